/** Everything a resolved catalogue is held to before anything is emitted: an emitter never finds a fault. */

import type { Diagnostics } from '../diagnostics.js';
import { type CheckedCatalogue, checkContext } from './context.js';
import { checkConversions } from './conversions.js';
import { checkExamples } from './examples.js';
import { checkExpressions } from './expressions.js';
import { checkFaultOrder, checkField } from './fields.js';
import { checkHubRules } from './hub-rules.js';
import { checkNames } from './names.js';
import { checkPaths, isItsOwnItem } from './paths.js';
import { checkProtobuf } from './protobuf.js';
import { checkStorage } from './storage.js';
import { checkWords } from './words.js';

export function checkCatalogue(catalogue: CheckedCatalogue, diagnostics: Diagnostics): void {
  const context = checkContext(catalogue, diagnostics);
  checkPaths(context);
  // Nothing else can be said of types that lead back to themselves without end.
  if (catalogue.declarations.some(({ model }) => isItsOwnItem(model))) return;
  for (const { model, file, keys } of catalogue.declarations) {
    checkFaultOrder(model, file, keys, diagnostics);
    for (const field of model.fields) checkField(model, field, file, [...keys, 'fields', field.name], diagnostics);
  }
  checkNames(context, diagnostics);
  checkStorage(context);
  checkWords(context, diagnostics);
  checkProtobuf(context);
  checkConversions(context);
  checkHubRules(context);
  checkExpressions(catalogue, diagnostics);
  // A fault of a type is not one of its examples, too.
  if (diagnostics.all.length === 0) for (const { model, file } of catalogue.declarations) checkExamples(model, file, diagnostics);
}
