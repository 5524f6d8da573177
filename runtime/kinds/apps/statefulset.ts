/** Stateful sets: most fields of the spec never change. */

import type { StatefulSet, StatefulSetSpec, StatefulSetUpdateStrategy } from '../../../generated/apps/v1/types.js';
import * as allowed from '../../../generated/apps/v1/values.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, forbiddenField, invalidValue, toldLast } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { lastingFaults, selectedMetadataFaults, workloadSelector } from '../rules/pod/template.js';
import { claimSizeWarnings } from '../rules/pod/warnings/specification.js';
import { negativeFaults, quotedChoices } from '../rules/values.js';
import { ageOf, containersOf, nameOf } from '../shown.js';

function rolloutFaults(at: string, strategy: StatefulSetUpdateStrategy): FieldError[] {
  const { type, rollingUpdate } = strategy;
  if (type === 'OnDelete') return [];
  if (type !== 'RollingUpdate') return [invalidValue(at, strategy, `must be ${quotedChoices(allowed.StatefulSetUpdateStrategy.type)}`)];
  return negativeFaults(`${at}.rollingUpdate.partition`, rollingUpdate?.partition);
}

function specFaults({ spec }: StatefulSet, context: WriteContext): FieldError[] {
  const selector = workloadSelector('spec.selector', spec.selector, 'statefulset', '');
  return [
    ...rolloutFaults('spec.updateStrategy', spec.updateStrategy),
    ...selector.faults,
    ...(selector.usable
      ? selectedMetadataFaults('spec.template', spec.template, spec.selector, 'StatefulSet', context)
      : lastingFaults('spec.template', spec.template, 'StatefulSet')),
  ];
}

/** The specification without the few fields that may change. */
function fixed({ spec }: StatefulSet): object {
  const { replicas: _replicas, template: _template, updateStrategy: _updateStrategy, ...rest } = spec;
  return rest;
}

const FIXED = "updates to statefulset spec for fields other than 'replicas', 'template', and 'updateStrategy' are forbidden";

/** Templates of claims are of the kind of claims, whatever they say. */
function statefulSetSpec({ volumeClaimTemplates = [] }: Draft<StatefulSetSpec>): void {
  for (const claim of volumeClaimTemplates) {
    claim.kind = 'PersistentVolumeClaim';
    claim.apiVersion = 'v1';
  }
}

/** A strategy of which nothing is said rolls updates out, and so has settings for that; one that only names its type has none. */
function statefulSetRollout(strategy: Draft<StatefulSetUpdateStrategy>): void {
  if (!strategy.type) strategy.rollingUpdate ??= {};
}

const carried = carriedTemplate<StatefulSet>('spec.template', ({ spec }) => spec.template, { named: false });

/** Warnings of the template of pods, and of those of claims. */
function statefulSetWarnings(object: StatefulSet, old: StatefulSet | undefined, context: WriteContext): readonly string[] {
  const changed = old === undefined || object.metadata.generation !== old.metadata.generation;
  const claims = changed && context.enabled('LaterPodWarnings') ? (object.spec.volumeClaimTemplates ?? []) : [];
  return [
    ...carried.warnings(object, old, context),
    ...claims.flatMap(({ spec }, i) => claimSizeWarnings(`spec.volumeClaimTemplates[${i}]`, spec.resources)),
  ];
}

export const statefulSet = defineKind<StatefulSet>({
  resource: 'statefulsets.apps',
  defaulters: { statefulSetSpec, statefulSetRollout },
  strategy: {
    absentScaleIsObject: true,
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    warnings: statefulSetWarnings,
    validate: specFaults,
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return [];
      const fits = sameValue(fixed(object), fixed(old));
      return [...specFaults(object, context), ...(fits ? [] : toldLast([forbiddenField('spec', FIXED)]))];
    },
    cells(object, { now }) {
      const { spec, status } = object;
      return [nameOf(object), `${status.readyReplicas ?? 0}/${spec.replicas}`, ageOf(object, now), ...containersOf(spec.template)];
    },
  },
});
