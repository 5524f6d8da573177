/** Nobody gets a client certificate that makes its holder a superuser (specification 2, admission plugins). */
import { SUPERUSERS } from '../../auth/contract.js';
import { readRequest } from '../../kinds/certificates/request.js';
import { forbidden } from '../../model/errors.js';
import { group, label } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

type Spec = { readonly signerName?: string; readonly request?: string } | undefined;

export const certificateSubjectRestriction: AdmissionPlugin = {
  name: 'CertificateSubjectRestriction',
  validate({ operation, group: of, resource, subresource, object, shownName }) {
    if (operation !== 'CREATE' || of !== group('certificates') || resource !== 'certificatesigningrequests' || subresource !== '') return;
    const spec = object?.spec as Spec;
    const signer = label('kube-apiserver-client');
    if (spec?.signerName !== signer || readRequest(spec.request ?? '')?.organizations.includes(SUPERUSERS) !== true) return;
    throw forbidden({ group: of, name: resource }, shownName, `use of ${signer} signer with ${SUPERUSERS} group is not allowed`);
  },
};
