/** Who approves or signs certificate requests must be allowed to for their signer (specification 2, admission plugins). */
import type { Authorizer, User } from '../../auth/contract.js';
import type { ServerParts } from '../../http/server-parts.js';
import { forbidden } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { group } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

const fieldOf = (object: ApiObject | undefined, section: 'spec' | 'status', field: string): unknown =>
  (object?.[section] as Readonly<Record<string, unknown>> | null | undefined)?.[field];

/** Whether the user may act for a signer: by its full name, or by its domain with a star. */
async function maySpeakFor(authorizer: Authorizer, user: User, verb: string, signer: string): Promise<boolean> {
  const [domain = ''] = signer.split('/', 1);
  for (const name of [signer, `${domain}/*`]) {
    const { decision } = await authorizer.authorize({
      user,
      verb,
      name,
      resourceRequest: true,
      path: '',
      group: group('certificates'),
      version: '*',
      resource: 'signers',
      subresource: '',
      namespace: '',
    });
    if (decision === 'allow') return true;
  }
  return false;
}

/** `concerns`: whether a write through the subresource needs the permission. The stored object tells the signer. */
const signerCheck = (
  parts: ServerParts,
  name: string,
  verb: string,
  through: string,
  concerns: (object: ApiObject | undefined, old: ApiObject | undefined) => boolean,
): AdmissionPlugin => ({
  name,
  async validate({ operation, group: of, resource, subresource, object, old, user, shownName }) {
    if (operation !== 'UPDATE' || of !== group('certificates') || resource !== 'certificatesigningrequests') return;
    if (subresource !== through || !concerns(object, old)) return;
    const signer = String(fieldOf(old, 'spec', 'signerName') ?? '');
    if (await maySpeakFor(parts.authorizer, user, verb, signer)) return;
    throw forbidden(
      { group: of, name: resource },
      shownName,
      `user not permitted to ${verb} requests with signerName ${JSON.stringify(signer)}`,
    );
  },
});

/** Every write through `approval` is one of an approver's, whatever it changes. */
export const certificateApproval = (parts: ServerParts): AdmissionPlugin =>
  signerCheck(parts, 'CertificateApproval', 'approve', 'approval', () => true);

/** Certificates and conditions are the signer's; the rest of the status is anybody's who may write it. */
export const certificateSigning = (parts: ServerParts): AdmissionPlugin =>
  signerCheck(parts, 'CertificateSigning', 'sign', 'status', (object, old) =>
    ['certificate', 'conditions'].some(
      (field) => !sameValue(fieldOf(object, 'status', field) ?? null, fieldOf(old, 'status', field) ?? null),
    ),
  );
