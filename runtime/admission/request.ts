/** The request that admission plugins are asked about, made in one place for all operations. */
import type { User } from '../auth/contract.js';
import type { VersionDefinition } from '../model/definition/definition.js';
import type { ApiObject, JsonObject } from '../model/object.js';
import { Reservations } from './reservations.js';
import { Rounds } from './rounds.js';

export type Operation = 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';

/** What a request does, and to which resource or subresource. */
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
  /** The kind of what was sent: through a subresource, the subresource's. */
  readonly kind: string;
  readonly namespace: string;
  /** Empty where the name is still to be generated. */
  readonly name: string;
  /** What errors call the object: its name, or the start of one that is still to be generated. */
  readonly shownName: string;
  /**
   * The object in the hub version, or what was sent to an operation, as it was sent; undefined for a delete. Mutating
   * plugins may change it in place.
   */
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
  readonly user: User;
  readonly dryRun: boolean;
  /** How clients see the object through the subresource; undefined where they see it as it is. */
  readonly view: ObjectView | undefined;
  /** The version of the resource that was asked for. */
  readonly asked: VersionDefinition;
  /** What was asked for beside the object, such as CreateOptions; undefined where there are no options, as of a connection. */
  readonly options: (() => JsonObject) | undefined;
  /** The object names its namespace because the path does: the client did not. */
  readonly unplaced?: boolean;
  /** What the mutating plugins of this request know of each other. */
  readonly rounds: Rounds;
  /** What plugins took for the write, which is given back where it fails. */
  readonly reservations: Reservations;
  /** When the request is given up, by `performance.now()`; infinite where it is not. */
  readonly endsAt: number;
  warn(text: string): void;
  /** A fact for the audit log, told at the level `Metadata` or, with `detailed`, from `Request` on. */
  annotate(key: string, value: string, detailed?: boolean): void;
}

/** A part of an object as an object of another kind, such as its scale. */
export interface ObjectView {
  of(object: ApiObject): ApiObject;
  /** Changes the object in place to what the view says. */
  put(object: ApiObject, view: ApiObject): void;
}

/** Who asks, and in which version. */
export interface AskingCaller extends Pick<AdmissionRequest, 'warn' | 'annotate' | 'endsAt'> {
  readonly user: User;
  readonly version: VersionDefinition;
}

/** A write as its operation describes it. */
interface AskedWrite<O extends ApiObject | undefined> {
  readonly operation: Operation;
  readonly caller: AskingCaller;
  /** The kind of what was sent, where it is not that of the version. */
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
    shownName: name || (object?.metadata.generateName ?? ''),
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

/** The request with its objects typed where it is about the target; undefined where it is not. */
export const requestAbout = <T>(request: AdmissionRequest, target: Target): AdmissionRequestOf<T> | undefined =>
  isAbout(request, target) ? typedRequest<T>(request) : undefined;
