// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of v1 may hold, in the order in which clients print them. */

export const Event: Readonly<Record<"type", readonly string[]>> = {
    type: ["Normal","Warning"],
    };
export const LimitRangeItem: Readonly<Record<"type", readonly string[]>> = {
    type: ["Pod","Container","PersistentVolumeClaim"],
    };
export const PersistentVolumeSpec: Readonly<Record<"accessModes", readonly string[]>> = {
    accessModes: ["ReadOnlyMany","ReadWriteMany","ReadWriteOnce"],
    };
export const ScopedResourceSelectorRequirement: Readonly<Record<"scopeName", readonly string[]>> = {
    scopeName: ["Terminating","NotTerminating","BestEffort","NotBestEffort","CrossNamespacePodAffinity","PriorityClass"],
    };
export const Toleration: Readonly<Record<"operator", readonly string[]>> = {
    operator: ["Equal","Exists"],
    };
export const PersistentVolumeClaimSpec: Readonly<Record<"accessModes", readonly string[]>> = {
    accessModes: ["ReadOnlyMany","ReadWriteMany","ReadWriteOnce"],
    };
