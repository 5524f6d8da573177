/** How custom objects are converted from version to version: not at all, or by a webhook. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { choiceFaults, formatFaults, isAbsent, textsOf } from '../rules/values.js';
import { webhookClientFaults } from '../rules/webhook-client.js';
import { type Fields, fieldsOf, text } from '../shown.js';

const REVIEW_VERSIONS = ['v1', 'v1beta1'];

/** Whether the server can speak to a webhook that understands these versions of reviews. */
const isUnderstood = (versions: readonly string[]): boolean => versions.some((v) => REVIEW_VERSIONS.includes(v));

export const speaksNoKnownReview = (spec: Fields): boolean => {
  const versions = textsOf(fieldsOf(spec.conversion).conversionReviewVersions);
  return versions.length > 0 && !isUnderstood(versions);
};

function reviewVersionFaults(at: string, value: unknown, known: boolean): FieldError[] {
  const versions = textsOf(value);
  if (versions.length === 0) return [required(at)];
  return [
    ...faultsOfEach(versions, (version, i) =>
      versions.indexOf(version) < i
        ? [invalidValue(`${at}[${i}]`, version, 'duplicate version')]
        : formatFaults('dns-1035-label', `${at}[${i}]`, version),
    ),
    ...(known && !isUnderstood(versions) ? [invalidValue(at, versions, `must include at least one of ${REVIEW_VERSIONS.join(', ')}`)] : []),
  ];
}

/** What stands beside the strategy belongs to webhooks, and is told by the names it has in the hub. */
export function conversionFaults(at: string, spec: Fields, knownReview: boolean): FieldError[] {
  if (isAbsent(spec.conversion)) return [];
  const { strategy, webhookClientConfig, conversionReviewVersions } = fieldsOf(spec.conversion);
  const webhook = strategy === 'Webhook';
  const unasked = (field: string): FieldError => forbiddenField(`${at}.${field}`, 'should not be set when strategy is not set to Webhook');
  return [
    ...(strategy !== 'None' && spec.preserveUnknownFields !== false
      ? [invalidValue(`${at}.strategy`, text(strategy), 'must be None if spec.preserveUnknownFields is true')]
      : []),
    ...(text(strategy) === '' ? [required(`${at}.strategy`)] : choiceFaults(`${at}.strategy`, strategy, ['None', 'Webhook'])),
    ...(!webhook && !isAbsent(webhookClientConfig) ? [unasked('webhookClientConfig')] : []),
    ...(!webhook && textsOf(conversionReviewVersions).length > 0 ? [unasked('conversionReviewVersions')] : []),
    ...(webhook && isAbsent(webhookClientConfig)
      ? [required(`${at}.webhookClientConfig`, 'required when strategy is set to Webhook')]
      : []),
    ...(webhook && !isAbsent(webhookClientConfig) ? webhookClientFaults(`${at}.webhookClientConfig`, webhookClientConfig) : []),
    ...(webhook ? reviewVersionFaults(`${at}.conversionReviewVersions`, conversionReviewVersions, knownReview) : []),
  ];
}
