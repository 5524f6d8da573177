/** Autoscalers: the bounds of replicas, and the metrics that are followed. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerSpec } from '../../../generated/autoscaling/v2/types.js';
import { type FieldError, forbiddenField, invalidValue, outOfBounds, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { printedQuantity } from '../../model/values/printed-values.js';
import { quantityNanos } from '../../model/values/quantity.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf, UNSET } from '../shown.js';
import {
  autoscalerV1FromHub,
  autoscalerV1ToHub,
  autoscalerV2beta1FromHub,
  autoscalerV2beta1ToHub,
  carriedAnnotations,
} from './conversions.js';
import { autoscalerBehavior, autoscalerSpec, autoscalerSpecFlat } from './defaulters.js';
import { metricSpecFaults, metricsCell } from './metrics.js';
import { describedFaults, scaledFaults } from './references.js';

/** Faults of the pace of one direction that the catalogue cannot tell. */
const toleranceFaults = (field: string, tolerance: string | undefined): FieldError[] =>
  (quantityNanos(tolerance) ?? 0n) < 0n ? [outOfBounds(field, printedQuantity(tolerance ?? ''), 0)] : [];

/** Faults of the upper bound by itself. Later releases tell a bound that is missing from one that is too low. */
function highestFaults(max: number, { declared, enabled }: WriteContext): readonly FieldError[] {
  const field = 'spec.maxReplicas';
  const told = declared.take(field);
  if (!enabled('UpperBoundRequired')) return told;
  if (max === 0) return [required(field, 'must be set and greater than 0')];
  return told.length > 0 ? [outOfBounds(field, max, 1)] : [];
}

function replicaFaults({ minReplicas: min, maxReplicas: max }: HorizontalPodAutoscalerSpec, context: WriteContext): FieldError[] {
  const lowest = lowestOf(context);
  return [
    ...(min >= lowest ? [] : [outOfBounds('spec.minReplicas', min, lowest)]),
    ...highestFaults(max, context),
    ...(max >= min ? [] : [invalidValue('spec.maxReplicas', max, 'must be greater than or equal to `minReplicas`')]),
  ];
}

function specFaults(object: HorizontalPodAutoscaler, context: WriteContext): FieldError[] {
  const { spec } = object;
  const { metrics = [], behavior } = spec;
  const outside = metrics.some(({ type }) => type === 'Object' || type === 'External');
  return [
    ...replicaFaults(spec, context),
    ...(context.asks('scaledGroup') && context.enabled('ScaledGroupsJudged') ? scaledFaults(object) : []),
    ...(context.asks('describedGroups') && context.enabled('ScaledGroupsJudged') ? describedFaults(object) : []),
    ...toleranceFaults('spec.behavior.scaleUp.tolerance', behavior?.scaleUp?.tolerance),
    ...toleranceFaults('spec.behavior.scaleDown.tolerance', behavior?.scaleDown?.tolerance),
    ...faultsOfEach(metrics, (metric, i) => metricSpecFaults(`spec.metrics[${i}]`, metric, context)),
    ...(spec.minReplicas === 0 && !outside
      ? [forbiddenField('spec.metrics', 'must specify at least one Object or External metric to support scaling to zero replicas')]
      : []),
  ];
}

/** The least number of replicas that a lower bound may be: scaling to zero needs its gate, unless the stored object does so already. */
const lowestOf = ({ enabled, asks }: WriteContext): number => (enabled('HPAScaleToZero') || !asks('someReplicas') ? 0 : 1);

/** The newest version has fields for all that others carry in annotations, and takes none of these. */
function withoutCarried({ metadata }: HorizontalPodAutoscaler, { apiVersion, words }: WriteContext): void {
  if (apiVersion !== 'autoscaling/v2' || metadata.annotations === undefined) return;
  const carried = carriedAnnotations(words);
  const kept = Object.entries(metadata.annotations).filter(([key]) => !carried.has(key));
  if (kept.length > 0) metadata.annotations = Object.fromEntries(kept);
  else delete metadata.annotations;
}

export const horizontalPodAutoscaler = defineKind<HorizontalPodAutoscaler>({
  resource: 'horizontalpodautoscalers.autoscaling',
  defaulters: { autoscalerSpec, autoscalerSpecFlat, autoscalerBehavior },
  conversions: { autoscalerV1ToHub, autoscalerV1FromHub, autoscalerV2beta1ToHub, autoscalerV2beta1FromHub },
  strategy: {
    rules: {
      someReplicas: { brokenBy: ({ spec }) => spec.minReplicas === 0 },
      scaledGroup: { brokenBy: (stored) => scaledFaults(stored).length > 0 },
      describedGroups: { brokenBy: (stored) => describedFaults(stored).length > 0 },
    },
    prepareForCreate: withoutCarried,
    prepareForUpdate: (object, _old, context) => withoutCarried(object, context),
    validate: specFaults,
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : specFaults(object, context)),
    cells(object, { now, enabled }) {
      const { scaleTargetRef, metrics = [], minReplicas, maxReplicas } = object.spec;
      const { currentMetrics, currentReplicas } = object.status;
      return [
        nameOf(object),
        `${scaleTargetRef.kind}/${scaleTargetRef.name}`,
        metricsCell(metrics, currentMetrics ?? [], enabled('MetricsNamed')),
        minReplicas === undefined ? UNSET : String(minReplicas),
        maxReplicas,
        currentReplicas ?? 0,
        ageOf(object, now),
      ];
    },
  },
});
