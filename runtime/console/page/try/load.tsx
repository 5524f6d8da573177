/** The places to try things are loaded when they are first looked at, each by itself: that for CEL brings the language along. */
import type { JSX } from 'preact';
import { Link } from '../shell/link.js';
import { useLoaded } from '../shell/loaded.js';
import { tryAddress } from '../shell/router.js';

const Waiting = (): JSX.Element => <p class="loading">Loading …</p>;

function LazyExpressions(): JSX.Element {
  const loaded = useLoaded('The place to try CEL', () => import('./expressions-view.js'));
  return loaded === undefined ? <Waiting /> : <loaded.ExpressionsView />;
}

function LazySelectors(): JSX.Element {
  const loaded = useLoaded('The place to try selectors', () => import('./selectors-view.js'));
  return loaded === undefined ? <Waiting /> : <loaded.SelectorsView />;
}

function LazyRoles(): JSX.Element {
  const loaded = useLoaded('The place to try roles', () => import('./roles-view.js'));
  return loaded === undefined ? <Waiting /> : <loaded.RolesView />;
}

const PLACES = [
  ['cel', 'CEL', LazyExpressions],
  ['selectors', 'Selectors', LazySelectors],
  ['roles', 'Roles', LazyRoles],
] as const;

/** `place`: the last segment of the address; the first place where it is none. */
export function TryRoom({ place }: { readonly place: string }): JSX.Element {
  const [here, , View] = PLACES.find(([name]) => name === place) ?? PLACES[0];
  return (
    <section class="try-room">
      <header class="room-head">
        <h1>Try</h1>
        <nav class="subrooms" aria-label="What to try">
          {PLACES.map(([name, title]) => (
            <Link key={name} to={tryAddress(name)} aria-current={name === here ? 'page' : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        <span class="hint">Nothing of what is tried here is stored.</span>
      </header>
      <View />
    </section>
  );
}
