/** The finalize subresource of namespaces: the only way to their own finalizers. */
import type { SubresourceHandler } from '../../http/subresources.js';
import { badRequest, notFound } from '../../model/errors.js';
import { update } from '../../resource/update.js';
import { fieldsOf } from '../shown.js';

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
    manager: '',
    owned: true,
    replaces: false,
    change: (live) => {
      const sent = next(live ?? { metadata: {} });
      if (sent.metadata.name !== name)
        throw badRequest(`the name of the object (${sent.metadata.name ?? ''}) does not match the name on the URL (${name})`);
      if (live === undefined) throw notFound({ group: '', name: 'namespaces' }, name);
      return {
        ...live,
        metadata: { ...live.metadata, ...(sent.metadata.labels === undefined ? { labels: {} } : { labels: sent.metadata.labels }) },
        spec: { finalizers: fieldsOf(sent.spec).finalizers },
      };
    },
  });
  const object = resource.forms.in(item, 'v1');
  return { status: 200, object };
};
