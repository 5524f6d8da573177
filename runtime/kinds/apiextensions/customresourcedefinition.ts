/** Custom resource definitions: the versions in which objects may be stored are remembered, whatever the definition says later. */
import type { ApiObject } from '../../model/object.js';
import { fieldsOf, listOf, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

const storageVersions = (object: ApiObject): string[] =>
  listOf(fieldsOf(object.spec).versions)
    .filter((v) => v.storage === true)
    .map((v) => text(v.name));

function rememberStored(object: ApiObject, known: readonly string[]): void {
  object.status = { ...fieldsOf(object.status), storedVersions: [...new Set([...known, ...storageVersions(object)])] };
}

export const customResourceDefinitionStrategy: Strategy = {
  prepareForCreate: (object) => rememberStored(object, []),
  prepareForUpdate(object, _old, { subresource }) {
    const { storedVersions } = fieldsOf(object.status);
    if (subresource === '') rememberStored(object, Array.isArray(storedVersions) ? storedVersions.map(String) : []);
  },
};
