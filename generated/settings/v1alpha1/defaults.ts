// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of settings.k8s.io/v1alpha1, filled in place. */

import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultPodPreset(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodPresetSpec, functions);
}

export function defaultPodPresetSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "env", items(coreV1.defaultEnvVar), functions);
    each(v, "volumes", items(coreV1.defaultVolume), functions);
}
