/** The scale subresource of every kind whose definition says where replicas stand. */
import { changeScale, getScale } from '../../resource/verbs/scale.js';
import type { SubresourceHandler } from './subresources.js';

export const scaleHandler: SubresourceHandler = async ({ resource, caller, verb, namespace, name, change }) => {
  if (verb === 'get') return { status: 200, object: await getScale(resource, caller.version, namespace, name) };
  const { options, of } = await change();
  const object = await changeScale(resource, { caller, namespace, name, options, of, replaces: verb === 'update' });
  return { status: 200, object };
};
