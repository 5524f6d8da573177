/** Users who approve or sign certificate requests need permission for the signer (specification 2, admission plugins). */

import type { CertificateSigningRequest } from '../../../../generated/certificates/v1/types.js';
import type { Authorizer, User } from '../../../auth/contract.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import { sameValue } from '../../../model/json/json.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';

/** Whether the user may act for a signer: by its full name, or by its domain with a star. */
export async function maySpeakFor(authorizer: Authorizer, group: string, user: User, verb: string, signer: string): Promise<boolean> {
  const [domain = ''] = signer.split('/', 1);
  for (const name of [signer, `${domain}/*`]) {
    const { decision } = await authorizer.authorize({
      user,
      verb,
      name,
      resourceRequest: true,
      path: '',
      group,
      version: '*',
      resource: 'signers',
      subresource: '',
      namespace: '',
    });
    if (decision === 'allow') return true;
  }
  return false;
}

/**
 * A plugin that asks for the permission `verb` on the signer of every request for a certificate that is written through the
 * subresource. `concerns` tells whether a write needs the permission. The stored object tells the signer.
 */
function signerCheck(
  { authorizer, environment }: Parts<'environment' | 'authorizer'>,
  name: string,
  verb: string,
  subresource: string,
  concerns: (object: CertificateSigningRequest | undefined, old: CertificateSigningRequest | undefined) => boolean,
): AdmissionPlugin {
  const target = { group: environment.words.group('certificates'), resource: 'certificatesigningrequests', subresource };
  return {
    name,
    concerns: doing(['UPDATE'], target),
    async validate(request) {
      const write = requestAbout<CertificateSigningRequest>(request, target);
      if (write === undefined || !concerns(write.object, write.old)) return;
      const signer = write.old?.spec.signerName ?? '';
      if (await maySpeakFor(authorizer, target.group, write.user, verb, signer)) return;
      throw forbidden(
        { group: target.group, name: target.resource },
        write.shownName,
        `user not permitted to ${verb} requests with signerName ${JSON.stringify(signer)}`,
      );
    },
  };
}

/** Every write through `approval` counts as an approval, whatever it changes. */
export const certificateApproval = (parts: Parts<'authorizer' | 'environment'>): AdmissionPlugin =>
  signerCheck(parts, 'CertificateApproval', 'approve', 'approval', () => true);

/** Only signers write certificates and conditions; the rest of the status can be written by all who may write it. */
export const certificateSigning = (parts: Parts<'authorizer' | 'environment'>): AdmissionPlugin =>
  signerCheck(parts, 'CertificateSigning', 'sign', 'status', (object, old) =>
    (['certificate', 'conditions'] as const).some((field) => !sameValue(object?.status[field], old?.status[field])),
  );
