/**
 * What requests cost on each engine, side by side: `npm run bench -- engines [--engine=sqlite,etcd] [--workers=1,2] [--seconds=3] [--rounds=5]
 * [--objects=3000] [--out=runtime]`. All servers run at once and are loaded by turns; the table has medians. With `--out` it is also written
 * into the part of WORKERS.md there that is about engines. Needs h2load and Linux; engines whose programs are absent are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, type StartedEngine, startEngine, withoutEngine } from '../support/programs/engines.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { each, median, World } from './scale/world.js';
import { type Load, loaded, type Measured, rowOf, type Served, withoutLoad } from './served-load.js';

const { values: given } = parseArgs({
  options: {
    engine: { type: 'string', default: ENGINES.join(',') },
    workers: { type: 'string', default: '1,2' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    objects: { type: 'string', default: '3000' },
    out: { type: 'string' },
  },
});
const SECONDS = Number(given.seconds);
const ROUNDS = Number(given.rounds);
/** Objects among which a selector finds one. */
const OBJECTS = Number(given.objects);
const COUNTS = given.workers.split(',').map(Number);
/** Connections for each process that serves, so that each is as busy, and requests at once of one. */
const CONNECTIONS = 8;
const AT_ONCE = 8;
/** Objects that one connection patches or applies, each once in a run. */
const OF_A_CONNECTION = 100;
const LISTED = 500;
const HEADING = '## Engines side by side';

const MANY = '/api/v1/namespaces/kube-public/configmaps';
const WRITTEN = '/api/v1/namespaces/default/configmaps';
const PODS = '/api/v1/namespaces/default/pods';
const TABLE = 'Accept: application/json;as=Table;v=v1;g=meta.k8s.io';
const TEXT = 'x'.repeat(700);
const POD = { spec: { containers: [{ name: 'c', image: 'i' }] } };

interface Column extends Served {
  readonly name: string;
  readonly world: World;
  readonly engine: StartedEngine;
}

async function started(engineName: (typeof ENGINES)[number], count: number): Promise<Column> {
  const engine = await startEngine(engineName, { durable: true });
  const world = await World.start(freshFolder(), [...engine.flags, `--workers=${count}`, '--controllers=']);
  await each(OBJECTS, 32, (i) =>
    world.create(MANY, { metadata: { name: `many-${i}`, labels: { one: i === 7 ? 'yes' : 'no' } }, data: { text: TEXT } }),
  );
  await each(CONNECTIONS * count * OF_A_CONNECTION, 32, (i) =>
    world.create(WRITTEN, { metadata: { name: `w-${i}` }, data: { text: TEXT } }),
  );
  await world.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  await world.create(PODS, { metadata: { name: 'one' }, ...POD });
  const name = `${engineName}, ${count} worker${count === 1 ? '' : 's'}`;
  return { name, world, engine, count, running: world.running, token: world.token };
}

/** For each connection the objects that it alone writes. */
const lists = (count: number, query = ''): string[][] =>
  Array.from({ length: CONNECTIONS * count }, (_, connection) =>
    Array.from({ length: OF_A_CONNECTION }, (__, i) => `${WRITTEN}/w-${connection * OF_A_CONNECTION + i}${query}`),
  );

type LoadOf = (count: number, run: number) => Load;

const reading =
  (at: string, headers: readonly string[] = []): LoadOf =>
  (count) => ({ headers, target: { path: at, seconds: SECONDS, connections: CONNECTIONS * count }, atOnce: AT_ONCE });

const creating =
  (at: string, body: object): LoadOf =>
  (count, run) => ({ ...reading(at, ['Content-Type: application/json'])(count, run), body });

/** Each run writes another text, so that no request finds what it wants. */
const changing =
  (type: string, query: string, body: (text: string) => object): LoadOf =>
  (count, run) => ({
    method: 'PATCH',
    headers: [`Content-Type: ${type}`],
    body: body(`${run} ${TEXT}`),
    target: { lists: lists(count, query) },
    atOnce: AT_ONCE,
  });

const LOADS: Readonly<Record<string, LoadOf>> = {
  get: reading(`${MANY}/many-7`),
  'get-pod': reading(`${PODS}/one`),
  'list 500': reading(`${MANY}?limit=${LISTED}`),
  'table of 500': reading(`${MANY}?limit=${LISTED}`, [TABLE]),
  [`selector, one of ${OBJECTS}`]: reading(`${MANY}?labelSelector=one%3Dyes`),
  create: creating(WRITTEN, { metadata: { generateName: 'made-' }, data: { text: TEXT } }),
  'create-pod': creating(PODS, { metadata: { generateName: 'made-' }, ...POD }),
  patch: changing('application/merge-patch+json', '', (text) => ({ data: { text } })),
  apply: changing('application/apply-patch+yaml', '?fieldManager=bench&force=true', (text) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    data: { text },
  })),
};

/** Requests a second, and in brackets the microseconds of the threads that answer. */
function cell(all: readonly Measured[]): string {
  const typical = (pick: (each: Measured) => number): string => String(Math.round(median(all.map(pick))));
  return `${typical(({ rate }) => rate)} (${typical(({ serving }) => serving)})`;
}

/** Puts the text where the part with the heading was, or at the end. */
function withPart(page: string, part: string): string {
  const [before = '', ...after] = page.split(`${HEADING}\n`);
  const next = after.join('').indexOf('\n## ');
  return `${before.trimEnd()}\n\n${part}${next < 0 ? '' : after.join('').slice(next)}`;
}

const why = withoutLoad();
if (why !== false) {
  console.log(why);
  process.exit(0);
}
const columns: Column[] = [];
const folder = freshFolder();
try {
  for (const name of ENGINES.filter((each) => given.engine.split(',').includes(each))) {
    const absent = withoutEngine(name);
    if (absent !== false) console.log(`${name} is left out: ${absent}.`);
    else for (const count of COUNTS) columns.push(await started(name, count));
  }
  const runs = new Map<string, Measured[]>();
  // The first round compiles what is measured by the others.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, load] of Object.entries(LOADS))
      for (const column of columns) {
        const measured = await loaded(column, load(column.count, round), folder);
        const key = `${name} ${column.name}`;
        if (round > 0) runs.set(key, [...(runs.get(key) ?? []), measured]);
      }
  const table = [
    rowOf('load', ...columns.map(({ name }) => name)),
    rowOf('---', ...columns.map(() => '---:')),
    ...Object.keys(LOADS).map((name) => rowOf(name, ...columns.map((column) => cell(runs.get(`${name} ${column.name}`) ?? [])))),
  ].join('\n');
  const about =
    `Requests a second, and in brackets the microseconds of the processor that one takes in the threads that answer: the medians of ${ROUNDS} runs by ` +
    `turns, on ${cpus().length} cores (${cpus()[0]?.model.trim()}) with Node ${process.versions.node}. The store and the client are on the same machine.`;
  const part = `${HEADING}\n\n${about}\n\n${table}\n`;
  console.log(`\n${part}`);
  if (given.out !== undefined) {
    const file = path.join(given.out, 'WORKERS.md');
    writeFileSync(file, withPart(readFileSync(file, 'utf8'), part));
  }
} finally {
  await Promise.all(columns.map(({ world }) => world.end()));
  await Promise.all(columns.map(({ engine }) => engine.stop()));
  removeFolder(folder);
}
