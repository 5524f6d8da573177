/** Engines on databases of tests. */
import { PostgresEngine, type PostgresOptions } from '../../../runtime/store/index.js';

export const NO_CREDENTIALS = { password: undefined, ca: undefined, cert: undefined, key: undefined };

export const postgresEngine = (url: string, options: Partial<PostgresOptions> = {}): PostgresEngine =>
  new PostgresEngine({ url, credentials: NO_CREDENTIALS, ...options });
