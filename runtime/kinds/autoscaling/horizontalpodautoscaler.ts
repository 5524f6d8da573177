/** Autoscalers: bounds of replicas, metrics to follow, and how fast. */

import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { choiceFaults, isAbsent, negativeFaults } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, nameOf, number, text, UNSET } from '../shown.js';
import { metricSpecFaults, metricsCell, referenceFaults } from './metrics.js';

const MAX_WINDOW = 3600;
const MAX_PERIOD = 1800;
const SELECT_POLICIES = ['Disabled', 'Max', 'Min'];
const POLICY_TYPES = ['Percent', 'Pods'];

function policyFaults(at: string, policy: Fields): FieldError[] {
  const [value, period] = [number(policy.value), number(policy.periodSeconds)];
  return [
    ...choiceFaults(`${at}.type`, policy.type, POLICY_TYPES),
    ...(value > 0 ? [] : [invalidValue(`${at}.value`, value, 'must be greater than zero')]),
    ...(period > 0 ? [] : [invalidValue(`${at}.periodSeconds`, period, 'must be greater than zero')]),
    ...(period > MAX_PERIOD ? [invalidValue(`${at}.periodSeconds`, period, `must be less than or equal to ${MAX_PERIOD}`)] : []),
  ];
}

function paceFaults(at: string, value: unknown): FieldError[] {
  if (isAbsent(value)) return [];
  const { stabilizationWindowSeconds: window, selectPolicy, policies } = fieldsOf(value);
  const field = `${at}.stabilizationWindowSeconds`;
  return [
    ...(Number(window ?? 0) < 0 ? [invalidValue(field, window, 'must be greater than or equal to zero')] : []),
    ...(Number(window ?? 0) > MAX_WINDOW ? [invalidValue(field, window, `must be less than or equal to ${MAX_WINDOW}`)] : []),
    ...(isAbsent(selectPolicy) ? [] : choiceFaults(`${at}.selectPolicy`, selectPolicy, SELECT_POLICIES)),
    ...(listOf(policies).length === 0 ? [required(`${at}.policies`, 'must specify at least one Policy')] : []),
    ...faultsOfEach(listOf(policies), (policy, i) => policyFaults(`${at}.policies[${i}]`, policy)),
  ];
}

function replicaFaults(spec: Fields, lowest: number): FieldError[] {
  const [min, max] = [spec.minReplicas, number(spec.maxReplicas)];
  return [
    ...(isAbsent(min) || Number(min) >= lowest
      ? []
      : [invalidValue('spec.minReplicas', min, `must be greater than or equal to ${lowest}`)]),
    ...(max < 1 ? [invalidValue('spec.maxReplicas', max, 'must be greater than 0')] : []),
    ...(isAbsent(min) || max >= Number(min)
      ? []
      : [invalidValue('spec.maxReplicas', max, 'must be greater than or equal to `minReplicas`')]),
  ];
}

function specFaults(object: ApiObject, lowest: number): FieldError[] {
  const spec = fieldsOf(object.spec);
  const metrics = listOf(spec.metrics);
  const outside = metrics.some((m) => m.type === 'Object' || m.type === 'External');
  return [
    ...replicaFaults(spec, lowest),
    ...referenceFaults('spec.scaleTargetRef', fieldsOf(spec.scaleTargetRef)),
    ...faultsOfEach(metrics, (metric, i) => metricSpecFaults(`spec.metrics[${i}]`, metric)),
    ...(spec.minReplicas === 0 && !outside
      ? [forbiddenField('spec.metrics', 'must specify at least one Object or External metric to support scaling to zero replicas')]
      : []),
    ...paceFaults('spec.behavior.scaleUp', fieldsOf(spec.behavior).scaleUp),
    ...paceFaults('spec.behavior.scaleDown', fieldsOf(spec.behavior).scaleDown),
  ];
}

const statusFaults = (object: ApiObject): FieldError[] => {
  const status = fieldsOf(object.status);
  return ['currentReplicas', 'desiredReplicas'].flatMap((f) => negativeFaults(`status.${f}`, status[f]));
};

/** Scaling to nothing needs its gate; what is at nothing already may stay. */
const lowestOf = ({ enabled, asks }: WriteContext): number => (enabled('HPAScaleToZero') || !asks('someReplicas') ? 0 : 1);

export const horizontalPodAutoscaler = defineKind<ApiObject>({
  resource: 'horizontalpodautoscalers.autoscaling',
  strategy: {
    rules: { someReplicas: { brokenBy: (stored) => fieldsOf(stored.spec).minReplicas === 0 } },
    validate: (object, context) => specFaults(object, lowestOf(context)),
    validateUpdate: (object, _old, context) =>
      context.subresource === 'status' ? statusFaults(object) : specFaults(object, lowestOf(context)),
    cells(object, { now }) {
      const [spec, status] = [fieldsOf(object.spec), fieldsOf(object.status)];
      const target = fieldsOf(spec.scaleTargetRef);
      return [
        nameOf(object),
        `${text(target.kind)}/${text(target.name)}`,
        metricsCell(spec.metrics, status.currentMetrics),
        isAbsent(spec.minReplicas) ? UNSET : String(spec.minReplicas),
        number(spec.maxReplicas),
        number(status.currentReplicas),
        ageOf(object, now),
      ];
    },
  },
});
