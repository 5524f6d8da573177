/**
 * Shuffle sharding: each flow has a hand of the level's queues, dealt by a hash of the flow, and puts a request into the shortest of
 * them. So a flow that fills all its queues shares at most some of them with another.
 */

/** 60 bits of a hash as three numbers of 20 bits, the highest first. */
export type FlowHash = readonly [number, number, number];

const LIMB = 2 ** 20;

/**
 * Hash of a flow: of the schema's name and of what distinguishes its flows. The seed is a secret of the server, so that nobody can
 * choose names that share queues with those of somebody else.
 */
export function hashOf(schema: string, distinguisher: string, seed: number): FlowHash {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  const mix = (code: number): void => {
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  };
  for (let i = 0; i < schema.length; i++) mix(schema.charCodeAt(i));
  // No name has a code beyond 16 bits.
  mix(LIMB);
  for (let i = 0; i < distinguisher.length; i++) mix(distinguisher.charCodeAt(i));
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [b & (LIMB - 1), a & (LIMB - 1), (a >>> 20) | (((b >>> 20) & 0xff) << 12)];
}

/** Deals a hand: different numbers below `deck`, determined by the hash. `deck` is at most 10,000,000. */
export class Dealer {
  #high: number;
  #middle: number;
  #low: number;
  /** In ascending order. */
  readonly #dealt: number[] = [];

  constructor(
    [high, middle, low]: FlowHash,
    private readonly deck: number,
  ) {
    this.#high = high;
    this.#middle = middle;
    this.#low = low;
  }

  /** The next card. There are as many as the deck has. */
  next(): number {
    const dealt = this.#dealt;
    const left = this.deck - dealt.length;
    const upper = (this.#high % left) * LIMB + this.#middle;
    const lower = (upper % left) * LIMB + this.#low;
    this.#high = Math.floor(this.#high / left);
    this.#middle = Math.floor(upper / left);
    this.#low = Math.floor(lower / left);
    // The card counts those that are left; those dealt before are skipped.
    let card = lower % left;
    let at = 0;
    for (; at < dealt.length && card >= (dealt[at] ?? 0); at++) card += 1;
    for (let i = dealt.length; i > at; i--) dealt[i] = dealt[i - 1] ?? 0;
    dealt[at] = card;
    return card;
  }
}
