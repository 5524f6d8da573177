/** The frame around all rooms: bar, list of kinds, notices, and what is shown before anybody has logged in. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { AccessRoom } from '../access/access-room.js';
import { HomeRoom } from '../kinds/home-room.js';
import { KindTree } from '../kinds/kind-tree.js';
import { LazyLoad } from '../load/load.js';
import { NewRoom } from '../object/new-room.js';
import { ObjectRoom } from '../object/object-room.js';
import { LazyReference } from '../reference/load.js';
import { Account } from '../session/account.js';
import { Login } from '../session/login.js';
import { TableRoom } from '../table/table-room.js';
import { TryRoom } from '../try/load.js';
import { useApp } from './app.js';
import { messageOf } from './faults.js';
import { Help } from './help.js';
import { useShortcuts } from './keyboard.js';
import { Link } from './link.js';
import { Mark } from './mark.js';
import { Notices } from './notices.js';
import { Palette } from './palette.js';
import { accessAddress, homeAddress, loadAddress, type Room, referenceAddress, roomOf, titleOf, tryAddress } from './router.js';

export function Shell(): JSX.Element {
  const app = useApp();
  const { value: session } = app.session.state;
  return (
    <>
      {app.away.value && (
        <p class="away" role="status">
          The server does not answer. What is shown is from before; the page goes on by itself when it is back.
        </p>
      )}
      {session.is === 'unknown' && <p class="loading">Looking who is logged in …</p>}
      {session.is === 'out' && <Login ways={session.ways} why={session.why} />}
      {session.is === 'in' && <Frame key={session.user.name} />}
      <Notices />
    </>
  );
}

function Frame(): JSX.Element {
  const app = useApp();
  const { overlay, kinds, router, returns } = app;
  const narrowMenu = useSignal(false);
  const room = roomOf(router.place.value);
  useEffect(() => {
    const ended = new AbortController();
    const read = async (): Promise<void> => {
      await kinds.discover();
      await kinds.count(ended.signal);
    };
    read().catch((error: unknown) => app.tell('bad', `The kinds cannot be read: ${messageOf(error)}`));
    return () => ended.abort();
  }, [returns.value]);
  useEffect(() => {
    narrowMenu.value = false;
  }, [router.place.value]);
  const path = router.place.value.segments.join('/');
  const arrived = useRef(false);
  useLayoutEffect(() => {
    document.title = titleOf(room);
    // Screen readers tell of the other place, and the Tab key goes on from there.
    if (arrived.current) document.getElementById('room')?.focus({ preventScroll: true });
    arrived.current = true;
  }, [path]);
  useLayoutEffect(
    () => () => {
      document.title = titleOf({ room: 'home' });
    },
    [],
  );
  useShortcuts({
    '?': () => {
      overlay.value = 'help';
    },
    ':': () => {
      overlay.value = 'palette';
    },
  });
  return (
    <div class="frame">
      <a class="skip" href="#room">
        Skip to the content
      </a>
      <header class="bar">
        <button
          type="button"
          class="quiet menu"
          aria-label="Kinds"
          aria-expanded={narrowMenu.value}
          onClick={() => {
            narrowMenu.value = !narrowMenu.value;
          }}
        >
          ☰
        </button>
        <Link to={homeAddress()} class="brand">
          <Mark /> <span>Console</span>
        </Link>
        <button
          type="button"
          class="goto"
          aria-label="Go to a kind"
          onClick={() => {
            overlay.value = 'palette';
          }}
        >
          <span>Go to a kind</span> <kbd>:</kbd>
        </button>
        <nav aria-label="Rooms">
          <Link to={homeAddress()} aria-current={room.room === 'home' ? 'page' : undefined}>
            Kinds
          </Link>
          <Link to={accessAddress()} aria-current={room.room === 'access' ? 'page' : undefined}>
            Access
          </Link>
          <Link to={referenceAddress()} aria-current={room.room === 'reference' ? 'page' : undefined}>
            Reference
          </Link>
          <Link to={loadAddress()} aria-current={room.room === 'load' ? 'page' : undefined}>
            Load
          </Link>
          <Link to={tryAddress('cel')} aria-current={room.room === 'try' ? 'page' : undefined}>
            Try
          </Link>
        </nav>
        <button
          type="button"
          class="quiet shortcut"
          aria-label="Keyboard shortcuts"
          onClick={() => {
            overlay.value = 'help';
          }}
        >
          <kbd>?</kbd>
        </button>
        <Account />
      </header>
      <aside class={narrowMenu.value ? 'kinds open' : 'kinds'} aria-label="Kinds">
        <KindTree />
      </aside>
      <main id="room" tabIndex={-1}>
        <RoomView room={room} />
      </main>
      {overlay.value === 'help' && <Help />}
      {overlay.value === 'palette' && <Palette />}
    </div>
  );
}

function RoomView({ room }: { readonly room: Room }): JSX.Element {
  const { kinds, router } = useApp();
  if (room.room === 'home') return <HomeRoom />;
  if (room.room === 'access') return <AccessRoom />;
  if (room.room === 'try') return <TryRoom place={room.place} />;
  if (room.room === 'load') return <LazyLoad />;
  if (room.room === 'reference') return <LazyReference path={room.path} />;
  if (room.room === 'nowhere') return <Nowhere what="Nothing is at this address." />;
  if (!kinds.known.value) return <p class="loading">Asking the server for its kinds …</p>;
  const kind = kinds.find(room.kind);
  const { plural, group, version } = room.kind;
  if (kind === undefined) return <Nowhere what={`The server has no ${plural} in ${group === '' ? version : `${group}/${version}`}.`} />;
  const key = `${router.place.value.segments.join('/')}`;
  if (room.room === 'table') return <TableRoom key={key} kind={kind} />;
  if (room.room === 'new') return <NewRoom key={key} kind={kind} />;
  return <ObjectRoom key={key} kind={kind} namespace={room.namespace} name={room.name} />;
}

const Nowhere = ({ what }: { readonly what: string }): JSX.Element => (
  <div class="empty">
    <h1>Not here</h1>
    <p>{what}</p>
    <Link to={homeAddress()}>All kinds</Link>
  </div>
);
