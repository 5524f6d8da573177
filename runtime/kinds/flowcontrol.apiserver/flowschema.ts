/** Flow schemas: which requests of whom they match, in which order they are tried, and the priority level that they lead to. */

import type {
  FlowSchema,
  PolicyRulesWithSubjects,
  ResourcePolicyRule,
  ServiceAccountSubject,
  Subject,
} from '../../../generated/flowcontrol.apiserver/v1beta1/types.js';
import * as allowed from '../../../generated/flowcontrol.apiserver/v1beta1/values.js';
import { type FieldError, invalidValue, notSupported } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
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

type SubjectField = 'group' | 'serviceAccount' | 'user';

/** The field of a subject that its kind fills, and those of other kinds, in the order in which clients are told of them. */
const FIELDS: Readonly<Record<string, readonly SubjectField[]>> = {
  Group: ['group', 'serviceAccount', 'user'],
  ServiceAccount: ['serviceAccount', 'user', 'group'],
  User: ['user', 'serviceAccount', 'group'],
};

function subjectFaults(at: string, { kind, serviceAccount }: Subject, declared: DeclaredFaults): readonly FieldError[] {
  const unknown = declared.take(at, 'kind');
  const fields = Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined;
  const faultsAt = (field: SubjectField): readonly FieldError[] =>
    field === 'serviceAccount' && kind === 'ServiceAccount' && serviceAccount !== undefined
      ? accountFaults(`${at}.${field}`, serviceAccount, declared)
      : declared.take(`${at}.${field}`);
  const out = fields === undefined ? unknown : faultsOfEach(fields, faultsAt);
  // Nothing else is told of a subject of an unknown kind.
  declared.take(at);
  return out;
}

function verbFaults(at: string, verbs: readonly string[], known: readonly string[], declared: DeclaredFaults): FieldError[] {
  const out = declared.take(at);
  return out.length > 0 || verbs.includes('*') || verbs.every((verb) => known.includes(verb)) ? [...out] : [notSupported(at, verbs, known)];
}

function namespaceFaults(at: string, namespaces: readonly string[], declared: DeclaredFaults): readonly FieldError[] {
  const out = declared.take(at);
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
  ...declared.take(at, 'apiGroups', 'resources'),
  ...namespaceFaults(`${at}.namespaces`, rule.namespaces ?? [], declared),
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

function pathFaults(at: string, paths: readonly string[], declared: DeclaredFaults): readonly FieldError[] {
  const out = declared.take(at);
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
    ...declared.takeOnly(at),
    ...faultsOfEach(resources, (r, i) => resourceRuleFaults(`${at}.resourceRules[${i}]`, r, declared)),
    ...faultsOfEach(others, (r, i) => [
      ...verbFaults(`${at}.nonResourceRules[${i}].verbs`, r.verbs ?? [], allowed.NonResourcePolicyRule.verbs, declared),
      ...pathFaults(`${at}.nonResourceRules[${i}].nonResourceURLs`, r.nonResourceURLs ?? [], declared),
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
