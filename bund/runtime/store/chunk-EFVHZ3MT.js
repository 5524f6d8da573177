import {
  types
} from "./chunk-EE3KWUAX.js";

// dist/generated/core/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "core/v1.Binding": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    target: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()]))
  }),
  "core/v1.ComponentStatus": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ComponentCondition")), Type.Null()]))
  }),
  "core/v1.ComponentCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    error: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ConfigMap": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    immutable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    data: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    binaryData: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "core/v1.Endpoints": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    subsets: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EndpointSubset")), Type.Null()]))
  }),
  "core/v1.EndpointSubset": Type.Object({
    addresses: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EndpointAddress")), Type.Null()])),
    notReadyAddresses: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EndpointAddress")), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EndpointPort")), Type.Null()]))
  }),
  "core/v1.EndpointAddress": Type.Object({
    ip: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    targetRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()]))
  }),
  "core/v1.EndpointPort": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    protocol: Type.Optional(Type.Union([Type.Enum(["SCTP", "TCP", "UDP"]), Type.Null()])),
    appProtocol: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.EphemeralContainers": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    ephemeralContainers: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EphemeralContainer")), Type.Null()]))
  }),
  "core/v1.Event": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    involvedObject: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    source: Type.Optional(Type.Union([Type.Ref("core/v1.EventSource"), Type.Null()])),
    firstTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    eventTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    series: Type.Optional(Type.Union([Type.Ref("core/v1.EventSeries"), Type.Null()])),
    action: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    related: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    reportingComponent: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reportingInstance: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.EventSource": Type.Object({
    component: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    host: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.EventSeries": Type.Object({
    count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    lastObservedTime: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.LimitRange": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.LimitRangeSpec"), Type.Null()]))
  }),
  "core/v1.LimitRangeItem": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    max: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    min: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    default: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    defaultRequest: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    maxLimitRequestRatio: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "core/v1.LimitRangeSpec": Type.Object({
    limits: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.LimitRangeItem")), Type.Null()]))
  }),
  "core/v1.Namespace": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.NamespaceSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.NamespaceStatus"), Type.Null()]))
  }),
  "core/v1.NamespaceSpec": Type.Object({
    finalizers: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.NamespaceStatus": Type.Object({
    phase: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.NamespaceCondition")), Type.Null()]))
  }),
  "core/v1.NamespaceCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.Node": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.NodeStatus"), Type.Null()]))
  }),
  "core/v1.Taint": Type.Object({
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    effect: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    timeAdded: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.NodeSpec": Type.Object({
    podCIDR: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    podCIDRs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    providerID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    unschedulable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    taints: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Taint")), Type.Null()])),
    configSource: Type.Optional(Type.Union([Type.Ref("core/v1.NodeConfigSource"), Type.Null()])),
    externalID: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.NodeConfigSource": Type.Object({
    configMap: Type.Optional(Type.Union([Type.Ref("core/v1.ConfigMapNodeConfigSource"), Type.Null()]))
  }),
  "core/v1.ConfigMapNodeConfigSource": Type.Object({
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kubeletConfigKey: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.DaemonEndpoint": Type.Object({
    Port: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.NodeDaemonEndpoints": Type.Object({
    kubeletEndpoint: Type.Optional(Type.Union([Type.Ref("core/v1.DaemonEndpoint"), Type.Null()]))
  }),
  "core/v1.NodeSystemInfo": Type.Object({
    machineID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    systemUUID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    bootID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kernelVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    osImage: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    containerRuntimeVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kubeletVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kubeProxyVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    operatingSystem: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    architecture: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.NodeConfigStatus": Type.Object({
    assigned: Type.Optional(Type.Union([Type.Ref("core/v1.NodeConfigSource"), Type.Null()])),
    active: Type.Optional(Type.Union([Type.Ref("core/v1.NodeConfigSource"), Type.Null()])),
    lastKnownGood: Type.Optional(Type.Union([Type.Ref("core/v1.NodeConfigSource"), Type.Null()])),
    error: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.NodeStatus": Type.Object({
    capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    allocatable: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    phase: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.NodeCondition")), Type.Null()])),
    addresses: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.NodeAddress")), Type.Null()])),
    daemonEndpoints: Type.Optional(Type.Union([Type.Ref("core/v1.NodeDaemonEndpoints"), Type.Null()])),
    nodeInfo: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSystemInfo"), Type.Null()])),
    images: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ContainerImage")), Type.Null()])),
    volumesInUse: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    volumesAttached: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.AttachedVolume")), Type.Null()])),
    config: Type.Optional(Type.Union([Type.Ref("core/v1.NodeConfigStatus"), Type.Null()]))
  }),
  "core/v1.AttachedVolume": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    devicePath: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ContainerImage": Type.Object({
    names: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    sizeBytes: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  }),
  "core/v1.NodeCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastHeartbeatTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.NodeAddress": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    address: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.NodeProxyOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PersistentVolume": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeStatus"), Type.Null()]))
  }),
  "core/v1.PersistentVolumeSpec": Type.Object({
    capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    gcePersistentDisk: Type.Optional(Type.Union([Type.Ref("core/v1.GCEPersistentDiskVolumeSource"), Type.Null()])),
    awsElasticBlockStore: Type.Optional(Type.Union([Type.Ref("core/v1.AWSElasticBlockStoreVolumeSource"), Type.Null()])),
    hostPath: Type.Optional(Type.Union([Type.Ref("core/v1.HostPathVolumeSource"), Type.Null()])),
    glusterfs: Type.Optional(Type.Union([Type.Ref("core/v1.GlusterfsPersistentVolumeSource"), Type.Null()])),
    nfs: Type.Optional(Type.Union([Type.Ref("core/v1.NFSVolumeSource"), Type.Null()])),
    rbd: Type.Optional(Type.Union([Type.Ref("core/v1.RBDPersistentVolumeSource"), Type.Null()])),
    iscsi: Type.Optional(Type.Union([Type.Ref("core/v1.ISCSIPersistentVolumeSource"), Type.Null()])),
    cinder: Type.Optional(Type.Union([Type.Ref("core/v1.CinderPersistentVolumeSource"), Type.Null()])),
    cephfs: Type.Optional(Type.Union([Type.Ref("core/v1.CephFSPersistentVolumeSource"), Type.Null()])),
    fc: Type.Optional(Type.Union([Type.Ref("core/v1.FCVolumeSource"), Type.Null()])),
    flocker: Type.Optional(Type.Union([Type.Ref("core/v1.FlockerVolumeSource"), Type.Null()])),
    flexVolume: Type.Optional(Type.Union([Type.Ref("core/v1.FlexPersistentVolumeSource"), Type.Null()])),
    azureFile: Type.Optional(Type.Union([Type.Ref("core/v1.AzureFilePersistentVolumeSource"), Type.Null()])),
    vsphereVolume: Type.Optional(Type.Union([Type.Ref("core/v1.VsphereVirtualDiskVolumeSource"), Type.Null()])),
    quobyte: Type.Optional(Type.Union([Type.Ref("core/v1.QuobyteVolumeSource"), Type.Null()])),
    azureDisk: Type.Optional(Type.Union([Type.Ref("core/v1.AzureDiskVolumeSource"), Type.Null()])),
    photonPersistentDisk: Type.Optional(Type.Union([Type.Ref("core/v1.PhotonPersistentDiskVolumeSource"), Type.Null()])),
    portworxVolume: Type.Optional(Type.Union([Type.Ref("core/v1.PortworxVolumeSource"), Type.Null()])),
    scaleIO: Type.Optional(Type.Union([Type.Ref("core/v1.ScaleIOPersistentVolumeSource"), Type.Null()])),
    local: Type.Optional(Type.Union([Type.Ref("core/v1.LocalVolumeSource"), Type.Null()])),
    storageos: Type.Optional(Type.Union([Type.Ref("core/v1.StorageOSPersistentVolumeSource"), Type.Null()])),
    csi: Type.Optional(Type.Union([Type.Ref("core/v1.CSIPersistentVolumeSource"), Type.Null()])),
    accessModes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    claimRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    persistentVolumeReclaimPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storageClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    mountOptions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    volumeMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    nodeAffinity: Type.Optional(Type.Union([Type.Ref("core/v1.VolumeNodeAffinity"), Type.Null()]))
  }),
  "core/v1.VolumeNodeAffinity": Type.Object({
    required: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()]))
  }),
  "core/v1.PersistentVolumeStatus": Type.Object({
    phase: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.GlusterfsPersistentVolumeSource": Type.Object({
    endpoints: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    endpointsNamespace: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.RBDPersistentVolumeSource": Type.Object({
    monitors: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    keyring: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.CinderPersistentVolumeSource": Type.Object({
    volumeID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()]))
  }),
  "core/v1.SecretReference": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.CephFSPersistentVolumeSource": Type.Object({
    monitors: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.FlexPersistentVolumeSource": Type.Object({
    driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    options: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "core/v1.ISCSIPersistentVolumeSource": Type.Object({
    targetPortal: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    iqn: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lun: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    iscsiInterface: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    portals: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    chapAuthDiscovery: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    chapAuthSession: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    initiatorName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.AzureFilePersistentVolumeSource": Type.Object({
    secretName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    shareName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretNamespace: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ScaleIOPersistentVolumeSource": Type.Object({
    gateway: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    system: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    sslEnabled: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    protectionDomain: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storagePool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storageMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.StorageOSPersistentVolumeSource": Type.Object({
    volumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeNamespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()]))
  }),
  "core/v1.LocalVolumeSource": Type.Object({
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.CSIPersistentVolumeSource": Type.Object({
    driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeHandle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeAttributes: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    controllerPublishSecretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    nodeStageSecretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    nodePublishSecretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()])),
    controllerExpandSecretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretReference"), Type.Null()]))
  }),
  "core/v1.PersistentVolumeClaim": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeClaimSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeClaimStatus"), Type.Null()]))
  }),
  "core/v1.PersistentVolumeClaimCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastProbeTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PersistentVolumeClaimStatus": Type.Object({
    phase: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    accessModes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PersistentVolumeClaimCondition")), Type.Null()]))
  }),
  "core/v1.Pod": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.PodSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.PodStatus"), Type.Null()]))
  }),
  "core/v1.PodAttachOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    stdin: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    stdout: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    stderr: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    tty: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    container: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodExecOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    stdin: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    stdout: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    stderr: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    tty: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    command: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.PodLogOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    follow: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    previous: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    sinceSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    sinceTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    timestamps: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    tailLines: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    limitBytes: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    insecureSkipTLSVerifyBackend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.PodPortForwardOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Integer()), Type.Null()]))
  }),
  "core/v1.PodProxyOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodStatusResult": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.PodStatus"), Type.Null()]))
  }),
  "core/v1.PodTemplate": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()]))
  }),
  "core/v1.RangeAllocation": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    range: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    data: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ReplicationController": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.ReplicationControllerSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.ReplicationControllerStatus"), Type.Null()]))
  }),
  "core/v1.ReplicationControllerSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()]))
  }),
  "core/v1.ReplicationControllerStatus": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    fullyLabeledReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ReplicationControllerCondition")), Type.Null()]))
  }),
  "core/v1.ReplicationControllerCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ResourceQuota": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceQuotaSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceQuotaStatus"), Type.Null()]))
  }),
  "core/v1.ResourceQuotaSpec": Type.Object({
    hard: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    scopes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    scopeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.ScopeSelector"), Type.Null()]))
  }),
  "core/v1.ScopeSelector": Type.Object({
    matchExpressions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ScopedResourceSelectorRequirement")), Type.Null()]))
  }),
  "core/v1.ScopedResourceSelectorRequirement": Type.Object({
    scopeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    operator: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    values: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.ResourceQuotaStatus": Type.Object({
    hard: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    used: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "core/v1.Secret": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    immutable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    data: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    stringData: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.SerializedReference": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reference: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()]))
  }),
  "core/v1.Service": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.ServiceSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("core/v1.ServiceStatus"), Type.Null()]))
  }),
  "core/v1.SessionAffinityConfig": Type.Object({
    clientIP: Type.Optional(Type.Union([Type.Ref("core/v1.ClientIPConfig"), Type.Null()]))
  }),
  "core/v1.ClientIPConfig": Type.Object({
    timeoutSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.ServiceStatus": Type.Object({
    loadBalancer: Type.Optional(Type.Union([Type.Ref("core/v1.LoadBalancerStatus"), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()]))
  }),
  "core/v1.LoadBalancerStatus": Type.Object({
    ingress: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.LoadBalancerIngress")), Type.Null()]))
  }),
  "core/v1.LoadBalancerIngress": Type.Object({
    ip: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PortStatus")), Type.Null()]))
  }),
  "core/v1.ServiceSpec": Type.Object({
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ServicePort")), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    clusterIP: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    clusterIPs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    externalIPs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    sessionAffinity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    loadBalancerIP: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    loadBalancerSourceRanges: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    externalName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    externalTrafficPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    healthCheckNodePort: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    publishNotReadyAddresses: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    sessionAffinityConfig: Type.Optional(Type.Union([Type.Ref("core/v1.SessionAffinityConfig"), Type.Null()])),
    topologyKeys: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    ipFamilies: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    ipFamilyPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    allocateLoadBalancerNodePorts: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    loadBalancerClass: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    internalTrafficPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ServicePort": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    appProtocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    targetPort: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    nodePort: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.PortStatus": Type.Object({
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    error: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ServiceAccount": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    secrets: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ObjectReference")), Type.Null()])),
    imagePullSecrets: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.LocalObjectReference")), Type.Null()])),
    automountServiceAccountToken: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.ServiceProxyOptions": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ContainerPort": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostPort: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    containerPort: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostIP: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.EnvVar": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    valueFrom: Type.Optional(Type.Union([Type.Ref("core/v1.EnvVarSource"), Type.Null()]))
  }),
  "core/v1.EnvVarSource": Type.Object({
    fieldRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectFieldSelector"), Type.Null()])),
    resourceFieldRef: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceFieldSelector"), Type.Null()])),
    configMapKeyRef: Type.Optional(Type.Union([Type.Ref("core/v1.ConfigMapKeySelector"), Type.Null()])),
    secretKeyRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretKeySelector"), Type.Null()]))
  }),
  "core/v1.ObjectFieldSelector": Type.Object({
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fieldPath: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ResourceFieldSelector": Type.Object({
    containerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    divisor: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ConfigMapKeySelector": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.SecretKeySelector": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.EnvFromSource": Type.Object({
    prefix: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    configMapRef: Type.Optional(Type.Union([Type.Ref("core/v1.ConfigMapEnvSource"), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.SecretEnvSource"), Type.Null()]))
  }),
  "core/v1.ConfigMapEnvSource": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.SecretEnvSource": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.HTTPHeader": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.HTTPGetAction": Type.Object({
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    host: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    scheme: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    httpHeaders: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.HTTPHeader")), Type.Null()]))
  }),
  "core/v1.TCPSocketAction": Type.Object({
    port: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    host: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ExecAction": Type.Object({
    command: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.Probe": Type.Object({
    exec: Type.Optional(Type.Union([Type.Ref("core/v1.ExecAction"), Type.Null()])),
    httpGet: Type.Optional(Type.Union([Type.Ref("core/v1.HTTPGetAction"), Type.Null()])),
    tcpSocket: Type.Optional(Type.Union([Type.Ref("core/v1.TCPSocketAction"), Type.Null()])),
    initialDelaySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    timeoutSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    periodSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    successThreshold: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    failureThreshold: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    terminationGracePeriodSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  }),
  "core/v1.Capabilities": Type.Object({
    add: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    drop: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.ResourceRequirements": Type.Object({
    limits: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    requests: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "core/v1.Container": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    command: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    args: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    workingDir: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ContainerPort")), Type.Null()])),
    envFrom: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvFromSource")), Type.Null()])),
    env: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvVar")), Type.Null()])),
    resources: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceRequirements"), Type.Null()])),
    volumeMounts: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeMount")), Type.Null()])),
    volumeDevices: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeDevice")), Type.Null()])),
    livenessProbe: Type.Optional(Type.Union([Type.Ref("core/v1.Probe"), Type.Null()])),
    readinessProbe: Type.Optional(Type.Union([Type.Ref("core/v1.Probe"), Type.Null()])),
    startupProbe: Type.Optional(Type.Union([Type.Ref("core/v1.Probe"), Type.Null()])),
    lifecycle: Type.Optional(Type.Union([Type.Ref("core/v1.Lifecycle"), Type.Null()])),
    terminationMessagePath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    terminationMessagePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    imagePullPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    securityContext: Type.Optional(Type.Union([Type.Ref("core/v1.SecurityContext"), Type.Null()])),
    stdin: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    stdinOnce: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    tty: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.Handler": Type.Object({
    exec: Type.Optional(Type.Union([Type.Ref("core/v1.ExecAction"), Type.Null()])),
    httpGet: Type.Optional(Type.Union([Type.Ref("core/v1.HTTPGetAction"), Type.Null()])),
    tcpSocket: Type.Optional(Type.Union([Type.Ref("core/v1.TCPSocketAction"), Type.Null()]))
  }),
  "core/v1.Lifecycle": Type.Object({
    postStart: Type.Optional(Type.Union([Type.Ref("core/v1.Handler"), Type.Null()])),
    preStop: Type.Optional(Type.Union([Type.Ref("core/v1.Handler"), Type.Null()]))
  }),
  "core/v1.ContainerStateWaiting": Type.Object({
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ContainerStateRunning": Type.Object({
    startedAt: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ContainerStateTerminated": Type.Object({
    exitCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    signal: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    startedAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    finishedAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    containerID: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ContainerState": Type.Object({
    waiting: Type.Optional(Type.Union([Type.Ref("core/v1.ContainerStateWaiting"), Type.Null()])),
    running: Type.Optional(Type.Union([Type.Ref("core/v1.ContainerStateRunning"), Type.Null()])),
    terminated: Type.Optional(Type.Union([Type.Ref("core/v1.ContainerStateTerminated"), Type.Null()]))
  }),
  "core/v1.ContainerStatus": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    state: Type.Optional(Type.Union([Type.Ref("core/v1.ContainerState"), Type.Null()])),
    lastState: Type.Optional(Type.Union([Type.Ref("core/v1.ContainerState"), Type.Null()])),
    ready: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    restartCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    imageID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    containerID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    started: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.PodSecurityContext": Type.Object({
    seLinuxOptions: Type.Optional(Type.Union([Type.Ref("core/v1.SELinuxOptions"), Type.Null()])),
    windowsOptions: Type.Optional(Type.Union([Type.Ref("core/v1.WindowsSecurityContextOptions"), Type.Null()])),
    runAsUser: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    runAsGroup: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    runAsNonRoot: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    supplementalGroups: Type.Optional(Type.Union([Type.Array(Type.Union([Type.Integer(), Type.BigInt()])), Type.Null()])),
    fsGroup: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    sysctls: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Sysctl")), Type.Null()])),
    fsGroupChangePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    seccompProfile: Type.Optional(Type.Union([Type.Ref("core/v1.SeccompProfile"), Type.Null()]))
  }),
  "core/v1.SeccompProfile": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    localhostProfile: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.EphemeralContainer": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    command: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    args: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    workingDir: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ContainerPort")), Type.Null()])),
    envFrom: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvFromSource")), Type.Null()])),
    env: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvVar")), Type.Null()])),
    resources: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceRequirements"), Type.Null()])),
    volumeMounts: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeMount")), Type.Null()])),
    volumeDevices: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeDevice")), Type.Null()])),
    livenessProbe: Type.Optional(Type.Union([Type.Ref("core/v1.Probe"), Type.Null()])),
    readinessProbe: Type.Optional(Type.Union([Type.Ref("core/v1.Probe"), Type.Null()])),
    startupProbe: Type.Optional(Type.Union([Type.Ref("core/v1.Probe"), Type.Null()])),
    lifecycle: Type.Optional(Type.Union([Type.Ref("core/v1.Lifecycle"), Type.Null()])),
    terminationMessagePath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    terminationMessagePolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    imagePullPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    securityContext: Type.Optional(Type.Union([Type.Ref("core/v1.SecurityContext"), Type.Null()])),
    stdin: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    stdinOnce: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    tty: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    targetContainerName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.SecurityContext": Type.Object({
    capabilities: Type.Optional(Type.Union([Type.Ref("core/v1.Capabilities"), Type.Null()])),
    privileged: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    seLinuxOptions: Type.Optional(Type.Union([Type.Ref("core/v1.SELinuxOptions"), Type.Null()])),
    windowsOptions: Type.Optional(Type.Union([Type.Ref("core/v1.WindowsSecurityContextOptions"), Type.Null()])),
    runAsUser: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    runAsGroup: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    runAsNonRoot: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    readOnlyRootFilesystem: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    allowPrivilegeEscalation: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    procMount: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    seccompProfile: Type.Optional(Type.Union([Type.Ref("core/v1.SeccompProfile"), Type.Null()]))
  }),
  "core/v1.SELinuxOptions": Type.Object({
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    role: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    level: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.WindowsSecurityContextOptions": Type.Object({
    gmsaCredentialSpecName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    gmsaCredentialSpec: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    runAsUserName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.Sysctl": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastProbeTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodReadinessGate": Type.Object({
    conditionType: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodSpec": Type.Object({
    volumes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Volume")), Type.Null()])),
    initContainers: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Container")), Type.Null()])),
    containers: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Container")), Type.Null()])),
    ephemeralContainers: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EphemeralContainer")), Type.Null()])),
    restartPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    terminationGracePeriodSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    activeDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    dnsPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    nodeSelector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    serviceAccountName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    serviceAccount: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    automountServiceAccountToken: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostNetwork: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    hostPID: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    hostIPC: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    shareProcessNamespace: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    securityContext: Type.Optional(Type.Union([Type.Ref("core/v1.PodSecurityContext"), Type.Null()])),
    imagePullSecrets: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.LocalObjectReference")), Type.Null()])),
    hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    subdomain: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    affinity: Type.Optional(Type.Union([Type.Ref("core/v1.Affinity"), Type.Null()])),
    schedulerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Toleration")), Type.Null()])),
    hostAliases: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.HostAlias")), Type.Null()])),
    priorityClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    priority: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    dnsConfig: Type.Optional(Type.Union([Type.Ref("core/v1.PodDNSConfig"), Type.Null()])),
    readinessGates: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PodReadinessGate")), Type.Null()])),
    runtimeClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    enableServiceLinks: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    preemptionPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    overhead: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    topologySpreadConstraints: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.TopologySpreadConstraint")), Type.Null()])),
    setHostnameAsFQDN: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.HostAlias": Type.Object({
    ip: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostnames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.PodDNSConfig": Type.Object({
    nameservers: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    searches: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    options: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PodDNSConfigOption")), Type.Null()]))
  }),
  "core/v1.PodDNSConfigOption": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodIP": Type.Object({
    ip: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PodStatus": Type.Object({
    phase: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PodCondition")), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    nominatedNodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostIP: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    podIP: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    podIPs: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PodIP")), Type.Null()])),
    startTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    initContainerStatuses: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ContainerStatus")), Type.Null()])),
    containerStatuses: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ContainerStatus")), Type.Null()])),
    qosClass: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    ephemeralContainerStatuses: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ContainerStatus")), Type.Null()]))
  }),
  "core/v1.PodTemplateSpec": Type.Object({
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.PodSpec"), Type.Null()]))
  }),
  "core/v1.NodeSelector": Type.Object({
    nodeSelectorTerms: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.NodeSelectorTerm")), Type.Null()]))
  }),
  "core/v1.NodeSelectorTerm": Type.Object({
    matchExpressions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.NodeSelectorRequirement")), Type.Null()])),
    matchFields: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.NodeSelectorRequirement")), Type.Null()]))
  }),
  "core/v1.NodeSelectorRequirement": Type.Object({
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    operator: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    values: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.Affinity": Type.Object({
    nodeAffinity: Type.Optional(Type.Union([Type.Ref("core/v1.NodeAffinity"), Type.Null()])),
    podAffinity: Type.Optional(Type.Union([Type.Ref("core/v1.PodAffinity"), Type.Null()])),
    podAntiAffinity: Type.Optional(Type.Union([Type.Ref("core/v1.PodAntiAffinity"), Type.Null()]))
  }),
  "core/v1.PodAffinity": Type.Object({
    requiredDuringSchedulingIgnoredDuringExecution: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PodAffinityTerm")), Type.Null()])),
    preferredDuringSchedulingIgnoredDuringExecution: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.WeightedPodAffinityTerm")), Type.Null()]))
  }),
  "core/v1.PodAntiAffinity": Type.Object({
    requiredDuringSchedulingIgnoredDuringExecution: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PodAffinityTerm")), Type.Null()])),
    preferredDuringSchedulingIgnoredDuringExecution: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.WeightedPodAffinityTerm")), Type.Null()]))
  }),
  "core/v1.WeightedPodAffinityTerm": Type.Object({
    weight: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    podAffinityTerm: Type.Optional(Type.Union([Type.Ref("core/v1.PodAffinityTerm"), Type.Null()]))
  }),
  "core/v1.PodAffinityTerm": Type.Object({
    labelSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    namespaces: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    topologyKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()]))
  }),
  "core/v1.NodeAffinity": Type.Object({
    requiredDuringSchedulingIgnoredDuringExecution: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
    preferredDuringSchedulingIgnoredDuringExecution: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PreferredSchedulingTerm")), Type.Null()]))
  }),
  "core/v1.PreferredSchedulingTerm": Type.Object({
    weight: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    preference: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelectorTerm"), Type.Null()]))
  }),
  "core/v1.Toleration": Type.Object({
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    operator: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    effect: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    tolerationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  }),
  "core/v1.TopologySpreadConstraint": Type.Object({
    maxSkew: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    topologyKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    whenUnsatisfiable: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    labelSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()]))
  }),
  "core/v1.TopologySelectorTerm": Type.Object({
    matchLabelExpressions: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.TopologySelectorLabelRequirement")), Type.Null()]))
  }),
  "core/v1.TopologySelectorLabelRequirement": Type.Object({
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    values: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.ObjectReference": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fieldPath: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.LocalObjectReference": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.Volume": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hostPath: Type.Optional(Type.Union([Type.Ref("core/v1.HostPathVolumeSource"), Type.Null()])),
    emptyDir: Type.Optional(Type.Union([Type.Ref("core/v1.EmptyDirVolumeSource"), Type.Null()])),
    gcePersistentDisk: Type.Optional(Type.Union([Type.Ref("core/v1.GCEPersistentDiskVolumeSource"), Type.Null()])),
    awsElasticBlockStore: Type.Optional(Type.Union([Type.Ref("core/v1.AWSElasticBlockStoreVolumeSource"), Type.Null()])),
    gitRepo: Type.Optional(Type.Union([Type.Ref("core/v1.GitRepoVolumeSource"), Type.Null()])),
    secret: Type.Optional(Type.Union([Type.Ref("core/v1.SecretVolumeSource"), Type.Null()])),
    nfs: Type.Optional(Type.Union([Type.Ref("core/v1.NFSVolumeSource"), Type.Null()])),
    iscsi: Type.Optional(Type.Union([Type.Ref("core/v1.ISCSIVolumeSource"), Type.Null()])),
    glusterfs: Type.Optional(Type.Union([Type.Ref("core/v1.GlusterfsVolumeSource"), Type.Null()])),
    persistentVolumeClaim: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeClaimVolumeSource"), Type.Null()])),
    rbd: Type.Optional(Type.Union([Type.Ref("core/v1.RBDVolumeSource"), Type.Null()])),
    flexVolume: Type.Optional(Type.Union([Type.Ref("core/v1.FlexVolumeSource"), Type.Null()])),
    cinder: Type.Optional(Type.Union([Type.Ref("core/v1.CinderVolumeSource"), Type.Null()])),
    cephfs: Type.Optional(Type.Union([Type.Ref("core/v1.CephFSVolumeSource"), Type.Null()])),
    flocker: Type.Optional(Type.Union([Type.Ref("core/v1.FlockerVolumeSource"), Type.Null()])),
    downwardAPI: Type.Optional(Type.Union([Type.Ref("core/v1.DownwardAPIVolumeSource"), Type.Null()])),
    fc: Type.Optional(Type.Union([Type.Ref("core/v1.FCVolumeSource"), Type.Null()])),
    azureFile: Type.Optional(Type.Union([Type.Ref("core/v1.AzureFileVolumeSource"), Type.Null()])),
    configMap: Type.Optional(Type.Union([Type.Ref("core/v1.ConfigMapVolumeSource"), Type.Null()])),
    vsphereVolume: Type.Optional(Type.Union([Type.Ref("core/v1.VsphereVirtualDiskVolumeSource"), Type.Null()])),
    quobyte: Type.Optional(Type.Union([Type.Ref("core/v1.QuobyteVolumeSource"), Type.Null()])),
    azureDisk: Type.Optional(Type.Union([Type.Ref("core/v1.AzureDiskVolumeSource"), Type.Null()])),
    photonPersistentDisk: Type.Optional(Type.Union([Type.Ref("core/v1.PhotonPersistentDiskVolumeSource"), Type.Null()])),
    projected: Type.Optional(Type.Union([Type.Ref("core/v1.ProjectedVolumeSource"), Type.Null()])),
    portworxVolume: Type.Optional(Type.Union([Type.Ref("core/v1.PortworxVolumeSource"), Type.Null()])),
    scaleIO: Type.Optional(Type.Union([Type.Ref("core/v1.ScaleIOVolumeSource"), Type.Null()])),
    storageos: Type.Optional(Type.Union([Type.Ref("core/v1.StorageOSVolumeSource"), Type.Null()])),
    csi: Type.Optional(Type.Union([Type.Ref("core/v1.CSIVolumeSource"), Type.Null()])),
    ephemeral: Type.Optional(Type.Union([Type.Ref("core/v1.EphemeralVolumeSource"), Type.Null()]))
  }),
  "core/v1.PersistentVolumeClaimVolumeSource": Type.Object({
    claimName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.PersistentVolumeClaimSpec": Type.Object({
    accessModes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    resources: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceRequirements"), Type.Null()])),
    volumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storageClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    dataSource: Type.Optional(Type.Union([Type.Ref("core/v1.TypedLocalObjectReference"), Type.Null()]))
  }),
  "core/v1.HostPathVolumeSource": Type.Object({
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.EmptyDirVolumeSource": Type.Object({
    medium: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    sizeLimit: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.GlusterfsVolumeSource": Type.Object({
    endpoints: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.RBDVolumeSource": Type.Object({
    monitors: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    keyring: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.CinderVolumeSource": Type.Object({
    volumeID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()]))
  }),
  "core/v1.CephFSVolumeSource": Type.Object({
    monitors: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.FlockerVolumeSource": Type.Object({
    datasetName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    datasetUUID: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.GCEPersistentDiskVolumeSource": Type.Object({
    pdName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    partition: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.QuobyteVolumeSource": Type.Object({
    registry: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volume: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    tenant: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.FlexVolumeSource": Type.Object({
    driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    options: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "core/v1.AWSElasticBlockStoreVolumeSource": Type.Object({
    volumeID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    partition: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.GitRepoVolumeSource": Type.Object({
    repository: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    revision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    directory: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.SecretVolumeSource": Type.Object({
    secretName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    items: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.KeyToPath")), Type.Null()])),
    defaultMode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.SecretProjection": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    items: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.KeyToPath")), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.NFSVolumeSource": Type.Object({
    server: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.ISCSIVolumeSource": Type.Object({
    targetPortal: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    iqn: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lun: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    iscsiInterface: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    portals: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    chapAuthDiscovery: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    chapAuthSession: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()])),
    initiatorName: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.FCVolumeSource": Type.Object({
    targetWWNs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    lun: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    wwids: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "core/v1.AzureFileVolumeSource": Type.Object({
    secretName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    shareName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.VsphereVirtualDiskVolumeSource": Type.Object({
    volumePath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storagePolicyName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storagePolicyID: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PhotonPersistentDiskVolumeSource": Type.Object({
    pdID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.AzureDiskVolumeSource": Type.Object({
    diskName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    diskURI: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    cachingMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.PortworxVolumeSource": Type.Object({
    volumeID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.ScaleIOVolumeSource": Type.Object({
    gateway: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    system: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()])),
    sslEnabled: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    protectionDomain: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storagePool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    storageMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.StorageOSVolumeSource": Type.Object({
    volumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeNamespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    secretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()]))
  }),
  "core/v1.ConfigMapVolumeSource": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    items: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.KeyToPath")), Type.Null()])),
    defaultMode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.ConfigMapProjection": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    items: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.KeyToPath")), Type.Null()])),
    optional: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "core/v1.ServiceAccountTokenProjection": Type.Object({
    audience: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    expirationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.ProjectedVolumeSource": Type.Object({
    sources: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeProjection")), Type.Null()])),
    defaultMode: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.VolumeProjection": Type.Object({
    secret: Type.Optional(Type.Union([Type.Ref("core/v1.SecretProjection"), Type.Null()])),
    downwardAPI: Type.Optional(Type.Union([Type.Ref("core/v1.DownwardAPIProjection"), Type.Null()])),
    configMap: Type.Optional(Type.Union([Type.Ref("core/v1.ConfigMapProjection"), Type.Null()])),
    serviceAccountToken: Type.Optional(Type.Union([Type.Ref("core/v1.ServiceAccountTokenProjection"), Type.Null()]))
  }),
  "core/v1.KeyToPath": Type.Object({
    key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    mode: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.CSIVolumeSource": Type.Object({
    driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    fsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    volumeAttributes: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    nodePublishSecretRef: Type.Optional(Type.Union([Type.Ref("core/v1.LocalObjectReference"), Type.Null()]))
  }),
  "core/v1.EphemeralVolumeSource": Type.Object({
    volumeClaimTemplate: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeClaimTemplate"), Type.Null()]))
  }),
  "core/v1.PersistentVolumeClaimTemplate": Type.Object({
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeClaimSpec"), Type.Null()]))
  }),
  "core/v1.VolumeMount": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readOnly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    mountPath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    subPath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    mountPropagation: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    subPathExpr: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.VolumeDevice": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    devicePath: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.TypedLocalObjectReference": Type.Object({
    apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "core/v1.DownwardAPIVolumeSource": Type.Object({
    items: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.DownwardAPIVolumeFile")), Type.Null()])),
    defaultMode: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.DownwardAPIVolumeFile": Type.Object({
    path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    fieldRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectFieldSelector"), Type.Null()])),
    resourceFieldRef: Type.Optional(Type.Union([Type.Ref("core/v1.ResourceFieldSelector"), Type.Null()])),
    mode: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "core/v1.DownwardAPIProjection": Type.Object({
    items: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.DownwardAPIVolumeFile")), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var Binding = { root: types2["core/v1.Binding"], get named() {
  return named();
} };
var ComponentStatus = { root: types2["core/v1.ComponentStatus"], get named() {
  return named();
} };
var ConfigMap = { root: types2["core/v1.ConfigMap"], get named() {
  return named();
} };
var Endpoints = { root: types2["core/v1.Endpoints"], get named() {
  return named();
} };
var EphemeralContainers = { root: types2["core/v1.EphemeralContainers"], get named() {
  return named();
} };
var Event = { root: types2["core/v1.Event"], get named() {
  return named();
} };
var LimitRange = { root: types2["core/v1.LimitRange"], get named() {
  return named();
} };
var Namespace = { root: types2["core/v1.Namespace"], get named() {
  return named();
} };
var Node = { root: types2["core/v1.Node"], get named() {
  return named();
} };
var NodeProxyOptions = { root: types2["core/v1.NodeProxyOptions"], get named() {
  return named();
} };
var PersistentVolume = { root: types2["core/v1.PersistentVolume"], get named() {
  return named();
} };
var PersistentVolumeClaim = { root: types2["core/v1.PersistentVolumeClaim"], get named() {
  return named();
} };
var Pod = { root: types2["core/v1.Pod"], get named() {
  return named();
} };
var PodAttachOptions = { root: types2["core/v1.PodAttachOptions"], get named() {
  return named();
} };
var PodExecOptions = { root: types2["core/v1.PodExecOptions"], get named() {
  return named();
} };
var PodLogOptions = { root: types2["core/v1.PodLogOptions"], get named() {
  return named();
} };
var PodPortForwardOptions = { root: types2["core/v1.PodPortForwardOptions"], get named() {
  return named();
} };
var PodProxyOptions = { root: types2["core/v1.PodProxyOptions"], get named() {
  return named();
} };
var PodStatusResult = { root: types2["core/v1.PodStatusResult"], get named() {
  return named();
} };
var PodTemplate = { root: types2["core/v1.PodTemplate"], get named() {
  return named();
} };
var RangeAllocation = { root: types2["core/v1.RangeAllocation"], get named() {
  return named();
} };
var ReplicationController = { root: types2["core/v1.ReplicationController"], get named() {
  return named();
} };
var ResourceQuota = { root: types2["core/v1.ResourceQuota"], get named() {
  return named();
} };
var Secret = { root: types2["core/v1.Secret"], get named() {
  return named();
} };
var SerializedReference = { root: types2["core/v1.SerializedReference"], get named() {
  return named();
} };
var Service = { root: types2["core/v1.Service"], get named() {
  return named();
} };
var ServiceAccount = { root: types2["core/v1.ServiceAccount"], get named() {
  return named();
} };
var ServiceProxyOptions = { root: types2["core/v1.ServiceProxyOptions"], get named() {
  return named();
} };

export {
  types2 as types,
  Binding,
  ComponentStatus,
  ConfigMap,
  Endpoints,
  EphemeralContainers,
  Event,
  LimitRange,
  Namespace,
  Node,
  NodeProxyOptions,
  PersistentVolume,
  PersistentVolumeClaim,
  Pod,
  PodAttachOptions,
  PodExecOptions,
  PodLogOptions,
  PodPortForwardOptions,
  PodProxyOptions,
  PodStatusResult,
  PodTemplate,
  RangeAllocation,
  ReplicationController,
  ResourceQuota,
  Secret,
  SerializedReference,
  Service,
  ServiceAccount,
  ServiceProxyOptions
};
