/** Devices that others use are shared with administrators only in namespaces that are labelled for it. */
import type { Namespace } from '../../../generated/core/v1/types.js';
import type { DeviceRequest, ResourceClaim, ResourceClaimTemplate } from '../../../generated/resource/v1/types.js';
import type { Parts } from '../../http/server-parts.js';
import { forbiddenField, invalid } from '../../model/errors.js';
import type { AdmissionPlugin } from '../chain.js';
import { doing, requestAbout } from '../request.js';

const isAsked = (requests: readonly DeviceRequest[] | null | undefined): boolean =>
  requests?.some(({ exactly }) => exactly?.adminAccess) === true;

const isGiven = (claim: ResourceClaim | undefined): boolean =>
  claim?.status?.allocation?.devices?.results?.some(({ adminAccess }) => adminAccess) === true;

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
      const needs =
        isAsked(requestAbout<ResourceClaim>(request, claims)?.object?.spec.devices.requests) ||
        isAsked(requestAbout<ResourceClaimTemplate>(request, templates)?.object?.spec.spec.devices.requests) ||
        (isGiven(object) && !isGiven(old));
      if (!needs) return;
      const { labels } = (await namespaces.get('', request.namespace))?.metadata ?? {};
      if (labels?.[label] === 'true') return;
      const why = `admin access to devices requires the \`${label}: true\` label on the containing namespace`;
      throw invalid({ group, name: request.asked.kind }, request.name, [forbiddenField('', why)]);
    },
  };
}
