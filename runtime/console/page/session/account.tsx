/** Who is logged in, with a way out. */
import type { JSX } from 'preact';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { Link } from '../shell/link.js';
import { accessAddress } from '../shell/router.js';

export function Account(): JSX.Element {
  const app = useApp();
  const { name, groups } = app.user;
  return (
    <details class="account">
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
