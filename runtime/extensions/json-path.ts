/** JSONPath as printer columns use it: members, items, filters and wildcards. Only the first result counts. */

type Step =
  | { readonly what: 'member'; readonly name: string }
  | { readonly what: 'item'; readonly index: number }
  | { readonly what: 'range'; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly what: 'all' }
  | { readonly what: 'below'; readonly name: string }
  | { readonly what: 'filter'; readonly path: readonly Step[]; readonly operator: string; readonly value: unknown };

/** Thrown for text that is not a path. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** Longer paths, and those with more nested filters, are refused. */
const MAX_TEXT = 4096;
const MAX_FILTERS = 16;

/** Thrown when more values were visited than allowed. */
export class TooManyVisits extends Error {
  override readonly name = 'TooManyVisits';
}

/** Number of values that may still be visited; one takes about a tenth of a microsecond. */
export class Visits {
  constructor(private left: number) {}

  /** Throws TooManyVisits. */
  take(values: number): void {
    this.left -= values;
    if (this.left < 0) throw new TooManyVisits();
  }

  /** A budget of at most this size whose use is charged to both. */
  share(values: number): Visits {
    return new SharedVisits(Math.min(values, this.left), this);
  }
}

class SharedVisits extends Visits {
  constructor(
    left: number,
    private readonly all: Visits,
  ) {
    super(left);
  }

  override take(values: number): void {
    this.all.take(values);
    super.take(values);
  }
}

export class JsonPath {
  readonly #steps: readonly Step[];
  readonly #repeats: boolean;

  /** Throws PathError. */
  constructor(text: string) {
    if (text.length > MAX_TEXT) throw new PathError(`longer than ${MAX_TEXT} characters`);
    this.#steps = stepsOf(text, 0);
    this.#repeats = repeats(this.#steps);
  }

  /** The first value that the path selects; undefined if there is none. Throws TooManyVisits. */
  first(object: unknown, visits: Visits): unknown {
    return new Walk(this.#steps, this.#repeats, visits).from(object, 0);
  }
}

/** Whether several ways may lead to the same value. */
const repeats = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.what === 'below' || (step.what === 'filter' && repeats(step.path)));

const OPERATORS = ['==', '!=', '<=', '>=', '<', '>'];

function stepsOf(text: string, filters: number): Step[] {
  if (filters > MAX_FILTERS) throw new PathError('too many filters inside of each other');
  const steps: Step[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('..', at)) {
      const [name, next] = nameAt(text, at + 2);
      steps.push({ what: 'below', name });
      at = next;
    } else if (text[at] === '.') {
      const [name, next] = nameAt(text, at + 1);
      if (name === '*') steps.push({ what: 'all' });
      else if (name !== '') steps.push({ what: 'member', name });
      at = next;
    } else if (text[at] === '[') {
      const end = closingOf(text, at);
      steps.push(bracketed(text.slice(at + 1, end).trim(), filters));
      at = end + 1;
    } else throw new PathError(`unexpected ${JSON.stringify(text[at])}`);
  }
  return steps;
}

/** The name that starts at an offset, in which a backslash escapes a point; and the offset after it. */
function nameAt(text: string, start: number): [name: string, next: number] {
  let name = '';
  let at = start;
  for (; at < text.length && text[at] !== '.' && text[at] !== '['; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) at += 1;
    name += text[at];
  }
  return [name, at];
}

/** Offset of the bracket that closes the one at an offset; quoted brackets do not count. */
function closingOf(text: string, start: number): number {
  let quote = '';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const c = text[at] as string;
    if (quote !== '') {
      if (c === '\\') at += 1;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '[') depth += 1;
    else if (c === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new PathError('unterminated array');
}

function bracketed(inner: string, filters: number): Step {
  if (inner === '*') return { what: 'all' };
  if (/^-?\d+$/.test(inner)) return { what: 'item', index: Number(inner) };
  const range = /^(-?\d*):(-?\d*)$/.exec(inner);
  if (range !== null) return { what: 'range', from: numberIn(range[1]), to: numberIn(range[2]) };
  const quoted = /^'((?:[^'\\]|\\.)*)'$|^"((?:[^"\\]|\\.)*)"$/.exec(inner);
  if (quoted !== null) return { what: 'member', name: (quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1') };
  if (inner.startsWith('?(') && inner.endsWith(')')) return filterOf(inner.slice(2, -1).trim(), filters + 1);
  throw new PathError(`invalid array index ${inner}`);
}

const numberIn = (text = ''): number | undefined => (text === '' ? undefined : Number(text));

function filterOf(text: string, filters: number): Step {
  if (!text.startsWith('@')) throw new PathError(`a filter begins with @, not ${text}`);
  const found = OPERATORS.map((operator) => ({ operator, at: outsideQuotes(text, operator) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at || b.operator.length - a.operator.length)[0];
  if (found === undefined) return { what: 'filter', path: stepsOf(text.slice(1).trim(), filters), operator: 'exists', value: undefined };
  const { operator, at } = found;
  const path = stepsOf(text.slice(1, at).trim(), filters);
  return { what: 'filter', path, operator, value: literal(text.slice(at + operator.length).trim()) };
}

function outsideQuotes(text: string, wanted: string): number {
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const c = text[at] as string;
    if (quote !== '') {
      if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (text.startsWith(wanted, at)) return at;
  }
  return -1;
}

function literal(text: string): unknown {
  const quoted = /^'([^']*)'$|^"([^"]*)"$/.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2];
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new PathError(`cannot compare with ${text}`);
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a slice of a list begins or ends; negative positions count from the end. */
const placeIn = (length: number, at: number): number => (at < 0 ? Math.max(0, length + at) : Math.min(at, length));

/** Members of an object that can be listed in the time of visiting one value. */
const MEMBERS = 8;

/** A walk along a path. If several ways lead to a value at a step, it is searched only once. */
class Walk {
  readonly #found: readonly Map<object, unknown>[];
  /** Walks of nested filters, by their steps. */
  readonly #filters = new Map<Step, Walk>();

  constructor(
    private readonly steps: readonly Step[],
    private readonly repeats: boolean,
    private readonly visits: Visits,
  ) {
    this.#found = repeats ? steps.map(() => new Map<object, unknown>()) : [];
  }

  /** The first value that the steps from a position on select below a value; undefined if there is none. */
  from(value: unknown, at: number): unknown {
    const step = this.steps[at];
    if (step === undefined) return value;
    this.visits.take(1);
    if (typeof value !== 'object' || value === null) return undefined;
    const found = this.#found[at];
    if (found === undefined) return this.#onward(value, step, at + 1);
    if (found.has(value)) return found.get(value);
    const first = this.#onward(value, step, at + 1);
    found.set(value, first);
    return first;
  }

  #onward(value: object, step: Step, next: number): unknown {
    switch (step.what) {
      case 'member':
        return this.#member(value, step.name, next);
      case 'item': {
        if (!Array.isArray(value)) return undefined;
        const index = step.index < 0 ? value.length + step.index : step.index;
        return index in value ? this.from(value[index], next) : undefined;
      }
      case 'range': {
        if (!Array.isArray(value)) return undefined;
        const { from = 0, to = value.length } = step;
        return this.#items(value, placeIn(value.length, from), placeIn(value.length, to), next);
      }
      case 'all':
        return this.#all(value, next);
      case 'below':
        return this.#member(value, step.name, next) ?? this.#all(value, next - 1);
      case 'filter':
        return this.#filtered(value, step, next);
    }
  }

  #member(value: object, name: string, next: number): unknown {
    return isMap(value) && Object.hasOwn(value, name) ? this.from(value[name], next) : undefined;
  }

  #items(list: readonly unknown[], from: number, to: number, next: number): unknown {
    for (let i = from; i < to; i += 1) {
      const found = this.from(list[i], next);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #all(value: object, next: number): unknown {
    if (Array.isArray(value)) return this.#items(value, 0, value.length, next);
    if (!isMap(value)) return undefined;
    const names = Object.keys(value);
    this.visits.take(names.length / MEMBERS);
    for (const name of names) {
      const found = this.from(value[name], next);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #filtered(value: object, filter: Extract<Step, { what: 'filter' }>, next: number): unknown {
    if (!Array.isArray(value)) return undefined;
    const walk = this.#filters.get(filter) ?? new Walk(filter.path, this.repeats, this.visits);
    this.#filters.set(filter, walk);
    for (const item of value) {
      this.visits.take(1);
      if (!passes(walk.from(item, 0), filter)) continue;
      const found = this.from(item, next);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const passes = (found: unknown, { operator, value }: Extract<Step, { what: 'filter' }>): boolean =>
  found !== undefined && (operator === 'exists' || compares(found, operator, value));

function compares(left: unknown, operator: string, right: unknown): boolean {
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  const ordered = (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string');
  if (!ordered) return false;
  if (operator === '<') return left < right;
  if (operator === '>') return left > right;
  return operator === '<=' ? left <= right : left >= right;
}
