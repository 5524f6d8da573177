import { type KindCase, playKinds } from './table.js';

const APPS = '/apis/apps/v1/namespaces/default';
const BATCH = '/apis/batch/v1/namespaces/default';
const container = { name: 'c', image: 'example.com/c:1' };
const labels = { app: 'x' };
const template = { metadata: { labels }, spec: { containers: [container] } };
const selector = { matchLabels: labels };
const ending = { metadata: { labels }, spec: { containers: [container], restartPolicy: 'Never' } };
const BAD_SELECTOR = { matchLabels: null, matchExpressions: [{ key: 'app', operator: 'In' }] };

const CASES: readonly KindCase[] = [
  {
    kind: 'ControllerRevision',
    path: `${APPS}/controllerrevisions`,
    valid: { metadata: { name: 'revision' }, data: { a: 1 }, revision: 1 },
    invalid: [
      [{ data: null }, 'data'],
      [{ revision: -1 }, 'revision'],
      [{ data: null, revision: -1, metadata: { name: 'A' } }, 'data', 'revision', 'metadata.name'],
    ],
    updates: [[{ data: { a: 2 } }, 'data'], [{ revision: 2 }]],
  },
  {
    kind: 'Deployment',
    path: `${APPS}/deployments`,
    valid: { metadata: { name: 'web' }, spec: { selector, template } },
    invalid: [
      [{ spec: { selector: null } }, 'spec.selector', 'spec.template.metadata.labels'],
      [{ spec: { selector: { matchLabels: null } } }, 'spec.selector'],
      [{ spec: { selector: BAD_SELECTOR } }, 'spec.selector.matchExpressions[0].values', 'spec.selector'],
      [{ spec: { selector: { matchLabels: { app: 'y' } } } }, 'spec.template.metadata.labels'],
      [
        { spec: { replicas: -1, minReadySeconds: -1, revisionHistoryLimit: -1 } },
        'spec.replicas',
        'spec.minReadySeconds',
        'spec.revisionHistoryLimit',
      ],
      [{ spec: { minReadySeconds: 600 } }, 'spec.progressDeadlineSeconds'],
      [{ spec: { progressDeadlineSeconds: -1 } }, 'spec.progressDeadlineSeconds'],
      [{ spec: { strategy: { type: 'Blue' } } }, 'spec.strategy'],
      [{ spec: { strategy: { type: 'Recreate', rollingUpdate: { maxSurge: 1 } } } }, 'spec.strategy.rollingUpdate'],
      [{ spec: { strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } } }, 'spec.strategy.rollingUpdate.maxUnavailable'],
      [
        { spec: { strategy: { rollingUpdate: { maxSurge: 'lots', maxUnavailable: '101%' } } } },
        'spec.strategy.rollingUpdate.maxSurge',
        'spec.strategy.rollingUpdate.maxUnavailable',
      ],
      [{ spec: { template: { spec: { restartPolicy: 'Never' } } } }, 'spec.template.spec.restartPolicy'],
      [{ spec: { template: { spec: { activeDeadlineSeconds: 5 } } } }, 'spec.template.spec.activeDeadlineSeconds'],
      [
        { spec: { template: { spec: { containers: [{ name: 'A' }] } } } },
        'spec.template.spec.containers[0].name',
        'spec.template.spec.containers[0].image',
      ],
    ],
    updates: [
      [{ spec: { selector: { matchLabels: { app: 'y' } }, template: { metadata: { labels: { app: 'y' } } } } }, 'spec.selector'],
      [{ spec: { replicas: 3 } }],
    ],
    statuses: [
      [
        { replicas: 1, readyReplicas: 2, availableReplicas: 2, updatedReplicas: 2 },
        'status.readyReplicas',
        'status.availableReplicas',
        'status.updatedReplicas',
      ],
      [{ replicas: 2, availableReplicas: 1 }, 'status.availableReplicas'],
      [{ collisionCount: 2 }],
      [{ collisionCount: 1 }, 'status.collisionCount'],
    ],
  },
  {
    kind: 'ReplicaSet',
    path: `${APPS}/replicasets`,
    valid: { metadata: { name: 'set' }, spec: { selector, template } },
    invalid: [
      [{ spec: { selector: { matchLabels: null } } }, 'spec.selector'],
      [{ spec: { selector: BAD_SELECTOR } }, 'spec.selector.matchExpressions[0].values', 'spec.selector'],
      [{ spec: { replicas: -1, minReadySeconds: -1 } }, 'spec.replicas', 'spec.minReadySeconds'],
      [{ spec: { template: { metadata: { labels: null } } } }, 'spec.template.metadata.labels'],
    ],
    updates: [[{ spec: { selector: { matchLabels: { app: 'y' } } } }, 'spec.selector', 'spec.template.metadata.labels']],
    statuses: [[{ replicas: 1, fullyLabeledReplicas: 2 }, 'status.fullyLabeledReplicas']],
  },
  {
    kind: 'StatefulSet',
    path: `${APPS}/statefulsets`,
    valid: { metadata: { name: 'state' }, spec: { selector, template, serviceName: 's' } },
    invalid: [
      [{ spec: { podManagementPolicy: 'Else' } }, 'spec.podManagementPolicy'],
      [{ spec: { updateStrategy: { type: 'Else' } } }, 'spec.updateStrategy'],
      [{ spec: { updateStrategy: { type: 'OnDelete', rollingUpdate: { partition: 1 } } } }, 'spec.updateStrategy.rollingUpdate'],
      [
        { spec: { updateStrategy: { rollingUpdate: { partition: -1 } }, replicas: -1 } },
        'spec.updateStrategy.rollingUpdate.partition',
        'spec.replicas',
      ],
      [{ spec: { selector: null } }, 'spec.selector', 'spec.template.metadata.labels'],
      [
        { spec: { selector: { matchExpressions: [{ key: 'a', operator: 'Else' }] }, template: { spec: { restartPolicy: 'Never' } } } },
        'spec.selector.matchExpressions[0].operator',
        'spec.selector',
        'spec.template.spec.restartPolicy',
      ],
      [
        { spec: { template: { spec: { restartPolicy: 'Never', activeDeadlineSeconds: 1 } } } },
        'spec.template.spec.restartPolicy',
        'spec.template.spec.activeDeadlineSeconds',
      ],
    ],
    updates: [
      [{ spec: { serviceName: 't' } }, 'spec'],
      [{ spec: { serviceName: 't', replicas: -1 } }, 'spec', 'spec.replicas'],
      [{ spec: { podManagementPolicy: 'Parallel' } }, 'spec'],
      [{ spec: { replicas: 2, updateStrategy: { type: 'OnDelete', rollingUpdate: null } } }],
    ],
    statuses: [
      [{ replicas: 1, readyReplicas: 2 }, 'status.readyReplicas'],
      [{ replicas: 1, observedGeneration: -1 }, 'status.observedGeneration'],
      [{ replicas: 1, collisionCount: 2 }],
      [{ replicas: 1, collisionCount: 1 }, 'status.collisionCount'],
    ],
  },
  {
    kind: 'DaemonSet',
    path: `${APPS}/daemonsets`,
    valid: { metadata: { name: 'daemon' }, spec: { selector, template } },
    invalid: [
      [{ spec: { selector: null } }, 'spec.template.metadata.labels'],
      [{ spec: { selector: { matchLabels: null } } }, 'spec.selector'],
      [{ spec: { updateStrategy: { type: 'Else' } } }, 'spec.updateStrategy'],
      [{ spec: { updateStrategy: { rollingUpdate: { maxUnavailable: 0 } } } }, 'spec.updateStrategy.rollingUpdate.maxUnavailable'],
      [{ spec: { updateStrategy: { rollingUpdate: { maxUnavailable: '300%' } } } }, 'spec.updateStrategy.rollingUpdate.maxUnavailable'],
      [{ spec: { minReadySeconds: -1, revisionHistoryLimit: -1 } }, 'spec.minReadySeconds', 'spec.revisionHistoryLimit'],
      [{ spec: { template: { spec: { restartPolicy: 'OnFailure' } } } }, 'spec.template.spec.restartPolicy'],
    ],
    updates: [
      [{ spec: { selector: { matchLabels: { app: 'x', b: 'c' } }, template: { metadata: { labels: { b: 'c' } } } } }, 'spec.selector'],
      [{ spec: { minReadySeconds: 5 } }],
    ],
    statuses: [[{ numberReady: -1 }, 'status.numberReady'], [{ collisionCount: 1 }], [{ collisionCount: 0 }, 'status.collisionCount']],
  },
  {
    kind: 'Job',
    path: `${BATCH}/jobs`,
    valid: { metadata: { name: 'job' }, spec: { template: ending } },
    invalid: [
      [
        { spec: { parallelism: -1, completions: -1, backoffLimit: -1, activeDeadlineSeconds: -1, ttlSecondsAfterFinished: -1 } },
        'spec.parallelism',
        'spec.completions',
        'spec.backoffLimit',
        'spec.activeDeadlineSeconds',
        'spec.ttlSecondsAfterFinished',
      ],
      [{ spec: { template: { spec: { restartPolicy: 'Always' } } } }, 'spec.template.spec.restartPolicy'],
      [{ spec: { template: { spec: { restartPolicy: 'Else' } } } }, 'spec.template.spec.restartPolicy'],
      [{ spec: { selector: { matchLabels: { a: 'b' } } } }, 'spec.selector', 'spec.template.metadata.labels'],
      [{ spec: { manualSelector: true } }, 'spec.selector', 'spec.template.metadata.labels'],
      [{ spec: { template: { metadata: { labels: { 'job-name': 'else' } } } } }, 'spec.template.metadata.labels[job-name]'],
      [{ metadata: { name: 'j'.repeat(64) } }, 'spec.template.labels'],
    ],
    updates: [
      [{ spec: { completions: 2 } }, 'spec.completions'],
      [{ spec: { template: { spec: { containers: [{ ...container, image: 'i:2' }] } } } }, 'spec.template'],
      [{ spec: { parallelism: 3, backoffLimit: 1 } }],
    ],
    statuses: [[{ active: -1, succeeded: -1, failed: -1 }, 'status.active', 'status.succeeded', 'status.failed'], [{ succeeded: 1 }]],
  },
  {
    kind: 'CronJob',
    path: `${BATCH}/cronjobs`,
    valid: { metadata: { name: 'cron' }, spec: { schedule: '*/5 1-3 1,15 jan-dec ?', jobTemplate: { spec: { template: ending } } } },
    invalid: [
      [{ spec: { schedule: '' } }, 'spec.schedule'],
      [{ spec: { schedule: '* * * *' } }, 'spec.schedule'],
      [{ spec: { schedule: '60 * * * *' } }, 'spec.schedule'],
      [{ spec: { schedule: '5-1 * * * *' } }, 'spec.schedule'],
      [{ spec: { schedule: '*/0 * * * *' } }, 'spec.schedule'],
      [{ spec: { schedule: '@sometimes' } }, 'spec.schedule'],
      [{ spec: { schedule: '* * * * 7' } }, 'spec.schedule'],
      [{ spec: { concurrencyPolicy: 'Else' } }, 'spec.concurrencyPolicy'],
      [
        { spec: { startingDeadlineSeconds: -1, successfulJobsHistoryLimit: -1, failedJobsHistoryLimit: -1 } },
        'spec.startingDeadlineSeconds',
        'spec.successfulJobsHistoryLimit',
        'spec.failedJobsHistoryLimit',
      ],
      [
        { spec: { jobTemplate: { spec: { selector, manualSelector: true } } } },
        'spec.jobTemplate.spec.selector',
        'spec.jobTemplate.spec.manualSelector',
      ],
      [
        { spec: { jobTemplate: { spec: { template: { spec: { restartPolicy: 'Always' } } } } } },
        'spec.jobTemplate.spec.template.spec.restartPolicy',
      ],
      [{ metadata: { name: 'c'.repeat(53) } }, 'metadata.name'],
    ],
    updates: [[{ spec: { schedule: 'x' } }, 'spec.schedule'], [{ spec: { schedule: '@every 1h30m', suspend: true } }]],
  },
];

playKinds(CASES);
