// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of autoscaling/v2, filled in place. */

import { each, eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultHorizontalPodAutoscaler(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec, functions);
}

export function defaultHorizontalPodAutoscalerSpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("autoscalerSpec", v);
    v.minReplicas ??= 1;
    each(v, "behavior", defaultHorizontalPodAutoscalerBehavior, functions);
}

export function defaultHorizontalPodAutoscalerBehavior(v: Defaultable, functions: KindFunctions): void {
    functions.fill("autoscalerBehavior", v);
}
