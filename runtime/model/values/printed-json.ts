/** Prints the bad value of a field error as JSON, as later servers do: types of the cluster by the names of their members, shared ones as in requests. */
import { isObject } from '../json/json.js';
import { stringify } from '../json/json-text.js';
import type { Fields, Site } from './difference.js';
import { goMemberName } from './go-names.js';
import { goTypeName } from './go-types.js';

/** Shared types are named by a version; they leave out what is empty. */
const SHARED = /^v\d/;

export function printedAsJson({ type, pointer, holder, field }: Site, value: unknown): string {
  const absent = value === undefined || value === null;
  if (absent && pointer) return 'null';
  const inside = (of: Site['type'], each: unknown): string => printedAsJson({ type: of, pointer: false, holder, field }, each);
  switch (type.kind) {
    case 'scalar':
      return absent ? emptyScalar(type.scalar) : stringify(value);
    case 'free':
      return absent ? 'null' : stringify(value);
    case 'list':
      return Array.isArray(value) ? `[${value.map((item) => inside(type.items, item)).join(',')}]` : 'null';
    case 'map': {
      if (!isObject<Fields>(value)) return 'null';
      const names = Object.keys(value).sort();
      return `{${names.map((name) => `${stringify(name)}:${inside(type.values, value[name])}`).join(',')}}`;
    }
    case 'struct':
      return `{${membersOf(type, isObject<Fields>(value) ? value : {}).join(',')}}`;
  }
}

type StructType = Extract<Site['type'], { kind: 'struct' }>;

/** The members of a struct; metadata stands among those of an object, which has no kind and no version of its own. */
function membersOf(type: StructType, fields: Fields): string[] {
  const name = goTypeName(type);
  const isShared = SHARED.test(name);
  const isObjectType = type.byName.has('metadata');
  return type.fields.flatMap((f) => {
    const value = fields[f.name];
    if (isObjectType && (f.name === 'kind' || f.name === 'apiVersion')) return [];
    if (f.name === 'metadata' && f.type.kind === 'struct') return membersOf(f.type, isObject<Fields>(value) ? value : {});
    if (isShared && f.omitEmpty && isEmpty(value)) return [];
    const shown = isShared ? f.name : goMemberName(f.name, f.type.kind === 'struct' ? f.type.name : undefined);
    return [`${stringify(shown)}:${printedAsJson({ type: f.type, pointer: f.pointer, holder: name, field: f.name }, value)}`];
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function emptyScalar(scalar: string): string {
  if (scalar === 'string') return '""';
  if (scalar === 'bool') return 'false';
  if (scalar === 'quantity') return '"0"';
  return /^(?:int|double)/.test(scalar) ? '0' : 'null';
}
