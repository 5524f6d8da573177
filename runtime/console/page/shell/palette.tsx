/** The palette: goes to a kind by its name, as consoles of terminals do. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useApp } from './app.js';
import { Dialog } from './dialog.js';
import { kindAddress } from './router.js';

const SHOWN = 12;

export function Palette(): JSX.Element {
  const { overlay, kinds, router } = useApp();
  const text = useSignal('');
  const at = useSignal(0);
  /** Whether Enter was pressed before the kinds were there. */
  const waits = useSignal(false);
  const found = kinds.matching(text.value).slice(0, SHOWN);
  const close = (): void => {
    overlay.value = undefined;
  };
  const go = (i: number): void => {
    const kind = found[i];
    if (kind === undefined) {
      waits.value = !kinds.known.value;
      return;
    }
    close();
    router.go(kindAddress(kind));
  };
  useLayoutEffect(() => {
    if (waits.value && kinds.known.value) go(0);
  }, [kinds.known.value]);
  const move = (by: number): void => {
    at.value = Math.max(0, Math.min(found.length - 1, at.value + by));
  };
  return (
    <Dialog title="Go to a kind" onClose={close}>
      <input
        class="field"
        data-first
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-kinds"
        aria-activedescendant={found.length > 0 ? `palette-${at.value}` : undefined}
        aria-label="Name of a kind"
        placeholder="deploy, cm, orders …"
        autocomplete="off"
        spellcheck={false}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          at.value = 0;
          waits.value = false;
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1);
          else if (event.key === 'ArrowUp') move(-1);
          else if (event.key === 'Enter') go(at.value);
          else return;
          event.preventDefault();
        }}
      />
      <div class="palette" id="palette-kinds" role="listbox" aria-label="Kinds">
        {found.map((kind, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys, as options of a combobox have no focus of their own
          <div
            key={`${kind.plural}.${kind.group}`}
            id={`palette-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at.value}
            onClick={() => go(i)}
          >
            <b>{kind.plural}</b>
            <span>{kind.group === '' ? kind.version : kind.group}</span>
            <i>{kind.shortNames.join(', ')}</i>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p class="nothing" role="status">
          {kinds.known.value ? 'No kind has such a name.' : 'Asking the server for its kinds …'}
        </p>
      )}
    </Dialog>
  );
}
