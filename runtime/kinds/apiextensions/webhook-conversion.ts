/** How custom objects are converted from version to version: not at all, or by a webhook. */

import type { CustomResourceDefinitionSpec } from '../../../generated/apiextensions/v1beta1/types.js';
import * as allowed from '../../../generated/apiextensions/v1beta1/values.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { formatFaults, isAbsent, neededChoice } from '../rules/values.js';
import { type WebhookClient, webhookClientFaults } from '../rules/webhook-client.js';

const REVIEW_VERSIONS = ['v1', 'v1beta1'];

/** Whether the server can speak to a webhook that understands these versions of reviews. */
const isUnderstood = (versions: readonly string[]): boolean => versions.some((v) => REVIEW_VERSIONS.includes(v));

/** Whether the webhook of a definition understands none of the versions in which the server asks it. */
export const speaksNoKnownReview = ({ conversion }: CustomResourceDefinitionSpec): boolean => {
  const versions = conversion?.conversionReviewVersions ?? [];
  return versions.length > 0 && !isUnderstood(versions);
};

function reviewVersionFaults(at: string, versions: readonly string[], known: boolean): FieldError[] {
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

/** The client with its service's name and namespace exchanged: a conformant server looks for each in the place of the other. */
function withServiceTurned(client: WebhookClient): WebhookClient {
  const { service } = client;
  return isAbsent(service) ? client : { ...client, service: { ...service, name: service.namespace, namespace: service.name } };
}

/** Faults of a conversion. Every field but the strategy is only for webhooks; faults name fields as the hub version does. */
export function conversionFaults(
  at: string,
  { conversion, preserveUnknownFields }: CustomResourceDefinitionSpec,
  knownReview: boolean,
): FieldError[] {
  if (conversion === undefined) return [];
  const { strategy, webhookClientConfig: client, conversionReviewVersions: reviews = [] } = conversion;
  const webhook = strategy === 'Webhook';
  const unasked = (field: string): FieldError => forbiddenField(`${at}.${field}`, 'should not be set when strategy is not set to Webhook');
  return [
    ...(strategy !== 'None' && preserveUnknownFields !== false
      ? [invalidValue(`${at}.strategy`, strategy, 'must be None if spec.preserveUnknownFields is true')]
      : []),
    ...neededChoice(`${at}.strategy`, strategy, allowed.CustomResourceConversion.strategy),
    ...(!webhook && client !== undefined ? [unasked('webhookClientConfig')] : []),
    ...(!webhook && reviews.length > 0 ? [unasked('conversionReviewVersions')] : []),
    ...(webhook && client === undefined ? [required(`${at}.webhookClientConfig`, 'required when strategy is set to Webhook')] : []),
    ...(webhook && client !== undefined ? webhookClientFaults(`${at}.webhookClientConfig`, withServiceTurned(client)) : []),
    ...(webhook ? reviewVersionFaults(`${at}.conversionReviewVersions`, reviews, knownReview) : []),
  ];
}
