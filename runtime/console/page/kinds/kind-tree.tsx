/** The kinds by their groups, beside every room. */
import type { JSX } from 'preact';
import { useApp } from '../shell/app.js';
import { Link } from '../shell/link.js';
import { kindAddress, roomOf } from '../shell/router.js';
import { kindKey } from './kinds.js';

/** Groups that are shown open at first. */
const OPEN = 3;

export const groupTitle = (group: string): string => (group === '' ? 'core' : group);

export function KindTree(): JSX.Element {
  const { kinds, words, router } = useApp();
  const room = roomOf(router.place.value);
  const here = 'kind' in room ? room.kind : undefined;
  return (
    <nav class="tree" aria-label="Kinds by group">
      {kinds.groups(words.groupDomain).map(([group, members], i) => (
        <details key={group} open={i < OPEN || group === here?.group}>
          <summary>{groupTitle(group)}</summary>
          <ul>
            {members.map((kind) => {
              const count = kinds.counts.value.get(kindKey(kind));
              const isHere = here?.group === kind.group && here.plural === kind.plural;
              return (
                <li key={kind.plural}>
                  <Link to={kindAddress(kind)} aria-current={isHere ? 'page' : undefined} title={kind.plural}>
                    <span>{kind.kind}</span>
                    {typeof count === 'number' && <i>{count}</i>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </nav>
  );
}
