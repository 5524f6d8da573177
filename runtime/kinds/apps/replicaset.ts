/** Replica sets, and the replication controllers that came before them. */

import { type FieldError, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { availableFaults, countFaults, selectedTemplateFaults, selectorChangeFaults, workloadSelector } from '../rules/template.js';
import { isAbsent, negativeFaults } from '../rules/values.js';
import { ageOf, containersOf, fieldsOf, mapText, nameOf, number, selectorText } from '../shown.js';

const PARTS = ['fullyLabeledReplicas', 'readyReplicas', 'availableReplicas'];

function statusFaults(object: ApiObject): FieldError[] {
  const status = fieldsOf(object.status);
  return [...countFaults(status, ['replicas', ...PARTS, 'observedGeneration'], PARTS), ...availableFaults(status)];
}

function setFaults(object: ApiObject, context: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const selector = workloadSelector('spec.selector', spec.selector, 'deployment');
  return [
    ...negativeFaults('spec.replicas', spec.replicas),
    ...negativeFaults('spec.minReadySeconds', spec.minReadySeconds),
    ...selector.faults,
    ...(selector.usable ? selectedTemplateFaults('spec.template', spec.template, spec.selector, 'ReplicaSet', spec.replicas, context) : []),
  ];
}

function cellsOf(object: ApiObject, now: Date, selector: string): unknown[] {
  const spec = fieldsOf(object.spec);
  const status = fieldsOf(object.status);
  return [
    nameOf(object),
    number(spec.replicas),
    number(status.replicas),
    number(status.readyReplicas),
    ageOf(object, now),
    ...containersOf(spec.template),
    selector,
  ];
}

export const replicaSet = defineKind<ApiObject>({
  resource: 'replicasets.apps',
  strategy: {
    rules: { selectorStays: {} },
    validate: setFaults,
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return statusFaults(object);
      return [...setFaults(object, context), ...(context.asks('selectorStays') ? selectorChangeFaults(object, old) : [])];
    },
    cells: (object, { now }) => cellsOf(object, now, selectorText(fieldsOf(object.spec).selector)),
  },
});

function controllerFaults(object: ApiObject, context: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const labels = fieldsOf(spec.selector);
  const empty = Object.keys(labels).length === 0;
  return [
    ...negativeFaults('spec.minReadySeconds', spec.minReadySeconds),
    ...(empty ? [required('spec.selector')] : []),
    ...negativeFaults('spec.replicas', spec.replicas),
    ...(isAbsent(spec.template)
      ? [required('spec.template')]
      : selectedTemplateFaults('spec.template', spec.template, { matchLabels: labels }, 'ReplicationController', spec.replicas, context)),
  ];
}

export const replicationController = defineKind<ApiObject>({
  resource: 'replicationcontrollers',
  strategy: {
    validate: controllerFaults,
    validateUpdate: (object, _old, context) =>
      context.subresource === 'status' ? statusFaults(object) : controllerFaults(object, context),
    cells: (object, { now }) => cellsOf(object, now, mapText(fieldsOf(object.spec).selector)),
  },
});
