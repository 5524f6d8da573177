/** Events by which controllers tell users what happened to an object. */
import type { Event } from '../../generated/core/v1/types.js';
import { timestamp } from '../resource/writes/metadata.js';
import type { ControllerContext } from './framework/reconciler.js';

interface Happening {
  readonly object: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly namespace: string;
    readonly name: string;
    readonly uid: string;
    readonly resourceVersion?: string;
    /** The part of the object that it is about. */
    readonly fieldPath?: string;
  };
  readonly type: 'Normal' | 'Warning';
  readonly reason: string;
  readonly message: string;
  /** Who tells it. */
  readonly component: string;
}

/** Tells an event; that it cannot be told is no fault of the work that it is about. Of cluster-wide objects it is told in `default`. */
export async function tellEvent(
  { api, client, clock }: Pick<ControllerContext, 'api' | 'client' | 'clock'>,
  { object, type, reason, message, component }: Happening,
): Promise<void> {
  const now = timestamp(clock.now());
  const namespace = object.namespace === '' ? 'default' : object.namespace;
  // As the field names events: the object's name, and what makes it another one than those before.
  const name = `${object.name}.${(BigInt(clock.now()) * 1_000_000n + (process.hrtime.bigint() % 1_000_000n)).toString(16)}`;
  const event = {
    metadata: { namespace, name },
    involvedObject: { ...object },
    type,
    reason,
    message,
    source: { component },
    firstTimestamp: now,
    lastTimestamp: now,
    count: 1,
  };
  await client
    .resource<Event>('events')
    .create(event)
    .catch((error: unknown) => api.log(`an event of ${component} was not told: ${error instanceof Error ? error.message : String(error)}`));
}
