/** An object in two of the versions that its kind has, side by side: what conversion changes. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyKind } from '../../../api-client/index.js';
import { useEditor } from '../editor/load.js';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { type ApiObject, edited, isApiObject } from '../values/objects.js';
import type { ObjectViewProps } from './object-view.js';

export function VersionsView({ kind, namespace, name, object }: ObjectViewProps): JSX.Element {
  const app = useApp();
  const editor = useEditor();
  const versions = app.kinds.versions(kind);
  const other = useSignal(versions.find(({ version }) => version !== kind.version)?.version ?? '');
  const there = useSignal<ApiObject | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  const chosen = versions.find(({ version }) => version === other.value);
  useEffect(() => {
    if (chosen === undefined) return;
    const ended = new AbortController();
    const read = async (): Promise<void> => {
      const found: unknown = await app.client.of<AnyKind>(chosen).namespace(namespace).get(name, { signal: ended.signal });
      there.value = isApiObject(found) ? found : undefined;
      fault.value = undefined;
    };
    read().catch((error: unknown) => {
      if (!ended.signal.aborted) fault.value = error;
    });
    return () => ended.abort();
  }, [chosen, object]);
  if (versions.length < 2) return <p class="empty">The server has this kind in one version, {kind.version}.</p>;
  return (
    <>
      <p class="toolbar">
        <span>
          <code>{kind.version}</code> as
        </span>
        <select
          class="field"
          aria-label="Version to compare with"
          value={other.value}
          onChange={({ currentTarget }) => {
            there.value = undefined;
            other.value = currentTarget.value;
          }}
        >
          {versions
            .filter(({ version }) => version !== kind.version)
            .map(({ version }) => (
              <option key={version} value={version}>
                {version}
              </option>
            ))}
        </select>
      </p>
      {fault.value !== undefined && <Fault error={fault.value} />}
      {editor !== undefined && there.value !== undefined && (
        <div class="beside">
          <section>
            <h2>{kind.apiVersion}</h2>
            <pre dir="auto">{editor.toYaml(edited(object))}</pre>
          </section>
          <section>
            <h2>{chosen?.apiVersion}</h2>
            <pre dir="auto">{editor.toYaml(edited(there.value))}</pre>
          </section>
          <section class="whole">
            <h2>What is different</h2>
            <editor.DiffView label="What is different" before={editor.toYaml(edited(object))} after={editor.toYaml(edited(there.value))} />
          </section>
        </div>
      )}
    </>
  );
}
