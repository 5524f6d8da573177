/** Addresses of pods: each has one of its own for as long as it exists. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Informer } from '../../framework/informer.js';

const BY_ADDRESS = 'address';

/** Pods that may be at once: as many as 10.244.0.0/14 has addresses. */
const COUNT = 2 ** 18;
const FIRST = (10 << 24) | (244 << 16);

const textOf = (number: number): string => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');

export class PodAddresses {
  #last = 0;

  constructor(private readonly pods: Informer<Pod>) {
    pods.addIndexer(BY_ADDRESS, ({ status }) => (status.podIP === undefined ? [] : [status.podIP]));
  }

  /** An address that no pod has. Those given last are not given again soon. */
  next(): string {
    for (let tries = 0; tries < COUNT; tries += 1) {
      this.#last = (this.#last % (COUNT - 2)) + 1;
      const address = textOf(FIRST + this.#last);
      if (this.pods.byIndex(BY_ADDRESS, address).length === 0) return address;
    }
    throw new Error('all addresses of pods are taken');
  }
}
