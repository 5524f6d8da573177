// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of rbac.authorization.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** A named set of rights for cluster-wide objects, or for reuse in any namespace. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export interface ClusterRole {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The rights granted; overwritten by the controller when aggregationRule is set. */
    rules: PolicyRule[] | null;
    /** Lets the controller fill in the rules from other ClusterRoles found by their labels. */
    aggregationRule?: AggregationRule;
}

/** Several ClusterRole objects, as a list request answers them. */
export interface ClusterRoleList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ClusterRole[] | null;
}

/** Says which ClusterRoles are combined into this one. */
export interface AggregationRule {
    /** Label selectors; the rules of every ClusterRole that fits at least one of them are added. */
    clusterRoleSelectors?: (metaV1.LabelSelector)[];
}

/** Hands the rights of a ClusterRole to users, groups or service accounts in all namespaces and for cluster-wide objects. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export interface ClusterRoleBinding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Who receives the rights; may be empty. */
    subjects?: Subject[];
    /** The ClusterRole granted; it cannot be changed later, so delete and recreate the binding instead. */
    roleRef: RoleRef;
}

/** Several ClusterRoleBinding objects, as a list request answers them. */
export interface ClusterRoleBindingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ClusterRoleBinding[] | null;
}

/** A named set of rights within one namespace, granted to someone through a RoleBinding. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export interface Role {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The rights, all of which apply within this namespace only. */
    rules: PolicyRule[] | null;
}

/** Several Role objects, as a list request answers them. */
export interface RoleList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Role[] | null;
}

/** Hands the rights of a Role or ClusterRole to users, groups or service accounts within one namespace. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export interface RoleBinding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Who receives the rights; may be empty. */
    subjects?: Subject[];
    /** The role granted; it cannot be changed later, so delete and recreate the binding instead. */
    roleRef: RoleRef;
}

/** Several RoleBinding objects, as a list request answers them. */
export interface RoleBindingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: RoleBinding[] | null;
}

/** Grants some verbs on some resources or on some plain URL paths; rules only add rights and never take any away. */
export interface PolicyRule {
    /** Actions allowed, such as get, list, create or delete; * stands for all. */
    verbs: string[] | null;
    /** API groups of the resources, with the empty string for the core group and * for all. */
    apiGroups?: string[];
    /** Plural resource names, with a subresource after a slash as in pods/log; * stands for all. */
    resources?: string[];
    /** Limits the rule to objects with these names; empty allows any, and create or list cannot sensibly be limited this way. */
    resourceNames?: string[];
    /** URL paths outside the resource API, such as /healthz or /healthz/*; effective only in a ClusterRole bound by a ClusterRoleBinding. */
    nonResourceURLs?: string[];
}

/** Someone who receives the rights of a binding. */
export interface Subject {
    /** What the subject is: User, Group or ServiceAccount. */
    kind: string;
    /** Group of the subject's kind: empty for ServiceAccount and rbac.authorization.k8s.io for User and Group, filled in when left out. */
    apiGroup?: string;
    /** Name of the user, group or service account. */
    name: string;
    /** Namespace of a ServiceAccount; must stay empty for users and groups. */
    namespace?: string;
}

/** Points to the role whose rights a binding hands out. */
export interface RoleRef {
    /** API group of the role; always rbac.authorization.k8s.io. */
    apiGroup: string;
    /** Role or ClusterRole; a ClusterRoleBinding accepts only the latter. */
    kind: string;
    /** Name of the role; a Role is looked up in the binding's own namespace. */
    name: string;
}
