// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of autoscaling/v2beta1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultHorizontalPodAutoscaler(v: Defaultable): void {
    eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec);
}

export function defaultHorizontalPodAutoscalerSpec(v: Defaultable): void {
    functions.autoscalerSpecFlat(v);
    v.minReplicas ??= 1;
}
