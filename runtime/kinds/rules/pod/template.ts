/** Rules that workloads share: a selector, the template it must match, and numbers of replicas that fit together. */

import type { PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { LabelSelector } from '../../../../generated/meta/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, notSupported, required, toldLast } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import type { KindContext, RuleContext } from '../../../resource/strategy.js';
import { annotationKeyFaults } from '../../../resource/writes/metadata.js';
import { isEmptySelector, isReadable, labelMapFaults, labelSelectorFaults } from '../selectors.js';
import { changedFaults, isAbsent } from '../values.js';
import { ephemeralContainersFaults } from './ephemeral-containers.js';
import { podAnnotationFaults, seccompClashes } from './pod-annotations.js';
import { podSpecFaults } from './pod-spec.js';

/** Faults of the metadata that pods made from a template get. */
function templateMetadataFaults(at: string, { metadata, spec }: PodTemplateSpec, context: KindContext): FieldError[] {
  const { labels, annotations = {} } = metadata;
  return [
    ...labelMapFaults(`${at}.labels`, labels),
    ...annotationKeyFaults(annotations, `${at}.annotations`),
    ...podAnnotationFaults(`${at}.annotations`, annotations, spec, context),
  ];
}

/** Faults of a template of pods. */
export function templateFaults(at: string, template: PodTemplateSpec, context: RuleContext): FieldError[] {
  const { metadata, spec } = template;
  return [
    ...templateMetadataFaults(at, template, context),
    ...podSpecFaults(`${at}.spec`, spec, context),
    ...ephemeralContainersFaults(`${at}.spec.ephemeralContainers`, spec, context),
    ...unjudged(context, `${at}.spec.ephemeralContainers`),
    ...seccompClashes(`${at}.spec`, metadata.annotations ?? {}, spec, context.words),
    ...((spec.ephemeralContainers ?? []).length === 0
      ? []
      : [forbiddenField(`${at}.spec.ephemeralContainers`, 'ephemeral containers not allowed in pod template')]),
  ];
}

interface SelectorVerdict {
  readonly faults: FieldError[];
  /** Whether it can be held against labels. */
  readonly usable: boolean;
}

/** Judges a workload's selector: it is there, not empty, and readable; `unreadable` is what clients are told where it is not, and values of labels are `judged` where the release does. */
export function workloadSelector(
  at: string,
  selector: LabelSelector | null,
  workload: string,
  unreadable = 'invalid label selector',
  judged = false,
): SelectorVerdict {
  if (isAbsent(selector)) return { faults: [required(at)], usable: true };
  const faults = labelSelectorFaults(at, selector, judged);
  const usable = isReadable(selector);
  if (isEmptySelector(selector)) faults.push(invalidValue(at, selector, `empty selector is invalid for ${workload}`));
  if (!usable) faults.push(invalidValue(at, selector, unreadable));
  return { faults, usable };
}

/** What says which labels pods get; of the pods themselves it may say nothing. */
interface Labelled {
  readonly metadata: { readonly labels?: Readonly<Record<string, string>> };
}

/** Whether the selector, as far as it is readable, matches the labels of the template; an absent one matches none. */
export const selects = (selector: LabelSelector | null | undefined, { metadata }: Labelled): boolean =>
  selectorOfObject(selector).matches(metadata.labels);

export const mismatch = (at: string, { metadata }: Labelled): FieldError =>
  invalidValue(`${at}.metadata.labels`, metadata.labels ?? null, '`selector` does not match template `labels`');

/** Leaves out what the catalogue finds wrong with a part that is not judged. */
export function unjudged({ declared }: RuleContext, path: string): FieldError[] {
  declared.take(path);
  return [];
}

/** Faults of a template whose pods are kept running: they start again whenever they end, and have no end of their own. */
export function lastingFaults(at: string, { spec }: PodTemplateSpec, workload: string): FieldError[] {
  const { restartPolicy, activeDeadlineSeconds } = spec;
  return [
    ...(restartPolicy === 'Always' ? [] : [notSupported(`${at}.spec.restartPolicy`, restartPolicy, ['Always'])]),
    ...(isAbsent(activeDeadlineSeconds)
      ? []
      : [forbiddenField(`${at}.spec.activeDeadlineSeconds`, `activeDeadlineSeconds in ${workload} is not Supported`)]),
  ];
}

/** Where there may be several pods, refuses disks that only one machine can write to, unless they are read-only. */
export const sharedDiskFaults = (at: string, { spec }: PodTemplateSpec): FieldError[] =>
  faultsOfEach(spec.volumes ?? [], ({ gcePersistentDisk: disk }, i) =>
    isAbsent(disk) || disk.readOnly === true
      ? []
      : [
          invalidValue(
            `${at}[${i}].gcePersistentDisk.readOnly`,
            false,
            'must be true for replicated pods > 1; GCE PD can only be mounted on multiple machines if it is read-only',
          ),
        ],
  );

/** Faults of a template whose pods the selector finds and which are kept running, as many of them as there are replicas. */
export const selectedTemplateFaults = (
  at: string,
  template: PodTemplateSpec,
  selector: LabelSelector | null,
  workload: string,
  replicas: number,
  context: RuleContext,
): FieldError[] => [
  ...(selects(selector, template) ? [] : [mismatch(at, template)]),
  ...templateFaults(at, template, context),
  ...(replicas > 1 ? sharedDiskFaults(`${at}.spec.volumes`, template) : []),
  ...lastingFaults(at, template, workload),
];

/** What is said of a set of replicas, by itself or in a deployment. */
interface ReplicaSetLike {
  readonly selector: LabelSelector | null;
  readonly template: PodTemplateSpec;
  readonly replicas: number;
}

/** Faults of the selector of a set of replicas, and of its template; that is not judged where nothing can be selected. */
export function replicaSetFaults({ selector, template, replicas }: ReplicaSetLike, context: RuleContext): FieldError[] {
  const { faults, usable } = workloadSelector('spec.selector', selector, 'deployment', undefined, context.enabled('LabelValuesJudged'));
  return [
    ...faults,
    ...(usable
      ? selectedTemplateFaults('spec.template', template, selector, 'ReplicaSet', replicas, context)
      : unjudged(context, 'spec.template')),
  ];
}

/** The same where the specification of the pods is left to those who create them. */
export const selectedMetadataFaults = (
  at: string,
  template: PodTemplateSpec,
  selector: LabelSelector | null,
  workload: string,
  context: KindContext,
): FieldError[] => [
  ...(selects(selector, template) ? [] : [mismatch(at, template)]),
  ...templateMetadataFaults(at, template, context),
  ...lastingFaults(at, template, workload),
];

/** What has a selector in its specification. */
interface Selecting {
  readonly spec: { readonly selector: LabelSelector | null };
}

/** A workload keeps the selector that it was created with. */
export const selectorChangeFaults = ({ spec }: Selecting, old: Selecting): FieldError[] =>
  toldLast(changedFaults('spec.selector', spec.selector, old.spec.selector));
