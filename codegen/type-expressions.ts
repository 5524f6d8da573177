/** Types as the catalogue writes them: `string`, `list<Line>`, `map<int32>`, `meta/v1.ObjectMeta`. */
import { nearest } from '../runtime/model/faults/nearest.js';
import { listed } from './diagnostics.js';
import type { GroupVersionModel, TypeExpression } from './model.js';
import { isScalar, SCALARS, SCALARS_BY_OTHER_NAMES } from './scalars.js';

type Versions = ReadonlyMap<string, GroupVersionModel>;

/** What stands in the place of a type that is not known, and was told of: any JSON. Checks expect nothing of it. */
const UNKNOWN: TypeExpression = { form: 'scalar', scalar: 'json' };

/** Whether a type, or that of its items or values, is one that is not known. */
export function isUnknown(type: TypeExpression): boolean {
  if (type.form === 'list') return isUnknown(type.items);
  return type.form === 'map' ? isUnknown(type.values) : type === UNKNOWN;
}

/** The type that a text means in a version. `unknown` is told of a word that is no type, and why. */
export function parseType(
  text: string,
  version: GroupVersionModel,
  versions: Versions,
  unknown: (type: string, why: string) => void,
): TypeExpression {
  const inner = /^(list|map)<(.+)>$/.exec(text);
  if (inner !== null) {
    const of = parseType(inner[2]?.trim() ?? '', version, versions, unknown);
    return inner[1] === 'list' ? { form: 'list', items: of } : { form: 'map', values: of };
  }
  if (isScalar(text)) return { form: 'scalar', scalar: text };
  const dot = text.lastIndexOf('.');
  const owner = dot < 0 ? version : versions.get(text.slice(0, dot));
  const type = owner?.types.get(dot < 0 ? text : text.slice(dot + 1));
  if (type !== undefined) return { form: 'named', type };
  unknown(text, faultOf(text, version, versions));
  return UNKNOWN;
}

const suggestion = (guess: string | undefined): string => (guess === undefined ? '' : ` (did you mean "${guess}"?)`);

function faultOf(text: string, version: GroupVersionModel, versions: Versions): string {
  const pair = /^\w+\s*,\s*(.+)$/.exec(text);
  if (pair !== null) return `; keys of maps are always text, and only the type of their values is written: map<${pair[1]}>`;
  const several = /^\[\](.+)$|^(.+)\[\]$|^(?:array|set)<(.+)>$/i.exec(text);
  if (several !== null) return `; several are written list<${several[1] ?? several[2] ?? several[3]}>`;
  const dot = text.lastIndexOf('.');
  if (dot >= 0) return faultOfReference(text.slice(0, dot), text.slice(dot + 1), versions);
  const own = [...version.types.keys()];
  const elsewhere = [...versions.values()].find((v) => v.types.has(text));
  const guess =
    SCALARS_BY_OTHER_NAMES[text.toLowerCase()] ??
    (elsewhere === undefined ? nearest(text, [...Object.keys(SCALARS), ...own]) : `${elsewhere.ref}.${text}`);
  const forms = `scalars are ${Object.keys(SCALARS).join(', ')}; types of ${version.ref} are ${listed(own)}`;
  return `${suggestion(guess)}; ${forms}; others are written list<…>, map<…> or <group>/<version>.<Type>`;
}

function faultOfReference(ref: string, name: string, versions: Versions): string {
  const owner = versions.get(ref);
  const known = [...(owner?.types.keys() ?? versions.keys())];
  const near = nearest(owner === undefined ? ref : name, known);
  const guess = suggestion(near === undefined ? undefined : owner === undefined ? `${near}.${name}` : `${ref}.${near}`);
  return owner === undefined
    ? `${guess}; the catalogue has no version ${ref}, but ${listed(known)}`
    : `${guess}; types of ${ref} are ${listed(known)}`;
}
