/**
 * How two values of a type differ, as the ecosystem's comparisons tell it: fields that are alike only beside one that is not,
 * and before those that differ the new value behind `-` and the old one behind `+`.
 */
import type { FieldStructure, Structure } from '../definition/structure.js';
import { isObject, sameValue } from '../json/json.js';
import { goMemberName } from './go-names.js';
import { goType, goTypeName } from './go-types.js';
import { quoted } from './printed-values.js';
import { quantityParts } from './quantity.js';
import { ELLIPSIS, type Entry, type Mark, type TextTree, textOf } from './text-tree.js';

export type Fields = Readonly<Record<string, unknown>>;

/** A type, with the field it stands in where that tells more. */
export interface Site {
  readonly type: Structure;
  readonly pointer: boolean;
  /** `<struct>.<field>` names of the innermost field. */
  readonly holder: string;
  readonly field: string;
}

/** A value of the two at a place; where neither has parts to compare, it is compared as a whole. */
interface Pair {
  readonly key: string;
  readonly site: Site;
  readonly now: unknown;
  readonly before: unknown;
  readonly same: boolean;
  readonly parts: readonly Pair[];
  /** Whether the value is there on one side only, as items and members may be. */
  readonly only?: 'now' | 'before';
}

/** Alike values that are shown beside one that differs. */
const CONTEXT = 2;
/** Parts that are shown of a value that is alike, and the characters that are shown of texts. */
const SHOWN_ALIKE = 4;
const TEXT_ALIKE = 64;
const TEXT = 256;

const isNil = (value: unknown): boolean => value === undefined || value === null;

function partsOf(site: Site, now: unknown, before: unknown): Pair[] {
  const { type } = site;
  if (site.pointer) return isNil(now) || isNil(before) ? [] : [pairOf('', { ...site, pointer: false }, now, before)];
  if (type.kind === 'struct') {
    const [a, b] = [isObject<Fields>(now) ? now : {}, isObject<Fields>(before) ? before : {}];
    return type.fields.map((f) => pairOf(memberName(f), fieldSite(type, f), a[f.name], b[f.name]));
  }
  if (type.kind === 'list' && Array.isArray(now) && Array.isArray(before)) return itemPairs({ ...site, type: type.items }, now, before);
  if (type.kind !== 'map' || !isObject<Fields>(now) || !isObject<Fields>(before)) return [];
  const values = { ...site, type: type.values };
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].sort().map((key) => {
    const pair = pairOf(keyText(type.values, key), values, now[key], before[key]);
    return key in now && key in before ? pair : { ...pair, parts: [], only: key in now ? 'now' : 'before' };
  });
}

const memberName = (f: FieldStructure): string => goMemberName(f.name, f.type.kind === 'struct' ? f.type.name : undefined);

const fieldSite = (type: Structure & { kind: 'struct' }, f: FieldStructure): Site => ({
  type: f.type,
  pointer: f.pointer,
  holder: goTypeName(type),
  field: f.name,
});

/** Names of resources are of a type that says how it is printed. */
const keyText = (values: Structure, key: string): string =>
  `${values.kind === 'scalar' && values.scalar === 'quantity' ? 's' : ''}${quoted(key)}`;

/** Items side by side: what both begin and end with is alike, and between them each new item stands for an old one. */
function itemPairs(site: Site, now: readonly unknown[], before: readonly unknown[]): Pair[] {
  const least = Math.min(now.length, before.length);
  let first = 0;
  while (first < least && sameValue(now[first], before[first])) first += 1;
  let last = 0;
  while (last < least - first && sameValue(now[now.length - 1 - last], before[before.length - 1 - last])) last += 1;
  const [middle, replaced] = [now.length - first - last, before.length - first - last];
  const at = (i: number): Pair => pairOf('', site, now[i], before[i]);
  const both = Math.min(middle, replaced);
  return [
    ...Array.from({ length: first + both }, (_, i) => at(i)),
    ...now.slice(first + both, first + middle).map((item): Pair => ({ ...alone(site, item, undefined), only: 'now' })),
    ...before.slice(first + both, first + replaced).map((item): Pair => ({ ...alone(site, undefined, item), only: 'before' })),
    ...Array.from({ length: last }, (_, i) => pairOf('', site, now[now.length - last + i], before[before.length - last + i])),
  ];
}

const alone = (site: Site, now: unknown, before: unknown): Pair => ({ key: '', site, now, before, same: false, parts: [] });

function pairOf(key: string, site: Site, now: unknown, before: unknown): Pair {
  const parts = partsOf(site, now, before);
  const same = parts.length > 0 ? parts.every((part) => part.same) : sameValue(now ?? null, before ?? null) || bothZero(site, now, before);
  return { key, site, now, before, same, parts };
}

const bothZero = (site: Site, now: unknown, before: unknown): boolean => isZero(site, now) && isZero(site, before);

function isZero({ type, pointer }: Site, value: unknown): boolean {
  if (isNil(value)) return true;
  if (pointer) return false;
  if (type.kind === 'scalar') return type.scalar !== 'quantity' && (value === '' || value === 0 || value === false);
  if (type.kind !== 'struct' || !isObject<Fields>(value)) return false;
  return type.fields.every((f) => isZero(fieldSite(type, f), value[f.name]));
}

/** Whether each part has one part at most, so that the two values are shown one below the other. */
const isChain = ({ parts }: Pair): boolean => parts.length === 0 || (parts.length === 1 && parts.every(isChain));

/** The name of a type with parts of its own; types of alike values are not told, nor those of items and members. */
function typePrefix({ type, holder, field }: Site, told: boolean): string {
  return told && type.kind !== 'scalar' ? goType(type, holder, field) : '';
}

const prefixed = (prefix: string, tree: TextTree): TextTree =>
  typeof tree === 'string' ? prefix + tree : { ...tree, prefix: prefix + tree.prefix };

const quotedUpTo = (most: number, text: string): string =>
  text.length > most + ELLIPSIS.length ? quoted(text.slice(0, most)) + ELLIPSIS : quoted(text);

/** A value of one side. `typed`: whether its type is told. */
function shown(site: Site, value: unknown, typed: boolean): TextTree {
  const { type, pointer } = site;
  if (pointer) {
    if (isNil(value)) return 'nil';
    return type.kind === 'struct' && type.goPackage === 'v1'
      ? `s${quotedUpTo(TEXT, `&${inOneWord(type, value)}`)}`
      : type.kind === 'scalar' && type.scalar === 'quantity'
        ? `s${quoted(String(value))}`
        : prefixed('&', shown({ ...site, pointer: false }, value, typed));
  }
  const prefix = typePrefix(site, typed);
  switch (type.kind) {
    case 'scalar':
      return type.scalar === 'quantity'
        ? quantityTree(value, typed)
        : typeof value === 'string'
          ? quotedUpTo(TEXT, value)
          : scalarText(type.scalar, value);
    case 'free':
      return isNil(value) ? 'nil' : JSON.stringify(value);
    case 'list':
      return Array.isArray(value)
        ? { prefix, entries: value.map((item) => entry('', shown({ ...site, type: type.items }, item, false))) }
        : 'nil';
    case 'map': {
      if (!isObject<Fields>(value)) return 'nil';
      const values = { ...site, type: type.values };
      return {
        prefix,
        entries: Object.keys(value)
          .sort()
          .map((key) => entry(keyText(type.values, key), shown(values, value[key], false))),
      };
    }
    case 'struct': {
      const fields = isObject<Fields>(value) ? value : {};
      const told = type.fields.filter((f) => !isZero(fieldSite(type, f), fields[f.name]));
      return { prefix, entries: told.map((f) => entry(memberName(f), shown(fieldSite(type, f), fields[f.name], true))) };
    }
  }
}

const entry = (key: string, text: TextTree, mark: Mark = ''): Entry => ({ mark, key, text });

const scalarText = (scalar: string, value: unknown): string =>
  isNil(value) ? (scalar === 'string' || scalar === 'bytes' ? '""' : scalar === 'bool' ? 'false' : '0') : String(value);

function quantityTree(value: unknown, typed: boolean): TextTree {
  const { digits, scale, spelling, format } = quantityParts(value);
  const inner = [...(digits === 0n ? [] : [entry('value', String(digits))]), ...(scale === 0 ? [] : [entry('scale', String(scale))])];
  return {
    prefix: typed ? 'resource.Quantity' : '',
    entries: [
      ...(inner.length === 0 ? [] : [entry('i', { prefix: 'resource.int64Amount', entries: inner })]),
      ...(spelling === '' ? [] : [entry('s', quoted(spelling))]),
      entry('Format', quoted(format)),
    ],
  };
}

/** A quantity without its inner parts. */
function briefQuantity(value: string): TextTree {
  const tree = quantityTree(value, false);
  if (typeof tree === 'string') return tree;
  return { ...tree, entries: tree.entries.map((part) => (part.key === 'i' ? entry('i', `{${ELLIPSIS}}`) : part)) };
}

/** What types of the machinery print of themselves. */
function inOneWord(type: Structure, value: unknown): string {
  switch (type.kind) {
    case 'struct': {
      const fields = isObject<Fields>(value) ? value : {};
      const name = type.name.slice(type.name.indexOf('.') + 1);
      return `${name}{${type.fields.map((f) => `${memberName(f)}:${inOneWord(f.type, fields[f.name])},`).join('')}}`;
    }
    case 'list': {
      const items = Array.isArray(value) ? value : [];
      if (type.items.kind !== 'struct') return `[${items.join(' ')}]`;
      const { items: of } = type;
      return `[]${of.name.slice(of.name.indexOf('.') + 1)}{${items.map((item) => `${inOneWord(of, item)},`).join('')}}`;
    }
    case 'map': {
      const members = isObject<Fields>(value) ? value : {};
      return `map[string]string{${Object.keys(members)
        .sort()
        .map((key) => `${key}: ${String(members[key])},`)
        .join('')}}`;
    }
    default:
      return isNil(value) ? '' : String(value);
  }
}

/** A value that is alike on both sides: the beginning of it, without its types. */
function alike(pair: Pair): TextTree {
  const { site, now, parts } = pair;
  const { type } = site;
  if (parts.length === 0 && typeof now === 'string' && type.kind === 'scalar')
    return type.scalar === 'quantity' ? briefQuantity(now) : quotedUpTo(TEXT_ALIKE, now);
  if (parts.length === 0) return shown(site, now, false);
  if (site.pointer) return prefixed('&', alike(parts[0] as Pair));
  const told = type.kind === 'struct' ? parts.filter((part) => !isZero(part.site, part.now)) : parts;
  const entries = told.slice(0, SHOWN_ALIKE).map((part) => entry(part.key, alike(part)));
  return { prefix: '', entries: told.length > SHOWN_ALIKE ? [...entries, entry('', ELLIPSIS)] : entries };
}

const NAMES = { struct: 'field', list: 'element', map: 'entry' } as const;

const counted = (count: number, kind: keyof typeof NAMES): string =>
  count === 1 ? `1 identical ${NAMES[kind]}` : `${count} identical ${kind === 'map' ? 'entries' : `${NAMES[kind]}s`}`;

/** A value that differs within. `typed`: whether its type is told. */
function differing(pair: Pair, typed: boolean): TextTree {
  const { site, parts } = pair;
  if (site.pointer) return prefixed('&', differing(parts[0] as Pair, typed));
  const { kind } = site.type;
  if (kind === 'scalar' || kind === 'free') return shown(site, pair.now, typed);
  const entries: Entry[] = [];
  for (let i = 0; i < parts.length; ) {
    let end = i;
    while (end < parts.length && parts[end]?.same === parts[i]?.same) end += 1;
    const group = parts.slice(i, end);
    entries.push(
      ...(group[0]?.same === true
        ? context(group, i > 0, end < parts.length, kind)
        : group.flatMap((part) => changes(part, kind === 'struct'))),
    );
    i = end;
  }
  return { prefix: typePrefix(site, typed), entries };
}

/** Of neighbours that are alike those beside one that differs, and how many others there are. */
function context(group: readonly Pair[], after: boolean, before: boolean, kind: keyof typeof NAMES): Entry[] {
  const low = after ? Math.min(CONTEXT, group.length) : 0;
  let high = before ? Math.min(CONTEXT, group.length - low) : 0;
  if (group.length - low - high === 1) high += 1;
  const hidden = group.length - low - high;
  const seen = (part: Pair): Entry => entry(part.key, alike(part));
  return [
    ...group.slice(0, low).map(seen),
    ...(hidden > 0 ? [{ ...entry('', ELLIPSIS), comment: counted(hidden, kind) }] : []),
    ...group.slice(group.length - high).map(seen),
  ];
}

function changes(part: Pair, typed: boolean): Entry[] {
  if (part.only === undefined && !isChain(part)) return [entry(part.key, differing(part, typed))];
  return [
    ...(part.only === 'before' ? [] : [entry(part.key, shown(part.site, part.now, typed), '-')]),
    ...(part.only === 'now' ? [] : [entry(part.key, shown(part.site, part.before, typed), '+')]),
  ];
}

/** The differences of two values of a type; empty where there are none. */
export function printedDifference(type: Structure, now: unknown, before: unknown): string {
  const pair = pairOf('', { type, pointer: false, holder: '', field: '' }, now, before);
  return pair.same ? '' : textOf(differing(pair, true));
}
