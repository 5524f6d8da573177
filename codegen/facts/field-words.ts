/** What the catalogue says of a field, from what fact tables say of it. */
import { compareReleases, releaseAfter, releaseBefore } from '../../runtime/model/definition/releases.js';
import { SCALARS, type Scalar, scalarRow } from '../scalars.js';
import type { FactField, FactType, FactVersion, Tables } from './tables.js';

/** Words of an entry of the catalogue, in the order in which they are written. */
export type Words = Readonly<Record<string, unknown>>;

/** Whether a release is before another. */
export const isBefore = (a: string, b: string): boolean => compareReleases(a, b) < 0;

/** Types of the tables by their full names, and how the catalogue writes them. */
export class TypeNames {
  readonly #versions: ReadonlyMap<string, FactVersion>;

  /** `folders`: folders of the catalogue by the groups that are in them. */
  constructor(
    { versions }: Tables,
    private readonly folders: ReadonlyMap<string, string>,
  ) {
    this.#versions = new Map(versions.map((version) => [version.prefix, version]));
  }

  /** The folder of a group, which for new ones is the name without the domain of the cluster's own. */
  folderOf(group: string): string {
    return this.folders.get(group) ?? (group === '' ? 'core' : group.replace(/\.k8s\.io$/, ''));
  }

  find(name: string): FactType | undefined {
    const { prefix, type } = partsOf(name);
    return this.#versions.get(prefix)?.types[type];
  }

  /** A type as fields of `version` refer to it. Named lists and maps that are no messages are written as what they are. */
  written(type: string, version: FactVersion): string {
    const [, form, inner = ''] = /^(list|map)<(?:string,\s*)?(.*)>$/.exec(type) ?? [];
    if (form !== undefined) return `${form}<${this.written(inner, version)}>`;
    if (isScalar(type)) return type;
    const found = this.find(type);
    if (found?.alias !== undefined) return this.written(found.alias, version);
    if (found?.collection !== undefined && found.protoFields === undefined) return this.written(found.collection, version);
    const { prefix, type: name } = partsOf(type);
    if (prefix === version.prefix) return name;
    const other = this.#versions.get(prefix);
    if (prefix === 'meta.v1') return `meta/v1.${name}`;
    return other === undefined ? type : `${this.folderOf(other.group)}/${other.version}.${name}`;
  }

  isStruct(type: string): boolean {
    return !/^(list|map)</.test(type) && !isScalar(type) && this.find(type)?.collection === undefined;
  }
}

function partsOf(name: string): { prefix: string; type: string } {
  const at = name.lastIndexOf('.');
  return { prefix: name.slice(0, at), type: name.slice(at + 1) };
}

const isScalar = (type: string): type is Scalar => Object.hasOwn(SCALARS, type);

/** The field as it was in the first of some releases: its changes since then are taken back. */
function asOf(field: FactField, release: string): FactField {
  const later = (field.changes ?? []).filter(({ since }) => isBefore(release, since)).reverse();
  return { ...field, ...Object.fromEntries(later.map(({ key, from }) => [key, from ?? undefined])) };
}

/** Words of a field without its life and its description. */
function plainWords(field: FactField, version: FactVersion, names: TypeNames): Words {
  const { type = '', pointer = false, omitempty = false, patchStrategy, featureGate } = field;
  const isWritten = isScalar(type) && scalarRow(type).alwaysWritten === true;
  const isCollection = !isScalar(type) && !names.isStruct(type);
  const isPart = !isCollection && (isWritten || names.isStruct(type));
  return {
    type: names.written(type, version),
    ...word('required', field.required),
    ...(pointer && !isCollection ? { nullable: true } : {}),
    ...(!omitempty && (!isPart || pointer) ? { keepEmpty: true } : {}),
    ...word('default', field.default),
    ...word('enum', publishedValues(field, version)),
    ...word('listType', field.listType),
    ...word('listMapKeys', field.listMapKeys),
    ...word('mapType', field.mapType),
    ...word('structType', field.structType),
    ...word('patchStrategy', patchStrategy?.split(',')),
    ...word('patchMergeKey', field.patchMergeKey),
    ...word('featureGate', typeof featureGate === 'string' || featureGate === undefined ? gateIn(featureGate) : gateIn(featureGate.at(-1))),
  };
}

const word = (name: string, value: unknown): Words => (value === undefined || value === false ? {} : { [name]: value });

/** The first gate that a marker names; where it names several, rules of code judge the field. */
const gateIn = (marker: string | undefined): string | undefined => /^\w+/.exec(marker ?? '')?.[0];

/** The values of a text, where documents tell of them. */
function publishedValues(
  { enum: named = '' }: FactField,
  { enums = {}, closedEnums = {}, prefix }: FactVersion,
): readonly string[] | undefined {
  const name = named.startsWith(`${prefix}.`) ? named.slice(prefix.length + 1) : '';
  return closedEnums[name] === undefined ? undefined : enums[name];
}

/** Words that releases may change, by the keys of the tables. */
const CHANGING: Readonly<Record<string, string>> = {
  required: 'required',
  omitempty: 'keepEmpty',
  pointer: 'nullable',
  default: 'default',
  listType: 'listType',
  listMapKeys: 'listMapKeys',
  mapType: 'mapType',
  type: 'type',
};

/** What changes in a field, by release, as `changes` of the catalogue has it. */
export function changesOf(field: FactField, version: FactVersion, names: TypeNames): Readonly<Record<string, Words>> {
  const releases = [...new Set((field.changes ?? []).map(({ since }) => since))].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return Object.fromEntries(
    releases.flatMap((release) => {
      const before = plainWords(asOf(field, releaseBefore(release)), version, names);
      const after = plainWords(asOf(field, release), version, names);
      const words = (field.changes ?? []).flatMap(({ since, key }) => (since === release ? [CHANGING[key] ?? ''] : []));
      const changed = words.flatMap((name) => {
        if (name === '' || JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
        return [[name, after[name] ?? (typeof before[name] === 'boolean' ? false : null)] as const];
      });
      return changed.length === 0 ? [] : [[release, Object.fromEntries(changed)]];
    }),
  );
}

/** All that the catalogue says of a field. `born`: the first release of what has it; `last`: the last one, if any. */
export function fieldWords(
  field: FactField,
  version: FactVersion,
  names: TypeNames,
  { born, last, description }: { born: string | undefined; last: string | undefined; description: string | undefined },
): Words {
  const since = field.since !== undefined && (born === undefined || isBefore(born, field.since)) ? field.since : undefined;
  const until = field.until !== undefined && (last === undefined || isBefore(field.until, last)) ? field.until : undefined;
  const from = since ?? born;
  const { type, ...others } = plainWords(from === undefined ? field : asOf(field, from), version, names);
  const changes = Object.entries(changesOf(field, version, names)).filter(([release]) => from === undefined || isBefore(from, release));
  return {
    type,
    ...word('proto', field.proto),
    ...word('protoName', field.protoName === field.name ? undefined : field.protoName),
    ...word('since', since),
    ...word('until', until),
    ...others,
    ...(changes.length === 0 ? {} : { changes: Object.fromEntries(changes) }),
    ...word('deprecated', field.deprecated),
    ...word('description', description),
  };
}

/** The first release after the last one that has something. */
export const endOf = (until: string | undefined): string | undefined => (until === undefined ? undefined : releaseAfter(until));
