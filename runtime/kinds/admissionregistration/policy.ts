/** Policies of admission: what tables show of them. */
import type { MutatingAdmissionPolicy, ParamKind, ValidatingAdmissionPolicy } from '../../../generated/admissionregistration/v1/types.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';

/** A kind as tables show it, such as `v1/ConfigMap`; nothing where none is named. */
const paramKindOf = (kind: ParamKind | undefined): string =>
  kind === undefined ? '<unset>' : `${kind.apiVersion ?? ''}/${kind.kind ?? ''}`;

export const validatingAdmissionPolicy = defineKind<ValidatingAdmissionPolicy>({
  resource: 'validatingadmissionpolicies.admissionregistration.{groupDomain}',
  strategy: {
    cells: (object, { now }) => {
      const { validations = [], paramKind } = object.spec ?? {};
      return [nameOf(object), validations.length, paramKindOf(paramKind), ageOf(object, now)];
    },
  },
});

export const mutatingAdmissionPolicy = defineKind<MutatingAdmissionPolicy>({
  resource: 'mutatingadmissionpolicies.admissionregistration.{groupDomain}',
  strategy: {
    cells: (object, { now }) => {
      const { mutations = [], paramKind } = object.spec ?? {};
      return [nameOf(object), mutations.length, paramKindOf(paramKind), ageOf(object, now)];
    },
  },
});
