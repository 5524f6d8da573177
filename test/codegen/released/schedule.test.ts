/** The example schedule of the deprecation policy: a group from release X, in which it has v1alpha1, to X+17, without v1. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Files, Shop, service } from './shop.js';

/** What a version is at a release: when it was announced to go, and went. */
interface Life {
  readonly introduced: number;
  readonly deprecated?: number;
  readonly removed?: number;
}

/** By the number of releases since X. */
const LIVES: Readonly<Record<string, Life>> = {
  v1alpha1: { introduced: 0, removed: 1 },
  v1alpha2: { introduced: 1, removed: 2 },
  v1beta1: { introduced: 2, deprecated: 3, removed: 6 },
  v1beta2: { introduced: 3, deprecated: 5, removed: 8 },
  v1: { introduced: 5, deprecated: 12, removed: 17 },
  v2alpha1: { introduced: 7, removed: 8 },
  v2alpha2: { introduced: 8, removed: 9 },
  v2beta1: { introduced: 9, deprecated: 10, removed: 13 },
  v2beta2: { introduced: 10, deprecated: 12, removed: 15 },
  v2: { introduced: 12 },
};

/** The version that is stored and preferred from a release on. */
const STORED: readonly (readonly [release: number, version: string])[] = [
  [0, 'v1alpha1'],
  [1, 'v1alpha2'],
  [2, 'v1beta1'],
  [4, 'v1beta2'],
  [6, 'v1'],
  [13, 'v2'],
];

const name = (release: number): string => `1.${release}`;
/** A release every three months. */
const day = (release: number): string => new Date(Date.UTC(2020, release * 3, 15)).toISOString().slice(0, 10);
const storedAt = (release: number): string => STORED.findLast(([from]) => from <= release)?.[1] ?? '';

/** The hub is the first version of all, so that the same files serve every release. */
const HUB = 'v1alpha1';

interface Plan {
  readonly lives: Readonly<Record<string, Life>>;
  readonly stored: string;
  readonly preferred: string;
}

const planAt = (release: number): Plan => ({ lives: LIVES, stored: storedAt(release), preferred: storedAt(release) });

/** The catalogue at a release: what is not introduced has no file, and what comes later is not announced yet. */
function filesOf(release: number, { lives, stored, preferred }: Plan): Files {
  const there = Object.entries(lives).filter(([, { introduced }]) => introduced <= release);
  const order = [preferred, ...there.map(([version]) => version).filter((version) => version !== preferred)];
  const files = there.map(([version, { introduced, deprecated, removed }]) => {
    const told = deprecated !== undefined && deprecated <= release;
    const isGone = removed !== undefined && (removed <= release || told);
    const lifetime = [
      `introduced: "${name(introduced)}"`,
      ...(told ? [`deprecated: "${name(deprecated)}"`] : []),
      ...(isGone ? [`removed: "${name(removed)}"`] : []),
    ].join(', ');
    return [`shop/${version}/Order.yaml`, orderOf(version, lifetime, stored)] as const;
  });
  return {
    'service.yaml': service(name(release)),
    'shop/group.yaml': `group: shop.example.com\nversions:\n${order.map((version) => `  ${version}: {}\n`).join('')}`,
    ...Object.fromEntries(files),
  };
}

const orderOf = (version: string, lifetime: string, stored: string): string => `kind: Order
description: Something a customer wants.
lifetime: { ${lifetime} }
resource:
  plural: orders
  scope: Namespaced
  ${version === HUB ? `storage: { prefix: shop.example.com/orders, version: shop/${stored} }` : `hub: shop/${HUB}.Order`}
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  note: { type: string, proto: 2, description: A remark. }
`;

let shop: Shop;
before(() => {
  shop = new Shop({});
});
after(() => shop.remove());

/** Faults where one thing of the plan comes earlier than in the schedule. */
function faultsWith(release: number, change: (plan: Plan) => Partial<Plan>): string {
  const plan = planAt(release);
  shop.put(filesOf(release, { ...plan, ...change(plan) }));
  const faults = shop.faults(day(release));
  shop.put(filesOf(release, plan));
  return faults;
}

const living = (lives: Plan['lives'], version: string, change: Partial<Life>): Pick<Plan, 'lives'> => ({
  lives: { ...lives, [version]: { introduced: 0, ...lives[version], ...change } },
});

/** What may not happen in a release yet, and the first one in which it may. */
const EARLY: Readonly<Record<number, readonly (readonly [what: string, change: (plan: Plan) => Partial<Plan>, expected: RegExp])[]>> = {
  3: [
    ['v1beta2 is stored', () => ({ stored: 'v1beta2' }), /KW044 rule 4b: .* stored in shop\/v1beta2.* in 1\.4 at the earliest/],
    ['v1beta2 is preferred', () => ({ preferred: 'v1beta2' }), /KW044 rule 4b: .* prefer v1beta2.* in 1\.4 at the earliest/],
    [
      'v1beta1 is to go in X+5',
      ({ lives }) => living(lives, 'v1beta1', { removed: 5 }),
      /KW044 rule 4a: shop\/v1beta1\/Order goes in 1\.5; deprecated in 1\.3, it may end in 1\.6 /,
    ],
  ],
  4: [
    [
      'v1beta2 is deprecated',
      ({ lives }) => living(lives, 'v1beta2', { deprecated: 4 }),
      /KW043 rule 3: shop\/v1beta2\/Order is deprecated in 1\.4/,
    ],
  ],
  5: [
    ['v1 is stored', () => ({ stored: 'v1' }), /KW044 rule 4b: .* in 1\.6 at the earliest/],
    [
      'v1beta1 goes',
      ({ lives }) => living(lives, 'v1beta1', { removed: 5 }),
      /KW044 rule 4a: .* in 1\.6 at the earliest, and not before 2021-07-15/,
    ],
  ],
  7: [
    [
      'v1beta2 goes',
      ({ lives }) => living(lives, 'v1beta2', { removed: 7 }),
      /KW044 rule 4a: .* in 1\.8 at the earliest, and not before 2022-01-15/,
    ],
  ],
  11: [
    [
      'v1 is deprecated beside beta versions',
      ({ lives }) => living(lives, 'v1', { deprecated: 11 }),
      /KW043 rule 3: shop\/v1\/Order is deprecated in 1\.11/,
    ],
  ],
  12: [
    ['v2 is stored', () => ({ stored: 'v2' }), /KW044 rule 4b: .* in 1\.13 at the earliest/],
    ['v2 is preferred', () => ({ preferred: 'v2' }), /KW044 rule 4b: .* in 1\.13 at the earliest/],
  ],
  15: [
    [
      'v1 goes',
      ({ lives }) => living(lives, 'v1', { removed: 15 }),
      /KW044 rule 4a: .* in 1\.15 at the earliest, and not before 2024-01-15/,
    ],
  ],
};

for (let release = 0; release <= 17; release += 1) {
  const served = Object.entries(LIVES)
    .filter(([, { introduced, removed = Number.POSITIVE_INFINITY }]) => introduced <= release && release < removed)
    .map(([version]) => version);
  test(`X+${release} has ${served.join(', ')}, and stores ${storedAt(release)}`, () => {
    shop.put(filesOf(release, planAt(release)));
    assert.equal(shop.faults(day(release)), '');
    for (const [what, change, expected] of EARLY[release] ?? []) assert.match(faultsWith(release, change), expected, what);
    shop.release(day(release));
    const snapshot = shop.read('released.lock');
    const servedThen = [...snapshot.matchAll(/^ {2}shop\/(\w+):\n {4}kinds:\n {6}Order: \{[^\n]*served: true/gm)].map(
      ([, version]) => version,
    );
    assert.deepEqual(servedThen.sort(), served.sort());
    assert.match(snapshot, new RegExp(`preferred: ${storedAt(release)} `));
    assert.match(snapshot, new RegExp(`stored: \\[[^\\]]*shop/${storedAt(release)} \\]`));
  });
}

test('no version that was ever stored is taken out of the catalogue, long after it has gone', () => {
  const files = filesOf(17, planAt(17));
  shop.put({ ...files, 'shop/v1beta1': undefined, 'shop/group.yaml': files['shop/group.yaml']?.replace('  v1beta1: {}\n', '') });
  assert.match(shop.faults('2036-01-15'), /KW044 rule 4a: shop\/v1beta1\/Order is gone, .*objects may be stored in it/);
});
