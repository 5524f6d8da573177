/** What verbs that change an object are told of the request, whoever made it. */
import type { UpdateRequest } from '../writes/update.js';

/** Who asks to change which object, and how. The rest of an update is the verb's own. */
export type ObjectRequest = Pick<UpdateRequest, 'caller' | 'namespace' | 'name' | 'subresource' | 'options' | 'turn' | 'checkCreate'>;
