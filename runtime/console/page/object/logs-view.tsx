/** What an object has written, where its kind has a log: the last lines, and others as they come. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { pathOf } from '../../../api-client/kind.js';
import { jsonOf, refusal } from '../../../api-client/refusal.js';
import { type App, useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { isJsonObject, valueAt } from '../values/json.js';
import { type ApiObject, textAt } from '../values/objects.js';
import { LogLines } from './log-lines.js';
import type { ObjectViewProps } from './object-view.js';

/** The subresource that is a log. */
const LOG = 'log';
/** Lines that are asked for from before. */
const TAIL = '500';
/** How often what has come is shown, in milliseconds. */
const SHOWN_MS = 200;
/** Pixels from the end at which one still reads the end. */
const NEAR_END = 40;

export const hasLog = ({ subresources }: DiscoveredKind): boolean => subresources.includes(LOG);

/** Names of the containers that an object declares, by which its log has parts. */
function containersOf(object: ApiObject): readonly string[] {
  const spec = valueAt(object, ['spec']);
  if (!isJsonObject(spec)) return [];
  const lists = Object.entries(spec).filter(([field]) => /containers$/i.test(field));
  return lists
    .toSorted(([a], [b]) => a.length - b.length)
    .flatMap(([, list]) => (Array.isArray(list) ? list.filter(isJsonObject).map((one) => textAt(one, 'name')) : []))
    .filter((name) => name !== '');
}

/** Tells the text of the log as it comes, until it ends. Rejects with ApiError where the server has none. */
async function follow(app: App, path: string, signal: AbortSignal, tell: (text: string) => void): Promise<void> {
  const response = await app.client.send({ path, signal });
  if (!response.ok) {
    const said = await response.text();
    throw refusal(response.status, jsonOf(said), said);
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) tell(next.value);
}

export function LogsView({ kind, namespace, name, object }: ObjectViewProps): JSX.Element {
  const app = useApp();
  const containers = containersOf(object);
  const chosen = app.router.place.value.query.get('container') ?? containers[0] ?? '';
  const text = useSignal('');
  const state = useSignal<'asking' | 'goes on' | 'over'>('asking');
  const fault = useSignal<unknown>(undefined);
  const shown = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const ended = new AbortController();
    const lines = new LogLines();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      timer = undefined;
      text.value = lines.text;
    };
    [text.value, state.value, fault.value] = ['', 'asking', undefined];
    const asked = new URLSearchParams({ follow: 'true', tailLines: TAIL, ...(chosen !== '' && { container: chosen }) });
    isAtEnd.current = true;
    follow(app, `${pathOf(kind, namespace, name, LOG)}?${asked}`, ended.signal, (more) => {
      lines.take(more);
      state.value = 'goes on';
      timer ??= setTimeout(show, SHOWN_MS);
    })
      .then(() => {
        state.value = 'over';
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) [fault.value, state.value] = [error, 'over'];
      });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [kind, namespace, name, chosen, app.returns.value]);
  // Whoever reads the end goes on reading the end, and whoever has scrolled up is left there.
  useEffect(() => {
    const { current } = shown;
    if (current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [text.value]);
  return (
    <>
      <div class="toolbar">
        {containers.length > 1 && (
          <label>
            Container{' '}
            <select value={chosen} onChange={({ currentTarget }) => app.router.change({ container: currentTarget.value })}>
              {containers.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        <span role="status">{LIFE[state.value]}</span>
      </div>
      {fault.value !== undefined && <Fault error={fault.value} />}
      <pre
        ref={shown}
        class="log"
        role="log"
        aria-label="Log"
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
        }}
      >
        {text.value}
      </pre>
    </>
  );
}

const LIFE = { asking: 'Asking the server …', 'goes on': 'The log goes on.', over: 'The log has ended.' } as const;
