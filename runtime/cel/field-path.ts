/** Paths such as `.spec.items` or `.labels['a.b']`, by which a rule names the field that its faults are about. */
import { membersOf, type Schema, schemaOf } from './schema-type.js';

/** A step into a value: to a property, or to a key of a map. */
interface Step {
  readonly name: string;
  readonly isKey: boolean;
}

const STEP = /^(?:\.([^.[\]'"]+)|\['((?:[^'\\]|\\.)*)'\])/;

/** The steps of a path through a schema, or the reason why it is invalid. */
export function stepsOf(path: string, schema: Schema): readonly Step[] | string {
  const steps: Step[] = [];
  let rest = path.trim();
  let at: Schema | undefined = schema;
  while (rest !== '') {
    const match = STEP.exec(rest);
    if (match === null) return /^\[\d/.test(rest) ? 'does not support list numeric index' : `expected [ or . but got: ${rest.slice(0, 20)}`;
    const name: string = match[1] ?? (match[2] ?? '').replace(/\\(.)/g, '$1');
    const property: Schema | undefined = membersOf(at?.properties).find(([known]) => known === name)?.[1];
    const value: Schema | undefined = schemaOf(at?.additionalProperties);
    if (property === undefined && value === undefined) return `does not refer to a valid field`;
    steps.push({ name, isKey: property === undefined });
    at = property ?? value;
    rest = rest.slice(match[0].length);
  }
  return steps;
}

/** The path of the field that a rule's faults name: the value itself, or a field inside it. The empty path is the whole object. */
export function reportedPath(path: string, fieldPath: string | undefined, schema: Schema): string {
  const steps = (fieldPath ?? '') === '' ? [] : stepsOf(fieldPath ?? '', schema);
  const full = typeof steps === 'string' ? path : steps.reduce((at, { name, isKey }) => (isKey ? `${at}[${name}]` : `${at}.${name}`), path);
  return full === '' ? '<nil>' : full.replace(/^\./, '');
}
