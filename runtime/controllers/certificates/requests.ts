/** The states of certificate requests, as their controllers look at them. */
import type { CertificateSigningRequest } from '../../../generated/certificates/v1/types.js';
import type { Words } from '../../model/values/words.js';

/** Id of the resource. */
export const certificateRequests = ({ group }: Words): string => `certificatesigningrequests.${group('certificates')}`;

export const hasCondition = ({ status }: Readonly<CertificateSigningRequest>, type: string): boolean =>
  (status.conditions ?? []).some((condition) => condition.type === type);

/** Whether it may still lead to a certificate. */
export const isOpen = (request: Readonly<CertificateSigningRequest>): boolean =>
  (request.status.certificate ?? '') === '' && !hasCondition(request, 'Denied') && !hasCondition(request, 'Failed');
