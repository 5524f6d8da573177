/** Defaults of autoscalers that the catalogue cannot say. */

import type {
  HorizontalPodAutoscalerBehavior,
  HorizontalPodAutoscalerSpec,
  HPAScalingRules,
} from '../../../generated/autoscaling/v2/types.js';
import type { HorizontalPodAutoscalerSpec as FlatSpec } from '../../../generated/autoscaling/v2beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { DEFAULT_UTILIZATION } from './conversions.js';

/** An autoscaler without metrics follows the use of the processor. */
export function autoscalerSpec(spec: Draft<HorizontalPodAutoscalerSpec>): void {
  if ((spec.metrics ?? []).length === 0)
    spec.metrics = [
      { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: DEFAULT_UTILIZATION } } },
    ];
}

/** The same in the version that spells targets flat. */
export function autoscalerSpecFlat(spec: Draft<FlatSpec>): void {
  if ((spec.metrics ?? []).length === 0)
    spec.metrics = [{ type: 'Resource', resource: { name: 'cpu', targetAverageUtilization: DEFAULT_UTILIZATION } }];
}

const SCALE_UP: HPAScalingRules = {
  stabilizationWindowSeconds: 0,
  selectPolicy: 'Max',
  policies: [
    { type: 'Pods', value: 4, periodSeconds: 15 },
    { type: 'Percent', value: 100, periodSeconds: 15 },
  ],
};
const SCALE_DOWN: HPAScalingRules = { selectPolicy: 'Max', policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] };

const filled = (given: Draft<HPAScalingRules> = {}, rules: HPAScalingRules): Draft<HPAScalingRules> => ({
  ...given,
  stabilizationWindowSeconds: given.stabilizationWindowSeconds ?? rules.stabilizationWindowSeconds,
  selectPolicy: given.selectPolicy ?? rules.selectPolicy,
  policies: given.policies ?? structuredClone(rules.policies),
});

/** An autoscaler that says anything of how fast it scales has rules for both directions. */
export function autoscalerBehavior(behavior: Draft<HorizontalPodAutoscalerBehavior>): void {
  behavior.scaleUp = filled(behavior.scaleUp, SCALE_UP);
  behavior.scaleDown = filled(behavior.scaleDown, SCALE_DOWN);
}
