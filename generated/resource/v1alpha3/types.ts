// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of resource.k8s.io/v1alpha3. */

import * as metaV1 from "../../meta/v1/types.js";

/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.36 and removed in 1.39. */
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
    /** Name of a class whose selectors they meet. */
    deviceClassName?: string;
    /** Name of their driver. */
    driver?: string;
    /** Name of the pool that they are in. */
    pool?: string;
    /** Name of the one device. */
    device?: string;
    /** What they must meet beside that. */
    selectors?: DeviceSelector[];
}

/** What devices must meet. */
export interface DeviceSelector {
    /** An expression that says so. */
    cel?: CELDeviceSelector;
}

/** An expression that selects devices. */
export interface CELDeviceSelector {
    /** Whether a device is meant, in CEL; it sees the device by that name. */
    expression: string;
}

/** A taint of devices, which claims without a toleration for it are not given. */
export interface DeviceTaint {
    /** Key of the taint. */
    key: string;
    /** Value of the taint. */
    value?: string;
    /** NoSchedule keeps new pods away, NoExecute evicts those that run as well, and None does nothing. */
    effect: string;
    /** When the taint was added. */
    timeAdded?: string;
}
