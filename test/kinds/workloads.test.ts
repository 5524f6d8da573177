import { kindTables, type Row } from '../support/kinds.js';

const APPS = '/apis/apps/v1/namespaces/default';
const BATCH = '/apis/batch/v1/namespaces/default';
const container = { name: 'c', image: 'example.com/c:1' };
const labels = { app: 'x' };
const template = { metadata: { labels }, spec: { containers: [container] } };
const selector = { matchLabels: labels };
const ending = { metadata: { labels }, spec: { containers: [container], restartPolicy: 'Never' } };
const BAD_SELECTOR = { matchLabels: null, matchExpressions: [{ key: 'app', operator: 'In' }] };

kindTables({
  ControllerRevision: {
    path: `${APPS}/controllerrevisions`,
    valid: { metadata: { name: 'revision' }, data: { a: 1 }, revision: 1 },
    creates: [
      [{ data: null }, 'data Required'],
      [{ revision: -1 }, 'revision Invalid'],
      [{ data: null, revision: -1, metadata: { name: 'A' } }, 'metadata.name Invalid', 'data Required', 'revision Invalid'],
    ],
    updates: [[{ data: { a: 2 } }, 'data Invalid'], [{ revision: 2 }]],
  },
  Deployment: {
    path: `${APPS}/deployments`,
    valid: { metadata: { name: 'web' }, spec: { selector, template } },
    creates: [
      [{ spec: { selector: null } }, 'spec.selector Required', 'spec.template.metadata.labels Invalid'],
      [{ spec: { selector: { matchLabels: null } } }, 'spec.selector Invalid'],
      [{ spec: { selector: BAD_SELECTOR } }, 'spec.selector.matchExpressions[0].values Required', 'spec.selector Invalid'],
      [{ spec: { selector: { matchLabels: { app: 'y' } } } }, 'spec.template.metadata.labels Invalid'],
      [{ spec: { selector: { matchExpressions: [{ key: 'app', operator: 'In', values: ['x', 'a-'] }] } } }, 'spec.selector Invalid'],
      [
        { spec: { replicas: -1, minReadySeconds: -1, revisionHistoryLimit: -1 } },
        'spec.replicas Invalid',
        'spec.minReadySeconds Invalid',
        'spec.revisionHistoryLimit Invalid',
      ],
      [{ spec: { minReadySeconds: 600 } }, 'spec.progressDeadlineSeconds Invalid'],
      [{ spec: { progressDeadlineSeconds: -1 } }, 'spec.progressDeadlineSeconds Invalid', 'spec.progressDeadlineSeconds Invalid'],
      [{ spec: { strategy: { type: 'Blue' } } }, 'spec.strategy NotSupported'],
      [{ spec: { strategy: { type: 'Recreate', rollingUpdate: { maxSurge: 1 } } } }, 'spec.strategy.rollingUpdate Forbidden'],
      [{ spec: { strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } } }, 'spec.strategy.rollingUpdate.maxUnavailable Invalid'],
      [
        { spec: { strategy: { rollingUpdate: { maxSurge: 'lots', maxUnavailable: '101%' } } } },
        'spec.strategy.rollingUpdate.maxSurge Invalid',
        'spec.strategy.rollingUpdate.maxUnavailable Invalid',
      ],
      [{ spec: { template: { spec: { restartPolicy: 'Never' } } } }, 'spec.template.spec.restartPolicy NotSupported'],
      [{ spec: { template: { spec: { activeDeadlineSeconds: 5 } } } }, 'spec.template.spec.activeDeadlineSeconds Forbidden'],
      [
        { spec: { template: { spec: { containers: [{ name: 'A' }] } } } },
        'spec.template.spec.containers[0].name Invalid',
        'spec.template.spec.containers[0].image Required',
      ],
    ],
    updates: [
      [{ spec: { selector: { matchLabels: { app: 'y' } }, template: { metadata: { labels: { app: 'y' } } } } }, 'spec.selector Invalid'],
      [{ spec: { replicas: 3 } }],
    ],
    statuses: [
      [
        { replicas: 1, readyReplicas: 2, availableReplicas: 2, updatedReplicas: 2 },
        'status.updatedReplicas Invalid',
        'status.readyReplicas Invalid',
        'status.availableReplicas Invalid',
      ],
      [{ replicas: 2, availableReplicas: 1 }, 'status.availableReplicas Invalid'],
      [{ collisionCount: 2 }],
      [{ collisionCount: 1 }, 'status.collisionCount Invalid'],
    ],
  },
  ReplicaSet: {
    path: `${APPS}/replicasets`,
    valid: { metadata: { name: 'set' }, spec: { selector, template } },
    creates: [
      [{ spec: { selector: { matchLabels: null } } }, 'spec.selector Invalid'],
      [{ spec: { selector: BAD_SELECTOR } }, 'spec.selector.matchExpressions[0].values Required', 'spec.selector Invalid'],
      [{ spec: { replicas: -1, minReadySeconds: -1 } }, 'spec.replicas Invalid', 'spec.minReadySeconds Invalid'],
      [{ spec: { template: { metadata: { labels: null } } } }, 'spec.template.metadata.labels Invalid'],
      [{ spec: { template: { metadata: { annotations: { 'a b': 'x' } } } } }, 'spec.template.annotations Invalid'],
      [
        'a disk for many that each would write to',
        { spec: { replicas: 2, template: { spec: { volumes: [{ name: 'v', gcePersistentDisk: { pdName: 'd' } }] } } } },
        'spec.template.spec.volumes[0].gcePersistentDisk.readOnly Invalid',
      ],
      [
        'another profile in an annotation than in the field',
        {
          spec: {
            template: {
              metadata: { annotations: { 'seccomp.security.alpha.kubernetes.io/pod': 'unconfined' } },
              spec: { securityContext: { seccompProfile: { type: 'RuntimeDefault' } } },
            },
          },
        },
        'spec.template.spec.securityContext.seccompProfile.type Forbidden',
      ],
      [
        'a template of faults',
        {
          spec: {
            replicas: -1,
            template: { metadata: { annotations: { 'a b': 'x' } }, spec: { dnsPolicy: 'Else', restartPolicy: 'Never' } },
          },
        },
        'spec.replicas Invalid',
        'spec.template.annotations Invalid',
        'spec.template.spec.dnsPolicy NotSupported',
        'spec.template.spec.restartPolicy NotSupported',
      ],
    ],
    updates: [[{ spec: { selector: { matchLabels: { app: 'y' } } } }, 'spec.template.metadata.labels Invalid', 'spec.selector Invalid']],
    statuses: [[{ replicas: 1, fullyLabeledReplicas: 2 }, 'status.fullyLabeledReplicas Invalid']],
  },
  StatefulSet: {
    path: `${APPS}/statefulsets`,
    valid: { metadata: { name: 'state' }, spec: { selector, template, serviceName: 's' } },
    creates: [
      [{ spec: { podManagementPolicy: 'Else' } }, 'spec.podManagementPolicy Invalid'],
      [{ spec: { updateStrategy: { type: 'Else' } } }, 'spec.updateStrategy Invalid'],
      [{ spec: { updateStrategy: { type: 'OnDelete', rollingUpdate: { partition: 1 } } } }, 'spec.updateStrategy.rollingUpdate Invalid'],
      [
        { spec: { updateStrategy: { rollingUpdate: { partition: -1 } }, replicas: -1 } },
        'spec.updateStrategy.rollingUpdate.partition Invalid',
        'spec.replicas Invalid',
      ],
      [{ spec: { selector: null } }, 'spec.selector Required', 'spec.template.metadata.labels Invalid'],
      [
        { spec: { selector: { matchExpressions: [{ key: 'a', operator: 'Else' }] }, template: { spec: { restartPolicy: 'Never' } } } },
        'spec.selector.matchExpressions[0].operator Invalid',
        'spec.selector Invalid',
        'spec.template.spec.restartPolicy NotSupported',
      ],
      [
        { spec: { template: { spec: { restartPolicy: 'Never', activeDeadlineSeconds: 1 } } } },
        'spec.template.spec.restartPolicy NotSupported',
        'spec.template.spec.activeDeadlineSeconds Forbidden',
      ],
    ],
    updates: [
      [{ spec: { serviceName: 't' } }, 'spec Forbidden'],
      [{ spec: { serviceName: 't', replicas: -1 } }, 'spec.replicas Invalid', 'spec Forbidden'],
      [{ spec: { podManagementPolicy: 'Parallel' } }, 'spec Forbidden'],
      [{ spec: { replicas: 2, updateStrategy: { type: 'OnDelete', rollingUpdate: null } } }],
    ],
    statuses: [
      [{ replicas: 1, readyReplicas: 2 }, 'status.readyReplicas Invalid'],
      [{ replicas: 1, observedGeneration: -1 }, 'status.observedGeneration Invalid'],
      [{ replicas: 1, collisionCount: 2 }],
      [{ replicas: 1, collisionCount: 1 }, 'status.collisionCount Invalid'],
    ],
  },
  DaemonSet: {
    path: `${APPS}/daemonsets`,
    valid: { metadata: { name: 'daemon' }, spec: { selector, template } },
    creates: [
      [{ spec: { selector: null } }, 'spec.template.metadata.labels Invalid'],
      [{ spec: { selector: { matchLabels: null } } }, 'spec.selector Invalid'],
      [{ spec: { updateStrategy: { type: 'Else' } } }, 'spec.updateStrategy NotSupported'],
      [{ spec: { updateStrategy: { rollingUpdate: { maxUnavailable: 0 } } } }, 'spec.updateStrategy.rollingUpdate.maxUnavailable Invalid'],
      [
        { spec: { updateStrategy: { rollingUpdate: { maxUnavailable: '300%' } } } },
        'spec.updateStrategy.rollingUpdate.maxUnavailable Invalid',
      ],
      [{ spec: { minReadySeconds: -1, revisionHistoryLimit: -1 } }, 'spec.minReadySeconds Invalid', 'spec.revisionHistoryLimit Invalid'],
      [{ spec: { template: { spec: { restartPolicy: 'OnFailure' } } } }, 'spec.template.spec.restartPolicy NotSupported'],
    ],
    updates: [
      [
        { spec: { selector: { matchLabels: { app: 'x', b: 'c' } }, template: { metadata: { labels: { b: 'c' } } } } },
        'spec.selector Invalid',
      ],
      [{ spec: { minReadySeconds: 5 } }],
    ],
    statuses: [
      [{ numberReady: -1 }, 'status.numberReady Invalid'],
      [{ collisionCount: 1 }],
      [{ collisionCount: 0 }, 'status.collisionCount Invalid'],
    ],
  },
  Job: {
    path: `${BATCH}/jobs`,
    valid: { metadata: { name: 'job' }, spec: { template: ending } },
    creates: [
      [
        { spec: { parallelism: -1, completions: -1, backoffLimit: -1, activeDeadlineSeconds: -1, ttlSecondsAfterFinished: -1 } },
        'spec.parallelism Invalid',
        'spec.completions Invalid',
        'spec.activeDeadlineSeconds Invalid',
        'spec.backoffLimit Invalid',
        'spec.ttlSecondsAfterFinished Invalid',
      ],
      [{ spec: { template: { spec: { restartPolicy: 'Always' } } } }, 'spec.template.spec.restartPolicy Required'],
      [
        { spec: { template: { spec: { restartPolicy: 'Else' } } } },
        'spec.template.spec.restartPolicy NotSupported',
        'spec.template.spec.restartPolicy NotSupported',
      ],
      [{ spec: { selector: { matchLabels: { a: 'b' } } } }, 'spec.selector Invalid', 'spec.template.metadata.labels Invalid'],
      [{ spec: { manualSelector: true } }, 'spec.selector Required', 'spec.template.metadata.labels Invalid'],
      [{ spec: { template: { metadata: { labels: { 'job-name': 'else' } } } } }, 'spec.template.metadata.labels[job-name] Invalid'],
      [{ metadata: { name: 'j'.repeat(64), labels } }, 'spec.template.labels Invalid'],
      [{ metadata: { name: 'j'.repeat(64) } }, 'metadata.labels Invalid', 'spec.template.labels Invalid'],
    ],
    updates: [
      [{ spec: { completions: 2 } }, 'spec.completions Invalid'],
      [
        { spec: { completions: 2, template: { metadata: { labels: { 'job-name': null } } } } },
        'spec.template.metadata.labels[job-name] Required',
        'spec.completions Invalid',
        'spec.template Invalid',
      ],
      [{ spec: { template: { spec: { containers: [{ ...container, image: 'i:2' }] } } } }, 'spec.template Invalid'],
      [{ spec: { parallelism: 3, backoffLimit: 1 } }],
    ],
    statuses: [
      [{ active: -1, succeeded: -1, failed: -1 }, 'status.active Invalid', 'status.succeeded Invalid', 'status.failed Invalid'],
      [{ succeeded: 1 }],
    ],
  },
  CronJob: {
    path: `${BATCH}/cronjobs`,
    valid: { metadata: { name: 'cron' }, spec: { schedule: '*/5 1-3 1,15 jan-dec ?', jobTemplate: { spec: { template: ending } } } },
    creates: [
      [{ spec: { schedule: '' } }, 'spec.schedule Required'],
      [{ spec: { schedule: '* * * *' } }, 'spec.schedule Invalid'],
      [{ spec: { schedule: '60 * * * *' } }, 'spec.schedule Invalid'],
      [{ spec: { schedule: '5-1 * * * *' } }, 'spec.schedule Invalid'],
      [{ spec: { schedule: '*/0 * * * *' } }, 'spec.schedule Invalid'],
      [{ spec: { schedule: '@sometimes' } }, 'spec.schedule Invalid'],
      ...[
        '* * * * 7',
        'x * * * *',
        '1-2-3 * * * *',
        '*/2/3 * * * *',
        '* * 0 * *',
        '*/-1 * * * *',
        '-1 * * * *',
        `${'9'.repeat(21)} * * * *`,
        '@every soon',
      ].map((schedule): Row => [{ spec: { schedule } }, 'spec.schedule Invalid']),
      [
        'many faults',
        { metadata: { name: 'C' }, spec: { schedule: 'x', concurrencyPolicy: 'Else', jobTemplate: { spec: { backoffLimit: -1 } } } },
        'metadata.name Invalid',
        'spec.schedule Invalid',
        'spec.concurrencyPolicy NotSupported',
        'spec.jobTemplate.spec.backoffLimit Invalid',
      ],
      [{ spec: { concurrencyPolicy: 'Else' } }, 'spec.concurrencyPolicy NotSupported'],
      [
        { spec: { startingDeadlineSeconds: -1, successfulJobsHistoryLimit: -1, failedJobsHistoryLimit: -1 } },
        'spec.startingDeadlineSeconds Invalid',
        'spec.successfulJobsHistoryLimit Invalid',
        'spec.failedJobsHistoryLimit Invalid',
      ],
      [
        { spec: { jobTemplate: { spec: { selector, manualSelector: true } } } },
        'spec.jobTemplate.spec.selector Invalid',
        'spec.jobTemplate.spec.manualSelector NotSupported',
      ],
      [
        { spec: { jobTemplate: { spec: { template: { spec: { restartPolicy: 'Always' } } } } } },
        'spec.jobTemplate.spec.template.spec.restartPolicy Required',
      ],
      [{ metadata: { name: 'c'.repeat(53) } }, 'metadata.name Invalid'],
    ],
    updates: [[{ spec: { schedule: 'x' } }, 'spec.schedule Invalid'], [{ spec: { schedule: '@every 1h30m', suspend: true } }]],
  },
});
