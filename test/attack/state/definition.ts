/** Cases of a definition and of objects of it: what they send. */
import type { Sent } from '../client.js';
import { type CaseRequest, list, type Place, type StatefulCase, sent } from './case.js';
import { groupOf } from './places.js';

export type Schema = Record<string, unknown>;

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

export const placeOf = (place: Place): string => `/apis/${groupOf(place)}/v1/namespaces/${place.namespace}/things`;
export const nameOf = (place: Place): string => `things.${groupOf(place)}`;

/** A definition with the schema of `spec`, more of its version, and other versions. */
export const definition = (
  place: Place,
  spec: Schema,
  version: Record<string, unknown> = {},
  others: readonly Record<string, unknown>[] = [],
): Sent =>
  sent('POST', DEFINITIONS, {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: nameOf(place) },
    spec: {
      group: groupOf(place),
      scope: 'Namespaced',
      names: { plural: 'things', kind: 'Thing' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
          ...version,
        },
        ...others,
      ],
    },
  });

export const thing = (place: Place, name: string, spec: unknown): Sent =>
  sent('POST', placeOf(place), { apiVersion: `${groupOf(place)}/v1`, kind: 'Thing', metadata: { name }, spec });

export const got = (path: string, accept = 'application/json'): Sent => ({ method: 'GET', path, headers: { Accept: accept } });

interface Conditions {
  readonly status?: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

const isEstablished = (text: string): boolean =>
  (JSON.parse(text) as Conditions).status?.conditions?.some(({ type, status }) => type === 'Established' && status === 'True') === true;

/** Waits until a definition, unless it was refused, is served. */
export const served = (place: Place): CaseRequest[] => [
  { ...got(`${DEFINITIONS}/${nameOf(place)}`), until: ({ status, text }) => status !== 200 || isEstablished(text) },
  { ...got(placeOf(place)), until: ({ status }) => status === 200 },
];

export const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';
export const TEXT: Schema = { type: 'string' };
export const ANYTHING: Schema = { 'x-kubernetes-preserve-unknown-fields': true };

/** A case that makes one definition, and perhaps objects of it. */
export const ofSchema = (
  name: string,
  size: number,
  spec: (size: number) => Schema,
  objects: (place: Place, size: number) => readonly Sent[] = () => [],
  version: (size: number) => Record<string, unknown> = () => ({}),
): StatefulCase => ({
  name,
  sender: 'definer',
  size,
  requests: (place, n) => [definition(place, spec(n), version(n)), ...served(place), ...objects(place, n)],
});

export const ruled = (rule: string, more: Schema = {}): Schema => ({ type: 'object', 'x-kubernetes-validations': [{ rule }], ...more });

/** Variables bound one inside of the other, each to what `made` makes of the one before. */
export const bound = (depth: number, first: string, made: (last: string) => string, body: (last: string) => string): string =>
  `cel.bind(x0, ${first}, ${list(depth, (i) => `cel.bind(x${i + 1}, ${made(`x${i}`)}, `).join('')}${body(`x${depth}`)}${')'.repeat(depth + 1)}`;

/** A rule about a text of `spec`, and an object whose text is so long. */
export const ofText = (name: string, size: number, rule: string, text: (size: number) => string): StatefulCase =>
  ofSchema(
    `an expression: ${name}`,
    size,
    () =>
      ruled(rule, {
        properties: {
          text: { type: 'string', maxLength: 50_000 },
          list: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 10 } },
        },
      }),
    (place, n) => list(3, (i) => thing(place, `o${i}`, { text: text(n), list: list(20, (k) => `${k}`) })),
  );
