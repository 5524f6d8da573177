// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of internal.apiserver.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface StorageVersion {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: StorageVersionSpec | null;
    /** - */
    status: StorageVersionStatus | null;
}

/** Several StorageVersion objects, as a list request answers them. */
export interface StorageVersionList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: StorageVersion[] | null;
}

/** - */
export interface StorageVersionSpec {
}

/** - */
export interface StorageVersionStatus {
    /** - */
    storageVersions?: ServerStorageVersion[];
    /** - */
    commonEncodingVersion?: string | null;
    /** - */
    conditions?: StorageVersionCondition[];
}

/** - */
export interface ServerStorageVersion {
    /** - */
    apiServerID?: string;
    /** - */
    encodingVersion?: string;
    /** - */
    decodableVersions?: string[];
}

/** - */
export interface StorageVersionCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason: string | null;
    /** - */
    message?: string;
}
