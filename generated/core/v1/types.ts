// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface Binding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    target: ObjectReference | null;
}

/** - */
export interface ComponentStatus {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    conditions?: ComponentCondition[];
}

/** - */
export interface ComponentCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    message?: string;
    /** - */
    error?: string;
}

/** - */
export interface ConfigMap {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    immutable?: boolean | null;
    /** - */
    data?: Record<string, string>;
    /** - */
    binaryData?: Record<string, string>;
}

/** Several ConfigMap objects, as a list request answers them. */
export interface ConfigMapList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ConfigMap[] | null;
}

/** - */
export interface Endpoints {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    subsets?: EndpointSubset[];
}

/** Several Endpoints objects, as a list request answers them. */
export interface EndpointsList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Endpoints[] | null;
}

/** - */
export interface EndpointSubset {
    /** - */
    addresses?: EndpointAddress[];
    /** - */
    notReadyAddresses?: EndpointAddress[];
    /** - */
    ports?: EndpointPort[];
}

/** - */
export interface EndpointAddress {
    /** - */
    ip: string | null;
    /** - */
    hostname?: string;
    /** - */
    nodeName?: string | null;
    /** - */
    targetRef?: ObjectReference | null;
}

/** A port on which every endpoint of the slice listens. */
export interface EndpointPort {
    /** Name of the Service port this belongs to; unique within the slice, and empty by default. */
    name?: string;
    /** Port number; when left out, the meaning is up to the program that reads the slice. */
    port: number | null;
    /** Transport protocol: TCP (the default), UDP or SCTP. */
    protocol?: string;
    /** Application protocol spoken on the port, such as http, as a standard service name or a name with a domain prefix. */
    appProtocol?: string | null;
}

/** - */
export interface EphemeralContainers {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    ephemeralContainers: EphemeralContainer[] | null;
}

/** One record in the audit log: who asked the API server for what, and with what result. */
export interface Event {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Object metadata that later versions no longer have; the event's own fields say all that matters. */
    metadata: metaV1.ObjectMeta | null;
    /** - */
    involvedObject: ObjectReference | null;
    /** Why it was done, in a short form that programs can read; required for new events, at most 128 characters. */
    reason?: string;
    /** - */
    message?: string;
    /** - */
    source?: EventSource | null;
    /** - */
    firstTimestamp?: string | null;
    /** - */
    lastTimestamp?: string | null;
    /** - */
    count?: number;
    /** Normal or Warning; others may be added in the future. */
    type?: string;
    /** When the event was first seen; required, with fractions of a second. */
    eventTime?: string | null;
    /** How often and when it was last repeated; absent for a single occurrence. */
    series?: EventSeries | null;
    /** What was done, or failed, to the object, in a form that programs can read; required for new events, at most 128 characters. */
    action?: string;
    /** A second object that takes part, for instance one that the action created or changed. */
    related?: ObjectReference | null;
    /** - */
    reportingComponent?: string | null;
    /** Which instance of that component, such as kubelet-xyzf; required for new events, at most 128 characters. */
    reportingInstance?: string | null;
}

/** Several Event objects, as a list request answers them. */
export interface EventList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Event[] | null;
}

/** - */
export interface EventSource {
    /** - */
    component?: string;
    /** - */
    host?: string;
}

/** Sums up repetitions of the same event. */
export interface EventSeries {
    /** How many times the event has occurred so far in this series. */
    count?: number;
    /** When the latest repetition was seen. */
    lastObservedTime?: string | null;
}

/** - */
export interface LimitRange {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: LimitRangeSpec | null;
}

/** Several LimitRange objects, as a list request answers them. */
export interface LimitRangeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: LimitRange[] | null;
}

/** - */
export interface LimitRangeItem {
    /** - */
    type: string | null;
    /** - */
    max?: Record<string, string | number>;
    /** - */
    min?: Record<string, string | number>;
    /** - */
    default?: Record<string, string | number>;
    /** - */
    defaultRequest?: Record<string, string | number>;
    /** - */
    maxLimitRequestRatio?: Record<string, string | number>;
}

/** - */
export interface LimitRangeSpec {
    /** - */
    limits: LimitRangeItem[] | null;
}

/** - */
export interface Namespace {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: NamespaceSpec | null;
    /** - */
    status?: NamespaceStatus | null;
}

/** Several Namespace objects, as a list request answers them. */
export interface NamespaceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Namespace[] | null;
}

/** - */
export interface NamespaceSpec {
    /** - */
    finalizers?: string[];
}

/** - */
export interface NamespaceStatus {
    /** - */
    phase?: string;
    /** - */
    conditions?: NamespaceCondition[];
}

/** - */
export interface NamespaceCondition {
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
export interface Node {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: NodeSpec | null;
    /** - */
    status?: NodeStatus | null;
}

/** Several Node objects, as a list request answers them. */
export interface NodeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Node[] | null;
}

/** - */
export interface Taint {
    /** - */
    key: string | null;
    /** - */
    value?: string;
    /** - */
    effect: string | null;
    /** - */
    timeAdded?: string | null;
}

/** - */
export interface NodeSpec {
    /** - */
    podCIDR?: string;
    /** - */
    podCIDRs?: string[];
    /** - */
    providerID?: string;
    /** - */
    unschedulable?: boolean;
    /** - */
    taints?: Taint[];
    /** - */
    configSource?: NodeConfigSource | null;
    /**
     * -
     * @deprecated
     */
    externalID?: string;
}

/** - */
export interface NodeConfigSource {
    /** - */
    configMap?: ConfigMapNodeConfigSource | null;
}

/** - */
export interface ConfigMapNodeConfigSource {
    /** - */
    namespace: string | null;
    /** - */
    name: string | null;
    /** - */
    uid?: string;
    /** - */
    resourceVersion?: string;
    /** - */
    kubeletConfigKey: string | null;
}

/** - */
export interface DaemonEndpoint {
    /** - */
    Port: number | null;
}

/** - */
export interface NodeDaemonEndpoints {
    /** - */
    kubeletEndpoint?: DaemonEndpoint | null;
}

/** - */
export interface NodeSystemInfo {
    /** - */
    machineID: string | null;
    /** - */
    systemUUID: string | null;
    /** - */
    bootID: string | null;
    /** - */
    kernelVersion: string | null;
    /** - */
    osImage: string | null;
    /** - */
    containerRuntimeVersion: string | null;
    /** - */
    kubeletVersion: string | null;
    /** - */
    kubeProxyVersion: string | null;
    /** - */
    operatingSystem: string | null;
    /** - */
    architecture: string | null;
}

/** - */
export interface NodeConfigStatus {
    /** - */
    assigned?: NodeConfigSource | null;
    /** - */
    active?: NodeConfigSource | null;
    /** - */
    lastKnownGood?: NodeConfigSource | null;
    /** - */
    error?: string;
}

/** - */
export interface NodeStatus {
    /** - */
    capacity?: Record<string, string | number>;
    /** - */
    allocatable?: Record<string, string | number>;
    /**
     * -
     * @deprecated
     */
    phase?: string;
    /** - */
    conditions?: NodeCondition[];
    /** - */
    addresses?: NodeAddress[];
    /** - */
    daemonEndpoints?: NodeDaemonEndpoints | null;
    /** - */
    nodeInfo?: NodeSystemInfo | null;
    /** - */
    images?: ContainerImage[];
    /** - */
    volumesInUse?: string[];
    /** - */
    volumesAttached?: AttachedVolume[];
    /** - */
    config?: NodeConfigStatus | null;
}

/** - */
export interface AttachedVolume {
    /** - */
    name: string | null;
    /** - */
    devicePath: string | null;
}

/** - */
export interface ContainerImage {
    /** - */
    names: string[] | null;
    /** - */
    sizeBytes?: number | bigint;
}

/** - */
export interface NodeCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastHeartbeatTime?: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface NodeAddress {
    /** - */
    type: string | null;
    /** - */
    address: string | null;
}

/** - */
export interface NodeProxyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    path?: string;
}

/** - */
export interface PersistentVolume {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PersistentVolumeSpec | null;
    /** - */
    status?: PersistentVolumeStatus | null;
}

/** Several PersistentVolume objects, as a list request answers them. */
export interface PersistentVolumeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: PersistentVolume[] | null;
}

/** - */
export interface PersistentVolumeSource {
    /** - */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource | null;
    /** - */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource | null;
    /** - */
    hostPath?: HostPathVolumeSource | null;
    /** - */
    glusterfs?: GlusterfsPersistentVolumeSource | null;
    /** - */
    nfs?: NFSVolumeSource | null;
    /** - */
    rbd?: RBDPersistentVolumeSource | null;
    /** - */
    iscsi?: ISCSIPersistentVolumeSource | null;
    /** - */
    cinder?: CinderPersistentVolumeSource | null;
    /** - */
    cephfs?: CephFSPersistentVolumeSource | null;
    /** - */
    fc?: FCVolumeSource | null;
    /** - */
    flocker?: FlockerVolumeSource | null;
    /** - */
    flexVolume?: FlexPersistentVolumeSource | null;
    /** - */
    azureFile?: AzureFilePersistentVolumeSource | null;
    /** - */
    vsphereVolume?: VsphereVirtualDiskVolumeSource | null;
    /** - */
    quobyte?: QuobyteVolumeSource | null;
    /** - */
    azureDisk?: AzureDiskVolumeSource | null;
    /** - */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource | null;
    /** - */
    portworxVolume?: PortworxVolumeSource | null;
    /** - */
    scaleIO?: ScaleIOPersistentVolumeSource | null;
    /** - */
    local?: LocalVolumeSource | null;
    /** - */
    storageos?: StorageOSPersistentVolumeSource | null;
    /** - */
    csi?: CSIPersistentVolumeSource | null;
}

/** - */
export interface PersistentVolumeSpec {
    /** - */
    capacity?: Record<string, string | number>;
    /** - */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource | null;
    /** - */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource | null;
    /** - */
    hostPath?: HostPathVolumeSource | null;
    /** - */
    glusterfs?: GlusterfsPersistentVolumeSource | null;
    /** - */
    nfs?: NFSVolumeSource | null;
    /** - */
    rbd?: RBDPersistentVolumeSource | null;
    /** - */
    iscsi?: ISCSIPersistentVolumeSource | null;
    /** - */
    cinder?: CinderPersistentVolumeSource | null;
    /** - */
    cephfs?: CephFSPersistentVolumeSource | null;
    /** - */
    fc?: FCVolumeSource | null;
    /** - */
    flocker?: FlockerVolumeSource | null;
    /** - */
    flexVolume?: FlexPersistentVolumeSource | null;
    /** - */
    azureFile?: AzureFilePersistentVolumeSource | null;
    /** - */
    vsphereVolume?: VsphereVirtualDiskVolumeSource | null;
    /** - */
    quobyte?: QuobyteVolumeSource | null;
    /** - */
    azureDisk?: AzureDiskVolumeSource | null;
    /** - */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource | null;
    /** - */
    portworxVolume?: PortworxVolumeSource | null;
    /** - */
    scaleIO?: ScaleIOPersistentVolumeSource | null;
    /** - */
    local?: LocalVolumeSource | null;
    /** - */
    storageos?: StorageOSPersistentVolumeSource | null;
    /** - */
    csi?: CSIPersistentVolumeSource | null;
    /** - */
    accessModes?: string[];
    /** - */
    claimRef?: ObjectReference | null;
    /** - */
    persistentVolumeReclaimPolicy?: string;
    /** - */
    storageClassName?: string;
    /** - */
    mountOptions?: string[];
    /** - */
    volumeMode?: string | null;
    /** - */
    nodeAffinity?: VolumeNodeAffinity | null;
}

/** - */
export interface VolumeNodeAffinity {
    /** - */
    required?: NodeSelector | null;
}

/** - */
export interface PersistentVolumeStatus {
    /** - */
    phase?: string;
    /** - */
    message?: string;
    /** - */
    reason?: string;
}

/** - */
export interface GlusterfsPersistentVolumeSource {
    /** - */
    endpoints: string | null;
    /** - */
    path: string | null;
    /** - */
    readOnly?: boolean;
    /** - */
    endpointsNamespace?: string | null;
}

/** - */
export interface RBDPersistentVolumeSource {
    /** - */
    monitors: string[] | null;
    /** - */
    image: string | null;
    /** - */
    fsType?: string;
    /** - */
    pool?: string;
    /** - */
    user?: string;
    /** - */
    keyring?: string;
    /** - */
    secretRef?: SecretReference | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface CinderPersistentVolumeSource {
    /** - */
    volumeID: string | null;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    secretRef?: SecretReference | null;
}

/** - */
export interface SecretReference {
    /** - */
    name?: string;
    /** - */
    namespace?: string;
}

/** - */
export interface CephFSPersistentVolumeSource {
    /** - */
    monitors: string[] | null;
    /** - */
    path?: string;
    /** - */
    user?: string;
    /** - */
    secretFile?: string;
    /** - */
    secretRef?: SecretReference | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface FlexPersistentVolumeSource {
    /** - */
    driver: string | null;
    /** - */
    fsType?: string;
    /** - */
    secretRef?: SecretReference | null;
    /** - */
    readOnly?: boolean;
    /** - */
    options?: Record<string, string>;
}

/** - */
export interface ISCSIPersistentVolumeSource {
    /** - */
    targetPortal: string | null;
    /** - */
    iqn: string | null;
    /** - */
    lun: number | null;
    /** - */
    iscsiInterface?: string;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    portals?: string[];
    /** - */
    chapAuthDiscovery?: boolean;
    /** - */
    chapAuthSession?: boolean;
    /** - */
    secretRef?: SecretReference | null;
    /** - */
    initiatorName?: string | null;
}

/** - */
export interface AzureFilePersistentVolumeSource {
    /** - */
    secretName: string | null;
    /** - */
    shareName: string | null;
    /** - */
    readOnly?: boolean;
    /** - */
    secretNamespace?: string | null;
}

/** - */
export interface ScaleIOPersistentVolumeSource {
    /** - */
    gateway: string | null;
    /** - */
    system: string | null;
    /** - */
    secretRef: SecretReference | null;
    /** - */
    sslEnabled?: boolean;
    /** - */
    protectionDomain?: string;
    /** - */
    storagePool?: string;
    /** - */
    storageMode?: string;
    /** - */
    volumeName?: string;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface StorageOSPersistentVolumeSource {
    /** - */
    volumeName?: string;
    /** - */
    volumeNamespace?: string;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    secretRef?: ObjectReference | null;
}

/** - */
export interface LocalVolumeSource {
    /** - */
    path: string | null;
    /** - */
    fsType?: string | null;
}

/** - */
export interface CSIPersistentVolumeSource {
    /** - */
    driver: string | null;
    /** - */
    volumeHandle: string | null;
    /** - */
    readOnly?: boolean;
    /** - */
    fsType?: string;
    /** - */
    volumeAttributes?: Record<string, string>;
    /** - */
    controllerPublishSecretRef?: SecretReference | null;
    /** - */
    nodeStageSecretRef?: SecretReference | null;
    /** - */
    nodePublishSecretRef?: SecretReference | null;
    /** - */
    controllerExpandSecretRef?: SecretReference | null;
}

/** - */
export interface PersistentVolumeClaim {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PersistentVolumeClaimSpec | null;
    /** - */
    status?: PersistentVolumeClaimStatus | null;
}

/** Several PersistentVolumeClaim objects, as a list request answers them. */
export interface PersistentVolumeClaimList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: PersistentVolumeClaim[] | null;
}

/** - */
export interface PersistentVolumeClaimCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastProbeTime?: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface PersistentVolumeClaimStatus {
    /** - */
    phase?: string;
    /** - */
    accessModes?: string[];
    /** - */
    capacity?: Record<string, string | number>;
    /** - */
    conditions?: PersistentVolumeClaimCondition[];
}

/** - */
export interface Pod {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PodSpec | null;
    /** - */
    status?: PodStatus | null;
}

/** Several Pod objects, as a list request answers them. */
export interface PodList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Pod[] | null;
}

/** - */
export interface PodAttachOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    stdin?: boolean;
    /** - */
    stdout?: boolean;
    /** - */
    stderr?: boolean;
    /** - */
    tty?: boolean;
    /** - */
    container?: string;
}

/** - */
export interface PodExecOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    stdin?: boolean;
    /** - */
    stdout?: boolean;
    /** - */
    stderr?: boolean;
    /** - */
    tty?: boolean;
    /** - */
    container?: string;
    /** - */
    command: string[] | null;
}

/** - */
export interface PodLogOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    container?: string;
    /** - */
    follow?: boolean;
    /** - */
    previous?: boolean;
    /** - */
    sinceSeconds?: number | bigint | null;
    /** - */
    sinceTime?: string | null;
    /** - */
    timestamps?: boolean;
    /** - */
    tailLines?: number | bigint | null;
    /** - */
    limitBytes?: number | bigint | null;
    /** - */
    insecureSkipTLSVerifyBackend?: boolean;
}

/** - */
export interface PodPortForwardOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    ports?: number[];
}

/** - */
export interface PodProxyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    path?: string;
}

/** - */
export interface PodStatusResult {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    status?: PodStatus | null;
}

/** - */
export interface PodTemplate {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    template?: PodTemplateSpec | null;
}

/** Several PodTemplate objects, as a list request answers them. */
export interface PodTemplateList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: PodTemplate[] | null;
}

/** - */
export interface RangeAllocation {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    range: string | null;
    /** - */
    data: string | null;
}

/** - */
export interface ReplicationController {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: ReplicationControllerSpec | null;
    /** - */
    status?: ReplicationControllerStatus | null;
}

/** Several ReplicationController objects, as a list request answers them. */
export interface ReplicationControllerList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ReplicationController[] | null;
}

/** - */
export interface ReplicationControllerSpec {
    /** - */
    replicas?: number | null;
    /** - */
    minReadySeconds?: number;
    /** - */
    selector?: Record<string, string>;
    /** - */
    template?: PodTemplateSpec | null;
}

/** - */
export interface ReplicationControllerStatus {
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
    conditions?: ReplicationControllerCondition[];
}

/** - */
export interface ReplicationControllerCondition {
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
export interface ResourceQuota {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: ResourceQuotaSpec | null;
    /** - */
    status?: ResourceQuotaStatus | null;
}

/** Several ResourceQuota objects, as a list request answers them. */
export interface ResourceQuotaList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ResourceQuota[] | null;
}

/** - */
export interface ResourceQuotaSpec {
    /** - */
    hard?: Record<string, string | number>;
    /** - */
    scopes?: string[];
    /** - */
    scopeSelector?: ScopeSelector | null;
}

/** - */
export interface ScopeSelector {
    /** - */
    matchExpressions?: ScopedResourceSelectorRequirement[];
}

/** - */
export interface ScopedResourceSelectorRequirement {
    /** - */
    scopeName: string | null;
    /** - */
    operator: string | null;
    /** - */
    values?: string[];
}

/** - */
export interface ResourceQuotaStatus {
    /** - */
    hard?: Record<string, string | number>;
    /** - */
    used?: Record<string, string | number>;
}

/** - */
export interface Secret {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    immutable?: boolean | null;
    /** - */
    data?: Record<string, string>;
    /** - */
    stringData?: Record<string, string>;
    /** - */
    type?: string;
}

/** Several Secret objects, as a list request answers them. */
export interface SecretList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Secret[] | null;
}

/** - */
export interface SerializedReference {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    reference?: ObjectReference | null;
}

/** - */
export interface Service {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: ServiceSpec | null;
    /** - */
    status?: ServiceStatus | null;
}

/** Several Service objects, as a list request answers them. */
export interface ServiceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Service[] | null;
}

/** - */
export interface SessionAffinityConfig {
    /** - */
    clientIP?: ClientIPConfig | null;
}

/** - */
export interface ClientIPConfig {
    /** - */
    timeoutSeconds?: number | null;
}

/** - */
export interface ServiceStatus {
    /** - */
    loadBalancer?: LoadBalancerStatus | null;
    /** - */
    conditions?: (metaV1.Condition)[];
}

/** - */
export interface LoadBalancerStatus {
    /** - */
    ingress?: LoadBalancerIngress[];
}

/** - */
export interface LoadBalancerIngress {
    /** - */
    ip?: string;
    /** - */
    hostname?: string;
    /** - */
    ports?: PortStatus[];
}

/** - */
export interface ServiceSpec {
    /** - */
    ports?: ServicePort[];
    /** - */
    selector?: Record<string, string>;
    /** - */
    clusterIP?: string;
    /** - */
    clusterIPs?: string[];
    /** - */
    type?: string;
    /** - */
    externalIPs?: string[];
    /** - */
    sessionAffinity?: string;
    /** - */
    loadBalancerIP?: string;
    /** - */
    loadBalancerSourceRanges?: string[];
    /** - */
    externalName?: string;
    /** - */
    externalTrafficPolicy?: string;
    /** - */
    healthCheckNodePort?: number;
    /** - */
    publishNotReadyAddresses?: boolean;
    /** - */
    sessionAffinityConfig?: SessionAffinityConfig | null;
    /**
     * -
     * @deprecated
     */
    topologyKeys?: string[];
    /** - */
    ipFamilies?: string[];
    /** - */
    ipFamilyPolicy?: string | null;
    /** - */
    allocateLoadBalancerNodePorts?: boolean | null;
    /** - */
    loadBalancerClass?: string | null;
    /** - */
    internalTrafficPolicy?: string | null;
}

/** - */
export interface ServicePort {
    /** - */
    name?: string;
    /** - */
    protocol?: string;
    /** - */
    appProtocol?: string | null;
    /** - */
    port: number | null;
    /** - */
    targetPort?: number | string | null;
    /** - */
    nodePort?: number;
}

/** - */
export interface PortStatus {
    /** - */
    port: number | null;
    /** - */
    protocol: string | null;
    /** - */
    error?: string | null;
}

/** - */
export interface ServiceAccount {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    secrets?: ObjectReference[];
    /** - */
    imagePullSecrets?: LocalObjectReference[];
    /** - */
    automountServiceAccountToken?: boolean | null;
}

/** Several ServiceAccount objects, as a list request answers them. */
export interface ServiceAccountList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ServiceAccount[] | null;
}

/** - */
export interface ServiceProxyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    path?: string;
}

/** - */
export interface ContainerPort {
    /** - */
    name?: string;
    /** - */
    hostPort?: number;
    /** - */
    containerPort: number | null;
    /** - */
    protocol?: string;
    /** - */
    hostIP?: string;
}

/** - */
export interface EnvVar {
    /** - */
    name: string | null;
    /** - */
    value?: string;
    /** - */
    valueFrom?: EnvVarSource | null;
}

/** - */
export interface EnvVarSource {
    /** - */
    fieldRef?: ObjectFieldSelector | null;
    /** - */
    resourceFieldRef?: ResourceFieldSelector | null;
    /** - */
    configMapKeyRef?: ConfigMapKeySelector | null;
    /** - */
    secretKeyRef?: SecretKeySelector | null;
}

/** - */
export interface ObjectFieldSelector {
    /** - */
    apiVersion?: string;
    /** - */
    fieldPath: string | null;
}

/** - */
export interface ResourceFieldSelector {
    /** - */
    containerName?: string;
    /** - */
    resource: string | null;
    /** - */
    divisor?: string | number | null;
}

/** - */
export interface ConfigMapKeySelector {
    /** - */
    name?: string;
    /** - */
    key: string | null;
    /** - */
    optional?: boolean | null;
}

/** - */
export interface SecretKeySelector {
    /** - */
    name?: string;
    /** - */
    key: string | null;
    /** - */
    optional?: boolean | null;
}

/** - */
export interface EnvFromSource {
    /** - */
    prefix?: string;
    /** - */
    configMapRef?: ConfigMapEnvSource | null;
    /** - */
    secretRef?: SecretEnvSource | null;
}

/** - */
export interface ConfigMapEnvSource {
    /** - */
    name?: string;
    /** - */
    optional?: boolean | null;
}

/** - */
export interface SecretEnvSource {
    /** - */
    name?: string;
    /** - */
    optional?: boolean | null;
}

/** - */
export interface HTTPHeader {
    /** - */
    name: string | null;
    /** - */
    value: string | null;
}

/** - */
export interface HTTPGetAction {
    /** - */
    path?: string;
    /** - */
    port: number | string | null;
    /** - */
    host?: string;
    /** - */
    scheme?: string;
    /** - */
    httpHeaders?: HTTPHeader[];
}

/** - */
export interface TCPSocketAction {
    /** - */
    port: number | string | null;
    /** - */
    host?: string;
}

/** - */
export interface ExecAction {
    /** - */
    command?: string[];
}

/** - */
export interface Probe {
    /** - */
    exec?: ExecAction | null;
    /** - */
    httpGet?: HTTPGetAction | null;
    /** - */
    tcpSocket?: TCPSocketAction | null;
    /** - */
    initialDelaySeconds?: number;
    /** - */
    timeoutSeconds?: number;
    /** - */
    periodSeconds?: number;
    /** - */
    successThreshold?: number;
    /** - */
    failureThreshold?: number;
    /** - */
    terminationGracePeriodSeconds?: number | bigint | null;
}

/** - */
export interface Capabilities {
    /** - */
    add?: string[];
    /** - */
    drop?: string[];
}

/** - */
export interface ResourceRequirements {
    /** - */
    limits?: Record<string, string | number>;
    /** - */
    requests?: Record<string, string | number>;
}

/** - */
export interface Container {
    /** - */
    name: string | null;
    /** - */
    image?: string;
    /** - */
    command?: string[];
    /** - */
    args?: string[];
    /** - */
    workingDir?: string;
    /** - */
    ports?: ContainerPort[];
    /** - */
    envFrom?: EnvFromSource[];
    /** - */
    env?: EnvVar[];
    /** - */
    resources?: ResourceRequirements | null;
    /** - */
    volumeMounts?: VolumeMount[];
    /** - */
    volumeDevices?: VolumeDevice[];
    /** - */
    livenessProbe?: Probe | null;
    /** - */
    readinessProbe?: Probe | null;
    /** - */
    startupProbe?: Probe | null;
    /** - */
    lifecycle?: Lifecycle | null;
    /** - */
    terminationMessagePath?: string;
    /** - */
    terminationMessagePolicy?: string;
    /** - */
    imagePullPolicy?: string;
    /** - */
    securityContext?: SecurityContext | null;
    /** - */
    stdin?: boolean;
    /** - */
    stdinOnce?: boolean;
    /** - */
    tty?: boolean;
}

/** - */
export interface Handler {
    /** - */
    exec?: ExecAction | null;
    /** - */
    httpGet?: HTTPGetAction | null;
    /** - */
    tcpSocket?: TCPSocketAction | null;
}

/** - */
export interface Lifecycle {
    /** - */
    postStart?: Handler | null;
    /** - */
    preStop?: Handler | null;
}

/** - */
export interface ContainerStateWaiting {
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface ContainerStateRunning {
    /** - */
    startedAt?: string | null;
}

/** - */
export interface ContainerStateTerminated {
    /** - */
    exitCode: number | null;
    /** - */
    signal?: number;
    /** - */
    reason?: string;
    /** - */
    message?: string;
    /** - */
    startedAt?: string | null;
    /** - */
    finishedAt?: string | null;
    /** - */
    containerID?: string;
}

/** - */
export interface ContainerState {
    /** - */
    waiting?: ContainerStateWaiting | null;
    /** - */
    running?: ContainerStateRunning | null;
    /** - */
    terminated?: ContainerStateTerminated | null;
}

/** - */
export interface ContainerStatus {
    /** - */
    name: string | null;
    /** - */
    state?: ContainerState | null;
    /** - */
    lastState?: ContainerState | null;
    /** - */
    ready: boolean | null;
    /** - */
    restartCount: number | null;
    /** - */
    image: string | null;
    /** - */
    imageID: string | null;
    /** - */
    containerID?: string;
    /** - */
    started?: boolean | null;
}

/** - */
export interface PodSecurityContext {
    /** - */
    seLinuxOptions?: SELinuxOptions | null;
    /** - */
    windowsOptions?: WindowsSecurityContextOptions | null;
    /** - */
    runAsUser?: number | bigint | null;
    /** - */
    runAsGroup?: number | bigint | null;
    /** - */
    runAsNonRoot?: boolean | null;
    /** - */
    supplementalGroups?: (number | bigint)[];
    /** - */
    fsGroup?: number | bigint | null;
    /** - */
    sysctls?: Sysctl[];
    /** - */
    fsGroupChangePolicy?: string | null;
    /** - */
    seccompProfile?: SeccompProfile | null;
}

/** - */
export interface SeccompProfile {
    /** - */
    type: string | null;
    /** - */
    localhostProfile?: string | null;
}

/** - */
export interface EphemeralContainerCommon {
    /** - */
    name: string | null;
    /** - */
    image?: string;
    /** - */
    command?: string[];
    /** - */
    args?: string[];
    /** - */
    workingDir?: string;
    /** - */
    ports?: ContainerPort[];
    /** - */
    envFrom?: EnvFromSource[];
    /** - */
    env?: EnvVar[];
    /** - */
    resources?: ResourceRequirements | null;
    /** - */
    volumeMounts?: VolumeMount[];
    /** - */
    volumeDevices?: VolumeDevice[];
    /** - */
    livenessProbe?: Probe | null;
    /** - */
    readinessProbe?: Probe | null;
    /** - */
    startupProbe?: Probe | null;
    /** - */
    lifecycle?: Lifecycle | null;
    /** - */
    terminationMessagePath?: string;
    /** - */
    terminationMessagePolicy?: string;
    /** - */
    imagePullPolicy?: string;
    /** - */
    securityContext?: SecurityContext | null;
    /** - */
    stdin?: boolean;
    /** - */
    stdinOnce?: boolean;
    /** - */
    tty?: boolean;
}

/** - */
export interface EphemeralContainer {
    /** - */
    name: string | null;
    /** - */
    image?: string;
    /** - */
    command?: string[];
    /** - */
    args?: string[];
    /** - */
    workingDir?: string;
    /** - */
    ports?: ContainerPort[];
    /** - */
    envFrom?: EnvFromSource[];
    /** - */
    env?: EnvVar[];
    /** - */
    resources?: ResourceRequirements | null;
    /** - */
    volumeMounts?: VolumeMount[];
    /** - */
    volumeDevices?: VolumeDevice[];
    /** - */
    livenessProbe?: Probe | null;
    /** - */
    readinessProbe?: Probe | null;
    /** - */
    startupProbe?: Probe | null;
    /** - */
    lifecycle?: Lifecycle | null;
    /** - */
    terminationMessagePath?: string;
    /** - */
    terminationMessagePolicy?: string;
    /** - */
    imagePullPolicy?: string;
    /** - */
    securityContext?: SecurityContext | null;
    /** - */
    stdin?: boolean;
    /** - */
    stdinOnce?: boolean;
    /** - */
    tty?: boolean;
    /** - */
    targetContainerName?: string;
}

/** - */
export interface SecurityContext {
    /** - */
    capabilities?: Capabilities | null;
    /** - */
    privileged?: boolean | null;
    /** - */
    seLinuxOptions?: SELinuxOptions | null;
    /** - */
    windowsOptions?: WindowsSecurityContextOptions | null;
    /** - */
    runAsUser?: number | bigint | null;
    /** - */
    runAsGroup?: number | bigint | null;
    /** - */
    runAsNonRoot?: boolean | null;
    /** - */
    readOnlyRootFilesystem?: boolean | null;
    /** - */
    allowPrivilegeEscalation?: boolean | null;
    /** - */
    procMount?: string | null;
    /** - */
    seccompProfile?: SeccompProfile | null;
}

/** - */
export interface SELinuxOptions {
    /** - */
    user?: string;
    /** - */
    role?: string;
    /** - */
    type?: string;
    /** - */
    level?: string;
}

/** - */
export interface WindowsSecurityContextOptions {
    /** - */
    gmsaCredentialSpecName?: string | null;
    /** - */
    gmsaCredentialSpec?: string | null;
    /** - */
    runAsUserName?: string | null;
}

/** - */
export interface Sysctl {
    /** - */
    name: string | null;
    /** - */
    value: string | null;
}

/** - */
export interface PodCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastProbeTime?: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface PodReadinessGate {
    /** - */
    conditionType: string | null;
}

/** - */
export interface PodSpec {
    /** - */
    volumes?: Volume[];
    /** - */
    initContainers?: Container[];
    /** - */
    containers: Container[] | null;
    /** - */
    ephemeralContainers?: EphemeralContainer[];
    /** - */
    restartPolicy?: string;
    /** - */
    terminationGracePeriodSeconds?: number | bigint | null;
    /** - */
    activeDeadlineSeconds?: number | bigint | null;
    /** - */
    dnsPolicy?: string;
    /** - */
    nodeSelector?: Record<string, string>;
    /** - */
    serviceAccountName?: string;
    /**
     * -
     * @deprecated
     */
    serviceAccount?: string;
    /** - */
    automountServiceAccountToken?: boolean | null;
    /** - */
    nodeName?: string;
    /** - */
    hostNetwork?: boolean;
    /** - */
    hostPID?: boolean;
    /** - */
    hostIPC?: boolean;
    /** - */
    shareProcessNamespace?: boolean | null;
    /** - */
    securityContext?: PodSecurityContext | null;
    /** - */
    imagePullSecrets?: LocalObjectReference[];
    /** - */
    hostname?: string;
    /** - */
    subdomain?: string;
    /** - */
    affinity?: Affinity | null;
    /** - */
    schedulerName?: string;
    /** - */
    tolerations?: Toleration[];
    /** - */
    hostAliases?: HostAlias[];
    /** - */
    priorityClassName?: string;
    /** - */
    priority?: number | null;
    /** - */
    dnsConfig?: PodDNSConfig | null;
    /** - */
    readinessGates?: PodReadinessGate[];
    /** - */
    runtimeClassName?: string | null;
    /** - */
    enableServiceLinks?: boolean | null;
    /** - */
    preemptionPolicy?: string | null;
    /** - */
    overhead?: Record<string, string | number>;
    /** - */
    topologySpreadConstraints?: TopologySpreadConstraint[];
    /** - */
    setHostnameAsFQDN?: boolean | null;
}

/** - */
export interface HostAlias {
    /** - */
    ip?: string;
    /** - */
    hostnames?: string[];
}

/** - */
export interface PodDNSConfig {
    /** - */
    nameservers?: string[];
    /** - */
    searches?: string[];
    /** - */
    options?: PodDNSConfigOption[];
}

/** - */
export interface PodDNSConfigOption {
    /** - */
    name?: string;
    /** - */
    value?: string | null;
}

/** - */
export interface PodIP {
    /** - */
    ip?: string;
}

/** - */
export interface PodStatus {
    /** - */
    phase?: string;
    /** - */
    conditions?: PodCondition[];
    /** - */
    message?: string;
    /** - */
    reason?: string;
    /** - */
    nominatedNodeName?: string;
    /** - */
    hostIP?: string;
    /** - */
    podIP?: string;
    /** - */
    podIPs?: PodIP[];
    /** - */
    startTime?: string | null;
    /** - */
    initContainerStatuses?: ContainerStatus[];
    /** - */
    containerStatuses?: ContainerStatus[];
    /** - */
    qosClass?: string;
    /** - */
    ephemeralContainerStatuses?: ContainerStatus[];
}

/** - */
export interface PodTemplateSpec {
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PodSpec | null;
}

/** - */
export interface PodSignature {
    /** - */
    podController?: metaV1.OwnerReference | null;
}

/** - */
export interface NodeSelector {
    /** - */
    nodeSelectorTerms: NodeSelectorTerm[] | null;
}

/** - */
export interface NodeSelectorTerm {
    /** - */
    matchExpressions?: NodeSelectorRequirement[];
    /** - */
    matchFields?: NodeSelectorRequirement[];
}

/** - */
export interface NodeSelectorRequirement {
    /** - */
    key: string | null;
    /** - */
    operator: string | null;
    /** - */
    values?: string[];
}

/** - */
export interface Affinity {
    /** - */
    nodeAffinity?: NodeAffinity | null;
    /** - */
    podAffinity?: PodAffinity | null;
    /** - */
    podAntiAffinity?: PodAntiAffinity | null;
}

/** - */
export interface PodAffinity {
    /** - */
    requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
    /** - */
    preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** - */
export interface PodAntiAffinity {
    /** - */
    requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
    /** - */
    preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** - */
export interface WeightedPodAffinityTerm {
    /** - */
    weight: number | null;
    /** - */
    podAffinityTerm: PodAffinityTerm | null;
}

/** - */
export interface PodAffinityTerm {
    /** - */
    labelSelector?: metaV1.LabelSelector | null;
    /** - */
    namespaces?: string[];
    /** - */
    topologyKey: string | null;
    /** - */
    namespaceSelector?: metaV1.LabelSelector | null;
}

/** - */
export interface NodeAffinity {
    /** - */
    requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector | null;
    /** - */
    preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
}

/** - */
export interface PreferredSchedulingTerm {
    /** - */
    weight: number | null;
    /** - */
    preference: NodeSelectorTerm | null;
}

/** - */
export interface Toleration {
    /** - */
    key?: string;
    /** - */
    operator?: string;
    /** - */
    value?: string;
    /** - */
    effect?: string;
    /** - */
    tolerationSeconds?: number | bigint | null;
}

/** - */
export interface TopologySpreadConstraint {
    /** - */
    maxSkew: number | null;
    /** - */
    topologyKey: string | null;
    /** - */
    whenUnsatisfiable: string | null;
    /** - */
    labelSelector?: metaV1.LabelSelector | null;
}

/** - */
export interface TopologySelectorTerm {
    /** - */
    matchLabelExpressions?: TopologySelectorLabelRequirement[];
}

/** - */
export interface TopologySelectorLabelRequirement {
    /** - */
    key: string | null;
    /** - */
    values: string[] | null;
}

/** - */
export interface AvoidPods {
    /** - */
    preferAvoidPods?: PreferAvoidPodsEntry[];
}

/** - */
export interface PreferAvoidPodsEntry {
    /** - */
    podSignature: PodSignature | null;
    /** - */
    evictionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** Requirements an object must meet at the moment a delete is carried out. */
export interface Preconditions {
    /** Deletes only if the object still has this UID, guarding against hitting a same-named successor. */
    uid?: string | null;
}

/** Points to the object that an audited request is about. */
export interface ObjectReference {
    /** - */
    kind?: string;
    /** Namespace of the object, if it has one. */
    namespace?: string;
    /** Name of the object, if the request gave it. */
    name?: string;
    /** Unique identifier of the object, if known. */
    uid?: string;
    /** API version used in the request, without the group. */
    apiVersion?: string;
    /** Resource version given in the request, if any. */
    resourceVersion?: string;
    /** - */
    fieldPath?: string;
}

/** - */
export interface LocalObjectReference {
    /** - */
    name?: string;
}

/** - */
export interface NodeResources {
    /** - */
    Capacity: Record<string, string | number> | null;
}

/** - */
export interface Volume {
    /** - */
    name: string | null;
    /** - */
    hostPath?: HostPathVolumeSource | null;
    /** - */
    emptyDir?: EmptyDirVolumeSource | null;
    /** - */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource | null;
    /** - */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource | null;
    /**
     * -
     * @deprecated
     */
    gitRepo?: GitRepoVolumeSource | null;
    /** - */
    secret?: SecretVolumeSource | null;
    /** - */
    nfs?: NFSVolumeSource | null;
    /** - */
    iscsi?: ISCSIVolumeSource | null;
    /** - */
    glusterfs?: GlusterfsVolumeSource | null;
    /** - */
    persistentVolumeClaim?: PersistentVolumeClaimVolumeSource | null;
    /** - */
    rbd?: RBDVolumeSource | null;
    /** - */
    flexVolume?: FlexVolumeSource | null;
    /** - */
    cinder?: CinderVolumeSource | null;
    /** - */
    cephfs?: CephFSVolumeSource | null;
    /** - */
    flocker?: FlockerVolumeSource | null;
    /** - */
    downwardAPI?: DownwardAPIVolumeSource | null;
    /** - */
    fc?: FCVolumeSource | null;
    /** - */
    azureFile?: AzureFileVolumeSource | null;
    /** - */
    configMap?: ConfigMapVolumeSource | null;
    /** - */
    vsphereVolume?: VsphereVirtualDiskVolumeSource | null;
    /** - */
    quobyte?: QuobyteVolumeSource | null;
    /** - */
    azureDisk?: AzureDiskVolumeSource | null;
    /** - */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource | null;
    /** - */
    projected?: ProjectedVolumeSource | null;
    /** - */
    portworxVolume?: PortworxVolumeSource | null;
    /** - */
    scaleIO?: ScaleIOVolumeSource | null;
    /** - */
    storageos?: StorageOSVolumeSource | null;
    /** - */
    csi?: CSIVolumeSource | null;
    /** - */
    ephemeral?: EphemeralVolumeSource | null;
}

/** - */
export interface VolumeSource {
    /** - */
    hostPath?: HostPathVolumeSource | null;
    /** - */
    emptyDir?: EmptyDirVolumeSource | null;
    /** - */
    gcePersistentDisk?: GCEPersistentDiskVolumeSource | null;
    /** - */
    awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource | null;
    /**
     * -
     * @deprecated
     */
    gitRepo?: GitRepoVolumeSource | null;
    /** - */
    secret?: SecretVolumeSource | null;
    /** - */
    nfs?: NFSVolumeSource | null;
    /** - */
    iscsi?: ISCSIVolumeSource | null;
    /** - */
    glusterfs?: GlusterfsVolumeSource | null;
    /** - */
    persistentVolumeClaim?: PersistentVolumeClaimVolumeSource | null;
    /** - */
    rbd?: RBDVolumeSource | null;
    /** - */
    flexVolume?: FlexVolumeSource | null;
    /** - */
    cinder?: CinderVolumeSource | null;
    /** - */
    cephfs?: CephFSVolumeSource | null;
    /** - */
    flocker?: FlockerVolumeSource | null;
    /** - */
    downwardAPI?: DownwardAPIVolumeSource | null;
    /** - */
    fc?: FCVolumeSource | null;
    /** - */
    azureFile?: AzureFileVolumeSource | null;
    /** - */
    configMap?: ConfigMapVolumeSource | null;
    /** - */
    vsphereVolume?: VsphereVirtualDiskVolumeSource | null;
    /** - */
    quobyte?: QuobyteVolumeSource | null;
    /** - */
    azureDisk?: AzureDiskVolumeSource | null;
    /** - */
    photonPersistentDisk?: PhotonPersistentDiskVolumeSource | null;
    /** - */
    projected?: ProjectedVolumeSource | null;
    /** - */
    portworxVolume?: PortworxVolumeSource | null;
    /** - */
    scaleIO?: ScaleIOVolumeSource | null;
    /** - */
    storageos?: StorageOSVolumeSource | null;
    /** - */
    csi?: CSIVolumeSource | null;
    /** - */
    ephemeral?: EphemeralVolumeSource | null;
}

/** - */
export interface PersistentVolumeClaimVolumeSource {
    /** - */
    claimName: string | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface PersistentVolumeClaimSpec {
    /** - */
    accessModes?: string[];
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    resources?: ResourceRequirements | null;
    /** - */
    volumeName?: string;
    /** - */
    storageClassName?: string | null;
    /** - */
    volumeMode?: string | null;
    /** - */
    dataSource?: TypedLocalObjectReference | null;
}

/** - */
export interface HostPathVolumeSource {
    /** - */
    path: string | null;
    /** - */
    type?: string | null;
}

/** - */
export interface EmptyDirVolumeSource {
    /** - */
    medium?: string;
    /** - */
    sizeLimit?: string | number | null;
}

/** - */
export interface GlusterfsVolumeSource {
    /** - */
    endpoints: string | null;
    /** - */
    path: string | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface RBDVolumeSource {
    /** - */
    monitors: string[] | null;
    /** - */
    image: string | null;
    /** - */
    fsType?: string;
    /** - */
    pool?: string;
    /** - */
    user?: string;
    /** - */
    keyring?: string;
    /** - */
    secretRef?: LocalObjectReference | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface CinderVolumeSource {
    /** - */
    volumeID: string | null;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    secretRef?: LocalObjectReference | null;
}

/** - */
export interface CephFSVolumeSource {
    /** - */
    monitors: string[] | null;
    /** - */
    path?: string;
    /** - */
    user?: string;
    /** - */
    secretFile?: string;
    /** - */
    secretRef?: LocalObjectReference | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface FlockerVolumeSource {
    /**
     * -
     * @deprecated
     */
    datasetName?: string;
    /** - */
    datasetUUID?: string;
}

/** - */
export interface GCEPersistentDiskVolumeSource {
    /** - */
    pdName: string | null;
    /** - */
    fsType?: string;
    /** - */
    partition?: number;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface QuobyteVolumeSource {
    /** - */
    registry: string | null;
    /** - */
    volume: string | null;
    /** - */
    readOnly?: boolean;
    /** - */
    user?: string;
    /** - */
    group?: string;
    /** - */
    tenant?: string;
}

/** - */
export interface FlexVolumeSource {
    /** - */
    driver: string | null;
    /** - */
    fsType?: string;
    /** - */
    secretRef?: LocalObjectReference | null;
    /** - */
    readOnly?: boolean;
    /** - */
    options?: Record<string, string>;
}

/** - */
export interface AWSElasticBlockStoreVolumeSource {
    /** - */
    volumeID: string | null;
    /** - */
    fsType?: string;
    /** - */
    partition?: number;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface GitRepoVolumeSource {
    /** - */
    repository: string | null;
    /** - */
    revision?: string;
    /** - */
    directory?: string;
}

/** - */
export interface SecretVolumeSource {
    /** - */
    secretName?: string;
    /** - */
    items?: KeyToPath[];
    /** - */
    defaultMode?: number | null;
    /** - */
    optional?: boolean | null;
}

/** - */
export interface SecretProjection {
    /** - */
    name?: string;
    /** - */
    items?: KeyToPath[];
    /** - */
    optional?: boolean | null;
}

/** - */
export interface NFSVolumeSource {
    /** - */
    server: string | null;
    /** - */
    path: string | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface ISCSIVolumeSource {
    /** - */
    targetPortal: string | null;
    /** - */
    iqn: string | null;
    /** - */
    lun: number | null;
    /** - */
    iscsiInterface?: string;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    portals?: string[];
    /** - */
    chapAuthDiscovery?: boolean;
    /** - */
    chapAuthSession?: boolean;
    /** - */
    secretRef?: LocalObjectReference | null;
    /** - */
    initiatorName?: string | null;
}

/** - */
export interface FCVolumeSource {
    /** - */
    targetWWNs?: string[];
    /** - */
    lun?: number | null;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    wwids?: string[];
}

/** - */
export interface AzureFileVolumeSource {
    /** - */
    secretName: string | null;
    /** - */
    shareName: string | null;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface VsphereVirtualDiskVolumeSource {
    /** - */
    volumePath: string | null;
    /** - */
    fsType?: string;
    /** - */
    storagePolicyName?: string;
    /** - */
    storagePolicyID?: string;
}

/** - */
export interface PhotonPersistentDiskVolumeSource {
    /** - */
    pdID: string | null;
    /** - */
    fsType?: string;
}

/** - */
export interface AzureDiskVolumeSource {
    /** - */
    diskName: string | null;
    /** - */
    diskURI: string | null;
    /** - */
    cachingMode?: string | null;
    /** - */
    fsType?: string | null;
    /** - */
    readOnly?: boolean | null;
    /** - */
    kind?: string | null;
}

/** - */
export interface PortworxVolumeSource {
    /** - */
    volumeID: string | null;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface ScaleIOVolumeSource {
    /** - */
    gateway: string | null;
    /** - */
    system: string | null;
    /** - */
    secretRef: LocalObjectReference | null;
    /** - */
    sslEnabled?: boolean;
    /** - */
    protectionDomain?: string;
    /** - */
    storagePool?: string;
    /** - */
    storageMode?: string;
    /** - */
    volumeName?: string;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
}

/** - */
export interface StorageOSVolumeSource {
    /** - */
    volumeName?: string;
    /** - */
    volumeNamespace?: string;
    /** - */
    fsType?: string;
    /** - */
    readOnly?: boolean;
    /** - */
    secretRef?: LocalObjectReference | null;
}

/** - */
export interface ConfigMapVolumeSource {
    /** - */
    name?: string;
    /** - */
    items?: KeyToPath[];
    /** - */
    defaultMode?: number | null;
    /** - */
    optional?: boolean | null;
}

/** - */
export interface ConfigMapProjection {
    /** - */
    name?: string;
    /** - */
    items?: KeyToPath[];
    /** - */
    optional?: boolean | null;
}

/** - */
export interface ServiceAccountTokenProjection {
    /** - */
    audience?: string;
    /** - */
    expirationSeconds?: number | bigint | null;
    /** - */
    path: string | null;
}

/** - */
export interface ProjectedVolumeSource {
    /** - */
    sources?: VolumeProjection[] | null;
    /** - */
    defaultMode?: number | null;
}

/** - */
export interface VolumeProjection {
    /** - */
    secret?: SecretProjection | null;
    /** - */
    downwardAPI?: DownwardAPIProjection | null;
    /** - */
    configMap?: ConfigMapProjection | null;
    /** - */
    serviceAccountToken?: ServiceAccountTokenProjection | null;
}

/** - */
export interface KeyToPath {
    /** - */
    key: string | null;
    /** - */
    path: string | null;
    /** - */
    mode?: number | null;
}

/** - */
export interface CSIVolumeSource {
    /** - */
    driver: string | null;
    /** - */
    readOnly?: boolean | null;
    /** - */
    fsType?: string | null;
    /** - */
    volumeAttributes?: Record<string, string>;
    /** - */
    nodePublishSecretRef?: LocalObjectReference | null;
}

/** - */
export interface EphemeralVolumeSource {
    /** - */
    volumeClaimTemplate?: PersistentVolumeClaimTemplate | null;
}

/** - */
export interface PersistentVolumeClaimTemplate {
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: PersistentVolumeClaimSpec | null;
}

/** - */
export interface VolumeMount {
    /** - */
    name: string | null;
    /** - */
    readOnly?: boolean;
    /** - */
    mountPath: string | null;
    /** - */
    subPath?: string;
    /** - */
    mountPropagation?: string | null;
    /** - */
    subPathExpr?: string;
}

/** - */
export interface VolumeDevice {
    /** - */
    name: string | null;
    /** - */
    devicePath: string | null;
}

/** - */
export interface TypedLocalObjectReference {
    /** - */
    apiGroup?: string | null;
    /** - */
    kind: string | null;
    /** - */
    name: string | null;
}

/** - */
export interface DownwardAPIVolumeSource {
    /** - */
    items?: DownwardAPIVolumeFile[];
    /** - */
    defaultMode?: number | null;
}

/** - */
export interface DownwardAPIVolumeFile {
    /** - */
    path: string | null;
    /** - */
    fieldRef?: ObjectFieldSelector | null;
    /** - */
    resourceFieldRef?: ResourceFieldSelector | null;
    /** - */
    mode?: number | null;
}

/** - */
export interface DownwardAPIProjection {
    /** - */
    items?: DownwardAPIVolumeFile[];
}
