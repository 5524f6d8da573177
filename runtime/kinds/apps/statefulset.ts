/** Stateful sets: most fields of the spec never change. */

import type { StatefulSet, StatefulSetSpec, StatefulSetUpdateStrategy } from '../../../generated/apps/v1/types.js';
import * as allowed from '../../../generated/apps/v1/values.js';
import type { PodTemplateSpec, Volume } from '../../../generated/core/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, forbiddenField, invalidValue, required, toldLast } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { type Warnings, warnOfEach } from '../../model/faults/warnings.js';
import { sameValue } from '../../model/json/json.js';
import type { KindContext, WriteContext } from '../../resource/strategy.js';
import type { GateName } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { claimSpecFaults } from '../rules/claims.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import {
  lastingFaults,
  mismatch,
  selectedMetadataFaults,
  selects,
  templateFaults,
  unjudged,
  workloadSelector,
} from '../rules/pod/template.js';
import { claimSizeWarnings } from '../rules/pod/warnings/specification.js';
import { formatFaults, isAbsent, noShareFaults, quotedChoices, wholeShareFaults } from '../rules/values.js';
import { ageOf, containersOf, nameOf } from '../shown.js';

const WORKLOAD = 'StatefulSet';

/** How many pods may be missing during an update: some, and not more than all. */
const unavailableFaults = (field: string, share: number | string | undefined): FieldError[] =>
  isAbsent(share) ? [] : [...noShareFaults(field, share), ...wholeShareFaults(field, share)];

function rolloutFaults(at: string, strategy: StatefulSetUpdateStrategy, { declared }: WriteContext): FieldError[] {
  const { type, rollingUpdate } = strategy;
  const malformed = declared.take(`${at}.rollingUpdate`, 'partition', 'maxUnavailable');
  if (type === 'OnDelete') return [];
  if (type !== 'RollingUpdate') return [invalidValue(at, strategy, `must be ${quotedChoices(allowed.StatefulSetUpdateStrategy.type)}`)];
  return [...malformed, ...unavailableFaults(`${at}.rollingUpdate.maxUnavailable`, rollingUpdate?.maxUnavailable)];
}

/** The template as its pods will be: each template of a claim is a volume of theirs, before those that the template has itself. */
function claimingTemplate({ spec: { template, volumeClaimTemplates: claims = [] } }: StatefulSet): PodTemplateSpec {
  const claimed = new Set(claims.map(({ metadata: { name = '' } }) => name));
  const volumes = [...claimed].map((name) => ({ name, persistentVolumeClaim: { claimName: name } }));
  const others = (template.spec.volumes ?? []).filter(({ name }) => !claimed.has(name));
  return { ...template, spec: { ...template.spec, volumes: [...volumes, ...others] as Volume[] } };
}

/** Faults of the names of volumes that templates of claims would be. */
function claimedNameFaults({ spec }: PodTemplateSpec): FieldError[] {
  return faultsOfEach(spec.volumes ?? [], ({ name, persistentVolumeClaim: claim }, i) => {
    if (claim?.claimName !== name) return [];
    const at = `spec.template.spec.volumes[${i}]`;
    return name === ''
      ? ['name', 'persistentVolumeClaim.claimName'].map((field) => required(`${at}.${field}`))
      : formatFaults('dns-label', `${at}.name`, name);
  });
}

/** Faults of the template of pods. Only later releases look into it, and where nothing of it has changed, they do not either. */
function podFaults(object: StatefulSet, old: StatefulSet | undefined, usable: boolean, context: WriteContext): FieldError[] {
  const at = 'spec.template';
  const { template, selector, volumeClaimTemplates } = object.spec;
  const same = old !== undefined && sameValue([template, volumeClaimTemplates], [old.spec.template, old.spec.volumeClaimTemplates]);
  if (!usable) return [...unjudged(context, at), ...lastingFaults(at, template, WORKLOAD)];
  if (same || !context.enabled('SetTemplatesJudged'))
    return [...unjudged(context, at), ...selectedMetadataFaults(at, template, selector, WORKLOAD, context)];
  const whole = claimingTemplate(object);
  return [
    ...(selects(selector, template) ? [] : [mismatch(at, template)]),
    ...templateFaults(at, whole, context),
    ...claimedNameFaults(whole),
    ...lastingFaults(at, template, WORKLOAD),
  ];
}

/** Faults of the templates of claims, which later releases look into where a set is new. */
function claimFaults({ spec }: StatefulSet, old: StatefulSet | undefined, context: WriteContext): FieldError[] {
  const at = 'spec.volumeClaimTemplates';
  const judged = context.enabled('SetTemplatesJudged') && old === undefined;
  const out = judged
    ? faultsOfEach(spec.volumeClaimTemplates ?? [], (claim, i) => claimSpecFaults(`${at}[${i}].spec`, claim.spec, context))
    : [];
  // Of the claims' metadata nothing is judged.
  return [...out, ...unjudged(context, at)];
}

function specFaults(object: StatefulSet, old: StatefulSet | undefined, context: WriteContext): FieldError[] {
  const { spec } = object;
  const { enabled } = context;
  const selector = workloadSelector('spec.selector', spec.selector, 'statefulset', '', enabled('LabelValuesJudged'));
  return [
    ...rolloutFaults('spec.updateStrategy', spec.updateStrategy, context),
    ...selector.faults,
    ...podFaults(object, old, selector.usable, context),
    ...claimFaults(object, old, context),
  ];
}

/** Faults of a new set's name of a service, which it need not have. */
const serviceFaults = ({ spec: { serviceName = '' } }: StatefulSet, { enabled }: WriteContext): FieldError[] =>
  serviceName === '' || !enabled('ServiceNamesJudged') ? [] : formatFaults('dns-label', 'spec.serviceName', serviceName);

/** Fields that may change, each from the feature on that brings it or lets it; in the order in which clients are told of them. */
const CHANGEABLE: readonly (readonly [field: keyof StatefulSetSpec, since?: GateName])[] = [
  ['replicas'],
  ['ordinals', 'SetOrdinals'],
  ['template'],
  ['updateStrategy'],
  ['revisionHistoryLimit', 'SetHistoryChanges'],
  ['persistentVolumeClaimRetentionPolicy', 'SetClaimsRetained'],
  ['minReadySeconds', 'SetsReadyLater'],
];

/** Faults of changes of what does not change in a set. */
function fixedFaults({ spec }: StatefulSet, { spec: old }: StatefulSet, { enabled }: WriteContext): FieldError[] {
  const fields = CHANGEABLE.filter(([, since]) => since === undefined || enabled(since)).map(([field]) => field);
  const changeable = new Set<string>(fields);
  const rest = (whole: StatefulSetSpec): object => Object.fromEntries(Object.entries(whole).filter(([field]) => !changeable.has(field)));
  if (sameValue(rest(spec), rest(old))) return [];
  const quoted = fields.map((field) => `'${field}'`);
  // The list of the first release has a comma before its last item, those of later ones do not.
  const last = fields.length > 3 ? ' and' : ', and';
  const words = `updates to statefulset spec for fields other than ${quoted.slice(0, -1).join(', ')}${last} ${quoted.at(-1)} are forbidden`;
  return toldLast([forbiddenField('spec', words)]);
}

/** Defaults of features that are on: claims stay, and one pod at a time is missing during an update. */
function featureDefaults({ spec }: Draft<StatefulSet>, { enabled }: KindContext): void {
  if (spec === undefined) return;
  if (enabled('StatefulSetAutoDeletePVC')) {
    const { whenDeleted, whenScaled } = spec.persistentVolumeClaimRetentionPolicy ?? {};
    spec.persistentVolumeClaimRetentionPolicy = { whenDeleted: whenDeleted || 'Retain', whenScaled: whenScaled || 'Retain' };
  }
  const rollingUpdate = spec.updateStrategy?.rollingUpdate;
  if (enabled('MaxUnavailableStatefulSet') && rollingUpdate !== undefined) rollingUpdate.maxUnavailable ??= 1;
}

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
function* statefulSetWarnings(object: StatefulSet, old: StatefulSet | undefined, context: WriteContext): Warnings {
  const changed = old === undefined || object.metadata.generation !== old.metadata.generation;
  const claims = changed && context.enabled('LaterPodWarnings') ? (object.spec.volumeClaimTemplates ?? []) : [];
  yield* carried.warnings(object, old, context);
  yield* warnOfEach(claims, ({ spec }, i) => claimSizeWarnings(`spec.volumeClaimTemplates[${i}]`, spec.resources));
}

export const statefulSet = defineKind<StatefulSet>({
  resource: 'statefulsets.apps',
  defaulters: { statefulSetSpec, statefulSetRollout },
  strategy: {
    absentScaleIsObject: true,
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    warnings: statefulSetWarnings,
    featureDefaults,
    nameFormat: ({ enabled }) => (enabled('SetNamesAreLabels') ? 'dns-label' : undefined),
    validate: (object, context) => [...specFaults(object, undefined, context), ...serviceFaults(object, context)],
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return [];
      return [...specFaults(object, old, context), ...fixedFaults(object, old, context)];
    },
    cells(object, { now }) {
      const { spec, status } = object;
      return [nameOf(object), `${status.readyReplicas ?? 0}/${spec.replicas}`, ageOf(object, now), ...containersOf(spec.template)];
    },
  },
});
