/** Daemon sets: one pod a node, with a count of templates that older clients read from an annotation. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { printedIntOrString } from '../../model/printed-values.js';
import { sameValue } from '../../resource/update.js';
import { TEMPLATE_COUNT, templateCount } from '../defaulters.js';
import { isEmptySelector, labelSelectorFaults } from '../rules/selectors.js';
import {
  collisionFaults,
  countFaults,
  lastingFaults,
  mismatch,
  selectorChangeFaults,
  selects,
  sharedDiskFaults,
  templateFaults,
} from '../rules/template.js';
import { isAbsent, isNoShare, negativeFaults, shareFaults, wholeShareFaults } from '../rules/values.js';
import { ageOf, containersOf, type Fields, fieldsOf, mapText, nameOf, number, selectorText } from '../shown.js';
import type { Strategy, WriteContext } from '../strategy.js';

function countTemplates(object: ApiObject, count: number): void {
  object.metadata.annotations = { ...object.metadata.annotations, [TEMPLATE_COUNT]: String(count) };
}

function rolloutFaults(at: string, strategy: Fields): FieldError[] {
  if (strategy.type === 'OnDelete') return [];
  if (strategy.type !== 'RollingUpdate') return [notSupported(at, strategy, ['RollingUpdate', 'OnDelete'])];
  const field = `${at}.rollingUpdate.maxUnavailable`;
  if (isAbsent(strategy.rollingUpdate)) return [required(`${at}.rollingUpdate`)];
  const { maxUnavailable } = fieldsOf(strategy.rollingUpdate);
  return [
    ...shareFaults(field, maxUnavailable),
    ...wholeShareFaults(field, maxUnavailable),
    ...(isNoShare(maxUnavailable) ? [invalidValue(field, printedIntOrString(maxUnavailable), 'cannot be 0')] : []),
  ];
}

function specFaults(object: ApiObject, { permits }: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const { selector, template } = spec;
  const faults = labelSelectorFaults('spec.selector', selector);
  return [
    ...faults,
    ...(faults.length === 0 && !selects(selector, template) ? [mismatch('spec.template', template)] : []),
    ...(!isAbsent(selector) && isEmptySelector(selector)
      ? [invalidValue('spec.selector', selector, 'empty selector is invalid for daemonset')]
      : []),
    ...templateFaults('spec.template', template, permits),
    ...lastingFaults('spec.template', template, 'DaemonSet'),
    ...sharedDiskFaults('spec.template.spec.volumes', template),
    ...negativeFaults('spec.minReadySeconds', spec.minReadySeconds),
    ...rolloutFaults('spec.updateStrategy', fieldsOf(spec.updateStrategy)),
    ...negativeFaults('spec.revisionHistoryLimit', spec.revisionHistoryLimit),
  ];
}

const COUNTS = [
  'currentNumberScheduled',
  'numberMisscheduled',
  'desiredNumberScheduled',
  'numberReady',
  'observedGeneration',
  'updatedNumberScheduled',
  'numberAvailable',
  'numberUnavailable',
  'collisionCount',
];

export const daemonSetStrategy: Strategy = {
  rules: { selectorStays: {} },
  formAnnotations: [TEMPLATE_COUNT],
  prepareForCreate: (object) => countTemplates(object, Math.max(Number(templateCount(object.metadata.annotations)), 1)),
  prepareForUpdate(object, old, { subresource }) {
    if (subresource !== '') return;
    const before = Number(templateCount(old.metadata.annotations));
    const changed = !sameValue(fieldsOf(object.spec).template, fieldsOf(old.spec).template);
    countTemplates(object, changed ? before + 1 : before);
  },
  validate: specFaults,
  validateUpdate(object, old, context) {
    if (context.subresource === 'status')
      return [...countFaults(fieldsOf(object.status), COUNTS), ...collisionFaults(fieldsOf(object.status), fieldsOf(old.status))];
    return [...specFaults(object, context), ...(context.asks('selectorStays') ? selectorChangeFaults(object, old) : [])];
  },
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    const status = fieldsOf(object.status);
    const numbers = ['desiredNumberScheduled', 'currentNumberScheduled', 'numberReady', 'updatedNumberScheduled', 'numberAvailable'].map(
      (n) => number(status[n]),
    );
    return [
      nameOf(object),
      ...numbers,
      mapText(fieldsOf(fieldsOf(spec.template).spec).nodeSelector),
      ageOf(object, now),
      ...containersOf(spec.template),
      selectorText(spec.selector),
    ];
  },
};
