// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of resource.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export interface PodScheduling {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Nodes that the scheduler proposes. */
    spec: PodSchedulingSpec;
    /** What drivers say of these nodes. */
    status: PodSchedulingStatus;
}

/** Several PodScheduling objects, as a list request answers them. */
export interface PodSchedulingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodScheduling[] | null;
}

/** Nodes that the scheduler proposes for a pod. */
export interface PodSchedulingSpec {
    /** Node for which claims are to be allocated now. */
    selectedNode?: string;
    /** Other nodes that the pod might run on; 128 at most. */
    potentialNodes?: string[];
}

/** What drivers say of the nodes that were proposed. */
export interface PodSchedulingStatus {
    /** By claim of the pod, what its driver says. */
    resourceClaims?: ResourceClaimSchedulingStatus[];
}

/** What a driver says of one claim of a pod. */
export interface ResourceClaimSchedulingStatus {
    /** The claim's name in the pod. */
    name?: string;
    /** Nodes on which the claim cannot be met; 128 at most. */
    unsuitableNodes?: string[];
}

/** Asks for devices, and says which ones were given and who uses them. */
export interface ResourceClaim {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** What is asked for; cannot be changed later. */
    spec: ResourceClaimSpec;
    /** What was given, and who uses it. */
    status: ResourceClaimStatus;
}

/** Several ResourceClaim objects, as a list request answers them. */
export interface ResourceClaimList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceClaim[] | null;
}

/** What a claim asks for. */
export interface ResourceClaimSpec {
    /** Class of the resource, which names the driver. */
    resourceClassName: string;
    /** Object in the claim's namespace with settings for the driver. */
    parametersRef?: ResourceClaimParametersReference;
    /** WaitForFirstConsumer allocates once a pod needs the claim, Immediate as soon as the claim is there. */
    allocationMode: string;
}

/** Names an object with settings for a claim. */
export interface ResourceClaimParametersReference {
    /** Group of the object's kind; the core group where it is empty. */
    apiGroup?: string;
    /** Kind of the object. */
    kind: string;
    /** Name of the object. */
    name: string;
}

/** What a claim was given, and who uses it. */
export interface ResourceClaimStatus {
    /** Driver that the claim was allocated by, as its class said then. */
    driverName?: string;
    /** What was given; absent while nothing is. */
    allocation?: AllocationResult;
    /** Who may use the claim now; 256 at most, and one alone where the devices are not shared. */
    reservedFor?: ResourceClaimConsumerReference[];
    /** Whether the driver is to take back what it gave, after which it unsets this. */
    deallocationRequested?: boolean;
}

/** What a claim was given. */
export interface AllocationResult {
    /** What the driver keeps of the allocation for the node; 16 KiB at most. */
    resourceHandle?: string;
    /** Nodes from which the resource can be used; all where it is absent. */
    availableOnNodes?: coreV1.NodeSelector;
    /** Whether several users may have the claim at once. */
    shareable?: boolean;
}

/** Somebody who uses a claim, in the claim's namespace. */
export interface ResourceClaimConsumerReference {
    /** Group of the user's resource; empty for the core group. */
    apiGroup?: string;
    /** Resource of the user, such as pods. */
    resource: string;
    /** Name of the user. */
    name: string;
    /** UID of the user; each is there once. */
    uid: string;
}

/** What claims look like that are made for pods. */
export interface ResourceClaimTemplate {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The claims that are made; cannot be changed later. */
    spec: ResourceClaimTemplateSpec;
}

/** Several ResourceClaimTemplate objects, as a list request answers them. */
export interface ResourceClaimTemplateList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceClaimTemplate[] | null;
}

/** What claims look like that are made from a template. */
export interface ResourceClaimTemplateSpec {
    /** Labels and annotations of the claims. */
    metadata: metaV1.ObjectMeta;
    /** What the claims ask for. */
    spec: ResourceClaimSpec;
}

/** A kind of resource that claims can ask for, and its driver. */
export interface ResourceClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Driver that allocates claims of the class. */
    driverName: string;
    /** Object with settings of the class for the driver. */
    parametersRef?: ResourceClassParametersReference;
    /** Nodes on which claims of the class can be met; all where it is absent. */
    suitableNodes?: coreV1.NodeSelector;
}

/** Several ResourceClass objects, as a list request answers them. */
export interface ResourceClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceClass[] | null;
}

/** Names an object with settings for a class. */
export interface ResourceClassParametersReference {
    /** Group of the object's kind; the core group where it is empty. */
    apiGroup?: string;
    /** Kind of the object. */
    kind: string;
    /** Name of the object. */
    name: string;
    /** Namespace of the object; absent for one of the cluster. */
    namespace?: string;
}
