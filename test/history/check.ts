/**
 * Checks a record against what a linearizable store does. Watchers tell every version of every key in order, so that each
 * operation has few places in its key's history where it may have happened: it is given the earliest of them that comes after
 * all operations that had ended before it began. Where there is none, no order explains the record.
 */
import type { Change, Operation, Said, Watched } from './operations.js';

interface State {
  readonly revision: number;
  readonly value: string | undefined;
}

/** Sentences that say what is wrong; empty where nothing is. The first watcher must have begun before the first operation. */
export function violations(operations: readonly Operation[], watchers: readonly Watched[]): string[] {
  const [first] = watchers;
  if (first === undefined) return ['nobody watched'];
  const faults = [
    ...sequenceFaults(first),
    ...watchers.slice(1).flatMap((watcher) => [...sequenceFaults(watcher), ...differences(first, watcher)]),
  ];
  const histories = historiesOf(first, operations);
  for (const [key, states] of histories) faults.push(...keyFaults(key, states, operations));
  faults.push(...inventions(first.changes, operations));
  return faults;
}

/** Revisions rise, and each type says what happened to the key. */
function sequenceFaults({ name, changes, after }: Watched): string[] {
  const faults: string[] = [];
  const present = new Set<string>();
  const known = new Set<string>();
  let last = after;
  for (const { type, key, revision } of changes) {
    if (revision <= last) faults.push(`${name} was told of revision ${revision} of ${key} after ${last}`);
    last = revision;
    // A watcher that began later may not know what was there.
    if (known.has(key) && (type === 'ADDED') === present.has(key)) faults.push(`${name} was told that ${key} was ${type} at ${revision}`);
    known.add(key);
    if (type === 'DELETED') present.delete(key);
    else present.add(key);
  }
  return faults;
}

/** Both were told the same from where the later one began. */
function differences(first: Watched, other: Watched): string[] {
  const text = ({ type, key, revision, value }: Change): string => `${type} ${key} ${revision} ${value}`;
  const expected = first.changes.filter(({ revision }) => revision > other.after).map(text);
  const told = other.changes.map(text);
  const at = expected.findIndex((line, i) => line !== told[i]);
  if (at >= 0) return [`${other.name} was told ${told[at] ?? 'nothing'} where ${first.name} was told ${expected[at]}`];
  return told.length > expected.length ? [`${other.name} was told ${told[expected.length]}, and ${first.name} was not`] : [];
}

function historiesOf(watched: Watched, operations: readonly Operation[]): Map<string, State[]> {
  const histories = new Map<string, State[]>();
  const of = (key: string): State[] => {
    const known = histories.get(key) ?? [{ revision: 0, value: undefined }];
    histories.set(key, known);
    return known;
  };
  for (const { key } of operations) if (key !== '') of(key);
  for (const { key, revision, value } of watched.changes) of(key).push({ revision, value });
  return histories;
}

/** Whether the operation may have happened while the key was in state number i. */
function fits(outcome: Said, key: string, states: readonly State[], i: number): boolean {
  const state = states[i];
  if (state === undefined) return false;
  switch (outcome.said) {
    case 'wrote':
    case 'saw':
      return state.revision === outcome.revision && state.value === outcome.value;
    case 'deleted':
      return state.value === undefined && states[i - 1]?.revision === outcome.previous;
    case 'absent':
      return state.value === undefined;
    case 'exists':
      return state.value !== undefined;
    case 'moved':
      return state.value !== undefined && state.revision !== outcome.expected;
    case 'listed': {
      const item = outcome.items.get(key);
      const next = states[i + 1];
      const current = state.revision <= outcome.revision && (next === undefined || next.revision > outcome.revision);
      return current && item?.value === state.value && (item === undefined || item.revision === state.revision);
    }
    default:
      return true;
  }
}

/** The operation made the state it is at, so that whoever saw that state cannot have ended before it began. */
const makes = ({ said }: Said): boolean => said === 'wrote' || said === 'deleted';

function keyFaults(key: string, states: readonly State[], operations: readonly Operation[]): string[] {
  const concerned = operations
    .filter((o) => (o.key === key || o.outcome.said === 'listed') && o.outcome.said !== 'unknown' && o.outcome.said !== 'failed')
    .sort((a, b) => a.start - b.start);
  const byEnd = [...concerned].sort((a, b) => a.end - b.end);
  const places = new Map<Operation, number>();
  const faults: string[] = [];
  let ended = 0;
  let floor = 0;
  let witness: Operation | undefined;
  for (const operation of concerned) {
    for (let next = byEnd[ended]; next !== undefined && next.end < operation.start; next = byEnd[++ended]) {
      const place = places.get(next) ?? 0;
      if (place >= floor) [floor, witness] = [place, next];
    }
    const lowest = makes(operation.outcome) && witness !== undefined ? floor + 1 : floor;
    let place = lowest;
    while (place < states.length && !fits(operation.outcome, key, states, place)) place += 1;
    if (place < states.length) {
      places.set(operation, place);
      continue;
    }
    places.set(operation, floor);
    faults.push(`${key}: ${told(operation)} has no place after ${witness === undefined ? 'the beginning' : told(witness)}`);
  }
  return faults;
}

/** Every value that was seen was written by somebody who was not told that the write failed. */
function inventions(changes: readonly Change[], operations: readonly Operation[]): string[] {
  const written = new Map<string, Operation>();
  for (const operation of operations) {
    const { outcome } = operation;
    if ((outcome.said === 'wrote' || outcome.said === 'unknown' || outcome.said === 'failed') && outcome.value !== undefined)
      written.set(outcome.value, operation);
  }
  const faults: string[] = [];
  for (const { key, revision, value, type } of changes) {
    if (value === undefined || type === 'DELETED') continue;
    const writer = written.get(value);
    if (writer === undefined) faults.push(`${key}: nobody wrote ${value} of revision ${revision}`);
    else if (writer.outcome.said === 'failed') faults.push(`${key}: ${value} of revision ${revision} was said to have failed`);
  }
  return faults;
}

const told = ({ key, outcome, start, end }: Operation): string =>
  `${key === '' ? 'a list' : key} that ${JSON.stringify(outcome, (_, v: unknown) => (v instanceof Map ? `${v.size} items` : v))} [${start.toFixed(1)}, ${end.toFixed(1)}]`;
