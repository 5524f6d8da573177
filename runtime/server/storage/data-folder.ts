/** What a server keeps beside its objects: tokens, keys and its certificate, in the data folder where it has one. */
import { type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CertificateAndKey, selfSigned, servingCertificate, servingHosts } from '../../auth/certificates.js';
import { freshKey } from '../../auth/fresh-key.js';
import { signingKey } from '../../auth/service-account-tokens.js';
import { closeToOthers, ownerOnlyFolder, writeOwnerOnly } from '../../files/owner-only.js';
import type { ServiceDefinition } from '../../model/definition/definition.js';
import { named } from '../../settings/read.js';
import type { Settings } from '../../settings/settings.js';

/** Makes the folder where it is missing, and closes it to others. A server without one keeps everything in memory. */
export function openDataFolder(settings: Settings): void {
  const folder = settings.text('data-dir');
  if (folder !== '') named('data-dir', () => ownerOnlyFolder(folder));
}

/** Where log files lie that `/logs` shows: as the flag says, or below the data folder; undefined for a server without one. */
export function logsFolder(settings: Settings): string | undefined {
  const [given, folder] = [settings.text('logs-dir'), settings.text('data-dir')];
  if (given !== '') return path.resolve(given);
  return folder === '' ? undefined : path.resolve(folder, 'logs');
}

/** The local administrator's token: made once, kept in the folder; a new one each time where there is no folder. */
export function administratorToken(settings: Settings): string {
  const folder = settings.text('data-dir');
  if (folder === '') return randomBytes(32).toString('base64url');
  return named('data-dir', () => keptToken(path.join(folder, 'admin.token')));
}

function keptToken(file: string): string {
  if (existsSync(file)) {
    closeToOthers(file);
    const kept = readFileSync(file, 'utf8').trim();
    // A full disk may have left an empty file.
    if (kept !== '') return kept;
  }
  const token = randomBytes(32).toString('base64url');
  writeOwnerOnly(file, `${token}\n`);
  return token;
}

/** The key that signs service account tokens: the given one, or one that is made once and kept in the data folder. */
export function accountKey(settings: Settings): KeyObject {
  const [given, folder] = [settings.text('service-account-signing-key-file'), settings.text('data-dir')];
  if (given !== '') return signingKey(given);
  if (folder === '') return freshKey();
  return named('data-dir', () => {
    const own = path.join(folder, 'pki', 'service-account.key');
    closeToOthers(own);
    return signingKey(own);
  });
}

/** The certificate that flags name, or one that is made for the addresses the server has. */
export function servingFiles(settings: Settings, service: ServiceDefinition): CertificateAndKey {
  const given = settings.text('tls-cert-file');
  if (given !== '') return { cert: readFileSync(given, 'utf8'), key: readFileSync(settings.text('tls-private-key-file'), 'utf8') };
  const hosts = servingHosts(service, settings.text('bind-address'));
  const [own, data] = [settings.text('cert-dir'), settings.text('data-dir')];
  if (own !== '') return named('cert-dir', () => servingCertificate(own, hosts));
  return data === '' ? selfSigned(hosts) : named('data-dir', () => servingCertificate(path.join(data, 'pki'), hosts));
}
