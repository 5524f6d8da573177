/** The certificates that flags name for serving, and how they are spoken with. */
import { readFileSync } from 'node:fs';
import {
  cipherFaults,
  type NamedPair,
  type ServingCertificates,
  type ServingPair,
  TLS_VERSIONS,
  type TlsRules,
  USUAL_TLS,
} from '../http/connections/tls.js';
import type { ServiceDefinition } from '../model/definition/definition.js';
import type { Followed, FollowedFiles } from '../settings/followed-files.js';
import type { Settings } from '../settings/settings.js';
import { pairFaults } from './flags/flag-files.js';
import { servingFiles } from './storage/data-folder.js';

const NAMED = 'tls-sni-cert-key';
const PAIR = ['tls-cert-file', 'tls-private-key-file'] as const;
/** A name of the domain name system, or `*.` before one. */
const NAME = /^(?:\*\.)?[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/i;

interface NamedFiles {
  readonly cert: string;
  readonly key: string;
  readonly names: readonly string[];
}

/** Throws an Error for text that is no `<certificate file>,<key file>[:<name>,<name>]`. */
function namedFiles(text: string): NamedFiles {
  const [, cert = '', key = '', names = ''] = /^([^,:]+),([^,:]+)(?::(.*))?$/.exec(text) ?? [];
  if (cert === '') throw new Error(`${JSON.stringify(text)} is no <certificate file>,<key file>[:<name>,<name>]`);
  const list = names === '' ? [] : names.split(',').map((name) => name.trim());
  const bad = list.find((name) => !NAME.test(name));
  if (bad !== undefined) throw new Error(`${JSON.stringify(bad)} is no name of a host, such as api.example.com or *.example.com`);
  return { cert, key, names: list };
}

export const tlsRules = (settings: Settings): TlsRules => ({
  minVersion: TLS_VERSIONS[settings.text('tls-min-version')] ?? USUAL_TLS.minVersion,
  cipherSuites: settings.list('tls-cipher-suites'),
  curves: settings.list('tls-curve-preferences'),
});

/** Faults of the flags of TLS, and of the files that --tls-sni-cert-key names. */
export function servingFaults(settings: Settings): string[] {
  const named = settings.list(NAMED).flatMap((text) => {
    try {
      const { cert, key } = namedFiles(text);
      return pairFaults(cert, key);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return [
    ...cipherFaults(tlsRules(settings)).map((fault) => `--tls-cipher-suites: ${fault}`),
    ...named.map((fault) => `--${NAMED}: ${fault}`),
  ];
}

/** Certificates and keys by the names that clients ask for. Throws an Error that names the file at fault. */
const namedCertificates = (settings: Settings): NamedPair[] =>
  settings.list(NAMED).map((text) => {
    const { cert, key, names } = namedFiles(text);
    const [fault] = pairFaults(cert, key);
    if (fault !== undefined) throw new Error(fault);
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8'), names };
  });

/** The files that the flag names; undefined for other flags. */
export const namedCertificateFiles = (settings: Settings, flag: string): readonly string[] | undefined =>
  flag === NAMED
    ? settings.list(NAMED).flatMap((text) => {
        const { cert, key } = namedFiles(text);
        return [cert, key];
      })
    : undefined;

export interface FollowedCertificates extends Followed<ServingCertificates> {
  /** Calls the listener whenever a certificate or key has become another. */
  onChange(listener: () => void): void;
}

/** The certificates as their files are now: the given pair, or the files that flags name, or one that is made for the server's addresses. */
export function followedServing(
  settings: Settings,
  service: ServiceDefinition,
  given: ServingPair | undefined,
  files: FollowedFiles,
): FollowedCertificates {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const read = (): ServingPair => {
    const [fault] = given === undefined && settings.text(PAIR[0]) !== '' ? pairFaults(settings.text(PAIR[0]), settings.text(PAIR[1])) : [];
    if (fault !== undefined) throw new Error(fault);
    return given ?? servingFiles(settings, service);
  };
  const usual = files.follow({ flags: given === undefined ? PAIR : [], read, changed });
  const named = files.follow({ flags: [NAMED], read: () => namedCertificates(settings), changed });
  return {
    get current() {
      return { usual: usual.current, named: named.current };
    },
    onChange: (listener) => void listeners.add(listener),
  };
}
