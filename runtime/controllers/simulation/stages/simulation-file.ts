/** Reads the file that says what a simulated cluster is made of, and how its pods fare. */
import type { Taint } from '../../../../generated/core/v1/types.js';
import type {
  StageMatch as MatchInFile,
  SimulatedNode as NodeInFile,
  Simulation as SimulationInFile,
  Stage as StageInFile,
} from '../../../../generated/simulation/v1alpha1/types.js';
import { type ConfigReader, readConfig } from '../../../codec/config-file.js';
import { parseLabelSelector } from '../../../model/selectors/selectors.js';
import { parseDuration } from '../../../model/values/duration.js';
import { faultsOf } from '../../../model/values/formats.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import { matcher, type Stage, type StageMatch } from './stage.js';

export interface SimulatedNode {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  /** Amounts in place of the usual ones, and beside them. */
  readonly capacity: Readonly<Record<string, string>>;
}

export interface Simulation {
  readonly nodes: readonly SimulatedNode[];
  readonly stages: readonly Stage[];
}

/** A cluster of which nothing is said has one node. */
export const USUAL_SIMULATION: Simulation = { nodes: [{ name: 'node-1', labels: {}, taints: [], capacity: {} }], stages: [] };

const MAX_NODES = 1000;
const NANOS_PER_MS = 1_000_000n;
const MOST = 2 ** 31 - 1;
const FOREVER = Number.POSITIVE_INFINITY;

/** Throws ConfigError with every fault. */
export function readSimulation(file: string): Simulation {
  return readConfig<Simulation, SimulationInFile>(file, (reader) => {
    reader.only(['apiVersion', 'kind', 'nodes', 'stages']);
    const kind = reader.member('kind');
    if (kind.isGiven && kind.text() !== 'Simulation') kind.fault('must be Simulation');
    const nodes = reader.member('nodes');
    return {
      nodes: nodes.isGiven ? namedOnce(nodes, nodes.items().flatMap(readNodes)) : USUAL_SIMULATION.nodes,
      stages: reader.member('stages').items().map(readStage),
    };
  });
}

function namedOnce(reader: ConfigReader<NodeInFile[] | undefined>, nodes: SimulatedNode[]): SimulatedNode[] {
  const seen = new Set<string>();
  for (const { name } of nodes) {
    if (seen.has(name)) reader.fault(`there are several nodes called ${name}`);
    seen.add(name);
  }
  return nodes;
}

function readNodes(reader: ConfigReader<NodeInFile>): SimulatedNode[] {
  reader.only(['name', 'count', 'labels', 'taints', 'capacity']);
  const name = reader.member('name');
  const text = name.text();
  if (!name.isGiven) name.fault('required');
  else if (typeof name.json() === 'string') for (const fault of faultsOf('dns-subdomain', text)) name.fault(fault);
  const count = reader.member('count');
  const made = {
    labels: textsOf(reader.member('labels')),
    taints: reader.member('taints').items().map(readTaint),
    capacity: readCapacity(reader),
  };
  if (!count.isGiven) return [{ name: text, ...made }];
  return Array.from({ length: count.number(1, MAX_NODES) }, (_, i) => ({ name: `${text}-${i + 1}`, ...made }));
}

function readCapacity(reader: ConfigReader<NodeInFile>): Record<string, string> {
  const amounts = reader.member('capacity');
  return Object.fromEntries(
    amounts.names().map((name) => {
      const json = amounts.member(name).json();
      const amount = typeof json === 'number' || typeof json === 'bigint' ? String(json) : amounts.member(name).text();
      if (amount !== '' && (quantityNanos(amount) ?? -1n) < 0n) amounts.member(name).fault('must be an amount, such as 8 or 32Gi');
      return [name, amount];
    }),
  );
}

function readTaint(reader: ConfigReader<Taint>): Taint {
  reader.only(['key', 'value', 'effect']);
  const value = reader.member('value').text();
  const effect = reader.member('effect').oneOf(['NoSchedule', 'PreferNoSchedule', 'NoExecute']);
  const key = reader.member('key');
  if (!key.isGiven) key.fault('required');
  return { key: key.text(), effect, ...(value === '' ? {} : { value }) };
}

const textsOf = (reader: ConfigReader<Record<string, string> | undefined>): Record<string, string> =>
  Object.fromEntries(reader.names().map((name) => [name, reader.member(name).text()]));

/** Milliseconds; `word` stands for a time that never comes. */
function timeOf(reader: ConfigReader<string | undefined>, usual: number, word?: string): number {
  if (!reader.isGiven) return usual;
  const text = reader.text();
  if (text === word) return FOREVER;
  const nanos = parseDuration(text);
  if (typeof nanos === 'bigint' && nanos >= 0n) return Number(nanos / NANOS_PER_MS);
  reader.fault(`must be a time, such as 500ms or 1m30s${word === undefined ? '' : `, or ${word}`}`);
  return usual;
}

const given = (reader: ConfigReader<string | undefined>): string | undefined => (reader.isGiven ? reader.text() : undefined);

function readStage(reader: ConfigReader<StageInFile>): Stage {
  reader.only([
    'name',
    'match',
    'pull',
    'pullFault',
    'pullFaultFor',
    'start',
    'ready',
    'run',
    'exitCode',
    'reason',
    'message',
    'times',
    'stop',
  ]);
  reader.member('name').text();
  const run = reader.member('run');
  const exitCode = reader.member('exitCode');
  const times = reader.member('times');
  return {
    matches: matcher(readMatch(reader.member('match'))),
    pull: timeOf(reader.member('pull'), 0),
    pullFault: given(reader.member('pullFault')),
    pullFaultFor: timeOf(reader.member('pullFaultFor'), FOREVER, 'forever'),
    start: timeOf(reader.member('start'), 0),
    ready: timeOf(reader.member('ready'), 0, 'never'),
    // A container that is said to end in some way ends.
    run: run.isGiven ? timeOf(run, 0, 'forever') : exitCode.isGiven ? 0 : undefined,
    exitCode: exitCode.isGiven ? exitCode.number(0, 255) : 0,
    reason: given(reader.member('reason')),
    message: given(reader.member('message')),
    times: times.isGiven ? times.number(1, MOST) : FOREVER,
    stop: timeOf(reader.member('stop'), 0),
  };
}

const PATTERNS = ['namespace', 'pod', 'owner', 'node', 'container', 'image'] as const;

function readMatch(reader: ConfigReader<MatchInFile>): StageMatch {
  if (!reader.isGiven) return {};
  reader.only([...PATTERNS, 'labels']);
  const labels = reader.member('labels');
  const patterns = PATTERNS.flatMap((name) => (reader.member(name).isGiven ? [[name, reader.member(name).text()] as const] : []));
  return { ...Object.fromEntries(patterns), ...(labels.isGiven ? { labels: selectorIn(labels) } : {}) };
}

function selectorIn(reader: ConfigReader<string | undefined>): NonNullable<StageMatch['labels']> {
  try {
    return parseLabelSelector(reader.text());
  } catch (error) {
    reader.fault(error instanceof Error ? error.message : String(error));
    return parseLabelSelector('');
  }
}
