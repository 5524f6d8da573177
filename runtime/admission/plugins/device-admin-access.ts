/** Devices that others use are shared with administrators only in namespaces that are labelled for it. */
import type { Namespace } from '../../../generated/core/v1/types.js';
import type { DeviceRequest, ResourceClaim, ResourceClaimTemplate } from '../../../generated/resource/v1/types.js';
import type { Parts } from '../../http/server-parts.js';
import { forbiddenField, invalid } from '../../model/errors.js';
import type { AdmissionPlugin } from '../chain.js';
import { doing, requestAbout } from '../request.js';

/** The place of the first request for it; undefined where there is none. */
function askedAt(requests: readonly DeviceRequest[] | null | undefined): string | undefined {
  const first = (requests ?? []).findIndex(({ exactly }) => exactly?.adminAccess);
  return first < 0 ? undefined : `spec.devices.requests[${first}].adminAccess`;
}

/** The place of the first device that was given so. */
function givenAt(claim: ResourceClaim | undefined): string | undefined {
  const first = (claim?.status?.allocation?.devices?.results ?? []).findIndex(({ adminAccess }) => adminAccess);
  return first < 0 ? undefined : `status.allocation.devices.results[${first}].adminAccess`;
}

export function deviceAdminAccess({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const { words, enabled } = environment;
  const group = words.group('resource');
  const namespaces = registry.has('namespaces') ? registry.reader<Namespace>('namespaces') : undefined;
  if (namespaces === undefined || !registry.has(`resourceclaims.${group}`) || !enabled('AdminAccessByNamespace'))
    return { name: 'DeviceAdminAccess' };
  const claims = { group, resource: 'resourceclaims' };
  const status = { ...claims, subresource: 'status' };
  const templates = { group, resource: 'resourceclaimtemplates' };
  const label = enabled('AdminAccessByDomain') ? words.label('admin-access', 'resource') : `${group}/admin-access`;
  const [creates, gives] = [doing(['CREATE'], claims, templates), doing(['UPDATE'], status)];
  return {
    name: 'DeviceAdminAccess',
    concerns: (request) => creates(request) || gives(request),
    async validate(request) {
      const { object, old } = requestAbout<ResourceClaim>(request, status) ?? {};
      const at =
        askedAt(requestAbout<ResourceClaim>(request, claims)?.object?.spec.devices.requests) ??
        askedAt(requestAbout<ResourceClaimTemplate>(request, templates)?.object?.spec.spec.devices.requests) ??
        (givenAt(old) === undefined ? givenAt(object) : undefined);
      if (at === undefined) return;
      const { labels } = (await namespaces.get('', request.namespace))?.metadata ?? {};
      if (labels?.[label] === 'true') return;
      const why = `admin access to devices requires the \`${label}: true\` label on the containing namespace`;
      throw invalid({ group, name: request.asked.kind }, request.shownName, [forbiddenField(at, why)]);
    },
  };
}
