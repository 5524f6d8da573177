/** Whether the rules of a field make sense: each fits the field's type, and conditions ask what their siblings can hold. */

import { matching, patternFault } from '../../runtime/model/patterns/linear-pattern.js';
import { FORMAT_NAMES, FORMATS } from '../../runtime/model/values/formats.js';
import { type DiagnosticCode, type Diagnostics, fieldsKnown, meant } from '../diagnostics.js';
import { type FieldModel, jsonFields, mentioned, type TypeExpression, type TypeModel } from '../model.js';
import { type Scalar, scalarsOf } from '../scalars.js';
import type { ConditionSource, FieldSource } from '../schema/schema.js';
import type { SourceFile } from '../source-file.js';
import { isUnknown } from '../type-expressions.js';

type Rule = keyof FieldSource & string;

const TEXTS = scalarsOf('text');
const NUMBERS = scalarsOf('integer', 'longInteger', 'number', 'integerOrText');

const isA =
  (scalars: readonly Scalar[]) =>
  (type: TypeExpression): boolean =>
    (type.form === 'scalar' && scalars.includes(type.scalar)) ||
    (type.form === 'list' && type.items.form === 'scalar' && scalars.includes(type.items.scalar));

const isList = (type: TypeExpression): boolean => type.form === 'list' || (type.form === 'named' && type.type.collection?.form === 'list');

const isMap = (type: TypeExpression): boolean => type.form === 'map' || (type.form === 'named' && type.type.collection?.form === 'map');

const isMapOfTexts = (type: TypeExpression): boolean => type.form === 'map' && isA(TEXTS)(type.values);

/** What each rule is for, in words and as a test of the field's type. */
const FITTING: readonly (readonly [rules: readonly Rule[], words: string, fits: (type: TypeExpression) => boolean])[] = [
  [['enum', 'values', 'minLength', 'maxLength', 'pattern'], 'texts and lists of texts', isA(TEXTS)],
  [
    ['maxBytes'],
    'texts, lists of texts, bytes and maps of texts',
    (type) => isA(TEXTS)(type) || isA(['bytes'])(type) || isMapOfTexts(type),
  ],
  [['format'], 'texts, numbers or texts, and lists of texts', isA([...TEXTS, ...scalarsOf('integerOrText')])],
  [['judgedEmpty'], 'texts', (type) => type.form === 'scalar' && TEXTS.includes(type.scalar)],
  [['within'], 'types with fields, and lists and maps of them', (type) => mentioned(type).some((t) => t.collection === undefined)],
  [['nonBlank'], 'texts', (type) => type.form === 'scalar' && TEXTS.includes(type.scalar)],
  [['min', 'max'], 'numbers and lists of numbers', isA(NUMBERS)],
  [['minItems', 'unique', 'listMapKeys'], 'lists', isList],
  [['maxItems'], 'lists and maps', (type) => isList(type) || isMap(type)],
  [['alone'], 'lists of texts', (type) => type.form === 'list' && isA(TEXTS)(type.items)],
  // JSON has bytes as one text; clients are told that they are one value.
  [['listType'], 'lists and bytes', (type) => isList(type) || (type.form === 'scalar' && type.scalar === 'bytes')],
  [['mapType'], 'maps', isMap],
  [['structType'], 'types with fields', (type) => type.form === 'named' && type.type.collection === undefined],
];

/** Which rule each key of `because` explains. */
const EXPLAINED: Readonly<Record<string, readonly Rule[]>> = {
  nonEmpty: ['nonEmpty'],
  nonBlank: ['nonBlank'],
  requiredIf: ['requiredIf'],
  forbiddenIf: ['forbiddenIf'],
  range: ['min', 'max'],
  min: ['min'],
  max: ['max'],
  length: ['minLength', 'maxLength'],
  values: ['enum', 'closed'],
  items: ['minItems'],
  alone: ['alone'],
  format: ['format'],
  pattern: ['pattern'],
  immutable: ['immutable'],
};

const typeText = (source: FieldSource): string => source.type ?? 'of no type';

export function checkRules(type: TypeModel, field: FieldModel, file: SourceFile, place: readonly string[], diagnostics: Diagnostics): void {
  const { source } = field;
  const report = (code: DiagnosticCode, at: readonly string[], holes: Readonly<Record<string, string | number>>): void =>
    diagnostics.report(code, file.position([...place, ...at]), { field: field.name, ...holes });
  for (const [rules, words, fits] of FITTING)
    for (const rule of rules)
      if (source[rule] !== undefined && !isUnknown(field.type) && !fits(field.type))
        report('KW015', [rule], { rule, type: typeText(source), fits: words });
  if (source.format !== undefined && !FORMAT_NAMES.includes(source.format))
    report('KW016', ['format'], {
      format: source.format,
      known: Object.keys(FORMATS).join(', '),
      meant: meant(source.format, Object.keys(FORMATS)),
    });
  const why = source.pattern === undefined ? undefined : patternFaultOf(source.pattern);
  if (why !== undefined) report('KW017', ['pattern'], { pattern: source.pattern ?? '', why });
  for (const rule of ['enum', 'values'] as const)
    for (const [i, value] of (source[rule] ?? []).entries())
      if (source[rule]?.indexOf(value) !== i) report('KW053', [rule], { rule, value: JSON.stringify(value) });
  for (const [low, high] of [
    ['min', 'max'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [from, to] = [source[low], source[high]];
    if (from !== undefined && to !== undefined && from > to) report('KW018', [low], { low, high });
  }
  for (const [name, needed, missing] of [
    ['listType', '`listMapKeys`', source.listType === 'map' && source.listMapKeys === undefined],
    ['listMapKeys', '`listType: map`', source.listMapKeys !== undefined && source.listType !== 'map'],
    ['defaultIf', '`default`', source.defaultIf !== undefined && source.default === undefined],
  ] as const)
    if (missing) report('KW013', [name], { name, needed });
  const siblings = jsonFields(type).map((f) => f.name);
  for (const name of Object.keys(source.defaultIf ?? {}))
    if (!siblings.includes(name))
      report('KW019', ['defaultIf', name], { sibling: name, where: type.name, known: fieldsKnown(name, siblings) });
  if (source.closed && source.values === undefined) report('KW013', ['closed'], { name: 'closed', needed: '`values`' });
  if (source.values !== undefined && source.enum !== undefined)
    report('KW002', ['values'], { what: '`values`', why: '`enum` says what the field may hold' });
  if (source.nonBlank && source.pattern !== undefined)
    report('KW002', ['nonBlank'], { what: '`nonBlank`', why: '`pattern` says what texts look like' });
  const { unique } = source;
  const by = typeof unique === 'object' ? unique.field : unique;
  if (typeof by === 'string' && !isUnknown(field.type) && !itemFields(field.type).includes(by))
    report('KW019', ['unique'], { sibling: by, where: 'the items of the list', known: fieldsKnown(by, itemFields(field.type)) });
  for (const rule of Object.keys(source.gates ?? {}))
    if (source[rule as Rule] === undefined) report('KW013', ['gates', rule], { name: 'gates', needed: `\`${rule}\`` });
  if (source.judgedEmpty && (source.format ?? source.pattern ?? source.enum ?? source.values) === undefined)
    report('KW013', ['judgedEmpty'], { name: 'judgedEmpty', needed: '`format`, `pattern`, `enum` or `values`' });
  checkWithin(field, file, place, diagnostics);
  for (const rule of ['requiredIf', 'forbiddenIf'] as const) checkCondition(source[rule], rule, type, report);
  for (const rule of Object.keys(source.because ?? {}))
    if (!EXPLAINED[rule]?.some((r) => source[r] !== undefined)) report('KW021', ['because', rule], { rule });
}

/** What a field says of the fields of its type is held to what is asked of fields themselves. */
function checkWithin(field: FieldModel, file: SourceFile, place: readonly string[], diagnostics: Diagnostics): void {
  const [judged] = field.judged === undefined ? [] : mentioned(field.judged);
  if (judged === undefined) return;
  const fields = jsonFields(judged);
  for (const name of Object.keys(field.source.within ?? {})) {
    const at = [...place, 'within', name];
    const inner = fields.find((f) => f.name === name);
    if (inner !== undefined) checkRules(judged, inner, file, at, diagnostics);
    else {
      const known = fields.map((f) => f.name);
      const where = (judged.variantOf ?? judged).name;
      diagnostics.report('KW019', file.position(at), { field: field.name, sibling: name, where, known: fieldsKnown(name, known) });
    }
  }
}

const itemFields = (type: TypeExpression): string[] =>
  type.form === 'list' && type.items.form === 'named' ? jsonFields(type.items.type).map((f) => f.name) : [];

/** Why a text is no regular expression; undefined where it is one. */
export function patternFaultOf(pattern: string): string | undefined {
  try {
    matching(pattern);
    return undefined;
  } catch (error) {
    const why = patternFault(error);
    if (why === undefined) throw error;
    // Lookarounds and references to groups are what people miss.
    return /\(\?[=!<]|\\\d/.test(pattern) ? `${why}; patterns cannot look around or back` : why;
  }
}

function checkCondition(
  condition: ConditionSource | undefined,
  rule: Rule,
  type: TypeModel,
  report: (code: DiagnosticCode, at: readonly string[], holes: Readonly<Record<string, string>>) => void,
): void {
  for (const [name, held] of Object.entries(condition ?? {})) {
    const sibling = jsonFields(type).find((f) => f.name === name);
    if (sibling === undefined) {
      report('KW019', [rule, name], {
        sibling: name,
        where: type.name,
        known: fieldsKnown(
          name,
          jsonFields(type).map((f) => f.name),
        ),
      });
      continue;
    }
    const values = [typeof held === 'object' && held !== null && 'not' in held ? held.not : held].flat();
    const words = sibling.source.enum ?? sibling.source.values;
    for (const value of values)
      if (words !== undefined && value !== null && !words.includes(String(value)))
        report('KW020', [rule, name], { value: String(value), sibling: name, known: words.join(', ') });
  }
}
