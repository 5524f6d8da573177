/** The ephemeralcontainers subresource of pods: containers that are added to a running pod to look into it, and never change. */
import type { EphemeralContainers, Pod } from '../../../../generated/core/v1/types.js';
import type { SubresourceHandler, SubresourceRequest } from '../../../http/routing/subresources.js';
import { notFound } from '../../../model/errors.js';
import { type ApiObject, typed } from '../../../model/object.js';
import { checkName } from '../../../resource/writes/metadata.js';
import { writeOptions } from '../../../resource/writes/options.js';
import { update } from '../../../resource/writes/update.js';

/** A pod's ephemeral containers as an object of their own. */
function viewOf(pod: ApiObject, revision: string | undefined): ApiObject {
  const { managedFields: _, ...metadata } = pod.metadata;
  return {
    kind: 'EphemeralContainers',
    apiVersion: 'v1',
    metadata: { ...metadata, ...(revision === undefined ? {} : { resourceVersion: revision }) },
    ephemeralContainers: typed<Pod>(pod).spec.ephemeralContainers ?? [],
  };
}

async function change(request: SubresourceRequest): Promise<{ status: number; object: ApiObject }> {
  const { resource, caller, namespace, name, verb, ctx } = request;
  const next = await request.change();
  const { item } = await update(resource, {
    caller,
    namespace,
    name,
    subresource: 'ephemeralcontainers',
    options: writeOptions(ctx.state.info.query, verb === 'patch' ? 'PatchOptions' : 'UpdateOptions', false, resource.environment),
    owned: true,
    replaces: false,
    change: async (live, revision) => {
      if (live === undefined) throw notFound({ group: '', name: 'pods' }, name);
      const sent = await next.of(viewOf(live, String(revision)));
      checkName(sent, name);
      const pod: ApiObject = {
        ...live,
        metadata: { ...live.metadata, ...(sent.metadata.resourceVersion ? { resourceVersion: sent.metadata.resourceVersion } : {}) },
        spec: { ...typed<Pod>(live).spec, ephemeralContainers: typed<EphemeralContainers>(sent).ephemeralContainers ?? [] },
      };
      resource.forms.code(resource.definition.hub).applyDefaults(pod);
      return resource.forms.canonical(pod, resource.definition.hub);
    },
  });
  return { status: 200, object: viewOf(resource.forms.hub(item), String(item.revision)) };
}

export const ephemeralContainers = (): SubresourceHandler => async (request) => {
  if (request.verb !== 'get') return change(request);
  const entry = await request.resource.newestOf(request.caller.version, request.namespace, request.name);
  return { status: 200, object: viewOf(request.resource.forms.hub(entry.item), String(entry.revision)) };
};
