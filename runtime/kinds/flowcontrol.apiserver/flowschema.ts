/** Flow schemas: which requests of whom they match, in which order they are tried, and the priority level that they lead to. */

import type {
  FlowSchema,
  PolicyRulesWithSubjects,
  ResourcePolicyRule,
  ServiceAccountSubject,
  Subject,
} from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import * as allowed from '../../../generated/flowcontrol.apiserver/v1beta1/values.js';
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { wildcardFaults } from '../rules/resource-rules.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';
import { schemaFaultsOf } from './initial.js';

const precedenceFaults = (precedence: number, name: string): FieldError[] =>
  precedence === 1 && name !== 'exempt'
    ? [invalidValue('spec.matchingPrecedence', precedence, "only the schema named 'exempt' may have matchingPrecedence 1")]
    : [];

function accountFaults(at: string, { name }: ServiceAccountSubject, declared: DeclaredFaults): FieldError[] {
  return [
    ...declared.take(at, 'name'),
    ...(name === '' || name === '*' ? [] : formatFaults('dns-subdomain', `${at}.name`, name)),
    ...declared.take(at),
  ];
}

interface SubjectRule {
  /** The field of a subject that its kind fills. */
  readonly field: 'group' | 'serviceAccount' | 'user';
  /** Faults of that field; undefined where it is absent. */
  faults(at: string, subject: Subject, declared: DeclaredFaults): readonly FieldError[] | undefined;
  /** Kinds whose fields are forbidden, in the order in which clients are told. */
  readonly others: readonly string[];
}

const SUBJECTS: Readonly<Record<string, SubjectRule>> = {
  Group: { field: 'group', faults: (at, { group }, declared) => group && declared.take(at), others: ['ServiceAccount', 'User'] },
  ServiceAccount: {
    field: 'serviceAccount',
    faults: (at, { serviceAccount }, declared) => serviceAccount && accountFaults(at, serviceAccount, declared),
    others: ['User', 'Group'],
  },
  User: { field: 'user', faults: (at, { user }, declared) => user && declared.take(at), others: ['ServiceAccount', 'Group'] },
};

function subjectFaults(at: string, subject: Subject, declared: DeclaredFaults): readonly FieldError[] {
  const { kind } = subject;
  const unknown = declared.take(at, 'kind');
  const rule = Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[kind] : undefined;
  const own = rule?.faults(`${at}.${rule.field}`, subject, declared);
  // Fields of other kinds are refused as they are.
  declared.take(at);
  if (rule === undefined) return unknown;
  const { field, others } = rule;
  return [
    ...(own ?? [required(`${at}.${field}`, `${field} is required when subject kind is '${kind}'`)]),
    ...faultsOfEach(others, (other) => {
      const unused = SUBJECTS[other]?.field;
      return unused === undefined || subject[unused] === undefined
        ? []
        : [forbiddenField(`${at}.${unused}`, `${unused} is forbidden when subject kind is not '${other}'`)];
    }),
  ];
}

function verbFaults(at: string, verbs: readonly string[], known: readonly string[], declared: DeclaredFaults): FieldError[] {
  const out = [...declared.take(at), ...wildcardFaults(at, verbs, 'verbs')];
  return out.length > 0 || verbs.includes('*') || verbs.every((verb) => known.includes(verb)) ? out : [notSupported(at, verbs, known)];
}

function namespaceFaults(at: string, namespaces: readonly string[]): FieldError[] {
  const out = wildcardFaults(at, namespaces, 'namespaces');
  if (out.length > 0) return out;
  return faultsOfEach(namespaces, (namespace, i) =>
    namespace === '*'
      ? []
      : faultsOf('dns-label', namespace).map((fault) =>
          invalidValue(`${at}[${i}]`, namespace, `each member of this list must be '*' or a DNS-1123 label; ${fault}`),
        ),
  );
}

const resourceRuleFaults = (at: string, rule: ResourcePolicyRule, declared: DeclaredFaults): FieldError[] => [
  ...verbFaults(`${at}.verbs`, rule.verbs ?? [], allowed.ResourcePolicyRule.verbs, declared),
  ...declared.take(at, 'apiGroups'),
  ...wildcardFaults(`${at}.apiGroups`, rule.apiGroups ?? [], 'api groups'),
  ...declared.take(at, 'resources'),
  ...wildcardFaults(`${at}.resources`, rule.resources ?? [], 'resources'),
  ...declared.take(at, 'namespaces'),
  ...namespaceFaults(`${at}.namespaces`, rule.namespaces ?? []),
];

/** The first fault of a path outside of the API; a `*` at its end stands for all that follows the slash before it. */
function pathFault(path: string): string | undefined {
  if (path === '') return 'must not be empty';
  if (!path.startsWith('/')) return 'must start with slash';
  if (path.includes(' ')) return 'must not contain white-space';
  if (path.includes('//')) return 'must not contain double slash';
  const wildcard = path.indexOf('*');
  return wildcard < 0 || (wildcard === path.length - 1 && path.endsWith('/*')) ? undefined : 'wildcard can only do suffix matching';
}

function pathFaults(at: string, paths: readonly string[]): FieldError[] {
  const out = wildcardFaults(at, paths, 'non-resource URLs');
  if (out.length > 0 || paths.includes('*')) return out;
  return faultsOfEach(paths, (path, i) => {
    const fault = pathFault(path);
    return fault === undefined ? [] : [invalidValue(`${at}[${i}]`, path, fault)];
  });
}

function ruleFaults(
  at: string,
  { subjects, resourceRules: resources = [], nonResourceRules: others = [] }: PolicyRulesWithSubjects,
  declared: DeclaredFaults,
): FieldError[] {
  return [
    ...((subjects ?? []).length === 0 ? declared.take(at, 'subjects') : []),
    ...faultsOfEach(subjects ?? [], (subject, i) => subjectFaults(`${at}.subjects[${i}]`, subject, declared)),
    ...(resources.length + others.length === 0
      ? [required(at, 'at least one of resourceRules and nonResourceRules has to be non-empty')]
      : []),
    ...faultsOfEach(resources, (r, i) => resourceRuleFaults(`${at}.resourceRules[${i}]`, r, declared)),
    ...faultsOfEach(others, (r, i) => [
      ...verbFaults(`${at}.nonResourceRules[${i}].verbs`, r.verbs ?? [], allowed.NonResourcePolicyRule.verbs, declared),
      ...declared.take(`${at}.nonResourceRules[${i}].nonResourceURLs`),
      ...pathFaults(`${at}.nonResourceRules[${i}].nonResourceURLs`, r.nonResourceURLs ?? []),
    ]),
  ];
}

function faults(object: FlowSchema, { words, declared }: RuleContext): FieldError[] {
  const { spec } = object;
  const { matchingPrecedence, distinguisherMethod: method, rules = [] } = spec;
  const methods = allowed.FlowDistinguisherMethod.type;
  return [
    ...declared.take('spec', 'matchingPrecedence'),
    ...precedenceFaults(matchingPrecedence, nameOf(object)),
    ...(method === undefined || methods.includes(method.type) ? [] : [notSupported('spec.distinguisherMethod.type', method, methods)]),
    ...declared.take('spec', 'priorityLevelConfiguration'),
    ...faultsOfEach(rules, (rule, i) => ruleFaults(`spec.rules[${i}]`, rule, declared)),
    ...schemaFaultsOf(nameOf(object), spec, words),
  ];
}

const precedenceOf = ({ spec }: FlowSchema): number => spec.matchingPrecedence;

export const flowSchema = defineKind<FlowSchema>({
  resource: 'flowschemas.flowcontrol.apiserver.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    statusOwnsNoMetadata: true,
    validate: faults,
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : faults(object, context)),
    rowOrder: (a, b) => precedenceOf(a) - precedenceOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1),
    cells(object, { now }) {
      const { priorityLevelConfiguration, matchingPrecedence, distinguisherMethod } = object.spec;
      const dangling = object.status.conditions?.find(({ type }) => type === 'Dangling');
      return [
        nameOf(object),
        priorityLevelConfiguration.name,
        matchingPrecedence,
        distinguisherMethod?.type || NONE,
        ageOf(object, now),
        dangling === undefined ? '?' : (dangling.status ?? ''),
      ];
    },
  },
});
