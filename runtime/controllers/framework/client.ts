/** How controllers read and write objects: the same in a server's own process and over HTTP. */
import type { Draft } from '../../model/definition/draft.js';
import type { ApiObject } from '../../model/object.js';

/** A kind: `<plural>` or `<plural>.<group>`, in the version the server prefers; or one version of it, by its names in objects. */
export type ResourceName = string | { readonly apiVersion: string; readonly kind: string };

/** Text of a resource's name, the same for names that mean the same by their letters. */
export const textOf = (name: ResourceName): string => (typeof name === 'string' ? name : `${name.apiVersion}/${name.kind}`);

export interface ListSelection {
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
}

export interface DeleteSettings {
  readonly propagationPolicy?: 'Orphan' | 'Background' | 'Foreground';
  readonly gracePeriodSeconds?: number;
  /** The object that is meant: another of its name, or a changed one, stays. */
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
}

export interface PatchSettings {
  /** `merge` by default; `json` takes a list of operations. */
  readonly type?: 'merge' | 'strategic' | 'json';
  readonly subresource?: string;
}

export interface ApplySettings {
  /** Takes fields from those who own them; true by default, as controllers are to do. */
  readonly force?: boolean;
  readonly subresource?: string;
}

/**
 * Objects of one kind. `T` is its generated interface. Every call rejects with ApiError, whose `reason` and `code` are those of the
 * API (`NotFound`, `Conflict`, `AlreadyExists`, `Invalid`); objects that are given back may be changed. The namespace of cluster-wide
 * objects is empty.
 */
export interface ResourceClient<T = ApiObject> {
  get(namespace: string, name: string): Promise<T>;
  /** Objects of a namespace, or of all for the empty name. */
  list(namespace?: string, selection?: ListSelection): Promise<T[]>;
  create(object: Draft<T>): Promise<T>;
  /** Replaces the object; where it carries a resourceVersion, only that very version. */
  update(object: T): Promise<T>;
  updateStatus(object: T): Promise<T>;
  /** Replaces what another subresource shows of the object, such as `approval` or `finalize`. */
  updateSubresource(object: T, subresource: string): Promise<T>;
  patch(namespace: string, name: string, patch: unknown, settings?: PatchSettings): Promise<T>;
  /** Applies a configuration as this client's field manager. */
  apply(object: Draft<T>, settings?: ApplySettings): Promise<T>;
  delete(namespace: string, name: string, settings?: DeleteSettings): Promise<void>;
}

export interface Client {
  /** Throws, or lets the first call reject, where the server has no such kind. */
  resource<T = ApiObject>(name: ResourceName): ResourceClient<T>;
}
