// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of scheduling.k8s.io/v1alpha2, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultPodGroup(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodGroupSpec, functions);
}

export function defaultPodGroupSpec(v: Defaultable): void {
    v.disruptionMode ??= "Pod";
}
