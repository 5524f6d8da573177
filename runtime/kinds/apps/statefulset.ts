/** Stateful sets: most of what they are is fixed once they are there. */

import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { defineKind } from '../kind.js';
import { collisionFaults, countFaults, lastingFaults, selectedMetadataFaults, workloadSelector } from '../rules/template.js';
import { isAbsent, negativeFaults } from '../rules/values.js';
import { ageOf, containersOf, type Fields, fieldsOf, nameOf, number, text } from '../shown.js';

function rolloutFaults(at: string, strategy: Fields): FieldError[] {
  const type = text(strategy.type);
  if (type === 'OnDelete')
    return isAbsent(strategy.rollingUpdate)
      ? []
      : [invalidValue(`${at}.rollingUpdate`, strategy.rollingUpdate, "only allowed for updateStrategy 'RollingUpdate'")];
  if (type !== 'RollingUpdate') return [invalidValue(at, strategy, "must be 'RollingUpdate' or 'OnDelete'")];
  return negativeFaults(`${at}.rollingUpdate.partition`, fieldsOf(strategy.rollingUpdate).partition);
}

function specFaults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const policy = text(spec.podManagementPolicy);
  const selector = workloadSelector('spec.selector', spec.selector, 'statefulset', '');
  return [
    ...(policy === 'OrderedReady' || policy === 'Parallel'
      ? []
      : [invalidValue('spec.podManagementPolicy', policy, "must be 'OrderedReady' or 'Parallel'")]),
    ...rolloutFaults('spec.updateStrategy', fieldsOf(spec.updateStrategy)),
    ...negativeFaults('spec.replicas', spec.replicas),
    ...selector.faults,
    ...(selector.usable
      ? selectedMetadataFaults('spec.template', spec.template, spec.selector, 'StatefulSet')
      : lastingFaults('spec.template', spec.template, 'StatefulSet')),
  ];
}

const CHANGEABLE = ['replicas', 'template', 'updateStrategy'];

/** What is fixed: everything but the few fields that may change. */
const fixed = (object: ApiObject): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(object.spec)).filter(([name]) => !CHANGEABLE.includes(name)));

const FIXED = "updates to statefulset spec for fields other than 'replicas', 'template', and 'updateStrategy' are forbidden";

const COUNTS = ['replicas', 'readyReplicas', 'currentReplicas', 'updatedReplicas'];

export const statefulSet = defineKind<ApiObject>({
  resource: 'statefulsets.apps',
  strategy: {
    validate: specFaults,
    validateUpdate(object, old, { subresource }) {
      if (subresource === 'status')
        return [
          ...countFaults(fieldsOf(object.status), [...COUNTS, 'observedGeneration', 'collisionCount'], COUNTS.slice(1)),
          ...collisionFaults(fieldsOf(object.status), fieldsOf(old.status)),
        ];
      const fits = sameValue(fixed(object), fixed(old));
      return [...specFaults(object), ...(fits ? [] : [forbiddenField('spec', FIXED)])];
    },
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const status = fieldsOf(object.status);
      return [
        nameOf(object),
        `${number(status.readyReplicas)}/${number(spec.replicas)}`,
        ageOf(object, now),
        ...containersOf(spec.template),
      ];
    },
  },
});
