/** Devices may be had for administration only in namespaces that are labelled for it. */

import type { Namespace } from '../../../generated/core/v1/types.js';
import type { DeviceClaim, ResourceClaim, ResourceClaimTemplate } from '../../../generated/resource/v1/types.js';
import type { Parts } from '../../http/server-parts.js';
import { forbiddenField, invalid } from '../../model/errors.js';
import type { AdmissionPlugin } from '../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../request.js';

export function deviceAdminAccess({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const { words } = environment;
  const group = words.group('resource');
  const claims = { group, resource: 'resourceclaims' };
  const templates = { group, resource: 'resourceclaimtemplates' };
  const label = words.label('admin-access', 'resource');
  const namespaces =
    environment.enabled('DRAAdminAccess') && registry.has('namespaces') ? registry.reader<Namespace>('namespaces') : undefined;
  const asked = (request: AdmissionRequest): DeviceClaim | undefined =>
    requestAbout<ResourceClaim>(request, claims)?.object?.spec.devices ??
    requestAbout<ResourceClaimTemplate>(request, templates)?.object?.spec.spec.devices;
  return {
    name: 'DeviceAdminAccess',
    concerns: doing(['CREATE'], claims, templates),
    async validate(request) {
      const requests = namespaces === undefined ? [] : (asked(request)?.requests ?? []);
      const first = requests.findIndex(({ exactly }) => exactly?.adminAccess === true);
      if (namespaces === undefined || first < 0) return;
      const namespace = await namespaces.get('', request.namespace);
      if (namespace?.metadata.labels?.[label] === 'true') return;
      const why = `admin access to devices requires the \`${label}: true\` label on the containing namespace`;
      throw invalid({ group, name: request.kind }, request.shownName, [forbiddenField(`spec.devices.requests[${first}].adminAccess`, why)]);
    },
  };
}
