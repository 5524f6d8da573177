/** Entry point of the sqlite engine's two threads. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerSettings } from './messages.js';
import { runReader } from './reader.js';
import { runWriter } from './writer.js';

const settings: WorkerSettings = workerData;

if (parentPort === null) throw new Error('worker.js runs as a worker thread of the sqlite engine only');
if (settings.role === 'writer') runWriter(parentPort, settings);
else runReader(parentPort, settings);
