/** Mappings of each version's kinds to their hubs, where the shapes differ. */
import { innerPair, type Mapping, mappingsOf } from '../conversions.js';
import type { GroupVersionModel, TypeExpression } from '../model.js';
import { folderOf, key, literal, TypeScriptFile } from './source.js';

export function emitConversions(version: GroupVersionModel): TypeScriptFile {
  const file = new TypeScriptFile(
    `${folderOf(version)}/conversions.ts`,
    `How ${version.apiVersion} maps to the hub versions of its kinds.`,
  );
  for (const mapping of mappingsOf(version)) emitMapping(mapping, file);
  return file;
}

function emitMapping({ here, fields }: Mapping, file: TypeScriptFile): void {
  const rules = here.source.conversion ?? {};
  const rename = Object.entries(rules.rename ?? {});
  const inner = fields.flatMap(({ field, counterpart }) => {
    const printed = counterpart === undefined ? undefined : innerOf(field.type, counterpart.type, file);
    return printed === undefined ? [] : [`${key(field.name)}: ${printed}`];
  });
  const select = (from: Readonly<Record<string, string>> | undefined, how: string): string[] =>
    Object.entries(from ?? {}).flatMap(([f, h]) => (h === how ? [f] : []));
  const parts = [
    ['renamed', rename.length > 0 ? literal(rename) : undefined],
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

/** How a field's value converts; undefined where it needs nothing. */
function innerOf(here: TypeExpression, hub: TypeExpression, file: TypeScriptFile): string | undefined {
  const pair = innerPair(here, hub);
  if (pair === undefined) return undefined;
  const form = here.form === 'list' ? 'eachItem' : here.form === 'map' ? 'eachValue' : 'one';
  return `${file.usePackage(form)}(() => ${pair.here.name}Mapping)`;
}
