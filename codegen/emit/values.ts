/** What texts fields may hold, for the code of kinds that holds them to it: at a place, or under a condition, that no rule can say. */
import type { FieldModel, GroupVersionModel } from '../model.js';
import { folderOf, key, literal, TypeScriptFile } from './source.js';

const isAsked = ({ source }: FieldModel): boolean => source.values !== undefined && source.closed !== true;

export function emitValues(version: GroupVersionModel): TypeScriptFile {
  const file = new TypeScriptFile(
    `${folderOf(version)}/values.ts`,
    `Texts that fields of ${version.apiVersion} may hold, in the order in which clients print them.`,
  );
  for (const type of version.types.values()) {
    const fields = type.fields.filter(isAsked);
    if (fields.length === 0) continue;
    const entries = fields.map(({ name, source }) => `${key(name)}: ${literal(source.values)},`);
    const names = fields.map(({ name }) => literal(name)).join(' | ');
    file.constant(type.name, `{\n${entries.join('\n')}\n}`, { type: `Readonly<Record<${names}, readonly string[]>>` });
  }
  return file;
}
