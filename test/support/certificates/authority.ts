/** A certificate authority for tests: of clients, of proxies, of servers. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { type CertificateAndKey, newAuthority } from '../../../runtime/auth/certificates.js';
import {
  alternativeNames,
  authorityKeyIdentifier,
  basicConstraints,
  COMMON_NAME,
  distinguishedName,
  hostName,
  issuerOf,
  keyIdentifier,
  ORGANIZATION,
  publicBytes,
  signedCertificate,
  subjectKeyIdentifier,
  usageExtensions,
} from '../../../runtime/auth/x509.js';

const HOUR_MS = 3_600_000;

export interface Wanted {
  readonly organizations?: readonly string[];
  /** In the words of certificate requests. */
  readonly usages?: readonly string[];
  readonly notAfter?: Date;
  /** Whether it may sign others. */
  readonly authority?: boolean;
  /** Further common names, after the first. */
  readonly names?: readonly string[];
}

export class Authority {
  private constructor(private readonly pair: CertificateAndKey) {}

  static root(): Authority {
    return new Authority(newAuthority());
  }

  get cert(): string {
    return this.pair.cert;
  }

  /** A certificate of the name, by default for a client, and its key. */
  issue(
    name: string,
    { organizations = [], usages = ['client auth'], notAfter, authority = false, names = [] }: Wanted = {},
  ): CertificateAndKey {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    return {
      cert: this.#signed(privateKey, name, {
        organizations,
        usages,
        authority,
        names,
        notAfter: notAfter ?? new Date(Date.now() + HOUR_MS),
      }),
      key: pemOf(privateKey),
    };
  }

  /** A certificate for a server on this machine. */
  forServer(): CertificateAndKey {
    return this.issue('localhost', { usages: ['server auth'] });
  }

  /** An authority that this one signed. */
  intermediate(name: string): Authority {
    return new Authority(this.issue(name, { authority: true, usages: ['cert sign'] }));
  }

  /** A certificate for a client, used as if it were an authority's. */
  signing(name: string): Authority {
    return new Authority(this.issue(name));
  }

  #signed(key: KeyObject, name: string, { organizations, usages, notAfter, authority, names }: Required<Wanted>): string {
    const subject = [
      ...organizations.map((value) => ({ type: ORGANIZATION, value })),
      ...[name, ...names].map((value) => ({ type: COMMON_NAME, value })),
    ];
    const issuer = issuerOf(new X509Certificate(this.pair.cert).raw);
    return signedCertificate(
      {
        issuer: issuer.name,
        subject: distinguishedName(subject),
        publicKey: publicBytes(key),
        notBefore: new Date(Date.now() - 2 * HOUR_MS),
        notAfter,
        extensions: [
          basicConstraints(authority),
          ...usageExtensions(usages),
          alternativeNames([hostName('localhost'), hostName('127.0.0.1')]),
          ...(authority ? [subjectKeyIdentifier(keyIdentifier(key))] : []),
          ...(issuer.keyIdentifier === undefined ? [] : [authorityKeyIdentifier(issuer.keyIdentifier)]),
        ],
      },
      createPrivateKey(this.pair.key),
    );
  }
}

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
