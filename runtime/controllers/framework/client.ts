/** How controllers read and write objects: the same in a server's own process and over HTTP. */
import type { Draft } from '../../model/definition/draft.js';
import type { ApiObject } from '../../model/object.js';

/** A kind: `<plural>` or `<plural>.<group>` in the server's preferred version, or one version of it by apiVersion and kind. */
export type ResourceName = string | { readonly apiVersion: string; readonly kind: string };

/** Text of a resource's name; equal for equally written names. */
export const textOf = (name: ResourceName): string => (typeof name === 'string' ? name : `${name.apiVersion}/${name.kind}`);

export interface ListSelection {
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
}

export interface DeleteSettings {
  readonly propagationPolicy?: 'Orphan' | 'Background' | 'Foreground';
  readonly gracePeriodSeconds?: number;
  /** Refuses to delete another object of the same name, or a changed one. */
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
}

export interface PatchSettings {
  /** `merge` by default; `json` takes a list of operations. */
  readonly type?: 'merge' | 'strategic' | 'json';
  readonly subresource?: string;
}

export interface ApplySettings {
  /** Takes over fields from other managers; true by default, as is usual for controllers. */
  readonly force?: boolean;
  readonly subresource?: string;
}

/**
 * Objects of one kind. `T` is its generated interface. Every call rejects with ApiError, whose `reason` and `code` are those of the API
 * (`NotFound`, `Conflict`, `AlreadyExists`, `Invalid`). Returned objects may be changed. The namespace of cluster-wide objects is empty.
 */
export interface ResourceClient<T = ApiObject> {
  get(namespace: string, name: string): Promise<T>;
  /** Objects of a namespace, or of all namespaces if the name is empty. */
  list(namespace?: string, selection?: ListSelection): Promise<T[]>;
  create(object: Draft<T>): Promise<T>;
  /** Replaces the object. If it carries a resourceVersion, that must be the current one. */
  update(object: T): Promise<T>;
  updateStatus(object: T): Promise<T>;
  /** Replaces the part of the object that a subresource such as `approval` or `finalize` shows. */
  updateSubresource(object: T, subresource: string): Promise<T>;
  patch(namespace: string, name: string, patch: unknown, settings?: PatchSettings): Promise<T>;
  /** Applies a configuration as this client's field manager. */
  apply(object: Draft<T>, settings?: ApplySettings): Promise<T>;
  delete(namespace: string, name: string, settings?: DeleteSettings): Promise<void>;
}

export interface Client {
  /** Throws if the server has no such kind; over HTTP the first call rejects. */
  resource<T = ApiObject>(name: ResourceName): ResourceClient<T>;
}
