// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of extensions/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export interface DaemonSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pod to run on each node and how changes to it are rolled out. */
    spec: DaemonSetSpec;
    /** On how many nodes the daemon is wanted, running, ready and up to date. */
    status: DaemonSetStatus;
}

/** Several DaemonSet objects, as a list request answers them. */
export interface DaemonSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: DaemonSet[] | null;
}

/** Decides how daemon pods are brought to a new template. */
export interface DaemonSetUpdateStrategy {
    /** OnDelete, the default in this version, waits until someone deletes each old pod; RollingUpdate replaces pods node by node. */
    type: string;
    /** Limits used only when the type is RollingUpdate. */
    rollingUpdate?: RollingUpdateDaemonSet;
}

/** Limits on how many nodes are touched at once during a rolling update of daemon pods. */
export interface RollingUpdateDaemonSet {
    /** On how many nodes, as a number or a percentage rounded up, the daemon may be down at once; 1 by default. */
    maxUnavailable: number | string;
    /** On how many nodes a new pod may start before the old one stops; 0 by default, and needs the DaemonSetUpdateSurge feature gate. */
    maxSurge?: number | string;
}

/** What a DaemonSet should look like. */
export interface DaemonSetSpec {
    /** Labels by which the DaemonSet recognizes its pods; taken from the template's labels when left out. */
    selector?: metaV1.LabelSelector;
    /** Blueprint for the pod that runs on each node; its node selector and tolerations decide which nodes take part. */
    template: coreV1.PodTemplateSpec;
    /** How running daemon pods are replaced after the template changes. */
    updateStrategy: DaemonSetUpdateStrategy;
    /** How long a new pod must stay ready before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /**
     * Deprecated counter of template changes, kept by the server; pods are told apart by their controller-revision-hash label instead.
     * @deprecated
     */
    templateGeneration?: number | bigint;
    /** How many old template revisions to keep for rolling back; 10 when left out. */
    revisionHistoryLimit: number;
}

/** What the controller last saw of a DaemonSet. */
export interface DaemonSetStatus {
    /** Nodes that run at least one daemon pod and are meant to. */
    currentNumberScheduled: number;
    /** Nodes that run the daemon pod although they should not. */
    numberMisscheduled: number;
    /** Nodes that should run the daemon pod, whether or not they do. */
    desiredNumberScheduled: number;
    /** Nodes meant to run the daemon on which its pod passes the readiness check. */
    numberReady: number;
    /** The generation of the spec that these numbers belong to. */
    observedGeneration?: number | bigint;
    /** Nodes whose daemon pod already runs the current template. */
    updatedNumberScheduled?: number;
    /** Nodes on which the daemon pod has been ready for at least minReadySeconds. */
    numberAvailable?: number;
    /** Nodes that should run the daemon but where it is missing or not yet available. */
    numberUnavailable?: number;
    /** How often a revision name was already taken by another; used to compute a fresh name. */
    collisionCount?: number;
    /** Notable observations about the DaemonSet, one entry per type. */
    conditions?: DaemonSetCondition[];
}

/** One observation about the state of a DaemonSet. */
export interface DaemonSetCondition {
    /** Name of the observation; the built-in controller sets none of its own in this release. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export interface Deployment {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pods wanted and how a change to them is rolled out. */
    spec: DeploymentSpec;
    /** Pod counts and rollout progress as last observed. */
    status: DeploymentStatus;
}

/** Several Deployment objects, as a list request answers them. */
export interface DeploymentList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Deployment[] | null;
}

/** What a Deployment should look like. */
export interface DeploymentSpec {
    /** How many pods to keep running; 1 when left out, and 0 is allowed. */
    replicas: number;
    /** Labels by which the Deployment recognizes its pods; taken from the template's labels when left out. */
    selector?: metaV1.LabelSelector;
    /** Blueprint for the pods; changing anything in it starts a new rollout. */
    template: coreV1.PodTemplateSpec;
    /** How old pods make way for new ones. */
    strategy: DeploymentStrategy;
    /** How long a new pod must stay ready, without any container failing, before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /** How many old ReplicaSets to keep for rolling back; all of them when left out in this version. */
    revisionHistoryLimit: number;
    /** While true, changes to the template are recorded but not rolled out. */
    paused?: boolean;
    /**
     * Deprecated; setting it rolls back to an older revision and is cleared again: use kubectl rollout undo, which copies the old template, instead.
     * @deprecated
     */
    rollbackTo?: RollbackConfig;
    /** How many seconds a rollout may go without progress before it is reported as failed; no limit by default in this version. */
    progressDeadlineSeconds: number;
}

/** Decides how old pods make way for new ones. */
export interface DeploymentStrategy {
    /** RollingUpdate (the default) swaps pods gradually; Recreate stops all old pods before it starts any new one. */
    type: string;
    /** Limits used only when the type is RollingUpdate. */
    rollingUpdate?: RollingUpdateDeployment;
}

/** Limits on how far the pod count may stray during a rolling update. */
export interface RollingUpdateDeployment {
    /** How many pods, as a number or a percentage rounded down, may be missing during the update; 1 by default in this version. */
    maxUnavailable: number | string;
    /** How many pods, as a number or a percentage rounded up, may run beyond the wanted count; 1 by default in this version. */
    maxSurge: number | string;
}

/** What the controller last saw of a Deployment. */
export interface DeploymentStatus {
    /** The generation of the spec that this status belongs to; compare it with metadata.generation to know whether it is current. */
    observedGeneration?: number | bigint;
    /** Pods owned by the Deployment that have not ended, old and new together. */
    replicas?: number;
    /** Pods that already run the current template. */
    updatedReplicas?: number;
    /** Pods that pass their readiness check. */
    readyReplicas?: number;
    /** Pods that have been ready for at least minReadySeconds. */
    availableReplicas?: number;
    /** Pods still lacking for full availability, because they are not ready or not yet created. */
    unavailableReplicas?: number;
    /** Pods of the deployment that are being deleted and are not gone yet. */
    terminatingReplicas?: number;
    /** Whether the Deployment is available, is progressing or fails to create pods; one entry per type. */
    conditions?: DeploymentCondition[];
    /** How often the name computed for a new ReplicaSet was already taken; feeds into the next attempt. */
    collisionCount?: number;
}

/** One observation about the state of a Deployment. */
export interface DeploymentCondition {
    /** Available (enough pods are up), Progressing (the rollout moves on or is done), or ReplicaFailure (pods cannot be created or deleted). */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the controller last wrote this condition, whether or not its status changed. */
    lastUpdateTime: string | null;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Returns a Deployment to an older revision when sent to its rollback subresource; copying the old template back does the same. Deprecated since 1.8 and removed in 1.16. */
export interface DeploymentRollback {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Name of the Deployment to roll back; required. */
    name: string;
    /** Annotations to set on the Deployment along with the rollback. */
    updatedAnnotations?: Record<string, string>;
    /** The revision that the Deployment should return to. */
    rollbackTo: RollbackConfig;
}

/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. Deprecated since 1.14 and removed in 1.22; use networking.k8s.io/v1. */
export interface Ingress {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Host and path rules, certificates and the class of controller. */
    spec: IngressSpec;
    /** Addresses at which the traffic is received. */
    status: IngressStatus;
}

/** Several Ingress objects, as a list request answers them. */
export interface IngressList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Ingress[] | null;
}

/** Rules and settings of an Ingress. */
export interface IngressSpec {
    /** Name of the IngressClass whose controller should take this; left out, the default class is filled in if there is one. */
    ingressClassName?: string;
    /** Where requests go that fit no rule; required if there are no rules. */
    backend?: IngressBackend;
    /** Host names and their certificates; traffic is taken on port 443 only. */
    tls?: IngressTLS[];
    /** Where requests go by host and path; without any, all traffic goes to the default backend. */
    rules?: IngressRule[];
}

/** A certificate and the hosts it is for. */
export interface IngressTLS {
    /** Host names that the certificate covers; left out, it is up to the controller to choose. */
    hosts?: string[];
    /** Secret with the certificate and key, in this namespace; left out, TLS is matched by host name alone. */
    secretName?: string;
}

/** What the controller reports about an Ingress. */
export interface IngressStatus {
    /** Addresses of the load balancer that takes the traffic. */
    loadBalancer: IngressLoadBalancerStatus;
}

/** Sends requests for one host to backends by path. */
export interface IngressRule {
    /** Host name without port that requests must carry, exact or as *.example.com for one label; left out, all hosts fit. */
    host?: string;
    /** The paths of this host and their backends; without them all its traffic goes to the default backend. */
    http?: HTTPIngressRuleValue;
}

/** The kinds of rules for a host, of which HTTP is the only one. */
export interface IngressRuleValue {
    /** The paths of this host and their backends; without them all its traffic goes to the default backend. */
    http?: HTTPIngressRuleValue;
}

/** The paths of a host and where they lead. */
export interface HTTPIngressRuleValue {
    /** Path rules; the longest fitting path wins, and an exact one wins over a prefix. */
    paths: HTTPIngressPath[] | null;
}

/** Leads requests for a path to a backend. */
export interface HTTPIngressPath {
    /** Path to compare with, which begins with a slash; left out, every path fits. */
    path?: string;
    /** Exact compares the whole path, Prefix step by step between slashes; ImplementationSpecific, the default in this version, leaves it to the controller. */
    pathType: string;
    /** Service or other object to which matching requests are sent. */
    backend: IngressBackend;
}

/** Target of traffic: a port of a Service, or another object. */
export interface IngressBackend {
    /** Name of the Service to send to, in the same namespace. */
    serviceName?: string;
    /** Port of the Service, by number or by name. */
    servicePort: number | string;
    /** Another object in this namespace that the controller understands; cannot be combined with serviceName and servicePort. */
    resource?: coreV1.TypedLocalObjectReference;
}

/** Where a load balancer for ingresses can be reached. */
export interface IngressLoadBalancerStatus {
    /** The points at which it takes traffic. */
    ingress?: IngressLoadBalancerIngress[];
}

/** One point at which a load balancer takes traffic. */
export interface IngressLoadBalancerIngress {
    /** Address of a load balancer that goes by addresses. */
    ip?: string;
    /** Name of a load balancer that goes by DNS names. */
    hostname?: string;
    /** State of the ports that the load balancer serves. */
    ports?: IngressPortStatus[];
}

/** State of one port of a load balancer. */
export interface IngressPortStatus {
    /** Number of the port. */
    port: number;
    /** Protocol of the port - TCP, UDP or SCTP. */
    protocol: string;
    /** What is wrong with the port, as a CamelCase word or a domain with one; absent where nothing is. */
    error?: string;
}

/** Limits which network traffic the selected pods may receive or send; it works only if the network plugin enforces it. Deprecated since 1.9 and removed in 1.16; use networking.k8s.io/v1. */
export interface NetworkPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pods concerned and the traffic that they are allowed. */
    spec: NetworkPolicySpec;
    /** What is known of how the policy is put into effect. */
    status: NetworkPolicyStatus;
}

/** Several NetworkPolicy objects, as a list request answers them. */
export interface NetworkPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: NetworkPolicy[] | null;
}

/** Which pods a policy covers and what it allows. */
export interface NetworkPolicySpec {
    /** Pods in this namespace that the policy covers; {} takes them all. */
    podSelector: metaV1.LabelSelector;
    /** Incoming traffic allowed, the rules of all covering policies adding up; an empty list allows none. */
    ingress?: NetworkPolicyIngressRule[];
    /** Outgoing traffic allowed, the rules of all covering policies adding up; an empty list allows none when Egress is in policyTypes. */
    egress?: NetworkPolicyEgressRule[];
    /** Directions that are restricted: Ingress, Egress or both; by default Ingress, and Egress too if egress rules are given. */
    policyTypes?: string[];
}

/** Allows incoming traffic that fits both the ports and the senders. */
export interface NetworkPolicyIngressRule {
    /** Ports on the pods that may be reached; empty means all ports. */
    ports?: NetworkPolicyPort[];
    /** Senders allowed, any of which suffices; empty means everyone. */
    from?: NetworkPolicyPeer[];
}

/** Allows outgoing traffic that fits both the ports and the receivers. */
export interface NetworkPolicyEgressRule {
    /** Destination ports that may be reached; empty means all ports. */
    ports?: NetworkPolicyPort[];
    /** Receivers allowed, any of which suffices; empty means everyone. */
    to?: NetworkPolicyPeer[];
}

/** A port, or a range of ports, that a rule allows. */
export interface NetworkPolicyPort {
    /** Transport protocol: TCP (the default), UDP or SCTP. */
    protocol: string;
    /** Port number, or the name of a container port; left out, all ports of the protocol are meant. */
    port?: number | string;
    /** Last port of a range that begins at port, which must then be a number; needs the NetworkPolicyEndPort feature gate. */
    endPort?: number;
}

/** A range of IP addresses, with exceptions. */
export interface IPBlock {
    /** Address range, such as 192.168.1.0/24 or 2001:db8::/64. */
    cidr: string;
    /** Smaller ranges within cidr that are left out. */
    except?: string[];
}

/** The other end of a connection, given either as an address range or by selectors. */
export interface NetworkPolicyPeer {
    /** Pods by label, in the selected namespaces or, without namespaceSelector, in the policy's own namespace. */
    podSelector?: metaV1.LabelSelector;
    /** Namespaces by label; without podSelector, all of their pods are meant, and {} takes all namespaces. */
    namespaceSelector?: metaV1.LabelSelector;
    /** Address range meant; cannot be combined with the selectors. */
    ipBlock?: IPBlock;
}

/** What is known of a policy's state. */
export interface NetworkPolicyStatus {
    /** Aspects of the policy that were observed. */
    conditions?: (metaV1.Condition)[];
}

/** Restricts what pods may ask for concerning security. Deprecated since 1.11 and removed in 1.16; use policy/v1beta1. */
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

/** Keeps a given number of identical pods running; usually created and managed by a Deployment. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export interface ReplicaSet {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** How many pods, which ones belong to the set, and their template. */
    spec: ReplicaSetSpec;
    /** Pod counts as last observed; may lag a little behind reality. */
    status: ReplicaSetStatus;
}

/** Several ReplicaSet objects, as a list request answers them. */
export interface ReplicaSetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ReplicaSet[] | null;
}

/** What a ReplicaSet should look like. */
export interface ReplicaSetSpec {
    /** How many pods to keep running; 1 when left out, and 0 is allowed. */
    replicas: number;
    /** How long a new pod must stay ready before it counts as available; 0 seconds by default. */
    minReadySeconds?: number;
    /** Labels by which the set recognizes and adopts its pods; taken from the template's labels when left out. */
    selector?: metaV1.LabelSelector;
    /** Blueprint for pods that are created when there are too few; changing it leaves existing pods alone. */
    template: coreV1.PodTemplateSpec;
}

/** What the controller last saw of a ReplicaSet. */
export interface ReplicaSetStatus {
    /** How many pods of the set exist and have not ended. */
    replicas: number;
    /** How many of those pods carry every label of the template. */
    fullyLabeledReplicas?: number;
    /** How many pods pass their readiness check. */
    readyReplicas?: number;
    /** How many pods have been ready for at least minReadySeconds. */
    availableReplicas?: number;
    /** Pods of the set that are being deleted and are not gone yet. */
    terminatingReplicas?: number;
    /** The generation of the spec that these numbers belong to. */
    observedGeneration?: number | bigint;
    /** Notable observations about the set, one entry per type. */
    conditions?: ReplicaSetCondition[];
}

/** One observation about the state of a ReplicaSet. */
export interface ReplicaSetCondition {
    /** ReplicaFailure is set when pods could not be created or deleted, for instance because a quota is used up. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Common view of a workload's replica count, read and written through its scale subresource. Deprecated since 1.2 and removed in 1.16. */
export interface Scale {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The replica count wanted; change it to scale the workload. */
    spec: ScaleSpec;
    /** The replica count found, and which pods it counts. */
    status: ScaleStatus;
}

/** Size that a workload is wanted to have. */
export interface ScaleSpec {
    /** How many pods the workload should have; writing it scales the workload. */
    replicas?: number;
}

/** Size that a workload was found to have. */
export interface ScaleStatus {
    /** How many pods of the workload were seen. */
    replicas: number;
    /** Labels that the counted pods carry, as a map; only exact matches fit in here, so prefer targetSelector. */
    selector?: Record<string, string>;
    /** The full label selector of the workload as text, ready for use in a list request. */
    targetSelector?: string;
}

/** Deprecated description of a rollback; apps/v1 has nothing in its place, as clients copy the old template instead. */
export interface RollbackConfig {
    /** Number of the revision to return to; 0 means the one before the current. */
    revision?: number | bigint;
}
