// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiregistration.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Registers one version of an API group, served by this API server or by another behind a Service; named version.group. Deprecated since 1.19 and removed in 1.22; use apiregistration.k8s.io/v1. */
export interface APIService {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The group and version, the backend, and its rank. */
    spec: APIServiceSpec;
    /** Whether the backend can be reached. */
    status: APIServiceStatus;
}

/** Several APIService objects, as a list request answers them. */
export interface APIServiceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: APIService[] | null;
}

/** Points to the Service of an extension API server. */
export interface ServiceReference {
    /** Namespace in which the extension server's Service lives. */
    namespace?: string;
    /** Name of the Service that fronts the extension server. */
    name?: string;
    /** Port of the Service, 1 to 65535; 443 by default. */
    port: number;
}

/** Which group and version is served, by whom, and how it ranks among others. */
export interface APIServiceSpec {
    /** Service to which requests are passed on; null means that this API server answers them itself. */
    service?: ServiceReference;
    /** Name of the API group that is served. */
    group?: string;
    /** Version that is served, such as v1. */
    version?: string;
    /** If true, the backend's certificate is not checked; discouraged, and not allowed together with caBundle. */
    insecureSkipTLSVerify?: boolean;
    /** PEM certificates of the authorities that may sign the backend's certificate; left out, the server's system roots apply. */
    caBundle?: string;
    /** Rank of the group, 1 to 20000, the highest value of its versions counting; clients prefer groups with higher ranks. */
    groupPriorityMinimum: number;
    /** Rank of the version within its group, 1 to 1000, higher first; equal ranks are sorted by version name. */
    versionPriority: number;
}

/** One observation about whether an APIService works. */
export interface APIServiceCondition {
    /** Available is the only type: True when the backend can be reached. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** What the server reports about an APIService. */
export interface APIServiceStatus {
    /** Current observations, one entry per type. */
    conditions?: APIServiceCondition[];
}
