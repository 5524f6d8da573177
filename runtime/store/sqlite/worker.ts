/** Entry point of the sqlite engine's two threads. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerSettings } from './messages.js';
import { runReader } from './reader.js';
import { runWriter } from './writer.js';

const settings: WorkerSettings = workerData;

if (parentPort === null) throw new Error('worker.js runs as a worker thread of the sqlite engine only');
// Ciphers are loaded only where something is to be sealed.
if (settings.role === 'writer')
  runWriter(parentPort, settings, settings.seals ? new (await import('../encryption/recipes.js')).Sealer() : undefined);
else runReader(parentPort, settings);
