/** How the types of a version correspond to those of the hubs, as checks and emitters walk them. */
import { type FieldModel, type GroupVersionModel, jsonFields, type TypeExpression, type TypeModel } from './model.js';

/** Whether the JSON of both types has the same shape all the way down, so that no conversion is needed. */
export function sameShape(a: TypeModel, b: TypeModel, seen: Set<string> = new Set()): boolean {
  const pair = `${a.version.ref}.${a.name}=${b.version.ref}.${b.name}`;
  if (a === b || seen.has(pair)) return true;
  seen.add(pair);
  if (a.source.conversion !== undefined) return false;
  if (a.collection !== undefined || b.collection !== undefined)
    return a.collection !== undefined && b.collection !== undefined && sameForm(a.collection, b.collection, seen);
  const [fieldsA, fieldsB] = [jsonFields(a), jsonFields(b)];
  return (
    fieldsA.length === fieldsB.length &&
    fieldsA.every((f) =>
      sameField(
        f,
        fieldsB.find((g) => g.name === f.name),
        seen,
      ),
    )
  );
}

const sameField = (a: FieldModel, b: FieldModel | undefined, seen: Set<string>): boolean =>
  b !== undefined && sameForm(a.type, b.type, seen);

function sameForm(a: TypeExpression, b: TypeExpression, seen: Set<string>): boolean {
  if (a.form === 'scalar' && b.form === 'scalar') return a.scalar === b.scalar;
  if (a.form === 'list' && b.form === 'list') return sameForm(a.items, b.items, seen);
  if (a.form === 'map' && b.form === 'map') return sameForm(a.values, b.values, seen);
  return a.form === 'named' && b.form === 'named' && sameShape(a.type, b.type, seen);
}

/** A type, and the type of the hub that it converts to. */
interface Pair {
  readonly here: TypeModel;
  readonly hub: TypeModel;
}

/** A field that converts, with its counterpart; undefined where the hub has none. */
interface Correspondence {
  readonly field: FieldModel;
  readonly counterpart: FieldModel | undefined;
}

export interface Mapping extends Pair {
  readonly fields: readonly Correspondence[];
  /** Fields of the hub that neither correspond to one here nor are kept. */
  readonly missing: readonly FieldModel[];
}

/** The mappings that kinds of a version need, each type once. */
export function mappingsOf(version: GroupVersionModel): Mapping[] {
  const mappings = new Map<string, Mapping>();
  const queue: Pair[] = [];
  for (const kind of version.kinds.values())
    if (kind.hub !== kind && !kind.resource?.conversion?.whole && !sameShape(kind.type, kind.hub.type))
      queue.push({ here: kind.type, hub: kind.hub.type });
  for (let pair = queue.shift(); pair !== undefined; pair = queue.shift()) {
    if (mappings.has(pair.here.name)) continue;
    const mapping = mappingOf(pair);
    mappings.set(pair.here.name, mapping);
    for (const { field, counterpart } of mapping.fields) {
      const inner = counterpart === undefined ? undefined : innerPair(field.type, counterpart.type);
      if (inner !== undefined) queue.push(inner);
    }
  }
  return [...mappings.values()];
}

/** How the fields of a type correspond to those of the hub's. */
export function mappingOf({ here, hub }: Pair): Mapping {
  const { keep = {}, keepFromHub = {}, rename = {} } = here.source.conversion ?? {};
  const placed = new Set(Object.values(rename).map((path) => path.split('.')[0] ?? ''));
  const moved = Object.keys(rename);
  const fields: Correspondence[] = [];
  for (const field of jsonFields(here)) {
    if (keep[field.name] !== undefined || moved.some((path) => path.startsWith(`${field.name}.`))) continue;
    const target = (rename[field.name] ?? field.name).split('.');
    placed.add(target[0] ?? '');
    fields.push({ field, counterpart: fieldAt(hub, target) });
  }
  const missing = jsonFields(hub).filter(({ name }) => !placed.has(name) && keepFromHub[name] === undefined);
  return { here, hub, fields, missing };
}

/** The field at a path of names below a type. */
function fieldAt(type: TypeModel, path: readonly string[]): FieldModel | undefined {
  const [first, ...rest] = path;
  const found = jsonFields(type).find((f) => f.name === first);
  if (found === undefined || rest.length === 0) return found;
  return found.type.form === 'named' ? fieldAt(found.type.type, rest) : undefined;
}

/** The types inside two corresponding fields that need a mapping of their own; undefined where they need none. */
export function innerPair(here: TypeExpression, hub: TypeExpression): Pair | undefined {
  const inner = innerTypes(here, hub);
  return inner === undefined || sameShape(inner.here, inner.hub) ? undefined : inner;
}

/** The types inside two corresponding fields, whether they need a mapping or not; undefined where the fields hold no structs. */
export function innerTypes(here: TypeExpression, hub: TypeExpression): Pair | undefined {
  if (here.form === 'list' && hub.form === 'list') return namedPair(here.items, hub.items);
  if (here.form === 'map' && hub.form === 'map') return namedPair(here.values, hub.values);
  return namedPair(here, hub);
}

const namedPair = (a: TypeExpression, b: TypeExpression): Pair | undefined =>
  a.form === 'named' && b.form === 'named' ? { here: a.type, hub: b.type } : undefined;
