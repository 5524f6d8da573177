/** Leases that expire keys. Writes at about the same time share a lease, because each lease costs the cluster a heartbeat. */

/** Longest time that a lease is shared, and the longest part of its time to live. */
const SHARED_SECONDS = 60;
const SHARED_PART = 0.05;
/** Keys of one lease at most, because they all expire at once. */
const MOST_KEYS = 1000;

interface Lease {
  readonly id: Promise<bigint>;
  /** Clock time, in milliseconds, until which the lease may be shared. */
  readonly until: number;
  keys: number;
}

export class Leases {
  /** The newest lease for each time to live. */
  readonly #leases = new Map<number, Lease>();

  /**
   * `grant`: makes a lease of so many seconds, at least 1. `now`: milliseconds of a clock that never goes back. `replaced`: called when a
   * lease is replaced by another, with the number of keys that use it.
   */
  constructor(
    private readonly grant: (seconds: number) => Promise<bigint>,
    private readonly now: () => number,
    private readonly replaced: (keys: number) => void,
    /** Seconds that a lease is shared at most. */
    private readonly sharedSeconds = SHARED_SECONDS,
  ) {}

  /** A lease that ends after the seconds or a little later. */
  for(seconds: number): Promise<bigint> {
    const whole = Math.max(1, Math.ceil(seconds));
    const known = this.#leases.get(whole);
    if (known !== undefined && known.keys < MOST_KEYS && this.now() < known.until) {
      known.keys += 1;
      return known.id;
    }
    if (known !== undefined) this.replaced(known.keys);
    const shared = Math.min(this.sharedSeconds, Math.ceil(whole * SHARED_PART));
    const id = this.grant(whole + shared);
    const lease: Lease = { id, until: this.now() + shared * 1000, keys: 1 };
    this.#leases.set(whole, lease);
    id.catch(() => {
      if (this.#leases.get(whole) === lease) this.#leases.delete(whole);
    });
    return id;
  }
}
