/** The server's credentials for webhooks: the plugin's settings name a file with a user for each host. */
import path from 'node:path';
import type { WebhookAdmission } from '../../../../generated/apiserver.config/v1/types.js';
import { isPair } from '../../../client/credential-plugin.js';
import { type CredentialSource, noCredentials } from '../../../client/credentials.js';
import { readUsers, type UserCredentials } from '../../../client/webhook-config.js';
import { ConfigError, type ConfigReader } from '../../../codec/config-file.js';
import type { SettingsSource } from '../factory.js';

/** Credentials by the names of hosts: `<host>:<port>`, `<host>` for the port of HTTPS, a star in place of the first labels, or `*`. */
export type HostCredentials = ReadonlyMap<string, UserCredentials>;

/** Reads a WebhookAdmissionConfiguration and the file that it names. */
export function webhookSettings(reader: ConfigReader<WebhookAdmission>, { words, folder }: SettingsSource): HostCredentials {
  reader.only(['apiVersion', 'kind', 'kubeConfigFile']);
  const group = words.group('apiserver.config');
  const version = reader.member('apiVersion').oneOf([`${group}/v1`, `${group}/v1alpha1`]);
  reader.member('kind').oneOf([version.endsWith('/v1') ? 'WebhookAdmissionConfiguration' : 'WebhookAdmission']);
  const file = reader.member('kubeConfigFile');
  if (file.text() === '') return new Map();
  try {
    const users = readUsers(path.resolve(folder, file.text()));
    for (const [name, { cert, key }] of users) {
      if ((cert === undefined) !== (key === undefined)) file.fault(`user ${name}: a client certificate and its key go together`);
      else if (cert !== undefined && key !== undefined && !isPair(cert, key))
        file.fault(`user ${name}: the client certificate and its key cannot be read, or do not belong together`);
    }
    return users;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split('\n')) file.fault(line);
    return new Map();
  }
}

const HTTPS = ':443';

/** The names that match a target, the most specific first. */
function namesOf(target: string): string[] {
  const labels = target.split('.');
  return [target, ...labels.slice(1).map((_, i) => `*.${labels.slice(i + 1).join('.')}`)];
}

/** The credentials for a target, `<host>:<port>`; none if the file has no match. */
export function credentialsFor(target: string, hosts: HostCredentials): CredentialSource {
  if (hosts.size === 0) return noCredentials;
  const names = [...namesOf(target), ...(target.endsWith(HTTPS) ? namesOf(target.slice(0, -HTTPS.length)) : []), '*'];
  const name = names.find((known) => hosts.has(known));
  return (name === undefined ? undefined : hosts.get(name)) ?? noCredentials;
}
