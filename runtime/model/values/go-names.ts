/** Names that fields and types have in the servers and clients written in Go, which error messages show. */

/** Field names whose spelling does not follow from the JSON name by its first letter. */
const SPELLED: Readonly<Record<string, string>> = {
  apiGroup: 'APIGroup',
  apiGroups: 'APIGroups',
  apiVersion: 'APIVersion',
  apiVersions: 'APIVersions',
  awsElasticBlockStore: 'AWSElasticBlockStore',
  caBundle: 'CABundle',
  cephfs: 'CephFS',
  cidr: 'CIDR',
  csi: 'CSI',
  dnsConfig: 'DNSConfig',
  dnsPolicy: 'DNSPolicy',
  fc: 'FC',
  fsGroup: 'FSGroup',
  fsGroupChangePolicy: 'FSGroupChangePolicy',
  fsType: 'FSType',
  gcePersistentDisk: 'GCEPersistentDisk',
  http: 'HTTP',
  httpGet: 'HTTPGet',
  httpHeaders: 'HTTPHeaders',
  ip: 'IP',
  ipFamilies: 'IPFamilies',
  ipFamilyPolicy: 'IPFamilyPolicy',
  iqn: 'IQN',
  iscsi: 'ISCSI',
  iscsiInterface: 'ISCSIInterface',
  nfs: 'NFS',
  pdID: 'PdID',
  rbd: 'RBD',
  secretRef: 'SecretRef',
  seLinux: 'SELinux',
  seLinuxOptions: 'SELinuxOptions',
  storageos: 'StorageOS',
  tcpSocket: 'TCPSocket',
  tls: 'TLS',
  ttlSecondsAfterFinished: 'TTLSecondsAfterFinished',
  uid: 'UID',
  uri: 'URI',
  url: 'URL',
};

/** The Go name of a field with this JSON name. */
export const goFieldName = (name: string): string => SPELLED[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Metadata is embedded in objects, and so goes by the name of its type. */
export const goMemberName = (name: string, typeName: string | undefined): string =>
  name === 'metadata' && (typeName === 'v1.ObjectMeta' || typeName === 'v1.ListMeta') ? typeName.slice(3) : goFieldName(name);

/** Lists of texts whose items have a type of their own, by struct and field. */
const ITEM_TYPES: Readonly<Record<string, string>> = {
  'admissionregistration.RuleWithOperations.operations': 'admissionregistration.OperationType',
  'certificates.CertificateSigningRequestSpec.usages': 'certificates.KeyUsage',
  'core.Capabilities.add': 'core.Capability',
  'core.Capabilities.drop': 'core.Capability',
  'core.NamespaceSpec.finalizers': 'core.FinalizerName',
  'core.NodeStatus.volumesInUse': 'core.UniqueVolumeName',
  'core.PersistentVolumeClaimSpec.accessModes': 'core.PersistentVolumeAccessMode',
  'core.PersistentVolumeClaimStatus.accessModes': 'core.PersistentVolumeAccessMode',
  'core.PersistentVolumeSpec.accessModes': 'core.PersistentVolumeAccessMode',
  'core.ResourceQuotaSpec.scopes': 'core.ResourceQuotaScope',
  'core.ServiceSpec.ipFamilies': 'core.IPFamily',
  'networking.NetworkPolicySpec.policyTypes': 'networking.PolicyType',
  'policy.PodSecurityPolicySpec.allowedCapabilities': 'core.Capability',
  'policy.PodSecurityPolicySpec.allowedProcMountTypes': 'core.ProcMountType',
  'policy.PodSecurityPolicySpec.defaultAddCapabilities': 'core.Capability',
  'policy.PodSecurityPolicySpec.requiredDropCapabilities': 'core.Capability',
  'policy.PodSecurityPolicySpec.volumes': 'policy.FSType',
  'storage.CSIDriverSpec.volumeLifecycleModes': 'storage.VolumeLifecycleMode',
};

/** The Go type of the items of a list of texts. */
export const goItemType = (structName: string, field: string): string => ITEM_TYPES[`${structName}.${field}`] ?? 'string';
