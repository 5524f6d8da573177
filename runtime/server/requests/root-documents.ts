/** What a server answers beside resources: its metrics, version, profiles, logs, and what others verify its tokens by. */

import type { ServiceAccountTokens } from '../../auth/service-account-tokens.js';
import type { FlowControl } from '../../flowcontrol/flow-control.js';
import { mountIssuerDocuments } from '../../http/documents/issuer-documents.js';
import type { Page } from '../../http/documents/pages.js';
import { mountVersion } from '../../http/documents/version.js';
import { mountFlowControlDumps } from '../../http/fairness/flow-control-dumps.js';
import { mountComponentPages } from '../../http/observing/component-pages.js';
import { mountLogFiles } from '../../http/observing/log-files.js';
import { type MetricsText, mountMetrics } from '../../http/observing/metrics.js';
import { mountProfiles } from '../../http/observing/profiles.js';
import type { RequestRouter } from '../../http/routing/router.js';
import { newRouter } from '../../http/routing/router.js';
import type { ServiceDefinition } from '../../model/definition/definition.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { Pace } from '../../resource/pace.js';
import { binaryRelease } from '../../settings/emulated-release.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { Settings } from '../../settings/settings.js';
import { logsFolder } from '../storage/data-folder.js';
import type { Worker } from '../worker.js';

interface RootDocuments {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly worker: Worker | undefined;
  readonly pace: Pace;
  /** The release whose API is shown. */
  readonly release: string;
  /** Undefined where requests are bounded by plain limits. */
  readonly fairness: FlowControl | undefined;
  readonly tokens: ServiceAccountTokens;
  /** The URL by which this machine reaches the server. */
  readonly addressOf: () => string;
  readonly enabled: Enabled;
  readonly service: ServiceDefinition;
}

/** The URL by which others reach the server: of the name that flags give it, with the port that it listens on where the name has none. */
function outsideAddress(settings: Settings, address: string): string {
  const name = settings.text('external-hostname');
  if (name === '') return address;
  const { protocol, port } = new URL(address);
  return `${protocol}//${name}${port === '' || /:\d+$/.test(name) ? '' : `:${port}`}`;
}

/** The paths beside resources that follow from flags, and what documents tell of them. */
export function rootDocuments({ settings, metrics, worker, pace, release, fairness, tokens, addressOf, enabled, service }: RootDocuments): {
  readonly documents: RequestRouter;
  readonly pages: readonly Page[];
} {
  const documents = newRouter();
  const text: MetricsText = (turn, page) =>
    worker === undefined ? metrics.text(turn, page) : worker.metrics(page).then((texts) => metrics.joined(texts, turn));
  mountMetrics(documents, text, pace, enabled);
  const binary = binaryRelease(settings);
  mountComponentPages(documents, { release, binary, service, enabled, flags: () => settings.shown() });
  if (fairness !== undefined) mountFlowControlDumps(documents, fairness);
  const ofKeys = (path: string): string => settings.text('service-account-jwks-uri') || `${outsideAddress(settings, addressOf())}${path}`;
  const pages = [
    mountVersion(documents, { release, binary }, enabled),
    settings.flag('enable-logs-handler') ? mountLogFiles(documents, logsFolder(settings)) : [],
    mountIssuerDocuments(documents, tokens, ofKeys),
  ];
  if (settings.flag('profiling')) mountProfiles(documents, settings.number('request-timeout'));
  return { documents, pages: pages.flat() };
}
