/** What keeps a server from starting, told with the flag that can mend it. */

import { FlagError } from '../settings/read.js';
import { StoreOpenError, StoreUnavailableError } from '../store/index.js';

/** Flags of what the operating system says of an address; others are about the address itself. */
const LISTENING: Readonly<Record<string, string>> = { EADDRINUSE: 'secure-port', EACCES: 'secure-port' };

/** The failure as the command line shows it: the flag, and what is wrong; what no flag is about stays as it is. */
export function startFault(error: unknown): unknown {
  const flag = flagOf(error);
  return flag === undefined || !(error instanceof Error) ? error : new FlagError([`--${flag}: ${error.message}`]);
}

function flagOf(error: unknown): string | undefined {
  if (error instanceof StoreOpenError) return 'data-dir';
  if (error instanceof StoreUnavailableError) return 'etcd-servers';
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('syscall' in cause)) return undefined;
  if (cause.syscall !== 'listen' && cause.syscall !== 'getaddrinfo') return undefined;
  return LISTENING['code' in cause ? String(cause.code) : ''] ?? 'bind-address';
}
