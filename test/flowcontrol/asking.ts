/** Who asks for what, where nothing follows from it. */
import type { Asking } from '../../runtime/flowcontrol/queue-set.js';

export const SOMEBODY: Asking = {
  user: { name: 'somebody', uid: '', groups: [], extra: {} },
  attributes: {
    verb: 'get',
    resourceRequest: false,
    path: '/',
    group: '',
    version: '',
    resource: '',
    subresource: '',
    namespace: '',
    name: '',
  },
};
