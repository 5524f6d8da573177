/** Flow schemas: who asks for what, in which order, and where it goes. */

import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { formatFaults, isAbsent, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, number, text } from '../shown.js';
import { initialSchemas, mandatoryFaults } from './initial.js';

const MAX_PRECEDENCE = 10_000;
const METHODS = ['ByNamespace', 'ByUser'];
const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'proxy', 'update', 'watch'];

function precedenceFaults(precedence: number, name: string): FieldError[] {
  const field = 'spec.matchingPrecedence';
  if (precedence <= 0) return [invalidValue(field, precedence, 'must be a positive value')];
  if (precedence > MAX_PRECEDENCE) return [invalidValue(field, precedence, `must not be greater than ${MAX_PRECEDENCE}`)];
  return precedence === 1 && name !== 'exempt'
    ? [invalidValue(field, precedence, "only the schema named 'exempt' may have matchingPrecedence 1")]
    : [];
}

function accountFaults(at: string, account: Fields): FieldError[] {
  const [name, namespace] = [text(account.name), text(account.namespace)];
  return [
    ...(name === '' ? [required(`${at}.name`)] : name === '*' ? [] : formatFaults('dns-subdomain', `${at}.name`, name)),
    ...(namespace === ''
      ? [required(`${at}.namespace`, 'must specify namespace for service account')]
      : formatFaults('dns-label', `${at}.namespace`, namespace)),
  ];
}

const namedFaults = (at: string, { name }: Fields): FieldError[] => (text(name) === '' ? [required(`${at}.name`)] : []);

/** Kinds of subjects: the field each fills, its rules, and the fields of the others in the order clients know. */
const SUBJECTS: Readonly<
  Record<string, { field: string; faults: (at: string, subject: Fields) => FieldError[]; others: readonly string[] }>
> = {
  Group: { field: 'group', faults: namedFaults, others: ['ServiceAccount', 'User'] },
  ServiceAccount: { field: 'serviceAccount', faults: accountFaults, others: ['User', 'Group'] },
  User: { field: 'user', faults: namedFaults, others: ['ServiceAccount', 'Group'] },
};

function subjectFaults(at: string, subject: Fields): FieldError[] {
  const kind = text(subject.kind);
  const rule = Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[kind] : undefined;
  if (rule === undefined) return [notSupported(`${at}.kind`, kind, Object.keys(SUBJECTS))];
  const { field, faults, others } = rule;
  return [
    ...(isAbsent(subject[field])
      ? [required(`${at}.${field}`, `${field} is required when subject kind is '${kind}'`)]
      : faults(`${at}.${field}`, fieldsOf(subject[field]))),
    ...faultsOfEach(others, (other) => {
      const unused = SUBJECTS[other]?.field ?? '';
      return isAbsent(subject[unused])
        ? []
        : [forbiddenField(`${at}.${unused}`, `${unused} is forbidden when subject kind is not '${other}'`)];
    }),
  ];
}

/** A list that says something, and `*` only by itself. */
function wildcardFaults(at: string, value: unknown, missing: string, others: string): FieldError[] {
  const texts = textsOf(value);
  if (texts.length === 0) return [required(at, missing)];
  return texts.length > 1 && texts.includes('*') ? [invalidValue(at, value, `if '*' is present, must not specify other ${others}`)] : [];
}

function verbFaults(at: string, value: unknown): FieldError[] {
  const out = wildcardFaults(at, value, 'verbs must contain at least one value', 'verbs');
  return out.length > 0 || textsOf(value).includes('*') || textsOf(value).every((v) => VERBS.includes(v))
    ? out
    : [notSupported(at, value, VERBS)];
}

function namespaceFaults(at: string, value: unknown, clusterScope: boolean): FieldError[] {
  const missing = 'resource rules that are not cluster scoped must supply at least one namespace';
  if (clusterScope && textsOf(value).length === 0) return [];
  const out = wildcardFaults(at, value, missing, 'namespaces');
  if (out.length > 0) return out;
  return faultsOfEach(textsOf(value), (namespace, i) =>
    namespace === '*'
      ? []
      : faultsOf('dns-label', namespace).map((fault) =>
          invalidValue(`${at}[${i}]`, namespace, `each member of this list must be '*' or a DNS-1123 label; ${fault}`),
        ),
  );
}

const resourceRuleFaults = (at: string, rule: Fields): FieldError[] => [
  ...verbFaults(`${at}.verbs`, rule.verbs),
  ...wildcardFaults(`${at}.apiGroups`, rule.apiGroups, 'resource rules must supply at least one api group', 'api groups'),
  ...wildcardFaults(`${at}.resources`, rule.resources, 'resource rules must supply at least one resource', 'resources'),
  ...namespaceFaults(`${at}.namespaces`, rule.namespaces, rule.clusterScope === true),
];

/** The first thing wrong with a path outside of the API; a `*` stands for all that follows a slash. */
function pathFault(path: string): string | undefined {
  if (path === '') return 'must not be empty';
  if (!path.startsWith('/')) return 'must start with slash';
  if (path.includes(' ')) return 'must not contain white-space';
  if (path.includes('//')) return 'must not contain double slash';
  const wildcard = path.indexOf('*');
  return wildcard < 0 || (wildcard === path.length - 1 && path.endsWith('/*')) ? undefined : 'wildcard can only do suffix matching';
}

function pathFaults(at: string, value: unknown): FieldError[] {
  const out = wildcardFaults(at, value, 'nonResourceURLs must contain at least one value', 'non-resource URLs');
  if (out.length > 0 || textsOf(value).includes('*')) return out;
  return faultsOfEach(textsOf(value), (path, i) => {
    const fault = pathFault(path);
    return fault === undefined ? [] : [invalidValue(`${at}[${i}]`, path, fault)];
  });
}

function ruleFaults(at: string, rule: Fields): FieldError[] {
  const [subjects, resources, others] = [listOf(rule.subjects), listOf(rule.resourceRules), listOf(rule.nonResourceRules)];
  return [
    ...(subjects.length === 0 ? [required(`${at}.subjects`, 'subjects must contain at least one value')] : []),
    ...faultsOfEach(subjects, (subject, i) => subjectFaults(`${at}.subjects[${i}]`, subject)),
    ...(resources.length + others.length === 0
      ? [required(at, 'at least one of resourceRules and nonResourceRules has to be non-empty')]
      : []),
    ...faultsOfEach(resources, (r, i) => resourceRuleFaults(`${at}.resourceRules[${i}]`, r)),
    ...faultsOfEach(others, (r, i) => [
      ...verbFaults(`${at}.nonResourceRules[${i}].verbs`, r.verbs),
      ...pathFaults(`${at}.nonResourceRules[${i}].nonResourceURLs`, r.nonResourceURLs),
    ]),
  ];
}

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const { type: method } = fieldsOf(spec.distinguisherMethod);
  const level = text(fieldsOf(spec.priorityLevelConfiguration).name);
  const field = 'spec.priorityLevelConfiguration.name';
  return [
    ...precedenceFaults(number(spec.matchingPrecedence), nameOf(object)),
    ...(isAbsent(spec.distinguisherMethod) || METHODS.includes(text(method))
      ? []
      : [notSupported('spec.distinguisherMethod.type', spec.distinguisherMethod, METHODS)]),
    ...(level === '' ? [required(field, 'must reference a priority level')] : formatFaults('dns-subdomain', field, level)),
    ...faultsOfEach(listOf(spec.rules), (rule, i) => ruleFaults(`spec.rules[${i}]`, rule)),
    ...mandatoryFaults(nameOf(object), object.spec, initialSchemas()),
  ];
}

const precedenceOf = (object: ApiObject): number => number(fieldsOf(object.spec).matchingPrecedence);

export const flowSchema = defineKind<ApiObject>({
  resource: 'flowschemas.flowcontrol.apiserver.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    validate: faults,
    validateUpdate: (object, _old, { subresource }) => (subresource === 'status' ? [] : faults(object)),
    rowOrder: (a, b) => precedenceOf(a) - precedenceOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const dangling = listOf(fieldsOf(object.status).conditions).find((c) => c.type === 'Dangling');
      return [
        nameOf(object),
        text(fieldsOf(spec.priorityLevelConfiguration).name),
        number(spec.matchingPrecedence),
        text(fieldsOf(spec.distinguisherMethod).type, NONE),
        ageOf(object, now),
        dangling === undefined ? '?' : text(dangling.status),
      ];
    },
  },
});
