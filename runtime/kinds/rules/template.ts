/** Rules that workloads share: a selector, the template it must match, and numbers of replicas that fit together. */
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { annotationKeyFaults } from '../../resource/metadata.js';
import { selectorOfObject } from '../../resource/selectors.js';
import type { KindContext } from '../../resource/strategy.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';
import { podAnnotationFaults, seccompClashes } from './pod-annotations.js';
import { podSpecFaults } from './pod-spec.js';
import { isEmptySelector, labelMapFaults, labelSelectorFaults, labelsOf } from './selectors.js';
import { isAbsent, negativeFaults, textsOf } from './values.js';

/** The metadata that pods made from a template get. */
function templateMetadataFaults(at: string, template: Fields): FieldError[] {
  const metadata = fieldsOf(template.metadata);
  const annotations = labelsOf(metadata.annotations);
  return [
    ...labelMapFaults(`${at}.labels`, metadata.labels),
    ...annotationKeyFaults(annotations, `${at}.annotations`),
    ...podAnnotationFaults(`${at}.annotations`, annotations, fieldsOf(template.spec)),
  ];
}

/** A template of pods. */
export function templateFaults(at: string, template: unknown, context: KindContext): FieldError[] {
  const { metadata, spec } = fieldsOf(template);
  return [
    ...templateMetadataFaults(at, fieldsOf(template)),
    ...podSpecFaults(`${at}.spec`, spec, context),
    ...seccompClashes(`${at}.spec`, labelsOf(fieldsOf(metadata).annotations), fieldsOf(spec)),
    ...(listOf(fieldsOf(spec).ephemeralContainers).length === 0
      ? []
      : [forbiddenField(`${at}.spec.ephemeralContainers`, 'ephemeral containers not allowed in pod template')]),
  ];
}

export interface SelectorVerdict {
  readonly faults: FieldError[];
  /** Whether it can be held against labels. */
  readonly usable: boolean;
}

/** A workload's selector: there, not empty, and readable; `unreadable` is what clients are told where it is not. */
export function workloadSelector(at: string, selector: unknown, workload: string, unreadable = 'invalid label selector'): SelectorVerdict {
  if (isAbsent(selector)) return { faults: [required(at)], usable: true };
  const faults = labelSelectorFaults(at, selector);
  const usable = faults.length === 0;
  if (isEmptySelector(selector)) faults.push(invalidValue(at, selector, `empty selector is invalid for ${workload}`));
  if (!usable) faults.push(invalidValue(at, selector, unreadable));
  return { faults, usable };
}

interface Expression {
  key: string;
  operator: string;
  values: readonly string[];
}

/** Whether the selector, as far as it is readable, matches the labels of the template. */
export function selects(selector: unknown, template: unknown): boolean {
  const labels = labelsOf(fieldsOf(fieldsOf(template).metadata).labels);
  if (isAbsent(selector)) return false;
  const { matchLabels, matchExpressions } = fieldsOf(selector);
  return selectorOfObject({
    matchLabels: labelsOf(matchLabels),
    matchExpressions: listOf(matchExpressions).map(
      (e): Expression => ({ key: text(e.key), operator: text(e.operator), values: textsOf(e.values) }),
    ),
  }).matches(labels);
}

export const mismatch = (at: string, template: unknown): FieldError =>
  invalidValue(
    `${at}.metadata.labels`,
    fieldsOf(fieldsOf(template).metadata).labels ?? null,
    '`selector` does not match template `labels`',
  );

/** Pods that are kept running start again whenever they end, and have no end of their own. */
export function lastingFaults(at: string, template: unknown, workload: string): FieldError[] {
  const spec = fieldsOf(fieldsOf(template).spec);
  const policy = text(spec.restartPolicy, 'Always');
  return [
    ...(policy === 'Always' ? [] : [notSupported(`${at}.spec.restartPolicy`, policy, ['Always'])]),
    ...(isAbsent(spec.activeDeadlineSeconds)
      ? []
      : [forbiddenField(`${at}.spec.activeDeadlineSeconds`, `activeDeadlineSeconds in ${workload} is not Supported`)]),
  ];
}

/** Disks that only one machine can write to are read-only where there may be several pods. */
export const sharedDiskFaults = (at: string, template: unknown): FieldError[] =>
  faultsOfEach(listOf(fieldsOf(fieldsOf(template).spec).volumes), (volume, i) =>
    isAbsent(volume.gcePersistentDisk) || fieldsOf(volume.gcePersistentDisk).readOnly === true
      ? []
      : [
          invalidValue(
            `${at}[${i}].gcePersistentDisk.readOnly`,
            false,
            'must be true for replicated pods > 1; GCE PD can only be mounted on multiple machines if it is read-only',
          ),
        ],
  );

/** A template whose pods the selector finds and which are kept running, as many of them as there are replicas. */
export const selectedTemplateFaults = (
  at: string,
  template: unknown,
  selector: unknown,
  workload: string,
  replicas: unknown,
  context: KindContext,
): FieldError[] => [
  ...(selects(selector, template) ? [] : [mismatch(at, template)]),
  ...templateFaults(at, template, context),
  ...(number(replicas) > 1 ? sharedDiskFaults(`${at}.spec.volumes`, template) : []),
  ...lastingFaults(at, template, workload),
];

/** As above, where the specification of the pods is left to those who make them. */
export const selectedMetadataFaults = (at: string, template: unknown, selector: unknown, workload: string): FieldError[] => [
  ...(selects(selector, template) ? [] : [mismatch(at, template)]),
  ...templateMetadataFaults(at, fieldsOf(template)),
  ...lastingFaults(at, template, workload),
];

/** Counts of a status: none below zero, none of the parts above the whole. */
export function countFaults(status: Fields, names: readonly string[], parts: readonly string[] = []): FieldError[] {
  return [
    ...faultsOfEach(names, (name) => negativeFaults(`status.${name}`, status[name])),
    ...parts
      .filter((name) => number(status[name]) > number(status.replicas))
      .map((name) => invalidValue(`status.${name}`, number(status[name]), 'cannot be greater than status.replicas')),
  ];
}

export const availableFaults = (status: Fields): FieldError[] =>
  number(status.availableReplicas) > number(status.readyReplicas)
    ? [invalidValue('status.availableReplicas', number(status.availableReplicas), 'cannot be greater than readyReplicas')]
    : [];

/** A count of name clashes only grows. */
export const collisionFaults = (status: Fields, old: Fields): FieldError[] =>
  !isAbsent(old.collisionCount) && number(status.collisionCount) < number(old.collisionCount)
    ? [invalidValue('status.collisionCount', number(status.collisionCount), 'cannot be decremented')]
    : [];

/** A workload keeps the selector it was made with. */
export function selectorChangeFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const { selector } = fieldsOf(object.spec);
  return sameValue(selector, fieldsOf(old.spec).selector) ? [] : [invalidValue('spec.selector', selector, 'field is immutable')];
}
