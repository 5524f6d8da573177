/** Bodies with as many members as one may have, each of one kind, and rules that cost as much as they may: a stage of the request takes as long as it can. */
import type { Case } from './bodies.js';

const JSON_TYPE = 'application/json';
const APPLY = 'application/apply-patch+yaml';
const CORE = '/api/v1/namespaces/default';

const list = <T>(count: number, item: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => item(i));
const map = (count: number, name: (i: number) => string, value = 'x'): Record<string, string> =>
  Object.fromEntries(list(count, (i) => [name(i), value]));
const address = (i: number): string => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;

/** Keys of a map; lists of the same length have several values an item. */
const KEYS = 80_000;

type Sent = Readonly<Record<string, unknown>>;

function extreme(name: string, path: string, object: Sent, apply?: string): Case {
  return {
    name,
    method: apply === undefined ? 'POST' : 'PATCH',
    path: apply === undefined ? path : `${path}/${apply}?fieldManager=attack`,
    headers: { 'Content-Type': apply === undefined ? JSON_TYPE : APPLY },
    body: Buffer.from(JSON.stringify(object)),
  };
}

const object = (apiVersion: string, kind: string, more: Sent): Sent => ({ apiVersion, kind, metadata: { name: 'h-extreme' }, ...more });
const configMap = (metadata: Sent, data: Sent = {}): Sent =>
  object('v1', 'ConfigMap', { metadata: { name: 'h-extreme', ...metadata }, data });
const pod = (spec: Sent): Sent => object('v1', 'Pod', { spec });
const manyVariables = [{ name: 'c', image: 'x', env: list(24_000, (i) => ({ name: `c${i}`, value: 'x' })) }];

const CUSTOM = 'attack.example.com';

/** Definition of a kind whose spec has this schema. */
const definition = (plural: string, kind: string, spec: Sent): Case =>
  extreme(
    `definition of ${plural}`,
    '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
    object('apiextensions.k8s.io/v1', 'CustomResourceDefinition', {
      metadata: { name: `${plural}.${CUSTOM}` },
      spec: {
        group: CUSTOM,
        scope: 'Namespaced',
        names: { plural, kind },
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } }],
      },
    }),
  );

const custom = (plural: string, kind: string, spec: Sent): Case =>
  extreme(`rules of ${plural}`, `/apis/${CUSTOM}/v1/namespaces/default/${plural}`, object(`${CUSTOM}/v1`, kind, { spec }));

const numbers = (maxItems: number): Sent => ({ type: 'array', maxItems, items: { type: 'integer' } });
const rules = (count: number, rule: (i: number) => string): Sent => ({
  'x-kubernetes-validations': list(count, (i) => ({ rule: rule(i) })),
});

/** Their objects are sent last, when the kinds are served. */
const definitionsWithRules: readonly Case[] = [
  definition('h-loops', 'HLoop', {
    type: 'object',
    properties: { l: numbers(400) },
    ...rules(11, (i) => `self.l.all(a, self.l.all(b, a + b >= ${-i}))`),
  }),
  definition('h-items', 'HItem', {
    type: 'object',
    properties: {
      l: {
        type: 'array',
        maxItems: 10_000,
        items: {
          type: 'object',
          properties: { a: { type: 'string', maxLength: 10 } },
          ...rules(9, (i) => `!has(self.a) || self.a != "x${i}"`),
        },
      },
    },
  }),
  definition('h-texts', 'HText', {
    type: 'object',
    properties: { t: { type: 'string', maxLength: 90_000 }, m: numbers(100) },
    ...rules(9, (i) => `self.m.all(i, self.t.split("").size() > ${i})`),
  }),
  definition('h-rules', 'HRule', {
    type: 'object',
    properties: { l: numbers(10) },
    ...rules(9_000, (i) => `self.l.all(a, a < ${i}) || true`),
  }),
];

const objectsWithRules: readonly Case[] = [
  custom('h-loops', 'HLoop', { l: list(370, (i) => i) }),
  custom('h-items', 'HItem', { l: list(10_000, (i) => ({ a: `${i}` })) }),
  custom('h-texts', 'HText', { t: 'x'.repeat(90_000), m: list(100, (i) => i) }),
  custom('h-rules', 'HRule', { l: [1, 2, 3] }),
];

export const extremes: readonly Case[] = [
  ...definitionsWithRules,
  extreme(
    'keys of a map',
    `${CORE}/configmaps`,
    configMap(
      {},
      map(KEYS, (i) => `k${i}`),
    ),
  ),
  extreme(
    'keys that are applied',
    `${CORE}/configmaps`,
    configMap(
      {},
      map(KEYS, (i) => `k${i}`),
    ),
    'h-extreme',
  ),
  extreme(
    'bad keys',
    `${CORE}/configmaps`,
    configMap(
      {},
      map(KEYS, (i) => `/${i}`),
    ),
  ),
  extreme('labels', `${CORE}/configmaps`, configMap({ labels: map(KEYS, (i) => `k${i}`) })),
  extreme('annotations', `${CORE}/configmaps`, configMap({ annotations: map(KEYS, (i) => `k${i}`) })),
  extreme('finalizers', `${CORE}/configmaps`, configMap({ finalizers: list(60_000, (i) => `a.b/c${i}`) })),
  extreme(
    'owners',
    `${CORE}/configmaps`,
    configMap({ ownerReferences: list(10_000, (i) => ({ apiVersion: 'v1', kind: 'Pod', name: `a${i}`, uid: `u${i}` })) }),
  ),
  extreme('containers', `${CORE}/pods`, pod({ containers: list(20_000, (i) => ({ name: `c${i}`, image: 'x' })) })),
  extreme('variables', `${CORE}/pods`, pod({ containers: manyVariables })),
  extreme(
    'tolerations',
    `${CORE}/pods`,
    pod({ containers: [{ name: 'c', image: 'x' }], tolerations: list(32_000, (i) => ({ key: `c${i}` })) }),
  ),
  extreme(
    'variables of a template',
    '/apis/apps/v1/namespaces/default/deployments',
    object('apps/v1', 'Deployment', {
      spec: {
        selector: { matchLabels: { a: 'b' } },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: manyVariables } },
      },
    }),
  ),
  extreme(
    'addresses',
    `${CORE}/endpoints`,
    object('v1', 'Endpoints', { subsets: [{ addresses: list(49_000, (i) => ({ ip: address(i) })) }] }),
  ),
  extreme(
    'blocks',
    '/apis/networking.k8s.io/v1/namespaces/default/networkpolicies',
    object('networking.k8s.io/v1', 'NetworkPolicy', {
      spec: { podSelector: {}, ingress: [{ from: list(30_000, (i) => ({ ipBlock: { cidr: `${address(i)}/32` } })) }] },
    }),
  ),
  extreme(
    'rules',
    '/apis/rbac.authorization.k8s.io/v1/namespaces/default/roles',
    object('rbac.authorization.k8s.io/v1', 'Role', { rules: list(14_000, () => ({ verbs: ['get'], apiGroups: [''], resources: ['x'] })) }),
  ),
  extreme(
    'hosts',
    '/apis/networking.k8s.io/v1/namespaces/default/ingresses',
    object('networking.k8s.io/v1', 'Ingress', { spec: { rules: list(40_000, (i) => ({ host: `a${i}.b` })) } }),
  ),
  extreme(
    'amounts',
    `${CORE}/resourcequotas`,
    object('v1', 'ResourceQuota', { spec: { hard: Object.fromEntries(list(KEYS, (i) => [`r${i}`, `1${'0'.repeat(i % 9)}.5e3`])) } }),
  ),
  definition('h-as', 'HA', {
    type: 'object',
    properties: Object.fromEntries(list(30_000, (i) => [`p${i}`, { type: 'string' }])),
  }),
  ...objectsWithRules,
];

/** The extreme body of a number. */
export function extremeOf(number: number): Case {
  const made = extremes[number];
  if (made === undefined) throw new Error(`there is no extreme body ${number}`);
  return made;
}
