/** The room of the server's load is loaded when it is first looked at. */
import type { JSX } from 'preact';
import { useLoaded } from '../shell/loaded.js';

export function LazyLoad(): JSX.Element {
  const loaded = useLoaded('The view of the load', () => import('./load-room.js'));
  return loaded === undefined ? <p class="loading">Loading …</p> : <loaded.LoadRoom />;
}
