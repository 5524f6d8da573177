/** What nodes tell of themselves. */
import { createHash } from 'node:crypto';
import type { Node, NodeCondition, NodeStatus } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import type { Words } from '../../../model/values/words.js';
import { textOfTime } from '../pods/container-step.js';
import type { SimulatedNode } from '../stages/simulation-file.js';

/** What a node has of which nobody says more. */
const USUAL_CAPACITY: Readonly<Record<string, string>> = { cpu: '64', memory: '256Gi', 'ephemeral-storage': '1Ti', pods: '500' };

/** Between two times that a node tells it is alive, in milliseconds. */
export const HEARTBEAT_MS = 5 * 60 * 1000;

const CONDITIONS: readonly Pick<NodeCondition, 'type' | 'status' | 'reason' | 'message'>[] = [
  { type: 'MemoryPressure', status: 'False', reason: 'KubeletHasSufficientMemory', message: 'kubelet has sufficient memory available' },
  { type: 'DiskPressure', status: 'False', reason: 'KubeletHasNoDiskPressure', message: 'kubelet has no disk pressure' },
  { type: 'PIDPressure', status: 'False', reason: 'KubeletHasSufficientPID', message: 'kubelet has sufficient PID available' },
  { type: 'Ready', status: 'True', reason: 'KubeletReady', message: 'kubelet is posting ready status' },
];

const PORT = 10_250;

/** A node of the file, as it registers itself. */
export function registration({ name, labels, taints, capacity }: SimulatedNode, words: Words): Draft<Node> {
  const amounts = { ...USUAL_CAPACITY, ...capacity };
  return {
    metadata: {
      name,
      labels: { [words.label('arch')]: 'amd64', [words.label('hostname')]: name, [words.label('os')]: 'linux', ...labels },
    },
    spec: taints.length === 0 ? {} : { taints: taints.map((taint) => ({ ...taint })) },
    status: { capacity: amounts, allocatable: amounts },
  };
}

const idOf = (name: string, what: string): string => {
  const digits = createHash('sha256').update(`${what} ${name}`).digest('hex');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20, 32)].join('-');
};

/** The address of a node, of which its name decides. */
function addressOf(name: string): string {
  const [a = 0, b = 0] = createHash('sha256').update(name).digest();
  return `10.128.${a}.${(b % 254) + 1}`;
}

/** The status of a node that is well. What it was registered with stays. `beats`: whether it is time to tell that it is alive. */
export function nodeStatus({ metadata: { name = '' }, status }: Readonly<Node>, now: number, beats: boolean, version: string): NodeStatus {
  const time = textOfTime(now);
  const known = new Map((status.conditions ?? []).map((condition) => [condition.type, condition]));
  for (const condition of CONDITIONS) {
    const before = known.get(condition.type);
    const same = before?.status === condition.status;
    known.set(condition.type, {
      ...condition,
      lastHeartbeatTime: beats || !same ? time : (before.lastHeartbeatTime ?? time),
      lastTransitionTime: same ? before.lastTransitionTime : time,
    });
  }
  const addresses = [
    { type: 'InternalIP', address: addressOf(name) },
    { type: 'Hostname', address: name },
  ];
  const capacity = status.capacity ?? USUAL_CAPACITY;
  return {
    ...status,
    capacity,
    allocatable: status.allocatable ?? capacity,
    conditions: [...known.values()],
    addresses: status.addresses ?? addresses,
    daemonEndpoints: { kubeletEndpoint: { Port: PORT } },
    nodeInfo: {
      machineID: idOf(name, 'machine').replaceAll('-', ''),
      systemUUID: idOf(name, 'system'),
      bootID: idOf(name, 'boot'),
      kernelVersion: '6.1.0',
      osImage: 'Simulated Linux',
      containerRuntimeVersion: 'containerd://2.1.0',
      kubeletVersion: version,
      kubeProxyVersion: version,
      operatingSystem: 'linux',
      architecture: 'amd64',
    },
  };
}

/** When the node has last told that it is alive, in Unix milliseconds; 0 where it never has. */
export const lastBeat = ({ status }: Readonly<Node>): number =>
  Math.min(
    ...CONDITIONS.map(
      ({ type }) => Date.parse((status.conditions ?? []).find((known) => known.type === type)?.lastHeartbeatTime ?? '') || 0,
    ),
  );

export const hostAddress = ({ metadata: { name = '' }, status }: Readonly<Node>): string =>
  (status.addresses ?? []).find(({ type }) => type === 'InternalIP')?.address ?? addressOf(name);
