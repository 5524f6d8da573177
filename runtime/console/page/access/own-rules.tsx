/** What the user may do in a namespace, as the server tells. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { selfsubjectrulesreviews } from '../../../../generated/authorization/v1/client.js';
import type { SelfSubjectRulesReview } from '../../../../generated/authorization/v1/types.js';
import { plainKind, type TypesOf } from '../kinds/plain-kind.js';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { NamespaceChoice } from '../table/filters.js';

type Rules = SelfSubjectRulesReview['status'];

export function OwnRules(): JSX.Element | null {
  const app = useApp();
  const rules = useSignal<Rules | undefined>(undefined);
  const fault = useSignal<unknown>(undefined);
  const namespace = app.router.place.value.query.get('namespace') || 'default';
  const review = app.kinds.all.value.find(
    ({ group, plural, preferred }) =>
      preferred && group === `authorization.${app.words.groupDomain}` && plural === 'selfsubjectrulesreviews',
  );
  useEffect(() => {
    if (review === undefined) return;
    const ended = new AbortController();
    app.client
      .of<TypesOf<typeof selfsubjectrulesreviews>>(plainKind(review))
      .create({ spec: { namespace } }, { signal: ended.signal })
      .then((answer) => {
        if ('status' in answer && typeof answer.status === 'object') rules.value = answer.status;
      })
      .catch((error: unknown) => {
        if (!ended.signal.aborted) fault.value = error;
      });
    return () => ended.abort();
  }, [namespace, review]);
  if (review === undefined) return null;
  return (
    <section class="card">
      <h2>What you may do</h2>
      <p class="toolbar">
        <NamespaceChoice none="In the namespace default" />
      </p>
      {fault.value !== undefined && <Fault error={fault.value} />}
      {rules.value?.incomplete === true && (
        <p class="hint">There may be more: {rules.value.evaluationError ?? 'not all ways to decide can be listed'}.</p>
      )}
      {rules.value !== undefined && <RuleTable rules={rules.value} />}
    </section>
  );
}

const list = (items: readonly string[] | undefined | null): string => (items ?? []).map((item) => (item === '' ? 'core' : item)).join(', ');

function RuleTable({ rules }: { readonly rules: NonNullable<Rules> }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
    <section class="scroller plain" aria-label="What you may do" tabIndex={0}>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">Verbs</th>
            <th scope="col">Resources or paths</th>
            <th scope="col">Groups</th>
            <th scope="col">Names</th>
          </tr>
        </thead>
        <tbody>
          {rules.resourceRules?.map(({ verbs, resources, apiGroups, resourceNames }) => (
            <tr key={JSON.stringify([verbs, resources, apiGroups, resourceNames])}>
              <td>{list(verbs)}</td>
              <td>{list(resources)}</td>
              <td>{list(apiGroups)}</td>
              <td>{list(resourceNames)}</td>
            </tr>
          ))}
          {rules.nonResourceRules?.map(({ verbs, nonResourceURLs }) => (
            <tr key={JSON.stringify([verbs, nonResourceURLs])}>
              <td>{list(verbs)}</td>
              <td>{list(nonResourceURLs)}</td>
              <td class="nothing">–</td>
              <td class="nothing">–</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
