/** Webhook configurations and API services by their rules, and what clients are told where kinds share a rule. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindTables } from '../support/kinds.js';
import { TestServer } from '../support/server.js';

const hook = {
  name: 'a.hooks.example.com',
  sideEffects: 'None',
  admissionReviewVersions: ['v1'],
  clientConfig: { url: 'https://hooks.example.com/a' },
};
const hooks = (...more: object[]): { webhooks: never } => ({ webhooks: more.map((m) => ({ ...hook, ...m })) as never });
const client = (clientConfig: object): { webhooks: never } => hooks({ clientConfig });
const service = { name: 's', namespace: 'n' };
const rule = (more: object): { webhooks: never } =>
  hooks({ rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['pods'], ...more }] });

const both = [
  [
    'a hook of nothing',
    { webhooks: [{}] },
    'webhooks[0].name Required',
    'webhooks[0].sideEffects Required',
    'webhooks[0].clientConfig Required',
    'webhooks[0].admissionReviewVersions Required',
  ],
  ['a short name', hooks({ name: 'short' }), 'webhooks[0].name Invalid'],
  ['a name of blanks', hooks({ name: 'a b' }), 'webhooks[0].name Invalid'],
  ['a name twice', hooks({}, {}), 'webhooks[1].name Duplicate'],
  ['side effects', hooks({ sideEffects: 'Some' }), 'webhooks[0].sideEffects NotSupported'],
  [
    'policies there are not and no time',
    hooks({ failurePolicy: 'Retry', matchPolicy: 'Loose', timeoutSeconds: 31 }),
    'webhooks[0].failurePolicy NotSupported',
    'webhooks[0].matchPolicy NotSupported',
    'webhooks[0].timeoutSeconds Invalid',
  ],
  ['reviews of no known version', hooks({ admissionReviewVersions: ['v9'] }), 'webhooks[0].admissionReviewVersions Invalid'],
  ['a version twice', hooks({ admissionReviewVersions: ['v1', 'v1'] }), 'webhooks[0].admissionReviewVersions[1] Invalid'],
  ['a URL and a service', client({ url: 'https://x.y', service: { name: 'n', namespace: 'n' } }), 'webhooks[0].clientConfig Required'],
  [
    'a URL without encryption, with user, query and fragment',
    client({ url: 'http://u@x.y/?q#f' }),
    ...Array.from({ length: 4 }, () => 'webhooks[0].clientConfig.url Invalid'),
  ],
  ...[
    ...['https://a:port/x', 'https://a:-1', 'https://[::1/x', 'https://a b/', 'https://a%20b/', 'https://h/%zz'],
    ...['https://[::1]x/', 'https://u<p@h/', ':port', '1:a', 'https://h/x#%', 'https://h/\n', 'https://[fe80::1%en0]/'],
  ].map((url): [string, { webhooks: never }, string] => [
    `${JSON.stringify(url)}, which is none`,
    client({ url }),
    'webhooks[0].clientConfig.url Required',
  ]),
  [
    'half a service at a bad port and path',
    client({ service: { port: 0, path: '/a//b' } }),
    'webhooks[0].clientConfig.service.name Required',
    'webhooks[0].clientConfig.service.namespace Required',
    'webhooks[0].clientConfig.service.port Invalid',
    'webhooks[0].clientConfig.service.path Invalid',
  ],
  [
    'a rule of nothing',
    hooks({ rules: [{}] }),
    ...['operations', 'apiGroups', 'apiVersions', 'resources'].map((f) => `webhooks[0].rules[0].${f} Required`),
  ],
  ['a wildcard beside others', rule({ operations: ['*', 'CREATE'] }), 'webhooks[0].rules[0].operations Invalid'],
  ['a subresource that is covered', rule({ resources: ['pods/*', 'pods/log'] }), 'webhooks[0].rules[0].resources[1] Invalid'],
  ['a resource that is all of one subresource', rule({ resources: ['*/log', 'pods/log'] }), 'webhooks[0].rules[0].resources[1] Invalid'],
  ['all and one more', rule({ resources: ['*/*', 'a/b'] }), 'webhooks[0].rules[0].resources Invalid'],
  ['all kinds and one', rule({ resources: ['*', 'pods'] }), 'webhooks[0].rules[0].resources Invalid'],
  ['all but subresources, and one of these', rule({ resources: ['*', 'pods/log', ''] }), 'webhooks[0].rules[0].resources[2] Required'],
  ['an operation there is not', rule({ operations: ['LOOK'] }), 'webhooks[0].rules[0].operations[0] NotSupported'],
  ['a version without name', rule({ apiVersions: [''] }), 'webhooks[0].rules[0].apiVersions[0] Required'],
  [
    'wildcards beside others',
    rule({ apiGroups: ['*', 'a'], apiVersions: ['*', 'v1', ''], resources: ['*/*', '*', 'pods'], scope: '' }),
    'webhooks[0].rules[0].apiGroups Invalid',
    'webhooks[0].rules[0].apiVersions Invalid',
    'webhooks[0].rules[0].apiVersions[2] Required',
    'webhooks[0].rules[0].resources Invalid',
    'webhooks[0].rules[0].resources Invalid',
    'webhooks[0].rules[0].scope NotSupported',
  ],
  [
    'selectors',
    hooks({ namespaceSelector: { matchLabels: { 'a b': '' } }, objectSelector: { matchExpressions: [{ key: 'a', operator: 'Else' }] } }),
    'webhooks[0].namespaceSelector.matchLabels Invalid',
    'webhooks[0].objectSelector.matchExpressions[0].operator Invalid',
  ],
  ['a URL without scheme', client({ url: '://a' }), 'webhooks[0].clientConfig.url Required'],
  ['a URL of nobody', client({ url: 'https:///a' }), 'webhooks[0].clientConfig.url Invalid'],
  ...(['aa', '//', '/a b', '/a//'] as const).map(
    (path) => [`the path ${path}`, client({ service: { ...service, path } }), 'webhooks[0].clientConfig.service.path Invalid'] as const,
  ),
  [
    'a relative path of bad segments',
    client({ service: { ...service, path: 'xA/_' } }),
    ...Array.from({ length: 3 }, () => 'webhooks[0].clientConfig.service.path Invalid'),
  ],
  ['an unknown scope', rule({ scope: 'Galaxy' }), 'webhooks[0].rules[0].scope NotSupported'],
] as const;

kindTables({
  ValidatingWebhookConfiguration: {
    path: '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations',
    valid: { metadata: { name: 'validating' }, webhooks: [hook] },
    creates: both,
    updates: [
      ['side effects', hooks({ sideEffects: 'Unknown' }), 'webhooks[0].sideEffects NotSupported'],
      ['another URL', client({ url: 'https://x.y/z' })],
      ['a service at its root', { webhooks: [{ ...hook, clientConfig: { service: { ...service, path: '/' } } }] }],
    ],
  },
  MutatingWebhookConfiguration: {
    path: '/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations',
    valid: { metadata: { name: 'mutating' }, webhooks: [hook] },
    creates: [...both, ['an unknown second round', hooks({ reinvocationPolicy: 'Always' }), 'webhooks[0].reinvocationPolicy NotSupported']],
    updates: [['a second round', hooks({ reinvocationPolicy: 'IfNeeded' })]],
  },
  APIService: {
    path: '/apis/apiregistration.k8s.io/v1/apiservices',
    valid: {
      metadata: { name: 'v1.shop.example.com' },
      spec: {
        group: 'shop.example.com',
        version: 'v1',
        groupPriorityMinimum: 10,
        versionPriority: 10,
        service: { name: 's', namespace: 'n' },
      },
    },
    creates: [
      ['another name', { metadata: { name: 'v1.other' } }, 'metadata.name Invalid'],
      ['no name', { metadata: { name: null } }, 'metadata.name Required'],
      ['another beginning of names', { metadata: { generateName: 'other' } }, 'metadata.generateName Invalid'],
      ['no group', { metadata: { name: 'v2.' }, spec: { group: '', version: 'v2' } }, 'spec.group Required'],
      [
        'priorities out of range',
        { spec: { groupPriorityMinimum: 0, versionPriority: 1001 } },
        'spec.groupPriorityMinimum Invalid',
        'spec.versionPriority Invalid',
      ],
      [
        'priorities out of range the other way',
        { spec: { groupPriorityMinimum: 20_001, versionPriority: 0, service: { port: 0 } } },
        'spec.service.port Invalid',
        'spec.groupPriorityMinimum Invalid',
        'spec.versionPriority Invalid',
      ],
      [
        'a service of nothing',
        { spec: { service: { name: null, namespace: null } } },
        'spec.service.namespace Required',
        'spec.service.name Required',
      ],
      ['a port there is not', { spec: { service: { port: 70000 } } }, 'spec.service.port Invalid'],
      ['trust in all and in one', { spec: { insecureSkipTLSVerify: true, caBundle: 'eA==' } }, 'spec.insecureSkipTLSVerify Invalid'],
      [
        'trust where nobody is called',
        { spec: { service: null, insecureSkipTLSVerify: true, caBundle: 'eA==' } },
        'spec.caBundle Invalid',
        'spec.insecureSkipTLSVerify Invalid',
      ],
    ],
    updates: [
      ['another group', { spec: { group: 'x' } }, 'metadata.name Invalid'],
      ['another priority', { spec: { versionPriority: 11 } }],
    ],
    statuses: [
      ['a condition that is not said to hold', { conditions: [{ type: 'Available' }] }, 'status.conditions[0].status NotSupported'],
      [
        'a condition that holds otherwise',
        { conditions: [{ type: 'Available', status: 'Else' }] },
        'status.conditions[0].status NotSupported',
      ],
      ['a condition', { conditions: [{ type: 'Available', status: 'False' }] }],
    ],
  },
});

const NO_GROUP = 'Required value: resource rules must supply at least one api group';
const NO_RESOURCE = 'Required value: resource rules must supply at least one resource';
const SUBJECT = { kind: 'User', user: { name: 'ann' } };
const flow = (rules: object): object => ({
  metadata: { name: 'flow' },
  spec: { matchingPrecedence: 500, priorityLevelConfiguration: { name: 'level' }, rules: [{ subjects: [SUBJECT], ...rules }] },
});
const nonResources = (nonResourceURLs: readonly string[]): object => flow({ nonResourceRules: [{ verbs: ['get'], nonResourceURLs }] });

/** Kinds that share a rule say it in words of their own. */
const TOLD: readonly (readonly [path: string, object: object, ...messages: string[]])[] = [
  [
    '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations',
    { metadata: { name: 'hooks' }, ...hooks({ admissionReviewVersions: [] }) },
    'Required value: must specify one of v1, v1beta1',
  ],
  [
    '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations',
    { metadata: { name: 'hooks' }, ...rule({ apiGroups: [], apiVersions: ['*', 'v1'] }) },
    'Required value',
    'Invalid value: []string{"*", "v1"}: if \'*\' is present, must not specify other API versions',
  ],
  [
    '/apis/flowcontrol.apiserver.k8s.io/v1beta1/flowschemas',
    flow({ resourceRules: [{ verbs: [], apiGroups: [], resources: [], clusterScope: true }] }),
    'Required value: verbs must contain at least one value',
    NO_GROUP,
    NO_RESOURCE,
  ],
  [
    '/apis/flowcontrol.apiserver.k8s.io/v1beta1/flowschemas',
    nonResources([]),
    'Required value: nonResourceURLs must contain at least one value',
  ],
  [
    '/apis/flowcontrol.apiserver.k8s.io/v1beta1/flowschemas',
    nonResources(['*', '/x']),
    'Invalid value: []string{"*", "/x"}: if \'*\' is present, must not specify other non-resource URLs',
  ],
  ['/apis/rbac.authorization.k8s.io/v1/clusterroles', { metadata: { name: 'r' }, rules: [{ verbs: ['get'] }] }, NO_GROUP, NO_RESOURCE],
];

test('lists that lack something are told of in the words of their kind', async () => {
  const server = await TestServer.start();
  try {
    for (const [path, object, ...messages] of TOLD) {
      const { status, json, text } = await server.create(path, object);
      assert.equal(status, 422, text);
      const { causes } = json.details as { readonly causes: readonly { readonly message: string }[] };
      assert.deepEqual(
        causes.map(({ message }) => message),
        messages,
      );
    }
  } finally {
    await server.close();
  }
});
