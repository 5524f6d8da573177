/** Approved requests get their certificates from the built-in signers; what cannot be signed is told in the log alone (specification 2). */
import type { CertificateSigningRequest } from '../../../generated/certificates/v1/types.js';
import { readRequest } from '../../certificate-requests/request.js';
import { Signer } from '../../certificate-requests/signer.js';
import { clusterController, settling } from '../cluster-controller.js';
import { certificateRequests, hasCondition, isOpen } from './requests.js';
import { issueCertificate, SIGNER_RULES } from './signers.js';

export const certificateSigner = clusterController({
  name: 'csrsigning',
  account: 'certificate-controller',
  define: ({ api, authorities, environment: { settings }, registry: { words } }) => {
    const id = certificateRequests(words);
    const requests = api.informer<CertificateSigningRequest>(id);
    const signers = new Map(Object.values(Signer).map((name) => [words.label(name), name]));
    if (Object.values(Signer).every((name) => authorities.signerOf(name) === undefined)) return undefined;
    const durationSeconds = settings.seconds('cluster-signing-duration');

    /** The certificate in PEM; undefined where no signer here is meant. Throws an Error that says why it is not signed. */
    const signed = ({ spec }: Readonly<CertificateSigningRequest>, now: number): string | undefined => {
      const signer = signers.get(spec.signerName);
      const authority = signer && authorities.signerOf(signer);
      if (signer === undefined || authority === undefined) return undefined;
      const [request, usages] = [spec.request ?? '', spec.usages ?? []];
      const asked = readRequest(request);
      const fault = asked === undefined ? 'the request cannot be read' : SIGNER_RULES[signer]?.(asked, usages);
      if (fault !== undefined) throw new Error(fault);
      return issueCertificate(request, authority, { usages, now, durationSeconds });
    };

    return {
      watches: [id],
      async reconcile({ name }, { api, client, clock }) {
        const request = requests.get('', name);
        if (request === undefined || !hasCondition(request, 'Approved') || !isOpen(request)) return;
        let pem: string | undefined;
        try {
          pem = signed(request, clock.now());
        } catch (error) {
          // Nothing changes that but another request.
          api.log(`csrsigning: ${JSON.stringify(name)} is not signed: ${error instanceof Error ? error.message : String(error)}`);
          return;
        }
        if (pem === undefined) return;
        const status = { ...request.status, certificate: Buffer.from(pem).toString('base64') };
        await settling(client.resource<CertificateSigningRequest>(id).updateStatus({ ...request, status }));
      },
    };
  },
});
