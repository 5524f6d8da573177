/** Audit sinks: how much of which stages is recorded, and the webhook that is told. */

import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { neededChoice, textsOf } from '../rules/values.js';
import { webhookClientFaults } from '../rules/webhook-client.js';
import { fieldsOf, text } from '../shown.js';

const LEVELS = ['Metadata', 'None', 'Request', 'RequestResponse'];
const STAGES = ['Panic', 'RequestReceived', 'ResponseComplete', 'ResponseStarted'];

function policyFaults(at: string, value: unknown): FieldError[] {
  const policy = fieldsOf(value);
  const stages = textsOf(policy.stages);
  // Where nothing would ever be recorded, no other mistake matters.
  if (stages.length === 0 && text(policy.level) !== 'None') return [required(`${at}.stages`)];
  return [
    ...faultsOfEach(stages, (stage, i) =>
      STAGES.includes(stage) ? [] : [invalidValue(`${at}.stages[${i}]`, stage, `allowed stages are ${STAGES.join(',')}`)],
    ),
    ...neededChoice(`${at}.level`, policy.level, LEVELS),
  ];
}

export const auditSink = defineKind<ApiObject>({
  resource: 'auditsinks.auditregistration.{groupDomain}',
  strategy: {
    validate(object) {
      const { policy, webhook } = fieldsOf(object.spec);
      return [...policyFaults('spec.policy', policy), ...webhookClientFaults('spec.webhook.clientConfig', fieldsOf(webhook).clientConfig)];
    },
  },
});
