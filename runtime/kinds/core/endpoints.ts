/** Endpoints: addresses with their ports. */
import { ageOf, listOf, nameOf, number, someOf, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

export const endpointsStrategy: Strategy = {
  cells(object, now) {
    const all = listOf(object.subsets).flatMap((subset) => {
      const ports = listOf(subset.ports);
      const addresses = listOf(subset.addresses).map((a) => text(a.ip));
      return ports.length === 0
        ? addresses
        : ports.flatMap((p) => addresses.map((a) => (a.includes(':') ? `[${a}]:${number(p.port)}` : `${a}:${number(p.port)}`)));
    });
    return [nameOf(object), someOf(all), ageOf(object, now)];
  },
};
