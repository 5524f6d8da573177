/** Claims: decoded entries of managedFields. One claim is the fields that one manager owns by one operation in one version. */

import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import type { ApiObject, ManagedFieldsEntry } from '../../model/object.js';
import { EMPTY_SET, type FieldSet } from './field-set.js';
import { decodeFieldSet, decodeInTurns, encodeFieldSet, encodeInTurns } from './fields-v1.js';

type Operation = 'Apply' | 'Update';

export interface Claim {
  readonly manager: string | undefined;
  readonly operation: Operation;
  readonly apiVersion: string;
  /** The subresource through which it was made; absent where that was the object itself. */
  readonly subresource?: string | undefined;
  /** RFC 3339. */
  readonly time: string | undefined;
  readonly fields: FieldSet;
  /** The encoded entry of this claim, as long as the claim is unchanged. */
  readonly entry?: ManagedFieldsEntry | undefined;
}

/** Claims by identity. Never changed in place. */
export type Claims = ReadonlyMap<string, Claim>;

type Identified = Pick<Claim, 'manager' | 'operation' | 'apiVersion' | 'subresource'>;

export const NO_CLAIMS: Claims = new Map();

/**
 * What tells managers apart. An applier is the same whatever version it uses, an updater is another one in each
 * (notes 44). The text also sorts conflict messages.
 */
export function identityOf({ manager, operation, apiVersion, subresource }: Identified): string {
  const parts = [`"operation":"${operation}"`];
  if (manager) parts.unshift(`"manager":${JSON.stringify(manager)}`);
  if (operation === 'Update') parts.push(`"apiVersion":${JSON.stringify(apiVersion)}`);
  if (subresource) parts.push(`"subresource":${JSON.stringify(subresource)}`);
  return `{${parts.join(',')}}`;
}

/** The same claim with other fields. */
export const claiming = (claim: Claim, fields: FieldSet): Claim =>
  fields === claim.fields ? claim : { ...claim, fields, entry: undefined };

/** Decodes one entry, or says what is wrong with it. Entries come from clients, so they are fully checked. */
function readEntry(entry: ManagedFieldsEntry): Claim | string {
  const json: unknown = entry;
  if (!isObject(json)) return 'an entry must be an object';
  const { manager, operation, apiVersion, time, fieldsType, fieldsV1 = null, subresource } = entry;
  if (operation !== 'Apply' && operation !== 'Update') return 'operation must be `Apply` or `Update`';
  if (fieldsType !== 'FieldsV1') return 'fieldsType must be `FieldsV1`';
  if (typeof apiVersion !== 'string' || apiVersion === '') return 'apiVersion must not be empty';
  if (fieldsV1 === null) return { manager, operation, apiVersion, subresource, time, fields: EMPTY_SET };
  const decoded = isObject(fieldsV1) ? decodeFieldSet(fieldsV1) : undefined;
  if (decoded === undefined) return 'fieldsV1 must be a set of field paths';
  return { manager, operation, apiVersion, subresource, time, fields: decoded.fields, entry: decoded.canonical ? entry : undefined };
}

interface ReadEntries {
  readonly claims: Claims;
  /** What is wrong with the first entry that could not be read. */
  readonly fault: string | undefined;
}

/** Decodes entries. Unreadable entries are left out; of two entries with one identity the later one counts. */
export function readEntries(entries: readonly ManagedFieldsEntry[] | undefined): ReadEntries {
  if (!Array.isArray(entries) || entries.length === 0) return { claims: NO_CLAIMS, fault: undefined };
  const claims = new Map<string, Claim>();
  let fault: string | undefined;
  for (const entry of entries) {
    const claim = readEntry(entry);
    if (typeof claim === 'string') fault ??= claim;
    else claims.set(identityOf(claim), claim);
  }
  return { claims, fault };
}

/** Decodes the field sets of entries in turns, so that `readEntries` finds them decoded. */
export async function readAhead(entries: readonly ManagedFieldsEntry[] | undefined, turn: Turn): Promise<void> {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as readonly (ManagedFieldsEntry | null)[])
    if (isObject(entry?.fieldsV1)) await decodeInTurns(entry.fieldsV1, turn);
}

/** Entries in their order: Apply before Update, then by time in seconds, manager, version and subresource (notes 37). */
export function writeEntries(claims: Claims, readAgain: boolean): ManagedFieldsEntry[] {
  if (claims.size === 1) return Array.from(claims.values(), (claim) => claim.entry ?? writeEntry(claim, readAgain));
  const sorted = [...claims.values()].map((claim) => ({ claim, second: secondOf(claim) }));
  sorted.sort(
    (a, b) =>
      byText(a.claim.operation, b.claim.operation) ||
      a.second - b.second ||
      byText(a.claim.manager, b.claim.manager) ||
      byText(a.claim.apiVersion, b.claim.apiVersion) ||
      byText(a.claim.subresource, b.claim.subresource),
  );
  return sorted.map(({ claim }) => claim.entry ?? writeEntry(claim, readAgain));
}

function writeEntry({ manager, operation, apiVersion, time, fields, subresource }: Claim, readAgain: boolean): ManagedFieldsEntry {
  const entry: ManagedFieldsEntry = {};
  if (manager) entry.manager = manager;
  entry.operation = operation;
  entry.apiVersion = apiVersion;
  if (time !== undefined) entry.time = time;
  entry.fieldsType = 'FieldsV1';
  entry.fieldsV1 = encodeFieldSet(fields, readAgain);
  if (subresource) entry.subresource = subresource;
  return entry;
}

/** Seconds since 1970 of the claim's time; 0 without one. */
export function secondOf(claim: Claim): number {
  const milliseconds = claim.time === undefined ? 0 : Date.parse(claim.time);
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000);
}

const byText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A copy of the object with these claims as its managedFields; the rest is shared.
 * @param readAgain whether the next write to the object is likely to read the entries soon.
 */
function withClaims(object: ApiObject, claims: Claims, readAgain: boolean): ApiObject {
  if (claims.size > 0) return { ...object, metadata: { ...object.metadata, managedFields: writeEntries(claims, readAgain) } };
  if (!Object.hasOwn(object.metadata, 'managedFields')) return object;
  const { managedFields: _, ...metadata } = object.metadata;
  return { ...object, metadata };
}

/** The same in turns where the object is large enough for them. */
export function withClaimsInTurns(
  object: ApiObject,
  claims: Claims,
  readAgain: boolean,
  turn: Turn | undefined,
): ApiObject | Promise<ApiObject> {
  if (turn === undefined) return withClaims(object, claims, readAgain);
  return written(claims, turn).then(() => withClaims(object, claims, readAgain));
}

async function written(claims: Claims, turn: Turn): Promise<void> {
  for (const { entry, fields } of claims.values()) {
    await turn();
    if (entry === undefined) await encodeInTurns(fields, turn);
  }
}

/** What is wrong with the first entry that cannot be read; undefined where all can. Admission must not leave such entries behind. */
export const managedFieldsFault = (entries: readonly ManagedFieldsEntry[] | undefined): string | undefined => readEntries(entries).fault;
