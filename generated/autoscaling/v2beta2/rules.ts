// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of autoscaling/v2beta2 that look beyond single values. */

import { rulesOfHPAScalingPolicy, rulesOfHPAScalingRules } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "autoscaling/v2beta2.HorizontalPodAutoscaler": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"autoscaling/v2beta2.HorizontalPodAutoscalerSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "autoscaling/v2beta2.HorizontalPodAutoscalerSpec": { between: true, properties: {
        behavior: {"anyOf":[{"$ref":"autoscaling/v2beta2.HorizontalPodAutoscalerBehavior"},{"type":"null"}]},
      } },
      "autoscaling/v2beta2.HorizontalPodAutoscalerBehavior": { between: true, properties: {
        scaleUp: {"anyOf":[{"$ref":"autoscaling/v2beta2.HPAScalingRules"},{"type":"null"}]},
        scaleDown: {"anyOf":[{"$ref":"autoscaling/v2beta2.HPAScalingRules"},{"type":"null"}]},
      } },
      "autoscaling/v2beta2.HPAScalingRules": { between: true, rules: rulesOfHPAScalingRules, properties: {
        policies: {"anyOf":[{"type":"array","items":{"$ref":"autoscaling/v2beta2.HPAScalingPolicy"}},{"type":"null"}]},
      } },
      "autoscaling/v2beta2.HPAScalingPolicy": { between: true, rules: rulesOfHPAScalingPolicy, properties: {
        type: {"anyOf":[{"enum":["Percent","Pods"]},{"type":"null"}],"rules":{"held":"text"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const HorizontalPodAutoscaler: SchemaOfType = { root: types["autoscaling/v2beta2.HorizontalPodAutoscaler"], get named() { return named(); } };
