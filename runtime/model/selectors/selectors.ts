/** Label and field selectors: text → requirements → a test on labels or fields. */
import { badRequest } from '../errors.js';
import { faultsOf } from '../values/formats.js';
import { quoted } from '../values/printed-values.js';
import { integerOf, labelMatcher, type Operator, type Requirement } from './label-matcher.js';

export interface LabelSelector {
  readonly requirements: readonly Requirement[];
  matches(labels: Readonly<Record<string, string>> | undefined): boolean;
}

type Token = { readonly kind: 'word' | ',' | '(' | ')' | '!' | '=' | '==' | '!=' | '>' | '<' | 'end'; readonly text: string };

function tokens(text: string): Token[] {
  const out: Token[] = [];
  const pattern = /\s+|(==|!=|[,()!=<>])|([^\s,()!=<>]+)/gy;
  for (let match = pattern.exec(text); match !== null && match[0] !== ''; match = pattern.exec(text)) {
    if (match[1] !== undefined) out.push({ kind: match[1] as Token['kind'], text: match[1] });
    else if (match[2] !== undefined) out.push({ kind: 'word', text: match[2] });
  }
  out.push({ kind: 'end', text: '' });
  return out;
}

/** Parses the grammar of label selectors. Throws an Error that says what was found and what was expected. */
class SelectorReader {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    this.tokens = tokens(text);
  }

  read(): Requirement[] {
    const out: Requirement[] = [];
    if (this.peek().kind === 'end') return out;
    for (;;) {
      const { kind } = this.peek();
      if (kind !== 'word' && kind !== '!') throw this.unexpected("!, identifier, or 'end of string'");
      out.push(this.told());
      const next = this.next();
      if (next.kind === 'end') return out;
      if (next.kind !== ',') throw new Error(`found '${next.text}', expected: ',' or 'end of string'`);
      if (this.peek().kind !== 'word' && this.peek().kind !== '!') throw this.unexpected("identifier after ','");
    }
  }

  /** An error inside of a requirement is reported as it is. */
  private told(): Requirement {
    try {
      return this.requirement();
    } catch (error) {
      throw new Error(`unable to parse requirement: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private requirement(): Requirement {
    const negated = this.peek().kind === '!';
    if (negated) this.next();
    const key = this.next();
    if (key.kind !== 'word') throw new Error(`found '${key.text}', expected: identifier`);
    checkKey(key.text);
    if (negated) return { key: key.text, operator: '!', values: [] };
    const { kind, text } = this.peek();
    if (kind === 'end' || kind === ',') return { key: key.text, operator: 'exists', values: [] };
    this.next();
    if (kind === '=' || kind === '==') return this.checked({ key: key.text, operator: '=', values: [this.value()] });
    if (kind === '!=') return this.checked({ key: key.text, operator: '!=', values: [this.value()] });
    if (kind === '>' || kind === '<') return this.number(key.text, kind);
    if (kind === 'word' && (text === 'in' || text === 'notin'))
      return this.checked({ key: key.text, operator: text, values: this.values() });
    // The missing quote is part of the message that clients know.
    throw new Error(`found '${text}', expected: '=', '!=', '==', 'in', notin'`);
  }

  private checked(requirement: Requirement): Requirement {
    for (const value of requirement.values) {
      const [fault] = faultsOf('label-value', value);
      if (fault !== undefined) throw new Error(`values[0][${requirement.key}]: Invalid value: ${quoted(value)}: ${fault}`);
    }
    return requirement;
  }

  private number(key: string, operator: '>' | '<'): Requirement {
    const value = this.value();
    if (integerOf(value) === undefined)
      throw new Error(`values[0]: Invalid value: ${quoted(value)}: for 'Gt', 'Lt' operators, the value must be an integer`);
    return { key, operator, values: [value] };
  }

  private value(): string {
    const { kind } = this.peek();
    if (kind === 'end' || kind === ',') return '';
    const token = this.next();
    if (token.kind !== 'word') throw new Error(`found '${token.text}', expected: identifier`);
    return token.text;
  }

  private values(): string[] {
    const open = this.next();
    if (open.kind !== '(') throw new Error(`found '${open.text}' expected: '('`);
    const out = new Set<string>();
    for (let last: Token['kind'] = '('; ; ) {
      const token = this.next();
      if (token.kind === ')') {
        if (last === ',' || last === '(') out.add('');
        return [...out].sort();
      }
      if (token.kind === ',') {
        if (last === ',' || last === '(') out.add('');
      } else if (token.kind === 'word') {
        if (last === 'word') throw new Error(`found '${token.text}', expected: ',' or ')'`);
        out.add(token.text);
      } else {
        const expected = last === '(' ? "',', ')' or identifier" : last === 'word' ? "',' or ')'" : "',', or identifier";
        throw new Error(`found '${token.text}', expected: ${expected}`);
      }
      last = token.kind;
    }
  }

  private peek(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: '' };
  }

  private next(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  private unexpected(expected: string): Error {
    return new Error(`found '${this.peek().text}', expected: ${expected}`);
  }
}

function checkKey(key: string): void {
  const [fault] = faultsOf('qualified-name', key);
  if (fault !== undefined) throw new Error(`<nil>: Invalid value: ${quoted(key)}: ${fault}`);
}

/** Parses a label selector. Throws 400 that says what was found and what was expected. */
export function parseLabelSelector(text: string): LabelSelector {
  let requirements: Requirement[];
  try {
    requirements = new SelectorReader(text).read();
  } catch (error) {
    throw badRequest(error instanceof Error ? error.message : String(error));
  }
  return selectorOf(requirements);
}

const selectorOf = (requirements: readonly Requirement[]): LabelSelector => ({
  requirements,
  matches: labelMatcher(requirements),
});

interface SelectorSource {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly { readonly key?: string; readonly operator?: string; readonly values?: readonly string[] }[];
}

const OPERATORS: Readonly<Record<string, Operator>> = { In: 'in', NotIn: 'notin', Exists: 'exists', DoesNotExist: '!' };

/** The label selector in an object's spec. An absent one matches nothing, an empty one everything. */
export function selectorOfObject(source: SelectorSource | null | undefined): LabelSelector {
  if (source === null || source === undefined) return { requirements: [], matches: () => false };
  const labels = Object.entries(source.matchLabels ?? {}).map(([key, value]): Requirement => ({ key, operator: '=', values: [value] }));
  const expressions = (source.matchExpressions ?? []).map(
    (e): Requirement => ({ key: e.key ?? '', operator: OPERATORS[e.operator ?? ''] ?? 'exists', values: e.values ?? [] }),
  );
  return selectorOf([...labels, ...expressions]);
}

const compiled = new WeakMap<SelectorSource, LabelSelector>();

/** The same of a stored object, which does not change: compiled once for as long as the object is kept. */
export function selectorOfStored(source: SelectorSource | null | undefined): LabelSelector {
  if (source === null || source === undefined) return selectorOfObject(source);
  const known = compiled.get(source) ?? selectorOfObject(source);
  compiled.set(source, known);
  return known;
}

/** The selector as users write it, with requirements sorted by key. */
export function printSelector(selector: LabelSelector): string {
  return [...selector.requirements]
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map((r) => {
      if (r.operator === 'exists') return r.key;
      if (r.operator === '!') return `!${r.key}`;
      if (r.operator === 'in' || r.operator === 'notin') return `${r.key} ${r.operator} (${[...r.values].sort().join(',')})`;
      return `${r.key}${r.operator}${r.values[0] ?? ''}`;
    })
    .join(',');
}

export interface FieldRequirement {
  readonly label: string;
  readonly equal: boolean;
  readonly value: string;
}

/** `a=b,c!=d` with backslash escapes; throws 400. A term of neither label nor value requires nothing. Labels are checked by the resource, which knows them. */
export function parseFieldSelector(text: string): FieldRequirement[] {
  const out: FieldRequirement[] = [];
  for (const part of splitTerms(text)) {
    if (part === '') continue;
    const match = /^((?:[^=!\\]|\\.)*?)(==|!=|=)(.*)$/s.exec(part);
    if (match === null) throw badRequest(`invalid selector: '${text}'; can't understand '${part}'`);
    const [, label = '', operator, raw = ''] = match;
    const requirement = { label: label.trim(), equal: operator !== '!=', value: unescaped(raw, text) };
    if (requirement.label !== '' || requirement.value !== '') out.push(requirement);
  }
  return out;
}

function splitTerms(text: string): string[] {
  const out: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === ',') {
      out.push(text.slice(start, i));
      start = i + 1;
    }
  }
  out.push(text.slice(start));
  return out;
}

function unescaped(value: string, whole: string): string {
  let out = '';
  for (let i = 0; i < value.length; i += 1) {
    const c = value[i] ?? '';
    if (c === '\\') {
      const next = value[i + 1];
      if (next !== '\\' && next !== ',' && next !== '=')
        throw badRequest(`invalid field selector: invalid escape sequence: \\${next ?? ''}`);
      out += next;
      i += 1;
    } else if (c === '=' || c === ',') throw badRequest(`invalid selector: '${whole}'; can't understand '${value}'`);
    else out += c;
  }
  return out;
}
