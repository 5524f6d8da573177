/** The modes of --authorization-mode, asked in their order after the superusers. */
import type { Authorizer } from '../contract.js';
import { superusers } from './superusers.js';
import { unionAuthorizer } from './union.js';

export { alwaysAllow } from './always-allow.js';
export { alwaysDeny } from './always-deny.js';

export const modesInOrder = (modes: readonly Authorizer[]): Authorizer => unionAuthorizer([superusers, ...modes]);
