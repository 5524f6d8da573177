/** Priority levels by the table of specification 3, row by row, and flow schemas. */
import { kindTables } from '../support/kinds.js';

const queuing = (more: object): { spec: { limited: { limitResponse: never } } } => ({
  spec: { limited: { limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 6, queueLengthLimit: 50, ...more } } as never } },
});
const Q = 'spec.limited.limitResponse.queuing';
const rule = (more: object): { spec: { rules: never } } => ({
  spec: {
    rules: [
      {
        subjects: [{ kind: 'User', user: { name: 'ann' } }],
        resourceRules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], namespaces: ['*'] }],
        ...more,
      },
    ] as never,
  },
});
const R = 'spec.rules[0]';

const statuses = [
  ['a condition of no type', { conditions: [{ status: 'True' }] }, 'status.conditions[0].type Required'],
  ['a condition twice', { conditions: [{ type: 'A' }, { type: 'A' }] }, 'status.conditions[1].type Duplicate'],
  [
    'two conditions of no type',
    { conditions: [{}, {}] },
    'status.conditions[0].type Required',
    'status.conditions[1].type Required',
    'status.conditions[1].type Duplicate',
  ],
  ['a condition', { conditions: [{ type: 'A', status: 'True' }] }],
] as const;

kindTables({
  PriorityLevelConfiguration: {
    path: '/apis/flowcontrol.apiserver.k8s.io/v1beta1/prioritylevelconfigurations',
    valid: {
      metadata: { name: 'level' },
      spec: { type: 'Limited', limited: { assuredConcurrencyShares: 5, limitResponse: { type: 'Reject' } } },
    },
    creates: [
      ['no type', { spec: { type: null } }, 'spec.type NotSupported'],
      ['an unknown type', { spec: { type: 'Unlimited', limited: null } }, 'spec.type NotSupported'],
      ['an exempt level with limits', { spec: { type: 'Exempt' } }, 'spec.type Invalid', 'spec.limited Forbidden'],
      ['a limited level without limits', { spec: { limited: null } }, 'spec.limited Required'],
      ['a negative share', { spec: { limited: { assuredConcurrencyShares: -1 } } }, 'spec.limited.assuredConcurrencyShares Invalid'],
      ['no answer to too much', { spec: { limited: { limitResponse: { type: 'Wait' } } } }, 'spec.limited.limitResponse.type NotSupported'],
      ['queues that are refused', { spec: { limited: { limitResponse: { queuing: {} } } } }, `${Q} Forbidden`],
      ['a queue without settings', { spec: { limited: { limitResponse: { type: 'Queue' } } } }, `${Q} Required`],
      ['a hand over all queues', queuing({ queues: 8, handSize: 9 }), `${Q}.handSize Invalid`],
      ['hands beyond what can be dealt', queuing({ queues: 1000, handSize: 20 }), `${Q}.handSize Invalid`],
      ['too many queues', queuing({ queues: 10_000_001, handSize: 1 }), `${Q}.queues Invalid`],
      [
        'negative numbers',
        queuing({ queues: -3, handSize: -2, queueLengthLimit: -1 }),
        `${Q}.queueLengthLimit Invalid`,
        `${Q}.queues Invalid`,
        `${Q}.handSize Invalid`,
      ],
    ],
    updates: [
      ['exempt', { spec: { type: 'Exempt', limited: null } }, 'spec.type Invalid'],
      ['other shares', { spec: { limited: { assuredConcurrencyShares: 6 } } }],
    ],
    statuses,
  },
  FlowSchema: {
    path: '/apis/flowcontrol.apiserver.k8s.io/v1beta1/flowschemas',
    valid: { metadata: { name: 'flow' }, spec: { matchingPrecedence: 500, priorityLevelConfiguration: { name: 'level' } } },
    creates: [
      ['no level', { spec: { priorityLevelConfiguration: null } }, 'spec.priorityLevelConfiguration.name Required'],
      ['the precedence of the exempt', { spec: { matchingPrecedence: 1 } }, 'spec.matchingPrecedence Invalid'],
      [
        'a precedence and a method there are not',
        { spec: { matchingPrecedence: 10_001, distinguisherMethod: { type: 'ByHat' } } },
        'spec.matchingPrecedence Invalid',
        'spec.distinguisherMethod.type NotSupported',
      ],
      ['what every server depends on, another way', { metadata: { name: 'exempt' } }, 'spec Invalid'],
      ['no precedence', { spec: { matchingPrecedence: -1 } }, 'spec.matchingPrecedence Invalid'],
      ['a user without name', rule({ subjects: [{ kind: 'User', user: {} }] }), `${R}.subjects[0].user.name Required`],
      [
        'an account without name in a bad place',
        rule({ subjects: [{ kind: 'ServiceAccount', serviceAccount: { name: '', namespace: 'N' } }] }),
        `${R}.subjects[0].serviceAccount.name Required`,
        `${R}.subjects[0].serviceAccount.namespace Invalid`,
      ],
      [
        'an account of a bad name',
        rule({ subjects: [{ kind: 'ServiceAccount', serviceAccount: { name: 'A', namespace: 'n' } }] }),
        `${R}.subjects[0].serviceAccount.name Invalid`,
      ],
      [
        'a rule of nothing',
        rule({ resourceRules: [{}] }),
        `${R}.resourceRules[0].verbs Required`,
        `${R}.resourceRules[0].apiGroups Required`,
        `${R}.resourceRules[0].resources Required`,
        `${R}.resourceRules[0].namespaces Required`,
      ],
      [
        'namespaces there are not',
        rule({ resourceRules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], namespaces: ['a', 'B_'] }] }),
        `${R}.resourceRules[0].namespaces[1] Invalid`,
      ],
      [
        'paths of nothing, of blanks and of two slashes',
        rule({ resourceRules: [], nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['', '/a b', '/a//b'] }] }),
        ...[0, 1, 2].map((i) => `${R}.nonResourceRules[0].nonResourceURLs[${i}] Invalid`),
      ],
      ['no subjects', rule({ subjects: [] }), `${R}.subjects Required`],
      ['no rules for the subjects', rule({ resourceRules: [] }), `${R} Required`],
      [
        'a subject of another kind',
        rule({ subjects: [{ kind: 'Group', user: { name: 'ann' } }] }),
        `${R}.subjects[0].group Required`,
        `${R}.subjects[0].user Forbidden`,
      ],
      ['an unknown kind of subject', rule({ subjects: [{ kind: 'Robot' }] }), `${R}.subjects[0].kind NotSupported`],
      [
        'an account of nowhere',
        rule({ subjects: [{ kind: 'ServiceAccount', serviceAccount: { name: 'a' } }] }),
        `${R}.subjects[0].serviceAccount.namespace Required`,
      ],
      [
        'a wildcard beside others',
        rule({ resourceRules: [{ verbs: ['*', 'get'], apiGroups: ['a', '*'], resources: ['pods'], clusterScope: true }] }),
        `${R}.resourceRules[0].verbs Invalid`,
        `${R}.resourceRules[0].apiGroups Invalid`,
      ],
      [
        'paths there are not',
        rule({ resourceRules: [], nonResourceRules: [{ verbs: ['dance'], nonResourceURLs: ['a', '/a*'] }] }),
        `${R}.nonResourceRules[0].verbs NotSupported`,
        `${R}.nonResourceRules[0].nonResourceURLs[0] Invalid`,
        `${R}.nonResourceRules[0].nonResourceURLs[1] Invalid`,
      ],
    ],
    updates: [
      ['no level', { spec: { priorityLevelConfiguration: { name: '' } } }, 'spec.priorityLevelConfiguration.name Required'],
      ['another precedence', { spec: { matchingPrecedence: 501 } }],
    ],
    statuses,
  },
});
