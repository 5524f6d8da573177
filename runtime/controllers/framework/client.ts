/** How controllers read and write objects: the same in a server's own process and over HTTP. */
import type { Kind, KindTypes } from '../../api-client/kind.js';
import type { ObjectClient } from '../../api-client/object-client.js';
import type { Objects, Subresource } from '../../api-client/resource.js';
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

/** What controllers use of the client of programs: in the process of a server, whatever does not need HTTP. They watch by informers. */
type Used = 'get' | 'list' | 'create' | 'update' | 'apply' | 'mergePatch' | 'strategicMergePatch' | 'jsonPatch' | 'delete';

/** The subresources that are views of the object itself, such as `status`. */
type Views<Types extends KindTypes> = {
  [Name in keyof Types['subresources'] & string]: Types['subresources'][Name] extends { readonly body: Types['object'] } ? Name : never;
}[keyof Types['subresources'] & string];

/** The objects of a kind for controllers, in one namespace where it has namespaces. */
type ControlledObjects<Types extends KindTypes> = Pick<Objects<Types>, keyof Objects<Types> & Used> & {
  /** A part of the object that is written by itself, such as `status`. */
  subresource<Name extends Views<Types>>(name: Name): Omit<Subresource<Types['subresources'][Name]>, 'create'>;
};

/** A kind for controllers: its objects, or of a kind with namespaces, the way to those of one. */
export type Controlled<Types extends KindTypes> = Types['scope'] extends 'Cluster'
  ? ControlledObjects<Types>
  : Pick<Objects<Types>, keyof Objects<Types> & 'list'> & { namespace(name: string): ControlledObjects<Types> };

/** Types say what the kind may be asked; all have the same code. */
export const controlled = <Types extends KindTypes>(objects: ObjectClient): Controlled<Types> => objects as unknown as Controlled<Types>;

export interface Client {
  /**
   * The objects of a kind, with its types: `client.of(configmaps).namespace('default').apply({ … })`. Throws if the server has no such kind;
   * over HTTP the first call rejects. Warnings and the validation of fields are those of requests over HTTP.
   */
  of<Types extends KindTypes>(kind: Kind<Types>): Controlled<Types>;
  /** A kind by its name. Throws if the server has no such kind; over HTTP the first call rejects. */
  resource<T = ApiObject>(name: ResourceName): ResourceClient<T>;
}
