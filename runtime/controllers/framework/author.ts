/** The identities with which controllers write. */
import { ALL_AUTHENTICATED, SUPERUSERS, type User } from '../../auth/contract.js';
import { accountUser } from '../../auth/service-account-claims.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { type Caller, silentCaller } from '../../resource/environment.js';
import type { WriteOptions } from '../../resource/writes/options.js';
import type { Enabled } from '../../settings/feature-gates.js';

export interface Author {
  readonly user: User;
  /** Used as user agent and field manager. */
  readonly manager: string;
}

/** The server itself, as a user. */
const SERVER_USER: User = { name: 'system:apiserver', uid: '', groups: [SUPERUSERS], extra: {} };

/** Namespace of the accounts of the system's controllers. */
const SYSTEM = 'kube-system';

/** A controller of the system, by the name of its service account. */
export const systemAccount = (name: string): Author => ({
  user: {
    name: accountUser(SYSTEM, name),
    uid: '',
    groups: ['system:serviceaccounts', `system:serviceaccounts:${SYSTEM}`, ALL_AUTHENTICATED],
    extra: {},
  },
  manager: name,
});

/** The server's own authority under another field manager. */
export const serverAs = (manager: string): Author => ({ user: SERVER_USER, manager });

/** The field manager of the server's own writes. */
export const SERVER_MANAGER = 'kube-apiserver';

/** The same of definitions, and of registrations of versions: the program that writes them once did not say its name. */
export const registrationManager = (enabled: Enabled): string => (enabled('RegistrationsUnnamed') ? 'Go-http-client' : SERVER_MANAGER);

/** The caller and options of a write, as verbs take them. */
export interface AuthoredWrite {
  readonly caller: Caller;
  readonly options: WriteOptions;
}

/** A write by an author in the server's own process; `force` is that of an apply. */
export const writeBy = ({ user, manager }: Author, version: VersionDefinition, force?: boolean): AuthoredWrite => ({
  caller: silentCaller(user, version, manager),
  options: { dryRun: false, fieldManager: manager, force },
});
