// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of networking.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** A range of addresses from which pods of some nodes get theirs. Deprecated since 1.28 and removed in 1.29. */
export interface ClusterCIDR {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The range, and the nodes that it is for. */
    spec: ClusterCIDRSpec;
}

/** Several ClusterCIDR objects, as a list request answers them. */
export interface ClusterCIDRList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ClusterCIDR[] | null;
}

/** A range of addresses, and the nodes that it is for. */
export interface ClusterCIDRSpec {
    /** Nodes that the range is for; all where it is absent. */
    nodeSelector?: coreV1.NodeSelector;
    /** How many bits of an address tell the pods of one node apart; 4 at least. */
    perNodeHostBits: number;
    /** The block of IPv4 addresses; one of both families is needed. */
    ipv4: string;
    /** The block of IPv6 addresses; one of both families is needed. */
    ipv6: string;
}

/** An address that is taken, and by what; its name is the address in its shortest form. Deprecated since 1.30 and removed in 1.31. */
export interface IPAddress {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** What the address is taken by. */
    spec: IPAddressSpec;
}

/** Several IPAddress objects, as a list request answers them. */
export interface IPAddressList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: IPAddress[] | null;
}

/** What an address is taken by. */
export interface IPAddressSpec {
    /** The object that the address belongs to. */
    parentRef?: ParentReference;
}

/** Refers to an object by group, resource, namespace and name. */
export interface ParentReference {
    /** Group of the object; empty for the core group. */
    group?: string;
    /** Resource of the object, in the plural. */
    resource?: string;
    /** Namespace of the object, where it has one. */
    namespace?: string;
    /** Name of the object. */
    name?: string;
    /** UID of the object. */
    uid?: string;
}

/** Ranges from which services get their addresses. Deprecated since 1.30 and removed in 1.31. */
export interface ServiceCIDR {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The ranges. */
    spec: ServiceCIDRSpec;
    /** What is known of their use. */
    status: ServiceCIDRStatus;
}

/** Several ServiceCIDR objects, as a list request answers them. */
export interface ServiceCIDRList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ServiceCIDR[] | null;
}

/** Ranges from which services get their addresses. */
export interface ServiceCIDRSpec {
    /** One range for each family of addresses, two at most; they cannot be changed later. */
    cidrs?: string[];
}

/** What is known of the use of ranges. */
export interface ServiceCIDRStatus {
    /** Aspects of the ranges that were observed, such as Ready. */
    conditions?: (metaV1.Condition)[];
}
