/** CEL: expressions that are checked against types, bounded in what they cost, and evaluated. */
export { type Compiled, compile, type Refused, type Typed, typed } from './compile.js';
export { escapedName } from './escape.js';
export type { Expression } from './expression.js';
export { Budget, BudgetFault, EvaluationFault, type Issue, lineAt } from './fault.js';
export * from './types.js';
export * from './values.js';
export { view } from './views.js';
