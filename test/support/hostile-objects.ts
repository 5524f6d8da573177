/** Objects of any structure with values that nobody means well by; the same seed makes the same ones. */

import type { ScalarName, StructStructure, Structure } from '../../runtime/model/definition/structure.js';
import type { Json } from '../../runtime/model/object.js';

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Mulberry32: at least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }
}

const nested = (levels: number): Json => {
  let value: Json = 1;
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? { a: value } : [value];
  return value;
};

/** Values that fit no place, or one that nobody thought of. */
const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e19,
  1e308,
  2n ** 63n,
  -(2n ** 63n),
  9007199254740993n,
  '',
  ' ',
  '[',
  'http://[',
  '::ffff:1.2.3.4',
  '\ud800',
  '\u0000',
  '%',
  '../..',
  '__proto__',
  'x'.repeat(300),
  '0001-01-01T00:00:00Z',
  'yesterday',
  '99999999999h',
  '1e99',
  '-1Ki',
  'QR==',
  [],
  {},
  [null],
  [[]],
  { '': null },
  { toString: 1 },
  { '': '' },
  nested(60),
];

const USUAL: Readonly<Record<ScalarName, readonly Json[]>> = {
  string: ['a', 'b-c', 'a.example.com', '10.0.0.1', '10.0.0.0/24', 'TCP', 'Always', 'v1', 'ReadWriteOnce', '/x', 'ClusterIP', 'Exists'],
  bool: [true, false],
  int32: [0, 1, 80, 30_000, 2 ** 31 - 1, -(2 ** 31)],
  int64: [0, 1, 600, 2 ** 53, 2n ** 63n - 1n, -(2n ** 63n)],
  double: [0, 0.1, -1, 1e300],
  bytes: ['', 'YQ==', 'QR=='],
  time: ['2021-01-02T03:04:05Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', null],
  microtime: ['2021-01-02T03:04:05.000001Z', null],
  duration: ['1m', '0', '2562047h47m16.854775807s', '-1ns'],
  quantity: ['1', '100m', '2Gi', '1e100', '-5', 3],
  intorstring: [80, 'http', '25%', -1],
};

/** Deeper parts are left out. */
const MAX_LEVEL = 9;

/** About one value in `strange` is of another type or form than is expected. */
export function hostileObject(structure: StructStructure, random: Random, strange: number): { [name: string]: Json } {
  const make = (type: Structure, level: number): Json => {
    if (random.chance(1 / strange)) return random.pick(STRANGE);
    switch (type.kind) {
      case 'scalar':
        return random.pick(USUAL[type.scalar]);
      case 'free':
        return type.either === undefined ? random.pick(STRANGE) : make(random.pick(type.either), level);
      case 'list':
        return Array.from({ length: random.pick([0, 1, 1, 2]) }, () => make(type.items, level + 1));
      case 'map':
        return Object.fromEntries(
          Array.from({ length: random.pick([0, 1, 2]) }, () => [random.pick(['a', 'b', 'cpu']), make(type.values, level + 1)]),
        );
      case 'struct':
        return members(type, level);
    }
  };
  const members = (type: StructStructure, level: number): { [name: string]: Json } => {
    const likely = level > MAX_LEVEL ? 0 : level < 2 ? 0.8 : 0.35;
    const out: { [name: string]: Json } = {};
    for (const { name, type: of } of type.fields) if (random.chance(likely)) out[name] = make(of, level + 1);
    return out;
  };
  return members(structure, 0);
}
