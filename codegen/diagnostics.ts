/** Every fault the catalogue can have: declared once, with a stable code and a message with named holes. */
import path from 'node:path';
import { nearest } from '../runtime/model/faults/nearest.js';

const MESSAGES = {
  KW001: 'the file is not YAML: {why}; {advice}',
  KW002: '{what} is not allowed here: {why}',
  KW003: 'type "{type}" is not known{why}',
  KW004: 'Protobuf number {number} of "{field}" is already taken by "{other}"; take {free}',
  KW005: 'field "{field}" has no Protobuf number; add `proto: {free}`',
  KW006: '"{name}" is defined twice; the other one is in {other}',
  KW007: '"{field}" has no description; add one sentence that says what it does',
  KW008: 'the hub "{hub}" is not a kind of the catalogue; write `<group>/<version>.<Kind>`{meant}',
  KW009: 'field "{field}" of {type} has no counterpart in {other}; in the `conversion` of {home}, {advice}',
  KW010: 'group folder "{folder}" has no version "{version}" in its group.yaml; add it under `versions`{meant}',
  KW011: 'the default {value} of "{field}" {why}; write another, or remove `default`',
  KW012: '`{marker}` of "{field}" names "{key}", which is not a field of {type}{known}',
  KW013: '"{name}" needs {needed}',
  KW014: 'Protobuf number {number} of "{field}" is reserved: stored data may still carry an older field under it; take {free}',
  KW015: '`{rule}` does not fit "{field}", which is {type}: it is for {fits}',
  KW016: 'the format "{format}" of "{field}" is not known{meant}; known are {known}',
  KW017: 'the pattern of "{field}" is no regular expression: {pattern}: {why}; write it in the syntax of RE2',
  KW018: '`{low}` of "{field}" is above its `{high}`, so that no value fits; lower the one or raise the other',
  KW019: 'a rule of "{field}" names "{sibling}", which is not a field of {where}{known}',
  KW020: 'a rule of "{field}" waits for "{sibling}" to be {value}, which it never is; it is one of {known}',
  KW021: '`because` of "{field}" explains `{rule}`, a rule that the field does not have; add the rule, or remove its reason',
  KW022: '"{name}" cannot be the kind of namespaces: {why}',
  KW023:
    'the storage prefix "{prefix}" is {relation} {other}, so that the objects of one are listed with those of the other; take another, such as {free}',
  KW024: 'the {what} "{name}" is already that of {other}; {advice}',
  KW025: '"{name}" cannot be the name of a {what}: {why}{proposal}',
  KW026: '"{version}" is no version: versions are named v1, v2, v1beta1, v2alpha3 and so on{meant}',
  KW027: 'Protobuf number {number} of "{field}" cannot be used: numbers are 1 to 536870911 without 19000 to 19999; take {free}',
  KW028: '{what}, and stored data holds it so; {advice}, or delete {file} where nothing is stored yet',
  KW029: '{cycle}, so that every value is infinitely large; {advice}',
  KW030:
    'kind {kind} has no metadata; add `metadata: {{ type: meta/v1.ObjectMeta, proto: {free}, description: Standard object metadata. }}`',
  KW031: '{what} "{word}" is not known{meant}; known are {known}',
  KW032: 'the {what} "{path}" leads nowhere: {type} has no field "{word}"{known}',
  KW033: '{file} is not read: {why}',
  KW034: '{what}: {why}',
  KW035: '"{field}", which is {type}, has no Protobuf form: {why}',
  KW036: 'the catalogue "{catalogue}" cannot be extended: {why}',
  KW037: '{version} is in two catalogues, {catalogue} and this one; {advice}',
  KW038: '{kind} is taken without {hub}, which its objects are converted to; `include` that, too, or `exclude` {kind}',
  KW039: 'a rule of {type} {why}{known}',
  KW040: 'the catalogue cannot be held to {file}: {why}',
  // The last digit is the rule of the deprecation policy.
  KW041: 'rule 1: {what}; {advice}',
  KW042: 'rule 2: {what}; {advice}',
  KW043: 'rule 3: {what}; {advice}',
  KW044: 'rule 4{what}; {advice}',
  KW045: 'rule 5{what}; {advice}',
  KW046: 'rule 6: {what}; {advice}',
  KW047: 'rule 7: {what}; {advice}',
  KW048: 'rule 8: {what}; {advice}',
  KW049: 'rule 9{what}; {advice}',
  KW050: 'released: {what}; {advice}',
  KW051:
    'the default {value} of "{field}" would never be written, because the field leaves out what is empty; add `nullable: true`, or remove the default',
  KW052: '`{rule}` of "{field}" holds nothing: objects of every version are held to the rules of the hub; {advice}',
  KW053: '`{rule}` of "{field}" has {value} twice; write it once',
  KW054: 'no kind in code gives the {what} "{name}"{meant}; give it by `{what}s` of `defineKind`, in a file of kinds/',
  KW055: 'the example of {kind} {why}',
} as const;

export type DiagnosticCode = keyof typeof MESSAGES;

export interface Position {
  readonly file: string;
  /** Line and column are counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly at: Position;
  /** The line of the file that is at fault. */
  readonly text: string;
}

/** Faults with which a file is not read any further. */
const OF_FORM: readonly DiagnosticCode[] = ['KW001', 'KW002'];

export class Diagnostics {
  readonly all: Diagnostic[] = [];

  report(code: DiagnosticCode, at: Position & { text?: string }, holes: Readonly<Record<string, string | number>>): void {
    const message = MESSAGES[code].replace(/\{\{|\}\}|\{(\w+)\}/g, (all, name?: string) =>
      name === undefined ? all.charAt(0) : String(holes[name] ?? ''),
    );
    this.all.push({ code, message, at: { file: at.file, line: at.line, column: at.column }, text: at.text ?? '' });
  }

  /** Whether a file is at fault already, given by the end of its path, such as `shop/v1/Order.yaml`: what it declares may be missing. */
  isAtFault(file: string): boolean {
    return this.all.some(({ at }) => `/${at.file}`.endsWith(`/${file}`));
  }

  /** Whether a file of a version, such as `shop/v1`, is at fault already. */
  isFaultIn(version: string): boolean {
    return this.all.some(({ at }) => `/${path.posix.dirname(at.file)}`.endsWith(`/${version}`));
  }

  /** Whether a file of a version, such as `shop/v1`, was not read because of its form: what it declares is missing. */
  isUnreadIn(version: string): boolean {
    return this.all.some(({ code, at }) => OF_FORM.includes(code) && `/${path.posix.dirname(at.file)}`.endsWith(`/${version}`));
  }

  /** Takes back what was reported in these words, each a code and its message. */
  takeBack(lines: ReadonlySet<string>): void {
    const left = this.all.filter((each) => !lines.has(lineOf(each)));
    this.all.splice(0, this.all.length, ...left);
  }

  print(): string {
    return printDiagnostics(this.all);
  }
}

/** A fault without its place, as released.lock keeps those that were excepted. */
export const lineOf = ({ code, message }: Diagnostic): string => `${code} ${message}`;

/** Faults in file order, each with its line. */
export const printDiagnostics = (all: readonly Diagnostic[]): string =>
  [...all]
    .sort((a, b) => a.at.file.localeCompare(b.at.file) || a.at.line - b.at.line || a.at.column - b.at.column)
    .map((d) => `${d.at.file}:${d.at.line}:${d.at.column} ${d.code} ${d.message}${d.text === '' ? '' : `\n    ${d.text.trim()}`}`)
    .join('\n');

/** What a message adds where a known word is near the one at fault. */
export function meant(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` (did you mean "${near}"?)`;
}

/** More words than this are too many to read. */
const MAX_LISTED = 30;

/** The words to choose from; the first of them where they are many. */
export const listed = (words: readonly string[]): string =>
  words.length === 0
    ? 'none'
    : words.length <= MAX_LISTED
      ? words.join(', ')
      : `${words.slice(0, MAX_LISTED).join(', ')} and ${words.length - MAX_LISTED} more`;

/** What a message adds about the fields of a type, of which a word is none. */
export const fieldsKnown = (word: string, fields: readonly string[]): string => `${meant(word, fields)}; it has ${listed(fields)}`;
