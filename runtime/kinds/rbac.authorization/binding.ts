/** Roles and bindings: rules name what they allow, references to roles never change, and subjects name somebody. */

import type {
  AggregationRule,
  ClusterRole,
  ClusterRoleBinding,
  PolicyRule,
  Role,
  RoleBinding,
  Subject,
} from '../../../generated/rbac.authorization/v1/types.js';
import * as allowed from '../../../generated/rbac.authorization/v1/values.js';
import type { ClusterRoleBinding as BindingAlpha } from '../../../generated/rbac.authorization/v1alpha1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { Printed } from '../../model/values/printed-values.js';
import type { Words } from '../../model/values/words.js';
import type { RuleContext, Strategy } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

const NOT_HERE = 'namespaced rules cannot apply to non-resource URLs';

/** Faults of the paths of a rule; a role of a namespace has none. */
function pathFaults(field: string, { nonResourceURLs = [] }: PolicyRule, namespaced: boolean, { declared }: RuleContext): FieldError[] {
  const misplaced = namespaced && nonResourceURLs.length > 0 ? [invalidValue(field, nonResourceURLs, NOT_HERE)] : [];
  return [...misplaced, ...declared.take(field)];
}

/** Faults of the selectors by which a role gathers the rules of other roles. */
const aggregationFaults = ({ clusterRoleSelectors = [] }: AggregationRule): FieldError[] =>
  faultsOfEach(clusterRoleSelectors, (selector, i) => {
    const at = `aggregationRule.clusterRoleSelectors[${i}]`;
    const faults = labelSelectorFaults(at, selector);
    return faults.length === 0 ? [] : [...faults, invalidValue(at, new Printed('"null"'), 'invalid label selector.')];
  });

const roleStrategy = (namespaced: boolean): Strategy<Role & Pick<ClusterRole, 'aggregationRule'>> => ({
  validate: ({ rules, aggregationRule }, context) => [
    ...faultsOfEach(rules ?? [], (rule, i) => pathFaults(`rules[${i}].nonResourceURLs`, rule, namespaced, context)),
    ...aggregationFaults(aggregationRule ?? {}),
  ],
});

/** The group that users, groups and roles belong to. */
const ownGroup = ({ group }: Words): string => group('rbac.authorization');

function subjectFaults(
  at: string,
  { kind, name, namespace = '', apiGroup = '' }: Subject,
  clusterWide: boolean,
  { words, declared }: RuleContext,
): FieldError[] {
  const out = [...declared.take(at, 'name')];
  if (kind === 'ServiceAccount') {
    if (name !== '') out.push(...formatFaults('dns-subdomain', `${at}.name`, name));
    if (apiGroup !== '') out.push(notSupported(`${at}.apiGroup`, apiGroup, ['']));
    if (clusterWide && namespace === '') out.push(required(`${at}.namespace`));
  } else if (kind === 'User' || kind === 'Group') {
    if (apiGroup !== ownGroup(words)) out.push(notSupported(`${at}.apiGroup`, apiGroup, [ownGroup(words)]));
  } else out.push(...declared.take(`${at}.kind`));
  return out;
}

function bindingFaults({ roleRef, subjects = [] }: RoleBinding, clusterWide: boolean, context: RuleContext): FieldError[] {
  const { words, declared } = context;
  const kinds = clusterWide ? ['ClusterRole'] : allowed.RoleRef.kind;
  const out: FieldError[] = [];
  if (roleRef.apiGroup !== ownGroup(words)) out.push(notSupported('roleRef.apiGroup', roleRef.apiGroup, [ownGroup(words)]));
  if (!kinds.includes(roleRef.kind)) out.push(notSupported('roleRef.kind', roleRef.kind, kinds));
  out.push(...declared.take('roleRef', 'name'));
  return [...out, ...faultsOfEach(subjects, (subject, i) => subjectFaults(`subjects[${i}]`, subject, clusterWide, context))];
}

/** Users, groups and service accounts of a binding, each kind in one cell. */
function subjectCells({ subjects = [] }: RoleBinding): string[] {
  const of = (kind: string): string =>
    subjects
      .filter((subject) => subject.kind === kind)
      .map(({ namespace = '', name }) => (kind === 'ServiceAccount' ? `${namespace}/${name}` : name))
      .join(', ');
  return [of('User'), of('Group'), of('ServiceAccount')];
}

const bindingStrategy = (clusterWide: boolean): Strategy<RoleBinding> => ({
  validate: (object, context) => bindingFaults(object, clusterWide, context),
  validateUpdate: (object, _old, context) => [...bindingFaults(object, clusterWide, context), ...context.declared.take('roleRef')],
  cells: (object, { now }) => [
    nameOf(object),
    `${object.roleRef.kind}/${object.roleRef.name}`,
    ageOf(object, now),
    ...subjectCells(object),
  ],
});

/** Users and groups belong to the group of roles, service accounts to the core group. */
function rbacSubject(subject: Draft<Subject>, words: Words): void {
  if (!subject.apiGroup && (subject.kind === 'User' || subject.kind === 'Group')) subject.apiGroup = ownGroup(words);
}

const groupOf = (apiVersion: string): string => (apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '');

/** Gives subjects a group: the first version gave them an apiVersion, and had a user named `*` that stood for everyone. */
function subjectsToHub(converted: Draft<RoleBinding>, original: Draft<BindingAlpha>, words: Words): void {
  for (const [i, subject] of (converted.subjects ?? []).entries()) {
    const group = groupOf(original.subjects?.[i]?.apiVersion ?? '');
    subject.apiGroup = group === '' && (subject.kind === 'User' || subject.kind === 'Group') ? ownGroup(words) : group;
    if (subject.kind === 'User' && subject.name === '*') {
      subject.kind = 'Group';
      subject.name = 'system:authenticated';
    }
  }
}

function subjectsFromHub(converted: Draft<BindingAlpha>, original: Draft<RoleBinding>): void {
  for (const [i, subject] of (converted.subjects ?? []).entries()) {
    const { apiGroup = '' } = original.subjects?.[i] ?? {};
    if (subject.kind === 'ServiceAccount') subject.apiVersion = 'v1';
    else if (apiGroup !== '') subject.apiVersion = `${apiGroup}/v1alpha1`;
  }
}

export const clusterRoleBinding = defineKind<ClusterRoleBinding>({
  resource: 'clusterrolebindings.rbac.authorization.{groupDomain}',
  strategy: bindingStrategy(true),
});

export const roleBinding = defineKind<RoleBinding>({
  resource: 'rolebindings.rbac.authorization.{groupDomain}',
  strategy: bindingStrategy(false),
  // Subjects of cluster role bindings are of the same type, and are defaulted and converted by these, too.
  defaulters: { rbacSubject },
  conversions: { subjectsToHub, subjectsFromHub },
});

export const clusterRole = defineKind<ClusterRole>({
  resource: 'clusterroles.rbac.authorization.{groupDomain}',
  strategy: roleStrategy(false),
});

export const role = defineKind<Role>({
  resource: 'roles.rbac.authorization.{groupDomain}',
  strategy: roleStrategy(true),
});
