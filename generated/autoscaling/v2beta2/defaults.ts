// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of autoscaling/v2beta2, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { each, eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultHorizontalPodAutoscaler(v: Defaultable): void {
    eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec);
}

export function defaultHorizontalPodAutoscalerSpec(v: Defaultable): void {
    functions.autoscalerSpec(v);
    v.minReplicas ??= 1;
    each(v, "behavior", defaultHorizontalPodAutoscalerBehavior);
}

export function defaultHorizontalPodAutoscalerBehavior(v: Defaultable): void {
    functions.autoscalerBehavior(v);
}
