/** How a server that was put together begins and ends. */
import type { Timer } from '../../model/clock.js';
import type { Controllers } from '../controllers.js';
import type { Foundation } from '../foundation.js';
import type { Plan } from '../plan.js';
import type { Pipeline } from '../requests/pipeline.js';
import { flowSampler } from '../requests/room.js';
import type { Server } from '../server.js';
import type { Store } from '../storage/store.js';
import type { Endings } from './endings.js';
import { atLeisure, busyThread } from './leisure.js';
import { runningServer } from './running-server.js';
import { giveBackMemory } from './start-garbage.js';
import { WatchingOver } from './watching-over.js';

/** Seconds with little to do after which the memory of the start is given back. */
const IDLE_SECONDS = 4;

/** Opens the store, and begins what goes on beside requests. `draining`: aborted here once the server takes no more requests. */
export async function opened(
  { settings, given, log, clock }: Plan,
  { files, serving, administrator, metrics, marks, listening }: Foundation,
  store: Store,
  { host, fairness, startup, group }: Controllers,
  { callback, paths, streams, memory, consoleLink }: Pipeline,
  draining: AbortController,
  endings: Endings,
): Promise<Server> {
  await store.open();
  const form = { json: settings.text('logging-format') === 'json', worker: given.worker?.number };
  const watching = new WatchingOver({ marks, metrics, log, form });
  endings.add(() => watching.end());
  const sampler = fairness && flowSampler(fairness, metrics, clock);
  const leisures: Timer[] = [];
  endings.add(async () => {
    draining.abort();
    files.close();
    memory.stop();
    sampler?.stop();
    for (const leisure of leisures) leisure.cancel();
    const stopped = Promise.all([startup.stop(), group.stop()]);
    streams.drain();
    await listening.close();
    await stopped;
  });
  void startup.done.then(() => {
    if (draining.signal.aborted) return;
    // The first scrape must stall nobody.
    leisures.push(atLeisure(clock, busyThread(), () => void metrics.load()));
    // A server that is asked from its start on keeps its room for new objects, which it fills.
    if (given.givesBackMemory === true) leisures.push(atLeisure(clock, busyThread(), () => void giveBackMemory(), IDLE_SECONDS));
  });
  // Its thread is started when the server is ready, so that nobody waits for it.
  if (given.watchdog === true) void startup.done.then(() => watching.begin());
  files.start();
  memory.start();
  sampler?.start();
  const handshakes = metrics.counter('apiserver_tls_handshake_errors_total').cell({});
  return runningServer({
    host,
    listening,
    handshakeFailed: () => handshakes.add(),
    authority: () => serving.current.usual.cert,
    administrator,
    callback,
    consoleLink,
    startup,
    paths,
    drain: () => draining.abort(),
    delaySeconds: settings.seconds('shutdown-delay-duration'),
    close: () => endings.run(),
  });
}
