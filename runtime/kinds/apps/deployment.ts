/** Deployments: status numbers that fit together, and labels that only the object's own writes change. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { selectorOfObject } from '../../resource/selectors.js';
import { sameValue } from '../../resource/update.js';
import { ageOf, containersOf, fieldsOf, nameOf, number, selectorText } from '../shown.js';
import type { Strategy } from '../strategy.js';

const COUNTS = ['replicas', 'updatedReplicas', 'readyReplicas', 'availableReplicas'] as const;

function statusFaults(object: ApiObject): FieldError[] {
  const status = fieldsOf(object.status);
  const out: FieldError[] = [];
  for (const name of COUNTS)
    if (number(status[name]) < 0) out.push(invalidValue(`status.${name}`, status[name], 'must be greater than or equal to 0'));
  for (const name of COUNTS.slice(1)) {
    if (number(status[name]) > number(status.replicas))
      out.push(invalidValue(`status.${name}`, number(status[name]), 'cannot be greater than status.replicas'));
  }
  if (number(status.availableReplicas) > number(status.readyReplicas))
    out.push(invalidValue('status.availableReplicas', number(status.availableReplicas), 'cannot be greater than readyReplicas'));
  return out;
}

function specFaults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const strategy = fieldsOf(spec.strategy);
  const template = fieldsOf(spec.template);
  const out: FieldError[] = [];
  if (number(spec.replicas) < 0) out.push(invalidValue('spec.replicas', spec.replicas, 'must be greater than or equal to 0'));
  const selector = fieldsOf(spec.selector);
  if (spec.selector === null || spec.selector === undefined) out.push(required('spec.selector'));
  else if (Object.keys(selector).length === 0)
    out.push(invalidValue('spec.selector', spec.selector, 'empty selector is invalid for deployment'));
  const labels = fieldsOf(fieldsOf(template.metadata).labels) as Record<string, string>;
  if (Object.keys(selector).length > 0 && !selectorOfObject(selector).matches(labels))
    out.push(invalidValue('spec.template.metadata.labels', labels, '`selector` does not match template `labels`'));
  const pod = fieldsOf(template.spec);
  if (!Array.isArray(pod.containers) || pod.containers.length === 0) out.push(required('spec.template.spec.containers'));
  if (pod.restartPolicy !== undefined && pod.restartPolicy !== 'Always') {
    out.push({
      reason: 'FieldValueNotSupported',
      field: 'spec.template.spec.restartPolicy',
      message: `Unsupported value: ${JSON.stringify(pod.restartPolicy)}: supported values: "Always"`,
    });
  }
  if (strategy.type === 'Recreate' && strategy.rollingUpdate !== undefined)
    out.push(forbiddenField('spec.strategy.rollingUpdate', "may not be specified when strategy `type` is 'Recreate'"));
  return out;
}

export const deploymentStrategy: Strategy = {
  statusKeeps: ['labels'],
  validate: specFaults,
  validateUpdate(object, old, { subresource }) {
    if (subresource === 'status') return statusFaults(object);
    const selector = fieldsOf(object.spec).selector;
    return [
      ...specFaults(object),
      ...(sameValue(selector, fieldsOf(old.spec).selector) ? [] : [invalidValue('spec.selector', selector, 'field is immutable')]),
    ];
  },
  generationChanged: (object, old) =>
    !sameValue(object.spec, old.spec) || !sameValue(object.metadata.annotations ?? {}, old.metadata.annotations ?? {}),
  cells(object, now) {
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
};
