/** Autoscalers: the bounds of replicas, and the metrics that are followed. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerSpec } from '../../../generated/autoscaling/v2beta2/types.js';
import { type FieldError, forbiddenField, invalidValue, outOfBounds } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';
import { autoscalerV1FromHub, autoscalerV1ToHub, autoscalerV2beta1FromHub, autoscalerV2beta1ToHub } from './conversions.js';
import { autoscalerBehavior, autoscalerSpec, autoscalerSpecFlat } from './defaulters.js';
import { metricSpecFaults, metricsCell } from './metrics.js';

const replicaFaults = ({ minReplicas: min, maxReplicas: max }: HorizontalPodAutoscalerSpec, lowest: number): FieldError[] => [
  ...(min >= lowest ? [] : [outOfBounds('spec.minReplicas', min, lowest)]),
  ...(max >= min ? [] : [invalidValue('spec.maxReplicas', max, 'must be greater than or equal to `minReplicas`')]),
];

function specFaults({ spec }: HorizontalPodAutoscaler, context: WriteContext): FieldError[] {
  const { metrics = [] } = spec;
  const outside = metrics.some(({ type }) => type === 'Object' || type === 'External');
  return [
    ...replicaFaults(spec, lowestOf(context)),
    ...faultsOfEach(metrics, (metric, i) => metricSpecFaults(`spec.metrics[${i}]`, metric, context)),
    ...(spec.minReplicas === 0 && !outside
      ? [forbiddenField('spec.metrics', 'must specify at least one Object or External metric to support scaling to zero replicas')]
      : []),
  ];
}

/** The least number of replicas that a lower bound may be: scaling to zero needs its gate, unless the stored object does so already. */
const lowestOf = ({ enabled, asks }: WriteContext): number => (enabled('HPAScaleToZero') || !asks('someReplicas') ? 0 : 1);

export const horizontalPodAutoscaler = defineKind<HorizontalPodAutoscaler>({
  resource: 'horizontalpodautoscalers.autoscaling',
  defaulters: { autoscalerSpec, autoscalerSpecFlat, autoscalerBehavior },
  conversions: { autoscalerV1ToHub, autoscalerV1FromHub, autoscalerV2beta1ToHub, autoscalerV2beta1FromHub },
  strategy: {
    rules: { someReplicas: { brokenBy: ({ spec }) => spec.minReplicas === 0 } },
    validate: specFaults,
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : specFaults(object, context)),
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
