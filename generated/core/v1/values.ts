// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of v1 may hold, in the order in which clients print them. */

export const Event: Readonly<Record<"type", readonly string[]>> = {
    type: ["Normal","Warning"],
    };
export const LimitRangeItem: Readonly<Record<"type", readonly string[]>> = {
    type: ["Pod","Container","PersistentVolumeClaim"],
    };
export const Taint: Readonly<Record<"effect", readonly string[]>> = {
    effect: ["NoSchedule","PreferNoSchedule","NoExecute"],
    };
export const PersistentVolumeSpec: Readonly<Record<"accessModes" | "persistentVolumeReclaimPolicy" | "volumeMode", readonly string[]>> = {
    accessModes: ["ReadOnlyMany","ReadWriteMany","ReadWriteOnce"],
    persistentVolumeReclaimPolicy: ["Delete","Recycle","Retain"],
    volumeMode: ["Block","Filesystem"],
    };
export const ScopedResourceSelectorRequirement: Readonly<Record<"scopeName", readonly string[]>> = {
    scopeName: ["Terminating","NotTerminating","BestEffort","NotBestEffort","CrossNamespacePodAffinity","PriorityClass"],
    };
export const ServiceSpec: Readonly<Record<"type" | "sessionAffinity" | "externalTrafficPolicy" | "ipFamilies" | "ipFamilyPolicy", readonly string[]>> = {
    type: ["ClusterIP","ExternalName","LoadBalancer","NodePort"],
    sessionAffinity: ["ClientIP","None"],
    externalTrafficPolicy: ["Cluster","Local"],
    ipFamilies: ["IPv4","IPv6"],
    ipFamilyPolicy: ["PreferDualStack","RequireDualStack","SingleStack"],
    };
export const ServicePort: Readonly<Record<"protocol", readonly string[]>> = {
    protocol: ["SCTP","TCP","UDP"],
    };
export const ContainerPort: Readonly<Record<"protocol", readonly string[]>> = {
    protocol: ["SCTP","TCP","UDP"],
    };
export const ResourceFieldSelector: Readonly<Record<"resource", readonly string[]>> = {
    resource: ["limits.cpu","limits.ephemeral-storage","limits.memory","requests.cpu","requests.ephemeral-storage","requests.memory"],
    };
export const HTTPGetAction: Readonly<Record<"scheme", readonly string[]>> = {
    scheme: ["HTTP","HTTPS"],
    };
export const Container: Readonly<Record<"terminationMessagePolicy" | "imagePullPolicy", readonly string[]>> = {
    terminationMessagePolicy: ["File","FallbackToLogsOnError"],
    imagePullPolicy: ["Always","IfNotPresent","Never"],
    };
export const PodSecurityContext: Readonly<Record<"fsGroupChangePolicy", readonly string[]>> = {
    fsGroupChangePolicy: ["Always","OnRootMismatch"],
    };
export const SeccompProfile: Readonly<Record<"type", readonly string[]>> = {
    type: ["Localhost","RuntimeDefault","Unconfined"],
    };
export const SecurityContext: Readonly<Record<"procMount", readonly string[]>> = {
    procMount: ["Default","Unmasked"],
    };
export const PodSpec: Readonly<Record<"restartPolicy" | "dnsPolicy" | "preemptionPolicy", readonly string[]>> = {
    restartPolicy: ["Always","OnFailure","Never"],
    dnsPolicy: ["ClusterFirstWithHostNet","ClusterFirst","Default","None"],
    preemptionPolicy: ["PreemptLowerPriority","Never"],
    };
export const Toleration: Readonly<Record<"operator" | "effect", readonly string[]>> = {
    operator: ["Equal","Exists"],
    effect: ["NoSchedule","PreferNoSchedule","NoExecute"],
    };
export const TopologySpreadConstraint: Readonly<Record<"whenUnsatisfiable", readonly string[]>> = {
    whenUnsatisfiable: ["DoNotSchedule","ScheduleAnyway"],
    };
export const PersistentVolumeClaimSpec: Readonly<Record<"accessModes" | "volumeMode", readonly string[]>> = {
    accessModes: ["ReadOnlyMany","ReadWriteMany","ReadWriteOnce"],
    volumeMode: ["Block","Filesystem"],
    };
export const HostPathVolumeSource: Readonly<Record<"type", readonly string[]>> = {
    type: ["","BlockDevice","CharDevice","Directory","DirectoryOrCreate","File","FileOrCreate","Socket"],
    };
export const AzureDiskVolumeSource: Readonly<Record<"cachingMode" | "kind", readonly string[]>> = {
    cachingMode: ["None","ReadOnly","ReadWrite"],
    kind: ["Dedicated","Managed","Shared"],
    };
export const VolumeMount: Readonly<Record<"mountPropagation", readonly string[]>> = {
    mountPropagation: ["Bidirectional","HostToContainer","None"],
    };
