/** Flags in a YAML file, by their names: `secure-port: 8443`. */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLSeq } from 'yaml';
import { suggestion } from '../model/faults/nearest.js';
import type { Given } from './given.js';
import type { Flags } from './settings.js';

/** What the file gives; faults begin with the file, line and column. Files that cannot be read are a fault of `flag`. */
export function readConfigFile(file: string, flag: string, flags: Flags, faults: string[]): ReadonlyMap<string, Given> {
  const given = new Map<string, Given>();
  const text = textOf(file, flag, faults);
  if (text === undefined) return given;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset = 0): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  for (const error of document.errors) faults.push(`${at(error.pos[0])}: ${error.message}`);
  if (document.errors.length > 0 || document.contents === null) return given;
  if (!isMap(document.contents)) {
    faults.push(`${at(document.contents.range?.[0])}: flags by their names are expected, such as secure-port: 8443`);
    return given;
  }
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const place = `${at(isScalar(key) ? key.range?.[0] : undefined)} ${name}`;
    const definition = Object.hasOwn(flags, name) ? flags[name] : undefined;
    const texts = definition?.type === 'texts' && isSeq(value) ? eachOf(value) : textsOf(value);
    if (definition === undefined) faults.push(`${place}: there is no such flag${suggestion(name, Object.keys(flags))}`);
    else if (texts === undefined) faults.push(`${place}: a value is expected${EXPECTED[definition.type] ?? ''}`);
    else given.set(name, { texts, place });
  }
  return given;
}

const EXPECTED: Readonly<Record<string, string>> = {
  strings: ', or a list of them',
  texts: ', or a list of them',
  map: ', or switches by name, such as { api/beta: false }',
  gates: ', or switches by name, such as { OpenAPIV3: true }',
};

function textOf(file: string, flag: string, faults: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    faults.push(`${flag}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Each item by itself, as if the flag were given so often. */
function eachOf({ items }: YAMLSeq): string[] | undefined {
  const texts = items.map(textsOf);
  return texts.every((text) => text?.length === 1) ? texts.flatMap((text) => text ?? []) : undefined;
}

/** The texts that stand for a value on a command line; undefined for what no flag takes. */
function textsOf(value: unknown): string[] | undefined {
  // As it is written: the number 1.20 would lose its last digit.
  if (isScalar(value)) return value.value === null ? undefined : [value.source ?? String(value.value)];
  if (isSeq(value)) {
    const parts = value.items.map(textsOf);
    // Without any, the flag is given an empty list.
    return parts.every((part) => part?.length === 1) ? [parts.flat().join(',')] : undefined;
  }
  if (!isMap(value)) return undefined;
  const parts = value.items.map(({ key, value: on }) => [isScalar(key) ? String(key.value) : undefined, textsOf(on)?.join()]);
  return parts.every(([name, on]) => name !== undefined && on !== undefined)
    ? [parts.map(([name, on]) => `${name}=${on}`).join(',')]
    : undefined;
}
