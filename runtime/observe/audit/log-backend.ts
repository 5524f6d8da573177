/** Events as lines of a file, or of the standard output. */
import { type EventForm, eventText } from './event.js';
import { legacyText } from './legacy-text.js';
import type { AuditBackend } from './modes.js';

/** Takes whole lines, in order. */
export interface LineOutput {
  /** Resolves when the text is written; rejects when none of it is. */
  append(text: string): Promise<void>;
  close(): Promise<void>;
}

export const logBackend = (output: LineOutput, format: 'json' | 'legacy', form: EventForm): AuditBackend => ({
  name: 'log',
  send: (events) => output.append(events.map((event) => `${format === 'json' ? eventText(event, form) : legacyText(event)}\n`).join('')),
  hurry: () => undefined,
  close: () => output.close(),
});

export function standardOutput(stream: NodeJS.WritableStream = process.stdout): LineOutput {
  // Whoever waits is told; without a listener a reader that goes away would end the process.
  stream.on('error', () => undefined);
  return {
    append: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    close: async () => undefined,
  };
}
