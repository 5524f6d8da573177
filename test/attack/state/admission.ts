/** What a tenant keeps that each write of others in the namespace meets: ranges, quotas, accounts; and what operators keep for all. */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';

const core = ({ namespace }: Place, plural: string): string => `/api/v1/namespaces/${namespace}/${plural}`;

/** A pod of so many containers. */
const pod = (place: Place, name: string, containers: number, more: object = {}): Sent =>
  sent('POST', core(place, 'pods'), {
    metadata: { name },
    spec: { automountServiceAccountToken: false, containers: list(containers, (i) => ({ name: `c${i}`, image: 'i', ...more })) },
  });

const range = (place: Place, i: number, limits: readonly object[]): Sent =>
  sent('POST', core(place, 'limitranges'), { metadata: { name: `l${i}` }, spec: { limits } });

const resources = (count: number, amount: string): object => Object.fromEntries(list(count, (i) => [`example.com/r${i}`, amount]));

const WEBHOOKS = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';

/** Webhooks that are asked about nothing that the case writes, by one of their rules after the other. */
const webhooks = (
  name: string,
  size: number,
  hooks: (size: number) => readonly object[],
  configurations: (size: number) => number,
): StatefulCase => ({
  name: `webhooks ${name}`,
  sender: 'operator',
  size,
  *requests(place, n) {
    const { unique } = place;
    const count = configurations(n);
    yield* list(count, (i) =>
      sent('POST', WEBHOOKS, {
        apiVersion: 'admissionregistration.k8s.io/v1',
        kind: 'ValidatingWebhookConfiguration',
        metadata: { name: `${unique}-${i}` },
        webhooks: hooks(n).map((hook, k) => ({
          name: `h${k}.example.com`,
          sideEffects: 'None',
          failurePolicy: 'Ignore',
          admissionReviewVersions: ['v1'],
          clientConfig: { url: 'https://localhost:9/none' },
          ...hook,
        })),
      }),
    );
    yield* list(40, (i) =>
      sent('POST', core(place, 'configmaps'), { metadata: { name: `c${i}`, labels: { app: 'a' } }, data: { a: 'b' } }),
    );
    yield* list(count, (i): Sent => ({ method: 'DELETE', path: `${WEBHOOKS}/${unique}-${i}` }));
  },
});

const rule = (resource: string): object => ({ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: [resource] });

export const admissionCases: readonly StatefulCase[] = [
  {
    name: 'a pod of many containers beside a range of many defaults',
    sender: 'editor',
    size: 700,
    requests: (place, n) => [
      range(place, 0, [{ type: 'Container', default: resources(n, '1'), defaultRequest: resources(n, '1') }]),
      pod(place, 'many', n),
    ],
  },
  {
    name: 'pods of many containers beside ranges of many bounds',
    sender: 'editor',
    size: 120,
    requests: (place, n) => [
      ...list(10, (i) => range(place, i, [{ type: 'Container', max: resources(n, '5'), min: resources(n, '1') }])),
      ...list(5, (i) => pod(place, `p${i}`, n)),
    ],
    // Each container comes to have each resource, in its limits and its requests.
    fairBytes: (n) => 5 * n * n * 2 * 30,
  },
  {
    name: 'pods beside many ranges',
    sender: 'editor',
    size: 150,
    requests: (place, n) => [
      ...list(n, (i) => range(place, i, [{ type: 'Container', default: { cpu: '1' } }])),
      ...list(40, (i) => pod(place, `p${i}`, 10)),
    ],
  },
  {
    name: 'pods of many resources beside a quota of many resources',
    sender: 'editor',
    size: 150,
    requests: (place, n) => [
      sent('POST', core(place, 'resourcequotas'), {
        metadata: { name: 'q' },
        spec: { hard: Object.fromEntries(list(n, (i) => [`requests.example.com/r${i}`, '100000'])) },
      }),
      ...list(10, (i) => pod(place, `p${i}`, 20, { resources: { requests: resources(n, '1'), limits: resources(n, '1') } })),
    ],
  },
  {
    name: 'pods beside a quota of many requirements',
    sender: 'editor',
    size: 300,
    requests: (place, n) => [
      sent('POST', core(place, 'resourcequotas'), {
        metadata: { name: 'q' },
        spec: {
          hard: { pods: '10000' },
          scopeSelector: {
            matchExpressions: list(n, (i) => ({ scopeName: 'PriorityClass', operator: 'NotIn', values: list(20, (k) => `p${i}-${k}`) })),
          },
        },
      }),
      ...list(30, (i) => pod(place, `p${i}`, 1)),
    ],
    // Each pod is counted in the status of the quota, which is written with it.
    fairBytes: (n) => 30 * 250 * n,
  },
  {
    name: 'pods of an account of many secrets',
    sender: 'editor',
    size: 3000,
    requests: (place, n) => [
      sent('POST', core(place, 'serviceaccounts'), {
        metadata: { name: 'rich' },
        secrets: list(n, (i) => ({ name: `s${i}` })),
        imagePullSecrets: list(n, (i) => ({ name: `s${i}` })),
      }),
      ...list(20, (i) =>
        sent('POST', core(place, 'pods'), {
          metadata: { name: `p${i}` },
          spec: { serviceAccountName: 'rich', containers: [{ name: 'c', image: 'i' }] },
        }),
      ),
    ],
    // Each pod is stored with what its account gives it.
    fairBytes: (n) => 20 * 17 * n,
  },
  {
    name: 'a pod of many containers that mount a token',
    sender: 'editor',
    size: 3000,
    requests: (place, n) => [
      sent('POST', core(place, 'pods'), {
        metadata: { name: 'many' },
        spec: { containers: list(n, (i) => ({ name: `c${i}`, image: 'i' })) },
      }),
    ],
    fairBytes: (n) => 300 * n,
  },
  {
    name: 'a pod of many containers that break every check of a level, in a namespace that asks for three',
    sender: 'editor',
    size: 3500,
    scene: (place) => [
      sent(
        'PATCH',
        `/api/v1/namespaces/${place.namespace}`,
        {
          metadata: {
            labels: {
              'pod-security.kubernetes.io/enforce': 'baseline',
              'pod-security.kubernetes.io/audit': 'restricted',
              'pod-security.kubernetes.io/warn': 'restricted',
              'pod-security.kubernetes.io/warn-version': 'v1.24',
            },
          },
        },
        'application/merge-patch+json',
      ),
    ],
    requests: (place, n) => [
      sent('POST', core(place, 'pods'), {
        metadata: { name: 'many' },
        spec: {
          containers: list(n, (i) => ({
            name: `c${i}`,
            image: 'i',
            ports: [{ containerPort: 1, hostPort: i + 1 }],
            securityContext: { privileged: true, capabilities: { add: [`A${i}`] }, procMount: 'Unmasked', runAsUser: 0 },
          })),
        },
      }),
      sent('POST', `/apis/apps/v1/namespaces/${place.namespace}/deployments`, {
        metadata: { name: 'many' },
        spec: {
          selector: { matchLabels: { a: 'b' } },
          template: { metadata: { labels: { a: 'b' } }, spec: { containers: list(n, (i) => ({ name: `c${i}`, image: 'i' })) } },
        },
      }),
    ],
    fairBytes: (n) => 300 * n,
  },
  {
    name: 'pods of a namespace of many annotations',
    sender: 'editor',
    size: 5000,
    requests: (place, n) => [
      sent(
        'PATCH',
        `/api/v1/namespaces/${place.namespace}`,
        { metadata: { annotations: Object.fromEntries(list(n, (i) => [`example.com/a${i}`, 'x'])) } },
        'application/merge-patch+json',
      ),
      ...list(40, (i) => pod(place, `p${i}`, 1)),
    ],
  },
  {
    name: 'services that hold node ports',
    sender: 'editor',
    size: 100,
    // There are no more ports than 2768.
    failures: [500],
    requests: (place, n) =>
      list(10, (i) =>
        sent('POST', core(place, 'services'), {
          metadata: { name: `s${i}` },
          spec: { type: 'NodePort', ports: list(n, (k) => ({ name: `p${k}`, port: k + 1 })) },
        }),
      ),
  },
  {
    name: 'events of one object',
    sender: 'editor',
    size: 400,
    requests: (place, n) =>
      list(n, (i) =>
        sent('POST', core(place, 'events'), {
          metadata: { name: `e${i}` },
          involvedObject: { kind: 'Pod', namespace: place.namespace, name: 'p' },
          reason: 'A',
          message: 'a'.repeat(200),
        }),
      ),
    atOnce: 4,
  },
  webhooks(
    'of many rules',
    300,
    (n) => [{ rules: list(n, (i) => rule(`kind${i}`)) }],
    () => 10,
  ),
  webhooks(
    'that are many',
    100,
    (n) => list(n, (i) => ({ rules: [rule(`kind${i}`)] })),
    () => 10,
  ),
  webhooks(
    'of rules of many resources',
    600,
    (n) => [{ rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: list(n, (i) => `kind${i}`) }] }],
    () => 10,
  ),
  webhooks(
    'of selectors of many requirements',
    200,
    (n) => [
      {
        rules: [rule('configmaps')],
        objectSelector: {
          matchExpressions: [
            ...list(n, (i) => ({ key: 'app', operator: 'NotIn', values: [`none${i}`] })),
            { key: 'none', operator: 'Exists' },
          ],
        },
      },
    ],
    () => 10,
  ),
  {
    name: 'flow schemas of many subjects and rules',
    sender: 'operator',
    size: 300,
    *requests(place, n) {
      const path = '/apis/flowcontrol.apiserver.k8s.io/v1beta1/flowschemas';
      const { unique } = place;
      yield* list(10, (i) =>
        sent('POST', path, {
          metadata: { name: `${unique}-${i}` },
          spec: {
            matchingPrecedence: 1000,
            priorityLevelConfiguration: { name: 'global-default' },
            rules: [
              {
                subjects: list(n, (k) => ({ kind: 'User', user: { name: `u${k}` } })),
                resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'], clusterScope: true }],
              },
            ],
          },
        }),
      );
      yield* list(60, (i) => sent('POST', core(place, 'configmaps'), { metadata: { name: `c${i}` } }));
      yield* list(10, (i): Sent => ({ method: 'DELETE', path: `${path}/${unique}-${i}` }));
    },
  },
];
