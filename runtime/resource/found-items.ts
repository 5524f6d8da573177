/** Objects of kinds that are not stored, as reads show them. */
import { stringify } from '../codec/parse.js';
import type { VersionDefinition } from '../model/definition/definition.js';
import { notFound } from '../model/errors.js';
import { Item } from './item.js';
import type { Resource } from './resource.js';
import { filterOf } from './selecting/fields.js';
import type { FoundObjects } from './strategy.js';
import type { ListOptions } from './writes/options.js';

/** The objects that a list shows. */
export async function foundList(resource: Resource, found: FoundObjects, version: VersionDefinition, asked: ListOptions): Promise<Item[]> {
  const filter = filterOf(version, asked.labels, asked.fields);
  const items = await foundItems(resource, found);
  return filter === undefined ? items : items.filter(filter);
}

/** One object by its name; throws 404 where it is not there. */
export async function foundItem(resource: Resource, found: FoundObjects, name: string): Promise<Item> {
  const item = (await foundItems(resource, found)).find((each) => each.name === name);
  if (item === undefined) throw notFound({ group: '', name: found.called }, name);
  return item;
}

async function foundItems({ definition, environment, forms }: Resource, found: FoundObjects): Promise<Item[]> {
  const objects = await found.objects(environment);
  return objects.map((each) => {
    const object = forms.canonical({ kind: definition.kind, apiVersion: forms.storageVersion, ...each }, forms.storageVersion);
    return new Item(forms.storageVersion, Buffer.from(stringify(object)), 0, { object });
  });
}
