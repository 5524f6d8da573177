/**
 * A user who sets an owner reference needs permission to delete the object, and one who sets blockOwnerDeletion needs permission to set the
 * owner's finalizers.
 */
import type { OwnerReference } from '../../../generated/meta/v1/types.js';
import type { Authorizer } from '../../auth/contract.js';
import type { Parts } from '../../http/server-parts.js';
import { type ApiError, forbidden } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { AdmissionPlugin } from '../chain.js';
import type { AdmissionRequest } from '../request.js';

type Owners = readonly OwnerReference[];

const byUid = (owners: Owners): Map<string, OwnerReference> => new Map(owners.map((owner) => [owner.uid, owner]));

function isChanged(owners: Owners, before: Owners): boolean {
  const [now, then] = [byUid(owners), byUid(before)];
  return now.size !== then.size || [...now].some(([uid, owner]) => !sameValue(owner, then.get(uid)));
}

/** The references that newly block the deletion of their owner. */
function newlyBlocking(owners: Owners, before: Owners): OwnerReference[] {
  const blocking = new Set(before.filter((owner) => owner.blockOwnerDeletion === true).map(({ uid }) => uid));
  return owners.filter(({ uid, blockOwnerDeletion }) => blockOwnerDeletion === true && !blocking.has(uid));
}

export function ownerReferencesPermissionEnforcement({ registry, authorizer }: Parts<'registry' | 'authorizer'>): AdmissionPlugin {
  return {
    name: 'OwnerReferencesPermissionEnforcement',
    concerns: ({ operation }) => operation === 'CREATE' || operation === 'UPDATE',
    async validate(request) {
      // Agents of nodes write the status of pods; owner references that they send are ignored.
      if (request.group === '' && request.resource === 'pods' && request.subresource === 'status') return;
      const [owners, before] = [request.object?.metadata.ownerReferences ?? [], request.old?.metadata.ownerReferences ?? []];
      if (!isChanged(owners, before)) return;
      if (request.operation === 'UPDATE') {
        const { group, version, resource, subresource, namespace, name } = request;
        const verdict = await ask(authorizer, request, { verb: 'delete', group, version, resource, subresource, namespace, name });
        if (verdict.decision !== 'allow')
          throw refused(request, `cannot set an ownerRef on a resource you can't delete: ${verdict.reason}, <nil>`);
      }
      for (const { apiVersion, kind, name } of newlyBlocking(owners, before)) {
        const at = [...(registry.inVersion(apiVersion)?.values() ?? [])].find(({ version }) => version.kind === kind);
        if (at === undefined)
          throw refused(
            request,
            `cannot set blockOwnerDeletion in this case because cannot find RESTMapping for APIVersion ${apiVersion} Kind ${kind}: no matches for kind ${JSON.stringify(kind)} in version ${JSON.stringify(apiVersion)}`,
          );
        const { group, version, plural: resource } = at.version;
        const namespace = at.resource.definition.namespaced ? request.namespace : '';
        const verdict = await ask(authorizer, request, {
          verb: 'update',
          group,
          version,
          resource,
          subresource: 'finalizers',
          namespace,
          name,
        });
        if (verdict.decision !== 'allow')
          throw refused(
            request,
            `cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: ${verdict.reason}, <nil>`,
          );
      }
    },
  };
}

type Asked = Parameters<Authorizer['authorize']>[0];

const ask = (authorizer: Authorizer, { user }: AdmissionRequest, asked: Omit<Asked, 'user' | 'resourceRequest' | 'path'>) =>
  authorizer.authorize({ ...asked, user, resourceRequest: true, path: '' });

const refused = ({ group, resource: name, shownName }: AdmissionRequest, why: string): ApiError =>
  forbidden({ group, name }, shownName, why);
