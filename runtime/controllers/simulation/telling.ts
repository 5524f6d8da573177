/** Events that a controller tells of objects of its kind. */
import type { ObjectMeta } from '../../model/object.js';
import { tellEvent } from '../events.js';
import type { ControllerContext } from '../framework/reconciler.js';

type Tell = (
  object: { readonly metadata: Readonly<Pick<ObjectMeta, 'namespace' | 'name' | 'uid'>> },
  type: 'Normal' | 'Warning',
  reason: string,
  message: string,
  context: Pick<ControllerContext, 'client' | 'clock'>,
) => Promise<void>;

/** A function that tells events of objects of a kind, in the name of a component. */
export const telling =
  (api: ControllerContext['api'], kind: { readonly apiVersion: string; readonly kind: string }, component: string): Tell =>
  ({ metadata: { namespace = '', name = '', uid = '' } }, type, reason, message, { client, clock }) =>
    tellEvent({ api, client, clock }, { object: { ...kind, namespace, name, uid }, type, reason, message, component });
