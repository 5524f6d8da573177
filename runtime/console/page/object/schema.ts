/** The schema of a kind, asked of the server when something needs it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type DiscoveredKind, schemasOf } from '../../../api-client/index.js';
import { type KindSchema, kindSchema } from '../editor/schema-walk.js';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';

/** Undefined until it is there; `none` where the server publishes none. */
export function useSchema(kind: DiscoveredKind): KindSchema | 'none' | undefined {
  const app = useApp();
  const schema = useSignal<KindSchema | 'none' | undefined>(undefined);
  useEffect(() => {
    const ended = new AbortController();
    schemasOf(app.client, kind, { signal: ended.signal })
      .then((schemas) => {
        schema.value = kindSchema(schemas, kind.kind) ?? 'none';
      })
      .catch((error: unknown) => {
        if (ended.signal.aborted) return;
        schema.value = 'none';
        app.tell('warning', `The schema of ${kind.kind} cannot be read: ${messageOf(error)}`);
      });
    return () => ended.abort();
  }, [kind]);
  return schema.value;
}
