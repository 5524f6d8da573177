/** The list of shortcuts. */
import type { JSX } from 'preact';
import { useApp } from './app.js';
import { Dialog } from './dialog.js';

const SHORTCUTS: readonly (readonly [keys: string, what: string])[] = [
  [':', 'Go to a kind, by its name or a short name'],
  ['/', 'Filter what is shown'],
  ['j  k', 'Go down and up in a table'],
  ['Enter', 'Open the object'],
  ['x', 'Select the object, or no longer'],
  ['e', 'Edit the object'],
  ['n', 'Make a new object of the kind'],
  ['u', 'Go up: from an object to its table, from there to all kinds'],
  ['←  →', 'Go to the release before or after, in the chart of lifetimes'],
  ['?', 'Show this list'],
  ['Esc', 'Close what is open'],
];

export function Help(): JSX.Element {
  const { overlay } = useApp();
  return (
    <Dialog
      title="Keyboard"
      onClose={() => {
        overlay.value = undefined;
      }}
    >
      <dl class="shortcuts">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
