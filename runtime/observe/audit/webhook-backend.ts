/** Events as lists that are posted to an outside service, again and again until it takes them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventForm, eventListText } from './event.js';
import type { AuditBackend } from './modes.js';

/** Where lists go. */
export interface AuditService {
  /** Rejects unless the service took the text. */
  post(json: string): Promise<void>;
  close(): void;
}

const ATTEMPTS = 5;
/** Each pause is so many times the one before, and up to so much of itself longer. */
const GROWTH = 1.5;
const JITTER = 0.2;

/** `backoffMs` is the pause after the first failure. Whatever failed is tried again: events are worth it. */
export function webhookBackend(service: AuditService, backoffMs: number, form: EventForm): AuditBackend {
  const closing = new AbortController();
  return {
    name: 'webhook',
    async send(events) {
      const json = eventListText(events, form);
      for (let attempt = 1, pause = backoffMs; ; attempt += 1, pause *= GROWTH) {
        try {
          return await service.post(json);
        } catch (error) {
          if (attempt === ATTEMPTS || closing.signal.aborted) throw error;
          await sleep(pause * (1 + JITTER * Math.random()), undefined, { signal: closing.signal }).catch(() => undefined);
        }
      }
    },
    hurry: () => closing.abort(),
    async close() {
      service.close();
    },
  };
}
