/** Keys by which a person leaves what a terminal shows. */
import type { ReadStream } from 'node:tty';

const LEAVE: ReadonlySet<string> = new Set(['q', 'Q', '\u0003', '\u0004']);

interface Keys {
  /** Aborted once the person wants to leave: by q, or as a terminal ends what runs in it. */
  readonly left: AbortSignal;
  /** The terminal is as it was. */
  close(): void;
}

/** Takes the keys of a terminal one by one; where the input is none, nobody leaves. */
export function keysOf(input: Pick<ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>): Keys {
  const leaving = new AbortController();
  if (!input.isTTY) return { left: leaving.signal, close: () => undefined };
  const typed = (keys: Buffer): void => {
    if ([...keys.toString()].some((key) => LEAVE.has(key))) leaving.abort();
  };
  input.setRawMode(true);
  input.on('data', typed);
  input.resume();
  return {
    left: leaving.signal,
    close() {
      input.off('data', typed);
      input.setRawMode(false);
      input.pause();
    },
  };
}
