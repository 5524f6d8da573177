/** The reference is loaded when it is first looked at. */
import type { JSX } from 'preact';
import { useLoaded } from '../shell/loaded.js';

export function LazyReference({ path }: { readonly path: readonly string[] }): JSX.Element {
  const loaded = useLoaded('The reference', () => import('./reference-room.js'));
  return loaded === undefined ? <p class="loading">Loading …</p> : <loaded.ReferenceRoom path={path} />;
}
