/** Parts of the page that are loaded when they are first needed. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from './app.js';
import { messageOf } from './faults.js';

/**
 * What `load` gives, and undefined until it is there; `load` must always import the same. Where it fails, `what` is told to be missing, and
 * it is loaded again when the server is back. Where it is not needed yet, nothing is loaded.
 */
export function useLoaded<Part>(what: string, load: () => Promise<Part>, isNeeded = true): Part | undefined {
  const app = useApp();
  const part = useSignal<Part | undefined>(undefined);
  useEffect(() => {
    if (part.peek() !== undefined || !isNeeded) return;
    load()
      .then((loaded) => {
        part.value = loaded;
      })
      .catch((error: unknown) => app.tell('bad', `${what} cannot be loaded: ${messageOf(error)}`));
  }, [app.returns.value, isNeeded]);
  return part.value;
}
