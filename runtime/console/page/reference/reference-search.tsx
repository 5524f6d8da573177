/** The search of the reference, with its results below. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Reference } from '../../../reference/reference.js';
import { searchEntries, searched } from '../../../reference/search.js';
import { useApp } from '../shell/app.js';
import { useShortcuts } from '../shell/keyboard.js';
import { Link } from '../shell/link.js';
import { linksWith } from './addresses.js';

export function ReferenceSearch({ reference }: { readonly reference: Reference }): JSX.Element {
  const { router } = useApp();
  const text = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const entries = useMemo(() => {
    const { type } = linksWith(() => '');
    return searchEntries(reference, (each) => type(each));
  }, [reference]);
  const results = searched(entries, text.value);
  const close = (): void => {
    text.value = '';
    field.current?.blur();
  };
  const move = (event: KeyboardEvent): void => {
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])];
    const { target } = event;
    const at = target instanceof HTMLInputElement || target instanceof HTMLAnchorElement ? stops.indexOf(target) : -1;
    if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && at === 0 && results[0] !== undefined) {
      router.go(results[0].address);
      close();
    } else return;
    event.preventDefault();
  };
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <search class="reference-search" onKeyDown={move}>
      <input
        ref={field}
        class="field search"
        type="search"
        aria-label="Search the reference"
        placeholder="Kinds, types, fields  /"
        autocomplete="off"
        spellcheck={false}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <span class="unseen" role="status">
        {text.value === '' ? '' : `${results.length} found`}
      </span>
      {text.value !== '' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links inside are pressed, which the list only hears of
        <ul ref={list} onClick={close}>
          {results.map(({ title, reference: of, address }) => (
            <li key={`${address} ${title}`}>
              <Link to={address}>
                {title} <small>{of}</small>
              </Link>
            </li>
          ))}
          {results.length === 0 && <li class="nothing">Nothing is called so.</li>}
        </ul>
      )}
    </search>
  );
}
