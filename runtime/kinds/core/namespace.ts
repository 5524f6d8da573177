/** Namespaces: held by their own finalizers, and told apart by the phase. */

import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { label, vendor } from '../../model/words.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { formatFaults, textsOf } from '../rules/values.js';
import { ageOf, fieldsOf, nameOf, text } from '../shown.js';
import { finalize } from './namespace-finalize.js';

/** The label that names the namespace is the server's, whatever the client sends. */
function named(object: ApiObject): void {
  object.metadata.labels = { ...object.metadata.labels, [label('metadata.name')]: nameOf(object) };
}

const phaseOf = (object: ApiObject): string => text(fieldsOf(object.status).phase);

function phaseFaults(object: ApiObject): FieldError[] {
  const phase = phaseOf(object);
  if (object.metadata.deletionTimestamp === undefined)
    return phase === 'Active' ? [] : [invalidValue('status.Phase', phase, "may only be 'Active' if `deletionTimestamp` is empty")];
  return phase === 'Terminating'
    ? []
    : [invalidValue('status.Phase', phase, "may only be 'Terminating' if `deletionTimestamp` is not empty")];
}

/** Its own finalizers are names like those of any object. */
const finalizerFaults = (object: ApiObject): FieldError[] =>
  faultsOfEach(textsOf(fieldsOf(object.spec).finalizers), (finalizer) => {
    const malformed = formatFaults('qualified-name', 'spec.finalizers', finalizer);
    if (malformed.length > 0 || finalizer.includes('/') || finalizer === vendor()) return malformed;
    return [invalidValue('spec.finalizers', finalizer, 'name is neither a standard finalizer name nor is it fully qualified')];
  });

export const namespace = defineKind<ApiObject>({
  resource: 'namespaces',
  strategy: {
    prepareForCreate(object) {
      const finalizers = fieldsOf(object.spec).finalizers;
      const given = Array.isArray(finalizers) ? finalizers : [];
      object.spec = { finalizers: given.includes(vendor()) ? given : [...given, vendor()] };
      object.status = { phase: 'Active' };
      named(object);
    },
    prepareForUpdate(object, old, { subresource }: WriteContext) {
      // Its own finalizers change through the finalize subresource only.
      if (subresource !== 'finalize') object.spec = old.spec;
      named(object);
    },
    validate: finalizerFaults,
    validateUpdate: (object, _old, { subresource }) => (subresource === 'status' ? phaseFaults(object) : finalizerFaults(object)),
    holdsDeletion: (object) =>
      Array.isArray(fieldsOf(object.spec).finalizers) && (fieldsOf(object.spec).finalizers as unknown[]).length > 0,
    markDeleted(object) {
      object.status = { ...fieldsOf(object.status), phase: 'Terminating' };
      delete object.metadata.deletionGracePeriodSeconds;
    },
    cells: (object, { now }) => [nameOf(object), phaseOf(object), ageOf(object, now)],
  },
  operations: { finalize: finalize },
});
