// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of storage.k8s.io/v1beta1, filled in place. */

import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultCSIDriver(v: Defaultable): void {
    eachMade(v, "spec", defaultCSIDriverSpec);
}

export function defaultCSIDriverSpec(v: Defaultable): void {
    if ((v.attachRequired === undefined || v.attachRequired === null)) v.attachRequired = true;
    if ((v.podInfoOnMount === undefined || v.podInfoOnMount === null)) v.podInfoOnMount = false;
    if ((v.volumeLifecycleModes === undefined || v.volumeLifecycleModes === null)) v.volumeLifecycleModes = ["Persistent"];
    if ((v.storageCapacity === undefined || v.storageCapacity === null)) v.storageCapacity = false;
    if ((v.fsGroupPolicy === undefined || v.fsGroupPolicy === null)) v.fsGroupPolicy = "ReadWriteOnceWithFSType";
    if ((v.requiresRepublish === undefined || v.requiresRepublish === null)) v.requiresRepublish = false;
}

export function defaultStorageClass(v: Defaultable): void {
    if ((v.reclaimPolicy === undefined || v.reclaimPolicy === null)) v.reclaimPolicy = "Delete";
    if ((v.volumeBindingMode === undefined || v.volumeBindingMode === null)) v.volumeBindingMode = "Immediate";
}

export function defaultVolumeAttachment(v: Defaultable): void {
    eachMade(v, "spec", defaultVolumeAttachmentSpec);
}

export function defaultVolumeAttachmentSpec(v: Defaultable): void {
    eachMade(v, "source", defaultVolumeAttachmentSource);
}

export function defaultVolumeAttachmentSource(v: Defaultable): void {
    each(v, "inlineVolumeSpec", coreV1.defaultPersistentVolumeSpec);
}
