/** Daemon sets: one pod a node, with a count of templates that older clients read from an annotation. */

import type { DaemonSet, DaemonSetUpdateStrategy, RollingUpdateDaemonSet } from '../../../generated/apps/v1/types.js';
import * as allowed from '../../../generated/apps/v1/values.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { sameValue } from '../../model/json/json.js';
import { printedIntOrString } from '../../model/values/printed-values.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { lastingFaults, mismatch, selectorChangeFaults, selects, sharedDiskFaults, templateFaults } from '../rules/pod/template.js';
import { isEmptySelector, isReadable, labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent, isNoShare, noShareFaults, wholeShareFaults } from '../rules/values.js';
import { ageOf, containersOf, mapText, nameOf, selectorText } from '../shown.js';
import {
  countTemplates,
  daemonSet as defaulter,
  TEMPLATE_COUNT,
  templateCount,
  templateGenerationFromHub,
  templateGenerationToHub,
} from './template-generation.js';

const SURGE = 'DaemonSetUpdateSurge';

/** How many pods are replaced at a time: some go first, or, where that feature is on, some new ones come first. */
function rollingFaults(
  at: string,
  { maxUnavailable, maxSurge }: Partial<RollingUpdateDaemonSet>,
  surges: boolean,
  declared: DeclaredFaults,
): FieldError[] {
  const [gone, added] = [`${at}.maxUnavailable`, `${at}.maxSurge`];
  if (!surges) return [...declared.take(gone), ...wholeShareFaults(gone, maxUnavailable), ...noShareFaults(gone, maxUnavailable)];
  const both = !isNoShare(maxUnavailable) && !isNoShare(maxSurge);
  return [
    ...declared.take(at, 'maxUnavailable', 'maxSurge'),
    ...wholeShareFaults(gone, maxUnavailable),
    ...wholeShareFaults(added, maxSurge),
    ...(both ? [invalidValue(added, printedIntOrString(maxSurge), 'may not be set when maxUnavailable is non-zero')] : []),
    ...(isNoShare(maxUnavailable) && isNoShare(maxSurge) ? [required(gone, 'cannot be 0 when maxSurge is 0')] : []),
  ];
}

function rolloutFaults(at: string, strategy: DaemonSetUpdateStrategy, { declared, enabled }: WriteContext): FieldError[] {
  const { type, rollingUpdate = {} } = strategy;
  const out = type === 'RollingUpdate' ? rollingFaults(`${at}.rollingUpdate`, rollingUpdate, enabled(SURGE), declared) : [];
  // What is not used is not judged.
  declared.take(`${at}.rollingUpdate`);
  return type === 'RollingUpdate' || type === 'OnDelete' ? out : [notSupported(at, strategy, allowed.DaemonSetUpdateStrategy.type)];
}

/** An update that does not say how many pods come before others have gone lets none come before. */
function defaultSurge({ spec }: Draft<DaemonSet>, { enabled }: KindContext): void {
  const rollingUpdate = spec?.updateStrategy?.rollingUpdate;
  if (enabled(SURGE) && rollingUpdate !== undefined) rollingUpdate.maxSurge ??= 0;
}

function specFaults({ spec }: DaemonSet, context: WriteContext): FieldError[] {
  const { selector, template } = spec;
  return [
    ...labelSelectorFaults('spec.selector', selector, context.enabled('LabelValuesJudged') && context.asks('labelValues')),
    ...(isReadable(selector) && !selects(selector, template) ? [mismatch('spec.template', template)] : []),
    ...(!isAbsent(selector) && isEmptySelector(selector)
      ? [invalidValue('spec.selector', selector, 'empty selector is invalid for daemonset')]
      : []),
    ...templateFaults('spec.template', template, context),
    ...lastingFaults('spec.template', template, 'DaemonSet'),
    ...sharedDiskFaults('spec.template.spec.volumes', template),
    ...rolloutFaults('spec.updateStrategy', spec.updateStrategy, context),
  ];
}

const carried = carriedTemplate<DaemonSet>('spec.template', ({ spec }) => spec.template, { named: false });

export const daemonSet = defineKind<DaemonSet>({
  resource: 'daemonsets.apps',
  defaulters: { daemonSet: defaulter },
  conversions: { templateGenerationToHub, templateGenerationFromHub },
  strategy: {
    rules: {
      selectorStays: {},
      labelValues: { brokenBy: ({ spec }) => labelSelectorFaults('spec.selector', spec.selector, true).length > 0 },
    },
    formAnnotations: () => [TEMPLATE_COUNT],
    featureDefaults: defaultSurge,
    warnings: carried.warnings,
    prepareForCreate(object, context) {
      carried.prepare(object, undefined, context);
      countTemplates(object.metadata, Math.max(templateCount(object.metadata), 1));
    },
    prepareForUpdate(object, old, context) {
      if (context.subresource !== '') return;
      carried.prepare(object, old, context);
      const before = templateCount(old.metadata);
      const changed = !sameValue(object.spec.template, old.spec.template);
      countTemplates(object.metadata, changed ? before + 1 : before);
    },
    validate: specFaults,
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return [];
      return [...specFaults(object, context), ...(context.asks('selectorStays') ? selectorChangeFaults(object, old) : [])];
    },
    cells(object, { now }) {
      const { spec, status } = object;
      return [
        nameOf(object),
        status.desiredNumberScheduled,
        status.currentNumberScheduled,
        status.numberReady,
        status.updatedNumberScheduled ?? 0,
        status.numberAvailable ?? 0,
        mapText(spec.template.spec.nodeSelector),
        ageOf(object, now),
        ...containersOf(spec.template),
        selectorText(spec.selector),
      ];
    },
  },
});
