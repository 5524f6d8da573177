/** Autoscalers: the bounds of replicas, and the metrics that are followed. */
import type {
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerSpec,
  HPAScalingRules,
} from '../../../generated/autoscaling/v2beta2/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { negativeFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { autoscalerV1FromHub, autoscalerV1ToHub, autoscalerV2beta1FromHub, autoscalerV2beta1ToHub } from './conversions.js';
import { autoscalerBehavior, autoscalerSpec, autoscalerSpecFlat } from './defaulters.js';
import { metricSpecFaults, metricsCell, referenceFaults } from './metrics.js';

const MAX_WINDOW = 3600;

/** Told before what is wrong with the other fields, which the catalogue's rules say. */
function windowFaults(at: string, { stabilizationWindowSeconds: window = 0 }: HPAScalingRules): FieldError[] {
  const field = `${at}.stabilizationWindowSeconds`;
  if (window < 0) return [invalidValue(field, window, 'must be greater than or equal to zero')];
  return window > MAX_WINDOW ? [invalidValue(field, window, `must be less than or equal to ${MAX_WINDOW}`)] : [];
}

const replicaFaults = ({ minReplicas: min, maxReplicas: max }: HorizontalPodAutoscalerSpec, lowest: number): FieldError[] => [
  ...(min >= lowest ? [] : [invalidValue('spec.minReplicas', min, `must be greater than or equal to ${lowest}`)]),
  ...(max < 1 ? [invalidValue('spec.maxReplicas', max, 'must be greater than 0')] : []),
  ...(max >= min ? [] : [invalidValue('spec.maxReplicas', max, 'must be greater than or equal to `minReplicas`')]),
];

function specFaults({ spec }: HorizontalPodAutoscaler, lowest: number): FieldError[] {
  const { metrics = [], behavior: { scaleUp, scaleDown } = {} } = spec;
  const outside = metrics.some(({ type }) => type === 'Object' || type === 'External');
  return [
    ...replicaFaults(spec, lowest),
    ...referenceFaults('spec.scaleTargetRef', spec.scaleTargetRef),
    ...faultsOfEach(metrics, (metric, i) => metricSpecFaults(`spec.metrics[${i}]`, metric)),
    ...(spec.minReplicas === 0 && !outside
      ? [forbiddenField('spec.metrics', 'must specify at least one Object or External metric to support scaling to zero replicas')]
      : []),
    ...(scaleUp === undefined ? [] : windowFaults('spec.behavior.scaleUp', scaleUp)),
    ...(scaleDown === undefined ? [] : windowFaults('spec.behavior.scaleDown', scaleDown)),
  ];
}

const statusFaults = ({ status }: HorizontalPodAutoscaler): FieldError[] => [
  ...negativeFaults('status.currentReplicas', status.currentReplicas),
  ...negativeFaults('status.desiredReplicas', status.desiredReplicas),
];

/** The least number of replicas that a lower bound may be: scaling to zero needs its gate, unless the stored object does so already. */
const lowestOf = ({ enabled, asks }: WriteContext): number => (enabled('HPAScaleToZero') || !asks('someReplicas') ? 0 : 1);

export const horizontalPodAutoscaler = defineKind<HorizontalPodAutoscaler>({
  resource: 'horizontalpodautoscalers.autoscaling',
  defaulters: { autoscalerSpec, autoscalerSpecFlat, autoscalerBehavior },
  conversions: { autoscalerV1ToHub, autoscalerV1FromHub, autoscalerV2beta1ToHub, autoscalerV2beta1FromHub },
  strategy: {
    rules: { someReplicas: { brokenBy: ({ spec }) => spec.minReplicas === 0 } },
    validate: (object, context) => specFaults(object, lowestOf(context)),
    validateUpdate: (object, _old, context) =>
      context.subresource === 'status' ? statusFaults(object) : specFaults(object, lowestOf(context)),
    cells(object, { now }) {
      const { scaleTargetRef, metrics = [], minReplicas, maxReplicas } = object.spec;
      const { currentMetrics, currentReplicas } = object.status;
      return [
        nameOf(object),
        `${scaleTargetRef.kind}/${scaleTargetRef.name}`,
        metricsCell(metrics, currentMetrics ?? []),
        String(minReplicas),
        maxReplicas,
        currentReplicas,
        ageOf(object, now),
      ];
    },
  },
});
