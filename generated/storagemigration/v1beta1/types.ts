// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of storagemigration.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Asks that all objects of a resource be stored again, in the version that objects are stored in today. Deprecated since 1.38 and removed in 1.41. */
export interface StorageVersionMigration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** What is stored again; cannot be changed later. */
    spec: StorageVersionMigrationSpec;
    /** How far that is. */
    status: StorageVersionMigrationStatus;
}

/** Several StorageVersionMigration objects, as a list request answers them. */
export interface StorageVersionMigrationList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: StorageVersionMigration[] | null;
}

/** What is stored again. */
export interface StorageVersionMigrationSpec {
    /** The resource whose objects are stored again. */
    resource: metaV1.GroupResource;
}

/** How far a migration is. */
export interface StorageVersionMigrationStatus {
    /** Aspects that were observed: whether it runs, succeeded or failed. */
    conditions?: (metaV1.Condition)[];
    /** Version of the list of objects from which on all have been stored again. */
    resourceVersion?: string;
}
