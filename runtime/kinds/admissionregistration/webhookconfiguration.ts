/** Webhook configurations (specification 2): who is called, about what, and how much the version asked in takes for granted. */

import { duplicate, type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import type { LimitedRule, Strategy, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { choiceFaults, formatFaults, isAbsent, repeatsOf, textsOf } from '../rules/values.js';
import { webhookClientFaults } from '../rules/webhook-client.js';
import { ageOf, type Fields, listOf, nameOf, text } from '../shown.js';

const OPERATIONS = ['*', 'CONNECT', 'CREATE', 'DELETE', 'UPDATE'];
const SCOPES = ['*', 'Cluster', 'Namespaced'];
const REVIEW_VERSIONS = ['v1', 'v1beta1'];
const NO_SIDE_EFFECTS = ['None', 'NoneOnDryRun'];
const SIDE_EFFECTS = ['None', 'NoneOnDryRun', 'Some', 'Unknown'];

/** What is asked of a configuration; what the stored one lacks already, an update may go on lacking. */
interface Strictness {
  readonly uniqueNames: boolean;
  readonly noSideEffects: boolean;
  readonly knownReviewVersion: boolean;
}

function nameFaults(at: string, name: string): FieldError[] {
  if (name === '') return [required(at)];
  const faults = faultsOf('dns-subdomain', name);
  if (faults.length > 0) return [invalidValue(at, name, faults.join(','))];
  return name.split('.').length < 3 ? [invalidValue(at, name, 'should be a domain with at least three segments separated by dots')] : [];
}

/** A list that says something, and `*` only by itself. */
function wildcardFaults(at: string, value: unknown, others: string): FieldError[] {
  const texts = textsOf(value);
  if (texts.length === 0) return [required(at)];
  return texts.length > 1 && texts.includes('*') ? [invalidValue(at, value, `if '*' is present, must not specify other ${others}`)] : [];
}

function resourceFaults(at: string, value: unknown): FieldError[] {
  const resources = textsOf(value);
  if (resources.length === 0) return [required(at)];
  const [ofAll, inAll] = [new Set<string>(), new Set<string>()];
  const out = faultsOfEach(resources, (resource, i) => {
    if (resource === '') return [required(`${at}[${i}]`)];
    const slash = resource.indexOf('/');
    if (slash < 0) return [];
    const [name, subresource] = [resource.slice(0, slash), resource.slice(slash + 1)];
    const covered = [...(ofAll.has(name) ? [`${name}/*`] : []), ...(inAll.has(subresource) ? [`*/${subresource}`] : [])];
    if (subresource === '*') ofAll.add(name);
    if (name === '*') inAll.add(subresource);
    return covered.map((by) => invalidValue(`${at}[${i}]`, resource, `if '${by}' is present, must not specify ${resource}`));
  });
  if (resources.length > 1 && resources.includes('*/*'))
    out.push(invalidValue(at, value, "if '*/*' is present, must not specify other resources"));
  // Clients know only the last of the kinds to be looked at.
  const whole = resources.filter((resource) => resource !== '' && !resource.includes('/'));
  if (whole.includes('*') && whole.at(-1) !== '*')
    out.push(invalidValue(at, value, "if '*' is present, must not specify other resources without subresources"));
  return out;
}

const ruleFaults = (at: string, rule: Fields): FieldError[] => [
  ...wildcardFaults(`${at}.operations`, rule.operations, 'operations'),
  ...faultsOfEach(textsOf(rule.operations), (op, i) => choiceFaults(`${at}.operations[${i}]`, op, OPERATIONS)),
  ...wildcardFaults(`${at}.apiGroups`, rule.apiGroups, 'API groups'),
  ...wildcardFaults(`${at}.apiVersions`, rule.apiVersions, 'API versions'),
  ...faultsOfEach(textsOf(rule.apiVersions), (version, i) => (version === '' ? [required(`${at}.apiVersions[${i}]`)] : [])),
  ...resourceFaults(`${at}.resources`, rule.resources),
  ...(isAbsent(rule.scope) ? [] : choiceFaults(`${at}.scope`, rule.scope, SCOPES)),
];

function sideEffectFaults(at: string, value: unknown, strict: boolean): FieldError[] {
  if (strict && isAbsent(value)) return [required(at, `must specify one of ${NO_SIDE_EFFECTS.join(', ')}`)];
  return isAbsent(value) ? [] : choiceFaults(at, value, strict ? NO_SIDE_EFFECTS : SIDE_EFFECTS);
}

function reviewVersionFaults(at: string, value: unknown, strict: boolean): FieldError[] {
  const versions = textsOf(value);
  if (versions.length === 0) return [required(at, `must specify one of ${REVIEW_VERSIONS.join(', ')}`)];
  const repeats = repeatsOf(versions);
  const out = faultsOfEach(versions, (version, i) =>
    repeats.has(i) ? [invalidValue(`${at}[${i}]`, version, 'duplicate version')] : formatFaults('dns-1035-label', `${at}[${i}]`, version),
  );
  if (strict && !versions.some((v) => REVIEW_VERSIONS.includes(v)))
    out.push(invalidValue(at, value, `must include at least one of ${REVIEW_VERSIONS.join(', ')}`));
  return out;
}

function webhookFaults(at: string, hook: Fields, strictness: Strictness): FieldError[] {
  const optional = (field: string, choices: readonly string[]): FieldError[] =>
    isAbsent(hook[field]) ? [] : choiceFaults(`${at}.${field}`, hook[field], choices);
  const { timeoutSeconds: timeout } = hook;
  return [
    ...nameFaults(`${at}.name`, text(hook.name)),
    ...faultsOfEach(listOf(hook.rules), (rule, i) => ruleFaults(`${at}.rules[${i}]`, rule)),
    ...optional('failurePolicy', ['Fail', 'Ignore']),
    ...optional('matchPolicy', ['Equivalent', 'Exact']),
    ...sideEffectFaults(`${at}.sideEffects`, hook.sideEffects, strictness.noSideEffects),
    ...(isAbsent(timeout) || (Number(timeout) >= 1 && Number(timeout) <= 30)
      ? []
      : [invalidValue(`${at}.timeoutSeconds`, timeout, 'the timeout value must be between 1 and 30 seconds')]),
    ...optional('reinvocationPolicy', ['IfNeeded', 'Never']),
    ...labelSelectorFaults(`${at}.namespaceSelector`, hook.namespaceSelector),
    ...labelSelectorFaults(`${at}.objectSelector`, hook.objectSelector),
    ...webhookClientFaults(`${at}.clientConfig`, hook.clientConfig),
    ...reviewVersionFaults(`${at}.admissionReviewVersions`, hook.admissionReviewVersions, strictness.knownReviewVersion),
  ];
}

const namesOf = (object: ApiObject): string[] => listOf(object.webhooks).map((h) => text(h.name));

function faults(object: ApiObject, strictness: Strictness): FieldError[] {
  const names = namesOf(object);
  const repeats = repeatsOf(names);
  return faultsOfEach(listOf(object.webhooks), (hook, i) => {
    const name = names[i] ?? '';
    const repeated = strictness.uniqueNames && name !== '' && repeats.has(i);
    return [...webhookFaults(`webhooks[${i}]`, hook, strictness), ...(repeated ? [duplicate(`webhooks[${i}].name`, name)] : [])];
  });
}

const RULES: Readonly<Record<keyof Strictness, LimitedRule>> = {
  uniqueNames: { brokenBy: (stored) => new Set(namesOf(stored)).size < listOf(stored.webhooks).length },
  noSideEffects: { brokenBy: (stored) => listOf(stored.webhooks).some((h) => !NO_SIDE_EFFECTS.includes(text(h.sideEffects))) },
  knownReviewVersion: {
    brokenBy: (stored) => listOf(stored.webhooks).some((h) => !textsOf(h.admissionReviewVersions).some((v) => REVIEW_VERSIONS.includes(v))),
  },
};

const strictnessOf = ({ asks }: WriteContext): Strictness => ({
  uniqueNames: asks('uniqueNames'),
  noSideEffects: asks('noSideEffects'),
  knownReviewVersion: asks('knownReviewVersion'),
});

const webhookConfigurationStrategy: Strategy = {
  rules: RULES,
  validate: (object, context) => faults(object, strictnessOf(context)),
  cells: (object, { now }) => [nameOf(object), listOf(object.webhooks).length, ageOf(object, now)],
};

export const mutatingWebhookConfiguration = defineKind<ApiObject>({
  resource: 'mutatingwebhookconfigurations.admissionregistration.{groupDomain}',
  strategy: webhookConfigurationStrategy,
});

export const validatingWebhookConfiguration = defineKind<ApiObject>({
  resource: 'validatingwebhookconfigurations.admissionregistration.{groupDomain}',
  strategy: webhookConfigurationStrategy,
});
