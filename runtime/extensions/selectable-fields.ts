/** Fields by which lists and watches of custom objects may be narrowed, beside their name and namespace. */
import { pathSteps } from '../cel/field-path.js';
import type { VersionDefinition } from '../model/definition/definition.js';
import { isObject, own } from '../model/json/json.js';
import { type ApiObject, asJson, type Json } from '../model/object.js';
import type { CustomVersion } from './kind.js';

/** The fields of a version, each labelled by its path without the dot that it begins with. */
export const selectableFieldsOf = ({ selectableFields }: CustomVersion): VersionDefinition['selectableFields'] =>
  selectableFields.map(({ jsonPath }) => ({ label: jsonPath.replace(/^\./, ''), path: jsonPath.replace(/^\./, '') }));

/** A function that finds the text by which selectors know the value at a label; it is empty where there is none. */
export function selectedBy(): (object: ApiObject, label: string) => string {
  const known = new Map<string, readonly string[]>();
  return (object, label) => {
    const steps = known.get(label) ?? pathSteps(label);
    known.set(label, steps);
    return textAt(object, steps);
  };
}

function textAt(object: ApiObject, steps: readonly string[]): string {
  let value: Json = asJson(object);
  for (const name of steps) {
    const member: Json | undefined = isObject(value) ? own(value, name) : undefined;
    if (member === undefined || member === null) return '';
    value = member;
  }
  return typeof value === 'object' ? '' : String(value);
}
