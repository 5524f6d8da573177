/** Audit sinks: how much of which stages of a request is recorded, and the webhook that is sent the records. */

import type { AuditSink, Policy } from '../../../generated/auditregistration/v1alpha1/types.js';
import * as allowed from '../../../generated/auditregistration/v1alpha1/values.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { defineKind } from '../kind.js';
import { neededChoice } from '../rules/values.js';
import { webhookClientFaults } from '../rules/webhook-client.js';

function policyFaults(at: string, policy: Policy): FieldError[] {
  const stages = policy.stages ?? [];
  // A policy without stages would record nothing, so its other faults are not told.
  if (stages.length === 0 && policy.level !== 'None') return [required(`${at}.stages`)];
  return [
    ...faultsOfEach(stages, (stage, i) =>
      allowed.Policy.stages.includes(stage)
        ? []
        : [invalidValue(`${at}.stages[${i}]`, stage, `allowed stages are ${allowed.Policy.stages.join(',')}`)],
    ),
    ...neededChoice(`${at}.level`, policy.level, allowed.Policy.level),
  ];
}

export const auditSink = defineKind<AuditSink>({
  resource: 'auditsinks.auditregistration.{groupDomain}',
  strategy: {
    validate: ({ spec: { policy, webhook } }) => [
      ...policyFaults('spec.policy', policy),
      ...webhookClientFaults('spec.webhook.clientConfig', webhook.clientConfig),
    ],
  },
});
