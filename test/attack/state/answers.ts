/** Answers of services that are made to be hard to read: what a definition or a configuration makes the server call. */
import type { RequestListener } from 'node:http';
import { type CaseRequest, list, type Place, type StatefulCase, sent } from './case.js';
import { groupOf } from './places.js';

const KIB = 1024;

/** Reads a request to its end, and answers with what is made of its JSON. */
const answering =
  (write: (review: { request: Record<string, unknown> }, response: Parameters<RequestListener>[1]) => void): RequestListener =>
  (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('end', () => write(JSON.parse(Buffer.concat(chunks).toString()), response));
  };

/** What hostile answers hold, for so many KiB of it: JSON values; and the smaller of two sizes that are both read, or both refused. */
const CONTENTS: readonly (readonly [name: string, value: (kib: number) => string, size?: number])[] = [
  ['empty lists', (kib) => `[${'[],'.repeat((kib * KIB) / 3)}0]`],
  ['empty objects', (kib) => `[${'{},'.repeat((kib * KIB) / 3)}0]`],
  ['digits', (kib) => `[${'0,'.repeat((kib * KIB) / 2)}0]`],
  ['numbers that no double holds', (kib) => `[${'12345678901234567,'.repeat((kib * KIB) / 18)}0]`, 700],
  ['one number', (kib) => '1'.repeat(kib * KIB)],
  ['one text of escapes', (kib) => `"${'\\u0041'.repeat((kib * KIB) / 6)}"`],
  ['halves of surrogate pairs', (kib) => `"${'\\ud800'.repeat((kib * KIB) / 6)}"`],
  ['levels', (kib) => '['.repeat(kib * KIB)],
  ['one member again and again', (kib) => `{${'"a":{},'.repeat((kib * KIB) / 7)}"a":{}}`],
  ['many members', (kib) => `{${Array.from({ length: (kib * KIB) / 12 }, (_, i) => `"k${i}":0,`).join('')}"a":0}`],
  ['blanks', (kib) => `${' '.repeat(kib * KIB)}0`],
];

const VERSIONS = ['v1', 'v2'].map((name) => ({
  name,
  served: true,
  storage: name === 'v1',
  schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
}));

/** A definition whose versions the case's service converts, and objects of it that are read in the version that is not stored. */
function* converting(place: Place): Generator<CaseRequest> {
  const group = groupOf(place);
  const { url, caBundle } = place.service ?? {};
  yield sent('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `things.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'things', kind: 'Thing' },
      versions: VERSIONS,
      conversion: { strategy: 'Webhook', webhook: { clientConfig: { url: `${url}/convert`, caBundle }, conversionReviewVersions: ['v1'] } },
    },
  });
  const at = (version: string): string => `/apis/${group}/${version}/namespaces/${place.namespace}/things`;
  yield { method: 'GET', path: at('v1'), until: ({ status }) => status === 200 };
  for (let i = 0; i < 30; i += 1) yield sent('POST', at('v1'), { apiVersion: `${group}/v1`, kind: 'Thing', metadata: { name: `o${i}` } });
  for (let i = 0; i < 4; i += 1) yield { method: 'GET', path: at('v2') };
}

const conversions = (name: string, size: number, value: (kib: number) => string, failures: readonly number[] = [500]): StatefulCase => ({
  name: `conversions that answer with ${name}`,
  sender: 'definer',
  size,
  atOnce: 2,
  failures,
  service: (_, kib) => {
    const more = value(kib);
    return answering(({ request }, response) => {
      const converted = (request.objects as Record<string, unknown>[]).map((object) => ({
        ...object,
        apiVersion: request.desiredAPIVersion,
      }));
      const text = JSON.stringify({
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'ConversionReview',
        response: { uid: request.uid, result: { status: 'Success' }, convertedObjects: converted },
      });
      response.end(`{"more":${more},${text.slice(1)}`);
    });
  },
  requests: converting,
  fairBytes: (kib) => 4 * kib * KIB,
});

/** A configuration by which the case's service is asked about new config maps of its namespace. */
const asking = (kind: string, { namespace, unique, service }: Place): object => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind,
  metadata: { name: unique },
  webhooks: [
    {
      name: 'hostile.example.com',
      sideEffects: 'None',
      admissionReviewVersions: ['v1'],
      clientConfig: { url: `${service?.url}/verdict`, caBundle: service?.caBundle },
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } },
      rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['configmaps'] }],
    },
  ],
});

const ADMISSION = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';

/** Asked about config maps of the place alone. */
const verdicts = (name: string, size: number, value: (kib: number) => string): StatefulCase => ({
  name: `verdicts with ${name}`,
  sender: 'operator',
  size,
  failures: [500],
  service: (_, kib) => {
    const more = value(kib);
    return answering(({ request }, response) => {
      const verdict = { apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', response: { uid: request.uid, allowed: true } };
      response.end(`{"more":${more},${JSON.stringify(verdict).slice(1)}`);
    });
  },
  *requests(place) {
    const { namespace, unique } = place;
    yield sent('POST', ADMISSION, asking('ValidatingWebhookConfiguration', place));
    yield* list(8, (i) =>
      sent('POST', `/api/v1/namespaces/${namespace}/configmaps`, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `c${i}` } }),
    );
    yield { method: 'DELETE', path: `${ADMISSION}/${unique}` };
  },
  fairBytes: (kib) => 8 * kib * KIB,
});

const MUTATING = '/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations';

/** Patches of a webhook that is asked about config maps of the place alone. */
const patching = (name: string, size: number, patch: (size: number) => readonly object[]): StatefulCase => ({
  name: `verdicts with patches: ${name}`,
  sender: 'operator',
  size,
  failures: [500],
  service: (_, n) => {
    const bytes = Buffer.from(JSON.stringify(patch(n))).toString('base64');
    return answering(({ request }, response) => {
      response.end(
        JSON.stringify({
          apiVersion: 'admission.k8s.io/v1',
          kind: 'AdmissionReview',
          response: { uid: request.uid, allowed: true, patchType: 'JSONPatch', patch: bytes },
        }),
      );
    });
  },
  *requests(place) {
    const { namespace, unique } = place;
    yield sent('POST', MUTATING, asking('MutatingWebhookConfiguration', place));
    yield* list(5, (i) =>
      sent('POST', `/api/v1/namespaces/${namespace}/configmaps`, {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: `c${i}` },
        data: { a: 'b' },
      }),
    );
    yield { method: 'DELETE', path: `${MUTATING}/${unique}` };
  },
  fairBytes: (n) => 5 * JSON.stringify(patch(n)).length,
});

const patchedAnswers: readonly StatefulCase[] = [
  patching('of many keys', 3000, (n) => list(n, (i) => ({ op: 'add', path: `/data/k${i}`, value: 'x' }))),
  patching('that copy and copy again', 9, (n) => [
    { op: 'add', path: '/metadata/annotations', value: { a: 'a'.repeat(1000) } },
    ...list(2 * n, (i) => ({ op: 'copy', from: '/metadata/annotations', path: `/metadata/annotations/x${i}` })),
  ]),
  patching('that insert at the front of a list', 4000, (n) => [
    { op: 'add', path: '/metadata/finalizers', value: list(20_000, (i) => `example.com/f${i}`) },
    ...list(n, (i) => ({ op: 'add', path: '/metadata/finalizers/0', value: `example.com/g${i}` })),
  ]),
  patching('of one value that is long', 20_000, (n) => [{ op: 'add', path: '/data/x', value: 'x'.repeat(n * 10) }]),
  patching('of one value that is broad', 20_000, (n) => [{ op: 'add', path: '/metadata/finalizers', value: list(n, () => '') }]),
];

export const answerCases: readonly StatefulCase[] = [
  ...CONTENTS.map(([name, value, size = 1200]) => conversions(name, size, value)),
  conversions('tens of megabytes of lists', 20_000, (kib) => `[${'[],'.repeat((kib * KIB) / 3)}0]`),
  conversions('tens of megabytes of text', 20_000, (kib) => `"${'x'.repeat(kib * KIB)}"`),
  ...CONTENTS.map(([name, value, size = 1200]) => verdicts(name, size, value)),
  ...patchedAnswers,
];
