// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of policy/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Asks for a pod to be deleted unless a disruption budget forbids it; sent to the pod's eviction subresource. Deprecated since 1.22 and removed in 1.25. */
export interface Eviction {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Names the pod to evict and its namespace; the rest of the metadata carries no meaning here. */
    metadata: metaV1.ObjectMeta;
    /** Options for the deletion, such as the grace period or preconditions. */
    deleteOptions?: metaV1.DeleteOptions;
}

/** Limits how many pods of an application may be evicted at the same time, for instance while nodes are drained. Deprecated since 1.21 and removed in 1.25; use policy/v1. */
export interface PodDisruptionBudget {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which pods are protected and how many must stay up. */
    spec: PodDisruptionBudgetSpec;
    /** How many are healthy and how many may be evicted. */
    status: PodDisruptionBudgetStatus;
}

/** Several PodDisruptionBudget objects, as a list request answers them. */
export interface PodDisruptionBudgetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodDisruptionBudget[] | null;
}

/** Which pods are protected and how many of them must stay up. */
export interface PodDisruptionBudgetSpec {
    /** How many selected pods, as a number or percentage, must stay up during an eviction; cannot be combined with maxUnavailable. */
    minAvailable?: number | string;
    /** Labels of the protected pods; in this version both an empty selector and null take no pods at all. */
    selector?: metaV1.LabelSelector;
    /** How many selected pods, as a number or percentage, may be down after an eviction; cannot be combined with minAvailable. */
    maxUnavailable?: number | string;
    /** When running pods that are not ready may be evicted - IfHealthyBudget or AlwaysAllow. */
    unhealthyPodEvictionPolicy?: string;
}

/** What the controller last worked out for a budget. */
export interface PodDisruptionBudgetStatus {
    /** The generation of the spec that this status belongs to; evictions are refused while it is behind. */
    observedGeneration?: number | bigint;
    /** Pods whose eviction was granted but not yet seen by the controller, with the time of the grant; normally empty. */
    disruptedPods?: Record<string, string | null>;
    /** How many pods may be evicted right now. */
    disruptionsAllowed: number;
    /** How many of the selected pods are healthy now. */
    currentHealthy: number;
    /** How many healthy pods there must be at least. */
    desiredHealthy: number;
    /** How many pods the budget counts in total. */
    expectedPods: number;
    /** Current observations; DisruptionAllowed tells whether an eviction may take place, or why that is unknown. */
    conditions?: (metaV1.Condition)[];
}

/** Restricts what pods may ask for concerning security. Deprecated since 1.21 and removed in 1.25. */
export interface PodSecurityPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** What pods may and may not do. */
    spec: PodSecurityPolicySpec;
}

/** Several PodSecurityPolicy objects, as a list request answers them. */
export interface PodSecurityPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodSecurityPolicy[] | null;
}

/** The limits that pods must stay within, and defaults filled in for them. */
export interface PodSecurityPolicySpec {
    /** Whether containers may run privileged; false by default. */
    privileged?: boolean;
    /** Capabilities given to every container unless the pod drops them; must not overlap requiredDropCapabilities. */
    defaultAddCapabilities?: string[];
    /** Capabilities taken from every container, which it may not add. */
    requiredDropCapabilities?: string[];
    /** Capabilities that containers may add; * allows any. */
    allowedCapabilities?: string[];
    /** Volume types allowed, such as configMap or emptyDir; * allows all, and empty allows none. */
    volumes?: string[];
    /** Whether pods may use the network of their node; false by default. */
    hostNetwork?: boolean;
    /** Ranges of node ports that containers may use. */
    hostPorts?: HostPortRange[];
    /** Whether pods may see the processes of their node; false by default. */
    hostPID?: boolean;
    /** Whether pods may use the inter-process communication of their node; false by default. */
    hostIPC?: boolean;
    /** Which SELinux labels containers may have. */
    seLinux: SELinuxStrategyOptions;
    /** Which user IDs containers may run as. */
    runAsUser: RunAsUserStrategyOptions;
    /** Which primary group IDs containers may run as; any when left out. */
    runAsGroup?: RunAsGroupStrategyOptions;
    /** Which further group IDs containers may have. */
    supplementalGroups: SupplementalGroupsStrategyOptions;
    /** Which group IDs may own the volumes. */
    fsGroup: FSGroupStrategyOptions;
    /** If true, containers must run with a root file system that cannot be written; false by default. */
    readOnlyRootFilesystem?: boolean;
    /** Value filled in for allowPrivilegeEscalation where a container does not set it. */
    defaultAllowPrivilegeEscalation?: boolean;
    /** Whether processes may gain more rights than their parent; true by default. */
    allowPrivilegeEscalation: boolean;
    /** Paths on the node that hostPath volumes may use; empty allows all. */
    allowedHostPaths?: AllowedHostPath[];
    /** Flexvolume drivers allowed, if that volume type is; empty allows all. */
    allowedFlexVolumes?: AllowedFlexVolume[];
    /** CSI drivers allowed for inline volumes, if that volume type is; empty allows all. */
    allowedCSIDrivers?: AllowedCSIDriver[];
    /** Unsafe kernel settings that pods may change; a final * stands for any ending, and empty allows none. */
    allowedUnsafeSysctls?: string[];
    /** Kernel settings that pods must not change; a final * stands for any ending. */
    forbiddenSysctls?: string[];
    /** Ways in which /proc may be mounted: Default, Unmasked; empty allows Default only. */
    allowedProcMountTypes?: string[];
    /** Which runtime classes pods may use; left out, there is no restriction. */
    runtimeClass?: RuntimeClassStrategyOptions;
}

/** A path on the node that pods may mount. */
export interface AllowedHostPath {
    /** Path that is allowed together with everything below it; compared step by step, without a trailing slash. */
    pathPrefix?: string;
    /** If true, the path may be mounted for reading only. */
    readOnly?: boolean;
}

/** A Flexvolume driver that pods may use. */
export interface AllowedFlexVolume {
    /** Name of the driver, as pods write it in a Flexvolume. */
    driver: string;
}

/** A CSI driver that pods may use for inline volumes. */
export interface AllowedCSIDriver {
    /** Name under which the CSI driver is registered. */
    name: string;
}

/** A range of node ports, both ends included. */
export interface HostPortRange {
    /** First port of the range, itself included. */
    min: number;
    /** Last port of the range, itself included. */
    max: number;
}

/** Decides which SELinux labels containers may have. */
export interface SELinuxStrategyOptions {
    /** MustRunAs demands the labels in seLinuxOptions and fills them in; RunAsAny allows all. */
    rule: string;
    /** The labels demanded when the rule is MustRunAs. */
    seLinuxOptions?: coreV1.SELinuxOptions;
}

/** Decides which user IDs containers may run as. */
export interface RunAsUserStrategyOptions {
    /** MustRunAs demands an ID from ranges, MustRunAsNonRoot any except 0, RunAsAny allows all. */
    rule: string;
    /** User IDs allowed; required for MustRunAs, which fills in the first one. */
    ranges?: IDRange[];
}

/** Decides which primary group IDs containers may run as. */
export interface RunAsGroupStrategyOptions {
    /** MustRunAs demands an ID from ranges, MayRunAs only checks one that is given, RunAsAny allows all. */
    rule: string;
    /** Group IDs allowed; required for MustRunAs, which fills in the first one, and for MayRunAs. */
    ranges?: IDRange[];
}

/** A range of user or group IDs, both ends included. */
export interface IDRange {
    /** First ID of the range, itself included. */
    min: number | bigint;
    /** Last ID of the range, itself included. */
    max: number | bigint;
}

/** Which group IDs may own volumes. */
export interface FSGroupStrategyOptions {
    /** MustRunAs demands an ID from ranges, MayRunAs only checks one that is given, RunAsAny allows all. */
    rule?: string;
    /** Group IDs allowed; required for MustRunAs, which fills in the first one, and for MayRunAs. */
    ranges?: IDRange[];
}

/** Which further group IDs are allowed. */
export interface SupplementalGroupsStrategyOptions {
    /** MustRunAs demands IDs from ranges, MayRunAs only checks those given, RunAsAny allows all. */
    rule?: string;
    /** Group IDs allowed; required for MustRunAs, which fills in the first one, and for MayRunAs. */
    ranges?: IDRange[];
}

/** Which runtime classes pods may use. */
export interface RuntimeClassStrategyOptions {
    /** Names of the allowed classes; * alone allows all, and empty allows only pods that name none. */
    allowedRuntimeClassNames: string[] | null;
    /** Class filled in for pods that name none; must be among those allowed. */
    defaultRuntimeClassName?: string;
}
