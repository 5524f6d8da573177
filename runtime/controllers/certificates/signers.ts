/** The built-in signers (specification 2, "Built-in signers"): what each takes, and the certificates they issue. */
import type { SigningAuthority } from '../../auth/cluster-authorities.js';
import {
  alternativeNames,
  authorityKeyIdentifier,
  basicConstraints,
  distinguishedName,
  issuerOf,
  signedCertificate,
  usageExtensions,
} from '../../auth/x509.js';
import { type CertificateRequest, type RequestedName, readRequest, requestFault } from '../../certificate-requests/request.js';
import { NameKind, nodeClientFault, nodeServingFault, Signer } from '../../certificate-requests/signer.js';

/** Why a signer does not sign a request for these usages; undefined where it does. */
type Rule = (request: CertificateRequest, usages: readonly string[]) => string | undefined;

const CLIENT_AUTH = 'client auth';
const CLIENT_USAGES = ['digital signature', 'key encipherment', CLIENT_AUTH];

function clientFault(_: CertificateRequest, usages: readonly string[]): string | undefined {
  if (!usages.includes(CLIENT_AUTH)) return `usages must contain ${JSON.stringify(CLIENT_AUTH)}`;
  const other = usages.find((usage) => !CLIENT_USAGES.includes(usage));
  return other === undefined ? undefined : `usage ${JSON.stringify(other)} is not allowed`;
}

/** Rules by the signer's name within the label domain. */
export const SIGNER_RULES: Readonly<Record<string, Rule>> = {
  [Signer.client]: clientFault,
  [Signer.nodeClient]: nodeClientFault,
  [Signer.nodeServing]: nodeServingFault,
  [Signer.legacyUnknown]: () => undefined,
};

/** Certificates are good from so long ago, as clocks may differ. */
const BACKDATE_MS = 5 * 60 * 1000;

interface IssueOptions {
  readonly usages: readonly string[];
  /** Unix time in milliseconds. */
  readonly now: number;
  readonly durationSeconds: number;
}

/**
 * The certificate in PEM for a request (base64 of its PEM form): its subject, key, usages and alternative names, and nothing else
 * that it asks for. It never is an authority's, and ends no later than that of its signer. Throws an Error that says what is wrong
 * with the request.
 */
export function issueCertificate(request: string, authority: SigningAuthority, options: IssueOptions): string {
  const fault = requestFault(request);
  if (fault !== undefined) throw new Error(fault);
  const asked = readRequest(request);
  if (asked === undefined) throw new Error('the request cannot be read');
  const { usages, now, durationSeconds } = options;
  const names = asked.names.filter(isCarried);
  if (names.some(({ kind, element }) => kind === NameKind.ip && !ADDRESS_ELEMENTS.includes(element.length)))
    throw new Error('an IP subjectAltName holds no address');
  const issuer = issuerOf(authority.certificate.raw);
  const end = Math.min(now + durationSeconds * 1000, Date.parse(authority.certificate.validTo));
  return signedCertificate(
    {
      issuer: issuer.name,
      subject: distinguishedName(asked.subject),
      publicKey: asked.publicKey,
      notBefore: new Date(now - BACKDATE_MS),
      notAfter: new Date(end),
      extensions: [
        basicConstraints(false),
        ...usageExtensions(usages),
        ...(issuer.keyIdentifier === undefined ? [] : [authorityKeyIdentifier(issuer.keyIdentifier)]),
        ...(names.length === 0
          ? []
          : [
              alternativeNames(
                names.map(({ element }) => element),
                asked.subject.length === 0,
              ),
            ]),
      ],
    },
    authority.key,
  );
}

/** Bytes of an address's element: its header, and 4 or 16 of its own. */
const ADDRESS_ELEMENTS = [6, 18];

const CARRIED: readonly number[] = Object.values(NameKind);
const isCarried = ({ kind }: RequestedName): boolean => CARRIED.includes(kind);
