/** Disruption budgets, autoscalers, events, roles and bindings by their rules. */
import { kindTables } from '../support/kinds.js';

const metric = (more: object): { spec: { metrics: never } } => ({ spec: { metrics: [more] as never } });
const cpu = { name: 'cpu', target: { type: 'Utilization', averageUtilization: 50 } };
const rules = (...list: object[]): { rules: never } => ({ rules: list as never });
const subjects = (...list: object[]): { subjects: never } => ({ subjects: list as never });
const M = 'spec.metrics[0]';
const resource = (target: object) => metric({ type: 'Resource', resource: { name: 'cpu', target } });
const external = (source: object) => metric({ type: 'External', external: source });

const counts = { disruptionsAllowed: 0, currentHealthy: 0, desiredHealthy: 0, expectedPods: 0 };
const condition = { type: 'DisruptionAllowed', status: 'True', reason: 'Enough', message: '', lastTransitionTime: '2021-03-04T05:06:07Z' };
const conditioned = (more: object) => ({ conditions: [{ ...condition, ...more }] });

kindTables({
  PodDisruptionBudget: {
    path: '/apis/policy/v1/namespaces/default/poddisruptionbudgets',
    valid: { metadata: { name: 'budget' }, spec: { minAvailable: 1, selector: { matchLabels: { a: 'b' } } } },
    creates: [
      ['both limits', { spec: { maxUnavailable: 1 } }, 'spec Invalid'],
      ['less than nothing', { spec: { minAvailable: -1 } }, 'spec.minAvailable Invalid'],
      ['more than all', { spec: { minAvailable: '101%' } }, 'spec.minAvailable Invalid'],
      [
        'half of a text and a bad selector',
        { spec: { minAvailable: 'half', selector: { matchLabels: { 'b b': '' } } } },
        'spec.minAvailable Invalid',
        'spec.selector.matchLabels Invalid',
      ],
    ],
    updates: [
      ['both limits', { spec: { maxUnavailable: '10%' } }, 'spec Invalid'],
      ['another selector', { spec: { selector: { matchLabels: { a: 'c' } } } }],
    ],
    statuses: [
      ...(['disruptionsAllowed', 'currentHealthy', 'desiredHealthy', 'expectedPods'] as const).map(
        (count) => [{ ...counts, [count]: -1 }, `status.${count} Invalid`] as const,
      ),
      [{ conditions: [condition] }],
      ['a condition twice', { conditions: [condition, condition] }, 'status.conditions[1].type Duplicate'],
      ['a type of blanks', conditioned({ type: 'a b' }), 'status.conditions[0].type Invalid'],
      ['a status there is not', conditioned({ status: 'Else' }), 'status.conditions[0].status NotSupported'],
      ['a generation below none', conditioned({ observedGeneration: -1 }), 'status.conditions[0].observedGeneration Invalid'],
      ['no time', conditioned({ lastTransitionTime: null }), 'status.conditions[0].lastTransitionTime Required'],
      ['no reason', conditioned({ reason: '' }), 'status.conditions[0].reason Required'],
      ['a reason of blanks', conditioned({ reason: 'a b' }), 'status.conditions[0].reason Invalid'],
      ['a long reason', conditioned({ reason: 'r'.repeat(1025) }), 'status.conditions[0].reason TooLong'],
      ['a long message', conditioned({ message: 'm'.repeat(32769) }), 'status.conditions[0].message TooLong'],
      [
        'a condition of nothing, of less than none',
        { currentHealthy: -1, conditions: [{ type: '', status: '', observedGeneration: -1 }] },
        'status.conditions[0].type Invalid',
        'status.conditions[0].type Invalid',
        'status.conditions[0].status NotSupported',
        'status.conditions[0].observedGeneration Invalid',
        'status.conditions[0].lastTransitionTime Required',
        'status.conditions[0].reason Required',
        'status.currentHealthy Invalid',
      ],
    ],
  },
  HorizontalPodAutoscaler: {
    path: '/apis/autoscaling/v2beta2/namespaces/default/horizontalpodautoscalers',
    valid: { metadata: { name: 'scaler' }, spec: { maxReplicas: 3, scaleTargetRef: { kind: 'Deployment', name: 'web' } } },
    creates: [
      [
        'no replicas',
        { spec: { minReplicas: 0, maxReplicas: 0 } },
        'spec.minReplicas Invalid',
        'spec.maxReplicas Invalid',
        'spec.metrics Forbidden',
      ],
      [
        'a list of paces that is empty',
        { spec: { behavior: { scaleDown: { policies: [] } } } },
        'spec.behavior.scaleDown.policies Required',
      ],
      ['more at least than at most', { spec: { minReplicas: 4 } }, 'spec.maxReplicas Invalid'],
      [
        'nothing to scale',
        { spec: { scaleTargetRef: { kind: '', name: 'a/b' } } },
        'spec.scaleTargetRef.kind Required',
        'spec.scaleTargetRef.name Invalid',
      ],
      ['a metric of nothing', metric({}), `${M}.type Required`, `${M}.type NotSupported`],
      ['a metric without its source', metric({ type: 'Pods' }), `${M}.pods Required`],
      [
        'a metric with another source',
        metric({ type: 'Resource', resource: cpu, pods: { metric: { name: 'm' }, target: { type: 'AverageValue', averageValue: '1' } } }),
        `${M}.pods Forbidden`,
      ],
      [
        'a resource with no target',
        metric({ type: 'Resource', resource: { name: 'cpu', target: { type: 'Value' } } }),
        `${M}.resource.target.averageUtilization Required`,
      ],
      ['a resource without name', metric({ type: 'Resource', resource: { name: '', target: cpu.target } }), `${M}.resource.name Required`],
      [
        'a target of no type',
        resource({ averageUtilization: 5 }),
        `${M}.resource.target.type Required`,
        `${M}.resource.target.type Invalid`,
      ],
      ['a target of an unknown type', resource({ type: 'Else', averageUtilization: 5 }), `${M}.resource.target.type Invalid`],
      ['a share of nothing', resource({ type: 'Utilization', averageUtilization: 0 }), `${M}.resource.target.averageUtilization Invalid`],
      ['an amount of nothing', resource({ type: 'AverageValue', averageValue: '0' }), `${M}.resource.target.averageValue Invalid`],
      [
        'a share and an amount',
        resource({ type: 'Value', averageUtilization: 5, averageValue: '1' }),
        `${M}.resource.target.averageValue Forbidden`,
      ],
      [
        'an object of nothing',
        metric({ type: 'Object', object: { describedObject: {}, metric: {}, target: { type: 'Value' } } }),
        `${M}.object.describedObject.kind Required`,
        `${M}.object.describedObject.name Required`,
        `${M}.object.metric.name Required`,
        `${M}.object.target.averageValue Required`,
      ],
      [
        'pods without an amount',
        metric({ type: 'Pods', pods: { metric: { name: 'm' }, target: { type: 'AverageValue' } } }),
        `${M}.pods.target.averageValue Required`,
      ],
      [
        'a metric of a bad name',
        external({ metric: { name: 'a/b' }, target: { type: 'Value', value: '1' } }),
        `${M}.external.metric.name Invalid`,
      ],
      [
        'a metric of two sources, of which the first is judged',
        metric({
          type: 'External',
          object: { describedObject: { kind: 'K', name: '' }, metric: { name: 'm' }, target: { type: 'Value', value: '1' } },
        }),
        `${M}.object.describedObject.name Required`,
        `${M}.external Required`,
      ],
      [
        'pods with no amount',
        metric({ type: 'Pods', pods: { metric: { name: 'm' }, target: { type: 'AverageValue', averageValue: '0' } } }),
        `${M}.pods.target.averageValue Invalid`,
      ],
      [
        'an outer metric without target',
        external({ metric: { name: 'm' }, target: { type: 'Value' } }),
        `${M}.external.target.averageValue Required`,
      ],
      [
        'an outer metric of two targets',
        external({ metric: { name: 'm' }, target: { type: 'Value', value: '1', averageValue: '1' } }),
        `${M}.external.target.value Forbidden`,
      ],
      [
        'a pace backwards',
        {
          spec: {
            behavior: {
              scaleUp: { stabilizationWindowSeconds: -1, selectPolicy: 'Else', policies: [{ type: 'Else', value: 1, periodSeconds: 0 }] },
            },
          },
        },
        'spec.behavior.scaleUp.stabilizationWindowSeconds Invalid',
        'spec.behavior.scaleUp.selectPolicy NotSupported',
        'spec.behavior.scaleUp.policies[0].type NotSupported',
        'spec.behavior.scaleUp.policies[0].periodSeconds Invalid',
      ],
      [
        'a pace there is not',
        {
          spec: {
            behavior: { scaleUp: { stabilizationWindowSeconds: 3601, policies: [{ type: 'Pods', value: 0, periodSeconds: 1801 }] } },
          },
        },
        'spec.behavior.scaleUp.stabilizationWindowSeconds Invalid',
        'spec.behavior.scaleUp.policies[0].value Invalid',
        'spec.behavior.scaleUp.policies[0].periodSeconds Invalid',
      ],
    ],
    updates: [
      ['no replicas', { spec: { maxReplicas: 0 } }, 'spec.maxReplicas Invalid', 'spec.maxReplicas Invalid'],
      ['more replicas', { spec: { maxReplicas: 5 } }],
    ],
    statuses: [[{ currentReplicas: -1, desiredReplicas: -1 }, 'status.currentReplicas Invalid', 'status.desiredReplicas Invalid']],
  },
  Event: {
    path: '/apis/events.k8s.io/v1/namespaces/default/events',
    valid: {
      metadata: { name: 'event', namespace: 'default' },
      eventTime: '2021-03-04T05:06:07.000008Z',
      reportingController: 'example.com/ctl',
      reportingInstance: 'ctl-0',
      action: 'Did',
      reason: 'Because',
      type: 'Normal',
      regarding: { kind: 'Pod', namespace: 'default', name: 'p' },
    },
    creates: [
      ['no time', { eventTime: null }, 'eventTime Required'],
      [
        'nobody who reports',
        { reportingController: '', reportingInstance: '', action: '', reason: '' },
        'reportingController Required',
        'reportingController Invalid',
        'reportingController Invalid',
        'reportingInstance Required',
        'action Required',
        'reason Required',
      ],
      ['an unknown type', { type: 'Info' }, 'type Invalid'],
      [
        'something of another namespace, without its time',
        { eventTime: null, regarding: { namespace: 'else' } },
        'involvedObject.namespace Invalid',
        'eventTime Required',
      ],
      ['long texts', { action: 'x'.repeat(129), note: 'x'.repeat(1025) }, 'action Invalid', 'message Invalid'],
      ['a series of one', { series: { count: 1 } }, 'series.count Invalid', 'series.lastObservedTime Required'],
      ['what older versions counted', { deprecatedCount: 3, deprecatedSource: { component: 'c' } }, 'count Invalid', 'source Invalid'],
    ],
    updates: [
      ['no reason', { reason: '' }, 'reason Required'],
      ['another reason', { reason: 'Other' }],
    ],
  },
  Role: {
    path: '/apis/rbac.authorization.k8s.io/v1/namespaces/default/roles',
    valid: { metadata: { name: 'role' }, rules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }] },
    creates: [
      ['a rule of nothing', rules({}), 'rules[0].verbs Required', 'rules[0].apiGroups Required', 'rules[0].resources Required'],
      ['paths in a namespace', rules({ verbs: ['get'], nonResourceURLs: ['/x'] }), 'rules[0].nonResourceURLs Invalid'],
      ['a name that is a path', { metadata: { name: 'a/b' } }, 'metadata.name Invalid'],
    ],
    updates: [['no verbs', rules({ apiGroups: [''], resources: ['pods'] }), 'rules[0].verbs Required']],
  },
  ClusterRole: {
    path: '/apis/rbac.authorization.k8s.io/v1/clusterroles',
    valid: { metadata: { name: 'role' }, rules: [] },
    creates: [
      [
        'paths beside resources',
        rules({ verbs: ['get'], resources: ['pods'], nonResourceURLs: ['/y'] }),
        'rules[0].nonResourceURLs Invalid',
      ],
      ['no verbs', rules({ nonResourceURLs: ['/y'] }), 'rules[0].verbs Required'],
      ['nothing to gather', { aggregationRule: {} }, 'aggregationRule.clusterRoleSelectors Required'],
      [
        'a bad selector',
        { aggregationRule: { clusterRoleSelectors: [{ matchExpressions: [{ key: 'a', operator: 'In' }] }] } },
        'aggregationRule.clusterRoleSelectors[0].matchExpressions[0].values Required',
        'aggregationRule.clusterRoleSelectors[0] Invalid',
      ],
    ],
  },
  RoleBinding: {
    path: '/apis/rbac.authorization.k8s.io/v1/namespaces/default/rolebindings',
    valid: { metadata: { name: 'binding' }, roleRef: { kind: 'Role', name: 'role' }, subjects: [{ kind: 'User', name: 'ann' }] },
    creates: [
      ['no role', { roleRef: { kind: '', name: '' } }, 'roleRef.kind NotSupported', 'roleRef.name Required'],
      ['a role of another group', { roleRef: { apiGroup: 'x', name: 'a/b' } }, 'roleRef.apiGroup NotSupported', 'roleRef.name Invalid'],
      [
        'subjects of nothing',
        subjects({}, { kind: 'User', name: '' }, { kind: 'ServiceAccount', name: 'B_' }),
        'subjects[0].name Required',
        'subjects[0].kind NotSupported',
        'subjects[1].name Required',
        'subjects[2].name Invalid',
      ],
    ],
    updates: [
      ['another role', { roleRef: { name: 'other' } }, 'roleRef Invalid'],
      ['other subjects', subjects({ kind: 'Group', name: 'g' })],
    ],
  },
  ClusterRoleBinding: {
    path: '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings',
    valid: { metadata: { name: 'binding' }, roleRef: { kind: 'ClusterRole', name: 'role' } },
    creates: [
      ['a role of a namespace', { roleRef: { kind: 'Role' } }, 'roleRef.kind NotSupported'],
      ['an account of nowhere', subjects({ kind: 'ServiceAccount', name: 's' }), 'subjects[0].namespace Required'],
      ['a user of another group', subjects({ kind: 'User', name: 'u', apiGroup: 'v1' }), 'subjects[0].apiGroup NotSupported'],
      [
        'an account and a group of other groups',
        subjects({ kind: 'ServiceAccount', name: 's', namespace: 'n', apiGroup: 'v1' }, { kind: 'Group', name: '', apiGroup: 'v1' }),
        'subjects[0].apiGroup NotSupported',
        'subjects[1].name Required',
        'subjects[1].apiGroup NotSupported',
      ],
    ],
    updates: [['another role', { roleRef: { name: 'other' } }, 'roleRef Invalid']],
  },
});
