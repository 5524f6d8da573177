// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of settings.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface PodPreset {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PodPresetSpec | null;
}

/** - */
export interface PodPresetSpec {
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    env?: (coreV1.EnvVar)[];
    /** - */
    envFrom?: (coreV1.EnvFromSource)[];
    /** - */
    volumes?: (coreV1.Volume)[];
    /** - */
    volumeMounts?: (coreV1.VolumeMount)[];
}
