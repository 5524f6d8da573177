/** Keeps events and their batches within a size: of an event bodies are the first to go. */
import type { AuditSink, EventsLost } from './auditor.js';
import { type AuditEvent, type EventForm, eventText } from './event.js';
import type { AuditBackend } from './modes.js';
import { truncatedKey } from './record.js';

/** Passes on events of at most `maxBytes`. One that is larger even without bodies is lost; `strict` tells so to its request. */
export function truncating(sink: AuditSink, maxBytes: number, form: EventForm, strict: boolean, lost: EventsLost): AuditSink {
  const fits = (event: AuditEvent): boolean => Buffer.byteLength(eventText(event, form)) <= maxBytes;
  return {
    async process(event) {
      if (fits(event)) return sink.process(event);
      const annotations = new Map([...event.annotations, [truncatedKey(form.group), 'true']]);
      const truncated = { ...event, requestObject: undefined, responseObject: undefined, annotations };
      const hadBodies = event.requestObject !== undefined || event.responseObject !== undefined;
      if (hadBodies && fits(truncated)) return sink.process(truncated);
      lost('truncate', 1, new Error(`an event is larger than ${maxBytes} bytes even without bodies`));
      return !strict;
    },
    close: () => sink.close(),
  };
}

/** Sends batches that hold at most `maxBytes` of events, or one event. */
export function splitting(backend: AuditBackend, maxBytes: number, form: EventForm): AuditBackend {
  return {
    name: backend.name,
    async send(events) {
      let [from, size] = [0, 0];
      for (const [i, event] of events.entries()) {
        const bytes = Buffer.byteLength(eventText(event, form));
        if (i > from && size + bytes > maxBytes) {
          await backend.send(events.slice(from, i));
          [from, size] = [i, 0];
        }
        size += bytes;
      }
      await backend.send(events.slice(from));
    },
    hurry: () => backend.hurry(),
    close: () => backend.close(),
  };
}
