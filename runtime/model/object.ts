/** Objects as they travel through the server: JSON values, with bigint for integers beyond 2^53. */

export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json | undefined };
export type JsonObject = { [key: string]: Json | undefined };

export interface OwnerReference {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
  blockOwnerDeletion?: boolean;
}

export interface ManagedFieldsEntry {
  manager?: string;
  operation?: 'Apply' | 'Update';
  apiVersion?: string;
  time?: string;
  fieldsType?: string;
  fieldsV1?: JsonObject;
  subresource?: string;
}

/** Object metadata (specification 1, "Object metadata used by these conventions"). Times are RFC 3339 in UTC, whole seconds. */
export interface ObjectMeta {
  name?: string;
  generateName?: string;
  namespace?: string;
  selfLink?: string;
  uid?: string;
  resourceVersion?: string;
  generation?: number;
  creationTimestamp?: string | null;
  deletionTimestamp?: string;
  deletionGracePeriodSeconds?: number;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  ownerReferences?: OwnerReference[];
  finalizers?: string[];
  clusterName?: string;
  managedFields?: ManagedFieldsEntry[];
}

export interface ApiObject {
  kind?: string;
  apiVersion?: string;
  metadata: ObjectMeta;
  [key: string]: unknown;
}

/** The object as the JSON value that every object is by construction; TypeScript knows members of kinds as `unknown` only. */
export const asJson = (object: ApiObject): JsonObject => object as unknown as JsonObject;

/** The JSON value as an object of the API: for values that were decoded by the structure of a kind, or written by the server itself. */
export const asObject = (json: Json): ApiObject => json as unknown as ApiObject;

/** The object as one of its kind: for objects that were decoded by the structure of the kind whose generated interface is `T`. */
export const typed = <T>(object: ApiObject): T => object as unknown as T;

/** `<group>/<version>`, or only the version for the core group. */
export const apiVersionOf = (group: string, version: string): string => (group === '' ? version : `${group}/${version}`);

/** Splits an apiVersion into group and version; undefined where it has more than one slash. */
export function parseApiVersion(apiVersion: string): { group: string; version: string } | undefined {
  const parts = apiVersion.split('/');
  if (parts.length === 1) return { group: '', version: parts[0] ?? '' };
  if (parts.length === 2) return { group: parts[0] ?? '', version: parts[1] ?? '' };
  return undefined;
}
