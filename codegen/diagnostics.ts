/** Every fault the catalogue can have: declared once, with a stable code and a message with named holes. */

const MESSAGES = {
  KW001: 'the file is not YAML: {why}',
  KW002: '{what} is not allowed here: {why}',
  KW003: 'type "{type}" is not defined; known in {where}: {known}',
  KW004: 'Protobuf number {number} of "{field}" is already taken by "{other}"; take {free}',
  KW005: 'field "{field}" has no Protobuf number; add `proto: {free}`',
  KW006: '"{name}" is defined twice; the other one is in {other}',
  KW007: '"{field}" has no description; add one sentence that says what it does',
  KW008: 'the hub "{hub}" is not a kind of the catalogue; write `<group>/<version>.<Kind>`',
  KW009: 'field "{field}" of {type} has no counterpart in {other}; add a `conversion` that renames it, or `keep: annotation`',
  KW010: 'group folder "{folder}" has no version "{version}" in its group.yaml; add it under `versions`',
  KW011: 'the default {value} of "{field}" does not fit its type {type}',
  KW012: 'list map key "{key}" of "{field}" is not a field of {type}',
  KW013: '"{name}" needs {needed}',
  KW014: 'Protobuf number {number} of "{field}" is reserved: stored data may still carry an older field under it; take {free}',
  KW015: '`{rule}` does not fit "{field}", which is {type}: it is for {fits}',
  KW016: 'the format "{format}" of "{field}" is not known; known are {known}',
  KW017: 'the pattern of "{field}" is no regular expression: {pattern}',
  KW018: '`{low}` of "{field}" is above its `{high}`, so that no value fits',
  KW019: 'a rule of "{field}" names "{sibling}", which is not a field of {where}',
  KW020: 'a rule of "{field}" waits for "{sibling}" to be {value}, which it never is; it is one of {known}',
  KW021: '`because` of "{field}" explains `{rule}`, a rule that the field does not have',
  KW022: '"{name}" cannot be the kind of namespaces: {why}',
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

export class Diagnostics {
  readonly all: Diagnostic[] = [];

  report(code: DiagnosticCode, at: Position & { text?: string }, holes: Readonly<Record<string, string | number>>): void {
    const message = MESSAGES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(holes[name] ?? ''));
    this.all.push({ code, message, at: { file: at.file, line: at.line, column: at.column }, text: at.text ?? '' });
  }

  /** All faults in file order, each with its line. */
  print(): string {
    return [...this.all]
      .sort((a, b) => a.at.file.localeCompare(b.at.file) || a.at.line - b.at.line || a.at.column - b.at.column)
      .map((d) => `${d.at.file}:${d.at.line}:${d.at.column} ${d.code} ${d.message}${d.text === '' ? '' : `\n    ${d.text.trim()}`}`)
      .join('\n');
  }
}
