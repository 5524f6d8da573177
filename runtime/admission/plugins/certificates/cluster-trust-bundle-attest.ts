/** Users who write bundles of trust for a signer need permission to attest for it. */
import type { ClusterTrustBundle } from '../../../../generated/certificates/v1beta1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { sameContent } from '../same-content.js';
import { maySpeakFor } from './certificate-signers.js';

export function clusterTrustBundleAttest({ authorizer, environment }: Parts<'environment' | 'authorizer'>): AdmissionPlugin {
  const name = 'ClusterTrustBundleAttest';
  if (!environment.enabled('ClusterTrustBundle')) return { name, concerns: () => false };
  const bundles = { group: environment.words.group('certificates'), resource: 'clustertrustbundles' };
  return {
    name,
    concerns: doing(['CREATE', 'UPDATE'], bundles),
    async validate(request) {
      const { object, old, user, shownName } = request;
      const signer = requestAbout<ClusterTrustBundle>(request, bundles)?.object?.spec.signerName ?? '';
      if (object === undefined || signer === '' || (old !== undefined && sameContent(object, old))) return;
      if (await maySpeakFor(authorizer, bundles.group, user, 'attest', signer)) return;
      const why = `user not permitted to attest for signerName ${JSON.stringify(signer)}`;
      throw forbidden({ group: bundles.group, name: bundles.resource }, shownName, why);
    },
  };
}
