import type { Flags } from '../settings/settings.js';

/** The flags of a server without the one that asks for several processes, for commands whose server is one. */
export function ofOneProcess({ workers: _, ...flags }: Flags): Flags {
  return flags;
}
