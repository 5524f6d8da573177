/** Audit sinks: how much of which stages of a request is recorded, and the webhook that is sent the records. */

import type { AuditSink, Policy } from '../../../generated/auditregistration/v1alpha1/types.js';
import type { FieldError } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { defineKind } from '../kind.js';
import { webhookClientFaults } from '../rules/webhook-client.js';

/** Faults of what is recorded. A policy without stages would record nothing, so its other faults are not told. */
function policyFaults(at: string, { stages = [] }: Policy, declared: DeclaredFaults): readonly FieldError[] {
  const [ofStages, ofLevel] = [declared.take(at, 'stages'), declared.take(at, 'level')];
  return (stages ?? []).length === 0 && ofStages.length > 0 ? ofStages : [...ofStages, ...ofLevel];
}

export const auditSink = defineKind<AuditSink>({
  resource: 'auditsinks.auditregistration.{groupDomain}',
  strategy: {
    validate: ({ spec: { policy, webhook } }, { declared }) => [
      ...policyFaults('spec.policy', policy, declared),
      ...webhookClientFaults('spec.webhook.clientConfig', webhook.clientConfig, declared),
    ],
  },
});
