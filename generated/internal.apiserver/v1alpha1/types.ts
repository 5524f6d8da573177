// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of internal.apiserver.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Tells in which versions the API servers of a cluster write and read one resource; named group.resource. */
export interface StorageVersion {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Always empty; it exists only for the sake of the common shape. */
    spec: StorageVersionSpec;
    /** What each API server reports about the resource. */
    status: StorageVersionStatus;
}

/** Several StorageVersion objects, as a list request answers them. */
export interface StorageVersionList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: StorageVersion[] | null;
}

/** An empty object, since there is nothing to set. */
export interface StorageVersionSpec {
}

/** What the API servers report about one resource. */
export interface StorageVersionStatus {
    /** One entry per API server, with the versions it writes and reads. */
    storageVersions?: ServerStorageVersion[];
    /** The version all API servers write; left out while they disagree. */
    commonEncodingVersion?: string;
    /** Current observations, one entry per type. */
    conditions?: StorageVersionCondition[];
}

/** Versions used by one API server. */
export interface ServerStorageVersion {
    /** Identifies the API server that reports. */
    apiServerID?: string;
    /** Version in which this server writes the objects to storage. */
    encodingVersion?: string;
    /** Versions which this server can read from storage; the written one must be among them. */
    decodableVersions?: string[];
    /** Versions that the server serves, all of which it can decode. */
    servedVersions?: string[];
}

/** One observation about the storage version of a resource. */
export interface StorageVersionCondition {
    /** AllEncodingVersionsEqual is the only type: True when all API servers write the same version. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** The generation of the object that this condition was worked out for. */
    observedGeneration?: number | bigint;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}
