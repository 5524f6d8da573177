/** The mode that allows everything (specification 2, "Authorization"). */
import type { ApplyingRules, Authorizer, Decision } from '../contract.js';

const ALLOW: Decision = { decision: 'allow', reason: '' };

const EVERYTHING: ApplyingRules = {
  resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], resourceNames: [] }],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
};

export const alwaysAllow: Authorizer = { authorize: () => ALLOW, rulesOf: () => EVERYTHING };
