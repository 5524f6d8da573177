/** Requests of nodes for their client certificates are approved where their senders may have them (specification 2, "Built-in signers"). */
import type { CertificateSigningRequest } from '../../../generated/certificates/v1/types.js';
import type { Attributes, Authorizer } from '../../auth/contract.js';
import { type CertificateRequest, readRequest } from '../../certificate-requests/request.js';
import { nodeClientFault, Signer } from '../../certificate-requests/signer.js';
import { clusterController, settling } from '../cluster-controller.js';
import { certificateRequests, hasCondition, isOpen } from './requests.js';

/** A kind of request that is approved by itself, and what its sender must be allowed to create for that. */
interface Recognizer {
  readonly subresource: string;
  readonly message: string;
  readonly recognizes: (sender: string, request: CertificateRequest) => boolean;
}

const RECOGNIZERS: readonly Recognizer[] = [
  {
    subresource: 'selfnodeclient',
    message: 'Auto approving self kubelet client certificate after SubjectAccessReview.',
    recognizes: (sender, { commonName }) => sender === commonName,
  },
  {
    subresource: 'nodeclient',
    message: 'Auto approving kubelet client certificate after SubjectAccessReview.',
    recognizes: () => true,
  },
];

/** Why a request is approved; undefined if a person has to decide. */
async function approval({ spec }: Readonly<CertificateSigningRequest>, authorizer: Authorizer, group: string): Promise<string | undefined> {
  const request = readRequest(spec.request ?? '');
  if (request === undefined || nodeClientFault(request, spec.usages ?? []) !== undefined) return undefined;
  const { username = '', uid = '', groups = [], extra = {} } = spec;
  const user = {
    name: username,
    uid,
    groups,
    extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, values ?? []])),
  };
  for (const { subresource, message, recognizes } of RECOGNIZERS) {
    if (!recognizes(username, request)) continue;
    const asked: Attributes = {
      user,
      verb: 'create',
      resourceRequest: true,
      path: '',
      group,
      version: '*',
      resource: 'certificatesigningrequests',
      subresource,
      namespace: '',
      name: '',
    };
    if ((await authorizer.authorize(asked)).decision === 'allow') return message;
  }
  return undefined;
}

export const certificateApprover = clusterController({
  name: 'csrapproving',
  account: 'certificate-controller',
  define: ({ api, authorizer, registry: { words } }) => {
    const id = certificateRequests(words);
    const requests = api.informer<CertificateSigningRequest>(id);
    return {
      watches: [id],
      async reconcile({ name }, { client }) {
        const request = requests.get('', name);
        if (request === undefined || request.spec.signerName !== words.label(Signer.nodeClient)) return;
        if (!isOpen(request) || hasCondition(request, 'Approved')) return;
        const message = await approval(request, authorizer, words.group('certificates'));
        if (message === undefined) return;
        const condition = {
          type: 'Approved',
          status: 'True',
          reason: 'AutoApproved',
          message,
          lastUpdateTime: null,
          lastTransitionTime: null,
        };
        const status = { ...request.status, conditions: [...(request.status.conditions ?? []), condition] };
        await settling(client.resource<CertificateSigningRequest>(id).updateSubresource({ ...request, status }, 'approval'));
      },
    };
  },
});
