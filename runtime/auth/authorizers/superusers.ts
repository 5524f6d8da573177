/** Members of system:masters pass every mode, also one that denies everything: this authorizer comes first. */
import { type Authorizer, type Decision, SUPERUSERS } from '../contract.js';

const ALLOW: Decision = { decision: 'allow', reason: '' };
const ABSTAIN: Decision = { decision: 'abstain', reason: '' };

export const superusers: Authorizer = { authorize: ({ user }) => (user.groups.includes(SUPERUSERS) ? ALLOW : ABSTAIN) };
