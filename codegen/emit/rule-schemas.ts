/**
 * The part of the schemas that objects are held to after their checks have passed: fields with rules that look beyond a single value, and the
 * way to them. It is data, so that a write of a sound object loads no schema library.
 */
import { type GroupVersionModel, inFaultOrder, judgedBy, judgedTypes, type TypeModel } from '../model.js';
import { expressionsOf } from './expressions.js';
import { hasRules, looksBeyond } from './rules.js';
import { isStruct, reachable, schemaName, schemaOfField } from './schemas.js';
import { folderOf, key, literal, TypeScriptFile } from './source.js';

export function emitRuleSchemas(version: GroupVersionModel, held: ReadonlySet<TypeModel>): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/rules.ts`, `Rules of ${version.apiVersion} that look beyond single values.`);
  const ruled = (type: TypeModel): boolean => isStruct(type) && held.has(type) && hasRules(type);
  const kinds = [...version.kinds.values()].filter(({ type }) => hasRules(type));
  const types = judgedTypes(version, held).filter((type) => isStruct(type) && hasRules(type));
  if (types.length === 0) return file;
  const printed = types.map((type) => {
    const fields = inFaultOrder(type).filter((f) => looksBeyond(f) || judgedBy(f).some(hasRules));
    const lines = fields.map((f) => `    ${key(f.name)}: ${literal(schemaOfField(f))},`);
    const own = expressionsOf(type, file);
    return `  ${literal(schemaName(type))}: { between: true, ${own === '' ? '' : `${own}, `}properties: {\n${lines.join('\n')}\n  } },`;
  });
  file.constant('types', `{\n${printed.join('\n')}\n}`, {
    type: 'Readonly<Record<string, unknown>>',
    docs: 'Schemas by reference name, without fields that no rule speaks of.',
  });
  if (kinds.length === 0) return file;
  const neighbours = reachable(version).filter((other) => [...other.types.values()].some(ruled));
  const named = ['...types', ...neighbours.map((v) => `...${file.useVersion(v, 'rules')}.types`)];
  file.add(`const named = (): Readonly<Record<string, unknown>> => ({ ${named.join(', ')} });`);
  for (const { name, type } of kinds) {
    file.constant(name, `{ root: types[${literal(schemaName(type))}], get named() { return named(); } }`, {
      type: file.usePackageType('SchemaOfType'),
    });
  }
  return file;
}
