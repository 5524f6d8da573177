// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of autoscaling/v2beta1, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultHorizontalPodAutoscaler(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec, functions);
}

export function defaultHorizontalPodAutoscalerSpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("autoscalerSpecFlat", v);
    v.minReplicas ??= 1;
}
