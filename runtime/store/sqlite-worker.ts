/** Entry point of the sqlite engine's two threads. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerSettings } from './sqlite-messages.js';
import { runReader } from './sqlite-reader.js';
import { runWriter } from './sqlite-writer.js';

const settings: WorkerSettings = workerData;

if (parentPort === null) throw new Error('sqlite-worker.js runs as a worker thread of the sqlite engine only');
if (settings.role === 'writer') runWriter(parentPort, settings);
else runReader(parentPort, settings);
