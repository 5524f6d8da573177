// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of storagemigration.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Asks that all objects of a resource be stored again, in the version that objects are stored in today. Deprecated since 1.33 and removed in 1.35. */
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
    resource: GroupVersionResource;
    /** Where the migration goes on that was interrupted, as lists continue. */
    continueToken?: string;
}

/** A resource in one version. */
export interface GroupVersionResource {
    /** Group of the resource; empty for the core group. */
    group?: string;
    /** Version of the group. */
    version?: string;
    /** Plural name of the resource. */
    resource?: string;
}

/** How far a migration is. */
export interface StorageVersionMigrationStatus {
    /** Aspects that were observed: whether it runs, succeeded or failed. */
    conditions?: MigrationCondition[];
    /** Version of the list of objects from which on all have been stored again. */
    resourceVersion?: string;
}

/** One aspect of how far a migration is. */
export interface MigrationCondition {
    /** Which aspect: Running, Succeeded or Failed. */
    type: string;
    /** True, False or Unknown. */
    status: string;
    /** When the condition was last written. */
    lastUpdateTime: string | null;
    /** Word for why the condition is so. */
    reason?: string;
    /** Sentence about it for people. */
    message?: string;
}
