/**
 * Checks the files that flags name before the server starts: each must exist and hold what its flag needs. Faults name the flag
 * and the file.
 */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { parseTokenFile } from '../../auth/authenticators/token-file.js';
import { signingKey, verificationKeys } from '../../auth/service-account-tokens.js';
import { signatureAlgorithm } from '../../auth/x509.js';
import { isPair } from '../../client/credential-plugin.js';
import { readRemoteService } from '../../client/webhook-config.js';
import { readSimulation } from '../../controllers/simulation/stages/simulation-file.js';
import type { Words } from '../../model/values/words.js';
import { readPolicyFile } from '../../observe/audit/policy-file.js';
import { readTracingFile } from '../../observe/traces.js';
import { shownRelease } from '../../settings/emulated-release.js';
import type { FileFlag, Settings } from '../../settings/settings.js';
import { SIGNING_FILES } from '../access/authorities.js';
import { checkEncryptionFile } from '../storage/encrypting.js';
import { ENCRYPTION_FILE } from '../storage/engine.js';
import { readAbacPolicies } from './abac-policy-file.js';
import { readAuthenticationFile } from './authentication-config.js';
import { readAuthorizationFile } from './authorization-config.js';

/** Flags of files that are read when the server starts, and not again; all others are followed. */
export const READ_AT_START: readonly FileFlag[] = ['root-ca-file', 'tracing-config-file', 'admission-control-config-file'];

/** Bytes of the largest file that is read. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Throws an Error that says what is wrong with the file, without its name. */
type Check = (file: string, words: Words, release?: string) => void;

/** The text of a file. Pipes and devices are refused: they may never end, and cannot be read twice. */
function textOfFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`there is no file ${file}`);
  if (found.isDirectory()) throw new Error(`${file} is a folder, not a file`);
  if (!found.isFile()) throw new Error(`${file} is a pipe or a device, not a file`);
  if (found.size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES} bytes`);
  return readFileSync(file, 'utf8');
}

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';

/** The certificates of a PEM text, in their order. Throws an Error that names the file and the first that is at fault. */
function certificatesOf(file: string): X509Certificate[] {
  const pieces = textOfFile(file).split(BEGIN).slice(1);
  if (pieces.length === 0) throw new Error(`${file} holds no certificate`);
  return pieces.map((piece, i) => {
    const end = piece.indexOf(END);
    try {
      return new X509Certificate(`${BEGIN}${piece.slice(0, end < 0 ? undefined : end)}${END}\n`);
    } catch {
      throw new Error(`certificate ${i + 1} of ${file} cannot be read`);
    }
  });
}

/** What the platform says of a key that it cannot read may show some of it, so that only the file is named. */
function privateKeyOf(file: string): KeyObject {
  const text = textOfFile(file);
  try {
    return createPrivateKey(text);
  } catch {
    const encrypted = text.includes('ENCRYPTED');
    throw new Error(encrypted ? `${file} holds an encrypted key; only plain ones are read` : `${file} holds no private key`);
  }
}

function signingKeyOf(file: string): void {
  if (signatureAlgorithm(privateKeyOf(file)) === undefined)
    throw new Error(`${file} holds no RSA, EC or Ed25519 key that can sign certificates`);
}

function tokens(file: string): void {
  const text = textOfFile(file);
  try {
    parseTokenFile(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Checks of the certificates and keys that a client configuration file holds or names. */
function remoteService(file: string): void {
  textOfFile(file);
  const {
    tls,
    user: { cert, key },
  } = readRemoteService(file);
  const bad = (what: string): Error => new Error(`${file}: the ${what} cannot be read`);
  if (tls.ca !== undefined && !parses(tls.ca, (pem) => new X509Certificate(pem))) throw bad('certificate authority');
  if (cert !== undefined && !parses(cert, (pem) => new X509Certificate(pem))) throw bad('client certificate');
  if (key !== undefined && !parses(key, createPrivateKey)) throw bad('client key');
  if ((cert === undefined) !== (key === undefined)) throw new Error(`${file}: a client certificate and its key go together`);
  if (cert !== undefined && key !== undefined && !isPair(cert, key))
    throw new Error(`${file}: the client key is not the key of the client certificate`);
}

function parses(pem: string, read: (pem: string) => unknown): boolean {
  try {
    read(pem);
    return true;
  } catch {
    return false;
  }
}

/** What the file of each flag must hold. */
const CHECKS: Readonly<Partial<Record<FileFlag, Check>>> = {
  'tls-cert-file': certificatesOf,
  'tls-private-key-file': privateKeyOf,
  'client-ca-file': certificatesOf,
  'token-auth-file': tokens,
  'root-ca-file': certificatesOf,
  ...Object.fromEntries(
    SIGNING_FILES.flatMap(([cert, key]): [string, Check][] => [
      [cert, certificatesOf],
      [key, signingKeyOf],
    ]),
  ),
  'service-account-key-file': (file) => {
    textOfFile(file);
    verificationKeys([file]);
  },
  'service-account-signing-key-file': (file) => {
    textOfFile(file);
    signingKey(file);
  },
  'etcd-cafile': certificatesOf,
  'etcd-certfile': certificatesOf,
  'etcd-keyfile': privateKeyOf,
  'postgres-password-file': textOfFile,
  'postgres-ca-file': certificatesOf,
  'postgres-cert-file': certificatesOf,
  'postgres-key-file': privateKeyOf,
  'kubelet-certificate-authority': certificatesOf,
  'kubelet-client-certificate': certificatesOf,
  'kubelet-client-key': privateKeyOf,
  'proxy-client-cert-file': certificatesOf,
  'proxy-client-key-file': privateKeyOf,
  'tracing-config-file': (file) => {
    textOfFile(file);
    readTracingFile(file);
  },
  [ENCRYPTION_FILE]: (file, words) => {
    textOfFile(file);
    checkEncryptionFile(file, words);
  },
  'audit-policy-file': (file, words, release) => {
    textOfFile(file);
    readPolicyFile(file, words, release);
  },
  'audit-webhook-config-file': remoteService,
  'oidc-ca-file': certificatesOf,
  'requestheader-client-ca-file': certificatesOf,
  'authentication-token-webhook-config-file': remoteService,
  'authorization-webhook-config-file': remoteService,
  'authentication-config': (file, words) => {
    textOfFile(file);
    readAuthenticationFile(file, words);
  },
  'authorization-config': (file, words) => {
    textOfFile(file);
    readAuthorizationFile(file, words);
  },
  'authorization-policy-file': (file, words) => {
    textOfFile(file);
    readAbacPolicies(file, words);
  },
  'simulation-config-file': (file) => {
    textOfFile(file);
    readSimulation(file);
  },
};

/** Flags of a certificate and of its key. */
const PAIRS = [
  ['etcd-certfile', 'etcd-keyfile'],
  ['postgres-cert-file', 'postgres-key-file'],
  ['tls-cert-file', 'tls-private-key-file'],
  ['kubelet-client-certificate', 'kubelet-client-key'],
  ['proxy-client-cert-file', 'proxy-client-key-file'],
  ...SIGNING_FILES,
] as const;

/** The faults that a file has in a release, each without the flag that names it; empty where it can be used. */
export function fileFaultsOf(flag: FileFlag, file: string, words: Words, release?: string): string[] {
  try {
    CHECKS[flag]?.(file, words, release);
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}

/** Every fault of the files that flags name, a line each; empty where all can be used. */
export function fileFaults(settings: Settings, words: Words): string[] {
  const faults: string[] = [];
  const faulty = new Set<FileFlag>();
  for (const flag of Object.keys(CHECKS) as FileFlag[])
    for (const file of settings.texts(flag)) {
      const found = fileFaultsOf(flag, file, words, shownRelease(settings));
      if (found.length > 0) faulty.add(flag);
      faults.push(...found.map((fault) => `--${flag}: ${fault}`));
    }
  for (const [cert, key] of PAIRS) {
    const [certFile, keyFile] = [settings.text(cert), settings.text(key)];
    if ((certFile === '') !== (keyFile === '')) faults.push(`--${cert} and --${key} go together`);
    else if (certFile !== '' && !faulty.has(cert) && !faulty.has(key) && !isFilePair(certFile, keyFile))
      faults.push(`--${key}: ${keyFile} is not the key of the certificate in ${certFile}, which --${cert} names`);
  }
  return faults;
}

/** The first certificate of the file is the one that is shown. */
const isFilePair = (certFile: string, keyFile: string): boolean =>
  certificatesOf(certFile)[0]?.checkPrivateKey(privateKeyOf(keyFile)) === true;

/** Faults of a certificate file and the file of its key, without the flag that names them. */
export function pairFaults(certFile: string, keyFile: string): string[] {
  const faultOf = (check: (file: string) => unknown, file: string): string[] => {
    try {
      check(file);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };
  const faults = [...faultOf(certificatesOf, certFile), ...faultOf(privateKeyOf, keyFile)];
  return faults.length > 0 || isFilePair(certFile, keyFile) ? faults : [`${keyFile} is not the key of the certificate in ${certFile}`];
}
