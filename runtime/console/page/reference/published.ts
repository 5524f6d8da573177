/** The reference that the server publishes: asked for once, when a page of it is first shown. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ServedReference } from '../../../reference/document.js';
import { Reference } from '../../../reference/reference.js';
import { type App, useApp } from '../shell/app.js';

const ADDRESS = '/console/reference.json';

interface Published {
  /** Undefined until it is there. */
  readonly reference: Reference | undefined;
  readonly fault: unknown;
}

export function useReference(): Published {
  const app = useApp();
  const { reference, returns } = app;
  const fault = useSignal<unknown>(undefined);
  useEffect(() => {
    if (reference.peek() !== undefined) return;
    const ended = new AbortController();
    read(app, ended.signal)
      .then((found) => {
        reference.value = found;
        fault.value = undefined;
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) fault.value = error;
      });
    return () => ended.abort();
  }, [returns.value]);
  return { reference: reference.value, fault: fault.value };
}

async function read(app: App, ended: AbortSignal): Promise<Reference> {
  const response = await app.read(ADDRESS, ended, 'no-cache');
  if (!response.ok) throw new Error(`the server answers with ${response.status}`);
  // It is of the same build as the page.
  const { kinds, documents } = (await response.json()) as ServedReference;
  const served = new Set(kinds);
  return new Reference(documents, (apiVersion, name) => served.has(`${apiVersion}/${name}`));
}
