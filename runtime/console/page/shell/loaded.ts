/** Parts of the page that are loaded when they are first needed. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What `load` gives, and undefined until it is there. `load` must always import the same. */
export function useLoaded<Part>(load: () => Promise<Part>): Part | undefined {
  const part = useSignal<Part | undefined>(undefined);
  useEffect(() => {
    void load().then((loaded) => {
      part.value = loaded;
    });
  }, []);
  return part.value;
}
