/** Mappings of each version's kinds to their hubs, where the shapes differ. */
import type { Diagnostics } from '../diagnostics.js';
import { type FieldModel, type GroupVersionModel, jsonFields, type TypeExpression, type TypeModel } from '../model.js';
import { folderOf, key, literal, TypeScriptFile } from './source.js';

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

interface Pair {
  readonly here: TypeModel;
  readonly hub: TypeModel;
}

export function emitConversions(version: GroupVersionModel, diagnostics: Diagnostics): TypeScriptFile {
  const file = new TypeScriptFile(
    `${folderOf(version)}/conversions.ts`,
    `How ${version.apiVersion} maps to the hub versions of its kinds.`,
  );
  const done = new Set<string>();
  const queue: Pair[] = [];
  for (const kind of version.kinds.values()) {
    if (kind.hub !== kind && !kind.resource?.conversion?.whole && !sameShape(kind.type, kind.hub.type))
      queue.push({ here: kind.type, hub: kind.hub.type });
  }
  for (let pair = queue.shift(); pair !== undefined; pair = queue.shift()) {
    if (done.has(pair.here.name)) continue;
    done.add(pair.here.name);
    emitMapping(pair, file, queue, diagnostics);
  }
  return file;
}

function emitMapping({ here, hub }: Pair, file: TypeScriptFile, queue: Pair[], diagnostics: Diagnostics): void {
  const rules = here.source.conversion ?? {};
  const rename = new Map(Object.entries(rules.rename ?? {}));
  const hubFields = new Map(jsonFields(hub).map((f) => [f.name, f]));
  const inner: string[] = [];
  const placed = new Set([...rename.values()].map((p) => p.split('.')[0] ?? ''));
  const fault = (field: string, type: TypeModel, other: TypeModel): void =>
    diagnostics.report(
      'KW009',
      { file: here.file, line: 1, column: 1 },
      { field, type: `${type.version.ref}.${type.name}`, other: `${other.version.ref}.${other.name}` },
    );
  for (const field of jsonFields(here)) {
    if (rules.keep?.[field.name] !== undefined || [...rename.keys()].some((k) => k.startsWith(`${field.name}.`))) continue;
    const target = rename.get(field.name) ?? field.name;
    const counterpart = fieldAt(hub, target.split('.'));
    placed.add(target.split('.')[0] ?? '');
    if (counterpart === undefined) fault(field.name, here, hub);
    else {
      const printed = innerOf(field.type, counterpart.type, file, queue);
      if (printed !== undefined) inner.push(`${key(field.name)}: ${printed}`);
    }
  }
  for (const name of hubFields.keys()) if (!placed.has(name) && rules.keepFromHub?.[name] === undefined) fault(name, hub, here);
  const select = (from: Readonly<Record<string, string>> | undefined, how: string): string[] =>
    Object.entries(from ?? {}).flatMap(([f, h]) => (h === how ? [f] : []));
  const parts = [
    ['renamed', [...rename].length > 0 ? literal([...rename]) : undefined],
    ['inner', inner.length > 0 ? `{ ${inner.join(', ')} }` : undefined],
    ['keptHere', listed(select(rules.keep, 'annotation'))],
    ['derivedHere', listed(select(rules.keep, 'derived'))],
    ['keptInHub', listed(select(rules.keepFromHub, 'annotation'))],
    ['derivedInHub', listed(select(rules.keepFromHub, 'derived'))],
  ].filter((p): p is [string, string] => p[1] !== undefined);
  file.constant(`${here.name}Mapping`, `{\n${parts.map(([k, v]) => `  ${k}: ${v},`).join('\n')}\n}`, {
    type: file.usePackageType('Mapping'),
  });
}

const listed = (names: readonly string[]): string | undefined => (names.length === 0 ? undefined : literal(names));

function fieldAt(type: TypeModel, path: readonly string[]): FieldModel | undefined {
  const [first, ...rest] = path;
  const found = jsonFields(type).find((f) => f.name === first);
  if (found === undefined || rest.length === 0) return found;
  return found.type.form === 'named' ? fieldAt(found.type.type, rest) : undefined;
}

/** How a field's value converts; undefined where it needs nothing. */
function innerOf(here: TypeExpression, hub: TypeExpression, file: TypeScriptFile, queue: Pair[]): string | undefined {
  const of = (form: string, a: TypeExpression, b: TypeExpression): string | undefined => {
    if (a.form !== 'named' || b.form !== 'named' || sameShape(a.type, b.type)) return undefined;
    queue.push({ here: a.type, hub: b.type });
    return `${file.usePackage(form)}(() => ${a.type.name}Mapping)`;
  };
  if (here.form === 'list' && hub.form === 'list') return of('eachItem', here.items, hub.items);
  if (here.form === 'map' && hub.form === 'map') return of('eachValue', here.values, hub.values);
  return of('one', here, hub);
}
