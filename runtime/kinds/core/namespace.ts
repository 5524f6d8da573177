/** Namespaces: held by their own finalizers, and told apart by the phase. */

import type { Namespace } from '../../../generated/core/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { Words } from '../../model/values/words.js';
import { finalizerDomainFaults, type MetadataRules } from '../../resource/writes/metadata.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

/** The label that names the namespace is the server's, whatever the client sends. */
function named({ metadata }: Namespace, { label }: Words): void {
  metadata.labels = { ...metadata.labels, [label('metadata.name')]: metadata.name ?? '' };
}

function phaseFaults({ metadata, status: { phase } }: Namespace): FieldError[] {
  if (metadata.deletionTimestamp === undefined)
    return phase === 'Active' ? [] : [invalidValue('status.Phase', phase, "may only be 'Active' if `deletionTimestamp` is empty")];
  return phase === 'Terminating'
    ? []
    : [invalidValue('status.Phase', phase, "may only be 'Terminating' if `deletionTimestamp` is not empty")];
}

/** Faults of a namespace's own finalizers, which are named like those of any object; only writes of these alone are told which it is. */
const finalizerFaults = ({ spec }: Namespace, rules: MetadataRules, ofThemAlone: boolean): FieldError[] =>
  faultsOfEach(spec.finalizers ?? [], (finalizer, i) => {
    const field = ofThemAlone ? `spec.finalizers[${i}]` : 'spec.finalizers';
    return [...formatFaults('qualified-name', field, finalizer), ...finalizerDomainFaults(field, finalizer, rules)];
  });

/** The label by which namespace selectors find a namespace by its name. */
function fillLabel({ metadata }: Draft<Namespace>, { label }: Words): void {
  if (metadata?.name) metadata.labels = { ...metadata.labels, [label('metadata.name')]: metadata.name };
}

export const namespace = defineKind<Namespace>({
  resource: 'namespaces',
  strategy: {
    prepareForCreate(object, { words }) {
      const { finalizers = [] } = object.spec;
      const own = words.vendor();
      object.spec = { finalizers: finalizers.includes(own) ? finalizers : [...finalizers, own] };
      object.status = { phase: 'Active' };
      named(object, words);
    },
    prepareForUpdate(object, old, { subresource, words }) {
      // Its own finalizers change through the finalize subresource only.
      if (subresource !== 'finalize') object.spec = old.spec;
      named(object, words);
    },
    statusKeptBy: ['finalize'],
    deletionConflictsAsUpdate: true,
    validate: (object, { metadataRules }) => finalizerFaults(object, metadataRules, false),
    validateUpdate: (object, _old, { subresource, metadataRules }) =>
      subresource === 'status' ? phaseFaults(object) : finalizerFaults(object, metadataRules, subresource === 'finalize'),
    holdsDeletion: ({ spec }) => (spec.finalizers ?? []).length > 0,
    markDeleted(object) {
      object.status = { ...object.status, phase: 'Terminating' };
      delete object.metadata.deletionGracePeriodSeconds;
    },
    cells: (object, { now }) => [nameOf(object), object.status.phase, ageOf(object, now)],
  },
  defaulters: { namespace: fillLabel },
});
