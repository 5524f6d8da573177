/** What the documents of one or several catalogues say together: kinds, types, what holds them, and where fields stand. */
import type { KindReference, ReferenceDocument, TypeReference, TypeWords, VersionReference } from './document.js';

/** A type with its place. */
export interface TypeEntry extends TypeReference {
  readonly version: VersionReference;
  /** How the catalogue names it: `apps/v1.Deployment`. */
  readonly reference: string;
}

export interface KindEntry extends TypeEntry {
  readonly kind: KindReference;
}

/** Where a field is told of: the page of a type, and the row there. */
interface FieldPlace {
  readonly type: TypeEntry;
  readonly anchor: string;
}

const isKind = (type: TypeEntry): type is KindEntry => type.kind !== undefined;

/** The type with fields that a type of a field is about, as `apps/v1.DeploymentSpec`; undefined for scalars. */
export function partOf(type: TypeWords): string | undefined {
  if (typeof type === 'string') return undefined;
  if ('type' in type) return type.type;
  return partOf('list' in type ? type.list : type.map);
}

export class Reference {
  /** Kinds that requests can be made for, in all versions: own ones before those of the cluster, by group, name and version, the preferred one first. */
  readonly kinds: readonly KindEntry[];
  /** Those of the kinds, and all that they hold. */
  readonly types: readonly TypeEntry[];
  readonly #byReference = new Map<string, TypeEntry>();
  readonly #holders = new Map<TypeEntry, TypeEntry[]>();

  /** `has`: whether the kind of an apiVersion is there; all are by default. */
  constructor(documents: readonly ReferenceDocument[], has: (apiVersion: string, name: string) => boolean = () => true) {
    const known = new Map<string, TypeEntry>();
    const groups = new Map<string, number>();
    for (const version of documents.flatMap(({ versions }) => versions)) {
      if (!groups.has(version.group)) groups.set(version.group, groups.size);
      for (const { kind, ...type } of version.types) {
        const reference = `${version.ref}.${type.name}`;
        const entry = { ...type, version, reference };
        known.set(reference, kind !== undefined && has(version.apiVersion, type.name) ? { ...entry, kind } : entry);
      }
    }
    this.kinds = [...known.values()]
      .filter(isKind)
      .sort(
        (a, b) =>
          Number(a.version.ofCluster) - Number(b.version.ofCluster) ||
          (groups.get(a.version.group) ?? 0) - (groups.get(b.version.group) ?? 0) ||
          a.name.localeCompare(b.name) ||
          b.version.priority - a.version.priority,
      );
    const reached = new Set<TypeEntry>(this.kinds);
    for (const type of reached)
      for (const part of partsOf(type)) {
        const held = known.get(part);
        if (held === undefined) continue;
        reached.add(held);
        this.#holders.set(held, [...(this.#holders.get(held) ?? []), type]);
      }
    this.types = [...reached];
    for (const type of this.types) this.#byReference.set(type.reference, type);
  }

  type(reference: string): TypeEntry | undefined {
    return this.#byReference.get(reference);
  }

  /** A type by its name, and a version by its folder or by its group, which is `core` where it has no name. */
  find(folderOrGroup: string, version: string, name: string): TypeEntry | undefined {
    const group = folderOrGroup === 'core' ? '' : folderOrGroup;
    return (
      this.type(`${folderOrGroup}/${version}.${name}`) ??
      this.types.find((type) => type.name === name && type.version.version === version && type.version.group === group)
    );
  }

  /** A kind as lifetimes name it: `apps/v1/Deployment`, by apiVersion and name. */
  kind(name: string): KindEntry | undefined {
    return this.kinds.find((kind) => `${kind.version.apiVersion}/${kind.name}` === name);
  }

  /** The types whose fields hold a type. */
  holdersOf(type: TypeEntry): readonly TypeEntry[] {
    return this.#holders.get(type) ?? [];
  }

  /** All versions of a kind, the preferred one first. */
  versionsOf({ kind: { hub } }: KindEntry): KindEntry[] {
    return this.kinds.filter(({ kind }) => kind.hub === hub).sort((a, b) => b.version.priority - a.version.priority);
  }

  /** Whether a type is a part of this kind alone, so that its page shows it in place. */
  isOwn(kind: KindEntry, type: TypeEntry): boolean {
    return type.collection === undefined && !isKind(type) && type.version === kind.version && this.#isHeldBy(kind, type, new Set());
  }

  #isHeldBy(kind: TypeEntry, type: TypeEntry, seen: Set<TypeEntry>): boolean {
    if (type === kind || seen.has(type)) return true;
    seen.add(type);
    const above = this.holdersOf(type);
    return above.length > 0 && above.every((holder) => this.#isHeldBy(kind, holder, seen));
  }

  /**
   * Where the field of an object is told of: on the page of the kind as far as that shows types in place, else on that of the innermost
   * type. Steps are names of members, and numbers for items of lists. Undefined for what no type has.
   */
  fieldPlace(kind: KindEntry, path: readonly (string | number)[]): FieldPlace | undefined {
    let place: FieldPlace = { type: kind, anchor: '' };
    let type: TypeWords = { type: kind.reference };
    /** The way from the field into the lists and maps that it holds. */
    let into = '';
    for (const step of path) {
      if (typeof type === 'object' && 'list' in type) {
        type = type.list;
        into += '[]';
        continue;
      }
      if (typeof type === 'object' && 'map' in type) {
        type = type.map;
        into += '.*';
        continue;
      }
      const holder: TypeEntry | undefined = this.type(partOf(type) ?? '');
      if (holder?.collection !== undefined) return place;
      const field = holder?.fields.find(({ name }) => name === step);
      if (holder === undefined || field === undefined) return place.anchor === '' ? undefined : place;
      const isInPlace = place.type === holder || (isKind(place.type) && this.isOwn(place.type, holder));
      place = isInPlace
        ? { type: place.type, anchor: place.anchor === '' ? field.name : `${place.anchor}${into}.${field.name}` }
        : { type: holder, anchor: field.name };
      type = field.type;
      into = '';
    }
    return place;
  }
}

/** What the fields of a type hold, each once. */
const partsOf = ({ fields, collection }: TypeReference): string[] => [
  ...new Set([...fields.map(({ type }) => type), ...(collection === undefined ? [] : [collection])].flatMap((type) => partOf(type) ?? [])),
];
