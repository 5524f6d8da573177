/** A role that is not stored: what it would allow, of the kinds that there are. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { groupTitle } from '../kinds/kind-tree.js';
import { Draft } from '../object/draft.js';
import { useSchema } from '../object/schema.js';
import { TextView } from '../object/text-view.js';
import { useApp } from '../shell/app.js';
import { type KindRights, rightsOf, rulesOf, unknownResources } from './role-rights.js';

export function RolesView(): JSX.Element {
  const { kinds, words } = useApp();
  const role = kinds.shown(`rbac.authorization.${words.groupDomain}`, 'clusterroles');
  if (!kinds.known.value) return <p class="loading">Asking the server for its kinds …</p>;
  return role === undefined ? <p class="empty">This server has no roles.</p> : <Trial role={role} />;
}

function Trial({ role }: { readonly role: DiscoveredKind }): JSX.Element {
  const { kinds } = useApp();
  const schema = useSchema(role);
  const draft = useMemo(() => {
    const rules = [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'list', 'watch'] }];
    return new Draft({ apiVersion: role.apiVersion, kind: role.kind, metadata: { name: 'tried' }, rules });
  }, [role]);
  const { value } = draft.value;
  const rules = rulesOf(value);
  // A role that is in a namespace gives nothing of what is in none.
  const isOfNamespace = value.kind !== role.kind;
  const reached = kinds.listed().filter(({ namespaced }) => namespaced || !isOfNamespace);
  const rights = rightsOf(rules, reached);
  const unknown = unknownResources(rules, kinds.all.value);
  const paths = rules.flatMap(({ nonResourceURLs, verbs }) =>
    (nonResourceURLs ?? []).map((path) => `${(verbs ?? []).join(', ')} of ${path}`),
  );
  return (
    <div class="trial">
      <section class="trial-object" aria-label="The role">
        <p class="hint">A role as text: a {role.kind}, or a role of one namespace, which reaches only kinds that are in namespaces.</p>
        {draft.fault.value !== '' && <p class="fault">{draft.fault.value}</p>}
        <div class="view view-yaml">
          <TextView draft={draft} schema={schema} mayEdit />
        </div>
      </section>
      <section class="card rights" aria-label="What the role would allow">
        <h2>
          <span role="status">
            It would allow something of {new Set(rights.map(({ kind }) => kind)).size} of {reached.length} kinds
          </span>
        </h2>
        {unknown.map((resource) => (
          <p key={resource} class="notice warning">
            No kind here is called {resource}.
          </p>
        ))}
        {paths.length > 0 && <p>Of paths: {paths.join('; ')}.</p>}
        <RightsTable rights={rights} />
      </section>
    </div>
  );
}

const RightsTable = ({ rights }: { readonly rights: readonly KindRights[] }): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
  <section class="scroller plain" aria-label="Rights by kind" tabIndex={0}>
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Group</th>
          <th scope="col">Verbs</th>
        </tr>
      </thead>
      <tbody>
        {rights.map(({ kind, subresource, rights: verbs }) => (
          <tr key={`${kind.plural}.${kind.group}/${subresource}`}>
            <th scope="row">
              {kind.kind}
              {subresource === '' ? '' : ` /${subresource}`}
            </th>
            <td>{groupTitle(kind.group)}</td>
            <td>{verbs.map(({ verb, names }) => (names.length === 0 ? verb : `${verb} (of ${names.join(', ')})`)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
