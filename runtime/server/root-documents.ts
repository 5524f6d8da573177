/** What a server answers beside resources: its metrics, version, profiles, logs, and what others verify its tokens by. */
import type Router from '@koa/router';
import type { ServiceAccountTokens } from '../auth/service-account-tokens.js';
import type { FlowControl } from '../flowcontrol/flow-control.js';
import { mountFlowControlDumps } from '../http/flow-control-dumps.js';
import { mountIssuerDocuments } from '../http/issuer-documents.js';
import { mountLogFiles } from '../http/log-files.js';
import { mountMetrics } from '../http/metrics.js';
import { mountProfiles } from '../http/profiles.js';
import { newRouter } from '../http/router.js';
import { mountVersion } from '../http/version.js';
import type { Metrics } from '../observe/metrics/metrics.js';
import type { Pace } from '../resource/pace.js';
import type { Settings } from '../settings/settings.js';
import { logsFolder } from './data-folder.js';

export interface RootDocuments {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly pace: Pace;
  /** The release whose API is shown. */
  readonly release: string;
  /** Undefined where requests are bounded by plain limits. */
  readonly fairness: FlowControl | undefined;
  readonly tokens: ServiceAccountTokens;
  /** The URL by which this machine reaches the server. */
  readonly addressOf: () => string;
}

/** The paths beside resources that follow from flags. */
export function rootDocuments({ settings, metrics, pace, release, fairness, tokens, addressOf }: RootDocuments): Router {
  const documents = newRouter();
  mountMetrics(documents, metrics, pace);
  mountVersion(documents, release);
  if (fairness !== undefined) mountFlowControlDumps(documents, fairness);
  if (settings.flag('enable-logs-handler')) mountLogFiles(documents, logsFolder(settings));
  mountIssuerDocuments(documents, tokens, (path) => settings.text('service-account-jwks-uri') || `${addressOf()}${path}`);
  if (settings.flag('profiling')) mountProfiles(documents, settings.number('request-timeout'));
  return documents;
}
