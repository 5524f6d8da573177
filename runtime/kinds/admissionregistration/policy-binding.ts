/** Bindings of policies: which policy, with which parameters, for what, and what comes of a request that it is against. */
import type {
  MatchResources,
  MutatingAdmissionPolicyBinding,
  ParamRef,
  ValidatingAdmissionPolicyBinding,
} from '../../../generated/admissionregistration/v1/types.js';
import type { LabelSelector } from '../../../generated/meta/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../model/faults/declared-faults.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, nameOf, UNSET } from '../shown.js';
import { changingFaults, matchResourcesFaults } from './match-resources.js';

type BindingSpec = NonNullable<MutatingAdmissionPolicyBinding['spec']>;

const paramRefFaults = (at: string, { selector }: ParamRef, declared: DeclaredFaults): FieldError[] => [
  ...declared.take(at, 'name', 'selector'),
  ...labelSelectorFaults(`${at}.selector`, selector, true),
  ...declared.take(at),
];

/** Faults of what a binding matches, at the field by the name under which clients of the release know it. */
function matchedFaults(matched: MatchResources, context: RuleContext): FieldError[] {
  const real = 'spec.matchResources';
  const shown = context.enabled('MisspelledMatchResources') ? 'spec.matchResouces' : real;
  return matchResourcesFaults(shown, matched, { ...context, declared: shownAt(context.declared, real, shown) });
}

function bindingFaults({ paramRef, matchResources }: BindingSpec, context: RuleContext): FieldError[] {
  return [
    ...context.declared.take('spec.policyName'),
    ...(isAbsent(paramRef) ? [] : paramRefFaults('spec.paramRef', paramRef, context.declared)),
    ...(isAbsent(matchResources) ? [] : matchedFaults(matchResources, context)),
  ];
}

/** A selector as tables show it, by the names of its parts. */
function selectorShown({ matchLabels = {}, matchExpressions = [] }: LabelSelector): string {
  const labels = Object.entries(matchLabels ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const expressions = matchExpressions.map(
    ({ key, operator, values = [] }) => `LabelSelectorRequirement{Key:${key},Operator:${operator},Values:[${values.join(' ')}],},`,
  );
  return `&LabelSelector{MatchLabels:map[string]string{${labels.map(([key, value]) => `${key}: ${value},`).join('')}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join('')}},}`;
}

/** Parameters as tables show them: their namespace and name, or the selector that means them. */
function paramRefOf(ref: ParamRef | null | undefined): string {
  if (isAbsent(ref)) return UNSET;
  const { namespace = '', name = '' } = ref;
  return isAbsent(ref.selector) ? `${namespace === '' ? '*' : namespace}/${name}` : selectorShown(ref.selector);
}

const cells = (object: ValidatingAdmissionPolicyBinding | MutatingAdmissionPolicyBinding, { now }: { readonly now: Date }): unknown[] => {
  const { policyName = '', paramRef } = object.spec ?? {};
  return [nameOf(object), policyName, paramRefOf(paramRef), ageOf(object, now)];
};

export const validatingAdmissionPolicyBinding = defineKind<ValidatingAdmissionPolicyBinding>({
  resource: 'validatingadmissionpolicybindings.admissionregistration.{groupDomain}',
  strategy: {
    validate: ({ spec }, context) => [...bindingFaults(spec, context), ...context.declared.take('spec.validationActions')],
    cells,
  },
});

export const mutatingAdmissionPolicyBinding = defineKind<MutatingAdmissionPolicyBinding>({
  resource: 'mutatingadmissionpolicybindings.admissionregistration.{groupDomain}',
  strategy: {
    validate: ({ spec }, context) => [
      ...bindingFaults(spec, context),
      ...(isAbsent(spec.matchResources) ? [] : changingFaults('spec.matchResources', spec.matchResources)),
    ],
    cells,
  },
});
