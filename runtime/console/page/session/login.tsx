/** The ways to log in. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useApp } from '../shell/app.js';
import { Mark } from '../shell/mark.js';

interface LoginProps {
  readonly ways: { readonly issuer?: string; readonly certificate?: string };
  /** Why nobody is logged in any more, or what went wrong; may be empty. */
  readonly why: string;
}

export function Login({ ways, why }: LoginProps): JSX.Element {
  const { session } = useApp();
  const token = useSignal('');
  const refused = useSignal(why);
  const busy = useSignal(false);
  const attempt = async (logIn: () => Promise<boolean>, otherwise: string): Promise<void> => {
    busy.value = true;
    try {
      if (!(await logIn())) refused.value = otherwise;
    } catch {
      refused.value = 'The server does not answer.';
    } finally {
      busy.value = false;
    }
  };
  return (
    <main class="login">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => session.byToken(token.value.trim()), 'The server does not know this token.');
        }}
      >
        <h1>
          <Mark /> Console
        </h1>
        {refused.value !== '' && (
          <p class="fault" role="alert">
            {refused.value}
          </p>
        )}
        {ways.issuer !== undefined && (
          <button type="button" class="primary" onClick={() => session.byIssuer()}>
            Log in at <bdi>{ways.issuer.replace('https://', '')}</bdi>
          </button>
        )}
        {ways.certificate !== undefined && (
          <button
            type="button"
            class="primary"
            disabled={busy.value}
            onClick={() => void attempt(() => session.byCertificate(), 'The server does not take this certificate.')}
          >
            Go on as <bdi>{ways.certificate}</bdi>, whose certificate this browser shows
          </button>
        )}
        <label>
          Token
          <input
            class="field"
            type="password"
            required
            autocomplete="off"
            spellcheck={false}
            value={token.value}
            onInput={({ currentTarget }) => {
              token.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class={ways.issuer === undefined && ways.certificate === undefined ? 'primary' : ''} disabled={busy.value}>
          Log in
        </button>
        <p class="hint">
          A start of the server prints a link that logs its administrator in. The token of a user stands in client configuration files, as{' '}
          <code>token</code>. The page does not keep it: the server holds the session, until you log out.
        </p>
      </form>
    </main>
  );
}
