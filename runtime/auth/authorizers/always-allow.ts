/** The mode that allows everything (specification 2, "Authorization"). */
import type { Authorizer, Decision } from '../contract.js';

const ALLOW: Decision = { decision: 'allow', reason: '' };

export const alwaysAllow: Authorizer = { authorize: () => ALLOW };
