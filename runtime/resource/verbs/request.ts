/** The request that verbs which change an object are given, from HTTP and in-process clients alike. */
import type { UpdateRequest } from '../writes/update.js';

/** Who asks to change which object, and how. Each verb adds the rest of an update. */
export type ObjectRequest = Pick<UpdateRequest, 'caller' | 'namespace' | 'name' | 'subresource' | 'options' | 'turn' | 'checkCreate'>;
