/** Daemon sets: one pod a node, with a count of templates that older clients read from an annotation. */

import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { printedIntOrString } from '../../model/printed-values.js';
import { sameValue } from '../../model/same.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import { TEMPLATE_COUNT, templateCount } from '../defaulters.js';
import { defineKind } from '../kind.js';
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

const SURGE = 'DaemonSetUpdateSurge';

function countTemplates(object: ApiObject, count: number): void {
  object.metadata.annotations = { ...object.metadata.annotations, [TEMPLATE_COUNT]: String(count) };
}

/** How many pods are replaced at a time: some go first, or, where that feature is on, some new ones come first. */
function rollingFaults(at: string, { maxUnavailable, maxSurge }: Fields, surges: boolean): FieldError[] {
  const [gone, added] = [`${at}.maxUnavailable`, `${at}.maxSurge`];
  if (!surges)
    return [
      ...shareFaults(gone, maxUnavailable),
      ...wholeShareFaults(gone, maxUnavailable),
      ...(isNoShare(maxUnavailable) ? [invalidValue(gone, printedIntOrString(maxUnavailable), 'cannot be 0')] : []),
    ];
  const both = !isNoShare(maxUnavailable) && !isNoShare(maxSurge);
  return [
    ...shareFaults(gone, maxUnavailable),
    ...shareFaults(added, maxSurge),
    ...wholeShareFaults(gone, maxUnavailable),
    ...wholeShareFaults(added, maxSurge),
    ...(both ? [invalidValue(added, printedIntOrString(maxSurge), 'may not be set when maxUnavailable is non-zero')] : []),
    ...(isNoShare(maxUnavailable) && isNoShare(maxSurge) ? [required(gone, 'cannot be 0 when maxSurge is 0')] : []),
  ];
}

function rolloutFaults(at: string, strategy: Fields, surges: boolean): FieldError[] {
  if (strategy.type === 'OnDelete') return [];
  if (strategy.type !== 'RollingUpdate') return [notSupported(at, strategy, ['RollingUpdate', 'OnDelete'])];
  return rollingFaults(`${at}.rollingUpdate`, fieldsOf(strategy.rollingUpdate), surges);
}

/** Without a word of it, no pods come before others have gone. */
function defaultSurge(object: ApiObject, { enabled }: KindContext): void {
  const spec = fieldsOf(object.spec);
  const strategy = fieldsOf(spec.updateStrategy);
  if (!enabled(SURGE) || isAbsent(strategy.rollingUpdate)) return;
  const rollingUpdate = { ...fieldsOf(strategy.rollingUpdate), maxSurge: fieldsOf(strategy.rollingUpdate).maxSurge ?? 0 };
  object.spec = { ...spec, updateStrategy: { ...strategy, rollingUpdate } };
}

function specFaults(object: ApiObject, context: WriteContext): FieldError[] {
  const spec = fieldsOf(object.spec);
  const { selector, template } = spec;
  const faults = labelSelectorFaults('spec.selector', selector);
  return [
    ...faults,
    ...(faults.length === 0 && !selects(selector, template) ? [mismatch('spec.template', template)] : []),
    ...(!isAbsent(selector) && isEmptySelector(selector)
      ? [invalidValue('spec.selector', selector, 'empty selector is invalid for daemonset')]
      : []),
    ...templateFaults('spec.template', template, context),
    ...lastingFaults('spec.template', template, 'DaemonSet'),
    ...sharedDiskFaults('spec.template.spec.volumes', template),
    ...negativeFaults('spec.minReadySeconds', spec.minReadySeconds),
    ...rolloutFaults('spec.updateStrategy', fieldsOf(spec.updateStrategy), context.enabled(SURGE)),
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

export const daemonSet = defineKind<ApiObject>({
  resource: 'daemonsets.apps',
  strategy: {
    rules: { selectorStays: {} },
    formAnnotations: () => [TEMPLATE_COUNT],
    featureDefaults: defaultSurge,
    prepareForCreate(object) {
      countTemplates(object, Math.max(Number(templateCount(object.metadata.annotations)), 1));
    },
    prepareForUpdate(object, old, context) {
      if (context.subresource !== '') return;
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
    cells(object, { now }) {
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
  },
});
