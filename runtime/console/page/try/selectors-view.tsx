/** Selectors of labels and fields: which objects they select at any time, and which term keeps the others out. The server says both. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { DiscoveredKind, TableRow } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';
import { Link } from '../shell/link.js';
import { objectAddress } from '../shell/router.js';
import { NamespaceChoice, SelectorText } from '../table/filters.js';
import { LiveRows, rowKey } from '../table/live-rows.js';
import { KindChoice, useChosenKind } from './choices.js';
import { keyOf, MAX_TERMS, type Term, termsOf } from './terms.js';

/** Rows that are shown. */
const MAX_ROWS = 200;

export function SelectorsView(): JSX.Element {
  const kind = useChosenKind('configmaps');
  const { router } = useApp();
  const { query } = router.place.value;
  const [labels, fields] = [query.get('labels') ?? '', query.get('fields') ?? ''];
  if (kind === undefined) return <p class="loading">Asking the server for its kinds …</p>;
  const terms: Term[] = [
    ...termsOf(labels).map((text) => ({ of: 'labels', text }) as const),
    ...termsOf(fields).map((text) => ({ of: 'fields', text }) as const),
  ];
  const namespace = kind.namespaced ? (query.get('namespace') ?? '') : '';
  const asked = JSON.stringify([kind.apiVersion, kind.plural, namespace, terms]);
  return (
    <>
      <div class="choices">
        <KindChoice kind={kind} />
        {kind.namespaced && (
          <div class="labelled">
            <span>Namespace</span>
            <NamespaceChoice />
          </div>
        )}
        <SelectorField name="labels" label="Labels selector" example="app=web,tier in (a,b),!old" />
        <SelectorField name="fields" label="Fields selector" example="metadata.name!=web" />
      </div>
      {terms.length > MAX_TERMS ? (
        <p class="empty">These are more than {MAX_TERMS} terms, which are not all followed at once.</p>
      ) : (
        <Selected key={asked} kind={kind} namespace={namespace} terms={terms} />
      )}
    </>
  );
}

const SelectorField = ({
  name,
  label,
  example,
}: {
  readonly name: string;
  readonly label: string;
  readonly example: string;
}): JSX.Element => (
  <label class="labelled wide" htmlFor={`selector-${name}`}>
    <span>{label}</span>
    <SelectorText id={`selector-${name}`} name={name} class="field code" placeholder={example} />
  </label>
);

interface SelectedProps {
  readonly kind: DiscoveredKind;
  readonly namespace: string;
  readonly terms: readonly Term[];
}

function Selected({ kind, namespace, terms }: SelectedProps): JSX.Element {
  const { client, returns } = useApp();
  const all = useMemo(() => new LiveRows(client.table(kind)), [returns.value]);
  const byTerm = useMemo(() => terms.map((term) => ({ term, rows: new LiveRows(client.table(kind)) })), [returns.value]);
  useEffect(() => {
    void all.begin({ namespace, labelSelector: '', fieldSelector: '' });
    for (const { term, rows } of byTerm)
      void rows.begin({
        namespace,
        labelSelector: term.of === 'labels' ? term.text : '',
        fieldSelector: term.of === 'fields' ? term.text : '',
      });
    return () => {
      all.end();
      for (const { rows } of byTerm) rows.end();
    };
  }, [all, byTerm]);
  const found = byTerm.map(({ term, rows }) => ({
    term,
    fault: rows.fault.value,
    isKnown: rows.synced.value,
    rows: rows.shown.value,
  }));
  const faults = found.filter(({ fault }) => fault !== undefined);
  const rows = all.shown.value;
  const selected = new Set<TableRow>();
  const others: TableRow[] = [];
  for (const row of rows)
    if (found.every((each) => each.rows.has(rowKey(row)))) selected.add(row);
    else if (others.length < MAX_ROWS) others.push(row);
  const ordered = [...selected, ...others].slice(0, MAX_ROWS);
  if (all.fault.value !== undefined)
    return (
      <p class="fault" role="alert">
        {messageOf(all.fault.value)}
      </p>
    );
  if (faults.length > 0)
    return (
      <div class="fault" role="alert">
        {faults.map(({ term, fault }) => (
          <p key={term.text}>
            <code>{term.text}</code>: <span dir="auto">{messageOf(fault)}</span>
          </p>
        ))}
      </div>
    );
  if (!all.synced.value || found.some(({ isKnown }) => !isKnown)) return <p class="loading">Asking the server, a term at a time …</p>;
  return (
    <section class="card">
      <h2>
        <span role="status">
          {selected.size.toLocaleString()} of {rows.length.toLocaleString()} selected
        </span>
      </h2>
      {rows.length > MAX_ROWS && <p class="hint">{MAX_ROWS} of them are shown, those that are selected first.</p>}
      {rows.length === 0 ? (
        <p class="nothing">There is no {kind.kind} here yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
        <section class="scroller plain" aria-label="Objects" tabIndex={0}>
          <table class="rows">
            <thead>
              <tr>
                <th scope="col">Object</th>
                <th scope="col">Selected</th>
                {terms.map((term) => (
                  <th key={`${term.of} ${term.text}`} scope="col">
                    <code>{term.text}</code>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ordered.map((row) => (
                <tr key={rowKey(row)}>
                  <th scope="row">
                    <ObjectLink kind={kind} row={row} />
                  </th>
                  <td>
                    <Mark holds={selected.has(row)} />
                  </td>
                  {found.map((each) => (
                    <td key={`${each.term.of} ${each.term.text}`}>
                      <Mark holds={each.rows.has(rowKey(row))} />
                      {each.term.of === 'labels' && <Held row={row} label={keyOf(each.term.text)} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function ObjectLink({ kind, row: { metadata } }: { readonly kind: DiscoveredKind; readonly row: TableRow }): JSX.Element {
  const { namespace = '', name = '' } = metadata;
  return (
    <Link to={objectAddress(kind, namespace, name)}>
      <bdi>{namespace === '' ? name : `${namespace}/${name}`}</bdi>
    </Link>
  );
}

const Mark = ({ holds }: { readonly holds: boolean }): JSX.Element => (
  <span class={holds ? 'state good' : 'state bad'}>{holds ? 'yes' : 'no'}</span>
);

/** What the object has of the label that a term is about, which is why the term holds or not. */
function Held({ row: { metadata }, label }: { readonly row: TableRow; readonly label: string }): JSX.Element {
  const { labels = {} } = metadata;
  return (
    <span class="hint">
      {Object.hasOwn(labels, label) ? (
        <>
          , it is <bdi>{labels[label] === '' ? 'empty' : labels[label]}</bdi>
        </>
      ) : (
        ', it has none'
      )}
    </span>
  );
}
