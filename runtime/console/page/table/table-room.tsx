/** The objects of a kind, in a table that is always as the server has it now. */
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { DiscoveredKind, TableColumn, TableRow } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';
import { Fault } from '../shell/faults.js';
import { useShortcuts } from '../shell/keyboard.js';
import { Link } from '../shell/link.js';
import { homeAddress, kindReferenceAddress, newAddress, objectAddress } from '../shell/router.js';
import { ageOf } from './age.js';
import { type Cursor, useCursor } from './cursor.js';
import { Filters } from './filters.js';
import { useFollowedRows } from './followed-rows.js';
import { MARKED_MS, rowKey, type ShownRows } from './live-rows.js';
import { SelectionBar } from './selection-bar.js';
import { isAge, parseSort } from './sorting.js';
import { VirtualRows } from './virtual-rows.js';
import { type ShownColumn, shownColumns } from './widths.js';

/** Width of the column with checkboxes, in widths of the digit 0. */
const CHECKBOX = 6;

/** Milliseconds after which ages are reckoned anew. */
const AGES_MS = 5000;

export function TableRoom({ kind }: { readonly kind: DiscoveredKind }): JSX.Element {
  const app = useApp();
  const { query } = app.router.place.value;
  const namespace = kind.namespaced ? (query.get('namespace') ?? '') : '';
  const labelSelector = query.get('labels') ?? '';
  const fieldSelector = query.get('fields') ?? '';
  const sort = parseSort(query.get('sort'));
  const text = query.get('text') ?? '';
  const isWide = query.get('wide') === 'true';
  const filter = useRef<HTMLInputElement>(null);
  const { live, selected: followed, labels } = useFollowedRows(kind, { namespace, labelSelector, fieldSelector });
  const now = useSignal(Date.now());
  const selected = useSignal<ReadonlySet<string>>(new Set());

  useEffect(() => {
    void live.begin(followed);
    return () => live.end();
  }, [live]);
  useEffect(() => {
    // What is chosen would go on to count, and be deleted, where it is shown no longer.
    selected.value = new Set();
  }, [live, labels]);
  useLayoutEffect(() => live.arrange(sort, text, labels), [live, sort.column, sort.descending, text, labels]);
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, AGES_MS);
    return () => clearInterval(timer);
  }, []);
  const isWhole = namespace === '' && labelSelector === '' && fieldSelector === '';
  useEffect(() => {
    if (isWhole && live.synced.value) app.kinds.tell(kind, live.total.value);
  }, [isWhole, live.synced.value, live.total.value]);

  const rows = live.shown.value;
  const cursor = useCursor(rows);
  const columns = useComputed(() => live.columns.value).value;
  const shown = useMemo(
    () => shownColumns(columns, live.shown.peek(), { isWide, withNamespace: kind.namespaced && namespace === '' }),
    [columns, isWide, namespace, live.synced.value],
  );
  const open = (i: number, tab = ''): void => {
    const row = rows.at(i);
    if (row !== undefined) app.router.go(`${addressOf(kind, row)}${tab === '' ? '' : `?tab=${tab}`}`);
  };
  const toggle = (row: TableRow | undefined): void => {
    if (row === undefined) return;
    const next = new Set(selected.value);
    if (!next.delete(rowKey(row))) next.add(rowKey(row));
    selected.value = next;
  };
  useShortcuts({
    '/': () => filter.current?.focus(),
    j: () => cursor.move(1),
    k: () => cursor.move(-1),
    ArrowDown: () => cursor.move(1),
    ArrowUp: () => cursor.move(-1),
    Enter: () => open(cursor.at),
    e: () => open(cursor.at, 'yaml'),
    x: () => toggle(rows.at(cursor.at)),
    n: kind.verbs.includes('create') ? () => app.router.go(newAddress(kind, namespace)) : undefined,
    u: () => app.router.go(homeAddress()),
    Escape: () => {
      selected.value = new Set();
    },
  });

  return (
    <section class="table-room">
      <header class="room-head">
        <h1>{kind.kind}</h1>
        <span class="chip">{kind.apiVersion}</span>
        <span class="live" role="status">
          <i class={live.synced.value && !app.away.value ? 'dot on' : 'dot'} aria-hidden="true" />
          {live.synced.value ? shownOf(rows.length, live.total.value) : loadedOf(live.total.value, live.expected.value)}
        </span>
        <span class="push" />
        <Link to={kindReferenceAddress(kind)}>Reference</Link>
        {kind.verbs.includes('create') && (
          <Link to={newAddress(kind, namespace)} class="button primary">
            New
          </Link>
        )}
      </header>
      <Filters kind={kind} filter={filter} />
      {live.fault.value !== undefined && <Fault error={live.fault.value} />}
      {selected.value.size > 0 && (
        <SelectionBar
          kind={kind}
          keys={selected.value}
          onDone={() => {
            selected.value = new Set();
          }}
        />
      )}
      {live.synced.value && rows.length === 0 && <Empty kind={kind} hasAny={live.total.value > 0} isFiltered={!isWhole || text !== ''} />}
      {rows.length > 0 && (
        <VirtualRows
          label={`${kind.kind} objects`}
          count={rows.length}
          columns={shown.length + 1}
          width={shown.reduce((sum, { width }) => sum + width, CHECKBOX)}
          cursor={cursor.at}
          moves={cursor.moves}
          head={
            <Head
              columns={shown}
              sort={sort}
              rows={rows}
              selected={selected.value}
              onSelect={(all) => {
                selected.value = all;
              }}
            />
          }
          row={(i) => {
            const row = rows.at(i);
            if (row === undefined) return null;
            const key = rowKey(row);
            const changedAt = live.changedAt.get(key) ?? 0;
            return (
              <Row
                key={key}
                index={i}
                row={row}
                kind={kind}
                columns={shown}
                now={now.value}
                isMarked={Date.now() - changedAt < MARKED_MS}
                cursor={i === cursor.at ? cursor : undefined}
                isSelected={selected.value.has(key)}
                onToggle={toggle}
              />
            );
          }}
        />
      )}
    </section>
  );
}

const shownOf = (shown: number, total: number): string =>
  `${shown === total ? '' : `${shown.toLocaleString()} of `}${total.toLocaleString()} ${total === 1 ? 'object' : 'objects'}`;

/** `expected` is of a while ago: others make and delete objects while these are read. */
function loadedOf(loaded: number, expected: number | undefined): string {
  if (loaded === 0) return 'loading';
  const of = expected === undefined ? 'so far' : `of about ${Math.max(loaded, expected).toLocaleString()}`;
  return `loading, ${loaded.toLocaleString()} ${of}`;
}

const addressOf = (kind: DiscoveredKind, { metadata: { namespace = '', name = '' } }: TableRow): string =>
  objectAddress(kind, namespace, name);

interface EmptyProps {
  readonly kind: DiscoveredKind;
  readonly hasAny: boolean;
  readonly isFiltered: boolean;
}

const Empty = ({ kind, hasAny, isFiltered }: EmptyProps): JSX.Element => (
  <div class="empty">
    <p>{hasAny || isFiltered ? 'No object is like that.' : `There is no ${kind.kind} yet.`}</p>
    {!isFiltered && kind.verbs.includes('create') && <Link to={newAddress(kind, '')}>Make one</Link>}
  </div>
);

interface HeadProps {
  readonly columns: readonly ShownColumn[];
  readonly sort: ReturnType<typeof parseSort>;
  readonly rows: ShownRows;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
}

function Head({ columns, sort, rows, selected, onSelect }: HeadProps): JSX.Element {
  const { router } = useApp();
  const isAll = selected.size >= rows.length && rows.isWithin(selected);
  return (
    <>
      <colgroup>
        <col class="select" />
        {columns.map(({ id, width, isName }) => (
          // The name takes what is left of the room.
          <col key={id} style={isName ? undefined : { width: `${width}ch` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Select all that are shown"
              checked={isAll}
              onChange={() => onSelect(isAll ? new Set() : new Set(rows.keys()))}
            />
          </th>
          {columns.map(({ id, name, description }) => {
            const isSorted = sort.column === id;
            return (
              <th
                key={id}
                scope="col"
                aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
                title={description}
              >
                <button type="button" class="quiet" onClick={() => router.change({ sort: isSorted && !sort.descending ? `-${id}` : id })}>
                  {name}
                  {isSorted && <i aria-hidden="true">{sort.descending ? ' ▾' : ' ▴'}</i>}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}

interface RowProps {
  readonly index: number;
  readonly row: TableRow;
  readonly kind: DiscoveredKind;
  readonly columns: readonly ShownColumn[];
  /** Unix time in milliseconds. */
  readonly now: number;
  readonly isMarked: boolean;
  /** Where it is at this row. */
  readonly cursor: Cursor | undefined;
  readonly isSelected: boolean;
  readonly onToggle: (row: TableRow) => void;
}

function Row({ index, row, kind, columns, now, isMarked, cursor, isSelected, onToggle }: RowProps): JSX.Element {
  const { metadata } = row;
  const link = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (cursor?.claimsFocus() === true) link.current?.querySelector('a')?.focus({ preventScroll: true });
  });
  // What is the same as in the frame before is neither made anew nor compared.
  return useMemo(() => {
    const classes = [isMarked ? 'changed' : '', cursor === undefined ? '' : 'here', metadata.deletionTimestamp === undefined ? '' : 'going']
      .join(' ')
      .trim();
    return (
      <tr class={classes} aria-rowindex={index + 2} aria-selected={isSelected}>
        <td>
          <input type="checkbox" aria-label={`Select ${metadata.name}`} checked={isSelected} onChange={() => onToggle(row)} />
        </td>
        {columns.map(({ id, cell, isName, column }) => (
          <td key={id} class={column !== undefined && (column.type === 'integer' || column.type === 'number') ? 'number' : undefined}>
            {isName ? (
              <bdi ref={link}>
                <Link to={addressOf(kind, row)}>{metadata.name}</Link>
              </bdi>
            ) : (
              <Cell value={column !== undefined && isAge(column) ? ageOf(metadata.creationTimestamp, now) : cell(row)} column={column} />
            )}
          </td>
        ))}
      </tr>
    );
  }, [index, row, kind, columns, now, isMarked, cursor, isSelected]);
}

/** Words of states that are good or bad wherever they stand. */
const GOOD = /^(?:Active|Approved|Available|Bound|Complete[d]?|Established|Ready|Running|Succeeded|True)$/;
const BAD = /^(?:\w*(?:Err(?:or)?|Fail(?:ed|ure)?|BackOff)|Denied|Evicted|Lost|NotReady|OOMKilled|Warning)$/;

function Cell({ value, column }: { readonly value: unknown; readonly column: TableColumn | undefined }): JSX.Element | null {
  if (value === null || value === undefined || value === '') return <span class="nothing">–</span>;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const tone = column === undefined || column.type !== 'string' ? '' : GOOD.test(text) ? 'state good' : BAD.test(text) ? 'state bad' : '';
  return (
    <bdi class={tone} title={text}>
      {text}
    </bdi>
  );
}
