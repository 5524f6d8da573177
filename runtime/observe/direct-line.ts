/** Lines that must be out before anything else happens, such as the last one of a process: past all streams, which may hold text back. */
import { writeSync } from 'node:fs';

const STANDARD_ERROR = 2;
/** Milliseconds in which a reader that is slow has to make room for a line. */
const PATIENCE_MS = 1000;
const LOOK_MS = 10;

/** Any part of a line beside its text, by names of the field. */
type DirectFields = Readonly<Record<string, string | number>>;

export interface LineForm {
  /** Whether collectors of JSON read the log, or people do. */
  readonly json: boolean;
  /** The number of the worker that the line is of; undefined in a process that is no worker of a server. */
  readonly worker: number | undefined;
}

/** The line as collectors of JSON read it, or as people do. */
export function directLine(message: string, fields: DirectFields, { json, worker }: LineForm): string {
  if (json) return JSON.stringify({ level: 'error', ts: Date.now(), ...workerField(worker), ...fields, msg: message });
  const parts = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return ofWorker([message, ...parts].join(' '), worker);
}

/** What says in JSON which worker a line is of. */
export const workerField = (worker: number | undefined): Readonly<Record<string, number>> => (worker === undefined ? {} : { worker });

/** The text with the name of the worker before each of its lines, by which lines of several processes are told apart. */
export const ofWorker = (text: string, worker: number | undefined): string =>
  worker === undefined ? text : text.replace(/^/gm, `worker ${worker}: `);

/**
 * Writes a line to the standard error, and returns when it is out. The thread waits a second at most for one that reads slowly; where nobody
 * reads at all, the line is lost, since there is nowhere to tell that.
 */
export function tellDirectly(line: string): void {
  const bytes = Buffer.from(`${line}\n`);
  const end = performance.now() + PATIENCE_MS;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(STANDARD_ERROR, bytes, at);
    } catch (error) {
      const full = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!full || performance.now() > end) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, LOOK_MS);
    }
  }
}
