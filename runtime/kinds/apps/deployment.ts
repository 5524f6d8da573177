/** Deployments: how pods are replaced, and labels that only the object's own writes change. */

import type { Deployment, DeploymentStrategy } from '../../../generated/apps/v1/types.js';
import * as allowed from '../../../generated/apps/v1/values.js';
import type { PodTemplateSpec } from '../../../generated/core/v1/types.js';
import type { LabelSelector, ObjectMeta } from '../../../generated/meta/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, notSupported } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import { printedIntOrString } from '../../model/values/printed-values.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { replicaSetFaults, selectorChangeFaults } from '../rules/pod/template.js';
import { isEmpty, labelLikePods, templateLabels } from '../rules/pod/template-labels.js';
import { isNoShare, wholeShareFaults } from '../rules/values.js';
import { ageOf, containersOf, nameOf, selectorText } from '../shown.js';

function rolloutFaults(at: string, strategy: DeploymentStrategy, { declared }: WriteContext): FieldError[] {
  const malformed = declared.take(`${at}.rollingUpdate`, 'maxUnavailable', 'maxSurge');
  if (strategy.type === 'Recreate') return [];
  if (strategy.type !== 'RollingUpdate') return [notSupported(at, strategy, allowed.DeploymentStrategy.type)];
  const { maxUnavailable, maxSurge } = strategy.rollingUpdate ?? {};
  const field = `${at}.rollingUpdate`;
  return [
    ...malformed,
    ...(isNoShare(maxUnavailable) && isNoShare(maxSurge)
      ? [invalidValue(`${field}.maxUnavailable`, printedIntOrString(maxUnavailable), 'may not be 0 when `maxSurge` is 0')]
      : []),
    ...wholeShareFaults(`${field}.maxUnavailable`, maxUnavailable),
  ];
}

const specFaults = ({ spec }: Deployment, context: WriteContext): FieldError[] => [
  ...replicaSetFaults(spec, context),
  ...rolloutFaults('spec.strategy', spec.strategy, context),
];

/** A workload of the oldest versions, whatever its kind. */
interface LegacyWorkload {
  metadata: ObjectMeta;
  spec: { selector?: LabelSelector; template: PodTemplateSpec };
}

/** The oldest versions of workloads take selector and labels from the template. */
function legacyWorkload(v: Draft<LegacyWorkload>): void {
  const matchLabels = templateLabels(v);
  if (matchLabels === undefined || v.spec === undefined) return;
  if (isEmpty(v.spec.selector)) v.spec.selector = { matchLabels: { ...matchLabels } };
  labelLikePods(v);
}

const carried = carriedTemplate<Deployment>('spec.template', ({ spec }) => spec.template);

export const deployment = defineKind<Deployment>({
  resource: 'deployments.apps',
  defaulters: { legacyWorkload },
  strategy: {
    rules: { selectorStays: {} },
    statusKeeps: ['labels'],
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    warnings: carried.warnings,
    validate: specFaults,
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return [];
      return [...specFaults(object, context), ...(context.asks('selectorStays') ? selectorChangeFaults(object, old) : [])];
    },
    generationChanged: (object, old) =>
      !sameValue(object.spec, old.spec) || !sameValue(object.metadata.annotations ?? {}, old.metadata.annotations ?? {}),
    cells(object, { now }) {
      const { spec, status } = object;
      return [
        nameOf(object),
        `${status.readyReplicas ?? 0}/${spec.replicas}`,
        status.updatedReplicas ?? 0,
        status.availableReplicas ?? 0,
        ageOf(object, now),
        ...containersOf(spec.template),
        selectorText(spec.selector),
      ];
    },
  },
});
