/** How long servers of tests wait for clients that are in their own process, and late on a busy machine. */
import type { ConnectionLimits } from '../../runtime/http/connections/connections.js';

const PATIENCE_MS = 600_000;

/** Bounds by the clock that would end connections whose client has not had its turn. */
export const PATIENT: Partial<ConnectionLimits> = { handshakeMs: PATIENCE_MS, silentMs: PATIENCE_MS };
