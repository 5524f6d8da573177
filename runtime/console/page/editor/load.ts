/** The editor is loaded when it is first needed: it is larger than all the rest of the page. */
import { useLoaded } from '../shell/loaded.js';

/** Undefined until it is there. */
export const useEditor = (): typeof import('./editor.js') | undefined => useLoaded('The editor', () => import('./editor.js'));
