// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of resource.k8s.io/v1beta2. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** A kind of device that claims can ask for, set up by those who run the cluster. Deprecated since 1.36 and removed in 1.39. */
export interface DeviceClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which devices are of the class, and how they are set up. */
    spec: DeviceClassSpec;
}

/** Several DeviceClass objects, as a list request answers them. */
export interface DeviceClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: DeviceClass[] | null;
}

/** Which devices are of a class, and how they are set up. */
export interface DeviceClassSpec {
    /** What all devices of the class must meet. */
    selectors?: DeviceSelector[];
    /** Settings for the drivers of devices that are allocated through the class. */
    config?: DeviceClassConfiguration[];
    /** Extended resource under which containers can ask for devices of the class. */
    extendedResourceName?: string;
}

/** One way to select devices. */
export interface DeviceSelector {
    /** Selects by an expression. */
    cel?: CELDeviceSelector;
}

/** Settings that a class has for its devices. */
export interface DeviceClassConfiguration {
    /** Settings that the driver alone understands. */
    opaque?: OpaqueDeviceConfiguration;
}

/** Selects devices by an expression in CEL. */
export interface CELDeviceSelector {
    /** Expression over device, with driver, attributes and capacity, that gives true for those wanted. */
    expression: string;
}

/** Settings for one driver. */
export interface DeviceConfiguration {
    /** Settings that the driver alone understands. */
    opaque?: OpaqueDeviceConfiguration;
}

/** Settings that one driver alone understands. */
export interface OpaqueDeviceConfiguration {
    /** Name of the driver that they are for. */
    driver: string;
    /** An object with a kind and a version of its own, 10 KiB at most. */
    parameters: Record<string, unknown> | null;
}

/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.39 and removed in 1.42. */
export interface DeviceTaintRule {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The taint, and the devices that get it. */
    spec: DeviceTaintRuleSpec;
    /** What came of the rule so far. */
    status: DeviceTaintRuleStatus;
}

/** Several DeviceTaintRule objects, as a list request answers them. */
export interface DeviceTaintRuleList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: DeviceTaintRule[] | null;
}

/** A taint, and the devices that get it. */
export interface DeviceTaintRuleSpec {
    /** Devices that get the taint; none where it is absent, and all where it is empty. */
    deviceSelector?: DeviceTaintSelector;
    /** The taint. */
    taint: DeviceTaint;
}

/** What came of a rule so far. */
export interface DeviceTaintRuleStatus {
    /** Aspects that were observed, such as whether pods are still evicted; 8 at most. */
    conditions?: (metaV1.Condition)[];
}

/** Devices by what they have in common; each part that is there must hold. */
export interface DeviceTaintSelector {
    /** Name of their driver. */
    driver?: string;
    /** Name of the pool that they are in. */
    pool?: string;
    /** Name of the one device. */
    device?: string;
}

/** Asks for devices, and says which ones were given and who uses them. Deprecated since 1.36 and removed in 1.39. */
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
    /** The devices that are asked for. */
    devices: DeviceClaim;
}

/** What a claim was given, and who uses it. */
export interface ResourceClaimStatus {
    /** What was given; absent while nothing is. */
    allocation?: AllocationResult;
    /** Who may use the claim now; 256 at most, and one alone where the devices are not shared. */
    reservedFor?: ResourceClaimConsumerReference[];
    /** State of each device, as its driver tells it. */
    devices?: AllocatedDeviceStatus[];
}

/** Devices that are asked for together. */
export interface DeviceClaim {
    /** The requests, each of which must be met; 32 at most. */
    requests: DeviceRequest[] | null;
    /** What devices of several requests must have in common. */
    constraints?: DeviceConstraint[];
    /** Settings for the drivers of the devices. */
    config?: DeviceClaimConfiguration[];
}

/** What a claim was given. */
export interface AllocationResult {
    /** The devices, and the settings for their drivers. */
    devices: DeviceAllocationResult;
    /** Nodes from which the devices can be used; all where it is absent. */
    nodeSelector?: coreV1.NodeSelector;
    /** When the devices were given. */
    allocationTimestamp?: string;
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

/** State of a device that a claim was given. */
export interface AllocatedDeviceStatus {
    /** Name of the device's driver. */
    driver: string;
    /** Pool that the device is in. */
    pool: string;
    /** Name of the device in its pool. */
    device: string;
    /** Which share of the device it is, where the device is shared. */
    shareID?: string;
    /** Aspects of the device that were observed; 8 at most. */
    conditions: (metaV1.Condition)[] | null;
    /** Whatever else the driver tells, 10 KiB at most. */
    data?: Record<string, unknown>;
    /** What the driver tells of a network device. */
    networkData?: NetworkDeviceData;
}

/** One device or more that a claim asks for - just so, or the first of several ways that can be met. */
export interface DeviceRequest {
    /** Name by which pods, constraints and settings refer to the request. */
    name: string;
    /** The one way in which the request can be met. */
    exactly?: ExactDeviceRequest;
    /** Ways to meet the request, of which the first that can be met is taken; 8 at most. */
    firstAvailable?: DeviceSubRequest[];
}

/** What the devices of several requests must have in common, or not. */
export interface DeviceConstraint {
    /** Requests that it is about; all where none is named. */
    requests?: string[];
    /** Attribute that all the devices must have with the same value. */
    matchAttribute?: string;
    /** Attribute that all the devices must have with different values. */
    distinctAttribute?: string;
}

/** Settings for the devices of some requests. */
export interface DeviceClaimConfiguration {
    /** Requests that the settings are for; all where none is named. */
    requests?: string[];
    /** Settings that the driver alone understands. */
    opaque?: OpaqueDeviceConfiguration;
}

/** Devices that a claim was given, with their settings. */
export interface DeviceAllocationResult {
    /** The devices, each with the request that it was given for. */
    results?: DeviceRequestAllocationResult[];
    /** The settings of class and claim together, in the order in which drivers apply them. */
    config?: DeviceAllocationConfiguration[];
}

/** What a driver tells of a network device. */
export interface NetworkDeviceData {
    /** Name of the interface inside of the pod, 256 letters at most. */
    interfaceName?: string;
    /** Addresses of the interface with their prefix lengths, such as 192.0.2.5/24; 16 at most. */
    ips?: string[];
    /** Hardware address of the interface, 128 letters at most. */
    hardwareAddress?: string;
}

/** Devices of a class, and how many. */
export interface ExactDeviceRequest {
    /** Name of the class. */
    deviceClassName: string;
    /** What devices must meet beyond the class. */
    selectors?: DeviceSelector[];
    /** ExactCount for a number of devices, or All for all that match. */
    allocationMode: string;
    /** How many devices; 1 by default, and only with ExactCount. */
    count?: number | bigint;
    /** Access for administrators beside whoever uses the devices; only in namespaces that are labelled for it. */
    adminAccess?: boolean;
    /** Taints of devices that the request puts up with. */
    tolerations?: DeviceToleration[];
    /** How much of each device is needed. */
    capacity?: CapacityRequirements;
}

/** One of several ways to meet a request. */
export interface DeviceSubRequest {
    /** Name of the way; pods refer to it after that of the request and a slash. */
    name: string;
    /** Name of the class. */
    deviceClassName: string;
    /** What devices must meet beyond the class. */
    selectors?: DeviceSelector[];
    /** ExactCount for a number of devices, or All for all that match. */
    allocationMode: string;
    /** How many devices; 1 by default, and only with ExactCount. */
    count?: number | bigint;
    /** Taints of devices that the request puts up with. */
    tolerations?: DeviceToleration[];
    /** How much of each device is needed. */
    capacity?: CapacityRequirements;
}

/** A device that was given for a request. */
export interface DeviceRequestAllocationResult {
    /** Name of the request, with that of the way that was taken after a slash. */
    request: string;
    /** Name of the device's driver. */
    driver: string;
    /** Pool that the device is in. */
    pool: string;
    /** Name of the device in its pool. */
    device: string;
    /** Whether it was given for administrators. */
    adminAccess: boolean | null;
    /** Tolerations of the request when the device was given. */
    tolerations?: DeviceToleration[];
    /** Conditions that the device must have before the pod is bound to its node. */
    bindingConditions?: string[];
    /** Conditions of the device that end the attempt to bind the pod. */
    bindingFailureConditions?: string[];
    /** Which share of the device was given, where it is shared. */
    shareID?: string;
    /** How much of the device's capacity was given. */
    consumedCapacity?: Record<string, string>;
}

/** Settings for devices that were given, and where they come from. */
export interface DeviceAllocationConfiguration {
    /** FromClass or FromClaim. */
    source: string;
    /** Requests that the settings are for; all where none is named. */
    requests?: string[];
    /** Settings that the driver alone understands. */
    opaque?: OpaqueDeviceConfiguration;
}

/** Taints that a request puts up with. */
export interface DeviceToleration {
    /** Key of the taints; all keys where it is empty, which needs the operator Exists. */
    key?: string;
    /** Equal, which is the default, or Exists for any value. */
    operator: string;
    /** Value of the taints; empty with Exists. */
    value?: string;
    /** Effect of the taints; all where it is absent. */
    effect?: string;
    /** How long NoExecute taints are put up with, in seconds; for ever where it is absent. */
    tolerationSeconds?: number | bigint;
}

/** How much of a device is needed. */
export interface CapacityRequirements {
    /** Amounts by the name of the capacity. */
    requests?: Record<string, string>;
}

/** What claims look like that are made for pods. Deprecated since 1.36 and removed in 1.39. */
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

/** Devices of one driver that are in one pool, or a part of those. Deprecated since 1.36 and removed in 1.39. */
export interface ResourceSlice {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The devices, and from where they can be used. */
    spec: ResourceSliceSpec;
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

/** Devices of a driver and from where they can be used. */
export interface ResourceSliceSpec {
    /** Name of the driver; cannot be changed later. */
    driver: string;
    /** Pool that the devices are in. */
    pool: ResourcePool;
    /** Node whose devices they are; cannot be changed later. */
    nodeName?: string;
    /** Nodes from which the devices can be used. */
    nodeSelector?: coreV1.NodeSelector;
    /** Whether the devices can be used from every node. */
    allNodes?: boolean;
    /** The devices; 128 at most, or 64 where any has taints or counters. */
    devices: Device[] | null;
    /** Whether each device says for itself from where it can be used. */
    perDeviceNodeSelection?: boolean;
    /** Counters that devices of the slice draw on together. */
    sharedCounters?: CounterSet[];
}

/** A pool of devices that several slices describe. */
export interface ResourcePool {
    /** Name of the pool, names of DNS joined by slashes; often that of the node. */
    name: string;
    /** Counts the changes of the pool; slices of earlier generations are out of date. */
    generation: number | bigint;
    /** How many slices of this generation there are. */
    resourceSliceCount: number | bigint;
}

/** One device. */
export interface Device {
    /** Name of the device, which no other of the pool has. */
    name: string;
    /** What the device is like, by names that may begin with a domain and a slash. */
    attributes?: Record<string, DeviceAttribute>;
    /** Amounts that the device has, by name. */
    capacity?: Record<string, DeviceCapacity>;
    /** What the device takes from counters when it is given. */
    consumesCounters?: DeviceCounterConsumption[];
    /** Node from which the device can be used. */
    nodeName?: string;
    /** Nodes from which the device can be used. */
    nodeSelector?: coreV1.NodeSelector;
    /** Whether the device can be used from every node. */
    allNodes?: boolean;
    /** Taints of the device, which requests must put up with. */
    taints?: DeviceTaint[];
    /** Whether the claim is bound to the node that the device is given on. */
    bindsToNode?: boolean;
    /** Conditions that the device must have before a pod is bound to its node; 4 at most. */
    bindingConditions?: string[];
    /** Conditions of the device that end the attempt to bind a pod; 4 at most. */
    bindingFailureConditions?: string[];
    /** Whether the device can be given to several claims at once. */
    allowMultipleAllocations?: boolean;
    /** What the device takes from its node's resources, by their names. */
    nodeAllocatableResourceMappings?: Record<string, NodeAllocatableResourceMapping>;
}

/** Counters that devices draw on together. */
export interface CounterSet {
    /** Name of the set. */
    name: string;
    /** The counters by name. */
    counters?: Record<string, Counter>;
}

/** A value that describes a device; one of its forms is given. */
export interface DeviceAttribute {
    /** A whole number. */
    int?: number | bigint;
    /** True or false. */
    bool?: boolean;
    /** A text, 64 letters at most. */
    string?: string;
    /** A version as semver.org writes them, 64 letters at most. */
    version?: string;
    /** Several whole numbers. */
    ints?: (number | bigint)[];
    /** Several of true and false. */
    bools?: boolean[];
    /** Several texts. */
    strings?: string[];
    /** Several versions. */
    versions?: string[];
}

/** An amount that a device has. */
export interface DeviceCapacity {
    /** How much there is. */
    value: string;
    /** In which amounts it can be asked for, where the device is shared. */
    requestPolicy?: CapacityRequestPolicy;
}

/** What a device takes from one set of counters. */
export interface DeviceCounterConsumption {
    /** Name of the set. */
    counterSet: string;
    /** Amounts by the name of the counter. */
    counters?: Record<string, Counter>;
}

/** Keeps requests away that do not put up with it. */
export interface DeviceTaint {
    /** Key of the taint. */
    key: string;
    /** Value of the taint. */
    value?: string;
    /** NoSchedule, NoExecute, or None for one that only informs. */
    effect: string;
    /** When the taint was added. */
    timeAdded?: string;
}

/** What a device takes from one resource of its node. */
export interface NodeAllocatableResourceMapping {
    /** Capacity of the device that says how much. */
    capacityKey?: string;
    /** What the amount is multiplied by, or the amount itself where no capacity is named. */
    allocationMultiplier?: string;
}

/** An amount that devices draw on. */
export interface Counter {
    /** How much there is. */
    value: string;
}

/** In which amounts a shared capacity can be asked for. */
export interface CapacityRequestPolicy {
    /** Amount for requests that name none. */
    default: string | null;
    /** The amounts that can be asked for, in rising order; others are rounded up to the next. */
    validValues?: string[];
    /** The range of amounts that can be asked for. */
    validRange?: CapacityRequestPolicyRange;
}

/** A range of amounts. */
export interface CapacityRequestPolicyRange {
    /** The least amount. */
    min?: string;
    /** The greatest amount. */
    max?: string;
    /** Distance between the amounts that can be asked for. */
    step?: string;
}
