/** CEL: expressions that are checked against types, bounded in what they cost, and evaluated. */
export { NAMESPACE, objectOf, REQUEST } from './admission/types.js';
export { type Compiled, compile, compiling, type Refused, type Typed, typed, usesVariable } from './compile.js';
export { escapedName } from './escape.js';
export { type Expression, partsOf } from './expression.js';
export { Budget, BudgetFault, EvaluationFault, failedCompilation, type Issue, lineAt } from './fault.js';
export { stepsOf } from './field-path.js';
export { type Overload, opaqueType } from './functions.js';
export { jsonOf } from './json-values.js';
export { EVERYTHING, type Vocabulary, vocabularyOf } from './library/index.js';
export { type CompiledRule, compileRule, evaluated, PER_OBJECT, type Rule, type RuleFaults } from './rule.js';
export { hasRules, type RuleMeter, type SchemaRules, schemaRules } from './schemas/schema-rules.js';
export { type Schema, SchemaTypes } from './schemas/schema-type.js';
export * from './types.js';
export * from './values.js';
export { view } from './views.js';
