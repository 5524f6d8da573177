/** Workloads, autoscalers and budgets as `kubectl get -o wide` shows them, in the states that they can be in. */
import { HOUR_AGO, MINUTE_AGO, type ShownRow, shownRows } from '../../support/rows.js';

const template = {
  spec: {
    containers: [
      { name: 'a', image: 'i:1' },
      { name: 'b', image: 'i:2' },
    ],
    nodeSelector: { zone: 'z', disk: 'ssd' },
  },
};
const IMAGES = ['a,b', 'i:1,i:2'];
const selector = { matchLabels: { app: 'x' }, matchExpressions: [{ key: 'b', operator: 'In', values: ['2', '1'] }] };
const APP = 'app=x,b in (1,2)';

/** The selector of an object of few words, and how it reads. */
const SELECTORS: readonly (readonly [selector: object | undefined, read: string])[] = [
  [undefined, '<none>'],
  [{}, '<none>'],
  [{ matchLabels: { b: '2', a: '1' } }, 'a=1,b=2'],
  [{ matchExpressions: [{ key: 'k', operator: 'Exists' }], matchLabels: { a: '1' } }, 'a=1,k'],
  [{ matchExpressions: [{ key: 'k', operator: 'DoesNotExist' }] }, '!k'],
  [{ matchExpressions: [{ key: 'k', operator: 'NotIn', values: ['y', 'x'] }] }, 'k notin (x,y)'],
  [{ matchExpressions: [{ key: 'k', operator: 'In', values: ['x'] }] }, 'k in (x)'],
];
const selecting: readonly ShownRow[] = SELECTORS.map(([podSelector, read]) => [
  `that select ${read} by ${JSON.stringify(podSelector)}`,
  { spec: { podSelector } },
  ['x', read, '60m'],
]);

const job = (spec: object, status: object): { spec: object; status: object } => ({ spec: { template, ...spec }, status });
const jobCells = (completions: string, duration: string, selected = '<none>'): unknown[] => [
  'x',
  completions,
  duration,
  '60m',
  ...IMAGES,
  selected,
];

const scaling = (metrics: object[] | undefined, currentMetrics: object[] = []): { spec: object; status: object } => ({
  spec: { scaleTargetRef: { kind: 'Deployment', name: 'd' }, minReplicas: 2, maxReplicas: 5, metrics },
  status: { currentReplicas: 3, currentMetrics },
});
const cpu = (type: string, field: string, target: object): object => ({ type, [field]: { name: 'cpu', target } });
const utilization = { type: 'Utilization', averageUtilization: 60 };
const average = { type: 'AverageValue', averageValue: '200Mi' };
const plain = { type: 'Value', value: '10' };

/** A metric, what is measured of it, and how both read. */
const METRICS: readonly (readonly [what: string, metric: object, current: object | undefined, read: string])[] = [
  ['utilization not measured', cpu('Resource', 'resource', utilization), undefined, '<unknown>/60%'],
  [
    'utilization',
    cpu('Resource', 'resource', utilization),
    { resource: { current: { averageUtilization: 40, averageValue: '1' } } },
    '40%/60%',
  ],
  [
    'utilization told in amounts alone',
    cpu('Resource', 'resource', utilization),
    { resource: { current: { averageValue: '1' } } },
    '<unknown>/60%',
  ],
  ['no utilization in particular', cpu('Resource', 'resource', {}), undefined, '<unknown>/<auto>'],
  ['an amount', cpu('Resource', 'resource', average), { resource: { current: { averageValue: '50m' } } }, '50m/200Mi'],
  ['an amount not measured', cpu('Resource', 'resource', average), undefined, '<unknown>/200Mi'],
  [
    'utilization of a container',
    cpu('ContainerResource', 'containerResource', utilization),
    { containerResource: { current: { averageUtilization: 7 } } },
    '7%/60%',
  ],
  ['an amount of a container', cpu('ContainerResource', 'containerResource', average), undefined, '<unknown>/200Mi'],
  ['pods', { type: 'Pods', pods: { target: average } }, { pods: { current: { averageValue: '5' } } }, '5/200Mi'],
  ['pods not measured', { type: 'Pods', pods: { target: average } }, undefined, '<unknown>/200Mi'],
  ['an object', { type: 'Object', object: { target: plain } }, { object: { current: { value: '3' } } }, '3/10'],
  [
    'an object on average',
    { type: 'Object', object: { target: average } },
    { object: { current: { averageValue: '3' } } },
    '3/200Mi (avg)',
  ],
  ['an object not measured', { type: 'Object', object: { target: plain } }, undefined, '<unknown>/10'],
  ['something outside', { type: 'External', external: { target: plain } }, { external: { current: { value: '3' } } }, '3/10'],
  [
    'something outside on average, measured in all',
    { type: 'External', external: { target: average } },
    { external: { current: { value: '3' } } },
    '<unknown>/200Mi (avg)',
  ],
  ['what nobody knows', { type: 'Moon' }, undefined, '<unknown type>'],
];
const scaler = (targets: string): unknown[] => ['x', 'Deployment/d', targets, '2', 5, 3, '60m'];
const measured: readonly ShownRow[] = METRICS.map(([what, metric, current, read]) => [
  `by ${what}`,
  scaling([metric], current === undefined ? [] : [current]),
  scaler(read),
]);
const byPods = (averageValue: string): object => ({ type: 'Pods', pods: { target: { averageValue } } });

const budget = (spec: object, disruptionsAllowed?: number): { spec: object; status: object } => ({ spec, status: { disruptionsAllowed } });

const controlledBy = (apiVersion: string, kind: string, controller: boolean): { metadata: object; revision: number } => ({
  metadata: { ownerReferences: [{ apiVersion, kind, name: 's', uid: 'u', controller }] },
  revision: 2,
});

shownRows({
  'deployments.apps': [
    [
      'on their way',
      { spec: { replicas: 3, selector, template }, status: { replicas: 4, readyReplicas: 1, updatedReplicas: 2, availableReplicas: 1 } },
      ['x', '1/3', 2, 1, '60m', ...IMAGES, APP],
    ],
    ['shut down', { spec: { replicas: 0, selector, template } }, ['x', '0/0', 0, 0, '60m', ...IMAGES, APP]],
  ],
  'replicasets.apps': [
    ['shut down', { spec: { replicas: 0, selector, template } }, ['x', 0, 0, 0, '60m', ...IMAGES, APP]],
    [
      'on their way',
      { spec: { replicas: 3, selector, template }, status: { replicas: 2, readyReplicas: 1 } },
      ['x', 3, 2, 1, '60m', ...IMAGES, APP],
    ],
  ],
  'statefulsets.apps': [
    ['on their way', { spec: { replicas: 3, selector, template }, status: { readyReplicas: 1 } }, ['x', '1/3', '60m', ...IMAGES]],
    ['not begun', { spec: { replicas: 3, selector, template } }, ['x', '0/3', '60m', ...IMAGES]],
  ],
  'daemonsets.apps': [
    [
      'on nodes of their choice',
      {
        spec: { selector, template },
        status: { desiredNumberScheduled: 5, currentNumberScheduled: 4, numberReady: 3, updatedNumberScheduled: 2, numberAvailable: 1 },
      },
      ['x', 5, 4, 3, 2, 1, 'disk=ssd,zone=z', '60m', ...IMAGES, APP],
    ],
    ['on all nodes', { spec: { selector, template: { spec: { containers: [] } } } }, ['x', 0, 0, 0, 0, 0, '<none>', '60m', '', '', APP]],
  ],
  'controllerrevisions.apps': [
    ['of a controller', controlledBy('apps/v1', 'StatefulSet', true), ['x', 'statefulset.apps/s', 2, '60m']],
    ['of a controller of the core group', controlledBy('v1', 'ReplicationController', true), ['x', 'replicationcontroller/s', 2, '60m']],
    ['of an owner that is no controller', controlledBy('apps/v1', 'StatefulSet', false), ['x', '<none>', 2, '60m']],
    ['of nobody', { revision: 0 }, ['x', '<none>', 0, '60m']],
  ],
  'jobs.batch': [
    ['not begun', job({ completions: 3 }, {}), jobCells('0/3', '')],
    ['begun', job({ completions: 3, selector }, { succeeded: 1, startTime: MINUTE_AGO }), jobCells('1/3', '60s', APP)],
    [
      'finished',
      job({ completions: 1, parallelism: 1 }, { succeeded: 1, startTime: HOUR_AGO, completionTime: '2021-05-01T11:00:30Z' }),
      jobCells('1/1', '30s'),
    ],
    ['that work off a queue together', job({ parallelism: 2 }, { succeeded: 1 }), jobCells('1/1 of 2', '')],
    ['that work off a queue alone', job({ parallelism: 1 }, { succeeded: 0 }), jobCells('0/1', '')],
    ['that work off a queue some other time', job({ parallelism: 0 }, {}), jobCells('0/1', '')],
    ['with nothing to do', job({ completions: 0, parallelism: 5 }, {}), jobCells('0/0', '')],
    ['that failed, and so never complete', job({ completions: 1 }, { failed: 1, startTime: HOUR_AGO }), jobCells('0/1', '60m')],
  ],
  'cronjobs.batch': [
    [
      'with a job at work',
      {
        spec: { schedule: '@daily', suspend: false, jobTemplate: { spec: { template } } },
        status: { active: [{}, {}], lastScheduleTime: MINUTE_AGO },
      },
      ['x', '@daily', 'False', 2, '60s', '60m', ...IMAGES, '<none>'],
    ],
    [
      'suspended before their first time',
      { spec: { schedule: '* * * * *', suspend: true, jobTemplate: { spec: { template } } } },
      ['x', '* * * * *', 'True', 0, '<none>', '60m', ...IMAGES, '<none>'],
    ],
    [
      'that do not say whether they are',
      { spec: { schedule: '* * * * *', jobTemplate: { spec: { template } } } },
      ['x', '* * * * *', 'False', 0, '<none>', '60m', ...IMAGES, '<none>'],
    ],
  ],
  'horizontalpodautoscalers.autoscaling': [
    ...measured,
    ['by nothing that they say', scaling([]), scaler('<unknown>/80%')],
    [
      'by as many metrics as fit',
      scaling([byPods('1'), byPods('2')], [{ pods: { current: { averageValue: '9' } } }]),
      scaler('9/1, <unknown>/2'),
    ],
    ['by more', scaling([byPods('1'), byPods('2'), byPods('3'), byPods('4')]), scaler('<unknown>/1, <unknown>/2 + 2 more...')],
    [
      'without a lower bound',
      { spec: { scaleTargetRef: { kind: 'ReplicaSet', name: 'r' }, maxReplicas: 1 } },
      ['x', 'ReplicaSet/r', '<unknown>/80%', '1', 1, 0, '60m'],
    ],
  ],
  'poddisruptionbudgets.policy': [
    ['by number', budget({ minAvailable: 2 }, 1), ['x', '2', 'N/A', 1, '60m']],
    ['by nothing less than all', budget({ minAvailable: '100%' }, 0), ['x', '100%', 'N/A', 0, '60m']],
    ['by share of what may fail', budget({ maxUnavailable: '25%' }), ['x', 'N/A', '25%', 0, '60m']],
    ['by none', budget({ maxUnavailable: 0 }), ['x', 'N/A', '0', 0, '60m']],
    ['that ask for nothing', {}, ['x', 'N/A', 'N/A', 0, '60m']],
  ],
  'networkpolicies.networking': selecting,
});
