// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of policy/v1beta1 may hold, in the order in which clients print them. */

export const PodSecurityPolicySpec: Readonly<Record<"volumes", readonly string[]>> = {
    volumes: ["*","awsElasticBlockStore","azureDisk","azureFile","cephFS","cinder","configMap","csi","downwardAPI","emptyDir","ephemeral","fc","flexVolume","flocker","gcePersistentDisk","gitRepo","glusterfs","hostPath","iscsi","nfs","persistentVolumeClaim","photonPersistentDisk","portworxVolume","projected","quobyte","rbd","scaleIO","secret","storageos","vsphereVolume"],
    };
export const FSGroupStrategyOptions: Readonly<Record<"rule", readonly string[]>> = {
    rule: ["MayRunAs","MustRunAs","RunAsAny"],
    };
export const SupplementalGroupsStrategyOptions: Readonly<Record<"rule", readonly string[]>> = {
    rule: ["MayRunAs","MustRunAs","RunAsAny"],
    };
