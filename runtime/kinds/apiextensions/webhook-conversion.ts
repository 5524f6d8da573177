/** How custom objects are converted from version to version: not at all, or by a webhook. */

import type { CustomResourceDefinitionSpec } from '../../../generated/apiextensions/v1beta1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { webhookClientFaults } from '../rules/webhook-client.js';
import { isUnderstood, reviewVersionFaults } from '../rules/webhook-reviews.js';

/** Whether the webhook of a definition understands none of the versions in which the server asks it. */
export const speaksNoKnownReview = ({ conversion }: CustomResourceDefinitionSpec): boolean => {
  const versions = conversion?.conversionReviewVersions ?? [];
  return versions.length > 0 && !isUnderstood(versions);
};

/** Faults of a conversion. Every field but the strategy is only for webhooks; faults name fields as the hub version does. */
export function conversionFaults(
  at: string,
  { conversion, preserveUnknownFields }: CustomResourceDefinitionSpec,
  knownReview: boolean,
  declared: DeclaredFaults,
): FieldError[] {
  if (conversion === undefined) return [];
  const { strategy, webhookClientConfig: client, conversionReviewVersions: reviews = [] } = conversion;
  const webhook = strategy === 'Webhook';
  return [
    ...(strategy !== 'None' && preserveUnknownFields !== false
      ? [invalidValue(`${at}.strategy`, strategy, 'must be None if spec.preserveUnknownFields is true')]
      : []),
    ...declared.take(at, 'strategy'),
    ...(webhook && client !== undefined
      ? webhookClientFaults(`${at}.webhookClientConfig`, client, declared)
      : declared.take(at, 'webhookClientConfig')),
    ...declared.take(at, 'conversionReviewVersions'),
    ...(webhook ? reviewVersionFaults(`${at}.conversionReviewVersions`, reviews, knownReview) : []),
  ];
}
