/** Everything a resolved catalogue is held to before anything is emitted: an emitter never finds a fault. */
import { type CheckedCatalogue, checkContext } from './check-context.js';
import { checkConversions } from './check-conversions.js';
import { checkExpressions } from './check-expressions.js';
import { checkField } from './check-fields.js';
import { checkNames } from './check-names.js';
import { checkPaths, isItsOwnItem } from './check-paths.js';
import { checkProtobuf } from './check-protobuf.js';
import { checkStorage } from './check-storage.js';
import { checkWords } from './check-words.js';
import type { Diagnostics } from './diagnostics.js';

export function checkCatalogue(catalogue: CheckedCatalogue, diagnostics: Diagnostics): void {
  const context = checkContext(catalogue, diagnostics);
  checkPaths(context);
  // Nothing else can be said of types that lead back to themselves without end.
  if (catalogue.declarations.some(({ model }) => isItsOwnItem(model))) return;
  for (const { model, file, keys } of catalogue.declarations)
    for (const field of model.fields) checkField(model, field, file, [...keys, 'fields', field.name], diagnostics);
  checkNames(context, diagnostics);
  checkStorage(context);
  checkProtobuf(context, diagnostics);
  checkWords(context, diagnostics);
  checkConversions(context);
  checkExpressions(catalogue, diagnostics);
}
