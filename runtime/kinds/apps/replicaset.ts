/** Replica sets, and the replication controllers that came before them. */
import type { ReplicaSet } from '../../../generated/apps/v1/types.js';
import type { ReplicationController } from '../../../generated/core/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, required } from '../../model/errors.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { replicaSetFaults, selectedTemplateFaults, selectorChangeFaults } from '../rules/pod/template.js';
import { isEmpty, labelLikePods, templateLabels } from '../rules/pod/template-labels.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, containersOf, mapText, nameOf, selectorText } from '../shown.js';

function cellsOf(object: ReplicaSet | ReplicationController, now: Date, selector: string): unknown[] {
  const { spec, status } = object;
  return [
    nameOf(object),
    spec.replicas,
    status.replicas,
    status.readyReplicas ?? 0,
    ageOf(object, now),
    ...containersOf(spec.template),
    selector,
  ];
}

const carried = carriedTemplate<ReplicaSet>('spec.template', ({ spec }) => spec.template);

export const replicaSet = defineKind<ReplicaSet>({
  resource: 'replicasets.apps',
  strategy: {
    rules: { selectorStays: {} },
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    warnings: carried.warnings,
    validate: ({ spec }, context) => replicaSetFaults(spec, context),
    validateUpdate(object, old, context) {
      if (context.subresource === 'status') return [];
      return [...replicaSetFaults(object.spec, context), ...(context.asks('selectorStays') ? selectorChangeFaults(object, old) : [])];
    },
    cells: (object, { now }) => cellsOf(object, now, selectorText(object.spec.selector)),
  },
});

function controllerFaults({ spec }: ReplicationController, context: WriteContext): FieldError[] {
  const { selector: matchLabels = {}, template, replicas } = spec;
  const empty = Object.keys(matchLabels).length === 0;
  return [
    ...(empty ? [required('spec.selector')] : []),
    ...(isAbsent(template)
      ? []
      : selectedTemplateFaults('spec.template', template, { matchLabels }, 'ReplicationController', replicas, context)),
  ];
}

/** Selector and labels are by default those of the template. */
function controllerDefaults(v: Draft<ReplicationController>): void {
  const labels = templateLabels(v);
  if (labels === undefined || v.spec === undefined) return;
  if (isEmpty(v.spec.selector)) v.spec.selector = { ...labels };
  labelLikePods(v);
}

const carriedByController = carriedTemplate<ReplicationController>('spec.template', ({ spec }) => spec.template);

export const replicationController = defineKind<ReplicationController>({
  resource: 'replicationcontrollers',
  defaulters: { replicationController: controllerDefaults },
  strategy: {
    prepareForCreate: (object, context) => carriedByController.prepare(object, undefined, context),
    prepareForUpdate: carriedByController.prepare,
    warnings: carriedByController.warnings,
    validate: controllerFaults,
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : controllerFaults(object, context)),
    cells: (object, { now }) => cellsOf(object, now, mapText(object.spec.selector)),
  },
});
