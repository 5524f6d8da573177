/**
 * Faults of flags that are reported before a server starts: values with a form of their own, files, and flags that contradict
 * each other.
 */
import { availableParallelism } from 'node:os';
import { proxyFaults } from '../../auth/authenticators/authenticating-proxy.js';
import type { Controller } from '../../controllers/framework/contract.js';
import type { Catalogue } from '../../model/definition/definition.js';
import { isShown, NEWEST_RELEASE, OLDEST_RELEASE, releaseBefore } from '../../model/definition/releases.js';
import { suggestion } from '../../model/faults/nearest.js';
import { matching } from '../../model/patterns/linear-pattern.js';
import { addressesIn } from '../../model/values/address-blocks.js';
import type { Words } from '../../model/values/words.js';
import { allowedLabels } from '../../observe/metrics/allowed-labels.js';
import { addressRanges, portRange } from '../../service-addresses/range.js';
import { emulationFault } from '../../settings/emulated-release.js';
import { keysOf } from '../../settings/runtime-config.js';
import type { Settings, SettingsByName } from '../../settings/settings.js';
import { signingFaults } from '../access/authorities.js';
import { partLevel } from '../log-levels.js';
import { auditFaults } from '../requests/auditing.js';
import { servingFaults } from '../serving-certificates.js';
import { engineFaults } from '../storage/chosen-engine.js';
import { encryptionFaults } from '../storage/encrypting.js';
import { workersOf } from '../worker.js';
import { authenticationConfigFaults } from './authentication-config.js';
import { fileFaults } from './flag-files.js';
import { openIdConnectFaults } from './openid-connect-flags.js';

/** Throws for a directive that browsers do not know (RFC 6797, section 6.1). */
function transportDirective(text: string): void {
  if (!/^(max-age=\d+|includeSubDomains|preload)$/.test(text))
    throw new Error(`${JSON.stringify(text)} is none of max-age=<seconds>, includeSubDomains and preload`);
}

/** A checker of texts that are either empty or match the form. */
const form =
  (pattern: RegExp, words: string) =>
  (text: string): void => {
    if (text !== '' && !pattern.test(text)) throw new Error(`${JSON.stringify(text)} is not ${words}`);
  };

const oneBlock = (text: string): unknown => addressesIn([text]);

/** Parsers of flags whose values have a form of their own; each throws what is wrong with the value. */
const FORMS: Readonly<Record<string, (text: string) => unknown>> = {
  'service-cluster-ip-range': addressRanges,
  'service-node-port-range': portRange,
  'outgoing-denied-cidrs': oneBlock,
  'outgoing-allowed-cidrs': oneBlock,
  'cors-allowed-origins': matching,
  'strict-transport-security-directives': transportDirective,
  vmodule: partLevel,
  workers: form(/^(?:auto|[1-9]\d{0,2})$/, 'a number of processes, or auto'),
  'storage-backend': form(/^etcd3$/, 'etcd3'),
  'watch-cache-sizes': form(/^[a-z0-9.-]+#\d+$/, 'a resource and a number, such as pods#100 or deployments.apps#100'),
  'etcd-servers-overrides': form(
    /^[a-z0-9.-]*\/[a-z0-9.-]+#https?:\/\/[^;]+(?:;https?:\/\/[^;]+)*$/,
    'a resource and addresses, as in <group>/<resource>#https://10.0.0.1:2379',
  ),
  stderrthreshold: form(/^(?:[0-3]|INFO|WARNING|ERROR|FATAL)$/i, 'INFO, WARNING, ERROR, FATAL or a number from 0 to 3'),
  log_backtrace_at: form(/^[^:]*:\d+$/, 'a file and a line, such as server.ts:12'),
  'external-hostname': form(/^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/, 'a name of a host, with or without a port'),
};

/** Faults of --workers for a server that is one process: of the commands, only one starts several, and some do not have the flag. */
export const manyWorkersFaults = (settings: Settings): string[] =>
  settings.isGiven('workers') && workersOf(settings.text('workers'), availableParallelism()) > 1
    ? ['--workers: this server is one process; the command serve alone starts several']
    : [];

/** Gives those of some ids, as catalogues spell them, that a server's catalogue does not have, with the domain words filled in. */
export type Missing = (ids: readonly string[]) => readonly string[];

/** A line for each name that several controllers have, by which metrics and health checks could not tell them apart. */
export function sharedNames(controllers: readonly Controller[]): string[] {
  const names = controllers.map(({ name }) => name);
  const shared = new Set(names.filter((name, i) => names.indexOf(name) < i));
  return [...shared].map((name) => `controllers: two have the name ${name}; give one of them another`);
}

/** Faults of --controllers, which names controllers that run once a server is ready, and can run with its catalogue. */
export function controllerFaults(settings: Settings, controllers: readonly Controller[], missing: Missing): string[] {
  const running = new Map(controllers.filter(({ phase }) => phase === 'running').map((controller) => [controller.name, controller]));
  return settings.list('controllers').flatMap((chosen) => {
    if (chosen === '*') return [];
    if (!running.has(chosen.replace(/^-/, '')))
      return [
        `--controllers: ${JSON.stringify(chosen)} is none of *, ${[...running.keys()].sort().join(', ')}, or one of them after a -` +
          suggestion(chosen.replace(/^-/, ''), running.keys()),
      ];
    const kinds = missing(running.get(chosen)?.needs ?? []);
    return kinds.length === 0 ? [] : [`--controllers: ${chosen} needs ${kinds.join(', ')}, which the catalogue does not have`];
  });
}

/** Faults of --allow-metric-labels, which bounds labels of metrics that the catalogue has. */
function labelFaults(given: readonly string[], { metrics }: Catalogue): string[] {
  try {
    return [...allowedLabels(given)].flatMap(([name, labels]) => {
      const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined;
      if (metric === undefined)
        return [`--allow-metric-labels: there is no metric ${JSON.stringify(name)}${suggestion(name, Object.keys(metrics))}`];
      const unknown = [...labels.keys()].filter((label) => !metric.labels.includes(label));
      return unknown.map((label) => `--allow-metric-labels: ${name} has no label ${label}${suggestion(label, [...metric.labels])}`);
    });
  } catch (error) {
    return [`--allow-metric-labels: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Whether the port is one of the range; a range that cannot be read is a fault of its own. */
function inNodePorts(range: string, port: number): boolean {
  try {
    const { from, to } = portRange(range);
    return port >= from && port <= to;
  } catch {
    return true;
  }
}

/** Faults of flags that contradict each other, and of the files they name; empty where the server can start. */
export function flagFaults(settings: Settings, catalogue: Catalogue, words: Words): string[] {
  const faults = engineFaults(settings);
  const nodePort = settings.number('kubernetes-service-node-port');
  if (nodePort !== 0 && !inNodePorts(settings.text('service-node-port-range'), nodePort))
    faults.push(`--kubernetes-service-node-port: ${nodePort} is not in the range of --service-node-port-range`);
  if (!isShown(settings.text('release')))
    faults.push(
      `invalid value ${JSON.stringify(settings.text('release'))} for --release: it is one of ${OLDEST_RELEASE} to ${NEWEST_RELEASE}`,
    );
  const emulation = emulationFault(settings);
  if (emulation !== undefined) faults.push(emulation);
  const hidden = settings.text('show-hidden-metrics-for-version');
  if (hidden !== '' && hidden !== releaseBefore(settings.text('release')))
    faults.push(`--show-hidden-metrics-for-version: it can only be the release before, ${releaseBefore(settings.text('release'))}`);
  const unknown = settings.list('disabled-metrics').filter((name) => !Object.hasOwn(catalogue.metrics, name));
  for (const name of unknown)
    faults.push(`--disabled-metrics: there is no metric ${JSON.stringify(name)}${suggestion(name, Object.keys(catalogue.metrics))}`);
  faults.push(...labelFaults(settings.list('allow-metric-labels'), catalogue));
  if (settings.text('simulation-config-file') !== '' && !settings.flag('simulate'))
    faults.push('--simulation-config-file: it says how a cluster is simulated, which --simulate begins');
  const keys = keysOf(catalogue.resources);
  for (const key of settings.map('runtime-config').keys()) {
    if (!keys.has(key)) faults.push(`--runtime-config: unknown key ${JSON.stringify(key)}`);
  }
  const byName: SettingsByName = settings;
  for (const [flag, read] of Object.entries(FORMS)) {
    if (!byName.isGiven(flag)) continue;
    for (const text of catalogue.flags[flag]?.type === 'strings' ? byName.list(flag) : [byName.text(flag)]) {
      try {
        read(text);
      } catch (error) {
        faults.push(`--${flag}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return [
    ...faults,
    ...auditFaults(settings),
    ...encryptionFaults(settings),
    ...signingFaults(settings),
    ...proxyFaults(settings),
    ...openIdConnectFaults(settings, Object.keys(catalogue.flags)),
    ...servingFaults(settings),
    ...authenticationConfigFaults(settings, words),
    ...fileFaults(settings, words),
  ];
}
