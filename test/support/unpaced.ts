/** Work that never waits for its turn. */
import type { Turn } from '../../runtime/model/definition/settled.js';

export const unpaced = (): Turn => () => undefined;
