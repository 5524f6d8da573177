/** As whom controllers write. */
import { ALL_AUTHENTICATED, SUPERUSERS, type User } from '../../auth/contract.js';
import { accountUser } from '../../auth/service-account-claims.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { type Caller, silentCaller } from '../../resource/environment.js';
import type { WriteOptions } from '../../resource/writes/options.js';

export interface Author {
  readonly user: User;
  /** User agent and field manager. */
  readonly manager: string;
}

/** The server itself, as the author of what it makes. */
const SERVER_USER: User = { name: 'system:apiserver', uid: '', groups: [SUPERUSERS], extra: {} };

/** Namespace of the accounts of the system's controllers. */
const SYSTEM = 'kube-system';

/** A controller of the system by the name of its account. */
export const systemAccount = (name: string): Author => ({
  user: {
    name: accountUser(SYSTEM, name),
    uid: '',
    groups: ['system:serviceaccounts', `system:serviceaccounts:${SYSTEM}`, ALL_AUTHENTICATED],
    extra: {},
  },
  manager: name,
});

/** The server's own authority under a name of one's own. */
export const serverAs = (manager: string): Author => ({ user: SERVER_USER, manager });

/** Field manager of the server's own writes. */
export const SERVER_MANAGER = 'kube-apiserver';

/** Who writes, and with which options, as verbs are told of it. */
export interface AuthoredWrite {
  readonly caller: Caller;
  readonly options: WriteOptions;
}

/** A write that an author makes in the server's own process; `force` is that of an apply. */
export const writeBy = ({ user, manager }: Author, version: VersionDefinition, force?: boolean): AuthoredWrite => ({
  caller: silentCaller(user, version, manager),
  options: { dryRun: false, fieldManager: manager, force },
});
