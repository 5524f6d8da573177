/**
 * JSON patch (RFC 6902).
 *
 * The document handed in is never changed: each container is copied the first time an operation touches it and changed
 * in place from then on, so that thousands of operations on one big list or map stay cheap.
 */
import type { Turn } from '../model/definition/settled.js';
import { ApiError, badRequest, tooLarge } from '../model/errors.js';
import { finishedWith } from '../model/faults/fault-search.js';
import { equalJson, isObject, own, setOwn } from '../model/json/json.js';
import { checkDepth, tooDeep } from '../model/json/json-text.js';
import type { Json, JsonObject } from '../model/object.js';
import type { Rewriting } from './rewriting.js';
import { type OddSpellings, oddSpellings } from './spelling.js';

/** What one patch may cost: `copy` can double a document with every operation, and inserting moves what follows. */
const MAX_COPIED_BYTES = 3 * 1024 * 1024;
const MAX_MOVED_ITEMS = 100_000_000;
/** What a number or a word takes as JSON, about. */
const SCALAR_BYTES = 8;

/** The answer to every patch that is well formed but does not fit the document (notes 5). */
const rejected = (): ApiError => new ApiError(422, 'Invalid', 'the server rejected our request due to an error in our request', {});

/** The patch fits the document, and a value that it tests is another. */
export class PatchTestFailed extends ApiError {
  constructor() {
    const { code, reason, message, details } = rejected();
    super(code, reason, message, details);
  }
}

type Container = Json[] | JsonObject;

const NOTHING: ReadonlySet<string> = new Set();

interface Place {
  readonly container: Container;
  /** The last reference token: a member's name, or an index of the list. */
  readonly token: string;
}

/**
 * Applies the operations in order and returns the new document.
 *
 * Beyond the standard, as clients of this API know it: `replace` of an absent map member adds it, `test` for null holds for
 * one, and `copy` of one gives null, as does an operation without a value; an index below zero counts from the list's end; and
 * where `limits.text` is given, `test` also compares how texts and numbers are spelled.
 * The document as a whole is addressed by the operations `replace` and `test` alone, and only where `limits.whole` says so.
 *
 * @param limits operations accepted in one patch, and levels that the new document may have; what goes deeper is a BoundsError.
 * @param turn asked between operations, so that other work runs beside those of a long patch.
 * @throws ApiError 400 when the patch is not a list of operations, 413 when it has too many or copies too much, 422 with
 *   empty details when an operation is unknown, a path is missing or a test fails.
 */
export function applyJsonPatch(document: JsonObject, patch: Json, limits?: JsonPatchLimits): JsonObject;
export function applyJsonPatch(
  document: JsonObject,
  patch: Json,
  limits: JsonPatchLimits | undefined,
  turn: Turn | undefined,
): JsonObject | Promise<JsonObject>;
export function applyJsonPatch(
  document: JsonObject,
  patch: Json,
  limits: JsonPatchLimits = {},
  turn?: Turn,
): JsonObject | Promise<JsonObject> {
  return finishedWith(patched(document, patch, { ...DEFAULT_LIMITS, ...limits }), turn);
}

type Optional = 'rewriting' | 'text';
type Limits = Required<Omit<JsonPatchLimits, Optional>> & Pick<JsonPatchLimits, Optional>;

interface JsonPatchLimits {
  readonly operations?: number;
  readonly depth?: number;
  /** Whether the empty path is that of the document as a whole; else there is nothing at it. */
  readonly whole?: boolean;
  /** Told of the objects and lists that operations go into, and of those that `test` compares. */
  readonly rewriting?: Rewriting | undefined;
  /** The JSON that the patch was read from. */
  readonly text?: string | undefined;
}

const DEFAULT_LIMITS: Limits = { operations: 10_000, depth: 1000, whole: false };

/** Operations between two pauses, beside those that copy or move much. */
const AT_ONCE = 64;
/** Bytes that are copied, or items that are moved, between two pauses. */
const WORK_AT_ONCE = 64 * 1024;
/** Scalars and containers that are copied between two pauses. */
const PARTS_AT_ONCE = 2048;

/** The operations of a patch. Throws 400 where it is no list of objects. */
export function operationsIn(patch: Json): JsonObject[] {
  if (!Array.isArray(patch)) {
    throw badRequest(
      `json: cannot unmarshal ${isObject(patch) ? 'object' : patch === null ? 'null' : goKind(patch)} into Go value of type jsonpatch.Patch`,
    );
  }
  if (patch.every(isObject)) return patch;
  throw badRequest('a JSON patch is a list of operations, and each operation is an object');
}

function* patched(
  document: JsonObject,
  patch: Json,
  { operations, depth, whole, rewriting, text }: Limits,
): Generator<undefined, JsonObject> {
  const list = operationsIn(patch);
  if (list.length > operations) {
    throw tooLarge(`Request entity too large: The allowed maximum operations in a JSON patch is ${operations}, got ${list.length}`);
  }
  const odd: OddSpellings | undefined = text === undefined ? undefined : yield* oddSpellings(text);
  const run = new PatchRun(document, depth, whole, rewriting);
  let workAt = 0;
  for (const [i, operation] of list.entries()) {
    yield* run.perform(operation, odd?.get(i));
    if ((i + 1) % AT_ONCE !== 0 && run.work - workAt < WORK_AT_ONCE) continue;
    workAt = run.work;
    yield;
  }
  checkDepth(run.document, depth);
  return run.document;
}

const goKind = (value: Json): string =>
  typeof value === 'bigint' || typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'bool' : 'string';

class PatchRun {
  document: JsonObject;
  /** Containers made by this run, which it may change in place. */
  readonly #ours: WeakSet<Container>;
  #copiedBytes = 0;
  #copiedParts = 0;
  #movedItems = 0;
  /** Odd spellings that operations may have brought into the document, where they stand as the patch spells them. */
  readonly #brought = new Set<string>();

  constructor(
    document: JsonObject,
    private readonly maxDepth: number,
    private readonly whole: boolean,
    private readonly rewriting: Rewriting | undefined,
  ) {
    this.document = { ...document };
    this.#ours = new WeakSet([this.document]);
  }

  /** Bytes that were copied, and items that were moved. */
  get work(): number {
    return this.#copiedBytes + this.#movedItems;
  }

  /**
   * Performs one operation; pauses are where it yields.
   *
   * @param odd how its value spells texts and numbers that no document spells so.
   */
  *perform(operation: JsonObject, odd: ReadonlySet<string> = NOTHING): Generator<undefined, void> {
    if (own(operation, 'op') === 'test') for (const source of odd) if (!this.#brought.has(source)) throw new PatchTestFailed();
    for (const source of odd) this.#brought.add(source);
    if (this.whole && own(operation, 'path') === '' && this.#performOnWhole(operation)) return;
    const path = pointer(own(operation, 'path'));
    switch (own(operation, 'op')) {
      case 'add':
        this.#add(path, own(operation, 'value') ?? null);
        break;
      case 'replace':
        this.#replace(path, own(operation, 'value') ?? null);
        break;
      case 'remove':
        this.#remove(path);
        break;
      case 'move':
        this.#move(pointer(own(operation, 'from')), path);
        break;
      case 'copy':
        this.#add(path, yield* this.#copyOf(this.#find(pointer(own(operation, 'from'))) ?? null));
        break;
      case 'test':
        this.#test(path, own(operation, 'value') ?? null);
        break;
      default:
        throw rejected();
    }
  }

  /** Performs an operation on the document as a whole; false where there is no such operation. */
  #performOnWhole(operation: JsonObject): boolean {
    const value = own(operation, 'value') ?? null;
    switch (own(operation, 'op')) {
      case 'replace':
        if (!isObject(value)) throw rejected();
        this.document = { ...value };
        this.#ours.add(this.document);
        return true;
      case 'test':
        this.#test([], value);
        return true;
      default:
        return false;
    }
  }

  #add(path: readonly string[], value: Json): void {
    const { container, token } = this.#place(path);
    if (Array.isArray(container)) {
      const at = token === '-' ? container.length : index(token, container.length + 1);
      this.#spendMoves(container.length - at);
      container.splice(at, 0, value);
    } else setOwn(container, token, value);
  }

  #replace(path: readonly string[], value: Json): void {
    const { container, token } = this.#place(path);
    if (Array.isArray(container)) container[index(token, container.length)] = value;
    else setOwn(container, token, value);
  }

  #remove(path: readonly string[]): Json {
    const { container, token } = this.#place(path);
    if (Array.isArray(container)) {
      const at = index(token, container.length);
      this.#spendMoves(container.length - at);
      return container.splice(at, 1)[0] ?? null;
    }
    const removed = own(container, token);
    if (removed === undefined) throw rejected();
    delete container[token];
    return removed;
  }

  /** Moves a value; throws 422 where it would move into itself. */
  #move(from: readonly string[], path: readonly string[]): void {
    if (from.length < path.length && from.every((token, i) => token === path[i])) throw rejected();
    if (from.length === path.length && from.every((token, i) => token === path[i])) {
      this.#get(from);
      return;
    }
    this.#add(path, this.#remove(from));
  }

  #test(path: readonly string[], expected: Json): void {
    const actual = this.#find(path);
    if (actual === undefined ? expected !== null : !equalJson(actual, expected)) throw new PatchTestFailed();
    if (this.rewriting !== undefined) noteContainers(actual, this.rewriting);
  }

  #get(path: readonly string[]): Json {
    const value = this.#find(path);
    if (value === undefined) throw rejected();
    return value;
  }

  /** The value at the path; undefined for an absent member of an object that is there. */
  #find(path: readonly string[]): Json | undefined {
    let value: Json | undefined = this.document;
    for (const token of path) {
      if (typeof value === 'object' && value !== null) this.rewriting?.add(value);
      if (Array.isArray(value)) value = value[index(token, value.length)];
      else if (isObject(value)) value = own(value, token);
      else throw rejected();
    }
    return value;
  }

  /** Where the path's last token stands, every container above it made ours. */
  #place(path: readonly string[]): Place {
    const token = path.at(-1) ?? '';
    let container: Container = this.document;
    for (let i = 0; i < path.length - 1; i++) {
      const step = path[i] ?? '';
      if (Array.isArray(container)) {
        const at = index(step, container.length);
        const next = this.#owned(container[at]);
        container[at] = next;
        container = next;
      } else {
        const next = this.#owned(own(container, step));
        setOwn(container, step, next);
        container = next;
      }
    }
    return { container, token };
  }

  #owned(value: Json | undefined): Container {
    if (typeof value !== 'object' || value === null) throw rejected();
    if (this.#ours.has(value)) return value;
    const copy: Container = Array.isArray(value) ? [...value] : { ...value };
    this.#ours.add(copy);
    this.rewriting?.add(copy);
    return copy;
  }

  /** A copy, which is paid for while it is made: nothing is gone through twice. */
  *#copyOf(value: Json): Generator<undefined, Json> {
    const whole: Json[] = [];
    const parts: Part[] = [{ value, depth: 1, into: whole, at: 0 }];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      this.#copyPart(part, parts);
      this.#copiedParts += 1;
      if (this.#copiedParts % PARTS_AT_ONCE === 0) yield;
    }
    return whole[0] ?? null;
  }

  /** Copies a scalar whole, and of a container the outside: what it holds are further parts. */
  #copyPart({ value, depth, into, at }: Part, parts: Part[]): void {
    if (typeof value !== 'object' || value === null) {
      this.#payCopy(typeof value === 'string' ? value.length + 2 : SCALAR_BYTES);
      put(into, at, value);
      return;
    }
    if (depth > this.maxDepth) throw tooDeep(this.maxDepth);
    if (Array.isArray(value)) {
      this.#payCopy(2 + value.length);
      const list = new Array<Json>(value.length).fill(null);
      put(into, at, list);
      for (const [i, item] of value.entries()) parts.push({ value: item, depth: depth + 1, into: list, at: i });
      return;
    }
    const copy: JsonObject = {};
    this.#payCopy(2);
    put(into, at, copy);
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (member === undefined) continue;
      this.#payCopy(key.length + 4);
      // The member has its place now, whenever what it holds comes.
      setOwn(copy, key, null);
      parts.push({ value: member, depth: depth + 1, into: copy, at: key });
    }
  }

  #payCopy(bytes: number): void {
    this.#copiedBytes += bytes;
    if (this.#copiedBytes > MAX_COPIED_BYTES) {
      throw tooLarge(`Request entity too large: the copies in a JSON patch may take at most ${MAX_COPIED_BYTES} bytes`);
    }
  }

  #spendMoves(items: number): void {
    this.#movedItems += items;
    if (this.#movedItems > MAX_MOVED_ITEMS) {
      throw tooLarge('Request entity too large: the JSON patch moves too many list items');
    }
  }
}

function noteContainers(value: Json | undefined, rewriting: Rewriting): void {
  if (typeof value !== 'object' || value === null) return;
  rewriting.add(value);
  for (const inner of Object.values(value)) noteContainers(inner, rewriting);
}

/** Something to copy, and where the copy comes. */
interface Part {
  readonly value: Json;
  readonly depth: number;
  readonly into: Container;
  readonly at: string | number;
}

function put(into: Container, at: string | number, value: Json): void {
  if (Array.isArray(into)) into[Number(at)] = value;
  else setOwn(into, String(at), value);
}

/** One token or more of an RFC 6901 pointer: `~1` is a slash and `~0` a tilde. */
function pointer(text: Json | undefined): readonly string[] {
  if (typeof text !== 'string' || !text.startsWith('/')) throw rejected();
  const tokens = text.slice(1).split('/');
  return text.includes('~') ? tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')) : tokens;
}

/**
 * The place among so many that a token names; below zero, it counts from the end. An index has nine digits at most: no list that
 * fits a request is longer.
 */
function index(token: string, places: number): number {
  if (!/^(0|-?[1-9][0-9]{0,8})$/.test(token)) throw rejected();
  const at = Number(token);
  if (at >= places || at < -places) throw rejected();
  return at < 0 ? places + at : at;
}
