/** How a backend is waited for: the modes of --audit-log-mode and --audit-webhook-mode. */
import type { AuditSink, EventsLost } from './auditor.js';
import { Batches, type BatchLimits } from './batches.js';
import type { AuditEvent } from './event.js';

/** Where events end up. */
export interface AuditBackend {
  /** As metrics call it. */
  readonly name: string;
  /** Resolves when the events are where they belong; rejects where they are lost. */
  send(events: readonly AuditEvent[]): Promise<void>;
  /** The server stops: what fails from now on is not tried again. */
  hurry(): void;
  close(): Promise<void>;
}

/** Each event is delivered before the request goes on. What is lost is told of; `strict` refuses requests whose first event is lost. */
export const blocking = (backend: AuditBackend, strict: boolean, lost: EventsLost): AuditSink => ({
  async process(event) {
    try {
      await backend.send([event]);
      return true;
    } catch (error) {
      lost(backend.name, 1, error);
      return !strict;
    }
  },
  close() {
    backend.hurry();
    return backend.close();
  },
});

/** Events wait in memory and are delivered together; requests never wait for them. */
export function batching(backend: AuditBackend, limits: BatchLimits, lost: EventsLost): AuditSink {
  const batches = new Batches(limits, (events) => backend.send(events).catch((error: unknown) => lost(backend.name, events.length, error)));
  return {
    async process(event) {
      if (!batches.add(event)) lost('buffered', 1, new Error('audit buffer queue blocked'));
      return true;
    },
    async close() {
      backend.hurry();
      await batches.drain();
      await backend.close();
    },
  };
}
