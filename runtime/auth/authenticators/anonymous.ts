/** Requests without credentials (specification 2, "Anonymous requests"). */
import { ANONYMOUS, type Authentication, type Authenticator } from '../contract.js';

const ANSWER: Authentication = { outcome: 'user', user: ANONYMOUS };

/** Takes every request; to be asked only when no other method found credentials, good or bad. */
export const anonymousAuthenticator: Authenticator = { authenticate: () => ANSWER };
