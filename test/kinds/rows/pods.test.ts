/** Pods as `kubectl get pods` shows them, in all the states that they can be in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strategyOf } from '../../support/cluster-kinds.js';
import { cellsOf, HOUR_AGO, shownRows } from '../../support/rows.js';

const running = { running: { startedAt: HOUR_AGO } };
const waiting = (reason?: string): object => ({ waiting: reason === undefined ? {} : { reason } });
const ended = (exitCode: number, more: object = {}): object => ({ terminated: { exitCode, ...more } });
const completed = ended(0, { reason: 'Completed' });

/** The state of a container that is not ready; how often it was restarted, which is no times if not said. */
const container = (state: object, restartCount = 0): object => ({ name: 'c', state, ready: false, restartCount });
const ready = (restartCount = 0): object => ({ ...container(running, restartCount), ready: true });

const TWO = { containers: [{ name: 'a' }, { name: 'b' }], initContainers: [{ name: 'i' }, { name: 'j' }] };
const READY = { conditions: [{ type: 'Ready', status: 'True' }] };
const GONE = { deletionTimestamp: HOUR_AGO };

const pending = (...initContainerStatuses: object[]): object => ({
  phase: 'Pending',
  initContainerStatuses,
  containerStatuses: [container(waiting('PodInitializing'), 9), container(waiting('PodInitializing'), 9)],
});
const started = (...containerStatuses: object[]): object => ({ phase: 'Running', containerStatuses });
const failed = (...containerStatuses: object[]): object => ({ phase: 'Failed', containerStatuses });

/** Of a pod with two containers and two init containers: how many are ready, the status, and the restarts. */
const STATES: readonly (readonly [what: string, status: object, ready: string, said: string, restarts: number, metadata?: object])[] = [
  ['just made', { phase: 'Pending' }, '0/2', 'Pending', 0],
  ['not known of', {}, '0/2', '', 0],
  ['refused', { phase: 'Failed', reason: 'Evicted' }, '0/2', 'Evicted', 0],
  ['without its node', { phase: 'Unknown', reason: 'NodeLost' }, '0/2', 'NodeLost', 0],

  ['without a first init container', pending(container({}), container({})), '0/2', 'Init:0/2', 0],
  ['waiting to start it', pending(container(waiting())), '0/2', 'Init:0/2', 0],
  ['preparing it', pending(container(waiting('PodInitializing')), container({})), '0/2', 'Init:0/2', 0],
  ['running it', pending(container(running, 1)), '0/2', 'Init:0/2', 1],
  ['pulling its image in vain', pending(container(waiting('ErrImagePull'))), '0/2', 'Init:ErrImagePull', 0],
  ['no longer trying to', pending(container(waiting('ImagePullBackOff'))), '0/2', 'Init:ImagePullBackOff', 0],
  ['starting it again and again', pending(container(waiting('CrashLoopBackOff'), 5)), '0/2', 'Init:CrashLoopBackOff', 5],
  ['past an error of it', pending(container(ended(2, { reason: 'Error' }), 4)), '0/2', 'Init:Error', 4],
  ['past its end by a code', pending(container(ended(2), 1)), '0/2', 'Init:ExitCode:2', 1],
  ['past its end by a signal', pending(container(ended(137, { signal: 9 }), 1)), '0/2', 'Init:Signal:9', 1],
  ['in its second init container', pending(container(ended(0), 1), container(running, 2)), '0/2', 'Init:1/2', 3],
  ['failing in the second', pending(container(completed, 1), container(ended(1, { reason: 'OOMKilled' }))), '0/2', 'Init:OOMKilled', 1],
  ['through with both', pending(container(completed, 1), container(completed, 1)), '0/2', 'PodInitializing', 18],

  ['making its containers', started(container(waiting('ContainerCreating')), container(waiting())), '0/2', 'ContainerCreating', 0],
  ['pulling an image in vain', started(container(waiting('ErrImagePull')), ready()), '1/2', 'ErrImagePull', 0],
  ['wrongly configured', started(container(waiting('CreateContainerConfigError'))), '0/2', 'CreateContainerConfigError', 0],
  ['running', started(ready(2), ready(1)), '2/2', 'Running', 3],
  ['half ready', started(ready(), container(running)), '1/2', 'Running', 0],
  ['ready without a state', started({ ...container({}), ready: true }), '0/2', 'Running', 0],
  ['crashing', started(container(waiting('CrashLoopBackOff'), 7)), '0/2', 'CrashLoopBackOff', 7],
  ['in two troubles', started(container(waiting('ErrImagePull')), container(ended(1, { reason: 'Error' }))), '0/2', 'ErrImagePull', 0],
  ['half done', { ...started(container(completed), ready()), ...READY }, '1/2', 'Running', 0],
  ['half done and not ready', started(container(completed), ready()), '1/2', 'NotReady', 0],
  ['half done and half waiting', started(container(completed), container(running)), '0/2', 'Completed', 0],

  ['done', { phase: 'Succeeded', containerStatuses: [container(completed), container(completed)] }, '0/2', 'Completed', 0],
  ['done without a reason', { phase: 'Succeeded', containerStatuses: [container(ended(0))] }, '0/2', 'ExitCode:0', 0],
  ['failed', failed(container(ended(1, { reason: 'Error' }), 3)), '0/2', 'Error', 3],
  ['out of memory', failed(container(ended(137, { reason: 'OOMKilled', signal: 9 }))), '0/2', 'OOMKilled', 0],
  ['ended by a signal', failed(container(ended(1, { signal: 9 }))), '0/2', 'Signal:9', 0],
  ['ended with a code', failed(container(ended(3))), '0/2', 'ExitCode:3', 0],

  ['going', started(ready(), ready(4)), '2/2', 'Terminating', 4, GONE],
  ['going before it began', pending(container(running)), '0/2', 'Terminating', 0, GONE],
  ['lost with its node', { phase: 'Running', reason: 'NodeLost' }, '0/2', 'Unknown', 0, GONE],
];
for (const [what, status, ...expected] of STATES)
  test(`a pod that is ${what} shows it`, async () => {
    const [shownReady, said, restarts, metadata] = expected;
    const cells = await cellsOf('pods', { metadata: { ...metadata }, spec: TWO, status });
    assert.deepEqual(cells.slice(1, 4), [shownReady, said, restarts]);
  });

const gates = (...types: string[]): object => ({ readinessGates: types.map((conditionType) => ({ conditionType })) });
const wide = (...cells: string[]): unknown[] => ['x', '0/1', 'Pending', 0, '60m', ...cells];
const ONE = { containers: [{ name: 'a' }] };

shownRows({
  pods: [
    ['nowhere yet', { spec: ONE, status: { phase: 'Pending' } }, wide('<none>', '<none>', '<none>', '<none>')],
    [
      'on its node',
      { spec: { ...ONE, nodeName: 'n' }, status: { phase: 'Pending', podIP: '10.0.0.1', podIPs: [{ ip: '10.0.0.1' }, { ip: 'fd00::1' }] } },
      wide('10.0.0.1', 'n', '<none>', '<none>'),
    ],
    ['promised to a node', { spec: ONE, status: { phase: 'Pending', nominatedNodeName: 'm' } }, wide('<none>', '<none>', 'm', '<none>')],
    [
      'with gates, of which one is open',
      {
        spec: { ...ONE, ...gates('open', 'shut', 'unheard') },
        status: {
          phase: 'Pending',
          conditions: [
            { type: 'open', status: 'True' },
            { type: 'shut', status: 'False' },
            { type: 'other', status: 'True' },
          ],
        },
      },
      wide('<none>', '<none>', '<none>', '1/3'),
    ],
  ],
});

const ENDED: readonly (readonly [phase: string, message: string | undefined])[] = [
  ['Pending', undefined],
  ['Running', undefined],
  ['Unknown', undefined],
  ['Succeeded', 'The pod has completed successfully.'],
  ['Failed', 'The pod failed.'],
];
for (const [phase, message] of ENDED)
  test(`beside the row of a pod that is ${phase} stands ${message ?? 'nothing'}`, () => {
    assert.deepEqual(
      strategyOf('pods').rowConditions?.({ metadata: {}, status: { phase } }),
      message === undefined ? undefined : [{ type: 'Completed', status: 'True', reason: phase, message }],
    );
  });
