/** The mode that allows nothing, for tests (specification 2, "Authorization"). */
import type { Authorizer, Decision } from '../contract.js';

const ABSTAIN: Decision = { decision: 'abstain', reason: 'Everything is forbidden.' };

/** Has no opinion of its own, so that a mode after it may still allow; alone it refuses everything. */
export const alwaysDeny: Authorizer = { authorize: () => ABSTAIN };
