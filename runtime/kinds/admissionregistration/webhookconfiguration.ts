/** Webhook configurations (specification 2): which webhooks are called about which requests, and what each version asks of them. */

import type {
  MutatingWebhook,
  MutatingWebhookConfiguration,
  ValidatingWebhook,
  ValidatingWebhookConfiguration,
} from '../../../generated/admissionregistration/v1/types.js';
import * as allowed from '../../../generated/admissionregistration/v1/values.js';
import * as allowedBefore from '../../../generated/admissionregistration/v1beta1/values.js';
import { type FieldError, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { LimitedRule, Strategy, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { choiceFaults } from '../rules/values.js';
import { webhookClientFaults } from '../rules/webhook-client.js';
import { reviewVersionFaults } from '../rules/webhook-reviews.js';
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
  readonly noSideEffects: boolean;
  readonly knownReviewVersion: boolean;
}

function sideEffectFaults(at: string, sideEffects: string | null, strict: boolean): FieldError[] {
  if (sideEffects === null) return strict ? [required(at, `must specify one of ${allowed.ValidatingWebhook.sideEffects.join(', ')}`)] : [];
  return choiceFaults(at, sideEffects, (strict ? allowed : allowedBefore).ValidatingWebhook.sideEffects);
}

function webhookFaults(at: string, hook: Webhook, strictness: Strictness, declared: DeclaredFaults): FieldError[] {
  const { admissionReviewVersions } = hook;
  return [
    ...faultsOfEach(hook.rules ?? [], (rule, i) => requestRuleFaults(`${at}.rules[${i}]`, rule, declared)),
    ...declared.take(at, 'failurePolicy', 'matchPolicy'),
    ...sideEffectFaults(`${at}.sideEffects`, hook.sideEffects, strictness.noSideEffects),
    ...declared.take(at, 'timeoutSeconds', 'reinvocationPolicy'),
    ...labelSelectorFaults(`${at}.namespaceSelector`, hook.namespaceSelector),
    ...labelSelectorFaults(`${at}.objectSelector`, hook.objectSelector),
    ...webhookClientFaults(`${at}.clientConfig`, hook.clientConfig, declared),
    ...declared.take(at, 'admissionReviewVersions'),
    ...reviewVersionFaults(`${at}.admissionReviewVersions`, admissionReviewVersions ?? [], strictness.knownReviewVersion),
    ...conditionFaults(`${at}.matchConditions`, hook.matchConditions, declared),
  ];
}

const namesOf = (webhooks: readonly Webhook[]): string[] => webhooks.map(({ name }) => name);

const isRepeat = ({ reason }: FieldError): boolean => reason === 'FieldValueDuplicate';

/** Faults of webhooks. That a name is there already is told after all else of a webhook. */
const faults = ({ webhooks = [] }: WebhookConfiguration, strictness: Strictness, declared: DeclaredFaults): FieldError[] =>
  faultsOfEach(webhooks, (hook, i) => {
    const ofName = declared.take(`webhooks[${i}].name`);
    return [
      ...ofName.filter((fault) => !isRepeat(fault)),
      ...webhookFaults(`webhooks[${i}]`, hook, strictness, declared),
      ...ofName.filter(isRepeat),
    ];
  });

const RULES: Readonly<Record<keyof Strictness | 'uniqueNames', LimitedRule<WebhookConfiguration>>> = {
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
