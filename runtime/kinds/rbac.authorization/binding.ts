/** Roles and bindings: rules are always shown, references are fixed, subjects name something. */

import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { Printed } from '../../model/printed-values.js';
import { sameValue } from '../../model/same.js';
import { group } from '../../model/words.js';
import type { Strategy } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { formatFaults, neededText } from '../rules/values.js';
import { ageOf, fieldsOf, listOf, nameOf, text } from '../shown.js';

function ruleFaults(object: ApiObject, namespaced: boolean): FieldError[] {
  return faultsOfEach(listOf(object.rules), (rule, i) => {
    const at = `rules[${i}]`;
    const listed = (name: string): readonly unknown[] => (Array.isArray(rule[name]) ? (rule[name] as unknown[]) : []);
    const out: FieldError[] = [];
    if (listed('nonResourceURLs').length > 0) {
      if (namespaced)
        out.push(invalidValue(`${at}.nonResourceURLs`, rule.nonResourceURLs, 'namespaced rules cannot apply to non-resource URLs'));
      if (listed('apiGroups').length + listed('resources').length + listed('resourceNames').length > 0)
        out.push(
          invalidValue(`${at}.nonResourceURLs`, rule.nonResourceURLs, 'rules cannot apply to both regular resources and non-resource URLs'),
        );
      return out;
    }
    if (listed('apiGroups').length === 0) out.push(required(`${at}.apiGroups`, 'resource rules must supply at least one api group'));
    if (listed('resources').length === 0) out.push(required(`${at}.resources`, 'resource rules must supply at least one resource'));
    return out;
  });
}

/** Selectors of the roles that a role gathers: each well formed. */
const aggregationFaults = (object: ApiObject): FieldError[] =>
  faultsOfEach(listOf(fieldsOf(object.aggregationRule).clusterRoleSelectors), (selector, i) => {
    const at = `aggregationRule.clusterRoleSelectors[${i}]`;
    const faults = labelSelectorFaults(at, selector);
    return faults.length === 0 ? [] : [...faults, invalidValue(at, new Printed('"null"'), 'invalid label selector.')];
  });

const roleStrategy = (namespaced: boolean): Strategy => ({
  validate: (object) => [...ruleFaults(object, namespaced), ...aggregationFaults(object)],
});

function subjectFaults(subject: ReturnType<typeof fieldsOf>, at: string, clusterWide: boolean): FieldError[] {
  const out: FieldError[] = [];
  const kind = text(subject.kind);
  if (text(subject.name) === '') out.push(required(`${at}.name`));
  if (kind === 'ServiceAccount') {
    if (text(subject.name) !== '') out.push(...formatFaults('dns-subdomain', `${at}.name`, text(subject.name)));
    if (text(subject.apiGroup) !== '') out.push(notSupported(`${at}.apiGroup`, subject.apiGroup, ['']));
    if (clusterWide && text(subject.namespace) === '') out.push(required(`${at}.namespace`));
  } else if (kind === 'User' || kind === 'Group') {
    if (subject.apiGroup !== group('rbac.authorization'))
      out.push(notSupported(`${at}.apiGroup`, text(subject.apiGroup), [group('rbac.authorization')]));
  } else out.push(notSupported(`${at}.kind`, kind, ['ServiceAccount', 'User', 'Group']));
  return out;
}

function bindingFaults(object: ApiObject, clusterWide: boolean): FieldError[] {
  const ref = fieldsOf(object.roleRef);
  const kinds = clusterWide ? ['ClusterRole'] : ['Role', 'ClusterRole'];
  const out: FieldError[] = [];
  if (ref.apiGroup !== group('rbac.authorization'))
    out.push(notSupported('roleRef.apiGroup', text(ref.apiGroup), [group('rbac.authorization')]));
  if (!kinds.includes(text(ref.kind))) out.push(notSupported('roleRef.kind', text(ref.kind), kinds));
  out.push(...neededText('path-segment', 'roleRef.name', text(ref.name)));
  return [...out, ...faultsOfEach(listOf(object.subjects), (subject, i) => subjectFaults(subject, `subjects[${i}]`, clusterWide))];
}

/** Users, groups and accounts of a binding, each kind in one cell. */
function subjectCells(object: ApiObject): string[] {
  const of = (kind: string): string =>
    listOf(object.subjects)
      .filter((s) => s.kind === kind)
      .map((s) => (kind === 'ServiceAccount' ? `${text(s.namespace)}/${text(s.name)}` : text(s.name)))
      .join(', ');
  return [of('User'), of('Group'), of('ServiceAccount')];
}

const bindingStrategy = (clusterWide: boolean): Strategy => ({
  validate: (object) => bindingFaults(object, clusterWide),
  validateUpdate: (object, old) => [
    ...bindingFaults(object, clusterWide),
    ...(sameValue(object.roleRef, old.roleRef) ? [] : [invalidValue('roleRef', object.roleRef, 'cannot change roleRef')]),
  ],
  cells(object, { now }) {
    const ref = fieldsOf(object.roleRef);
    return [nameOf(object), `${text(ref.kind)}/${text(ref.name)}`, ageOf(object, now), ...subjectCells(object)];
  },
});

export const clusterRoleBinding = defineKind<ApiObject>({
  resource: 'clusterrolebindings.rbac.authorization.{groupDomain}',
  strategy: bindingStrategy(true),
});

export const roleBinding = defineKind<ApiObject>({
  resource: 'rolebindings.rbac.authorization.{groupDomain}',
  strategy: bindingStrategy(false),
});

export const clusterRole = defineKind<ApiObject>({
  resource: 'clusterroles.rbac.authorization.{groupDomain}',
  strategy: roleStrategy(false),
});

export const role = defineKind<ApiObject>({
  resource: 'roles.rbac.authorization.{groupDomain}',
  strategy: roleStrategy(true),
});
