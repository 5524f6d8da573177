/** The request that admission plugins are asked about, made in one place for all operations. */
import type { User } from '../auth/contract.js';
import type { VersionDefinition } from '../model/definition.js';
import type { ApiObject } from '../model/object.js';

export type Operation = 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';

export interface AdmissionRequest {
  readonly operation: Operation;
  readonly group: string;
  readonly version: string;
  /** The kind of what was sent: through a subresource, the subresource's. */
  readonly kind: string;
  /** Plural name. */
  readonly resource: string;
  readonly subresource: string;
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
  warn(text: string): void;
}

/** A write as its operation describes it. */
export interface AskedWrite<O extends ApiObject | undefined> {
  readonly operation: Operation;
  /** Who asks, and in which version. */
  readonly caller: { readonly user: User; readonly version: VersionDefinition; warn(text: string): void };
  /** The kind of what was sent, where it is not that of the version. */
  readonly kind?: string;
  /** Empty where absent. */
  readonly subresource?: string;
  readonly namespace: string;
  readonly name: string;
  readonly object: O;
  readonly old: ApiObject | undefined;
  readonly dryRun: boolean;
}

export function admissionRequest<O extends ApiObject | undefined>(asked: AskedWrite<O>): AdmissionRequest & { readonly object: O } {
  const { operation, caller, namespace, name, object, old, dryRun } = asked;
  const { user, version, warn } = caller;
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
    warn,
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
export const isAbout = (request: AdmissionRequest, { group, resource, subresource = '' }: Target): boolean =>
  request.group === group && request.resource === resource && request.subresource === subresource;

/** An admission request about a kind whose generated interface in the hub version is `T`. */
export interface AdmissionRequestOf<T> extends Omit<AdmissionRequest, 'object' | 'old'> {
  readonly object: T | undefined;
  readonly old: T | undefined;
}

/** The request with its objects typed where it is about the target; undefined where it is not. */
export function requestAbout<T>(request: AdmissionRequest, target: Target): AdmissionRequestOf<T> | undefined {
  // Whoever names the target knows its interface: objects of a request were decoded by the structure of its kind.
  return isAbout(request, target) ? (request as unknown as AdmissionRequestOf<T>) : undefined;
}
