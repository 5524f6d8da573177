// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of resource.k8s.io/v1alpha2. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export interface PodSchedulingContext {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Nodes that the scheduler proposes. */
    spec: PodSchedulingContextSpec;
    /** What drivers say of these nodes. */
    status: PodSchedulingContextStatus;
}

/** Several PodSchedulingContext objects, as a list request answers them. */
export interface PodSchedulingContextList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodSchedulingContext[] | null;
}

/** Nodes that the scheduler proposes for a pod. */
export interface PodSchedulingContextSpec {
    /** Node for which claims are to be allocated now. */
    selectedNode?: string;
    /** Other nodes that the pod might run on; 128 at most. */
    potentialNodes?: string[];
}

/** What drivers say of the nodes that were proposed. */
export interface PodSchedulingContextStatus {
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
    /** What drivers keep of the allocation for the node; 32 at most. */
    resourceHandles?: ResourceHandle[];
    /** Nodes from which the resource can be used; all where it is absent. */
    availableOnNodes?: coreV1.NodeSelector;
    /** Whether several users may have the claim at once. */
    shareable?: boolean;
}

/** What one driver keeps of an allocation. */
export interface ResourceHandle {
    /** Name of the driver, where it is not that of the claim's class. */
    driverName?: string;
    /** Text that the driver alone understands; 16 KiB at most. */
    data?: string;
    /** What was allocated, where the scheduler did so. */
    structuredData?: StructuredResourceHandle;
}

/** What the scheduler allocated of one driver. */
export interface StructuredResourceHandle {
    /** Settings of the class for the driver, as they were at the time. */
    vendorClassParameters: Record<string, unknown> | null;
    /** Settings of the claim for the driver, as they were at the time. */
    vendorClaimParameters: Record<string, unknown> | null;
    /** Node whose resources they are; absent where they are not local to one. */
    nodeName?: string;
    /** What was allocated, one entry for each request. */
    results: DriverAllocationResult[] | null;
}

/** What was allocated for one request. */
export interface DriverAllocationResult {
    /** Settings of the request for the driver, as they were at the time. */
    vendorRequestParameters: Record<string, unknown> | null;
    /** What was allocated in the model of named resources. */
    namedResources?: NamedResourcesAllocationResult;
}

/** What was allocated, in one of the models of resources. */
export interface AllocationResultModel {
    /** What was allocated in the model of named resources. */
    namedResources?: NamedResourcesAllocationResult;
}

/** A named resource that was allocated. */
export interface NamedResourcesAllocationResult {
    /** Name of the instance. */
    name: string;
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

/** Settings of a claim that the scheduler understands. */
export interface ResourceClaimParameters {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Object from which they were made. */
    generatedFrom?: ResourceClaimParametersReference;
    /** Whether several users may have the claim at once. */
    shareable?: boolean;
    /** What is asked of each driver. */
    driverRequests?: DriverRequests[];
}

/** Several ResourceClaimParameters objects, as a list request answers them. */
export interface ResourceClaimParametersList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceClaimParameters[] | null;
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

/** What is asked of one driver. */
export interface DriverRequests {
    /** Name of the driver. */
    driverName?: string;
    /** Settings for the driver, for all of the requests. */
    vendorParameters: Record<string, unknown> | null;
    /** The requests, each of which must be met. */
    requests?: ResourceRequest[];
}

/** One thing that is asked for. */
export interface ResourceRequest {
    /** Settings for the driver, for this request. */
    vendorParameters: Record<string, unknown> | null;
    /** What is asked for in the model of named resources. */
    namedResources?: NamedResourcesRequest;
}

/** What is asked for, in one of the models of resources. */
export interface ResourceRequestModel {
    /** What is asked for in the model of named resources. */
    namedResources?: NamedResourcesRequest;
}

/** Asks for one named resource. */
export interface NamedResourcesRequest {
    /** Expression in CEL that is true for instances that will do. */
    selector: string;
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
    /** Whether the scheduler allocates by structured parameters, and no controller of the driver does. */
    structuredParameters?: boolean;
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

/** Settings of a class that the scheduler understands. */
export interface ResourceClassParameters {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Object from which they were made. */
    generatedFrom?: ResourceClassParametersReference;
    /** Settings for each driver. */
    vendorParameters?: VendorParameters[];
    /** What resources must meet, by driver. */
    filters?: ResourceFilter[];
}

/** Several ResourceClassParameters objects, as a list request answers them. */
export interface ResourceClassParametersList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceClassParameters[] | null;
}

/** Settings that one driver alone understands. */
export interface VendorParameters {
    /** Name of the driver. */
    driverName?: string;
    /** The settings, an object of any kind. */
    parameters: Record<string, unknown> | null;
}

/** What resources of one driver must meet. */
export interface ResourceFilter {
    /** Name of the driver. */
    driverName?: string;
    /** What resources must meet in the model of named resources. */
    namedResources?: NamedResourcesFilter;
}

/** What resources must meet, in one of the models of resources. */
export interface ResourceFilterModel {
    /** What resources must meet in the model of named resources. */
    namedResources?: NamedResourcesFilter;
}

/** What named resources must meet. */
export interface NamedResourcesFilter {
    /** Expression in CEL that is true for instances that will do. */
    selector: string;
}

/** Devices of one driver that are in one pool, or a part of those. */
export interface ResourceSlice {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Node whose resources they are; absent where they are not local to one. */
    nodeName?: string;
    /** Driver that tells of them. */
    driverName: string;
    /** Resources in the model of named resources. */
    namedResources?: NamedResourcesResources;
}

/** Several ResourceSlice objects, as a list request answers them. */
export interface ResourceSliceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceSlice[] | null;
}

/** Resources in one of the models. */
export interface ResourceModel {
    /** Resources in the model of named resources. */
    namedResources?: NamedResourcesResources;
}

/** Resources that have names. */
export interface NamedResourcesResources {
    /** The instances, each of which is given as a whole. */
    instances: NamedResourcesInstance[] | null;
}

/** One resource. */
export interface NamedResourcesInstance {
    /** Its name, which no other instance of the driver and the node has. */
    name: string;
    /** What it is like. */
    attributes?: NamedResourcesAttribute[];
}

/** A value that describes an instance. */
export interface NamedResourcesAttribute {
    /** Name of the value. */
    name: string;
    /** An amount. */
    quantity?: string;
    /** True or false. */
    bool?: boolean;
    /** A whole number. */
    int?: number | bigint;
    /** Several whole numbers. */
    intSlice?: NamedResourcesIntSlice;
    /** A text. */
    string?: string;
    /** Several texts. */
    stringSlice?: NamedResourcesStringSlice;
    /** A version as semver.org writes them. */
    version?: string;
}

/** A value; one of its forms is given. */
export interface NamedResourcesAttributeValue {
    /** An amount. */
    quantity?: string;
    /** True or false. */
    bool?: boolean;
    /** A whole number. */
    int?: number | bigint;
    /** Several whole numbers. */
    intSlice?: NamedResourcesIntSlice;
    /** A text. */
    string?: string;
    /** Several texts. */
    stringSlice?: NamedResourcesStringSlice;
    /** A version as semver.org writes them. */
    version?: string;
}

/** Several whole numbers. */
export interface NamedResourcesIntSlice {
    /** The numbers. */
    ints: (number | bigint)[] | null;
}

/** Several texts. */
export interface NamedResourcesStringSlice {
    /** The texts. */
    strings: string[] | null;
}
