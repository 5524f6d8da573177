/** TLS of the listening side: certificates by the names that clients ask for, versions and cipher suites. */
import { X509Certificate } from 'node:crypto';
import { getCiphers, type SecureContextOptions, type SecureVersion } from 'node:tls';

/** PEM. */
export interface ServingPair {
  readonly cert: string;
  readonly key: string;
}

export interface NamedPair extends ServingPair {
  /** Names and `*.<domain>`; those of the certificate when empty. */
  readonly names: readonly string[];
}

export interface ServingCertificates {
  /** The certificate for clients that ask for no name, or for one that no other certificate is for. */
  readonly usual: ServingPair;
  readonly named: readonly NamedPair[];
}

export interface TlsRules {
  readonly minVersion: SecureVersion;
  /** IANA names up to TLS 1.2, the preferred one first; good ones when empty. */
  readonly cipherSuites: readonly string[];
  /** Groups for the exchange of keys by their numbers at IANA, the preferred one first; those of the library when absent or empty. */
  readonly curves?: readonly string[];
}

export const USUAL_TLS: TlsRules = { minVersion: 'TLSv1.2', cipherSuites: [] };

/** Versions as flags name them. */
export const TLS_VERSIONS: Readonly<Record<string, SecureVersion>> = {
  VersionTLS10: 'TLSv1',
  VersionTLS11: 'TLSv1.1',
  VersionTLS12: 'TLSv1.2',
  VersionTLS13: 'TLSv1.3',
};

/** Suites of TLS 1.3, which are always on; the fast ones first, as both sides have hardware for them. */
const NEWEST = ['TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256'];
const USUAL = ['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-GCM-SHA256'];
/** Suites for clients whose versions of TLS are older than 1.2. */
const OLDEST = ['ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA'];
/** HTTP/2 asks for one of these where TLS 1.2 is spoken (RFC 9113, section 9.2.2). */
const OF_HTTP2 = ['TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256', 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256'];

/** The library's name of a suite before TLS 1.3: `TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256` is `ECDHE-RSA-AES128-GCM-SHA256`. */
function libraryName(suite: string): string {
  const [exchange = '', cipher = ''] = suite.replace(/^TLS_/, '').split('_WITH_');
  const name = cipher
    .replace(/^AES_(\d+)_CBC_/, 'AES$1-')
    .replace(/^AES_(\d+)_GCM_/, 'AES$1-GCM-')
    .replace(/^CHACHA20_POLY1305(_SHA256)?$/, 'CHACHA20-POLY1305')
    .replace(/^3DES_EDE_CBC_/, 'DES-CBC3-')
    .replace(/^RC4_128_/, 'RC4-');
  return `${exchange === 'RSA' ? '' : `${exchange.replace('_', '-')}-`}${name}`;
}

/** Why suites cannot be served, a line each. */
export function cipherFaults({ minVersion, cipherSuites }: TlsRules): string[] {
  const older = cipherSuites.filter((suite) => !NEWEST.includes(suite));
  const known = new Set(getCiphers());
  const faults = older.filter((suite) => !known.has(libraryName(suite).toLowerCase())).map((suite) => `the TLS library has no ${suite}`);
  if (cipherSuites.length > 0 && minVersion !== 'TLSv1.3' && !older.some((suite) => OF_HTTP2.includes(suite)))
    faults.push(`HTTP/2 needs ${OF_HTTP2.join(' or ')} among them`);
  return faults;
}

function ciphersOf({ minVersion, cipherSuites }: TlsRules): string {
  const isOld = minVersion === 'TLSv1' || minVersion === 'TLSv1.1';
  const given = cipherSuites.filter((suite) => !NEWEST.includes(suite)).map(libraryName);
  const older = cipherSuites.length > 0 ? given : isOld ? [...USUAL, ...OLDEST] : USUAL;
  // The library signs nothing with SHA-1, which versions before 1.2 need, at its usual level.
  return [...NEWEST, ...older, ...(isOld ? ['@SECLEVEL=0'] : [])].join(':');
}

/** The library's names of groups by their numbers at IANA. */
const CURVES: Readonly<Record<string, string>> = { 23: 'prime256v1', 24: 'secp384r1', 25: 'secp521r1', 29: 'X25519' };

/** `authorities`: PEM of those whose client certificates are taken; undefined for none. */
export const contextOptions = ({ cert, key }: ServingPair, rules: TlsRules, authorities: string | undefined): SecureContextOptions => ({
  cert,
  key,
  ...(authorities === undefined ? {} : { ca: authorities }),
  ciphers: ciphersOf(rules),
  minVersion: rules.minVersion,
  ...(rules.curves === undefined || rules.curves.length === 0 ? {} : { ecdhCurve: rules.curves.map((curve) => CURVES[curve]).join(':') }),
  honorCipherOrder: true,
});

/** The names that a certificate is for; its common name where it has none of its own. */
function namesOf(pem: string): string[] {
  const { subjectAltName = '', subject = '' } = new X509Certificate(pem);
  const names = [...subjectAltName.matchAll(/(?:^|, )DNS:([^,]+)/g)].map(([, name = '']) => name);
  if (names.length > 0) return names;
  const [, common] = /^CN=(.+)$/m.exec(subject) ?? [];
  return common === undefined ? [] : [common];
}

/** Finds what belongs to a host name. Names given on the command line win over those inside certificates, and earlier pairs over later ones. */
export class ByName<T> {
  readonly #byName = new Map<string, T>();

  /** `of`: makes what is found under the names of a pair, from the pair and its index. */
  constructor(named: readonly NamedPair[], of: (pair: NamedPair, number: number) => T) {
    const made = named.map((pair, i) => ({ pair, what: of(pair, i) }));
    const add = (names: readonly string[], what: T): void => {
      for (const name of names.map((each) => each.toLowerCase())) if (!this.#byName.has(name)) this.#byName.set(name, what);
    };
    for (const { pair, what } of made) add(pair.names, what);
    for (const { pair, what } of made) if (pair.names.length === 0) add(namesOf(pair.cert), what);
  }

  /** A name itself goes before `*.<domain>`; undefined where there is nothing for it. */
  of(name: string): T | undefined {
    const wanted = name.toLowerCase();
    return this.#byName.get(wanted) ?? this.#byName.get(wanted.replace(/^[^.]+/, '*'));
  }
}
