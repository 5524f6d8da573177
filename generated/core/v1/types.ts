// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Assigns an object to another, as the scheduler puts a pod on a node; deprecated, use the pods/binding subresource. */
export interface Binding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Object to bind to, in practice a Node. */
    target: ObjectReference;
}

/** Deprecated health report for a control plane component; query the component's own health endpoint instead. Deprecated since 1.19. */
export interface ComponentStatus {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Outcomes of the component's health checks. */
    conditions?: ComponentCondition[];
}

/** Several ComponentStatus objects, as a list request answers them. */
export interface ComponentStatusList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ComponentStatus[] | null;
}

/** Result of a health check on a control plane component. */
export interface ComponentCondition {
    /** What was checked; only Healthy is defined. */
    type: string;
    /** Outcome of the check - True, False or Unknown. */
    status: string;
    /** What the component's health endpoint answered. */
    message?: string;
    /** Error code met when the check failed. */
    error?: string;
}

/** Holds non-confidential configuration for pods to consume as files or variables. */
export interface ConfigMap {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** When true, the contents can no longer be changed, nor can this flag be cleared. */
    immutable?: boolean;
    /** UTF-8 text by key; keys consist of letters, digits, "-", "_" and "." and must not recur in binaryData. */
    data?: Record<string, string>;
    /** Arbitrary bytes by key, in base64; keys must not recur in data. */
    binaryData?: Record<string, string>;
}

/** Several ConfigMap objects, as a list request answers them. */
export interface ConfigMapList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ConfigMap[] | null;
}

/** The addresses and ports that currently stand behind a Service of the same name. Deprecated since 1.33; use discovery.k8s.io/v1. */
export interface Endpoints {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Groups of addresses with shared ports; their union makes up all endpoints. */
    subsets?: EndpointSubset[];
}

/** Several Endpoints objects, as a list request answers them. */
export interface EndpointsList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Endpoints[] | null;
}

/** A set of addresses that all offer the same ports, as every combination of the two. */
export interface EndpointSubset {
    /** Addresses that are ready to receive traffic. */
    addresses?: EndpointAddress[];
    /** Addresses that exist but are starting, failing readiness or otherwise not to be used yet. */
    notReadyAddresses?: EndpointAddress[];
    /** Ports available at each of the addresses. */
    ports?: EndpointPort[];
}

/** One IP address behind a Service, with its origin. */
export interface EndpointAddress {
    /** IP address of the endpoint; loopback, link-local and link-local multicast ranges are refused. */
    ip: string;
    /** Hostname under which headless services publish this endpoint in DNS. */
    hostname?: string;
    /** Node that hosts the endpoint, useful for preferring local ones. */
    nodeName?: string;
    /** Object providing the endpoint, usually a pod. */
    targetRef?: ObjectReference;
}

/** One port offered by the endpoints of a subset. */
export interface EndpointPort {
    /** Name of the matching Service port; may be empty only if there is a single port. */
    name?: string;
    /** Port number on which the endpoint listens. */
    port: number;
    /** Transport protocol - TCP (the default), UDP or SCTP. */
    protocol: string;
    /** Hint about the application protocol, carried over from the Service port. */
    appProtocol?: string;
}

/** The debugging containers of a pod, as its ephemeralcontainers subresource takes and returns them. */
export interface EphemeralContainers {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Full set of ephemeral containers; existing ones may not be altered or left out. */
    ephemeralContainers: EphemeralContainer[] | null;
}

/** A report of something that happened to an object, kept only for a limited time and without delivery guarantees. */
export interface Event {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** The object the event tells about. */
    involvedObject: ObjectReference;
    /** Short CamelCase code for what happened, such as "FailedScheduling". */
    reason?: string;
    /** Human-readable account of what happened to the object. */
    message?: string;
    /** Component that raised the event; reportingComponent is its newer counterpart. */
    source: EventSource;
    /** When this event was first seen, in the case of repeats. */
    firstTimestamp: string | null;
    /** When this event was most recently seen. */
    lastTimestamp: string | null;
    /** How many times the event has occurred. */
    count?: number;
    /** Normal for routine information, Warning for things that may need attention. */
    type?: string;
    /** When the event was first observed, with microsecond precision. */
    eventTime: string | null;
    /** Count and latest time when the event repeats; absent for one-off events. */
    series?: EventSeries;
    /** What the reporting component did or attempted concerning the object. */
    action?: string;
    /** A second object involved, for instance the one that was created. */
    related?: ObjectReference;
    /** Controller that raised the event, such as "kubernetes.io/kubelet". */
    reportingComponent: string;
    /** Identifier of the controller instance, such as "kubelet-node1". */
    reportingInstance: string;
}

/** Several Event objects, as a list request answers them. */
export interface EventList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Event[] | null;
}

/** Names the component an event comes from. */
export interface EventSource {
    /** Name of the component that raised the event, such as "kubelet". */
    component?: string;
    /** Node on which that component was running. */
    host?: string;
}

/** Describes a run of repeated events. */
export interface EventSeries {
    /** Occurrences so far, as of the last heartbeat. */
    count?: number;
    /** When the latest occurrence was seen. */
    lastObservedTime: string | null;
}

/** Sets minimum, maximum and default resource amounts for objects of a namespace. */
export interface LimitRange {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** The bounds and defaults to enforce on newly created objects. */
    spec: LimitRangeSpec;
}

/** Several LimitRange objects, as a list request answers them. */
export interface LimitRangeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: LimitRange[] | null;
}

/** Bounds and defaults for one sort of object. */
export interface LimitRangeItem {
    /** What is limited - each Container, each Pod as a sum, or each PersistentVolumeClaim. */
    type: string;
    /** Largest amount allowed per resource; objects above it are refused. */
    max?: Record<string, string>;
    /** Smallest amount allowed per resource; objects below it are refused. */
    min?: Record<string, string>;
    /** Limits given to containers that state none. */
    default?: Record<string, string>;
    /** Requests given to containers that state none. */
    defaultRequest?: Record<string, string>;
    /** Largest permitted quotient of limit over request, with both then being mandatory and nonzero. */
    maxLimitRequestRatio?: Record<string, string>;
}

/** The bounds that a limit range enforces. */
export interface LimitRangeSpec {
    /** Bounds and defaults, one entry per sort of object. */
    limits: LimitRangeItem[] | null;
}

/** A scope for object names that also serves to divide access, quotas and policies. */
export interface Namespace {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Finalizers that guard the removal of the namespace. */
    spec: NamespaceSpec;
    /** Whether the namespace is active or being removed; read-only. */
    status: NamespaceStatus;
}

/** Several Namespace objects, as a list request answers them. */
export interface NamespaceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Namespace[] | null;
}

/** Settings that govern how a namespace is removed. */
export interface NamespaceSpec {
    /** Tokens that must all be removed before the namespace is finally deleted. */
    finalizers?: string[];
}

/** Where a namespace stands in its life. */
export interface NamespaceStatus {
    /** Active while in use, Terminating once it is being deleted and refusing new objects. */
    phase: string;
    /** Observations on what, if anything, holds up deletion. */
    conditions?: NamespaceCondition[];
}

/** An observation about a namespace, mostly concerning its deletion. */
export interface NamespaceCondition {
    /** What is observed, such as NamespaceContentRemaining or NamespaceFinalizersRemaining. */
    type: string;
    /** Whether the observation holds - True, False or Unknown. */
    status: string;
    /** When the status last changed value. */
    lastTransitionTime: string | null;
    /** Short CamelCase code for the last change. */
    reason?: string;
    /** Human-readable details, such as which resources remain. */
    message?: string;
}

/** A worker machine of the cluster on which pods run. */
export interface Node {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Administrative settings, such as taints and whether pods may be scheduled. */
    spec: NodeSpec;
    /** Capacity, health and addresses, reported by the node; read-only. */
    status: NodeStatus;
}

/** Several Node objects, as a list request answers them. */
export interface NodeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Node[] | null;
}

/** A mark on a node that keeps away pods which do not tolerate it. */
export interface Taint {
    /** Name of the taint, in the form of a label key. */
    key: string;
    /** Optional value that goes with the key. */
    value?: string;
    /** Result for pods lacking a toleration - NoSchedule, PreferNoSchedule or NoExecute. */
    effect: string;
    /** When the taint was put on; recorded only for NoExecute taints. */
    timeAdded?: string;
}

/** Administrative settings of a node, such as its taints and pod address ranges. */
export interface NodeSpec {
    /** Address range from which the node's pods get their IPs. */
    podCIDR?: string;
    /** Address ranges for pods, at most one per IP family; the first must equal podCIDR. */
    podCIDRs?: string[];
    /** Identifier of the machine at its cloud provider, as "provider://id". */
    providerID?: string;
    /** Keeps new pods off the node, as cordoning does; running pods stay. */
    unschedulable?: boolean;
    /** Marks that repel pods lacking the matching toleration. */
    taints?: Taint[];
    /** Where the kubelet takes its configuration from; needs the DynamicKubeletConfig feature. */
    configSource?: NodeConfigSource;
    /**
     * Deprecated, use providerID instead; no longer set by current kubelets.
     * @deprecated
     */
    externalID?: string;
}

/** Where a node's kubelet finds its configuration; exactly one member must be set. */
export interface NodeConfigSource {
    /** Reads the configuration from a ConfigMap. */
    configMap?: ConfigMapNodeConfigSource;
}

/** Points to the ConfigMap entry holding a kubelet configuration. */
export interface ConfigMapNodeConfigSource {
    /** Namespace of the ConfigMap; always required. */
    namespace: string;
    /** Name of the ConfigMap; always required. */
    name: string;
    /** UID of the ConfigMap; forbidden in the node's spec, mandatory in its status. */
    uid?: string;
    /** Version of the ConfigMap in use; forbidden in the node's spec, mandatory in its status. */
    resourceVersion?: string;
    /** Key within the ConfigMap whose value is the kubelet configuration. */
    kubeletConfigKey: string;
}

/** The port on which a node daemon can be reached. */
export interface DaemonEndpoint {
    /** Port number the daemon listens on. */
    Port: number;
}

/** Ports of the daemons that run on a node. */
export interface NodeDaemonEndpoints {
    /** Port on which the node's kubelet listens. */
    kubeletEndpoint: DaemonEndpoint;
}

/** Identifiers and software versions of a node. */
export interface NodeSystemInfo {
    /** Machine identifier from the operating system, intended to be unique within the cluster. */
    machineID: string;
    /** Hardware UUID reported by the machine, typically from its firmware. */
    systemUUID: string;
    /** Identifier that is different after every reboot. */
    bootID: string;
    /** Kernel version as "uname -r" prints it. */
    kernelVersion: string;
    /** Name of the operating system release, taken from /etc/os-release on Linux. */
    osImage: string;
    /** Container runtime with its version, such as "containerd://1.4.4". */
    containerRuntimeVersion: string;
    /** Version of the kubelet on the node. */
    kubeletVersion: string;
    /** Version of kube-proxy on the node. */
    kubeProxyVersion: string;
    /** Operating system family, such as "linux" or "windows". */
    operatingSystem: string;
    /** Processor architecture, such as "amd64" or "arm64". */
    architecture: string;
    /** The node's memory for swapping. */
    swap?: NodeSwapStatus;
}

/** Progress of a dynamically configured kubelet in adopting its configuration. */
export interface NodeConfigStatus {
    /** Configuration the node will try to use, as recorded by its kubelet on disk. */
    assigned?: NodeConfigSource;
    /** Configuration in use now; equals assigned unless that one could not be used. */
    active?: NodeConfigSource;
    /** Proven configuration the node falls back to when the assigned one fails. */
    lastKnownGood?: NodeConfigSource;
    /** Problem that stopped the assigned configuration from being adopted; empty if all went well. */
    error?: string;
}

/** What a node and the node controller report about it. */
export interface NodeStatus {
    /** Total resources the machine has, before any reservations. */
    capacity?: Record<string, string>;
    /** Resources left for pods after subtracting what the system reserves; equals capacity by default. */
    allocatable?: Record<string, string>;
    /**
     * Deprecated and never set any more; look at conditions instead.
     * @deprecated
     */
    phase?: string;
    /** Health observations, such as Ready or MemoryPressure. */
    conditions?: NodeCondition[];
    /** Hostnames and IP addresses at which the node can be reached. */
    addresses?: NodeAddress[];
    /** Ports on which the node's daemons listen. */
    daemonEndpoints: NodeDaemonEndpoints;
    /** Identifiers and software versions of the machine. */
    nodeInfo: NodeSystemInfo;
    /** Container images present on the node; only the largest ones may be listed. */
    images?: ContainerImage[];
    /** Attachable volumes that the node has mounted and which must not be detached yet. */
    volumesInUse?: string[];
    /** Volumes that are attached to the node. */
    volumesAttached?: AttachedVolume[];
    /** State of the dynamically assigned kubelet configuration. */
    config?: NodeConfigStatus;
    /** Handlers of the node's container runtime, with what each can do. */
    runtimeHandlers?: NodeRuntimeHandler[];
    /** Features of the node's container runtime. */
    features?: NodeFeatures;
    /** Features that the node says it has, by gate. */
    declaredFeatures?: string[];
}

/** One volume attached to a node. */
export interface AttachedVolume {
    /** Unique name of the attached volume, made up of plugin and volume identifier. */
    name: string;
    /** Device on the node through which the volume is available. */
    devicePath: string;
}

/** A container image stored on a node. */
export interface ContainerImage {
    /** All names, tags and digests by which this image is known. */
    names: string[] | null;
    /** Size of the image in bytes. */
    sizeBytes?: number | bigint;
}

/** One observed aspect of a node's health. */
export interface NodeCondition {
    /** Aspect observed - Ready, MemoryPressure, DiskPressure, PIDPressure or NetworkUnavailable. */
    type: string;
    /** Whether the aspect holds - True, False or Unknown. */
    status: string;
    /** When this aspect was last reported. */
    lastHeartbeatTime: string | null;
    /** When status last changed from one value to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code for the last change. */
    reason?: string;
    /** Human-readable details of the last change. */
    message?: string;
}

/** One way to address a node. */
export interface NodeAddress {
    /** Sort of address - Hostname, InternalIP, ExternalIP, InternalDNS or ExternalDNS. */
    type: string;
    /** The IP address or name itself. */
    address: string;
}

/** Memory for swapping of a node. */
export interface NodeSwapStatus {
    /** How much there is, in bytes. */
    capacity?: number | bigint;
}

/** A handler of a node's container runtime. */
export interface NodeRuntimeHandler {
    /** Name of the handler; empty for the default one. */
    name: string;
    /** What the handler can do. */
    features?: NodeRuntimeHandlerFeatures;
}

/** What a node's container runtime can do. */
export interface NodeFeatures {
    /** Whether it follows supplementalGroupsPolicy of pods. */
    supplementalGroupsPolicy?: boolean;
}

/** What a runtime handler can do. */
export interface NodeRuntimeHandlerFeatures {
    /** Whether it makes mounts read-only with all below them. */
    recursiveReadOnlyMounts?: boolean;
    /** Whether it can run pods with users of their own. */
    userNamespaces?: boolean;
}

/** Query parameters for proxying a request to a node's kubelet. */
export interface NodeProxyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** URL path to request from the node. */
    path?: string;
}

/** A piece of cluster storage, prepared by an administrator or provisioned on demand, that a claim can bind to. */
export interface PersistentVolume {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Size, access modes and backing storage of the volume. */
    spec: PersistentVolumeSpec;
    /** Current binding phase of the volume, written by the system. */
    status: PersistentVolumeStatus;
}

/** Several PersistentVolume objects, as a list request answers them. */
export interface PersistentVolumeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PersistentVolume[] | null;
}

/** The backing storage of a persistent volume; exactly one of the members is to be filled in. */
export interface PersistentVolumeSource {
    /** Backs the volume with an existing Google Compute Engine disk, attached to nodes on demand. */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource;
    /** Backs the volume with an existing AWS EBS volume, attached to nodes on demand. */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
    /** Backs the volume with a node directory, sensible only for testing on single-node clusters. */
    hostPath?: HostPathVolumeSource;
    /** Backs the volume with a volume of a GlusterFS cluster. */
    glusterfs?: GlusterfsPersistentVolumeSource;
    /** Backs the volume with a directory exported by an NFS server. */
    nfs?: NFSVolumeSource;
    /** Backs the volume with an image in a Ceph RADOS pool. */
    rbd?: RBDPersistentVolumeSource;
    /** Backs the volume with a logical unit of an iSCSI target. */
    iscsi?: ISCSIPersistentVolumeSource;
    /** Backs the volume with an existing OpenStack Cinder volume. */
    cinder?: CinderPersistentVolumeSource;
    /** Backs the volume with a directory of a Ceph file system. */
    cephfs?: CephFSPersistentVolumeSource;
    /** Backs the volume with a Fibre Channel logical unit. */
    fc?: FCVolumeSource;
    /** Backs the volume with a Flocker dataset, available on nodes running the Flocker agent. */
    flocker?: FlockerVolumeSource;
    /** Backs the volume with storage handled by an executable driver on each node. */
    flexVolume?: FlexPersistentVolumeSource;
    /** Backs the volume with an Azure Files share. */
    azureFile?: AzureFilePersistentVolumeSource;
    /** Backs the volume with a virtual disk in a vSphere datastore. */
    vsphereVolume?: VsphereVirtualDiskVolumeSource;
    /** Backs the volume with a volume registered in Quobyte. */
    quobyte?: QuobyteVolumeSource;
    /** Backs the volume with an Azure data disk. */
    azureDisk?: AzureDiskVolumeSource;
    /** Backs the volume with a disk managed by VMware Photon Controller. */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
    /** Backs the volume with storage from a Portworx cluster. */
    portworxVolume?: PortworxVolumeSource;
    /** Backs the volume with a ScaleIO volume. */
    scaleIO?: ScaleIOPersistentVolumeSource;
    /** Backs the volume with a disk, partition or directory on one node; nodeAffinity is then mandatory. */
    local?: LocalVolumeSource;
    /** Backs the volume with storage managed by StorageOS. */
    storageos?: StorageOSPersistentVolumeSource;
    /** Backs the volume with storage handled by an external CSI driver. */
    csi?: CSIPersistentVolumeSource;
}

/** Describes a persistent volume and the storage behind it. */
export interface PersistentVolumeSpec {
    /** Size of the volume, given under the "storage" resource name. */
    capacity?: Record<string, string>;
    /** Backs the volume with an existing Google Compute Engine disk, attached to nodes on demand. */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource;
    /** Backs the volume with an existing AWS EBS volume, attached to nodes on demand. */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
    /** Backs the volume with a node directory, sensible only for testing on single-node clusters. */
    hostPath?: HostPathVolumeSource;
    /** Backs the volume with a volume of a GlusterFS cluster. */
    glusterfs?: GlusterfsPersistentVolumeSource;
    /** Backs the volume with a directory exported by an NFS server. */
    nfs?: NFSVolumeSource;
    /** Backs the volume with an image in a Ceph RADOS pool. */
    rbd?: RBDPersistentVolumeSource;
    /** Backs the volume with a logical unit of an iSCSI target. */
    iscsi?: ISCSIPersistentVolumeSource;
    /** Backs the volume with an existing OpenStack Cinder volume. */
    cinder?: CinderPersistentVolumeSource;
    /** Backs the volume with a directory of a Ceph file system. */
    cephfs?: CephFSPersistentVolumeSource;
    /** Backs the volume with a Fibre Channel logical unit. */
    fc?: FCVolumeSource;
    /** Backs the volume with a Flocker dataset, available on nodes running the Flocker agent. */
    flocker?: FlockerVolumeSource;
    /** Backs the volume with storage handled by an executable driver on each node. */
    flexVolume?: FlexPersistentVolumeSource;
    /** Backs the volume with an Azure Files share. */
    azureFile?: AzureFilePersistentVolumeSource;
    /** Backs the volume with a virtual disk in a vSphere datastore. */
    vsphereVolume?: VsphereVirtualDiskVolumeSource;
    /** Backs the volume with a volume registered in Quobyte. */
    quobyte?: QuobyteVolumeSource;
    /** Backs the volume with an Azure data disk. */
    azureDisk?: AzureDiskVolumeSource;
    /** Backs the volume with a disk managed by VMware Photon Controller. */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
    /** Backs the volume with storage from a Portworx cluster. */
    portworxVolume?: PortworxVolumeSource;
    /** Backs the volume with a ScaleIO volume. */
    scaleIO?: ScaleIOPersistentVolumeSource;
    /** Backs the volume with a disk, partition or directory on one node; nodeAffinity is then mandatory. */
    local?: LocalVolumeSource;
    /** Backs the volume with storage managed by StorageOS. */
    storageos?: StorageOSPersistentVolumeSource;
    /** Backs the volume with storage handled by an external CSI driver. */
    csi?: CSIPersistentVolumeSource;
    /** Ways the volume may be mounted - ReadWriteOnce by one node, ReadOnlyMany or ReadWriteMany by many. */
    accessModes?: string[];
    /** The claim this volume is bound to or reserved for; normally filled in on binding. */
    claimRef?: ObjectReference;
    /** What becomes of the volume once its claim is gone - Retain (default for manual volumes), Delete (default when provisioned) or the obsolete Recycle. */
    persistentVolumeReclaimPolicy?: string;
    /** Class the volume belongs to; only claims asking for the same class can bind, empty meaning none. */
    storageClassName?: string;
    /** Extra options for mounting, such as "ro" or "soft"; not checked beforehand, so a bad one makes mounting fail. */
    mountOptions?: string[];
    /** Whether pods get a formatted Filesystem (the default) or the raw Block device. */
    volumeMode?: string;
    /** Restricts which nodes can reach the volume, and thereby where pods using it get scheduled. */
    nodeAffinity?: VolumeNodeAffinity;
    /** Attributes class of the volume; empty for none. */
    volumeAttributesClassName?: string;
}

/** Limits the nodes from which a volume is reachable. */
export interface VolumeNodeAffinity {
    /** Node conditions that must be satisfied for the volume to be usable there. */
    required?: NodeSelector;
}

/** Where a persistent volume currently stands in its life. */
export interface PersistentVolumeStatus {
    /** Stage of binding - Pending, Available, Bound, Released or Failed. */
    phase: string;
    /** Human-readable detail on why the volume is in its current state. */
    message?: string;
    /** Short CamelCase code for a failure, handy in command-line output. */
    reason?: string;
    /** When phase last changed. */
    lastPhaseTransitionTime?: string;
}

/** A GlusterFS volume that backs a persistent volume. */
export interface GlusterfsPersistentVolumeSource {
    /** Name of the Endpoints object that lists the addresses of the Gluster servers. */
    endpoints: string;
    /** Name of the Gluster volume to mount. */
    path: string;
    /** Forces the mount to be read-only; defaults to false. */
    readOnly?: boolean;
    /** Namespace holding the Endpoints object; defaults to that of the bound claim. */
    endpointsNamespace?: string;
}

/** A Ceph block device image that backs a persistent volume. */
export interface RBDPersistentVolumeSource {
    /** Addresses of the Ceph monitors to contact. */
    monitors: string[] | null;
    /** Name of the RADOS image to map. */
    image: string;
    /** File system on the image, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** RADOS pool containing the image; defaults to "rbd". */
    pool: string;
    /** Ceph user to authenticate as; defaults to "admin". */
    user: string;
    /** Node path of the user's key ring; defaults to /etc/ceph/keyring and is ignored when secretRef is given. */
    keyring: string;
    /** Secret, in any namespace, with the Ceph user's key; it takes precedence over keyring. */
    secretRef?: SecretReference;
    /** Maps the image read-only; defaults to false. */
    readOnly?: boolean;
}

/** An OpenStack Cinder volume that backs a persistent volume. */
export interface CinderPersistentVolumeSource {
    /** Identifier of the Cinder volume to attach. */
    volumeID: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Forces read-only mounts of the volume; defaults to false. */
    readOnly?: boolean;
    /** Secret, in any namespace, with parameters for connecting to OpenStack. */
    secretRef?: SecretReference;
}

/** Points to a Secret that may live in another namespace. */
export interface SecretReference {
    /** Name of the Secret within its namespace. */
    name?: string;
    /** Namespace in which the Secret is looked up. */
    namespace?: string;
}

/** A directory of a Ceph file system that backs a persistent volume. */
export interface CephFSPersistentVolumeSource {
    /** Addresses of the Ceph monitors to contact. */
    monitors: string[] | null;
    /** Directory inside the Ceph file system to mount as root; defaults to "/". */
    path?: string;
    /** Ceph user to mount as; defaults to "admin". */
    user?: string;
    /** Node path of the file with the user's key; defaults to /etc/ceph/user.secret. */
    secretFile?: string;
    /** Secret, in any namespace, with the user's key; it takes precedence over secretFile. */
    secretRef?: SecretReference;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
}

/** Persistent storage handled by an executable driver present on the nodes. */
export interface FlexPersistentVolumeSource {
    /** Name of the driver, in vendor/driver form, that does the work. */
    driver: string;
    /** File system the driver should mount; when empty the driver's script decides. */
    fsType?: string;
    /** Secret, in any namespace, whose values are all handed to the driver. */
    secretRef?: SecretReference;
    /** Asks the driver for a read-only mount; defaults to false. */
    readOnly?: boolean;
    /** Extra driver-specific settings, passed on as key/value pairs. */
    options?: Record<string, string>;
}

/** An iSCSI disk that backs a persistent volume. */
export interface ISCSIPersistentVolumeSource {
    /** Address of the target as IP or IP:port, where a port other than 860 or 3260 must be spelled out. */
    targetPortal: string;
    /** Qualified name that identifies the iSCSI target. */
    iqn: string;
    /** Number of the logical unit on the target. */
    lun: number;
    /** Transport interface of the initiator; "default", meaning TCP, unless stated. */
    iscsiInterface: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Mounts the disk read-only; defaults to false. */
    readOnly?: boolean;
    /** Further portal addresses for multipath access to the same target. */
    portals?: string[];
    /** Turns on CHAP authentication for target discovery; secretRef is then required. */
    chapAuthDiscovery?: boolean;
    /** Turns on CHAP authentication for sessions; secretRef is then required. */
    chapAuthSession?: boolean;
    /** Secret, in any namespace, with the CHAP credentials. */
    secretRef?: SecretReference;
    /** Initiator name to present instead of the node's own; a separate interface is created for the connection. */
    initiatorName?: string;
}

/** An Azure Files share that backs a persistent volume. */
export interface AzureFilePersistentVolumeSource {
    /** Secret holding the storage account's name and key. */
    secretName: string;
    /** Name of the file share in the storage account. */
    shareName: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
    /** Namespace of the account Secret; defaults to that of the pod. */
    secretNamespace: string | null;
}

/** A ScaleIO volume that backs a persistent volume. */
export interface ScaleIOPersistentVolumeSource {
    /** Address of the ScaleIO API gateway. */
    gateway: string;
    /** Name of the storage system as configured in ScaleIO. */
    system: string;
    /** Secret, in any namespace, with ScaleIO credentials; without it logging in fails. */
    secretRef: SecretReference | null;
    /** Uses TLS when talking to the gateway; defaults to false. */
    sslEnabled?: boolean;
    /** ScaleIO protection domain that contains the storage. */
    protectionDomain?: string;
    /** Storage pool within the protection domain. */
    storagePool?: string;
    /** Allocation style, ThickProvisioned or ThinProvisioned; defaults to the thin one. */
    storageMode: string;
    /** Name of a volume already created in ScaleIO. */
    volumeName?: string;
    /** File system to mount, such as ext4 or xfs; defaults to xfs. */
    fsType: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
}

/** A StorageOS volume that backs a persistent volume. */
export interface StorageOSPersistentVolumeSource {
    /** Name of the StorageOS volume, unique within its StorageOS namespace. */
    volumeName?: string;
    /** StorageOS namespace of the volume; the pod's namespace if unset, and "default" opts out of that mirroring. */
    volumeNamespace?: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
    /** Object reference to the Secret with StorageOS API credentials; built-in defaults are tried when absent. */
    secretRef?: ObjectReference;
}

/** Storage directly attached to one particular node. */
export interface LocalVolumeSource {
    /** Full path on the node to a directory, or to a block device. */
    path: string;
    /** File system to mount when path is a block device; chosen automatically if unset. */
    fsType?: string;
}

/** Persistent storage handled by an external CSI driver. */
export interface CSIPersistentVolumeSource {
    /** Name of the CSI driver that is responsible for the volume. */
    driver: string;
    /** Identifier by which the driver knows the volume; it cannot be changed. */
    volumeHandle: string;
    /** Tells the driver to publish the volume read-only; defaults to false. */
    readOnly?: boolean;
    /** File system to mount, such as ext4 or xfs; when empty the driver's default applies. */
    fsType?: string;
    /** Properties of the volume that the driver gave at provisioning and receives back when publishing. */
    volumeAttributes?: Record<string, string>;
    /** Secret passed to the driver when attaching the volume to or detaching it from a node. */
    controllerPublishSecretRef?: SecretReference;
    /** Secret passed to the driver when preparing the volume on a node. */
    nodeStageSecretRef?: SecretReference;
    /** Secret passed to the driver when mounting the volume into a pod. */
    nodePublishSecretRef?: SecretReference;
    /** Secret passed to the driver when growing the volume from the controller side. */
    controllerExpandSecretRef?: SecretReference;
    /** Secret that the driver is given when it grows the volume on a node. */
    nodeExpandSecretRef?: SecretReference;
}

/** A user's request for storage in a namespace, which binds to a matching persistent volume. */
export interface PersistentVolumeClaim {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** The storage being asked for - size, access modes and class. */
    spec: PersistentVolumeClaimSpec;
    /** What has been bound so far and how resizing proceeds; read-only. */
    status: PersistentVolumeClaimStatus;
}

/** Several PersistentVolumeClaim objects, as a list request answers them. */
export interface PersistentVolumeClaimList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PersistentVolumeClaim[] | null;
}

/** An observation about a claim, used to follow resizing. */
export interface PersistentVolumeClaimCondition {
    /** What is observed - Resizing or FileSystemResizePending. */
    type: string;
    /** Whether the observation holds - True, False or Unknown. */
    status: string;
    /** When the condition was last checked. */
    lastProbeTime: string | null;
    /** When the status last changed value. */
    lastTransitionTime: string | null;
    /** Short CamelCase code for the latest change; "ResizeStarted" means the underlying volume is being grown. */
    reason?: string;
    /** Human-readable details about the latest change. */
    message?: string;
}

/** What a claim has actually obtained. */
export interface PersistentVolumeClaimStatus {
    /** Binding state - Pending, Bound, or Lost when its volume no longer exists. */
    phase: string;
    /** Modes that the bound volume really offers - ReadWriteOnce, ReadOnlyMany, ReadWriteMany. */
    accessModes?: string[];
    /** Real size of the bound volume, which may exceed what was requested. */
    capacity?: Record<string, string>;
    /** Observations about the claim, such as a resize that awaits the file system step. */
    conditions?: PersistentVolumeClaimCondition[];
    /** Capacity that the claim was given, which while it grows may be more than the volume has. */
    allocatedResources?: Record<string, string>;
    /** How far the growth of the volume is; empty where none is under way. */
    resizeStatus?: string;
    /** How far the growth of each resource is; absent where none is under way. */
    allocatedResourceStatuses?: Record<string, string>;
    /** Attributes class that the volume has now. */
    currentVolumeAttributesClassName?: string;
    /** How far the change to another attributes class is; absent where none is under way. */
    modifyVolumeStatus?: ModifyVolumeStatus;
}

/** How far a volume's change to another attributes class is. */
export interface ModifyVolumeStatus {
    /** The class that the volume is being changed to. */
    targetVolumeAttributesClassName?: string;
    /** Pending, InProgress, or Infeasible where the driver refused. */
    status: string;
}

/** A group of containers that are placed on one node together and share its network and volumes. */
export interface Pod {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** What should run, and how; mostly fixed once the pod exists. */
    spec: PodSpec;
    /** Last observed state of the pod, reported by its node; read-only. */
    status: PodStatus;
}

/** Several Pod objects, as a list request answers them. */
export interface PodList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Pod[] | null;
}

/** Query parameters for attaching to a running container's process. */
export interface PodAttachOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Passes the client's input to the process; defaults to false. */
    stdin?: boolean;
    /** Sends the process's standard output to the client; on by default. */
    stdout?: boolean;
    /** Sends the process's standard error to the client; on by default. */
    stderr?: boolean;
    /** Treats the connection as a terminal, which the container must have allocated; defaults to false. */
    tty?: boolean;
    /** Container to attach to; may be left out when the pod has just one. */
    container?: string;
}

/** Query parameters for running a command in a container. */
export interface PodExecOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Passes the client's input to the command; defaults to false. */
    stdin?: boolean;
    /** Sends the command's standard output to the client. */
    stdout?: boolean;
    /** Sends the command's standard error to the client. */
    stderr?: boolean;
    /** Allocates a terminal for the command; defaults to false. */
    tty?: boolean;
    /** Container to run the command in; may be left out when the pod has just one. */
    container?: string;
    /** Program and arguments to run, without a shell in between. */
    command: string[] | null;
}

/** Query parameters for reading a container's log. */
export interface PodLogOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Container whose log is wanted; may be left out when the pod has just one. */
    container?: string;
    /** Keeps the response open and streams new lines as they appear; defaults to false. */
    follow?: boolean;
    /** Reads the log of the preceding, terminated run of the container; defaults to false. */
    previous?: boolean;
    /** Returns only lines from the last so many seconds; cannot be combined with sinceTime. */
    sinceSeconds?: number | bigint;
    /** Returns only lines from this moment on; cannot be combined with sinceSeconds. */
    sinceTime?: string;
    /** Starts every line with its RFC 3339 timestamp; defaults to false. */
    timestamps?: boolean;
    /** Returns just this many lines from the end; the whole log if unset. */
    tailLines?: number | bigint;
    /** Cuts the output off after this many bytes, possibly amid a line. */
    limitBytes?: number | bigint;
    /** Skips checking the kubelet's certificate, at the risk of receiving forged log data. */
    insecureSkipTLSVerifyBackend?: boolean;
    /** Which stream to read - All, Stdout or Stderr. */
    stream?: string;
}

/** Query parameters for forwarding connections to ports of a pod. */
export interface PodPortForwardOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Pod ports to forward to; required for WebSocket connections. */
    ports?: number[];
}

/** Query parameters for proxying a request to a pod. */
export interface PodProxyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** URL path to request from the pod. */
    path?: string;
}

/** Wraps a pod's status for transfer apart from the rest of the pod. */
export interface PodStatusResult {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Last observed state of the pod; written by the system. */
    status: PodStatus;
}

/** A stored blueprint for pods, rarely used because controllers embed their own. */
export interface PodTemplate {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** The pod blueprint held by this object. */
    template: PodTemplateSpec;
}

/** Several PodTemplate objects, as a list request answers them. */
export interface PodTemplateList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodTemplate[] | null;
}

/** Internal bookkeeping of which values in a range, such as cluster IPs or node ports, are taken. */
export interface RangeAllocation {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** The range as text, such as a CIDR or "30000-32767". */
    range: string;
    /** Bitmap marking which values of the range are allocated. */
    data: string | null;
}

/** Keeps a set number of identical pods running, replacing those that go away. */
export interface ReplicationController {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** How many pods to keep and what they look like. */
    spec: ReplicationControllerSpec;
    /** Most recent pod counts, possibly slightly behind; read-only. */
    status: ReplicationControllerStatus;
}

/** Several ReplicationController objects, as a list request answers them. */
export interface ReplicationControllerList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ReplicationController[] | null;
}

/** What a replication controller keeps running; Deployments are nowadays preferred. */
export interface ReplicationControllerSpec {
    /** Number of pods to maintain; 1 by default, and 0 is allowed. */
    replicas: number;
    /** Seconds a new pod must stay ready without a crash before it counts as available; 0 by default. */
    minReadySeconds?: number;
    /** Labels that mark the controller's pods; taken from the template's labels if left out. */
    selector?: Record<string, string>;
    /** Blueprint for pods created to make up a shortfall. */
    template?: PodTemplateSpec;
}

/** Pod counts last observed by a replication controller. */
export interface ReplicationControllerStatus {
    /** Pods that currently exist for this controller. */
    replicas: number;
    /** Pods whose labels match all those of the template. */
    fullyLabeledReplicas?: number;
    /** Pods of this controller that are currently ready. */
    readyReplicas?: number;
    /** Pods that have been ready for at least minReadySeconds. */
    availableReplicas?: number;
    /** Latest metadata.generation the controller has acted upon. */
    observedGeneration?: number | bigint;
    /** Observations about the controller, such as failing to create pods. */
    conditions?: ReplicationControllerCondition[];
}

/** An observation about a replication controller. */
export interface ReplicationControllerCondition {
    /** What is observed; ReplicaFailure says pods could not be created or deleted. */
    type: string;
    /** Whether the observation holds - True, False or Unknown. */
    status: string;
    /** When the status last changed value. */
    lastTransitionTime: string | null;
    /** Short CamelCase code for the last change. */
    reason?: string;
    /** Human-readable details of the last change. */
    message?: string;
}

/** Caps the total resources and object counts within a namespace. */
export interface ResourceQuota {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Bounds to enforce and which objects count towards them. */
    spec: ResourceQuotaSpec;
    /** Enforced bounds and how much of them is used; read-only. */
    status: ResourceQuotaStatus;
}

/** Several ResourceQuota objects, as a list request answers them. */
export interface ResourceQuotaList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ResourceQuota[] | null;
}

/** The totals that a namespace may not exceed. */
export interface ResourceQuotaSpec {
    /** Upper bound per resource or object count, such as "requests.cpu" or "pods". */
    hard?: Record<string, string>;
    /** Counts only objects in all these scopes - Terminating, NotTerminating, BestEffort, NotBestEffort, PriorityClass, CrossNamespacePodAffinity; everything if empty. */
    scopes?: string[];
    /** Like scopes but with operators and values, for instance particular priority classes. */
    scopeSelector?: ScopeSelector;
}

/** Conditions on scopes, all of which an object must satisfy to be counted. */
export interface ScopeSelector {
    /** Individual scope conditions, combined with a logical and. */
    matchExpressions?: ScopedResourceSelectorRequirement[];
}

/** One condition relating a quota scope to values. */
export interface ScopedResourceSelectorRequirement {
    /** Scope being tested - Terminating, NotTerminating, BestEffort, NotBestEffort, PriorityClass or CrossNamespacePodAffinity. */
    scopeName: string;
    /** How to test the scope - In, NotIn, Exists or DoesNotExist. */
    operator: string;
    /** Needed for In and NotIn, and required to be empty for Exists and DoesNotExist. */
    values?: string[];
}

/** Enforced bounds and present consumption of a quota. */
export interface ResourceQuotaStatus {
    /** Bounds currently being enforced for each resource. */
    hard?: Record<string, string>;
    /** Total consumption observed in the namespace at present. */
    used?: Record<string, string>;
}

/** Holds sensitive data such as passwords, tokens or keys, at most 1 MiB in all. */
export interface Secret {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** When true, the contents can no longer be changed, nor can this flag be cleared. */
    immutable?: boolean;
    /** Contents by key, with values in base64; keys consist of letters, digits, "-", "_" and ".". */
    data?: Record<string, string>;
    /** Contents given as plain text for convenience; merged over data on write and never returned. */
    stringData?: Record<string, string>;
    /** Tells consumers what keys to expect, such as kubernetes.io/tls; Opaque by default and immutable. */
    type: string;
}

/** Several Secret objects, as a list request answers them. */
export interface SecretList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Secret[] | null;
}

/** An object reference wrapped so that it can be stored on its own, as in an annotation. */
export interface SerializedReference {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** The reference that is being carried. */
    reference: ObjectReference;
}

/** A stable name and address in front of a changing set of pods. */
export interface Service {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Ports, selected pods and kind of exposure. */
    spec: ServiceSpec;
    /** Outcome of exposing the Service, notably its load balancer; read-only. */
    status: ServiceStatus;
}

/** Several Service objects, as a list request answers them. */
export interface ServiceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Service[] | null;
}

/** Fine-tunes how clients stick to one backend. */
export interface SessionAffinityConfig {
    /** Settings for stickiness by client address. */
    clientIP?: ClientIPConfig;
}

/** Settings for sessions kept together by client IP. */
export interface ClientIPConfig {
    /** Seconds of stickiness, from 1 to 86400; 10800 (three hours) by default. */
    timeoutSeconds?: number;
}

/** What the system has set up for a Service. */
export interface ServiceStatus {
    /** State of the external load balancer, when there is one. */
    loadBalancer: LoadBalancerStatus;
    /** Observations about the Service's current state, one per type. */
    conditions?: (metaV1.Condition)[];
}

/** What a load balancer reports about its entry points. */
export interface LoadBalancerStatus {
    /** Points at which outside traffic should enter. */
    ingress?: LoadBalancerIngress[];
}

/** One entry point of a load balancer, given by address or by DNS name. */
export interface LoadBalancerIngress {
    /** Address of the entry point, for balancers working with IPs. */
    ip?: string;
    /** DNS name of the entry point, for balancers working with names. */
    hostname?: string;
    /** Whether traffic to the address keeps it as its destination (VIP) or comes to a node or pod (Proxy). */
    ipMode?: string;
    /** State of each Service port at the balancer, including errors; if used, every port must be listed. */
    ports?: PortStatus[];
}

/** How a Service is reached and which pods it leads to. */
export interface ServiceSpec {
    /** Ports the Service offers and where each leads; required unless the Service is headless or ExternalName. */
    ports?: ServicePort[];
    /** Labels of the pods to send traffic to; without one, endpoints must be managed by hand, and ExternalName ignores it. */
    selector?: Record<string, string>;
    /** Virtual address of the Service, usually assigned; "None" makes it headless, and ExternalName services have none. */
    clusterIP?: string;
    /** Virtual addresses, at most one per IP family; the first must equal clusterIP. */
    clusterIPs?: string[];
    /** How the Service is exposed - ClusterIP (the default), NodePort, LoadBalancer or ExternalName. */
    type: string;
    /** Additional addresses at which nodes accept traffic; routing them to the nodes is up to you. */
    externalIPs?: string[];
    /** None (the default), or ClientIP to keep sending a client to the same pod. */
    sessionAffinity: string;
    /** Address wished for from the load balancer, ignored by providers that cannot honour it. */
    loadBalancerIP?: string;
    /** Client networks, in CIDR notation, allowed through the load balancer where the provider supports it. */
    loadBalancerSourceRanges?: string[];
    /** DNS name that an ExternalName service answers with as a CNAME; nothing is proxied. */
    externalName?: string;
    /** Cluster spreads outside traffic over all nodes; Local keeps it on the receiving node and preserves client addresses. */
    externalTrafficPolicy?: string;
    /** Node port where load balancers ask whether a node has local endpoints; only for LoadBalancer with policy Local. */
    healthCheckNodePort?: number;
    /** Publishes pods in DNS and endpoints even before they are ready, as for peer discovery; defaults to false. */
    publishNotReadyAddresses?: boolean;
    /** Details of session affinity, such as its timeout. */
    sessionAffinityConfig?: SessionAffinityConfig;
    /**
     * Deprecated, use topology aware hints instead; ordered node labels, at most 16, that steer traffic to near endpoints.
     * @deprecated
     */
    topologyKeys?: string[];
    /** IP families of the Service, IPv4 or IPv6, in order; the primary one cannot be changed afterwards. */
    ipFamilies?: string[];
    /** SingleStack (default), PreferDualStack where the cluster allows it, or RequireDualStack or else fail. */
    ipFamilyPolicy?: string;
    /** Whether a LoadBalancer service also gets node ports; true by default. */
    allocateLoadBalancerNodePorts?: boolean;
    /** Load balancer implementation to use instead of the cloud's default; immutable once set, alpha in 1.21. */
    loadBalancerClass?: string;
    /** Cluster (default) uses all endpoints for in-cluster traffic, Local just those on the same node; alpha in 1.21. */
    internalTrafficPolicy?: string;
    /** Which endpoints traffic prefers, such as those in the same zone; only a preference. */
    trafficDistribution?: string;
}

/** One port that a Service offers. */
export interface ServicePort {
    /** DNS label naming the port; required, and unique, when there are several ports. */
    name?: string;
    /** Transport protocol - TCP (the default), UDP or SCTP. */
    protocol: string;
    /** Hint about the application protocol, such as "https" or a domain-prefixed name. */
    appProtocol?: string;
    /** Port number on the Service's own address. */
    port: number;
    /** Port on the pods, by number or container port name; same as port by default and ignored for headless services. */
    targetPort: number | string;
    /** Port opened on every node for NodePort and LoadBalancer types; assigned automatically, normally from 30000-32767, if unset. */
    nodePort?: number;
}

/** State of one Service port at a load balancer. */
export interface PortStatus {
    /** Number of the Service port described here. */
    port: number;
    /** Transport protocol of the port - TCP, UDP or SCTP. */
    protocol: string;
    /** CamelCase code of what went wrong with this port, domain-prefixed when provider-specific; absent if fine. */
    error?: string;
}

/** An identity for processes in pods when they talk to the API server. */
export interface ServiceAccount {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: metaV1.ObjectMeta;
    /** Secrets that pods running as this account may use, including its token secrets. */
    secrets?: ObjectReference[];
    /** Registry credentials added to pods that use this account. */
    imagePullSecrets?: LocalObjectReference[];
    /** Whether pods get an API token mounted, unless they decide otherwise themselves; true if unset. */
    automountServiceAccountToken?: boolean;
}

/** Several ServiceAccount objects, as a list request answers them. */
export interface ServiceAccountList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ServiceAccount[] | null;
}

/** Query parameters for proxying a request to a Service. */
export interface ServiceProxyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** URL path, possibly with subpath and query, to request from the service. */
    path?: string;
}

/** A network port that a container listens on. */
export interface ContainerPort {
    /** Optional service-style name, unique in the pod, that Services and probes can use instead of the number. */
    name?: string;
    /** Port opened on the node and forwarded to the container; with hostNetwork it must equal containerPort. */
    hostPort?: number;
    /** Port number on the pod's IP, from 1 to 65535. */
    containerPort: number;
    /** Transport protocol of the port - TCP (the default), UDP or SCTP. */
    protocol: string;
    /** Node address to which the host port is bound; all addresses when empty. */
    hostIP?: string;
}

/** One environment variable for a container. */
export interface EnvVar {
    /** Name of the variable as the process sees it. */
    name: string;
    /** Literal value, in which $(VAR) refers to variables defined earlier and "$$" gives a plain dollar sign. */
    value?: string;
    /** Takes the value from elsewhere; not allowed along with a non-empty value. */
    valueFrom?: EnvVarSource;
}

/** Where an environment variable's value is read from; choose one member. */
export interface EnvVarSource {
    /** Reads a field of the pod, such as its name, namespace, labels, node name or IPs. */
    fieldRef?: ObjectFieldSelector;
    /** Reads one of a container's CPU, memory, ephemeral-storage or huge page limits or requests. */
    resourceFieldRef?: ResourceFieldSelector;
    /** Reads one key of a ConfigMap. */
    configMapKeyRef?: ConfigMapKeySelector;
    /** Reads one key of a Secret in the pod's namespace. */
    secretKeyRef?: SecretKeySelector;
    /** A key of a file of variables in a volume. */
    fileKeyRef?: FileKeySelector;
}

/** Picks one field out of the pod's own object. */
export interface ObjectFieldSelector {
    /** Schema version in which the path is to be read; defaults to "v1". */
    apiVersion: string;
    /** Path of the field, such as "metadata.name" or "metadata.labels['app']". */
    fieldPath: string;
}

/** Picks one compute resource figure of a container. */
export interface ResourceFieldSelector {
    /** Container to look at; required in volumes, while in variables it defaults to the container itself. */
    containerName?: string;
    /** Which figure to read, such as "limits.cpu" or "requests.memory". */
    resource: string;
    /** Unit in which the result is expressed, such as "1Mi"; defaults to "1". */
    divisor: string;
}

/** Picks one key of a ConfigMap. */
export interface ConfigMapKeySelector {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Key within the ConfigMap whose value is used. */
    key: string;
    /** Leaves the variable out, rather than failing, when ConfigMap or key is missing. */
    optional?: boolean;
}

/** Picks one key of a Secret. */
export interface SecretKeySelector {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Key whose value is used; it must be a valid Secret key. */
    key: string;
    /** Leaves the variable out, rather than failing, when Secret or key is missing. */
    optional?: boolean;
}

/** Turns all entries of a ConfigMap or Secret into environment variables. */
export interface EnvFromSource {
    /** Text put before each key to form the variable name. */
    prefix?: string;
    /** ConfigMap in the pod's namespace whose entries become variables. */
    configMapRef?: ConfigMapEnvSource;
    /** Secret in the pod's namespace whose entries become variables. */
    secretRef?: SecretEnvSource;
}

/** A ConfigMap whose every entry becomes an environment variable. */
export interface ConfigMapEnvSource {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Lets the container start even if the ConfigMap does not exist. */
    optional?: boolean;
}

/** A Secret whose every entry becomes an environment variable. */
export interface SecretEnvSource {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Lets the container start even if the Secret does not exist. */
    optional?: boolean;
}

/** A custom header sent along with an HTTP probe. */
export interface HTTPHeader {
    /** Header field name, such as "Host"; repeating it sends the header several times. */
    name: string;
    /** Text sent as the header's value. */
    value: string;
}

/** An HTTP GET request, counted as successful for status codes from 200 to 399. */
export interface HTTPGetAction {
    /** URL path to request; defaults to "/". */
    path: string;
    /** Port to contact, as a number or as the name of a container port. */
    port: number | string;
    /** Host to connect to, the pod's IP by default; to fake a virtual host set a Host header instead. */
    host?: string;
    /** HTTP (the default) or HTTPS, where certificates are not verified. */
    scheme: string;
    /** Additional headers for the request; duplicates are permitted. */
    httpHeaders?: HTTPHeader[];
}

/** An attempt to open a TCP connection, successful as soon as it is established. */
export interface TCPSocketAction {
    /** Port to contact, as a number or as the name of a container port. */
    port: number | string;
    /** Host to connect to; the pod's IP by default. */
    host?: string;
}

/** A command run inside the container, successful when it exits with status 0. */
export interface ExecAction {
    /** Program and arguments, started without a shell, so pipes and the like need an explicit shell call. */
    command?: string[];
}

/** A periodic check of a container's health or readiness. */
export interface Probe {
    /** Runs a command inside the container. */
    exec?: ExecAction;
    /** Sends an HTTP GET request to the container. */
    httpGet?: HTTPGetAction;
    /** Tries to open a TCP connection. */
    tcpSocket?: TCPSocketAction;
    /** Asks a health service over gRPC. */
    grpc?: GRPCAction;
    /** Seconds to wait after the container starts before probing; 0 by default. */
    initialDelaySeconds?: number;
    /** Seconds after which one attempt counts as failed; 1 by default. */
    timeoutSeconds: number;
    /** Seconds between attempts; 10 by default, at least 1. */
    periodSeconds: number;
    /** Successes in a row needed to pass again after failing; 1 by default and required to be 1 for liveness and startup. */
    successThreshold: number;
    /** Failures in a row after which the probe counts as failed; 3 by default. */
    failureThreshold: number;
    /** Seconds a container gets to stop after this probe fails, overriding the pod's value; alpha in 1.21. */
    terminationGracePeriodSeconds?: number | bigint;
}

/** Linux capabilities to grant to or take from a container. */
export interface Capabilities {
    /** Capabilities to grant beyond the runtime's default set, such as "NET_ADMIN". */
    add?: string[];
    /** Capabilities to take away; "ALL" removes every one. */
    drop?: string[];
}

/** How much of each compute resource is reserved and how much may be used. */
export interface ResourceRequirements {
    /** Upper bounds; going past memory gets the container killed, going past CPU slows it down. */
    limits?: Record<string, string>;
    /** Amounts reserved by the scheduler; defaults to limits where those are given. */
    requests?: Record<string, string>;
    /** Entries of the pod's resourceClaims that the container uses. */
    claims?: ResourceClaim[];
}

/** One program that runs inside a pod, together with its image and settings. */
export interface Container {
    /** Unique DNS label for the container in the pod; it cannot be changed. */
    name: string;
    /** Image to run, optionally with registry, tag or digest. */
    image?: string;
    /** Replaces the image's entrypoint; no shell is involved, and $(VAR) references are expanded. */
    command?: string[];
    /** Replaces the image's default arguments; $(VAR) references are expanded. */
    args?: string[];
    /** Directory in which the process starts; the image's setting applies when empty. */
    workingDir?: string;
    /** Ports the container listens on, mainly informational because unlisted ports stay reachable too. */
    ports?: ContainerPort[];
    /** Bulk sources of environment variables; later sources win over earlier ones, and env wins over all. */
    envFrom?: EnvFromSource[];
    /** Individual environment variables for the container. */
    env?: EnvVar[];
    /** CPU, memory and other amounts to reserve for and to allow the container. */
    resources: ResourceRequirements;
    /** Whether the container restarts when its resources change, by resource. */
    resizePolicy?: ContainerResizePolicy[];
    /** When the container alone restarts; Always makes an init container one that runs beside the others. */
    restartPolicy?: string;
    /** Rules by exit code that come before restartPolicy; the first that fits decides. */
    restartPolicyRules?: ContainerRestartRule[];
    /** Where the pod's volumes appear in the container's file system. */
    volumeMounts?: VolumeMount[];
    /** Raw block devices made available to the container. */
    volumeDevices?: VolumeDevice[];
    /** Periodic check whose failure gets the container restarted. */
    livenessProbe?: Probe;
    /** Periodic check whose failure takes the pod out of Service endpoints until it passes again. */
    readinessProbe?: Probe;
    /** Check that must pass before the other probes begin, giving slow starters time; its failure restarts the container. */
    startupProbe?: Probe;
    /** Hooks run right after the container starts and right before it is stopped. */
    lifecycle?: Lifecycle;
    /** File the container may write a final message to; defaults to /dev/termination-log. */
    terminationMessagePath: string;
    /** Source of the final message - File (default), or FallbackToLogsOnError to use the log's tail after a failure. */
    terminationMessagePolicy: string;
    /** When to pull - Always (default for ":latest" or untagged images), IfNotPresent (default otherwise) or Never. */
    imagePullPolicy?: string;
    /** Privileges and identity for this container, overriding equivalent settings of the pod. */
    securityContext?: SecurityContext;
    /** Keeps a buffer open for standard input; without it reads get end-of-file at once. */
    stdin?: boolean;
    /** Closes standard input after the first attached client leaves, until the container restarts; defaults to false. */
    stdinOnce?: boolean;
    /** Allocates a terminal for the container; stdin must then be true as well. */
    tty?: boolean;
}

/** One action to perform for a probe or hook; set exactly one member. */
export interface Handler {
    /** Runs a command inside the container. */
    exec?: ExecAction;
    /** Sends an HTTP GET request to the container. */
    httpGet?: HTTPGetAction;
    /** Tries to open a TCP connection; not supported for lifecycle hooks. */
    tcpSocket?: TCPSocketAction;
}

/** How a probe looks whether a container is well; one way is given. */
export interface ProbeHandler {
    /** Runs a command inside the container. */
    exec?: ExecAction;
    /** Sends an HTTP GET request to the container. */
    httpGet?: HTTPGetAction;
    /** Tries to open a TCP connection. */
    tcpSocket?: TCPSocketAction;
    /** Asks a health service over gRPC. */
    grpc?: GRPCAction;
}

/** A health check over gRPC. */
export interface GRPCAction {
    /** Port of the health service, from 1 to 65535. */
    port: number;
    /** Name of the service to ask about; empty for the server as a whole. */
    service: string;
}

/** Actions tied to a container's start and end. */
export interface Lifecycle {
    /** Runs right after creation, concurrently with the entrypoint; if it fails the container is killed and handled by its restart policy. */
    postStart?: LifecycleHandler;
    /** Runs before a requested stop, within the grace period; it is skipped when the container exits by itself. */
    preStop?: LifecycleHandler;
    /** Signal that is sent to stop the container in place of the one of its image or runtime. */
    stopSignal?: string;
}

/** Details of a container that has not started yet. */
export interface ContainerStateWaiting {
    /** Short code for the wait, such as ImagePullBackOff or ContainerCreating. */
    reason?: string;
    /** Human-readable detail on why the container waits. */
    message?: string;
}

/** Details of a container that is running. */
export interface ContainerStateRunning {
    /** When the container was last started or restarted. */
    startedAt: string | null;
}

/** Details of a container that has ended. */
export interface ContainerStateTerminated {
    /** Exit status of the last run; 0 stands for success. */
    exitCode: number;
    /** Number of the signal that ended the container, if one did. */
    signal?: number;
    /** Short code for how it ended, such as Completed, Error or OOMKilled. */
    reason?: string;
    /** Final message of the last run, taken from its termination message file or log. */
    message?: string;
    /** When the run that ended had been started. */
    startedAt: string | null;
    /** When the run of the container ended. */
    finishedAt: string | null;
    /** Runtime's identifier of the ended container, as "type://id". */
    containerID?: string;
}

/** What a container is doing; one member at most is set, and none means waiting. */
export interface ContainerState {
    /** Set while the container is yet to start, for example during image pulls. */
    waiting?: ContainerStateWaiting;
    /** Set while the container's process is alive. */
    running?: ContainerStateRunning;
    /** Set once the container's process has ended. */
    terminated?: ContainerStateTerminated;
}

/** Current state of one container in a pod. */
export interface ContainerStatus {
    /** Name of the container this entry is about. */
    name: string;
    /** What the container is doing right now. */
    state: ContainerState;
    /** How the preceding run of the container ended, if it was restarted. */
    lastState: ContainerState;
    /** Whether the readiness probe currently passes. */
    ready: boolean;
    /** How often the container has been restarted, counted from the dead containers still on the node. */
    restartCount: number;
    /** Image the container is running, as reported by the runtime. */
    image: string;
    /** Exact identifier, usually a digest, of the running image. */
    imageID: string;
    /** Runtime's identifier of the container, as "type://id". */
    containerID?: string;
    /** Whether the startup probe has passed; always true while running if there is no such probe. */
    started?: boolean;
    /** Requests that the node has set aside for the container. */
    allocatedResources?: Record<string, string>;
    /** Requests and limits with which the container really runs. */
    resources?: ResourceRequirements;
    /** How the container's volumes were really mounted. */
    volumeMounts?: VolumeMountStatus[];
    /** Users and groups that the first process of the container was started with. */
    user?: ContainerUser;
    /** Health of the devices that the container was given. */
    allocatedResourcesStatus?: ResourceStatus[];
    /** Signal that is really sent to stop the container. */
    stopSignal?: string;
}

/** Security settings that hold for a pod as a whole; equivalent container settings win. */
export interface PodSecurityContext {
    /** SELinux label for all containers; when unset the runtime assigns a random one. */
    seLinuxOptions?: SELinuxOptions;
    /** Windows-only settings that serve as defaults for all containers. */
    windowsOptions?: WindowsSecurityContextOptions;
    /** User ID for container processes; the image's user if unset. */
    runAsUser?: number | bigint;
    /** Primary group ID for container processes; the runtime's default if unset. */
    runAsGroup?: number | bigint;
    /** Refuses to start containers that would run as user 0. */
    runAsNonRoot?: boolean;
    /** Additional group IDs given to the first process of each container. */
    supplementalGroups?: (number | bigint)[];
    /** Whether groups of the user inside the image are added (Merge) or only those given here (Strict). */
    supplementalGroupsPolicy?: string;
    /** Group ID that owns supported volumes, which become group-writable, and that is added to the processes' groups. */
    fsGroup?: number | bigint;
    /** Namespaced kernel parameters to set for the pod; those the runtime does not support may prevent launch. */
    sysctls?: Sysctl[];
    /** Whether ownership is fixed on every mount (Always, the default) or only when the root differs (OnRootMismatch). */
    fsGroupChangePolicy?: string;
    /** System call filter that applies to all containers. */
    seccompProfile?: SeccompProfile;
    /** AppArmor profile of the pod's containers that name none themselves. */
    appArmorProfile?: AppArmorProfile;
    /** How volumes get the SELinux label, by mounting them with it or by relabelling every file. */
    seLinuxChangePolicy?: string;
}

/** Selects the system call filter; type says which kind. */
export interface SeccompProfile {
    /** Localhost uses a file on the node, RuntimeDefault the runtime's own profile, Unconfined none. */
    type: string;
    /** Profile file relative to the kubelet's seccomp directory; required for, and only for, type Localhost. */
    localhostProfile?: string;
}

/** Container settings as they apply to ephemeral containers, several of which are refused. */
export interface EphemeralContainerCommon {
    /** Unique DNS label for the ephemeral container, differing from every other container in the pod. */
    name: string;
    /** Image to run, optionally with registry, tag or digest. */
    image?: string;
    /** Replaces the image's entrypoint; no shell is involved, and $(VAR) references are expanded. */
    command?: string[];
    /** Replaces the image's default arguments; $(VAR) references are expanded. */
    args?: string[];
    /** Directory in which the process starts; the image's setting applies when empty. */
    workingDir?: string;
    /** Refused, because ephemeral containers may not declare ports. */
    ports?: ContainerPort[];
    /** Bulk sources of environment variables; later sources win over earlier ones, and env wins over all. */
    envFrom?: EnvFromSource[];
    /** Individual environment variables for the container. */
    env?: EnvVar[];
    /** Refused, since ephemeral containers only use spare resources already allotted to the pod. */
    resources: ResourceRequirements;
    /** Not allowed for ephemeral containers. */
    resizePolicy?: ContainerResizePolicy[];
    /** Not allowed for ephemeral containers. */
    restartPolicy?: string;
    /** Not allowed for ephemeral containers. */
    restartPolicyRules?: ContainerRestartRule[];
    /** Where the pod's volumes appear in the container's file system. */
    volumeMounts?: VolumeMount[];
    /** Raw block devices made available to the container. */
    volumeDevices?: VolumeDevice[];
    /** Refused, as ephemeral containers cannot have probes. */
    livenessProbe?: Probe;
    /** Refused, as ephemeral containers cannot have probes. */
    readinessProbe?: Probe;
    /** Refused, as ephemeral containers cannot have probes. */
    startupProbe?: Probe;
    /** Refused, as ephemeral containers cannot have lifecycle hooks. */
    lifecycle?: Lifecycle;
    /** File the container may write a final message to; defaults to /dev/termination-log. */
    terminationMessagePath: string;
    /** Source of the final message - File (default), or FallbackToLogsOnError to use the log's tail after a failure. */
    terminationMessagePolicy: string;
    /** When to pull - Always (default for ":latest" or untagged images), IfNotPresent (default otherwise) or Never. */
    imagePullPolicy?: string;
    /** Not permitted for ephemeral containers in this release, so it must stay unset. */
    securityContext?: SecurityContext;
    /** Keeps a buffer open for standard input; without it reads get end-of-file at once. */
    stdin?: boolean;
    /** Closes standard input after the first attached client leaves, until the container restarts; defaults to false. */
    stdinOnce?: boolean;
    /** Allocates a terminal for the container; stdin must then be true as well. */
    tty?: boolean;
}

/** A temporary container added to a running pod for debugging; it is never restarted and cannot be removed. */
export interface EphemeralContainer {
    /** Unique DNS label for the ephemeral container, differing from every other container in the pod. */
    name: string;
    /** Image to run, optionally with registry, tag or digest. */
    image?: string;
    /** Replaces the image's entrypoint; no shell is involved, and $(VAR) references are expanded. */
    command?: string[];
    /** Replaces the image's default arguments; $(VAR) references are expanded. */
    args?: string[];
    /** Directory in which the process starts; the image's setting applies when empty. */
    workingDir?: string;
    /** Refused, because ephemeral containers may not declare ports. */
    ports?: ContainerPort[];
    /** Bulk sources of environment variables; later sources win over earlier ones, and env wins over all. */
    envFrom?: EnvFromSource[];
    /** Individual environment variables for the container. */
    env?: EnvVar[];
    /** Refused, since ephemeral containers only use spare resources already allotted to the pod. */
    resources: ResourceRequirements;
    /** Not allowed for ephemeral containers. */
    resizePolicy?: ContainerResizePolicy[];
    /** Not allowed for ephemeral containers. */
    restartPolicy?: string;
    /** Not allowed for ephemeral containers. */
    restartPolicyRules?: ContainerRestartRule[];
    /** Where the pod's volumes appear in the container's file system. */
    volumeMounts?: VolumeMount[];
    /** Raw block devices made available to the container. */
    volumeDevices?: VolumeDevice[];
    /** Refused, as ephemeral containers cannot have probes. */
    livenessProbe?: Probe;
    /** Refused, as ephemeral containers cannot have probes. */
    readinessProbe?: Probe;
    /** Refused, as ephemeral containers cannot have probes. */
    startupProbe?: Probe;
    /** Refused, as ephemeral containers cannot have lifecycle hooks. */
    lifecycle?: Lifecycle;
    /** File the container may write a final message to; defaults to /dev/termination-log. */
    terminationMessagePath: string;
    /** Source of the final message - File (default), or FallbackToLogsOnError to use the log's tail after a failure. */
    terminationMessagePolicy: string;
    /** When to pull - Always (default for ":latest" or untagged images), IfNotPresent (default otherwise) or Never. */
    imagePullPolicy?: string;
    /** Not permitted for ephemeral containers in this release, so it must stay unset. */
    securityContext?: SecurityContext;
    /** Keeps a buffer open for standard input; without it reads get end-of-file at once. */
    stdin?: boolean;
    /** Closes standard input after the first attached client leaves, until the container restarts; defaults to false. */
    stdinOnce?: boolean;
    /** Allocates a terminal for the container; stdin must then be true as well. */
    tty?: boolean;
    /** Container whose namespaces, such as processes, are joined; otherwise the pod's own are used. */
    targetContainerName?: string;
}

/** Privileges and identity with which a container runs; it wins over equivalent pod settings. */
export interface SecurityContext {
    /** Linux capabilities to add or drop compared with the runtime's defaults. */
    capabilities?: Capabilities;
    /** Gives container processes practically root's power on the node; defaults to false. */
    privileged?: boolean;
    /** SELinux label for the container; when unset the runtime assigns a random one. */
    seLinuxOptions?: SELinuxOptions;
    /** Settings that concern only Windows containers. */
    windowsOptions?: WindowsSecurityContextOptions;
    /** User ID for the container's entrypoint; the image's user if unset. */
    runAsUser?: number | bigint;
    /** Primary group ID for the container's entrypoint; the runtime's default if unset. */
    runAsGroup?: number | bigint;
    /** Refuses to start the container if it would run as user 0. */
    runAsNonRoot?: boolean;
    /** Makes the container's root file system read-only; defaults to false. */
    readOnlyRootFilesystem?: boolean;
    /** Whether a process may gain more privileges than its parent; always true for privileged containers or with CAP_SYS_ADMIN. */
    allowPrivilegeEscalation?: boolean;
    /** Default masks sensitive parts of /proc, Unmasked leaves them visible; needs the ProcMountType feature. */
    procMount?: string;
    /** System call filter for the container, overriding that of the pod. */
    seccompProfile?: SeccompProfile;
    /** AppArmor profile of the container; overrides that of the pod. */
    appArmorProfile?: AppArmorProfile;
}

/** The parts of an SELinux label. */
export interface SELinuxOptions {
    /** User part of the SELinux label. */
    user?: string;
    /** Role part of the SELinux label. */
    role?: string;
    /** Type part of the SELinux label, which mostly decides what access is allowed. */
    type?: string;
    /** Sensitivity level part of the SELinux label, such as "s0:c123,c456". */
    level?: string;
}

/** Security settings that apply only to Windows containers. */
export interface WindowsSecurityContextOptions {
    /** Name of the group managed service account credential spec to use. */
    gmsaCredentialSpecName?: string;
    /** Contents of the credential spec, filled in by the GMSA webhook from the name. */
    gmsaCredentialSpec?: string;
    /** Windows user for the entrypoint, optionally with domain; the image's user if unset. */
    runAsUserName?: string;
    /** Whether the container runs as a process of the host; all containers of a pod do, or none. */
    hostProcess?: boolean;
}

/** One kernel parameter for a pod. */
export interface Sysctl {
    /** Name of the kernel parameter, such as "net.core.somaxconn". */
    name: string;
    /** Value that the parameter is set to. */
    value: string;
}

/** A key in a file of variables. */
export interface FileKeySelector {
    /** Name of the volume that the file is in. */
    volumeName: string;
    /** Path of the file inside the volume. */
    path: string;
    /** Name of the variable in the file. */
    key: string;
    /** Whether the container starts although the file or the key is missing. */
    optional: boolean;
}

/** Refers to an entry of the pod's resourceClaims. */
export interface ResourceClaim {
    /** Name of the entry. */
    name: string;
    /** One request of the claim; all that it holds where it is absent. */
    request?: string;
}

/** What a change of one resource means for the container. */
export interface ContainerResizePolicy {
    /** The resource, cpu or memory. */
    resourceName: string;
    /** NotRequired, or RestartContainer where the container must start anew. */
    restartPolicy: string;
}

/** What happens when the container exits with certain codes. */
export interface ContainerRestartRule {
    /** What is done - Restart, or RestartAllContainers where that is on. */
    action?: string;
    /** The exit codes that the rule is about. */
    exitCodes?: ContainerRestartRuleOnExitCodes;
}

/** What is done when a container starts or stops; one way is given. */
export interface LifecycleHandler {
    /** Runs a command in the container. */
    exec?: ExecAction;
    /** Sends an HTTP request. */
    httpGet?: HTTPGetAction;
    /** Kept for older objects; nothing is done for it. */
    tcpSocket?: TCPSocketAction;
    /** Pauses for a while. */
    sleep?: SleepAction;
}

/** How one volume was mounted. */
export interface VolumeMountStatus {
    /** Name of the mount's volume. */
    name: string;
    /** Where in the container it is mounted. */
    mountPath: string;
    /** Whether it is mounted read-only. */
    readOnly?: boolean;
    /** Whether mounts below it are read-only, too. */
    recursiveReadOnly?: string;
    /** More about volumes of some kinds. */
    volumeStatus?: VolumeStatus;
}

/** Users and groups of a container's first process. */
export interface ContainerUser {
    /** The same for containers on Linux. */
    linux?: LinuxContainerUser;
}

/** Health of one kind of resource that a container was given. */
export interface ResourceStatus {
    /** Name of the resource, or claim:<name>/<request> for devices of claims. */
    name: string;
    /** Health of each unit; every id is there once. */
    resources?: ResourceHealth[];
}

/** An AppArmor profile, by its source. */
export interface AppArmorProfile {
    /** Where the profile comes from - Localhost, RuntimeDefault, or Unconfined for none. */
    type: string;
    /** Name of a profile that the node has loaded; only for the type Localhost. */
    localhostProfile?: string;
}

/** Compares the exit code with given ones. */
export interface ContainerRestartRuleOnExitCodes {
    /** Whether the code must be one of the values (In) or none of them (NotIn). */
    operator?: string;
    /** Exit codes to compare with; 255 at most. */
    values?: number[];
}

/** A pause. */
export interface SleepAction {
    /** How long to pause, in seconds. */
    seconds: number | bigint;
}

/** What is known of a mounted volume beyond its mount. */
export interface VolumeStatus {
    /** State of a volume that holds an image. */
    image?: ImageVolumeStatus;
}

/** User and groups of a process on Linux. */
export interface LinuxContainerUser {
    /** User id that the process started with. */
    uid: number | bigint;
    /** Group id that the process started with. */
    gid: number | bigint;
    /** Other groups of the process. */
    supplementalGroups?: (number | bigint)[];
}

/** Health of one unit of a resource. */
export interface ResourceHealth {
    /** Identifies the unit on its node. */
    resourceID: string;
    /** Healthy, Unhealthy or Unknown. */
    health?: string;
    /** What is known of the state, in words. */
    message?: string;
}

/** State of a volume that holds an image. */
export interface ImageVolumeStatus {
    /** Digest of the image that was mounted. */
    imageRef?: string;
}

/** One observed aspect of a pod's progress. */
export interface PodCondition {
    /** Aspect observed - PodScheduled, Initialized, ContainersReady, Ready, or a custom one from a readiness gate. */
    type: string;
    /** Generation of the pod that the condition was decided for. */
    observedGeneration?: number | bigint;
    /** Whether the aspect holds - True, False or Unknown. */
    status: string;
    /** When the aspect was last checked. */
    lastProbeTime: string | null;
    /** When status last changed from one value to another. */
    lastTransitionTime: string | null;
    /** One-word CamelCase code for the last change. */
    reason?: string;
    /** Human-readable details on the last change. */
    message?: string;
}

/** Names an additional condition that a pod needs in order to be ready. */
export interface PodReadinessGate {
    /** Pod condition type, set by an outside controller, that must become True. */
    conditionType: string;
}

/** Describes the containers of a pod and how and where they run. */
export interface PodSpec {
    /** Volumes that the pod's containers can mount. */
    volumes?: Volume[];
    /** Containers run one after another to completion before the regular ones start; a failure is retried as restartPolicy says. */
    initContainers?: Container[];
    /** The pod's main containers, at least one; the list is fixed once the pod exists. */
    containers: Container[] | null;
    /** Debugging containers added to the running pod through its ephemeralcontainers subresource; alpha and off by default. */
    ephemeralContainers?: EphemeralContainer[];
    /** Whether containers are restarted after exiting - Always (the default), OnFailure or Never. */
    restartPolicy: string;
    /** Seconds between the stop signal and a forced kill; 30 by default, and 0 kills right away. */
    terminationGracePeriodSeconds: number | bigint;
    /** Seconds, counted from the start time, after which the pod is killed and marked failed. */
    activeDeadlineSeconds?: number | bigint;
    /** How DNS is set up - ClusterFirst (default), ClusterFirstWithHostNet, Default for the node's settings, or None with dnsConfig. */
    dnsPolicy: string;
    /** Labels a node must carry, all of them, for the pod to be placed there. */
    nodeSelector?: Record<string, string>;
    /** ServiceAccount the pod runs as; "default" if not given. */
    serviceAccountName?: string;
    /**
     * Deprecated alias of serviceAccountName, which should be used instead.
     * @deprecated
     */
    serviceAccount?: string;
    /** Whether the account's API token is mounted; overrides the ServiceAccount's own setting. */
    automountServiceAccountToken?: boolean;
    /** Node the pod is bound to; setting it yourself bypasses the scheduler. */
    nodeName?: string;
    /** Shares the node's network namespace, so that ports used must be free on the node; defaults to false. */
    hostNetwork?: boolean;
    /** Shares the node's process namespace; defaults to false and excludes shareProcessNamespace. */
    hostPID?: boolean;
    /** Shares the node's inter-process communication namespace; defaults to false. */
    hostIPC?: boolean;
    /** Lets all containers of the pod see and signal each other's processes; defaults to false. */
    shareProcessNamespace?: boolean;
    /** Security settings for the whole pod and defaults for its containers. */
    securityContext: PodSecurityContext;
    /** Secrets in the same namespace with registry credentials for pulling the images. */
    imagePullSecrets?: LocalObjectReference[];
    /** Hostname seen inside the pod; the pod's name if unset. */
    hostname?: string;
    /** Makes the full hostname "<hostname>.<subdomain>.<namespace>.svc.<cluster domain>"; without it there is no domain part. */
    subdomain?: string;
    /** Placement rules relative to nodes and to other pods. */
    affinity?: Affinity;
    /** Scheduler responsible for the pod; the default one if unset. */
    schedulerName: string;
    /** Node taints the pod puts up with. */
    tolerations?: Toleration[];
    /** Extra entries for the pod's /etc/hosts file; not for pods on the host network. */
    hostAliases?: HostAlias[];
    /** PriorityClass that determines the pod's importance; the cluster default or zero applies when empty. */
    priorityClassName?: string;
    /** Numeric importance resolved from the priority class; higher values schedule first and may preempt lower ones. */
    priority?: number;
    /** DNS settings merged with those that dnsPolicy produces. */
    dnsConfig?: PodDNSConfig;
    /** Extra conditions that must be True, besides container readiness, for the pod to count as ready. */
    readinessGates?: PodReadinessGate[];
    /** RuntimeClass that chooses the container runtime; if it does not exist the pod is not run. */
    runtimeClassName?: string;
    /** Whether environment variables describing the namespace's Services are injected; true by default. */
    enableServiceLinks?: boolean;
    /** Whether this pod may push out lower-priority ones - PreemptLowerPriority (default) or Never. */
    preemptionPolicy?: string;
    /** Resources used by running the pod itself, filled in from its RuntimeClass and added to the containers' needs. */
    overhead?: Record<string, string>;
    /** Rules for spreading matching pods evenly over zones, nodes or other domains; all of them apply. */
    topologySpreadConstraints?: TopologySpreadConstraint[];
    /** Makes the kernel hostname the fully qualified name rather than the short one; defaults to false. */
    setHostnameAsFQDN?: boolean;
    /** The operating system that the pod is written for; fields of another are refused. */
    os?: PodOS;
    /** Whether the pod uses the user ids of its node; false gives it a range of its own. True by default. */
    hostUsers?: boolean;
    /** What the pod waits for; it is scheduled once the list is empty, and only takes entries when it is made. */
    schedulingGates?: PodSchedulingGate[];
    /** Claims to devices that must be allocated before the pod starts; containers refer to them by name. */
    resourceClaims?: PodResourceClaim[];
    /** Requests and limits of the pod as a whole, which its containers share. */
    resources?: ResourceRequirements;
    /** Host name that the pod sees in place of the one from its other fields; it is not published in DNS. */
    hostnameOverride?: string;
    /** The workload that the pod belongs to, and which group of it. */
    workloadRef?: WorkloadReference;
    /** The group of pods that this one is scheduled together with. */
    schedulingGroup?: PodSchedulingGroup;
}

/** An additional line for the pod's /etc/hosts file. */
export interface HostAlias {
    /** IP address that the listed hostnames resolve to. */
    ip?: string;
    /** Names that resolve to the address. */
    hostnames?: string[];
}

/** DNS resolver settings for a pod beyond those from dnsPolicy. */
export interface PodDNSConfig {
    /** DNS server addresses appended to the generated ones, without duplicates. */
    nameservers?: string[];
    /** Search domains appended to the generated ones, without duplicates. */
    searches?: string[];
    /** Resolver options merged with the generated ones, replacing those of the same name. */
    options?: PodDNSConfigOption[];
}

/** One resolver option for a pod. */
export interface PodDNSConfigOption {
    /** Name of the option, such as "ndots"; required. */
    name?: string;
    /** Value of the option, for those that take one. */
    value?: string;
}

/** One IP address assigned to a pod. */
export interface PodIP {
    /** IPv4 or IPv6 address of the pod. */
    ip?: string;
}

/** Last observed state of a pod, which may lag behind what the node knows. */
export interface PodStatus {
    /** Generation of the pod that the status was written for. */
    observedGeneration?: number | bigint;
    /** Coarse summary - Pending, Running, Succeeded, Failed or Unknown. */
    phase?: string;
    /** Individual aspects of the pod's progress, such as being scheduled or ready. */
    conditions?: PodCondition[];
    /** Human-readable detail on why the pod is in this state. */
    message?: string;
    /** Short CamelCase code for the state, such as "Evicted". */
    reason?: string;
    /** Node where lower-priority pods are being removed to make room; not a guarantee of placement. */
    nominatedNodeName?: string;
    /** Address of the node; empty until the pod is scheduled. */
    hostIP?: string;
    /** All addresses of the pod's node, the one in hostIP first. */
    hostIPs?: HostIP[];
    /** Main address of the pod, reachable inside the cluster; empty until assigned. */
    podIP?: string;
    /** All addresses of the pod, at most one per IP family, the first equalling podIP. */
    podIPs?: PodIP[];
    /** When the kubelet took on the pod, before it pulled any images. */
    startTime?: string;
    /** One entry per init container, the most recent being the last that succeeded or is running. */
    initContainerStatuses?: ContainerStatus[];
    /** One entry per regular container, giving its state and restarts. */
    containerStatuses?: ContainerStatus[];
    /** Quality class derived from requests and limits - Guaranteed, Burstable or BestEffort - which guides eviction. */
    qosClass?: string;
    /** One entry per ephemeral container; used only with that alpha feature enabled. */
    ephemeralContainerStatuses?: ContainerStatus[];
    /** How far a change of the pod's resources is; empty where none is under way. */
    resize?: string;
    /** Which claim was made for each entry of the spec that is made from a template. */
    resourceClaimStatuses?: PodResourceClaimStatus[];
    /** The claim that the scheduler made for extended resources which devices provide. */
    extendedResourceClaimStatus?: PodExtendedResourceClaimStatus;
    /** Requests that the node has set aside for the pod as a whole. */
    allocatedResources?: Record<string, string>;
    /** Requests and limits with which the pod as a whole really runs. */
    resources?: ResourceRequirements;
    /** Resources of the node that claims of the pod take up. */
    nodeAllocatableResourceClaimStatuses?: NodeAllocatableResourceClaimStatus[];
}

/** A blueprint from which controllers create pods. */
export interface PodTemplateSpec {
    /** Labels and annotations given to each created pod; controllers provide the names. */
    metadata: metaV1.ObjectMeta;
    /** Specification given to each created pod. */
    spec: PodSpec;
}

/** Characteristics by which a group of pods is recognized. */
export interface PodSignature {
    /** Controller that owns the pods in question. */
    podController?: metaV1.OwnerReference;
}

/** The operating system that a pod is written for. */
export interface PodOS {
    /** linux or windows. */
    name: string;
}

/** Something that the pod waits for before it is scheduled. */
export interface PodSchedulingGate {
    /** Name of the gate, a qualified name; each is there once. */
    name: string;
}

/** A claim that the pod needs - one that exists, or one that is made for it from a template. */
export interface PodResourceClaim {
    /** Name by which containers refer to it. */
    name: string;
    /** Where the claim comes from. */
    source: ClaimSource;
    /** Name of a claim in the pod's namespace. */
    resourceClaimName?: string;
    /** Name of a template from which a claim is made for this pod alone. */
    resourceClaimTemplateName?: string;
}

/** Names the workload that a pod belongs to. */
export interface WorkloadReference {
    /** Name of the workload in the pod's namespace. */
    name: string;
    /** Name of the group of pods inside of the workload. */
    podGroup: string;
    /** Which replica of the group the pod is of. */
    podGroupReplicaKey?: string;
}

/** Names the group that a pod is scheduled with. */
export interface PodSchedulingGroup {
    /** Name of a group of pods in the same namespace. */
    podGroupName?: string;
}

/** An address of a node. */
export interface HostIP {
    /** The address. */
    ip?: string;
}

/** Which claim was made for an entry of the spec. */
export interface PodResourceClaimStatus {
    /** Name of the entry. */
    name: string;
    /** Name of the claim that was made; absent where none was needed. */
    resourceClaimName?: string;
}

/** The claim that stands behind extended resources of a pod. */
export interface PodExtendedResourceClaimStatus {
    /** Which request of the claim serves which resource of which container. */
    requestMappings: ContainerExtendedResourceRequest[] | null;
    /** Name of the claim in the pod's namespace. */
    resourceClaimName: string;
}

/** Resources of a node that a claim takes up. */
export interface NodeAllocatableResourceClaimStatus {
    /** Name of the claim. */
    resourceClaimName: string;
    /** Containers that use the claim. */
    containers?: string[];
    /** How much is taken up, by resource. */
    resources: Record<string, string> | null;
}

/** Where a claim comes from; one way is given. */
export interface ClaimSource {
    /** Name of a claim in the pod's namespace. */
    resourceClaimName?: string;
    /** Name of a template from which a claim is made for this pod alone. */
    resourceClaimTemplateName?: string;
}

/** Ties a resource of a container to a request of a claim. */
export interface ContainerExtendedResourceRequest {
    /** Name of the container. */
    containerName: string;
    /** Name of the extended resource. */
    resourceName: string;
    /** Name of the request in the claim. */
    requestName: string;
}

/** A choice of nodes by alternatives, any one of which suffices. */
export interface NodeSelector {
    /** Alternatives of which at least one must match a node. */
    nodeSelectorTerms: NodeSelectorTerm[] | null;
}

/** Conditions a node must all meet; an empty term matches no node. */
export interface NodeSelectorTerm {
    /** Conditions on the node's labels, all of which must hold. */
    matchExpressions?: NodeSelectorRequirement[];
    /** Conditions on the node's fields, of which only "metadata.name" is supported. */
    matchFields?: NodeSelectorRequirement[];
}

/** One condition on a node's label or field. */
export interface NodeSelectorRequirement {
    /** Label key or field name to test. */
    key: string;
    /** How to compare - In, NotIn, Exists, DoesNotExist, Gt or Lt. */
    operator: string;
    /** At least one for In and NotIn, none for Exists and DoesNotExist, and a single integer for Gt and Lt. */
    values?: string[];
}

/** Rules that pull a pod towards, or push it away from, nodes and other pods. */
export interface Affinity {
    /** Rules about which nodes suit the pod, judged by node labels. */
    nodeAffinity?: NodeAffinity;
    /** Rules for placing the pod close to certain other pods. */
    podAffinity?: PodAffinity;
    /** Rules for keeping the pod apart from certain other pods. */
    podAntiAffinity?: PodAntiAffinity;
}

/** Asks for placement in the same zone, node or other domain as certain pods. */
export interface PodAffinity {
    /** All these terms must be met for scheduling; later changes do not evict the pod. */
    requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
    /** Weighted wishes; nodes with the highest total are favoured, yet none is mandatory. */
    preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** Asks for placement away from the zone, node or other domain of certain pods. */
export interface PodAntiAffinity {
    /** Nodes violating any of these terms are ruled out at scheduling; later changes do not evict the pod. */
    requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
    /** Weighted wishes for separation; the scheduler favours nodes honouring most weight but may disregard them. */
    preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** A pod affinity wish together with its importance. */
export interface WeightedPodAffinityTerm {
    /** Importance from 1 to 100, added to a node's score when the term is met. */
    weight: number;
    /** The wish itself - which pods, in which topology domain. */
    podAffinityTerm: PodAffinityTerm;
}

/** Selects a set of pods and the kind of domain in which nearness to them is measured. */
export interface PodAffinityTerm {
    /** Picks the pods that count, by their labels. */
    labelSelector?: metaV1.LabelSelector;
    /** Namespaces whose pods count; with no namespaceSelector either, only the pod's own namespace does. */
    namespaces?: string[];
    /** Node label whose equal values make up one domain, such as "kubernetes.io/hostname"; must not be empty. */
    topologyKey: string;
    /** Adds namespaces by their labels, with an empty selector meaning all; alpha in 1.21. */
    namespaceSelector?: metaV1.LabelSelector;
    /** Labels whose values on the new pod the counted pods must share. */
    matchLabelKeys?: string[];
    /** Labels whose values on the new pod the counted pods must not have. */
    mismatchLabelKeys?: string[];
}

/** Rules on node labels for placing a pod. */
export interface NodeAffinity {
    /** Node conditions that must hold at scheduling time; the pod stays if they later cease to. */
    requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
    /** Weighted node wishes that raise the score of matching nodes without being mandatory. */
    preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
}

/** A node wish together with its importance; an empty wish matches all nodes to no effect. */
export interface PreferredSchedulingTerm {
    /** Importance from 1 to 100, added to the score of matching nodes. */
    weight: number;
    /** Node conditions that earn the weight. */
    preference: NodeSelectorTerm;
}

/** Lets a pod be placed or stay on nodes carrying a matching taint. */
export interface Toleration {
    /** Taint key to tolerate; if empty, operator must be Exists and every taint is tolerated. */
    key?: string;
    /** Equal (the default) also compares values, while Exists accepts any value. */
    operator?: string;
    /** Taint value to match; leave it empty with Exists. */
    value?: string;
    /** Taint effect to match - NoSchedule, PreferNoSchedule or NoExecute; empty matches all effects. */
    effect?: string;
    /** How long the pod may stay after a NoExecute taint appears; unset means forever, 0 or less means no time at all. */
    tolerationSeconds?: number | bigint;
}

/** One rule on how evenly matching pods spread over topology domains. */
export interface TopologySpreadConstraint {
    /** Largest tolerated difference in matching pods between a domain and the emptiest one; at least 1. */
    maxSkew: number;
    /** Node label whose values define the domains, such as "topology.kubernetes.io/zone". */
    topologyKey: string;
    /** What to do if the rule cannot be kept - DoNotSchedule (default) leaves the pod pending, ScheduleAnyway merely lowers scores. */
    whenUnsatisfiable: string;
    /** Picks which pods are counted in each domain. */
    labelSelector?: metaV1.LabelSelector;
    /** How many domains there must be at least; with fewer, the smallest counts as empty. */
    minDomains?: number;
    /** Whether nodes that the pod's affinity rules out count (Ignore) or not (Honor); Honor by default. */
    nodeAffinityPolicy?: string;
    /** Whether nodes count whose taints the pod does not tolerate; Ignore counts them and is the default. */
    nodeTaintsPolicy?: string;
    /** Labels whose values on the new pod narrow the pods that are counted. */
    matchLabelKeys?: string[];
}

/** Limits dynamically provisioned volumes to places with certain labels; used in storage classes. */
export interface TopologySelectorTerm {
    /** Topology conditions that must all be satisfied. */
    matchLabelExpressions?: TopologySelectorLabelRequirement[];
}

/** One allowed set of values for a topology label. */
export interface TopologySelectorLabelRequirement {
    /** Node label key, such as "topology.kubernetes.io/zone". */
    key: string;
    /** Acceptable label values, of which one must match. */
    values: string[] | null;
}

/** Contents of the node annotation that discourages placing certain pods there. */
export interface AvoidPods {
    /** Groups of pods, identified by controller, that should rather go elsewhere. */
    preferAvoidPods?: PreferAvoidPodsEntry[];
}

/** One group of pods that should rather not be placed on the node. */
export interface PreferAvoidPodsEntry {
    /** Tells which pods the entry is about. */
    podSignature: PodSignature;
    /** When pods of this group were moved off the node. */
    evictionTime: string | null;
    /** Short CamelCase code for avoiding these pods. */
    reason?: string;
    /** Human-readable explanation for avoiding these pods. */
    message?: string;
}

/** Requirements checked before an operation goes ahead; superseded by the type of that name in meta/v1. */
export interface Preconditions {
    /** Goes ahead only if the object still has this UID. */
    uid?: string;
}

/** Points to another object, or to a part of one. */
export interface ObjectReference {
    /** Kind of the object referred to. */
    kind?: string;
    /** Namespace of the object referred to; empty for cluster-wide ones. */
    namespace?: string;
    /** Name of the object referred to. */
    name?: string;
    /** UID of the object, pinning the reference to that very instance. */
    uid?: string;
    /** Group and version in which the object's kind is defined. */
    apiVersion?: string;
    /** Version of the object this reference was made for, if it matters. */
    resourceVersion?: string;
    /** Part of the object that is meant, such as "spec.containers{web}"; empty for all of it. */
    fieldPath?: string;
}

/** Points to an object in the same namespace by its name. */
export interface LocalObjectReference {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
}

/** Resources a node offers, in an older form. */
export interface NodeResources {
    /** Amounts of each resource that the node has available. */
    Capacity: Record<string, string> | null;
}

/** Storage or data that a pod makes available for its containers to mount. */
export interface Volume {
    /** Label by which container mounts refer to this volume; a DNS label that is unique in the pod. */
    name: string;
    /** Exposes a file or directory of the node itself, which is powerful but risky for ordinary workloads. */
    hostPath?: HostPathVolumeSource;
    /** Provides a scratch directory that starts empty and vanishes together with the pod. */
    emptyDir?: EmptyDirVolumeSource;
    /** Attaches an already existing Google Compute Engine disk to the pod's node. */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource;
    /** Attaches an already existing AWS EBS volume to the pod's node. */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
    /**
     * Deprecated; instead clone the repository from an init container into an emptyDir volume.
     * @deprecated
     */
    gitRepo?: GitRepoVolumeSource;
    /** Fills the volume with files taken from a Secret. */
    secret?: SecretVolumeSource;
    /** Mounts a directory exported by an NFS server. */
    nfs?: NFSVolumeSource;
    /** Attaches an iSCSI logical unit to the node and mounts it. */
    iscsi?: ISCSIVolumeSource;
    /** Mounts a volume served by a GlusterFS cluster. */
    glusterfs?: GlusterfsVolumeSource;
    /** Uses whatever storage is bound to a PersistentVolumeClaim in the same namespace. */
    persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
    /** Maps a Ceph RADOS block device image and mounts it. */
    rbd?: RBDVolumeSource;
    /** Delegates provisioning and mounting to an executable driver installed on the node. */
    flexVolume?: FlexVolumeSource;
    /** Attaches an already existing OpenStack Cinder volume to the pod's node. */
    cinder?: CinderVolumeSource;
    /** Mounts a directory of a Ceph file system. */
    cephfs?: CephFSVolumeSource;
    /** Uses a dataset managed by a running Flocker control service. */
    flocker?: FlockerVolumeSource;
    /** Fills the volume with files describing the pod itself, such as its labels or limits. */
    downwardAPI?: DownwardAPIVolumeSource;
    /** Attaches a Fibre Channel logical unit to the node and mounts it. */
    fc?: FCVolumeSource;
    /** Mounts an Azure Files share over SMB. */
    azureFile?: AzureFileVolumeSource;
    /** Fills the volume with files taken from a ConfigMap. */
    configMap?: ConfigMapVolumeSource;
    /** Attaches a virtual disk from a vSphere datastore. */
    vsphereVolume?: VsphereVirtualDiskVolumeSource;
    /** Mounts a Quobyte volume that lives as long as its owner keeps it, beyond the pod. */
    quobyte?: QuobyteVolumeSource;
    /** Attaches an Azure data disk to the pod's node. */
    azureDisk?: AzureDiskVolumeSource;
    /** Attaches a persistent disk managed by VMware Photon Controller. */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
    /** Merges secrets, config maps, downward API data and service account tokens into one directory. */
    projected?: ProjectedVolumeSource;
    /** Attaches a volume held by a Portworx storage cluster. */
    portworxVolume?: PortworxVolumeSource;
    /** Attaches a volume from a ScaleIO storage system. */
    scaleIO?: ScaleIOVolumeSource;
    /** Attaches a volume managed by StorageOS. */
    storageos?: StorageOSVolumeSource;
    /** Has a CSI driver create short-lived storage inline, tied to the pod's lifetime. */
    csi?: CSIVolumeSource;
    /** Creates a claim just for this pod from a template and deletes it along with the pod. */
    ephemeral?: EphemeralVolumeSource;
    /** The content of a container image or another artefact of a registry, to be read only. */
    image?: ImageVolumeSource;
}

/** Where a pod volume's contents come from; exactly one of the members is to be filled in. */
export interface VolumeSource {
    /** Exposes a file or directory of the node itself, which is powerful but risky for ordinary workloads. */
    hostPath?: HostPathVolumeSource;
    /** Provides a scratch directory that starts empty and vanishes together with the pod. */
    emptyDir?: EmptyDirVolumeSource;
    /** Attaches an already existing Google Compute Engine disk to the pod's node. */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource;
    /** Attaches an already existing AWS EBS volume to the pod's node. */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
    /**
     * Deprecated; instead clone the repository from an init container into an emptyDir volume.
     * @deprecated
     */
    gitRepo?: GitRepoVolumeSource;
    /** Fills the volume with files taken from a Secret. */
    secret?: SecretVolumeSource;
    /** Mounts a directory exported by an NFS server. */
    nfs?: NFSVolumeSource;
    /** Attaches an iSCSI logical unit to the node and mounts it. */
    iscsi?: ISCSIVolumeSource;
    /** Mounts a volume served by a GlusterFS cluster. */
    glusterfs?: GlusterfsVolumeSource;
    /** Uses whatever storage is bound to a PersistentVolumeClaim in the same namespace. */
    persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
    /** Maps a Ceph RADOS block device image and mounts it. */
    rbd?: RBDVolumeSource;
    /** Delegates provisioning and mounting to an executable driver installed on the node. */
    flexVolume?: FlexVolumeSource;
    /** Attaches an already existing OpenStack Cinder volume to the pod's node. */
    cinder?: CinderVolumeSource;
    /** Mounts a directory of a Ceph file system. */
    cephfs?: CephFSVolumeSource;
    /** Uses a dataset managed by a running Flocker control service. */
    flocker?: FlockerVolumeSource;
    /** Fills the volume with files describing the pod itself, such as its labels or limits. */
    downwardAPI?: DownwardAPIVolumeSource;
    /** Attaches a Fibre Channel logical unit to the node and mounts it. */
    fc?: FCVolumeSource;
    /** Mounts an Azure Files share over SMB. */
    azureFile?: AzureFileVolumeSource;
    /** Fills the volume with files taken from a ConfigMap. */
    configMap?: ConfigMapVolumeSource;
    /** Attaches a virtual disk from a vSphere datastore. */
    vsphereVolume?: VsphereVirtualDiskVolumeSource;
    /** Mounts a Quobyte volume that lives as long as its owner keeps it, beyond the pod. */
    quobyte?: QuobyteVolumeSource;
    /** Attaches an Azure data disk to the pod's node. */
    azureDisk?: AzureDiskVolumeSource;
    /** Attaches a persistent disk managed by VMware Photon Controller. */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
    /** Merges secrets, config maps, downward API data and service account tokens into one directory. */
    projected?: ProjectedVolumeSource;
    /** Attaches a volume held by a Portworx storage cluster. */
    portworxVolume?: PortworxVolumeSource;
    /** Attaches a volume from a ScaleIO storage system. */
    scaleIO?: ScaleIOVolumeSource;
    /** Attaches a volume managed by StorageOS. */
    storageos?: StorageOSVolumeSource;
    /** Has a CSI driver create short-lived storage inline, tied to the pod's lifetime. */
    csi?: CSIVolumeSource;
    /** Creates a claim just for this pod from a template and deletes it along with the pod. */
    ephemeral?: EphemeralVolumeSource;
    /** The content of a container image or another artefact of a registry, to be read only. */
    image?: ImageVolumeSource;
}

/** Refers from a pod to storage obtained through a claim. */
export interface PersistentVolumeClaimVolumeSource {
    /** PersistentVolumeClaim to use; it must be in the pod's own namespace. */
    claimName: string;
    /** Makes every mount of this volume read-only regardless of mount settings; defaults to false. */
    readOnly?: boolean;
}

/** The wishes a claim states about its storage. */
export interface PersistentVolumeClaimSpec {
    /** Mount modes the bound volume must support - ReadWriteOnce, ReadOnlyMany, ReadWriteMany. */
    accessModes?: string[];
    /** Considers only volumes whose labels match; a claim with a selector is not dynamically provisioned. */
    selector?: metaV1.LabelSelector;
    /** Smallest acceptable size, given as the "storage" request; raising it later asks for expansion. */
    resources: VolumeResourceRequirements;
    /** Binds to this particular PersistentVolume; filled in by the system when left empty. */
    volumeName?: string;
    /** Class to take storage from; unset picks the cluster default, while an empty string demands a volume without class. */
    storageClassName?: string;
    /** Asks for a Filesystem (the default) or a raw Block device. */
    volumeMode: string;
    /** Snapshot or existing claim whose contents the new volume starts out with, if the provisioner supports it. */
    dataSource?: TypedLocalObjectReference;
    /** Object that the volume is filled from - a claim, a snapshot, or a kind that a populator knows; wrong ones are errors and are not dropped. */
    dataSourceRef?: TypedObjectReference;
    /** Attributes class that the volume is to have; it may be changed later. */
    volumeAttributesClassName?: string;
}

/** A file or directory of the node exposed to the pod, which leaves the node open to misuse. */
export interface HostPathVolumeSource {
    /** Location on the node; a symbolic link is followed to its target. */
    path: string;
    /** Check made before mounting - Directory, DirectoryOrCreate, File, FileOrCreate, Socket, CharDevice or BlockDevice; empty (the default) checks nothing. */
    type: string;
}

/** A scratch directory that shares the lifetime of the pod. */
export interface EmptyDirVolumeSource {
    /** Where data is kept - empty for the node's disk, Memory for tmpfs, HugePages for huge-page memory. */
    medium?: string;
    /** Most space the directory may take before the pod is evicted; unlimited if unset, and tmpfs also counts against memory limits. */
    sizeLimit?: string;
}

/** A GlusterFS volume mounted for the pod's lifetime, without ownership management. */
export interface GlusterfsVolumeSource {
    /** Name of the Endpoints object that lists the addresses of the Gluster servers. */
    endpoints: string;
    /** Name of the Gluster volume to mount. */
    path: string;
    /** Forces the mount to be read-only; defaults to false. */
    readOnly?: boolean;
}

/** A Ceph block device image used by a pod, which only one writer may mount. */
export interface RBDVolumeSource {
    /** Addresses of the Ceph monitors to contact. */
    monitors: string[] | null;
    /** Name of the RADOS image to map. */
    image: string;
    /** File system on the image, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** RADOS pool containing the image; defaults to "rbd". */
    pool: string;
    /** Ceph user to authenticate as; defaults to "admin". */
    user: string;
    /** Node path of the user's key ring; defaults to /etc/ceph/keyring and is ignored when secretRef is given. */
    keyring: string;
    /** Secret in the pod's namespace with the Ceph user's key, taking precedence over keyring. */
    secretRef?: LocalObjectReference;
    /** Maps the image read-only; defaults to false. */
    readOnly?: boolean;
}

/** An OpenStack Cinder volume used by a pod, which must be in the same region as the node. */
export interface CinderVolumeSource {
    /** Identifier of the Cinder volume to attach. */
    volumeID: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Forces read-only mounts of the volume; defaults to false. */
    readOnly?: boolean;
    /** Secret in the pod's namespace with parameters for connecting to OpenStack. */
    secretRef?: LocalObjectReference;
}

/** A directory of a Ceph file system mounted into a pod. */
export interface CephFSVolumeSource {
    /** Addresses of the Ceph monitors to contact. */
    monitors: string[] | null;
    /** Directory inside the Ceph file system to mount as root; defaults to "/". */
    path?: string;
    /** Ceph user to mount as; defaults to "admin". */
    user?: string;
    /** Node path of the file with the user's key; defaults to /etc/ceph/user.secret. */
    secretFile?: string;
    /** Secret in the pod's namespace with the user's key, taking precedence over secretFile. */
    secretRef?: LocalObjectReference;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
}

/** A dataset managed by Flocker; exactly one of name and UUID must be given. */
export interface FlockerVolumeSource {
    /**
     * Deprecated, use datasetUUID instead; picks the dataset whose metadata carries this name.
     * @deprecated
     */
    datasetName?: string;
    /** Unique identifier of the Flocker dataset to mount. */
    datasetUUID?: string;
}

/** A Google Compute Engine disk, which must sit in the same project and zone as the node. */
export interface GCEPersistentDiskVolumeSource {
    /** Name of the disk in Compute Engine. */
    pdName: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Number of the partition to mount; 0 or unset takes the whole disk. */
    partition?: number;
    /** Attaches the disk read-only, which lets several nodes share it; defaults to false. */
    readOnly?: boolean;
}

/** A volume of a Quobyte file system mounted for the pod. */
export interface QuobyteVolumeSource {
    /** Quobyte registry addresses as host:port, several being separated by commas. */
    registry: string;
    /** Name of a volume that already exists in Quobyte. */
    volume: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
    /** User to whom file accesses are mapped; defaults to the service account's user. */
    user?: string;
    /** Group to which file accesses are mapped; none by default. */
    group?: string;
    /** Quobyte tenant that owns a dynamically provisioned volume; set by the provisioner. */
    tenant?: string;
}

/** Pod storage handled by an executable driver present on the node. */
export interface FlexVolumeSource {
    /** Name of the driver, in vendor/driver form, that does the work. */
    driver: string;
    /** File system the driver should mount; when empty the driver's script decides. */
    fsType?: string;
    /** Secret in the pod's namespace whose values are all handed to the driver. */
    secretRef?: LocalObjectReference;
    /** Asks the driver for a read-only mount; defaults to false. */
    readOnly?: boolean;
    /** Extra driver-specific settings, passed on as key/value pairs. */
    options?: Record<string, string>;
}

/** An AWS EBS volume, which must be in the node's availability zone. */
export interface AWSElasticBlockStoreVolumeSource {
    /** EBS identifier of the volume, such as "vol-0abc". */
    volumeID: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Number of the partition to mount; 0 or unset takes the whole volume. */
    partition?: number;
    /** Mounts the volume read-only; defaults to false. */
    readOnly?: boolean;
}

/** Deprecated volume filled from a git checkout; clone into an emptyDir from an init container instead. */
export interface GitRepoVolumeSource {
    /** URL of the repository to clone. */
    repository: string;
    /** Commit hash, branch or tag to check out. */
    revision?: string;
    /** Subdirectory to clone into; "." uses the volume root, and ".." must not appear. */
    directory?: string;
}

/** Files built from a Secret's entries, held in memory rather than on the node's disk. */
export interface SecretVolumeSource {
    /** Secret in the pod's namespace to read from. */
    secretName?: string;
    /** Picks keys and the files they become; when empty every key becomes a file named after it. */
    items?: KeyToPath[];
    /** Permission bits for the files, 0644 by default; JSON needs the decimal form, YAML also takes octal. */
    defaultMode: number;
    /** Lets the pod start although the Secret or a listed key is missing. */
    optional?: boolean;
}

/** Contributes entries of a Secret to a projected volume. */
export interface SecretProjection {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Picks keys and the files they become; when empty every key is projected under its own name. */
    items?: KeyToPath[];
    /** Tolerates the absence of the Secret or of a listed key. */
    optional?: boolean;
}

/** A directory exported by an NFS server. */
export interface NFSVolumeSource {
    /** Hostname or IP address of the NFS server. */
    server: string;
    /** Exported directory on the server to mount. */
    path: string;
    /** Forces a read-only mount of the export; defaults to false. */
    readOnly?: boolean;
}

/** An iSCSI disk used by a pod, which only a single writer may mount. */
export interface ISCSIVolumeSource {
    /** Address of the target as IP or IP:port, where a port other than 860 or 3260 must be spelled out. */
    targetPortal: string;
    /** Qualified name that identifies the iSCSI target. */
    iqn: string;
    /** Number of the logical unit on the target. */
    lun: number;
    /** Transport interface of the initiator; "default", meaning TCP, unless stated. */
    iscsiInterface: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Mounts the disk read-only; defaults to false. */
    readOnly?: boolean;
    /** Further portal addresses for multipath access to the same target. */
    portals?: string[];
    /** Turns on CHAP authentication for target discovery; secretRef is then required. */
    chapAuthDiscovery?: boolean;
    /** Turns on CHAP authentication for sessions; secretRef is then required. */
    chapAuthSession?: boolean;
    /** Secret in the pod's namespace with the CHAP credentials. */
    secretRef?: LocalObjectReference;
    /** Initiator name to present instead of the node's own; a separate interface is created for the connection. */
    initiatorName?: string;
}

/** A Fibre Channel disk, found through target names plus unit number or through a world wide identifier. */
export interface FCVolumeSource {
    /** World wide names of the targets; lun must be given along with them. */
    targetWWNs?: string[];
    /** Number of the logical unit on the target, used together with targetWWNs. */
    lun?: number;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
    /** World wide identifiers of the disk, given instead of targetWWNs and lun. */
    wwids?: string[];
}

/** An Azure Files share mounted into a pod. */
export interface AzureFileVolumeSource {
    /** Secret holding the storage account's name and key. */
    secretName: string;
    /** Name of the file share in the storage account. */
    shareName: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
}

/** A virtual disk kept in a vSphere datastore. */
export interface VsphereVirtualDiskVolumeSource {
    /** Datastore path of the disk file, such as "[datastore1] volumes/disk.vmdk". */
    volumePath: string;
    /** File system to mount, such as ext4, xfs or ntfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Name of the storage policy management profile in use. */
    storagePolicyName?: string;
    /** Identifier of the profile that storagePolicyName refers to. */
    storagePolicyID?: string;
}

/** A persistent disk managed by VMware Photon Controller. */
export interface PhotonPersistentDiskVolumeSource {
    /** Identifier of the Photon Controller disk. */
    pdID: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
}

/** An Azure data disk attached to the node. */
export interface AzureDiskVolumeSource {
    /** Name of the data disk in Azure. */
    diskName: string;
    /** Full URI of the disk blob or managed disk resource. */
    diskURI: string;
    /** Host caching of the disk - None, ReadOnly or ReadWrite, the last being the default. */
    cachingMode: string;
    /** File system to mount, such as ext4, xfs or ntfs; defaults to ext4. */
    fsType: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly: boolean;
    /** How the disk is kept - blob in a Shared (default) or Dedicated storage account, or a Managed disk. */
    kind: string;
}

/** A volume held by a Portworx cluster. */
export interface PortworxVolumeSource {
    /** Identifier under which Portworx knows the volume. */
    volumeID: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
}

/** A ScaleIO volume used by a pod. */
export interface ScaleIOVolumeSource {
    /** Address of the ScaleIO API gateway. */
    gateway: string;
    /** Name of the storage system as configured in ScaleIO. */
    system: string;
    /** Secret in the pod's namespace with ScaleIO credentials; without it logging in fails. */
    secretRef: LocalObjectReference | null;
    /** Uses TLS when talking to the gateway; defaults to false. */
    sslEnabled?: boolean;
    /** ScaleIO protection domain that contains the storage. */
    protectionDomain?: string;
    /** Storage pool within the protection domain. */
    storagePool?: string;
    /** Allocation style, ThickProvisioned or ThinProvisioned; defaults to the thin one. */
    storageMode: string;
    /** Name of a volume already created in ScaleIO. */
    volumeName?: string;
    /** File system to mount, such as ext4 or xfs; defaults to xfs. */
    fsType: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
}

/** A StorageOS volume used by a pod. */
export interface StorageOSVolumeSource {
    /** Name of the StorageOS volume, unique within its StorageOS namespace. */
    volumeName?: string;
    /** StorageOS namespace of the volume; the pod's namespace if unset, and "default" opts out of that mirroring. */
    volumeNamespace?: string;
    /** File system to mount, such as ext4 or xfs; ext4 is assumed when empty. */
    fsType?: string;
    /** Forces read-only mounts; defaults to false. */
    readOnly?: boolean;
    /** Secret in the pod's namespace with StorageOS API credentials; built-in defaults are tried when absent. */
    secretRef?: LocalObjectReference;
}

/** Files built from the entries of a ConfigMap. */
export interface ConfigMapVolumeSource {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Picks keys and the files they become; when empty every key becomes a file named after it. */
    items?: KeyToPath[];
    /** Permission bits for the files, 0644 by default; JSON needs the decimal form, YAML also takes octal. */
    defaultMode: number;
    /** Lets the pod start although the ConfigMap or a listed key is missing. */
    optional?: boolean;
}

/** Contributes entries of a ConfigMap to a projected volume. */
export interface ConfigMapProjection {
    /** Name of the object, whose kind follows from where the reference stands. */
    name?: string;
    /** Picks keys and the files they become; when empty every key is projected under its own name. */
    items?: KeyToPath[];
    /** Tolerates the absence of the ConfigMap or of a listed key. */
    optional?: boolean;
}

/** Contributes a freshly issued service account token to a projected volume. */
export interface ServiceAccountTokenProjection {
    /** Intended recipient of the token, which should reject it otherwise; defaults to the API server. */
    audience?: string;
    /** Requested lifetime in seconds, 3600 by default and at least 600; the kubelet renews the token in time. */
    expirationSeconds: number | bigint;
    /** File in the volume, relative to its root, that receives the token. */
    path: string;
}

/** Several data sources combined into one directory. */
export interface ProjectedVolumeSource {
    /** The pieces to combine, each one a secret, config map, downward API or token projection. */
    sources: VolumeProjection[] | null;
    /** Permission bits for created files, 0644 by default; individual items may override it. */
    defaultMode: number;
}

/** One piece of a projected volume; set exactly one member. */
export interface VolumeProjection {
    /** Projects entries of a Secret as files. */
    secret?: SecretProjection;
    /** Projects facts about the pod as files. */
    downwardAPI?: DownwardAPIProjection;
    /** Projects entries of a ConfigMap as files. */
    configMap?: ConfigMapProjection;
    /** Projects a time-limited token of the pod's service account. */
    serviceAccountToken?: ServiceAccountTokenProjection;
    /** Certificates of authorities that the cluster publishes, as one file. */
    clusterTrustBundle?: ClusterTrustBundleProjection;
    /** A key that the node makes, and a certificate for it that it asks a signer for. */
    podCertificate?: PodCertificateProjection;
}

/** Maps one key of a Secret or ConfigMap to a file. */
export interface KeyToPath {
    /** Key whose value becomes the file's contents. */
    key: string;
    /** Relative path of the file inside the volume; it may not contain "..". */
    path: string;
    /** Permission bits for this file alone, overriding the volume's defaultMode. */
    mode?: number;
}

/** Short-lived storage that a CSI driver creates inline for a pod. */
export interface CSIVolumeSource {
    /** Name of the CSI driver, which must support ephemeral inline volumes. */
    driver: string;
    /** Mounts the volume read-only; defaults to false, meaning read-write. */
    readOnly?: boolean;
    /** File system to mount; when empty the driver chooses its own default. */
    fsType?: string;
    /** Driver-specific settings for the volume; see the driver's manual for accepted keys. */
    volumeAttributes?: Record<string, string>;
    /** Secret in the pod's namespace passed to the driver when mounting and unmounting. */
    nodePublishSecretRef?: LocalObjectReference;
}

/** Storage provisioned through a claim that lives exactly as long as the pod. */
export interface EphemeralVolumeSource {
    /** Blueprint of the claim, which the pod owns and which is named after pod and volume. */
    volumeClaimTemplate?: PersistentVolumeClaimTemplate;
}

/** Blueprint from which a pod's own claim is created. */
export interface PersistentVolumeClaimTemplate {
    /** Labels and annotations copied onto the new claim; other metadata is refused. */
    metadata: metaV1.ObjectMeta;
    /** Specification copied unchanged into the new claim. */
    spec: PersistentVolumeClaimSpec;
}

/** Places a pod volume into a container's file system. */
export interface VolumeMount {
    /** Name of the pod volume to mount. */
    name: string;
    /** Mounts without write access when true; read-write is the default. */
    readOnly?: boolean;
    /** Whether mounts below a read-only one are read-only too - Disabled, IfPossible or Enabled. */
    recursiveReadOnly?: string;
    /** Path inside the container at which the volume appears; it cannot contain a colon. */
    mountPath: string;
    /** Mounts just this file or directory of the volume instead of its root. */
    subPath?: string;
    /** Whether later mounts pass between host and container - None (default), HostToContainer or Bidirectional. */
    mountPropagation?: string;
    /** Like subPath but with $(VAR) references expanded from the container's environment; the two exclude each other. */
    subPathExpr?: string;
}

/** Hands a raw block volume to a container as a device. */
export interface VolumeDevice {
    /** Pod volume to expose, which must come from a claim in Block mode. */
    name: string;
    /** Path inside the container at which the device shows up. */
    devicePath: string;
}

/** Points to an object in the same namespace by kind and name. */
export interface TypedLocalObjectReference {
    /** API group of the object's kind; required unless the kind is in the core group. */
    apiGroup: string | null;
    /** Kind of the object referred to. */
    kind: string;
    /** Name of the object referred to. */
    name: string;
}

/** Files describing the pod that contains the volume. */
export interface DownwardAPIVolumeSource {
    /** The files to create and what each contains. */
    items?: DownwardAPIVolumeFile[];
    /** Permission bits for the files, 0644 by default; JSON needs the decimal form, YAML also takes octal. */
    defaultMode: number;
}

/** One file with a fact about the pod. */
export interface DownwardAPIVolumeFile {
    /** Relative path of the file inside the volume; it must not contain "..". */
    path: string;
    /** Pod field to write - its annotations, labels, name, namespace or UID. */
    fieldRef?: ObjectFieldSelector;
    /** Container limit or request for CPU, memory, ephemeral storage or huge pages to write. */
    resourceFieldRef?: ResourceFieldSelector;
    /** Permission bits for this file alone, overriding the volume's defaultMode. */
    mode?: number;
}

/** Contributes files about the pod to a projected volume. */
export interface DownwardAPIProjection {
    /** The files to create and what each contains. */
    items?: DownwardAPIVolumeFile[];
}

/** An image or other artefact whose content is the volume. */
export interface ImageVolumeSource {
    /** Name of the image, as containers name theirs. */
    reference?: string;
    /** When the image is pulled - Always, Never or IfNotPresent; by the tag where it is absent. */
    pullPolicy?: string;
}

/** How much storage a volume must have, and may have. */
export interface VolumeResourceRequirements {
    /** The most that is allowed, by resource. */
    limits?: Record<string, string>;
    /** The least that is needed, by resource. */
    requests?: Record<string, string>;
    /** What claims of volumes could say while they shared the type of containers; nothing came of it. */
    claims?: ResourceClaim[];
}

/** Names an object of any kind, in this namespace or, where it is granted, in another. */
export interface TypedObjectReference {
    /** Group of the object's kind; the core group where it is absent. */
    apiGroup: string | null;
    /** Kind of the object. */
    kind: string;
    /** Name of the object. */
    name: string;
    /** Namespace of the object; one other than the referrer's must grant the reference. */
    namespace?: string;
}

/** Certificates of authorities as one file, by the name of a bundle or by signer and labels. */
export interface ClusterTrustBundleProjection {
    /** Name of one bundle; not together with signerName. */
    name?: string;
    /** All bundles of this signer that the labels select. */
    signerName?: string;
    /** Labels of the bundles to take; none where it is absent, all where it is empty. */
    labelSelector?: metaV1.LabelSelector;
    /** Whether the pod starts although no such bundle is there. */
    optional?: boolean;
    /** Path of the file, relative to the volume. */
    path: string;
}

/** A private key and a certificate for it, which the node keeps fresh. */
export interface PodCertificateProjection {
    /** Signer that the certificate is asked of. */
    signerName?: string;
    /** Kind of key that is made, such as ED25519, ECDSAP256 or RSA3072. */
    keyType?: string;
    /** How long the certificate may be valid at most, in seconds; the signer may choose less. */
    maxExpirationSeconds?: number;
    /** File for key and certificates together, relative to the volume. */
    credentialBundlePath?: string;
    /** File for the key alone, relative to the volume. */
    keyPath?: string;
    /** File for the certificates alone, relative to the volume. */
    certificateChainPath?: string;
    /** Texts that are handed to the signer along with the request. */
    userAnnotations?: Record<string, string>;
}
