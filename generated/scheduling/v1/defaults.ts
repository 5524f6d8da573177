// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of scheduling.k8s.io/v1, filled in place. */

import type { Defaultable } from "kindwright/generated-code";

export function defaultPriorityClass(v: Defaultable): void {
    v.preemptionPolicy ??= "PreemptLowerPriority";
}
