/** Deployments: how pods are replaced, status numbers that fit together, and labels that only the object's own writes change. */

import { type FieldError, forbiddenField, invalidValue, notSupported } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { printedIntOrString } from '../../model/printed-values.js';
import { sameValue } from '../../model/same.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import {
  availableFaults,
  collisionFaults,
  countFaults,
  selectedTemplateFaults,
  selectorChangeFaults,
  workloadSelector,
} from '../rules/template.js';
import { isAbsent, isNoShare, negativeFaults, shareFaults, wholeShareFaults } from '../rules/values.js';
import { ageOf, containersOf, type Fields, fieldsOf, nameOf, number, selectorText } from '../shown.js';

const COUNTS = ['replicas', 'updatedReplicas', 'readyReplicas', 'availableReplicas'] as const;

function statusFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const status = fieldsOf(object.status);
  return [
    ...countFaults(status, ['observedGeneration', ...COUNTS, 'unavailableReplicas', 'collisionCount'], COUNTS.slice(1)),
    ...availableFaults(status),
    ...collisionFaults(status, fieldsOf(old.status)),
  ];
}

function rolloutFaults(at: string, strategy: Fields): FieldError[] {
  if (strategy.type === 'Recreate')
    return isAbsent(strategy.rollingUpdate)
      ? []
      : [forbiddenField(`${at}.rollingUpdate`, "may not be specified when strategy `type` is 'Recreate'")];
  if (strategy.type !== 'RollingUpdate') return [notSupported(at, strategy, ['Recreate', 'RollingUpdate'])];
  const { maxUnavailable, maxSurge } = fieldsOf(strategy.rollingUpdate);
  const field = `${at}.rollingUpdate`;
  return [
    ...shareFaults(`${field}.maxUnavailable`, maxUnavailable),
    ...shareFaults(`${field}.maxSurge`, maxSurge),
    ...(isNoShare(maxUnavailable) && isNoShare(maxSurge)
      ? [invalidValue(`${field}.maxUnavailable`, printedIntOrString(maxUnavailable), 'may not be 0 when `maxSurge` is 0')]
      : []),
    ...wholeShareFaults(`${field}.maxUnavailable`, maxUnavailable),
  ];
}

function deadlineFaults(spec: Fields): FieldError[] {
  const field = 'spec.progressDeadlineSeconds';
  const seconds = spec.progressDeadlineSeconds;
  if (isAbsent(seconds)) return [];
  return [
    ...negativeFaults(field, seconds),
    ...(number(seconds) <= number(spec.minReadySeconds) ? [invalidValue(field, seconds, 'must be greater than minReadySeconds')] : []),
  ];
}

function specFaults(object: ApiObject, context: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const selector = workloadSelector('spec.selector', spec.selector, 'deployment');
  return [
    ...negativeFaults('spec.replicas', spec.replicas),
    ...selector.faults,
    ...(selector.usable ? selectedTemplateFaults('spec.template', spec.template, spec.selector, 'ReplicaSet', spec.replicas, context) : []),
    ...rolloutFaults('spec.strategy', fieldsOf(spec.strategy)),
    ...negativeFaults('spec.minReadySeconds', spec.minReadySeconds),
    ...negativeFaults('spec.revisionHistoryLimit', spec.revisionHistoryLimit),
    ...deadlineFaults(spec),
  ];
}

export const deployment = defineKind<ApiObject>({
  resource: 'deployments.apps',
  strategy: {
    rules: { selectorStays: {} },
    statusKeeps: ['labels'],
    validate: specFaults,
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return statusFaults(object, old);
      return [...specFaults(object, context), ...(context.asks('selectorStays') ? selectorChangeFaults(object, old) : [])];
    },
    generationChanged: (object, old) =>
      !sameValue(object.spec, old.spec) || !sameValue(object.metadata.annotations ?? {}, old.metadata.annotations ?? {}),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const status = fieldsOf(object.status);
      return [
        nameOf(object),
        `${number(status.readyReplicas)}/${number(spec.replicas)}`,
        number(status.updatedReplicas),
        number(status.availableReplicas),
        ageOf(object, now),
        ...containersOf(spec.template),
        selectorText(spec.selector),
      ];
    },
  },
});
