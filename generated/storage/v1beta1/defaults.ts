// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of storage.k8s.io/v1beta1, filled in place. */

import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultCSIDriver(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultCSIDriverSpec, functions);
}

export function defaultCSIDriverSpec(v: Defaultable): void {
    v.attachRequired ??= true;
    v.podInfoOnMount ??= false;
    v.volumeLifecycleModes ??= ["Persistent"];
    v.storageCapacity ??= false;
    v.fsGroupPolicy ??= "ReadWriteOnceWithFSType";
    v.requiresRepublish ??= false;
}

export function defaultStorageClass(v: Defaultable): void {
    v.reclaimPolicy ??= "Delete";
    v.volumeBindingMode ??= "Immediate";
}

export function defaultVolumeAttachment(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultVolumeAttachmentSpec, functions);
}

export function defaultVolumeAttachmentSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "source", defaultVolumeAttachmentSource, functions);
}

export function defaultVolumeAttachmentSource(v: Defaultable, functions: KindFunctions): void {
    each(v, "inlineVolumeSpec", coreV1.defaultPersistentVolumeSpec, functions);
}
