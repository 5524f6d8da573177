/** The bystander at work, until told that the work of the others is over. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from '../client.js';
import { TENANTS } from '../target.js';
import type { Waits } from './index.js';
import { REQUESTS } from './requests.js';

/** Milliseconds between an answer and the next request. */
const PAUSE_MS = 4;

const client = new Client(workerData as number, TENANTS.bystander);
const times: number[] = [];
const faults: string[] = [];
let over = false;
parentPort?.once('message', () => {
  over = true;
});
parentPort?.postMessage('ready');
for (let i = 0; !over; i += 1) {
  const request = REQUESTS[i % REQUESTS.length];
  if (request === undefined) break;
  const began = performance.now();
  const { status, text } = await client.send(request);
  times.push(performance.now() - began);
  if (![200, 201, 429].includes(status)) faults.push(`the bystander's ${request.method} was answered with ${status} ${text.slice(0, 200)}`);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
client.close();
const waits: Waits = { times, faults: faults.slice(0, 3) };
parentPort?.postMessage(waits);
