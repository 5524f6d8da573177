/** Nobody gets a client certificate that makes its holder a superuser (specification 2, admission plugins). */
import type { CertificateSigningRequest } from '../../../../generated/certificates/v1/types.js';
import { SUPERUSERS } from '../../../auth/contract.js';
import { readRequest } from '../../../certificate-requests/request.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';

export function certificateSubjectRestriction({ environment: { words } }: Parts<'environment'>): AdmissionPlugin {
  const target = { group: words.group('certificates'), resource: 'certificatesigningrequests' };
  const signer = words.label('kube-apiserver-client');
  return {
    name: 'CertificateSubjectRestriction',
    concerns: doing(['CREATE'], target),
    validate(request) {
      const spec = requestAbout<CertificateSigningRequest>(request, target)?.object?.spec;
      if (spec?.signerName !== signer || readRequest(spec.request ?? '')?.organizations.includes(SUPERUSERS) !== true) return;
      const about = { group: request.group, name: request.resource };
      throw forbidden(about, request.shownName, `use of ${signer} signer with ${SUPERUSERS} group is not allowed`);
    },
  };
}
