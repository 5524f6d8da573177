/** The address of this server that others are told of. */
import { networkInterfaces } from 'node:os';
import { isElsewhere } from '../../kinds/rules/addresses.js';
import type { Settings } from '../../settings/settings.js';

/** The address that other machines reach this one by; undefined where flags give none and this machine has none. */
export function advertisedAddress(settings: Settings): string | undefined {
  const machine = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const own = machine.filter(({ internal }) => !internal).sort((a, b) => a.family.localeCompare(b.family));
  return [settings.text('advertise-address'), settings.text('bind-address'), ...own.map(({ address }) => address)].find(isElsewhere);
}
