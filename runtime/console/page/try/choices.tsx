/** Choices of a kind and of one of its objects, which stand in the address. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { groupTitle } from '../kinds/kind-tree.js';
import { useApp } from '../shell/app.js';

/** Names that are offered while one writes. */
const MAX_NAMES = 200;

const kindName = ({ apiVersion, plural }: DiscoveredKind): string => `${apiVersion}/${plural}`;

/** The kind that the address names, or else the first with that plural; undefined before the kinds are known. */
export function useChosenKind(usual: string): DiscoveredKind | undefined {
  const { kinds, router } = useApp();
  const listed = kinds.listed();
  const chosen = router.place.value.query.get('kind');
  return listed.find((kind) => kindName(kind) === chosen) ?? listed.find(({ plural }) => plural === usual) ?? listed[0];
}

export function KindChoice({ kind }: { readonly kind: DiscoveredKind }): JSX.Element {
  const { kinds, router, words } = useApp();
  return (
    <label class="labelled">
      <span>Kind</span>
      <select
        class="field"
        value={kindName(kind)}
        onChange={({ currentTarget }) => router.change({ kind: currentTarget.value, object: '' })}
      >
        {kinds.groups(words.groupDomain).map(([group, members]) => (
          <optgroup key={group} label={groupTitle(group)}>
            {members.map((each) => (
              <option key={each.plural} value={kindName(each)}>
                {each.kind}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Names are `namespace/name`, or `name` where the kind has no namespaces. */
export function ObjectChoice({ kind }: { readonly kind: DiscoveredKind }): JSX.Element {
  const { client, router } = useApp();
  const names = useSignal<readonly string[]>([]);
  const list = useId();
  useEffect(() => {
    const ended = new AbortController();
    const read = async (): Promise<void> => {
      for await (const { items } of client.table(kind).list({ pageSize: MAX_NAMES, signal: ended.signal }).pages()) {
        names.value = items.map(({ metadata: { namespace, name = '' } }) => (namespace === undefined ? name : `${namespace}/${name}`));
        return;
      }
    };
    // Whoever may not list objects writes a name that they know.
    read().catch(() => undefined);
    return () => ended.abort();
  }, [kind]);
  return (
    <label class="labelled">
      <span>Object</span>
      <input
        class="field"
        type="text"
        list={list}
        placeholder={kind.namespaced ? 'namespace/name' : 'name'}
        spellcheck={false}
        autocomplete="off"
        value={router.place.value.query.get('object') ?? ''}
        onChange={({ currentTarget }) => router.change({ object: currentTarget.value.trim() })}
      />
      <datalist id={list}>
        {names.value.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}
