/** What of a kind is shown: a namespace, labels, fields and a text. All of it stands in the address. */
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';

interface FiltersProps {
  readonly kind: DiscoveredKind;
  readonly filter: RefObject<HTMLInputElement | null>;
}

export function Filters({ kind, filter }: FiltersProps): JSX.Element {
  const { router } = useApp();
  const { query } = router.place.value;
  const isWide = query.get('wide') === 'true';
  return (
    <search class="filters">
      {kind.namespaced && <NamespaceChoice />}
      <input
        ref={filter}
        class="field search"
        type="search"
        aria-label="Filter by text"
        placeholder="Filter by text  /"
        value={query.get('text') ?? ''}
        onInput={({ currentTarget }) => router.change({ text: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <Selector name="labels" label="Labels" example="app=web,tier!=db" />
      <Selector name="fields" label="Fields" example="metadata.name=web" />
      <label class="check">
        <input type="checkbox" checked={isWide} onChange={() => router.change({ wide: isWide ? '' : 'true' })} />
        All columns
      </label>
    </search>
  );
}

interface SelectorTextProps {
  /** Of the part of the address that holds it. */
  readonly name: string;
  readonly id?: string;
  readonly class: string;
  readonly placeholder: string;
  readonly 'aria-label'?: string;
}

/** A selector that the server judges: it is asked when the text is done, not at each letter. */
export function SelectorText({ name, ...more }: SelectorTextProps): JSX.Element {
  const { router } = useApp();
  return (
    <input
      {...more}
      type="text"
      spellcheck={false}
      autocomplete="off"
      value={router.place.value.query.get(name) ?? ''}
      onChange={({ currentTarget }) => router.change({ [name]: currentTarget.value.trim() })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') router.change({ [name]: event.currentTarget.value.trim() });
      }}
    />
  );
}

const Selector = ({ name, label, example }: { readonly name: string; readonly label: string; readonly example: string }): JSX.Element => (
  <SelectorText name={name} class="field selector" aria-label={`${label} selector`} placeholder={`${label}: ${example}`} />
);

/** Where requests name a namespace, the kind of these stands. */
const NAMESPACES = 'namespaces';

/** `none`: what is said where no namespace is chosen. */
export function NamespaceChoice({ none = 'All namespaces' }: { readonly none?: string }): JSX.Element {
  const { kinds, client, router } = useApp();
  const names = useSignal<readonly string[]>([]);
  const chosen = router.place.value.query.get('namespace') ?? '';
  const kind = kinds.shown('', NAMESPACES);
  useEffect(() => {
    if (kind === undefined) return;
    const ended = new AbortController();
    // Whoever may not list namespaces writes the name into the address.
    client
      .table(kind)
      .list({ signal: ended.signal })
      .toArray()
      .then((rows) => {
        names.value = rows.map(({ metadata }) => metadata.name ?? '');
      })
      .catch(() => undefined);
    return () => ended.abort();
  }, [kind]);
  const all = chosen === '' || names.value.includes(chosen) ? names.value : [chosen, ...names.value];
  return (
    <select
      class="field"
      aria-label="Namespace"
      value={chosen}
      onChange={({ currentTarget }) => router.change({ namespace: currentTarget.value })}
    >
      <option value="">{none}</option>
      {all.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
