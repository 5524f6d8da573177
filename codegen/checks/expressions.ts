/** What a message adds about an expression that has no meaning. */
const AS_WRITTEN = '; a rule is an expression of CEL, such as `self.min <= self.max`';

/** Whether the rules of types are expressions that hold for their values: names, types, and what can be compiled ahead of time. */
import { BOOL, lineAt, show, typed } from '../../runtime/cel/index.js';
import { celType } from '../cel-types.js';
import { type Diagnostics, fieldsKnown } from '../diagnostics.js';
import { printed, UnprintableExpression } from '../emit/cel.js';
import { type FieldModel, jsonFields, referenceTo, type TypeModel } from '../model.js';
import type { TypeDeclaration } from '../resolve.js';
import type { RuleSource } from '../schema/schema.js';
import type { SourceFile } from '../source-file.js';

export function checkExpressions({ declarations }: { readonly declarations: readonly TypeDeclaration[] }, diagnostics: Diagnostics): void {
  for (const { model, file, keys } of declarations)
    for (const [i, rule] of (model.source.rules ?? []).entries()) checkRule(model, rule, file, [...keys, 'rules', i], diagnostics);
}

/** The variables that rules of a type may name. */
export const variablesOf = (type: TypeModel): ReadonlyMap<string, ReturnType<typeof celType>> =>
  new Map([
    ['self', celType(type)],
    ['oldSelf', celType(type)],
  ]);

function checkRule(
  type: TypeModel,
  { rule, fieldPath }: RuleSource,
  file: SourceFile,
  keys: readonly (string | number)[],
  diagnostics: Diagnostics,
): void {
  const report = (offset: number, why: string, known = ''): void => {
    const at = lineAt(rule, offset);
    diagnostics.report('KW039', file.positionIn([...keys, 'rule'], at.text, at.column), { type: type.name, why, known });
  };
  const found = typed(rule, variablesOf(type));
  if ('issues' in found) {
    for (const { offset, message, allowed } of found.issues)
      report(offset, `cannot be read: ${message}`, allowed === undefined ? AS_WRITTEN : nearby(message, allowed));
    return;
  }
  const { kind } = found.expression.type;
  if (kind !== BOOL.kind) report(0, `must be true or false, and this is ${show(found.expression.type)}`, AS_WRITTEN);
  checkFieldPath(type, fieldPath ?? '', file, keys, diagnostics);
  try {
    printed(found.expression);
  } catch (error) {
    if (!(error instanceof UnprintableExpression)) throw error;
    report(error.offset, `cannot be compiled ahead of time: ${error.message}`);
  }
}

/** The words that could stand in place of the one that a message quotes. */
const nearby = (message: string, allowed: readonly string[]): string => fieldsKnown(/'([^']*)'/.exec(message)?.[1] ?? '', allowed);

function checkFieldPath(
  type: TypeModel,
  path: string,
  file: SourceFile,
  keys: readonly (string | number)[],
  diagnostics: Diagnostics,
): void {
  let at: TypeModel | undefined = type;
  for (const name of path.split('.').slice(1)) {
    const fields: readonly FieldModel[] = at === undefined ? [] : jsonFields(at);
    const field: FieldModel | undefined = fields.find((f) => f.name === name);
    if (field === undefined) {
      const known =
        at === undefined
          ? ''
          : fieldsKnown(
              name,
              fields.map((f) => f.name),
            );
      const why = `is about "${path}", but ${at === undefined ? 'what comes before it has no fields' : `${referenceTo(at)} has no field "${name}"`}`;
      diagnostics.report('KW039', file.position([...keys, 'fieldPath']), { type: type.name, why, known });
      return;
    }
    at = field.type.form === 'named' && field.type.type.collection === undefined ? field.type.type : undefined;
  }
}
