/** Paths such as `.spec.items` or `.labels['a.b']`, by which a rule names the field that its faults are about. */
import { isObject, own } from '../model/json/json.js';
import { type Schema, schemaOf } from './schemas/schema-type.js';

/** A step into a value: to a property, or to a key of a map. */
interface Step {
  readonly name: string;
  readonly isKey: boolean;
}

const STEP = /^(?:\.([^.[\]'"]+)|\['((?:[^'\\]|\\.)*)'\])/;

const nameOf = ([, plain, quoted = '']: RegExpExecArray): string => plain ?? quoted.replace(/\\(.)/g, '$1');

/** The schema of a property; undefined where it is not declared. */
const propertyOf = (schema: Schema | undefined, name: string): Schema | undefined =>
  isObject(schema?.properties) ? schemaOf(own(schema.properties, name)) : undefined;

/** The schema at the end of steps that lead through a schema. */
export const schemaAt = (steps: readonly Step[], schema: Schema): Schema | undefined =>
  steps.reduce<Schema | undefined>((at, { name, isKey }) => (isKey ? schemaOf(at?.additionalProperties) : propertyOf(at, name)), schema);

/** The steps of a path through a schema, or the reason why it is invalid; `indexed` is that of a path that names an item of a list. */
export function stepsOf(path: string, schema: Schema, indexed = 'does not support list numeric index'): readonly Step[] | string {
  const steps: Step[] = [];
  let rest = path.trim();
  let at: Schema | undefined = schema;
  while (rest !== '') {
    const match = STEP.exec(rest);
    if (match === null) return /^\[\d/.test(rest) ? indexed : `expected [ or . but got: ${/^[^.[]{0,20}/.exec(rest)?.[0] ?? ''}`;
    const name = nameOf(match);
    const property: Schema | undefined = propertyOf(at, name);
    const value: Schema | undefined = schemaOf(at?.additionalProperties);
    if (property === undefined && value === undefined) return `does not refer to a valid field`;
    steps.push({ name, isKey: property === undefined });
    at = property ?? value;
    rest = rest.slice(match[0].length);
  }
  return steps;
}

/** The names of a path that may begin without a dot, as far as it can be read. */
export function pathSteps(label: string): string[] {
  const names: string[] = [];
  let rest = label.startsWith('.') || label.startsWith('[') ? label : `.${label}`;
  for (let match = STEP.exec(rest); match !== null; match = STEP.exec(rest)) {
    names.push(nameOf(match));
    rest = rest.slice(match[0].length);
  }
  return names;
}

/** The path of the field that a rule's faults name: the value itself, or a field inside it. The empty path is the whole object. */
export function reportedPath(path: string, fieldPath: string | undefined, schema: Schema): string {
  const steps = (fieldPath ?? '') === '' ? [] : stepsOf(fieldPath ?? '', schema);
  const full = typeof steps === 'string' ? path : steps.reduce((at, { name, isKey }) => (isKey ? `${at}[${name}]` : `${at}.${name}`), path);
  return full === '' ? '<nil>' : full.replace(/^\./, '');
}
