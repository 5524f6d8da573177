/** Expressions that select devices: they see one device, say whether it is fit, and are bounded in what they cost. */
import {
  BOOL,
  compiling,
  DYN,
  type Field,
  failedCompilation,
  mapOf,
  opaqueType,
  STRING,
  show,
  type Type,
  type Vocabulary,
  vocabularyOf,
} from '../../cel/index.js';
import { type FieldError, forbiddenField, invalidValue, tooLong } from '../../model/errors.js';
import type { FaultSearch } from '../../model/faults/fault-search.js';
import { KeptPatterns } from '../../model/patterns/kept-patterns.js';
import type { Judging, PlacedExpression } from './placed-expression.js';

/** Bounds of what a device has, by which costs are estimated. */
const MAX_PARTS = 32;
const MAX_DOMAIN = 63;
const MAX_NAME = 32;

const bounded = (max: number): Type => ({ ...STRING, kind: 'string', max });
const byName = (value: Type): Type => mapOf(bounded(MAX_DOMAIN), mapOf(bounded(MAX_NAME), value, MAX_PARTS), MAX_PARTS);

/** What an expression knows of a device; whether it is shared only where devices may be. */
const deviceType = (shared: boolean): Type => {
  const fields: Field[] = [
    { name: 'driver', type: bounded(MAX_DOMAIN) },
    { name: 'attributes', type: byName(DYN) },
    { name: 'capacity', type: byName({ kind: 'opaque', name: opaqueType('quantity') }) },
    ...(shared ? [{ name: 'allowMultipleAllocations', type: BOOL }] : []),
  ];
  const all = new Map(fields.map((field) => [field.name, field]));
  return { kind: 'object', name: 'kubernetes.DRADevice', fields: () => all };
};

const MAX_LENGTH = 10 * 1024;
const MAX_COST = 1_000_000;

export function* deviceExpressionFaults(expressions: readonly PlacedExpression[], judging: Judging): FaultSearch {
  const variables = new Map([['device', deviceType(judging.shared)]]);
  const vocabulary = { ...vocabularyOf(judging.release), bindings: true, boundedTypes: false };
  const patterns = new KeptPatterns();
  for (const expression of expressions) {
    const fault = yield* faultOf(expression, variables, vocabulary, judging, patterns);
    yield fault;
  }
}

function* faultOf(
  { at, text }: PlacedExpression,
  variables: ReadonlyMap<string, Type>,
  vocabulary: Vocabulary,
  { stored }: Judging,
  patterns: KeptPatterns,
): Generator<undefined, FieldError | undefined> {
  if (Buffer.byteLength(text) > MAX_LENGTH) return tooLong(at, MAX_LENGTH);
  const compiled = yield* compiling(text, variables, patterns, vocabulary);
  if ('issues' in compiled) return invalidValue(at, text, failedCompilation(compiled));
  if (compiled.type.kind !== 'bool' && compiled.type.kind !== 'dyn')
    return invalidValue(at, text, `must evaluate to bool or the unknown type, not ${show(compiled.type)}`);
  return compiled.cost > MAX_COST && !stored.has(text) ? forbiddenField(at, 'too complex, exceeds cost limit') : undefined;
}
