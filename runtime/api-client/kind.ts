/** What a client knows of a kind: where requests for it go, and for the type checker what may be asked. */

/** The part of any object that clients use themselves. */
export interface Identified {
  readonly kind?: string;
  readonly apiVersion?: string;
  readonly metadata: { readonly name?: string; readonly namespace?: string; readonly uid?: string; readonly resourceVersion?: string };
}

export type Verb = 'create' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'update' | 'watch';

export interface SubresourceTypes {
  /** What its bodies hold. */
  readonly body: object;
  readonly verbs: 'create' | 'delete' | 'get' | 'patch' | 'update';
}

/** What the type checker knows of a kind. */
export interface KindTypes {
  /** The interface of its objects. */
  readonly object: Identified;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly verbs: Verb;
  /** By their names. */
  readonly subresources: object;
}

/** Types of a kind that is known only at run time. */
export interface AnyKind {
  readonly object: Identified & { readonly [field: string]: unknown };
  readonly scope: 'Namespaced';
  readonly verbs: Verb;
  readonly subresources: { readonly [name: string]: SubresourceTypes };
}

/** Has no value: it only gives the types a place. */
declare const TYPES: unique symbol;

/** One version of a kind. Generated code has one for each, and a literal does for kinds without generated code. */
export interface Kind<Types extends KindTypes = KindTypes> {
  /** `<group>/<version>`, or only the version for the group without a name. */
  readonly apiVersion: string;
  readonly kind: string;
  /** Its name in paths. */
  readonly plural: string;
  /** What names the namespace in paths, usually `namespaces`; absent for kinds whose objects are in none. */
  readonly scopedBy?: string;
  readonly [TYPES]?: Types;
}

/** Path of the version that a kind is in. */
export const rootOf = (apiVersion: string): string => (apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`);

/** Path of a collection, an object or a subresource. Without a namespace, collections of namespaced kinds span all of them. */
export function pathOf({ apiVersion, scopedBy, plural }: Kind, namespace = '', name = '', subresource = ''): string {
  const segments = [...(scopedBy !== undefined && namespace !== '' ? [scopedBy, namespace] : []), plural, name, subresource];
  return [rootOf(apiVersion), ...segments.filter((segment) => segment !== '').map(encodeURIComponent)].join('/');
}
