/** Objects that must exist after start. */
export { ensure, ensureAll, SERVER_MANAGER } from './framework/ensure.js';
