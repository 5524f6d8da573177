/** Paths into objects as printer columns write them: members, items, filters and wildcards, of which only the first result counts. */

type Step =
  | { readonly what: 'member'; readonly name: string }
  | { readonly what: 'item'; readonly index: number }
  | { readonly what: 'range'; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly what: 'all' }
  | { readonly what: 'below'; readonly name: string }
  | { readonly what: 'filter'; readonly path: readonly Step[]; readonly operator: string; readonly value: unknown };

/** Thrown for text that is no path. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

export class JsonPath {
  readonly #steps: readonly Step[];

  /** Throws PathError. */
  constructor(text: string) {
    this.#steps = stepsOf(text);
  }

  /** The first value that the path leads to; undefined where it leads nowhere. */
  first(object: unknown): unknown {
    for (const value of walk(object, this.#steps, 0)) return value;
    return undefined;
  }
}

const OPERATORS = ['==', '!=', '<=', '>=', '<', '>'];

function stepsOf(text: string): Step[] {
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
      steps.push(bracketed(text.slice(at + 1, end).trim()));
      at = end + 1;
    } else throw new PathError(`unexpected ${JSON.stringify(text[at])}`);
  }
  return steps;
}

/** The name that begins at an offset, in which a backslash takes a point as it is; and the offset after it. */
function nameAt(text: string, start: number): [name: string, next: number] {
  let name = '';
  let at = start;
  for (; at < text.length && text[at] !== '.' && text[at] !== '['; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) at += 1;
    name += text[at];
  }
  return [name, at];
}

/** Offset of the bracket that closes the one at an offset; those in quotes do not count. */
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

function bracketed(inner: string): Step {
  if (inner === '*') return { what: 'all' };
  if (/^-?\d+$/.test(inner)) return { what: 'item', index: Number(inner) };
  const range = /^(-?\d*):(-?\d*)$/.exec(inner);
  if (range !== null) return { what: 'range', from: numberIn(range[1]), to: numberIn(range[2]) };
  const quoted = /^'((?:[^'\\]|\\.)*)'$|^"((?:[^"\\]|\\.)*)"$/.exec(inner);
  if (quoted !== null) return { what: 'member', name: (quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1') };
  if (inner.startsWith('?(') && inner.endsWith(')')) return filterOf(inner.slice(2, -1).trim());
  throw new PathError(`invalid array index ${inner}`);
}

const numberIn = (text = ''): number | undefined => (text === '' ? undefined : Number(text));

function filterOf(text: string): Step {
  if (!text.startsWith('@')) throw new PathError(`a filter begins with @, not ${text}`);
  const found = OPERATORS.map((operator) => ({ operator, at: outsideQuotes(text, operator) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at || b.operator.length - a.operator.length)[0];
  if (found === undefined) return { what: 'filter', path: stepsOf(text.slice(1).trim()), operator: 'exists', value: undefined };
  const { operator, at } = found;
  return { what: 'filter', path: stepsOf(text.slice(1, at).trim()), operator, value: literal(text.slice(at + operator.length).trim()) };
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

function* walk(value: unknown, steps: readonly Step[], at: number): Generator<unknown> {
  const step = steps[at];
  if (step === undefined) {
    yield value;
    return;
  }
  for (const next of onward(value, step)) yield* walk(next, steps, at + 1);
}

function* onward(value: unknown, step: Step): Generator<unknown> {
  switch (step.what) {
    case 'member':
      if (isMap(value) && Object.hasOwn(value, step.name)) yield value[step.name];
      break;
    case 'item':
      if (Array.isArray(value)) {
        const index = step.index < 0 ? value.length + step.index : step.index;
        if (index in value) yield value[index];
      }
      break;
    case 'range':
      if (Array.isArray(value)) yield* value.slice(step.from, step.to);
      break;
    case 'all':
      if (Array.isArray(value)) yield* value;
      else if (isMap(value)) yield* Object.values(value);
      break;
    case 'below':
      yield* below(value, step.name);
      break;
    case 'filter':
      if (Array.isArray(value)) for (const item of value) if (passes(item, step)) yield item;
  }
}

function* below(value: unknown, name: string): Generator<unknown> {
  if (isMap(value) && Object.hasOwn(value, name)) yield value[name];
  const inner = Array.isArray(value) ? value : isMap(value) ? Object.values(value) : [];
  for (const member of inner) yield* below(member, name);
}

function passes(item: unknown, { path, operator, value }: Extract<Step, { what: 'filter' }>): boolean {
  for (const found of walk(item, path, 0)) return operator === 'exists' || compares(found, operator, value);
  return false;
}

function compares(left: unknown, operator: string, right: unknown): boolean {
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  const ordered = (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string');
  if (!ordered) return false;
  if (operator === '<') return left < right;
  if (operator === '>') return left > right;
  return operator === '<=' ? left <= right : left >= right;
}
