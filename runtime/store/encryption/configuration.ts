/** The file of kind EncryptionConfiguration: which resources are encrypted, and with which providers. */
import type {
  AESConfiguration,
  EncryptionConfiguration,
  KMSConfiguration,
  ProviderConfiguration,
  SecretboxConfiguration,
} from '../../../generated/apiserver.config/v1/types.js';
import { type ConfigReader, type ConfigText, readConfig } from '../../codec/config-file.js';
import { parseDuration } from '../../model/values/duration.js';
import { type CipherName, KEY_BYTES, type NamedKey } from './keys.js';
import type { KmsSettings } from './kms/connection.js';
import { maskedBy, overlapOf, resourceNameFault } from './resource-names.js';

export type ProviderSettings =
  | { readonly type: CipherName; readonly keys: readonly NamedKey[] }
  | { readonly type: 'identity' }
  | ({ readonly type: 'kms' } & KmsSettings);

/** Providers of some resources; the first encrypts. */
export interface EncryptionRule {
  /** As in `secrets`, `deployments.apps`, `*.apps`, `*.` for the group without a name, or `*.*`. */
  readonly resources: readonly string[];
  readonly providers: readonly ProviderSettings[];
}

const TYPES = ['aescbc', 'aesgcm', 'secretbox', 'identity', 'kms'] as const;
const DEFAULT_TIMEOUT_MS = 3000;
const NANOSECONDS_PER_MS = 1_000_000;
const LONGEST_TIMEOUT_MS = 3_600_000;

/** Reads the file. `group`: the group of its version. Throws ConfigError with every fault; none shows a secret. */
export const readEncryptionFile = (file: string, group: string): readonly EncryptionRule[] =>
  readConfig(file, (reader: ConfigReader<EncryptionConfiguration>) => readRules(reader, group));

export function readRules(reader: ConfigReader<EncryptionConfiguration>, group: string): readonly EncryptionRule[] {
  reader.only(['apiVersion', 'kind', 'resources']);
  reader.member('apiVersion').oneOf([`${group}/v1`]);
  reader.member('kind').oneOf(['EncryptionConfiguration']);
  const rules = reader.member('resources');
  const entries = rules.items();
  if (entries.length === 0) rules.fault('required; a list of resources with their providers');
  const seen = new Set<string>();
  const services = new Set<string>();
  return entries.map((entry) => {
    entry.only(['resources', 'providers']);
    const resources = readResources(entry.member('resources'), seen);
    for (const name of resources) seen.add(name);
    const providers = entry.member('providers');
    const items = providers.items();
    if (items.length === 0) providers.fault('required; a list of providers, of which the first encrypts');
    return { resources, providers: items.flatMap((item) => readProvider(item, services)) };
  });
}

/** `before`: the resources that earlier entries name. */
function readResources(reader: ConfigReader<string[] | null>, before: ReadonlySet<string>): readonly string[] {
  const items = reader.items();
  if (items.length === 0) reader.fault('required; a list of resources, such as secrets or deployments.apps');
  const names = items.map((item) => item.text());
  for (const [i, item] of items.entries()) {
    const name = names[i] ?? '';
    const mask = maskedBy(name, before);
    const overlap = overlapOf(name, names);
    const fault =
      resourceNameFault(name) ??
      (names.indexOf(name) < i ? `${name} is there already` : undefined) ??
      (mask === undefined ? undefined : `${name} has no effect, since an entry before is for ${mask}`) ??
      (overlap === undefined ? undefined : `${name} is a part of ${overlap}, which stands beside it`);
    if (fault !== undefined) item.fault(fault);
  }
  return names;
}

function readProvider(reader: ConfigReader<ProviderConfiguration>, services: Set<string>): ProviderSettings[] {
  reader.only(TYPES);
  const given = TYPES.filter((type) => reader.member(type).isGiven || (type === 'identity' && reader.names().includes(type)));
  const [type] = given;
  if (type === undefined) {
    reader.fault(`required; one of ${TYPES.join(', ')}`);
    return [];
  }
  if (given.length > 1) reader.fault(`holds ${given.join(' and ')}; each is an item of its own`);
  if (type === 'identity') {
    const settings = reader.member(type);
    if (settings.isGiven) settings.only([]);
    return [{ type }];
  }
  if (type === 'kms') return [{ type, ...readService(reader.member(type).as<KmsInFile>(), services) }];
  return [{ type, keys: readKeys(reader.member(type), type) }];
}

function readKeys(reader: ConfigReader<AESConfiguration | SecretboxConfiguration | undefined>, cipher: CipherName): readonly NamedKey[] {
  reader.only(['keys']);
  const list = reader.member('keys');
  const items = list.items();
  if (items.length === 0) list.fault('required; a list of keys, of which the first encrypts');
  return items.map((item) => {
    item.only(['name', 'secret']);
    const [name, secret] = [item.member('name'), item.member('secret')];
    if (name.text() === '') name.fault('required; what stored values call the key');
    return { name: name.text(), secret: readSecret(secret, KEY_BYTES[cipher]) };
  });
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The secret is never shown. */
function readSecret(reader: ConfigText, lengths: readonly number[]): Buffer {
  const text = reader.text().replace(/[\r\n]/g, '');
  const bytes = Buffer.from(text, 'base64');
  const wanted = lengths.join(', ').replace(/, (\d+)$/, ' or $1');
  if (text === '') reader.fault(`required; ${wanted} random bytes in base64`);
  else if (!BASE64.test(text)) reader.fault('must be base64');
  else if (!lengths.includes(bytes.length)) reader.fault(`must be ${wanted} bytes in base64; it is ${bytes.length}`);
  return bytes;
}

/** Later releases tell services of two versions apart. */
type KmsInFile = KMSConfiguration & { readonly apiVersion?: string };

function readService(reader: ConfigReader<KmsInFile>, services: Set<string>): KmsSettings {
  reader.only(['apiVersion', 'name', 'endpoint', 'timeout', 'cachesize']);
  const [version, name] = [reader.member('apiVersion'), reader.member('name')];
  const [endpoint, cache] = [reader.member('endpoint'), reader.member('cachesize')];
  if (version.text() !== 'v2') version.fault('must be v2; services of version 1 are not called');
  if (cache.isGiven) cache.fault('is not for version 2, which keeps its data keys in memory');
  const called = name.text();
  if (called === '') name.fault('required; what stored values call the service');
  else if (called.includes(':')) name.fault('must hold no colon');
  else if (services.has(called)) name.fault(`${called} is there already; each service has a name of its own`);
  services.add(called);
  const address = endpoint.text();
  if (!/^unix:\/\/\/?[^/]/.test(address)) endpoint.fault('required; the address of a socket, such as unix:///run/kms.sock');
  return { name: called, endpoint: address.replace(/^unix:\/\/@/, 'unix:///@'), timeoutMs: readTimeout(reader.member('timeout')) };
}

/** As in 3s, 1m30s or 500ms. */
function readTimeout(reader: ConfigText): number {
  if (!reader.isGiven) return DEFAULT_TIMEOUT_MS;
  const read = parseDuration(reader.text());
  const ms = typeof read === 'bigint' ? Number(read) / NANOSECONDS_PER_MS : 0;
  if (ms <= 0 || ms > LONGEST_TIMEOUT_MS) reader.fault('must be a time of more than 0s and at most 1h, such as 3s');
  return ms;
}
