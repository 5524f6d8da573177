/** All kinds of the server, with how many objects each has. */
import { useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import { useShortcuts } from '../shell/keyboard.js';
import { Link } from '../shell/link.js';
import { kindAddress } from '../shell/router.js';
import { groupTitle } from './kind-tree.js';
import { type Count, kindKey } from './kinds.js';

/** Milliseconds after which objects are counted again while the room is looked at. */
const COUNT_MS = 15_000;

export function HomeRoom(): JSX.Element {
  const { kinds, words, router, returns } = useApp();
  const filter = useRef<HTMLInputElement>(null);
  const text = router.place.value.query.get('text') ?? '';
  const isEmptyHidden = useSignal(false);
  useEffect(() => {
    if (!kinds.known.value) return;
    const ended = new AbortController();
    const count = (): void => {
      if (document.visibilityState === 'visible') void kinds.count(ended.signal);
    };
    const timer = setInterval(count, COUNT_MS);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [kinds.known.value, returns.value]);
  useShortcuts({ '/': () => filter.current?.focus() });
  const matches = new Set(text === '' ? kinds.listed() : kinds.matching(text));
  const isShown = (count: Count | undefined): boolean => !isEmptyHidden.value || (typeof count === 'number' && count > 0);
  const groups = kinds
    .groups(words.groupDomain)
    .map(
      ([group, members]) => [group, members.filter((kind) => matches.has(kind) && isShown(kinds.counts.value.get(kindKey(kind))))] as const,
    )
    .filter(([, members]) => members.length > 0);
  return (
    <section class="home">
      <header class="room-head">
        <h1>Kinds</h1>
        {words.release !== '' && <span class="chip">API of release {words.release}</span>}
        <span class="push" />
        <label class="check">
          <input
            type="checkbox"
            checked={isEmptyHidden.value}
            onChange={({ currentTarget }) => {
              isEmptyHidden.value = currentTarget.checked;
            }}
          />
          Only those with objects
        </label>
        <input
          ref={filter}
          class="field search"
          type="search"
          aria-label="Filter kinds"
          placeholder="Filter kinds  /"
          value={text}
          onInput={({ currentTarget }) => router.change({ text: currentTarget.value })}
        />
      </header>
      {!kinds.known.value && <p class="loading">Asking the server for its kinds …</p>}
      {kinds.known.value && groups.length === 0 && <p class="empty">No kind is like that.</p>}
      <div class="groups">
        {groups.map(([group, members]) => (
          <section key={group} class="card group">
            <h2>{groupTitle(group)}</h2>
            <ul>
              {members.map((kind) => (
                <li key={kind.plural}>
                  <Link to={kindAddress(kind)}>
                    <b>{breakable(kind.kind)}</b>
                    <span class="hint">{kind.shortNames.join(', ')}</span>
                    <CountShown count={kinds.counts.value.get(kindKey(kind))} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** A name that takes a second line where one of its words begins, if it has to. */
const breakable = (name: string): ComponentChildren =>
  name.split(/(?=[A-Z][a-z])/).map((word, i) => (
    <Fragment key={word}>
      {i > 0 && <wbr />}
      {word}
    </Fragment>
  ));

function CountShown({ count }: { readonly count: Count | undefined }): JSX.Element {
  if (count === undefined) return <i class="count waiting">·</i>;
  if (count === 'hidden')
    return (
      <i class="count hidden" title="You may not list these">
        not yours
      </i>
    );
  return <i class={count === 0 ? 'count none' : 'count'}>{count.toLocaleString()}</i>;
}
