/**
 * How many watches a tenant may have open. Each looks at every change of its collection, so that what a write costs grows with the watches and
 * with what their selectors ask; a tenant has a budget of both, which is paid when a watch is opened.
 */
import { SUPERUSERS, type User } from '../../auth/contract.js';
import { tenantOf } from '../../auth/service-account-claims.js';
import { ApiError } from '../../model/errors.js';
import { termsOf } from '../../resource/selecting/shared-filters.js';
import type { ListOptions } from '../../resource/writes/options.js';

/** Watches that a tenant may have open at once. */
const MAX_WATCHES = 2000;
/** Requirements and values of the selectors of all its watches. */
const MAX_TERMS = 20_000;
const RETRY_SECONDS = 5;

interface Taken {
  watches: number;
  terms: number;
}

export class WatchRoom {
  readonly #taken = new Map<string, Taken>();

  /** Takes room for a watch, and gives the function that gives it back. Throws 429 where the tenant has none left; superusers have no bound. */
  take({ name, groups }: User, options: ListOptions): () => void {
    if (groups.includes(SUPERUSERS)) return () => undefined;
    const tenant = tenantOf(name);
    const terms = termsOf(options);
    const taken = this.#taken.get(tenant) ?? { watches: 0, terms: 0 };
    if (taken.watches >= MAX_WATCHES || taken.terms + terms > MAX_TERMS) throw full();
    taken.watches += 1;
    taken.terms += terms;
    this.#taken.set(tenant, taken);
    return () => {
      taken.watches -= 1;
      taken.terms -= terms;
      if (taken.watches === 0) this.#taken.delete(tenant);
    };
  }
}

const full = (): ApiError =>
  new ApiError(
    429,
    'TooManyRequests',
    `too many watches are open: a user, or the service accounts of a namespace, may have ${MAX_WATCHES}, whose selectors ask for ${MAX_TERMS} keys and values at most`,
    { retryAfterSeconds: RETRY_SECONDS },
    { 'Retry-After': String(RETRY_SECONDS) },
  );
