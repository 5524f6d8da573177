/** Methods that are made of files: requests are judged by what the files say now. */
import type { BearerAuthenticator } from './bearer.js';

/** The method that `current` is when a request comes. */
export const followedBearer = (method: { readonly current: BearerAuthenticator }): BearerAuthenticator => ({
  authenticate: (credentials) => method.current.authenticate(credentials),
  authenticateToken: (token, audiences) => method.current.authenticateToken(token, audiences),
});
