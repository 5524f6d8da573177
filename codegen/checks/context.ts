/** What the checks of a resolved catalogue go by, and report with. */
import type { DiagnosticCode, Diagnostics } from '../diagnostics.js';
import { isGenerated, type KindModel, type TypeModel } from '../model.js';
import type { PublishedMessages } from '../published-messages.js';
import type { ResolvedCatalogue } from '../resolve.js';
import type { ResourceSource } from '../schema/schema.js';

/** Its declarations are those that code is generated for: what comes with a package was checked before. */
export interface CheckedCatalogue extends ResolvedCatalogue {
  /** Names of the feature gates and flags that fields and kinds may refer to. */
  readonly gates: readonly string[];
  readonly flags: readonly string[];
  /** Messages as they were generated before. */
  readonly published: PublishedMessages;
}

type Holes = Readonly<Record<string, string | number>>;

/** Reports a fault at a place, given by keys, of what the report is about. */
export type Report = (code: DiagnosticCode, keys: readonly (string | number)[], holes: Holes) => void;

/** What checks know beside the model: where each type stands. */
export interface CheckContext extends CheckedCatalogue {
  /** A report of faults of a type, or of a kind by its type. */
  at(type: TypeModel): Report;
  /** A report of faults of a field of a type. */
  atField(type: TypeModel, field: string): Report;
  /** Whether a file of a version is at fault already, so that what it declares may be missing. */
  faultIn(ref: string): boolean;
  /** Whether the file of a type is at fault already, so that what does not fit it elsewhere may only follow from that. */
  isAtFault(type: TypeModel): boolean;
}

export function checkContext(catalogue: CheckedCatalogue, diagnostics: Diagnostics): CheckContext {
  const places = new Map(catalogue.declarations.map((declaration) => [declaration.model, declaration]));
  const at =
    (type: TypeModel, ...below: readonly string[]): Report =>
    (code, keys, holes) => {
      const place = places.get(type);
      if (place !== undefined) diagnostics.report(code, place.file.position([...place.keys, ...below, ...keys]), holes);
    };
  return {
    ...catalogue,
    at: (type) => at(type),
    atField: (type, field) => at(type, 'fields', field),
    isAtFault: (type) => {
      const place = places.get(type);
      return place !== undefined && diagnostics.all.some(({ at }) => at.file === place.file.position([]).file);
    },
    faultIn: (ref) => diagnostics.isFaultIn(ref),
  };
}

/** A kind that requests can be made for. */
export interface ServedKind extends KindModel {
  readonly resource: ResourceSource;
}

const isServed = (kind: KindModel): kind is ServedKind => kind.resource !== undefined;

/** Whether a kind names a hub that the catalogue does not have. */
export const isWithoutHub = (kind: ServedKind): boolean => kind.resource.hub !== undefined && kind.hub === kind;

/**
 * All kinds that are served, in the order of groups and versions. Those that come with packages are first: of two kinds that cannot be
 * beside each other, the later one is at fault.
 */
export const servedKinds = ({ model }: ResolvedCatalogue): ServedKind[] =>
  model.groups
    .flatMap((g) => g.versions)
    .sort((a, b) => Number(isGenerated(a)) - Number(isGenerated(b)))
    .flatMap((v) => [...v.kinds.values()].filter(isServed));
