// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of policy/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface Eviction {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    deleteOptions?: metaV1.DeleteOptions | null;
}

/** - */
export interface PodDisruptionBudget {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PodDisruptionBudgetSpec | null;
    /** - */
    status?: PodDisruptionBudgetStatus | null;
}

/** Several PodDisruptionBudget objects, as a list request answers them. */
export interface PodDisruptionBudgetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: PodDisruptionBudget[] | null;
}

/** - */
export interface PodDisruptionBudgetSpec {
    /** - */
    minAvailable?: number | string | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    maxUnavailable?: number | string | null;
}

/** - */
export interface PodDisruptionBudgetStatus {
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    disruptedPods?: Record<string, string>;
    /** - */
    disruptionsAllowed: number | null;
    /** - */
    currentHealthy: number | null;
    /** - */
    desiredHealthy: number | null;
    /** - */
    expectedPods: number | null;
    /** - */
    conditions?: (metaV1.Condition)[];
}

/** - */
export interface PodSecurityPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PodSecurityPolicySpec | null;
}

/** Several PodSecurityPolicy objects, as a list request answers them. */
export interface PodSecurityPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: PodSecurityPolicy[] | null;
}

/** - */
export interface PodSecurityPolicySpec {
    /** - */
    privileged?: boolean;
    /** - */
    defaultAddCapabilities?: string[];
    /** - */
    requiredDropCapabilities?: string[];
    /** - */
    allowedCapabilities?: string[];
    /** - */
    volumes?: string[];
    /** - */
    hostNetwork?: boolean;
    /** - */
    hostPorts?: HostPortRange[];
    /** - */
    hostPID?: boolean;
    /** - */
    hostIPC?: boolean;
    /** - */
    seLinux: SELinuxStrategyOptions | null;
    /** - */
    runAsUser: RunAsUserStrategyOptions | null;
    /** - */
    runAsGroup?: RunAsGroupStrategyOptions | null;
    /** - */
    supplementalGroups: SupplementalGroupsStrategyOptions | null;
    /** - */
    fsGroup: FSGroupStrategyOptions | null;
    /** - */
    readOnlyRootFilesystem?: boolean;
    /** - */
    defaultAllowPrivilegeEscalation?: boolean | null;
    /** - */
    allowPrivilegeEscalation?: boolean | null;
    /** - */
    allowedHostPaths?: AllowedHostPath[];
    /** - */
    allowedFlexVolumes?: AllowedFlexVolume[];
    /** - */
    allowedCSIDrivers?: AllowedCSIDriver[];
    /** - */
    allowedUnsafeSysctls?: string[];
    /** - */
    forbiddenSysctls?: string[];
    /** - */
    allowedProcMountTypes?: string[];
    /** - */
    runtimeClass?: RuntimeClassStrategyOptions | null;
}

/** - */
export interface AllowedHostPath {
    /** - */
    pathPrefix?: string;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface AllowedFlexVolume {
    /** - */
    driver: string | null;
}

/** - */
export interface AllowedCSIDriver {
    /** - */
    name: string | null;
}

/** - */
export interface HostPortRange {
    /** - */
    min: number | null;
    /** - */
    max: number | null;
}

/** - */
export interface SELinuxStrategyOptions {
    /** - */
    rule: string | null;
    /** - */
    seLinuxOptions?: coreV1.SELinuxOptions | null;
}

/** - */
export interface RunAsUserStrategyOptions {
    /** - */
    rule: string | null;
    /** - */
    ranges?: IDRange[];
}

/** - */
export interface RunAsGroupStrategyOptions {
    /** - */
    rule: string | null;
    /** - */
    ranges?: IDRange[];
}

/** - */
export interface IDRange {
    /** - */
    min: number | bigint | null;
    /** - */
    max: number | bigint | null;
}

/** - */
export interface FSGroupStrategyOptions {
    /** - */
    rule?: string;
    /** - */
    ranges?: IDRange[];
}

/** - */
export interface SupplementalGroupsStrategyOptions {
    /** - */
    rule?: string;
    /** - */
    ranges?: IDRange[];
}

/** - */
export interface RuntimeClassStrategyOptions {
    /** - */
    allowedRuntimeClassNames: string[] | null;
    /** - */
    defaultRuntimeClassName?: string | null;
}
