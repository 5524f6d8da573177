/** The finalize subresource of namespaces: only it changes the finalizers in their specs. */
import type { Namespace } from '../../../generated/core/v1/types.js';
import type { SubresourceHandler } from '../../http/routing/subresources.js';
import type { Draft } from '../../model/definition/draft.js';
import { badRequest, notFound } from '../../model/errors.js';
import { update } from '../../resource/writes/update.js';

/** Writes the finalizers of a namespace's spec, and with the last of them removes it. */
export const finalize = (): SubresourceHandler => async (request) => {
  const { resource, caller, name, namespace } = request;
  const { options, of: next } = await request.change();
  const { item } = await update(resource, {
    caller,
    namespace,
    name,
    subresource: 'finalize',
    options,
    replaces: false,
    change: async (live) => {
      const sent = await next(live ?? { metadata: {} });
      if (sent.metadata.name !== name)
        throw badRequest(`the name of the object (${sent.metadata.name ?? ''}) does not match the name on the URL (${name})`);
      if (live === undefined) throw notFound({ group: '', name: 'namespaces' }, name);
      const { spec }: Draft<Namespace> = sent;
      return {
        ...live,
        metadata: { ...live.metadata, ...(sent.metadata.labels === undefined ? { labels: {} } : { labels: sent.metadata.labels }) },
        spec: { finalizers: spec?.finalizers },
      };
    },
  });
  const object = resource.forms.in(item, 'v1');
  return { status: 200, object };
};
