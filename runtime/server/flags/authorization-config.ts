/** The file of --authorization-config: the modes in their order, and how the services among them are asked. */
import path from 'node:path';
import type { AuthorizationConfiguration, WebhookConfiguration } from '../../../generated/apiserver.config/v1/types.js';
import { type MatchCondition, matchCondition } from '../../auth/authorizers/match-conditions.js';
import { readRemoteService } from '../../client/webhook-config.js';
import { type ConfigReader, readConfig } from '../../codec/config-file.js';
import { parseDuration } from '../../model/values/duration.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Words } from '../../model/values/words.js';
import type { Settings } from '../../settings/settings.js';

export const AUTHORIZATION_CONFIG = 'authorization-config';
const KIND = 'AuthorizationConfiguration';
const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];
const MODES = ['AlwaysAllow', 'AlwaysDeny', 'ABAC', 'Node', 'RBAC', 'Webhook'] as const;

/** How one service is asked. */
export interface WebhookMode {
  readonly file: string;
  readonly version: 'v1' | 'v1beta1';
  /** Milliseconds for which answers hold that allow, and others. */
  readonly allowedMs: number;
  readonly refusedMs: number;
  readonly timeoutMs: number;
  /** Whether requests are refused about which the service cannot be asked. */
  readonly denies: boolean;
  readonly conditions: readonly MatchCondition[];
}

/** A mode of the chain; of a service, how it is asked. */
interface ModeConfiguration {
  readonly type: (typeof MODES)[number];
  readonly webhook?: WebhookMode;
}

const MAX_CONDITIONS = 64;
const LONGEST_MS = 30_000;

/** Reads the file. Throws ConfigError with every fault. */
export const readAuthorizationFile = (file: string, words: Words): readonly ModeConfiguration[] =>
  readConfig(file, (reader: ConfigReader<AuthorizationConfiguration & { readonly apiVersion: string; readonly kind: string }>) => {
    reader.only(['apiVersion', 'kind', 'authorizers']);
    const kind = reader.member('kind');
    if (kind.text() !== KIND) kind.fault(`must be ${KIND}`);
    const group = words.group('apiserver.config');
    const apiVersion = reader.member('apiVersion');
    if (!VERSIONS.some((version) => apiVersion.text() === `${group}/${version}`))
      apiVersion.fault(`must be ${VERSIONS.join(', ')} of ${group}`);
    const list = reader.member('authorizers');
    const items = list.items();
    if (items.length === 0) list.fault('at least one is required');
    const [types, names] = [new Set<string>(), new Set<string>()];
    return items.map((item) => {
      item.only(['type', 'name', 'webhook']);
      const type = item.member('type').oneOf(MODES);
      if (type !== 'Webhook' && types.has(type)) item.member('type').fault(`${type} stands there twice`);
      types.add(type);
      const name = item.member('name');
      if (name.text() === '') name.fault('is required');
      else if (faultsOf('dns-subdomain', name.text()).length > 0) name.fault('must be made of labels in lower case, parted by dots');
      else if (names.has(name.text())) name.fault(`${name.text()} stands there twice`);
      names.add(name.text());
      const webhook = item.member('webhook');
      if (webhook.isGiven !== (type === 'Webhook')) webhook.fault(type === 'Webhook' ? 'is required' : 'is for the type Webhook alone');
      return type === 'Webhook' && webhook.isGiven ? { type, webhook: webhookOf(webhook.as()) } : { type };
    });
  });

function webhookOf(reader: ConfigReader<WebhookConfiguration>): WebhookMode {
  reader.only([
    'authorizedTTL',
    'cacheAuthorizedRequests',
    'unauthorizedTTL',
    'cacheUnauthorizedRequests',
    'timeout',
    'subjectAccessReviewVersion',
    'matchConditionSubjectAccessReviewVersion',
    'failurePolicy',
    'connectionInfo',
    'matchConditions',
  ]);
  const keeps = (name: 'cacheAuthorizedRequests' | 'cacheUnauthorizedRequests'): boolean =>
    !reader.member(name).isGiven || reader.member(name).truth();
  const timeoutMs = millisecondsOf(reader.member('timeout').as());
  if (timeoutMs > LONGEST_MS) reader.member('timeout').fault('must be 30s at most');
  const conditions = conditionsOf(reader);
  const allowed = millisecondsOf(reader.member('authorizedTTL').as());
  const refused = millisecondsOf(reader.member('unauthorizedTTL').as());
  return {
    file: connectionOf(reader),
    version: reader.member('subjectAccessReviewVersion').oneOf(['v1', 'v1beta1']),
    allowedMs: keeps('cacheAuthorizedRequests') ? allowed : 0,
    refusedMs: keeps('cacheUnauthorizedRequests') ? refused : 0,
    timeoutMs,
    denies: reader.member('failurePolicy').oneOf(['NoOpinion', 'Deny']) === 'Deny',
    conditions,
  };
}

function millisecondsOf(reader: ConfigReader<string>): number {
  const nanos = parseDuration(reader.text());
  if (reader.isGiven && typeof nanos === 'bigint' && nanos > 0n) return Number(nanos / 1_000_000n);
  reader.fault(reader.isGiven ? 'must be a time above 0, such as 30s' : 'is required');
  return 1;
}

function conditionsOf(reader: ConfigReader<WebhookConfiguration>): MatchCondition[] {
  const list = reader.member('matchConditions');
  const items = list.items();
  const version = reader.member('matchConditionSubjectAccessReviewVersion');
  if (version.isGiven ? version.text() !== 'v1' : items.length > 0) version.fault('must be v1');
  if (items.length > MAX_CONDITIONS) list.fault(`there may be ${MAX_CONDITIONS} at most`);
  const known = new Set<string>();
  return items.slice(0, MAX_CONDITIONS).flatMap((item) => {
    item.only(['expression']);
    const expression = item.member('expression');
    const text = expression.text();
    if (text.trim() === '') expression.fault('is required');
    else if (known.has(text)) expression.fault('stands there twice');
    known.add(text);
    const condition = text.trim() === '' ? undefined : matchCondition(text);
    if (typeof condition === 'string') expression.fault(condition);
    return condition === undefined || typeof condition === 'string' ? [] : [condition];
  });
}

function connectionOf(reader: ConfigReader<WebhookConfiguration>): string {
  const connection = reader.member('connectionInfo');
  connection.only(['type', 'kubeConfigFile']);
  const [type, named] = [connection.member('type'), connection.member('kubeConfigFile')];
  if (type.text() !== 'KubeConfigFile')
    type.fault(type.text() === 'InClusterConfig' ? 'InClusterConfig is not supported; name a file' : 'must be KubeConfigFile');
  const file = String(named.json() ?? '');
  if (!path.isAbsolute(file)) named.fault('must be an absolute path');
  else {
    try {
      readRemoteService(file);
    } catch (error) {
      named.fault(error instanceof Error ? error.message : String(error));
    }
  }
  return file;
}

/** Flags that say what the file says. */
const INSTEAD = [
  'authorization-mode',
  'authorization-webhook-config-file',
  'authorization-webhook-version',
  'authorization-webhook-cache-authorized-ttl',
  'authorization-webhook-cache-unauthorized-ttl',
] as const;

/** Faults of the flag against others. */
export const authorizationConfigFaults = (settings: Settings): string[] =>
  settings.text(AUTHORIZATION_CONFIG) === ''
    ? []
    : INSTEAD.filter((name) => settings.isGiven(name)).map((name) => `--${name} goes together with no --${AUTHORIZATION_CONFIG}`);
