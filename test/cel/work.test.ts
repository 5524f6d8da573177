/** Every function of every library pays for what a call takes, before it takes it: what is paid is held against what is measured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Overload } from '../../runtime/cel/functions.js';
import { EvaluationFault } from '../../runtime/cel/index.js';
import { FUNCTIONS } from '../../runtime/cel/library/index.js';
import type { Type } from '../../runtime/cel/types.js';
import {
  type Context,
  Duration,
  Entries,
  List,
  Optional,
  sizeOf,
  Timestamp,
  Uint,
  type Value,
  workSize,
} from '../../runtime/cel/values.js';
import { matching } from '../../runtime/model/patterns/linear-pattern.js';

const SIZES = [100, 2_000, 40_000];
/** How often a call may take longer than what was paid for it: the machine is shared, and code is slow at first. */
const ALLOWED = 4;
/** Nanoseconds that no call is measured by. */
const FLOOR = 300_000;
/** What a unit of cost pays for. */
const WORK_OF_UNIT = 100;

const repeat = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** Texts that take long in one function or another. */
const TEXTS: readonly ((size: number) => string)[] = [
  (size) => repeat('a', size),
  (size) => repeat('aA', size),
  (size) => repeat('"', size),
  (size) => repeat('\u{1F600}', size - (size % 2)),
  (size) => repeat('\u00a0', size),
  (size) => repeat('1', size),
  (size) => repeat('1s', size),
  (size) => `/${repeat('é/', size)}`,
  (size) => `https://[${repeat(':1', size)}]/`,
  (size) => `/?${repeat('a&', size)}`,
  (size) => repeat('%s%%', 4 * Math.floor(size / 4)),
];
const PARTS: readonly ((size: number) => string)[] = [
  () => 'a',
  () => '',
  (size) => `b${repeat('a', size / 2)}`,
  () => '[a-z]+',
  () => 'a*c|a',
  (size) => repeat('é', size),
];

const listOf = (size: number, item: (i: number) => Value): List => List.of(Array.from({ length: size }, (_, i) => item(i)));
const mapOf = (size: number): Entries => {
  const out = new Entries();
  for (let i = 0; i < size; i += 1) out.add(`key ${i}`, BigInt(i));
  return out;
};

const made = (name: string, text: string): Value => {
  const overload = FUNCTIONS.get(name)?.find(
    ({ method, parameters }) => !method && parameters.length === 1 && parameters[0]?.kind === 'string',
  );
  if (overload === undefined) throw new Error(`there is no ${name}(string)`);
  return overload.call([text], free);
};

const free: Context = { spend: () => undefined, work: () => undefined, due: () => false, pattern: (text) => matching(text) };

const OPAQUE: Readonly<Record<string, (size: number) => readonly Value[]>> = {
  'kubernetes.Quantity': (size) => [made('quantity', repeat('7', Math.min(size, 900)))],
  'kubernetes.URL': (size) => [
    made('url', `/${repeat('é/', size)}`),
    made('url', `https://[${repeat(':1', size)}]:80/`),
    made('url', `/?${repeat('a&', size)}`),
  ],
  'net.IP': () => [made('ip', 'fe80::1'), made('ip', '10.0.0.1')],
  'net.CIDR': () => [made('cidr', '2001:db8::/40')],
  'kubernetes.Semver': (size) => [made('semver', `1.2.3-${repeat('a.', size - 1)}b`)],
  'kubernetes.NamedFormat': () =>
    ['dns1123Subdomain', 'qualifiedName', 'uri', 'byte', 'datetime'].map((name) => {
      const found = FUNCTIONS.get(`format.${name}`)?.[0];
      assert.ok(found !== undefined, name);
      return found.call([], free);
    }),
};

/** Arguments of a type: the first of a call, or another. */
function values(type: Type, size: number, isFirst: boolean): readonly Value[] {
  switch (type.kind) {
    case 'string':
      return (isFirst ? TEXTS : PARTS).map((text) => text(size));
    case 'bytes':
      return [Buffer.from(repeat('a', size))];
    case 'list': {
      const items = values(type.item, Math.max(1, Math.floor(size / 100)), true);
      return [listOf(size, (i) => items[i % items.length] ?? 1n)];
    }
    case 'map':
      return [mapOf(size)];
    case 'optional':
      return values(type.of, size, isFirst).map((value) => new Optional(value));
    case 'opaque':
      return OPAQUE[type.name]?.(size) ?? [];
    case 'int':
      return [-1n, 0n, BigInt(size - 1)];
    case 'uint':
      return [new Uint(BigInt(size - 1))];
    case 'double':
      return [0.5];
    case 'bool':
      return [true];
    case 'timestamp':
      return [new Timestamp(1_700_000_000_000_000_000n)];
    case 'duration':
      return [new Duration(1_500_000_000n)];
    case 'parameter':
    case 'dyn':
      return [repeat('a', size), listOf(size, BigInt), mapOf(size)];
    default:
      return [null];
  }
}

/** All lists of arguments that take one of each. */
const combined = (lists: readonly (readonly Value[])[]): Value[][] =>
  lists.reduce<Value[][]>((all, next) => all.flatMap((args) => next.map((value) => [...args, value])), [[]]);

/** Lists of arguments that one overload is called with at one size. */
const CALLS = 24;

/** At most so many, from all of them. */
const someOf = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % Math.ceil(all.length / CALLS) === 0);

/** No more than is asked for by one call is paid by it: beyond this the call ends. */
const MOST = 10_000_000;

class Spent extends EvaluationFault {}

function measured(overload: Overload, args: readonly Value[]): { paid: number; took: number } {
  let paid = 0;
  const take = (nanos: number): void => {
    paid += nanos;
    if (paid > MOST) throw new Spent();
  };
  const context: Context = { ...free, spend: (units) => take(units * WORK_OF_UNIT), work: take, pattern: (text) => matching(text, take) };
  const before = process.cpuUsage();
  try {
    take(WORK_OF_UNIT * (overload.cost?.(...args.map(sizeOf)) ?? 1));
    take(overload.work?.(...args.map(workSize)) ?? 0);
    overload.call(args, context);
  } catch (error) {
    if (!(error instanceof EvaluationFault)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return { paid, took: (user + system) * 1000 };
}

const signature = ({ name, method, parameters }: Overload): string =>
  `${name}${method ? ' of' : ''}(${parameters.map(({ kind }) => kind).join(', ')})`;

/** The least of several measurements: others use the machine, too. */
function least(overload: Overload, args: readonly Value[]): { paid: number; took: number } {
  let best = measured(overload, args);
  for (let i = 0; i < 15 && best.took > FLOOR + ALLOWED * best.paid; i += 1) {
    const next = measured(overload, args);
    if (next.took < best.took) best = next;
  }
  return best;
}

for (const [name, overloads] of FUNCTIONS)
  test(`${name} pays for what it takes, at each size`, () => {
    for (const overload of overloads)
      for (const size of SIZES)
        for (const args of someOf(combined(overload.parameters.map((type, i) => values(type, size, i === 0))))) {
          const { paid, took } = least(overload, args);
          assert.ok(took <= FLOOR + ALLOWED * paid, `${signature(overload)} at ${size} took ${took} ns, for which ${paid} were paid`);
        }
  });

test('what doubles for free is paid where it is read', () => {
  // Each list is twice the one before, and holds nothing new.
  let list: Value = listOf(1, () => 'a');
  const plus = FUNCTIONS.get('_+_')?.find(({ parameters }) => parameters[0]?.kind === 'list');
  assert.ok(plus !== undefined);
  for (let i = 0; i < 20; i += 1) list = plus.call([list, list], free);
  for (const name of ['format', 'join', 'isSorted', 'max', 'indexOf', 'sets.contains', '_==_', '@in'])
    for (const overload of FUNCTIONS.get(name) ?? []) {
      if (overload.parameters.some(({ kind }) => kind === 'map')) continue;
      const doubled = name === 'format' ? List.of([list]) : list;
      const args = overload.parameters.map(({ kind }) => (kind === 'list' ? doubled : kind === 'string' ? '%s' : 'b'));
      const { paid, took } = least(overload, args);
      assert.ok(took <= FLOOR + ALLOWED * paid, `${signature(overload)} took ${took} ns, for which ${paid} were paid`);
    }
});
