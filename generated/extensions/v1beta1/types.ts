// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of extensions/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface DaemonSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: DaemonSetSpec | null;
    /** - */
    status?: DaemonSetStatus | null;
}

/** Several DaemonSet objects, as a list request answers them. */
export interface DaemonSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: DaemonSet[] | null;
}

/** - */
export interface DaemonSetUpdateStrategy {
    /** - */
    type?: string;
    /** - */
    rollingUpdate?: RollingUpdateDaemonSet | null;
}

/** - */
export interface RollingUpdateDaemonSet {
    /** - */
    maxUnavailable?: number | string | null;
    /** - */
    maxSurge?: number | string | null;
}

/** - */
export interface DaemonSetSpec {
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    template: coreV1.PodTemplateSpec | null;
    /** - */
    updateStrategy?: DaemonSetUpdateStrategy | null;
    /** - */
    minReadySeconds?: number;
    /**
     * -
     * @deprecated
     */
    templateGeneration?: number | bigint;
    /** - */
    revisionHistoryLimit?: number | null;
}

/** - */
export interface DaemonSetStatus {
    /** - */
    currentNumberScheduled: number | null;
    /** - */
    numberMisscheduled: number | null;
    /** - */
    desiredNumberScheduled: number | null;
    /** - */
    numberReady: number | null;
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    updatedNumberScheduled?: number;
    /** - */
    numberAvailable?: number;
    /** - */
    numberUnavailable?: number;
    /** - */
    collisionCount?: number | null;
    /** - */
    conditions?: DaemonSetCondition[];
}

/** - */
export interface DaemonSetCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface Deployment {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: DeploymentSpec | null;
    /** - */
    status?: DeploymentStatus | null;
}

/** Several Deployment objects, as a list request answers them. */
export interface DeploymentList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Deployment[] | null;
}

/** - */
export interface DeploymentSpec {
    /** - */
    replicas?: number | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    template: coreV1.PodTemplateSpec | null;
    /** - */
    strategy?: DeploymentStrategy | null;
    /** - */
    minReadySeconds?: number;
    /** - */
    revisionHistoryLimit?: number | null;
    /** - */
    paused?: boolean;
    /**
     * -
     * @deprecated
     */
    rollbackTo?: RollbackConfig | null;
    /** - */
    progressDeadlineSeconds?: number | null;
}

/** - */
export interface DeploymentStrategy {
    /** - */
    type?: string;
    /** - */
    rollingUpdate?: RollingUpdateDeployment | null;
}

/** - */
export interface RollingUpdateDeployment {
    /** - */
    maxUnavailable?: number | string | null;
    /** - */
    maxSurge?: number | string | null;
}

/** - */
export interface DeploymentStatus {
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    replicas?: number;
    /** - */
    updatedReplicas?: number;
    /** - */
    readyReplicas?: number;
    /** - */
    availableReplicas?: number;
    /** - */
    unavailableReplicas?: number;
    /** - */
    conditions?: DeploymentCondition[];
    /** - */
    collisionCount?: number | null;
}

/** - */
export interface DeploymentCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastUpdateTime?: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface DeploymentRollback {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    name: string | null;
    /** - */
    updatedAnnotations?: Record<string, string>;
    /** - */
    rollbackTo: RollbackConfig | null;
}

/** - */
export interface Ingress {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: IngressSpec | null;
    /** - */
    status?: IngressStatus | null;
}

/** Several Ingress objects, as a list request answers them. */
export interface IngressList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Ingress[] | null;
}

/** - */
export interface IngressSpec {
    /** - */
    ingressClassName?: string | null;
    /** - */
    backend?: IngressBackend | null;
    /** - */
    tls?: IngressTLS[];
    /** - */
    rules?: IngressRule[];
}

/** - */
export interface IngressTLS {
    /** - */
    hosts?: string[];
    /** - */
    secretName?: string;
}

/** - */
export interface IngressStatus {
    /** - */
    loadBalancer?: coreV1.LoadBalancerStatus | null;
}

/** - */
export interface IngressRule {
    /** - */
    host?: string;
    /** - */
    http?: HTTPIngressRuleValue | null;
}

/** - */
export interface IngressRuleValue {
    /** - */
    http?: HTTPIngressRuleValue | null;
}

/** - */
export interface HTTPIngressRuleValue {
    /** - */
    paths: HTTPIngressPath[] | null;
}

/** - */
export interface HTTPIngressPath {
    /** - */
    path?: string;
    /** - */
    pathType?: string | null;
    /** - */
    backend: IngressBackend | null;
}

/** - */
export interface IngressBackend {
    /** - */
    serviceName?: string;
    /** - */
    servicePort?: number | string | null;
    /** - */
    resource?: coreV1.TypedLocalObjectReference | null;
}

/** - */
export interface NetworkPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: NetworkPolicySpec | null;
}

/** Several NetworkPolicy objects, as a list request answers them. */
export interface NetworkPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: NetworkPolicy[] | null;
}

/** - */
export interface NetworkPolicySpec {
    /** - */
    podSelector: metaV1.LabelSelector | null;
    /** - */
    ingress?: NetworkPolicyIngressRule[];
    /** - */
    egress?: NetworkPolicyEgressRule[];
    /** - */
    policyTypes?: string[];
}

/** - */
export interface NetworkPolicyIngressRule {
    /** - */
    ports?: NetworkPolicyPort[];
    /** - */
    from?: NetworkPolicyPeer[];
}

/** - */
export interface NetworkPolicyEgressRule {
    /** - */
    ports?: NetworkPolicyPort[];
    /** - */
    to?: NetworkPolicyPeer[];
}

/** - */
export interface NetworkPolicyPort {
    /** - */
    protocol?: string | null;
    /** - */
    port?: number | string | null;
    /** - */
    endPort?: number | null;
}

/** - */
export interface IPBlock {
    /** - */
    cidr: string | null;
    /** - */
    except?: string[];
}

/** - */
export interface NetworkPolicyPeer {
    /** - */
    podSelector?: metaV1.LabelSelector | null;
    /** - */
    namespaceSelector?: metaV1.LabelSelector | null;
    /** - */
    ipBlock?: IPBlock | null;
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

/** - */
export interface ReplicaSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: ReplicaSetSpec | null;
    /** - */
    status?: ReplicaSetStatus | null;
}

/** Several ReplicaSet objects, as a list request answers them. */
export interface ReplicaSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ReplicaSet[] | null;
}

/** - */
export interface ReplicaSetSpec {
    /** - */
    replicas?: number | null;
    /** - */
    minReadySeconds?: number;
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    template?: coreV1.PodTemplateSpec | null;
}

/** - */
export interface ReplicaSetStatus {
    /** - */
    replicas: number | null;
    /** - */
    fullyLabeledReplicas?: number;
    /** - */
    readyReplicas?: number;
    /** - */
    availableReplicas?: number;
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    conditions?: ReplicaSetCondition[];
}

/** - */
export interface ReplicaSetCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface Scale {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: ScaleSpec | null;
    /** - */
    status?: ScaleStatus | null;
}

/** - */
export interface ScaleSpec {
    /** - */
    replicas?: number;
}

/** - */
export interface ScaleStatus {
    /** - */
    replicas: number | null;
    /** - */
    selector?: Record<string, string>;
    /** - */
    targetSelector?: string;
}

/** - */
export interface RollbackConfig {
    /** - */
    revision?: number | bigint;
}
