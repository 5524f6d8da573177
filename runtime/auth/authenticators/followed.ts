/** Methods that are made of files: requests are judged by what the files say now. */
import type { Authenticator } from '../contract.js';
import type { BearerAuthenticator } from './bearer.js';

/** The method that `current` is when a request comes. */
export const followedBearer = (method: { readonly current: BearerAuthenticator }): BearerAuthenticator => ({
  authenticate: (credentials) => method.current.authenticate(credentials),
  authenticateToken: (token, audiences) => method.current.authenticateToken(token, audiences),
});

/** The same for a method that judges no tokens; undefined while the files have none. */
export const followedMethod = (method: { readonly current: Authenticator | undefined }): Authenticator => ({
  authenticate: (credentials) => method.current?.authenticate(credentials) ?? { outcome: 'none' },
});
