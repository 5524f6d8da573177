// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of rbac.authorization.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface ClusterRole {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    rules?: PolicyRule[] | null;
    /** - */
    aggregationRule?: AggregationRule | null;
}

/** Several ClusterRole objects, as a list request answers them. */
export interface ClusterRoleList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ClusterRole[] | null;
}

/** - */
export interface AggregationRule {
    /** - */
    clusterRoleSelectors?: (metaV1.LabelSelector)[];
}

/** - */
export interface ClusterRoleBinding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    subjects?: Subject[];
    /** - */
    roleRef: RoleRef | null;
}

/** Several ClusterRoleBinding objects, as a list request answers them. */
export interface ClusterRoleBindingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ClusterRoleBinding[] | null;
}

/** - */
export interface Role {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    rules?: PolicyRule[] | null;
}

/** Several Role objects, as a list request answers them. */
export interface RoleList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Role[] | null;
}

/** - */
export interface RoleBinding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    subjects?: Subject[];
    /** - */
    roleRef: RoleRef | null;
}

/** Several RoleBinding objects, as a list request answers them. */
export interface RoleBindingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: RoleBinding[] | null;
}

/** - */
export interface PolicyRule {
    /** - */
    verbs: string[] | null;
    /** - */
    apiGroups?: string[];
    /** - */
    resources?: string[];
    /** - */
    resourceNames?: string[];
    /** - */
    nonResourceURLs?: string[];
}

/** - */
export interface Subject {
    /** - */
    kind: string | null;
    /** - */
    apiGroup?: string;
    /** - */
    name: string | null;
    /** - */
    namespace?: string;
}

/** - */
export interface RoleRef {
    /** - */
    apiGroup: string | null;
    /** - */
    kind: string | null;
    /** - */
    name: string | null;
}
