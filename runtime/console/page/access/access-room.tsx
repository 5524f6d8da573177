/** Who may do what: what one may oneself, whether somebody may do something and by which rule, and who may at all. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { OwnRules } from './own-rules.js';
import { type Policy, readPolicy } from './policy.js';
import { Questions } from './questions.js';

export function AccessRoom(): JSX.Element {
  const app = useApp();
  const policy = useSignal<Policy | undefined>(undefined);
  const fault = useSignal('');
  useEffect(() => {
    if (!app.kinds.known.value) return;
    const ended = new AbortController();
    readPolicy(app.client, app.kinds, app.words.groupDomain, ended.signal)
      .then((found) => {
        policy.value = found;
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) fault.value = `The rules that are stored are not shown: ${messageOf(error)}`;
      });
    return () => ended.abort();
  }, [app.kinds.known.value, app.returns.value]);
  return (
    <section class="access">
      <header class="room-head">
        <h1>Access</h1>
        <span class="hint">
          You are <b dir="auto">{app.user.name}</b>
        </span>
      </header>
      {app.kinds.known.value && (
        <>
          <Questions policy={policy.value} fault={fault.value} />
          <OwnRules />
        </>
      )}
    </section>
  );
}
