/**
 * What a custom resource costs beside the same kind of a catalogue, and what thousands of definitions cost that nobody uses. Run
 * with `npm run bench`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { exportDefinitions } from '../../codegen/project-commands/definition-commands.js';
import { FILES } from '../definitions/gadget.js';
import { projectIn } from '../definitions/project.js';
import { APPLY, DEFINITIONS, definition, established, MERGE, OPEN } from '../extensions/definition.js';
import { generatedProject } from '../support/generated.js';
import { TestServer } from '../support/server.js';

const ROUNDS = 10;
const CALLS = 200;
const OBJECTS = 300;
const THOUSANDS = 5000;

const PLACE = '/apis/both.example.com/v1/namespaces/default/gadgets';
const gadget = (name: string, most: number): object => ({
  apiVersion: 'both.example.com/v1',
  kind: 'Gadget',
  metadata: { name, labels: { app: 'bench' } },
  spec: {
    code: 'abc',
    most,
    ports: [1, 2, 3].map((n) => ({ name: `p${n}`, number: 80 + n })),
    tags: ['a', 'b', 'c'],
    args: ['x', 'y', 'z'],
    labels: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, 'v'.repeat(40)])),
    limits: { cpu: '1', memory: '1Gi' },
    options: { nested: { list: [1, 2, 3], text: 'x'.repeat(200) } },
  },
});

type Call = (server: TestServer, i: number) => Promise<unknown>;

const CALLED: Readonly<Record<string, Call>> = {
  get: (server, i) => server.ask(`${PLACE}/g${i % OBJECTS}`),
  list: (server, i) => server.ask(`${PLACE}?limit=100&resourceVersion=0&timeoutSeconds=${i}`),
  create: (server, i) => server.ask(PLACE, { method: 'POST', body: gadget(`new-${i}`, i) }),
  update: (server, i) =>
    server.ask(`${PLACE}/g${i % OBJECTS}?fieldManager=a`, { method: 'PATCH', headers: MERGE, body: { spec: { most: i } } }),
  apply: (server, i) =>
    server.ask(`${PLACE}/applied?fieldManager=b&force=true`, { method: 'PATCH', headers: APPLY, body: gadget('applied', i) }),
};

/** Microseconds of CPU that a call takes at each of the servers, client included: the least of several rounds, in turns. */
async function sideBySide(catalogue: TestServer, custom: TestServer): Promise<void> {
  let counted = 0;
  for (const [name, call] of Object.entries(CALLED)) {
    const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, server] of [catalogue, custom].entries()) {
        const from = process.cpuUsage();
        for (let i = 0; i < CALLS; i += 1) {
          counted += 1;
          await call(server, counted);
        }
        const { user, system } = process.cpuUsage(from);
        least[at] = Math.min(least[at] ?? 0, (user + system) / CALLS);
      }
    const [one = 0, other = 0] = least;
    console.log(
      `${name.padEnd(10)} ${one.toFixed(0).padStart(6)} µs  ${other.toFixed(0).padStart(6)} µs  ${(one / other).toFixed(2)} of the speed`,
    );
  }
}

/** Milliseconds for an event to reach all of a hundred watches. */
async function watched(server: TestServer): Promise<number> {
  const { resourceVersion } = (await server.ask(`${PLACE}?limit=1`)).json.metadata;
  const watches = Array.from({ length: 100 }, () => server.watch(`${PLACE}?watch=1&resourceVersion=${resourceVersion}`));
  const times: number[] = [];
  for (let i = 0; i < ROUNDS * 5; i += 1) {
    const from = performance.now();
    const seen = Promise.all(watches.map((watch) => watch.next()));
    await server.ask(`${PLACE}/g1`, { method: 'PATCH', headers: MERGE, body: { spec: { most: 1_000_000 + i } } });
    await seen;
    times.push(performance.now() - from);
  }
  for (const watch of watches) watch.close();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function customBesideCatalogue(folder: string): Promise<void> {
  const generated = await generatedProject(FILES);
  const catalogue = await TestServer.start({ catalogue: generated.catalogue });
  const custom = await TestServer.start({});
  const files = exportDefinitions(projectIn(path.join(folder, 'project'), FILES).catalog, ['Gadget'], () => undefined);
  await custom.create(DEFINITIONS, parse(files.get('gadgets.both.example.com.yaml') ?? ''));
  await established(custom, 'gadgets.both.example.com');
  for (const server of [catalogue, custom]) for (let i = 0; i < OBJECTS; i += 1) await server.create(PLACE, gadget(`g${i}`, i));
  console.log('a kind of the catalogue, and the same as a custom resource; client included');
  await sideBySide(catalogue, custom);
  const [one, other] = [await watched(catalogue), await watched(custom)];
  console.log(`${'100 watches'.padEnd(10)} ${one.toFixed(1)} ms  ${other.toFixed(1)} ms  ${(one / other).toFixed(2)} of the speed`);
  await Promise.all([catalogue.close(), custom.close()]);
  generated.remove();
}

/** Bytes in use after collections, when what was closed before is gone. */
async function usedAtRest(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 10; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  return least;
}

interface Start {
  readonly seconds: number;
  readonly bytes: number;
  /** Milliseconds until a new definition is served. */
  readonly newAfter: number;
}

/** A server with what a folder holds, whose last definition is named. */
async function startOn(dataDir: string, last: string): Promise<Start> {
  const from = performance.now();
  const server = await TestServer.start({ dataDir, storage: 'sqlite' });
  const seconds = (performance.now() - from) / 1000;
  if (last !== '') await established(server, last);
  await server.ask(DEFINITIONS);
  const bytes = await usedAtRest();
  const madeAt = performance.now();
  await server.create(DEFINITIONS, definition({ plural: 'lates', kind: 'Late', group: 'late.example.com', schema: OPEN }));
  while ((await server.ask('/apis/late.example.com/v1/lates')).status !== 200);
  const newAfter = performance.now() - madeAt;
  await server.close();
  return { seconds, bytes, newAfter };
}

/** The same in a process of its own, so that nothing else counts. */
function startApart(dataDir: string, last = ''): Start {
  const text = execFileSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), dataDir, last], { encoding: 'utf8' });
  const { seconds, bytes, newAfter } = JSON.parse(text) as Start;
  return { seconds, bytes, newAfter };
}

async function thousands(folder: string): Promise<void> {
  const dataDir = path.join(folder, 'data');
  const server = await TestServer.start({ dataDir, storage: 'sqlite' });
  const name = (i: number): string => `things${i}.g${i % 100}.example.com`;
  for (let i = 0; i < THOUSANDS; i += 50) {
    const some = Array.from({ length: 50 }, (_, n) => i + n);
    await Promise.all(
      some.map((n) =>
        server.create(DEFINITIONS, definition({ plural: `things${n}`, kind: `Thing${n}`, group: `g${n % 100}.example.com`, schema: OPEN })),
      ),
    );
  }
  await established(server, name(THOUSANDS - 1));
  await server.close();
  const [empty, full] = [startApart(path.join(folder, 'empty')), startApart(dataDir, name(THOUSANDS - 1))];
  const each = (full.bytes - empty.bytes) / THOUSANDS / 1024;
  console.log(`${THOUSANDS} definitions`);
  console.log(
    `start ${full.seconds.toFixed(2)} s (without them ${empty.seconds.toFixed(2)} s); ${each.toFixed(1)} KiB each while unused; a new one served after ${full.newAfter.toFixed(0)} ms`,
  );
}

const [, , dataDir, last = ''] = process.argv;
if (dataDir !== undefined) console.log(JSON.stringify(await startOn(dataDir, last)));
else {
  const work = mkdtempSync(path.join(tmpdir(), 'kindwright-bench-'));
  await customBesideCatalogue(work);
  await thousands(work);
  rmSync(work, { recursive: true, force: true });
}
