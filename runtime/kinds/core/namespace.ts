/** Namespaces: held by their own finalizers, and told apart by the phase. */

import type { Namespace } from '../../../generated/core/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { Words } from '../../model/values/words.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { finalize } from './namespace-finalize.js';

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
const finalizerFaults = ({ spec }: Namespace, { vendor }: Words, ofThemAlone: boolean): FieldError[] =>
  faultsOfEach(spec.finalizers ?? [], (finalizer, i) => {
    const field = ofThemAlone ? `spec.finalizers[${i}]` : 'spec.finalizers';
    const malformed = formatFaults('qualified-name', field, finalizer);
    if (malformed.length > 0 || finalizer.includes('/') || finalizer === vendor()) return malformed;
    return [invalidValue(field, finalizer, 'name is neither a standard finalizer name nor is it fully qualified')];
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
    validate: (object, { words }) => finalizerFaults(object, words, false),
    validateUpdate: (object, _old, { subresource, words }) =>
      subresource === 'status' ? phaseFaults(object) : finalizerFaults(object, words, subresource === 'finalize'),
    holdsDeletion: ({ spec }) => (spec.finalizers ?? []).length > 0,
    markDeleted(object) {
      object.status = { ...object.status, phase: 'Terminating' };
      delete object.metadata.deletionGracePeriodSeconds;
    },
    cells: (object, { now }) => [nameOf(object), object.status.phase, ageOf(object, now)],
  },
  defaulters: { namespace: fillLabel },
  operations: { finalize },
});
