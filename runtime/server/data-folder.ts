/** What a server keeps beside its objects: the administrator's token and the serving certificate, in the data folder where it has one. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ServingCertificate, selfSigned, servingCertificate, servingHosts } from '../auth/certificates.js';
import { writeOwnerOnly } from '../auth/owner-only-file.js';
import type { ServiceDefinition } from '../model/definition.js';
import type { Settings } from '../settings/settings.js';

/** The local administrator's token: made once, kept in the folder; a new one each time where there is no folder. */
export function administratorToken(folder: string): string {
  const token = randomBytes(32).toString('base64url');
  if (folder === '') return token;
  const file = path.join(folder, 'admin.token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeOwnerOnly(file, `${token}\n`);
  return token;
}

/** The certificate that flags name, or one that is made for the addresses the server has. */
export function servingFiles(settings: Settings, service: ServiceDefinition): ServingCertificate {
  const given = settings.text('tls-cert-file');
  if (given !== '') return { cert: readFileSync(given, 'utf8'), key: readFileSync(settings.text('tls-private-key-file'), 'utf8') };
  const hosts = servingHosts(service, settings.text('bind-address'));
  const folder = settings.text('cert-dir') || (settings.text('data-dir') && path.join(settings.text('data-dir'), 'pki'));
  return folder === '' ? selfSigned(hosts) : servingCertificate(folder, hosts);
}
