/** Certificate requests go an hour after their last change of state, and with the certificate that they got (specification 2). */
import { X509Certificate } from 'node:crypto';
import type { CertificateSigningRequest } from '../../../generated/certificates/v1/types.js';
import { pemBlocks } from '../../model/values/pem.js';
import { clusterController, settling, unchanged } from '../cluster-controller.js';
import { certificateRequests } from './requests.js';

const LIFE_MS = 3600 * 1000;

/** When the certificate that was issued (base64 of its PEM form) ends; infinite without one, as certificates are whole where they are stored. */
function certificateEnd(base64: string): number {
  const [first] = pemBlocks(Buffer.from(base64, 'base64').toString('latin1'));
  return first === undefined ? Number.POSITIVE_INFINITY : Date.parse(new X509Certificate(first.text).validTo);
}

/** When a request is to go, in Unix milliseconds. */
function requestEnd({ metadata, status }: Readonly<CertificateSigningRequest>): number {
  const times = (status.conditions ?? []).flatMap(({ lastUpdateTime, lastTransitionTime }) => [lastUpdateTime, lastTransitionTime]);
  const changed = [metadata.creationTimestamp, ...times].map((time) => Date.parse(time ?? '')).filter((time) => !Number.isNaN(time));
  return Math.min(Math.max(0, ...changed) + LIFE_MS, certificateEnd(status.certificate ?? ''));
}

export const certificateCleaner = clusterController({
  name: 'csrcleaner',
  account: 'certificate-controller',
  define: ({ api, registry: { words } }) => {
    const id = certificateRequests(words);
    const requests = api.informer<CertificateSigningRequest>(id);
    return {
      watches: [id],
      async reconcile({ name }, { client, clock }) {
        const request = requests.get('', name);
        if (request === undefined) return undefined;
        const left = requestEnd(request) - clock.now();
        if (left > 0) return { requeueAfter: left };
        await settling(client.resource(id).delete('', name, { preconditions: unchanged(request.metadata) }));
        return undefined;
      },
    };
  },
});
