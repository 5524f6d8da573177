/** Errors that keep a server from starting, reported with the flag that can fix them. */

import { FlagError } from '../settings/read.js';
import type { Settings } from '../settings/settings.js';
import { StoreOpenError, StoreUnavailableError } from '../store/index.js';
import { flagOfEngine } from './storage/chosen-engine.js';

/** Flags of what the operating system says of an address; others are about the address itself. */
const LISTENING: Readonly<Record<string, string>> = { EADDRINUSE: 'secure-port', EACCES: 'secure-port' };

/** The error as the command line shows it: with the flag that it is about, where there is one. */
export function startFault(error: unknown, settings: Settings): unknown {
  const flag = flagOf(error, settings);
  return flag === undefined || !(error instanceof Error) ? error : new FlagError([`--${flag}: ${error.message}`]);
}

function flagOf(error: unknown, settings: Settings): string | undefined {
  if (error instanceof StoreOpenError || error instanceof StoreUnavailableError) return flagOfEngine(settings);
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('syscall' in cause)) return undefined;
  if (cause.syscall !== 'listen' && cause.syscall !== 'getaddrinfo') return undefined;
  return LISTENING['code' in cause ? String(cause.code) : ''] ?? 'bind-address';
}
