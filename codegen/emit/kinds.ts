/** The code of each kind in one place: structure, defaults, constraints, conversion and codec, as the runtime asks for it. */

import { sameShape } from '../conversions.js';
import { type GroupVersionModel, hasMessage, type KindModel, type Model, type TypeModel } from '../model.js';
import { hasRules } from './rules.js';
import { comment, folderOf, literal, TypeScriptFile } from './source.js';

export function emitKinds(version: GroupVersionModel, model: Model, defaulted: ReadonlySet<TypeModel>): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/kinds.ts`, `Code of the kinds of ${version.apiVersion}.`);
  const here = folderOf(version);
  for (const kind of version.kinds.values()) {
    const structure = `${file.useModule('structures', `${here}/structures.js`)}.${kind.name}`;
    const defaults = defaulted.has(kind.type)
      ? `${file.useModule('defaults', `${here}/defaults.js`)}.default${kind.name}`
      : '() => undefined';
    const protobuf = hasMessage(kind.type) ? `async () => (await import('./codecs.js')).${kind.name}` : 'async () => undefined';
    file.constant(
      kind.name,
      [
        '{',
        `  structure: ${structure},`,
        `  applyDefaults: ${defaults},`,
        `  check: ${file.useModule('validators', `${here}/validators.js`)}.check${kind.name},`,
        ...(hasRules(kind.type) ? [`  rules: async () => (await import('./rules.js')).${kind.name},`] : []),
        `  schema: async () => (await import('./schemas.js')).${kind.name},`,
        `  ...${conversion(kind, model, file)},`,
        `  protobuf: ${protobuf},`,
        '}',
      ].join('\n'),
      { type: file.usePackageType('GeneratedCode'), docs: comment(kind.type.description) },
    );
  }
  return file;
}

function conversion(kind: KindModel, model: Model, file: TypeScriptFile): string {
  const { hub } = kind;
  const finish = kind.resource?.conversion;
  if (sameShape(kind.type, hub.type) && finish === undefined) {
    return `${file.usePackage('renamed')}(${literal(kind.version.apiVersion)}, ${literal(hub.version.apiVersion)})`;
  }
  const mapping =
    finish?.whole || sameShape(kind.type, hub.type)
      ? '{}'
      : `${file.useModule('conversions', `${folderOf(kind.version)}/conversions.js`)}.${kind.name}Mapping`;
  const parts = [
    `here: ${literal(kind.version.apiVersion)}`,
    `hub: ${literal(hub.version.apiVersion)}`,
    `mapping: ${mapping}`,
    `annotation: ${literal(`conversion.${model.service.labelDomain}/kept`)}`,
    ...(finish?.toHub === undefined ? [] : [`finishToHub: ${literal(finish.toHub)}`]),
    ...(finish?.fromHub === undefined ? [] : [`finishFromHub: ${literal(finish.fromHub)}`]),
  ];
  return `${file.usePackage('converter')}({ ${parts.join(', ')} })`;
}
