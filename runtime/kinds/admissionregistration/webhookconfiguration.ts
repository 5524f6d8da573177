/** Webhook configurations (specification 2): which webhooks are called about which requests, and what each version asks of them. */

import type {
  MutatingWebhook,
  MutatingWebhookConfiguration,
  ValidatingWebhook,
  ValidatingWebhookConfiguration,
} from '../../../generated/admissionregistration/v1/types.js';
import * as allowed from '../../../generated/admissionregistration/v1/values.js';
import * as allowedBefore from '../../../generated/admissionregistration/v1beta1/values.js';
import { duplicate, type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import type { LimitedRule, Strategy, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { choiceFaults, repeatsOf } from '../rules/values.js';
import { type WebhookClient, webhookClientFaults } from '../rules/webhook-client.js';
import { NO_REVIEW_VERSION, reviewVersionFaults } from '../rules/webhook-reviews.js';
import { ageOf, nameOf } from '../shown.js';
import { expressionSearch } from './expressions.js';
import { conditionExpressions, conditionFaults } from './match-conditions.js';
import { requestRuleFaults } from './request-rules.js';

/** A webhook of either kind; only those that change objects may be called again. */
type Webhook = ValidatingWebhook & Partial<Pick<MutatingWebhook, 'reinvocationPolicy'>>;
type WebhookConfiguration = Pick<ValidatingWebhookConfiguration, 'metadata'> & { readonly webhooks?: readonly Webhook[] };

const REVIEW_VERSIONS = ['v1', 'v1beta1'];

/** Rules that not every version has, and that an update may go on breaking where the stored configuration does. */
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

function sideEffectFaults(at: string, sideEffects: string | null, strict: boolean): FieldError[] {
  if (sideEffects === null) return strict ? [required(at, `must specify one of ${allowed.ValidatingWebhook.sideEffects.join(', ')}`)] : [];
  return choiceFaults(at, sideEffects, (strict ? allowed : allowedBefore).ValidatingWebhook.sideEffects);
}

/** A conformant server tells a service without a name as one without a namespace, and the reverse, which clients' tests know. */
const asConformant = ({ service, ...client }: Webhook['clientConfig']): WebhookClient => ({
  ...client,
  ...(service === undefined || service === null ? {} : { service: { ...service, name: service.namespace, namespace: service.name } }),
});

function webhookFaults(at: string, hook: Webhook, strictness: Strictness, declared: DeclaredFaults): FieldError[] {
  const { admissionReviewVersions } = hook;
  return [
    ...nameFaults(`${at}.name`, hook.name),
    ...faultsOfEach(hook.rules ?? [], (rule, i) => requestRuleFaults(`${at}.rules[${i}]`, rule, declared)),
    ...declared.take(at, 'failurePolicy', 'matchPolicy'),
    ...sideEffectFaults(`${at}.sideEffects`, hook.sideEffects, strictness.noSideEffects),
    ...declared.take(at, 'timeoutSeconds', 'reinvocationPolicy'),
    ...labelSelectorFaults(`${at}.namespaceSelector`, hook.namespaceSelector),
    ...labelSelectorFaults(`${at}.objectSelector`, hook.objectSelector),
    ...webhookClientFaults(`${at}.clientConfig`, asConformant(hook.clientConfig)),
    ...reviewVersionFaults(`${at}.admissionReviewVersions`, admissionReviewVersions ?? [], {
      known: strictness.knownReviewVersion,
      missing: NO_REVIEW_VERSION,
    }),
    ...conditionFaults(`${at}.matchConditions`, hook.matchConditions, declared),
  ];
}

const namesOf = (webhooks: readonly Webhook[]): string[] => webhooks.map(({ name }) => name);

function faults({ webhooks = [] }: WebhookConfiguration, strictness: Strictness, declared: DeclaredFaults): FieldError[] {
  const repeats = repeatsOf(namesOf(webhooks));
  return faultsOfEach(webhooks, (hook, i) => {
    const repeated = strictness.uniqueNames && hook.name !== '' && repeats.has(i);
    return [
      ...webhookFaults(`webhooks[${i}]`, hook, strictness, declared),
      ...(repeated ? [duplicate(`webhooks[${i}].name`, hook.name)] : []),
    ];
  });
}

const RULES: Readonly<Record<keyof Strictness, LimitedRule<WebhookConfiguration>>> = {
  uniqueNames: { brokenBy: ({ webhooks = [] }) => new Set(namesOf(webhooks)).size < webhooks.length },
  noSideEffects: {
    brokenBy: ({ webhooks = [] }) => webhooks.some((hook) => !allowed.ValidatingWebhook.sideEffects.includes(hook.sideEffects ?? '')),
  },
  knownReviewVersion: {
    brokenBy: ({ webhooks = [] }) =>
      webhooks.some((hook) => !(hook.admissionReviewVersions ?? []).some((version) => REVIEW_VERSIONS.includes(version))),
  },
};

const strictnessOf = ({ asks }: WriteContext): Strictness => ({
  uniqueNames: asks('uniqueNames'),
  noSideEffects: asks('noSideEffects'),
  knownReviewVersion: asks('knownReviewVersion'),
});

const webhookConfigurationStrategy: Strategy<WebhookConfiguration> = {
  rules: RULES,
  validate: (object, context) => faults(object, strictnessOf(context), context.declared),
  validateLast: ({ webhooks = [] }, _old, context) =>
    expressionSearch(
      webhooks.flatMap(({ matchConditions }, i) => conditionExpressions(`webhooks[${i}].matchConditions`, matchConditions)),
      { hasParams: false },
      context,
    ),
  cells: (object, { now }) => [nameOf(object), object.webhooks?.length ?? 0, ageOf(object, now)],
};

export const mutatingWebhookConfiguration = defineKind<MutatingWebhookConfiguration>({
  resource: 'mutatingwebhookconfigurations.admissionregistration.{groupDomain}',
  strategy: webhookConfigurationStrategy,
});

export const validatingWebhookConfiguration = defineKind<ValidatingWebhookConfiguration>({
  resource: 'validatingwebhookconfigurations.admissionregistration.{groupDomain}',
  strategy: webhookConfigurationStrategy,
});
