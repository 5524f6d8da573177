/** Asks the server whether somebody may do something, and shows the rules and bindings behind the answer. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { subjectaccessreviews } from '../../../../generated/authorization/v1/client.js';
import { plainKind, type TypesOf } from '../kinds/plain-kind.js';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { type Grant, grantsOf, means, type Policy, type Question } from './policy.js';

const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection', 'impersonate', 'bind', 'escalate'];

/** The group of all who have logged in. */
const EVERYBODY = 'system:authenticated';

interface Answer {
  readonly allowed: boolean;
  readonly reason: string;
  /** The stored rules that allow it to the person. */
  readonly grants: readonly Grant[];
}

interface QuestionsProps {
  /** Undefined until it is read, or where the user may not read it. */
  readonly policy: Policy | undefined;
  readonly fault: string;
}

export function Questions({ policy, fault }: QuestionsProps): JSX.Element {
  const app = useApp();
  const user = useSignal(app.user.name);
  const ownGroups = app.user.groups.join(', ');
  const groups = useSignal(ownGroups);
  const verb = useSignal('get');
  const resource = useSignal('');
  const namespace = useSignal('default');
  const name = useSignal('');
  const answer = useSignal<Answer | undefined>(undefined);
  const refused = useSignal('');
  const review = app.kinds.all.value.find(
    ({ group, plural, preferred }) => preferred && group === `authorization.${app.words.groupDomain}` && plural === 'subjectaccessreviews',
  );
  const question = (): Question => {
    const [plural = '', ...rest] = resource.value.trim().split('.');
    const known = app.kinds.matching(resource.value)[0];
    const isKnown = known !== undefined && (known.plural === resource.value.trim() || known.shortNames.includes(resource.value.trim()));
    return {
      verb: verb.value.trim(),
      group: isKnown ? known.group : rest.join('.'),
      resource: isKnown ? known.plural : plural,
      namespace: namespace.value.trim(),
      name: name.value.trim(),
    };
  };
  const ask = async (): Promise<void> => {
    if (review === undefined) return;
    const asked = question();
    const person = {
      user: user.value.trim(),
      groups: groups.value
        .split(',')
        .map((group) => group.trim())
        .filter((group) => group !== ''),
    };
    refused.value = '';
    answer.value = undefined;
    const [plural = '', subresource = ''] = asked.resource.split('/');
    const { group, namespace: within, verb: does, name: of } = asked;
    try {
      const reviewed = await app.client.of<TypesOf<typeof subjectaccessreviews>>(plainKind(review)).create({
        spec: { ...person, resourceAttributes: { verb: does, group, resource: plural, subresource, namespace: within, name: of } },
      });
      const status = 'status' in reviewed && typeof reviewed.status === 'object' ? reviewed.status : undefined;
      const grants =
        policy === undefined ? [] : grantsOf(policy, asked).filter(({ subjects }) => subjects.some((each) => means(each, person)));
      answer.value = { allowed: status?.allowed === true, reason: status?.reason ?? '', grants };
    } catch (error) {
      refused.value = messageOf(error);
    }
  };
  /** Another user is not in one's own groups, unless somebody writes so. */
  const meanUser = (): void => {
    const isOwn = user.value.trim() === app.user.name;
    if (!isOwn && groups.value === ownGroups) groups.value = EVERYBODY;
    else if (isOwn && groups.value === EVERYBODY) groups.value = ownGroups;
  };
  const field = (label: string, state: { value: string }, placeholder = '', changed?: () => void): JSX.Element => (
    <label>
      {label}
      <input
        class="field"
        type="text"
        spellcheck={false}
        autocomplete="off"
        placeholder={placeholder}
        value={state.value}
        onInput={({ currentTarget }) => {
          state.value = currentTarget.value;
          changed?.();
        }}
      />
    </label>
  );
  return (
    <>
      <section class="card">
        <h2>May somebody?</h2>
        <form
          class="question"
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          {field('User', user, 'eve', meanUser)}
          {field('Groups', groups, EVERYBODY)}
          <label>
            Verb
            <input
              class="field"
              type="text"
              list="verbs"
              value={verb.value}
              onInput={({ currentTarget }) => {
                verb.value = currentTarget.value;
              }}
            />
          </label>
          <datalist id="verbs">
            {VERBS.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          {field('Resource', resource, 'deployments or orders.shop.example.com')}
          {field('Namespace', namespace, 'empty for all')}
          {field('Name', name, 'empty for any')}
          <button type="submit" class="primary" disabled={resource.value.trim() === '' || review === undefined}>
            Ask
          </button>
        </form>
        {refused.value !== '' && (
          <p class="fault" role="alert">
            {refused.value}
          </p>
        )}
        {answer.value !== undefined && (
          <div role="status" class={answer.value.allowed ? 'verdict good' : 'verdict bad'}>
            <b>{answer.value.allowed ? 'Yes' : 'No'}</b>
            {answer.value.reason !== '' && <p dir="auto">{answer.value.reason}</p>}
            {answer.value.grants.map((grant) => (
              <GrantWords key={`${grant.bindingKind} ${grant.namespace} ${grant.binding}`} grant={grant} />
            ))}
          </div>
        )}
        {fault !== '' && <p class="hint">{fault}</p>}
      </section>
      {policy !== undefined && resource.value.trim() !== '' && <WhoMay policy={policy} question={question()} />}
    </>
  );
}

function WhoMay({ policy, question }: { readonly policy: Policy; readonly question: Question }): JSX.Element {
  const grants = grantsOf(policy, question);
  const where = question.namespace === '' ? 'everywhere' : `in ${question.namespace}`;
  return (
    <section class="card">
      <h2>
        Who may {question.verb} {question.resource} {where}?
      </h2>
      <p class="hint">By the rules that are stored. Other ways to decide, as webhooks, may allow more.</p>
      {grants.length === 0 && <p class="nothing">Nobody, by any rule.</p>}
      <ul class="grants">
        {grants.map((grant) => (
          <li key={`${grant.bindingKind} ${grant.namespace} ${grant.binding}`}>
            <ul class="chips">
              {grant.subjects.map(({ kind, namespace, name }) => (
                <li key={`${kind} ${namespace} ${name}`} dir="auto">
                  {kind} {namespace ? `${namespace}/` : ''}
                  {name}
                </li>
              ))}
            </ul>
            <GrantWords grant={grant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const words = (items: readonly string[] | null | undefined): string =>
  (items ?? []).map((item) => (item === '' ? 'core' : item)).join(', ');

const GrantWords = ({ grant: { binding, bindingKind, namespace, role, roleKind, rule } }: { readonly grant: Grant }): JSX.Element => (
  <p class="grant">
    {bindingKind} <b dir="auto">{namespace === '' ? binding : `${namespace}/${binding}`}</b> gives {roleKind} <b dir="auto">{role}</b>,
    whose rule allows <code>{words(rule.verbs)}</code> of <code>{words(rule.resources)}</code> in <code>{words(rule.apiGroups)}</code>
    {(rule.resourceNames ?? []).length > 0 && (
      <>
        {' '}
        named <code>{words(rule.resourceNames)}</code>
      </>
    )}
  </p>
);
