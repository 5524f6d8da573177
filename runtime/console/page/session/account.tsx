/** Who is logged in, with a way out. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { Link } from '../shell/link.js';
import { accessAddress } from '../shell/router.js';

export function Account(): JSX.Element {
  const app = useApp();
  const { name, groups } = app.user;
  const card = useRef<HTMLDetailsElement>(null);
  const shut = (): void => {
    if (card.current !== null) card.current.open = false;
  };
  useEffect(() => {
    const pressed = (event: PointerEvent): void => {
      if (event.target instanceof Node && card.current?.contains(event.target) !== true) shut();
    };
    addEventListener('pointerdown', pressed);
    return () => removeEventListener('pointerdown', pressed);
  }, []);
  useEffect(shut, [app.router.place.value]);
  return (
    <details
      ref={card}
      class="account"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || card.current?.open !== true) return;
        event.preventDefault();
        shut();
        card.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span class="avatar" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <bdi>{name}</bdi>
      </summary>
      <div class="card">
        <p>
          Logged in as <b dir="auto">{name}</b>
        </p>
        <p class="hint">Groups</p>
        <ul class="chips">
          {groups.map((group) => (
            <li key={group} dir="auto">
              {group}
            </li>
          ))}
        </ul>
        <Link to={accessAddress()}>What may I do?</Link>
        <button type="button" onClick={() => void app.session.logOut().catch((error: unknown) => app.tell('bad', messageOf(error)))}>
          Log out
        </button>
      </div>
    </details>
  );
}
