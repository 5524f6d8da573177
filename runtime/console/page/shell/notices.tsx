/** What the page tells by the way: warnings of the server, what was done, and what went wrong. */
import type { JSX } from 'preact';
import { useApp } from './app.js';

export function Notices(): JSX.Element {
  const app = useApp();
  return (
    <div class="notices" role="log" aria-label="Notices" aria-live="polite">
      {app.notices.value.map(({ id, tone, text }) => (
        <div key={id} class={`notice ${tone}`}>
          <span dir="auto">{text}</span>
          <button type="button" class="quiet" aria-label="Dismiss" onClick={() => app.dismiss(id)}>
            ✕
          </button>
        </div>
      ))}
    </div>
  );
}
