/** Workloads of later releases: rules, defaults and conversions that came after the first one. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { TestServer } from '../../support/server.js';

const later = await TestServer.start({ release: '1.36' });
const first = await TestServer.start();
after(() => Promise.all([later, first].map((server) => server.close())));

/** The answer to a merge patch of an object of the later release. */
const patched = (path: string, body: object): ReturnType<TestServer['ask']> =>
  later.ask(path, { method: 'PATCH', headers: { 'content-type': 'application/merge-patch+json' }, body: JSON.stringify(body) });

const NAMESPACE = '/namespaces/default';
const HPAS = (version: string): string => `/apis/autoscaling/${version}${NAMESPACE}/horizontalpodautoscalers`;
const JOBS = `/apis/batch/v1${NAMESPACE}/jobs`;
const CRON_JOBS = `/apis/batch/v1${NAMESPACE}/cronjobs`;
const SETS = `/apis/apps/v1${NAMESPACE}/statefulsets`;

const template = (restartPolicy: string, labels: object = { a: 'b' }): object => ({
  metadata: { labels },
  spec: { restartPolicy, containers: [{ name: 'c', image: 'i' }] },
});

/** The fields of the causes of a refusal, with their reasons. */
const causesOf = ({ details }: { details?: { causes?: { reason: string; field: string }[] } }): string[] =>
  (details?.causes ?? []).map(({ reason, field }) => `${reason.replace('FieldValue', '')} ${field}`).sort();

const scaler = (version: string, name: string, spec: object): object => ({
  apiVersion: `autoscaling/${version}`,
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' }, maxReplicas: 3, ...spec },
});

describe('autoscalers of later releases', () => {
  test('the first release serves no v2', async () => {
    assert.equal((await first.ask(HPAS('v2'))).status, 404);
  });

  test('a tolerance is kept, and travels to v1 in an annotation', async () => {
    const made = await later.create(HPAS('v2'), scaler('v2', 'tolerant', { behavior: { scaleUp: { tolerance: '50m' } } }));
    assert.equal(made.status, 201);
    assert.equal(made.json.spec.behavior.scaleUp.tolerance, '50m');
    const old = await later.ask(`${HPAS('v1')}/tolerant`);
    const { ScaleUp, ScaleDown } = JSON.parse(old.json.metadata.annotations['autoscaling.alpha.kubernetes.io/behavior']);
    assert.equal(ScaleUp.Tolerance, '50m');
    assert.equal(ScaleDown.Tolerance, null);
  });

  test('what is below zero, without a group or without a bound is refused', async () => {
    const { json } = await later.create(
      HPAS('v2'),
      scaler('v2', 'bad', {
        scaleTargetRef: { kind: 'Deployment', name: 'web' },
        maxReplicas: 0,
        behavior: { scaleDown: { tolerance: '-1' } },
      }),
    );
    assert.deepEqual(causesOf(json), [
      'Invalid spec.behavior.scaleDown.tolerance',
      'Invalid spec.maxReplicas',
      'Invalid spec.scaleTargetRef.apiVersion',
      'Required spec.maxReplicas',
    ]);
  });

  test('v2 takes no annotations in which other versions carry fields', async () => {
    const given = scaler('v2', 'plain', {}) as { metadata: object };
    given.metadata = { name: 'plain', annotations: { 'autoscaling.alpha.kubernetes.io/metrics': '[]', kept: 'yes' } };
    const made = await later.create(HPAS('v2'), given);
    assert.deepEqual(made.json.metadata.annotations, { kept: 'yes' });
  });
});

const job = (name: string, spec: object, restartPolicy = 'Never'): object => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name },
  spec: { template: template(restartPolicy), ...spec },
});

describe('jobs of later releases', () => {
  test('pods get labels of the domain of the API, and are found by them', async () => {
    const { json } = await later.create(JOBS, job('labelled', {}));
    const labels = json.spec.template.metadata.labels;
    assert.equal(labels['batch.kubernetes.io/job-name'], 'labelled');
    assert.equal(labels['job-name'], 'labelled');
    assert.deepEqual(json.spec.selector.matchLabels, { 'batch.kubernetes.io/controller-uid': json.metadata.uid });
    assert.equal(json.metadata.generation, 1);
    assert.equal(json.spec.podReplacementPolicy, 'TerminatingOrFailed');
    assert.equal(json.spec.manualSelector, false);
    const old = await first.create(JOBS, job('labelled', {}));
    assert.deepEqual(Object.keys(old.json.spec.selector.matchLabels), ['controller-uid']);
    assert.equal(old.json.metadata.generation, undefined);
  });

  test('policies for failed pods and early success are judged', async () => {
    const { json } = await later.create(
      JOBS,
      job(
        'policies',
        {
          completions: 3,
          completionMode: 'Indexed',
          podReplacementPolicy: 'TerminatingOrFailed',
          podFailurePolicy: {
            rules: [
              { action: 'FailIndex', onExitCodes: { operator: 'In', values: [4, 0, 4], containerName: 'x' } },
              { onPodConditions: [{ type: 'a b' }] },
              { action: 'Count' },
            ],
          },
          successPolicy: { rules: [{ succeededIndexes: '0,2-9' }, { succeededIndexes: '0-1', succeededCount: 3 }, {}] },
        },
        'OnFailure',
      ),
    );
    assert.deepEqual(causesOf(json), [
      'Duplicate spec.podFailurePolicy.rules[0].onExitCodes.values[2]',
      'Invalid spec.podFailurePolicy.rules[0].action',
      'Invalid spec.podFailurePolicy.rules[0].onExitCodes.containerName',
      'Invalid spec.podFailurePolicy.rules[0].onExitCodes.values',
      'Invalid spec.podFailurePolicy.rules[0].onExitCodes.values[1]',
      'Invalid spec.podFailurePolicy.rules[1].onPodConditions[0].type',
      'Invalid spec.podFailurePolicy.rules[2]',
      'Invalid spec.successPolicy.rules[0].succeededIndexes',
      'Invalid spec.successPolicy.rules[1].succeededCount',
      'Invalid spec.template.spec.restartPolicy',
      'NotSupported spec.podReplacementPolicy',
      'Required spec.podFailurePolicy.rules[1].action',
      'Required spec.successPolicy.rules[2]',
    ]);
  });

  test('a held job may move, and one that runs may not', async () => {
    const moved = { ...template('Never'), spec: { restartPolicy: 'Never', nodeSelector: { zone: 'x' } } };
    const patch = { spec: { template: { spec: { nodeSelector: moved.spec.nodeSelector } } } };
    await later.create(JOBS, job('held', { suspend: true }));
    await later.create(JOBS, job('running', {}));
    assert.equal((await patched(`${JOBS}/held`, patch)).status, 200);
    const refused = await patched(`${JOBS}/running`, patch);
    assert.deepEqual(causesOf(refused.json), ['Invalid spec.template']);
  });

  test('a status that contradicts itself is refused', async () => {
    await later.create(JOBS, job('told', { completions: 3, completionMode: 'Indexed' }));
    const status = {
      active: 1,
      ready: 2,
      completedIndexes: '7',
      failedIndexes: '1',
      conditions: [{ type: 'Complete', status: 'True' }],
      uncountedTerminatedPods: { succeeded: ['a', 'a'] },
    };
    const { json } = await patched(`${JOBS}/told/status`, { status });
    assert.deepEqual(causesOf(json), [
      'Duplicate status.uncountedTerminatedPods.succeeded[1]',
      'Invalid status.active',
      'Invalid status.completedIndexes',
      'Invalid status.conditions',
      'Invalid status.failedIndexes',
      'Invalid status.ready',
      'Invalid status.uncountedTerminatedPods',
      'Required status.completionTime',
      'Required status.startTime',
    ]);
  });
});

describe('cron jobs of later releases', () => {
  const cronJob = (spec: object): object => ({
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { name: 'c' },
    spec: { schedule: '0 * * * *', jobTemplate: { spec: { template: template('Never') } }, ...spec },
  });

  for (const [zone, words] of [
    ['Europe/Berlin', undefined],
    ['europe/berlin', 'unknown time zone europe/berlin'],
    ['Local', 'timeZone must be an explicit time zone'],
    ['', 'timeZone must be nil or non-empty string'],
  ] as const)
    test(`the time zone ${JSON.stringify(zone)}`, async () => {
      const { status, json } = await later.create(`${CRON_JOBS}?dryRun=All`, cronJob({ timeZone: zone }));
      assert.equal(status, words === undefined ? 201 : 422);
      if (words !== undefined) assert.ok(json.message.includes(words), json.message);
    });

  test('a schedule names no zone', async () => {
    const { json } = await later.create(`${CRON_JOBS}?dryRun=All`, cronJob({ schedule: 'TZ=UTC 0 * * * *' }));
    assert.ok(json.message.includes('cannot use TZ or CRON_TZ in schedule, use timeZone field instead'), json.message);
  });
});

describe('stateful sets of later releases', () => {
  const set = (name: string, spec: object): object => ({
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name },
    spec: { selector: { matchLabels: { a: 'b' } }, template: template('Always'), ...spec },
  });

  test('claims stay by default, and more may change', async () => {
    const made = await later.create(SETS, set('web', {}));
    assert.deepEqual(made.json.spec.persistentVolumeClaimRetentionPolicy, { whenDeleted: 'Retain', whenScaled: 'Retain' });
    const change = { spec: { ordinals: { start: 3 }, minReadySeconds: 5, revisionHistoryLimit: 2 } };
    assert.equal((await patched(`${SETS}/web`, change)).status, 200);
    const refused = await patched(`${SETS}/web`, { spec: { podManagementPolicy: 'Parallel' } });
    assert.ok(
      refused.json.message.includes("'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden"),
    );
  });

  test('names, services, ordinals and templates are judged', async () => {
    const bad = set('a.b', {
      serviceName: 'a_b',
      ordinals: { start: -1 },
      template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'C', image: 'i' }] } },
      volumeClaimTemplates: [{ metadata: { name: 'v' }, spec: { accessModes: ['ReadWriteOnce'] } }],
    });
    assert.deepEqual(causesOf((await later.create(SETS, bad)).json), [
      'Invalid metadata.name',
      'Invalid spec.ordinals.start',
      'Invalid spec.serviceName',
      'Invalid spec.template.spec.containers[0].name',
      'Required spec.volumeClaimTemplates[0].spec.resources[storage]',
    ]);
    assert.equal((await first.create(SETS, bad)).status, 201);
  });

  test('containers may mount what claims bring', async () => {
    const mounts = [{ name: 'v', mountPath: '/v' }];
    const claims = [{ metadata: { name: 'v' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } }];
    const pods = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i', volumeMounts: mounts }] } };
    assert.equal((await later.create(SETS, set('mounting', { template: pods, volumeClaimTemplates: claims }))).status, 201);
  });
});
