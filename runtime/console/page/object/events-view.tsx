/** What happened to an object, as controllers tell it. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { LiveRows, rowKey } from '../table/live-rows.js';
import { textAt } from '../values/objects.js';
import type { ObjectViewProps } from './object-view.js';

/** The kind that tells of others, by its name in paths. */
const EVENTS = 'events';

export function EventsView({ namespace, object }: ObjectViewProps): JSX.Element {
  const app = useApp();
  const kind = app.kinds.shown('', EVENTS);
  const uid = textAt(object, 'metadata', 'uid');
  const live = useMemo(() => kind && new LiveRows(app.client.table(kind)), [kind, app.returns.value]);
  useEffect(() => {
    if (live === undefined) return;
    // What was told last comes first.
    live.arrange({ column: 'last seen', descending: false }, '');
    // What is told of objects of the whole server stands in the namespace `default`.
    void live.begin({ namespace: namespace || 'default', labelSelector: '', fieldSelector: `involvedObject.uid=${uid}` });
    return () => live.end();
  }, [live]);
  if (live === undefined) return <p class="empty">This server keeps no events.</p>;
  if (live.fault.value !== undefined) return <Fault error={live.fault.value} />;
  if (!live.synced.value) return <p class="loading">Asking the server …</p>;
  const columns = live.columns.value.filter(({ priority }) => priority === 0);
  if (live.shown.value.length === 0) return <p class="empty">Nothing has been told of this object lately.</p>;
  return (
    <div class="scroller plain">
      <table class="rows">
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...live.shown.value].map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.name} dir="auto">
                  {String(row.cells[live.columns.value.indexOf(column)] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
