// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How autoscaling/v2beta2 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const HorizontalPodAutoscalerMapping: Mapping = {
      inner: { spec: one(() => HorizontalPodAutoscalerSpecMapping) },
    };
export const HorizontalPodAutoscalerSpecMapping: Mapping = {
      inner: { behavior: one(() => HorizontalPodAutoscalerBehaviorMapping) },
    };
export const HorizontalPodAutoscalerBehaviorMapping: Mapping = {
      inner: { scaleUp: one(() => HPAScalingRulesMapping), scaleDown: one(() => HPAScalingRulesMapping) },
    };
export const HPAScalingRulesMapping: Mapping = {
      keptInHub: ["tolerance"],
    };
