/** Authenticators that programs add to those that flags ask for. */
import type { Authenticator } from '../../auth/contract.js';
import type { StoreParts } from '../../http/server-parts.js';

/** Makes an authenticator for one server. */
export interface AuthenticatorFactory {
  (parts: StoreParts): Authenticator;
  /** Tells it from functions of other sorts. */
  readonly ofProgram: true;
}

/**
 * A method of identifying callers, for the folder `authenticators/` of a project: the authenticator, or a function that makes it from the
 * parts of its server, to look for keys among stored objects for instance.
 */
export const defineAuthenticator = (own: Authenticator | ((parts: StoreParts) => Authenticator)): AuthenticatorFactory =>
  Object.assign((parts: StoreParts) => (typeof own === 'function' ? own(parts) : own), { ofProgram: true as const });
