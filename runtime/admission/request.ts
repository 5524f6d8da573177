/** The request that admission plugins are asked about, made in one place for all operations. */
import type { User } from '../auth/contract.js';
import type { VersionDefinition } from '../model/definition/definition.js';
import type { ApiObject, JsonObject } from '../model/object.js';
import { Reservations } from './reservations.js';
import { Rounds } from './rounds.js';

export type Operation = 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';

/** The operation of a request, and the resource or subresource it is for. */
export interface RequestTarget {
  readonly operation: Operation;
  readonly group: string;
  /** Plural name. */
  readonly resource: string;
  /** Empty for the object itself. */
  readonly subresource: string;
}

export interface AdmissionRequest extends RequestTarget {
  readonly version: string;
  /** The kind of the request's object: through a subresource, the subresource's. */
  readonly kind: string;
  readonly namespace: string;
  /** Empty if the name is yet to be generated. */
  readonly name: string;
  /** The name in errors: the object's, the prefix of one that is yet to be generated, or `Unknown` where there is neither. */
  readonly shownName: string;
  /**
   * The object in the hub version, or what was sent to an operation, as it was sent; undefined for a delete. Mutating
   * plugins may change it in place.
   */
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
  readonly user: User;
  readonly dryRun: boolean;
  /** The view of the object through the subresource; undefined if it shows the object as it is. */
  readonly view: ObjectView | undefined;
  /** The version of the resource in the request. */
  readonly asked: VersionDefinition;
  /** The options of the request, such as CreateOptions; undefined if there are none, as for a connection. */
  readonly options: (() => JsonObject) | undefined;
  /** Whether the namespace was filled in from the path, because the client omitted it. */
  readonly unplaced?: boolean;
  /** State shared by the mutating plugins of this request. */
  readonly rounds: Rounds;
  /** What plugins took for the write; it is returned if the write fails. */
  readonly reservations: Reservations;
  /** Deadline of the request, by `performance.now()`; infinite if it has none. */
  readonly endsAt: number;
  warn(text: string): void;
  /** Adds an annotation to the audit event, at the level `Metadata` or, with `detailed`, from `Request` on. */
  annotate(key: string, value: string, detailed?: boolean): void;
}

/** A part of an object shown as another kind, such as its scale. */
export interface ObjectView {
  of(object: ApiObject): ApiObject;
  /** Applies the changed view to the object, in place. */
  put(object: ApiObject, view: ApiObject): void;
}

/** The user and the version of the request. */
export interface AskingCaller extends Pick<AdmissionRequest, 'warn' | 'annotate' | 'endsAt'> {
  readonly user: User;
  readonly version: VersionDefinition;
}

/** A write, as its operation describes it. */
interface AskedWrite<O extends ApiObject | undefined> {
  readonly operation: Operation;
  readonly caller: AskingCaller;
  /** The kind of the request's object, if it is not that of the version. */
  readonly kind?: string;
  readonly options: (() => JsonObject) | undefined;
  readonly unplaced?: boolean;
  readonly view?: ObjectView | undefined;
  /** Empty where absent. */
  readonly subresource?: string;
  readonly namespace: string;
  readonly name: string;
  readonly object: O;
  readonly old: ApiObject | undefined;
  readonly dryRun: boolean;
}

/** What errors call an object that has no name, such as each one that is deleted with its whole collection. */
const NAMELESS = 'Unknown';

export function admissionRequest<O extends ApiObject | undefined>(asked: AskedWrite<O>): AdmissionRequest & { readonly object: O } {
  const { operation, caller, namespace, name, object, old, dryRun, options, unplaced = false } = asked;
  const { user, version, endsAt, warn, annotate } = caller;
  return {
    operation,
    group: version.group,
    version: version.version,
    kind: asked.kind ?? version.kind,
    resource: version.plural,
    subresource: asked.subresource ?? '',
    namespace,
    name,
    shownName: name || object?.metadata.name || object?.metadata.generateName || NAMELESS,
    object,
    old,
    user,
    dryRun,
    view: asked.view,
    asked: version,
    options,
    unplaced,
    rounds: new Rounds(),
    reservations: new Reservations(),
    endsAt,
    warn,
    annotate,
  };
}

/** A resource or subresource of the API, by its group, its plural name and the subresource. */
export interface Target {
  readonly group: string;
  readonly resource: string;
  /** Empty, or absent, for the object itself. */
  readonly subresource?: string;
}

/** Whether the request goes through this very resource or subresource, in any version. */
export const isAbout = (request: RequestTarget, { group, resource, subresource = '' }: Target): boolean =>
  request.group === group && request.resource === resource && request.subresource === subresource;

/** Whether a request does one of the operations through this very resource or subresource, for a plugin's `concerns`. */
export const doing =
  (operations: readonly Operation[], ...targets: readonly Target[]) =>
  (request: RequestTarget): boolean =>
    operations.includes(request.operation) && targets.some((target) => isAbout(request, target));

/** An admission request about a kind whose generated interface in the hub version is `T`. */
export interface AdmissionRequestOf<T> extends Omit<AdmissionRequest, 'object' | 'old'> {
  readonly object: T | undefined;
  readonly old: T | undefined;
}

/** The request with its objects typed, for whoever knows their kind: they were decoded by its structure. */
export const typedRequest = <T>(request: AdmissionRequest): AdmissionRequestOf<T> => request as unknown as AdmissionRequestOf<T>;

/** The request with typed objects if it is about the target; undefined otherwise. */
export const requestAbout = <T>(request: AdmissionRequest, target: Target): AdmissionRequestOf<T> | undefined =>
  isAbout(request, target) ? typedRequest<T>(request) : undefined;
