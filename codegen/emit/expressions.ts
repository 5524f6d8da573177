/** The rules of each version's types, compiled ahead of time: a function for each expression. */
import { typed, usesVariable } from '../../runtime/cel/index.js';
import { variablesOf } from '../checks/expressions.js';
import { type FieldModel, type GroupVersionModel, jsonFields, type TypeExpression, type TypeModel } from '../model.js';
import { scalarRow } from '../scalars.js';
import { printed } from './cel.js';
import { CEL, folderOf, literal, TypeScriptFile } from './source.js';

const OLD = 1;

const constantOf = ({ name }: TypeModel): string => `rulesOf${name}`;
const fileOf = (version: GroupVersionModel): string => `${folderOf(version)}/expressions.ts`;

/** The rules as a member of the type's schema, as `rules: …`; empty where it has none. */
export const expressionsOf = ({ variantOf, ...declared }: TypeModel, file: TypeScriptFile): string => {
  const type = variantOf ?? declared;
  return type.source.rules === undefined ? '' : `rules: ${file.use(constantOf(type), fileOf(type.version).replace(/\.ts$/, '.js'))}`;
};

const ZEROS: Readonly<Record<string, string | number | boolean>> = {
  text: '',
  plainText: '',
  integer: 0,
  longInteger: 0,
  number: 0,
  boolean: false,
};

/** What faults show of an absent field. */
function absentAt(type: TypeModel, path: string): { readonly absent?: string | number | boolean } {
  let at: TypeExpression = { form: 'named', type };
  for (const name of path.split('.').slice(1)) {
    const field: FieldModel | undefined = at.form === 'named' ? jsonFields(at.type).find((f) => f.name === name) : undefined;
    if (field === undefined) return {};
    at = field.type;
  }
  const zero = at.form === 'scalar' ? ZEROS[scalarRow(at.scalar).schema] : undefined;
  return zero === undefined ? {} : { absent: zero };
}

export function emitExpressions(version: GroupVersionModel): TypeScriptFile {
  const file = new TypeScriptFile(fileOf(version), `Rules of the types of ${version.apiVersion}, compiled from their expressions in CEL.`);
  for (const type of version.types.values()) {
    const { rules = [] } = type.source;
    if (rules.length === 0) continue;
    const cel = file.usePackage('cel', CEL);
    const self = file.useType(type.name, `${folderOf(version)}/types.js`);
    const lines = rules.map(({ rule, message, reason = 'FieldValueInvalid', fieldPath = '' }) => {
      const found = typed(rule, variablesOf(type));
      if ('issues' in found) throw new Error(`${type.name} has a rule that was not checked`);
      const isTransition = usesVariable(found.expression, OLD);
      const more = {
        path: fieldPath.split('.').slice(1),
        reason,
        message: message ?? `failed rule: ${rule.trim()}`,
        ...absentAt(type, fieldPath),
        isTransition,
      };
      return `  // ${rule.trim().replace(/\s+/g, ' ')}\n  ${cel}.rule<${self}>(${literal(more)}, (${isTransition ? 'self, oldSelf' : 'self'}) => ${printed(found.expression)}),`;
    });
    file.constant(constantOf(type), `[\n${lines.join('\n')}\n]`, { docs: `Rules of ${type.name}.` });
  }
  return file;
}
