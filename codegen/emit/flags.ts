/** Command line flags, feature gates, and what the protocol of a release has. */
import { StructureKind } from 'ts-morph';
import type { FlagsSource } from '../schema/schema.js';
import type { Settings } from '../settings.js';
import { comment, key, literal, propertyLines, TypeScriptFile } from './source.js';

const OPTION_TYPES: Readonly<Record<FlagsSource['flags'][string]['type'], string>> = {
  string: 'string',
  strings: 'readonly string[]',
  texts: 'readonly string[]',
  bool: 'boolean',
  int: 'number',
  float: 'number',
  duration: 'string | number',
  ip: 'string',
  map: 'Readonly<Record<string, boolean>>',
  gates: 'Readonly<Partial<Record<keyof GateStages, boolean>>>',
};

/** The flag's name as an option of a program. */
const camelCase = (flag: string): string => flag.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase());

/** Flags, gates and features of the protocol of the catalogue; those that come with packages are taken from there. */
export function emitFlags({ generated, packages }: Settings): TypeScriptFile {
  const file = new TypeScriptFile('flags.ts', 'Command line flags, feature gates and what the protocol of a release has.');
  const modules = packages.map((code) => file.useCatalogue(code, 'flags.js'));
  const printed = (own: Readonly<Record<string, unknown>>, name: string): string =>
    `{\n${[...modules.map((m) => `  ...${m}.${name},`), ...propertyLines(own)].join('\n')}\n}`;
  file.add({
    kind: StructureKind.Interface,
    name: 'FlagOptions',
    isExported: true,
    docs: ['The flags as options of a program. Durations are texts such as `30s`, or seconds.'],
    extends: modules.map((m) => `${m}.FlagOptions`),
    properties: Object.entries(generated.flags).map(([name, flag]) => ({
      name: camelCase(name),
      type: OPTION_TYPES[flag.type],
      docs: [comment(flag.description)],
    })),
  });
  file.add({
    kind: StructureKind.Interface,
    name: 'FlagTypes',
    isExported: true,
    docs: ['The types of the flags by their names.'],
    extends: modules.map((m) => `${m}.FlagTypes`),
    properties: Object.entries(generated.flags).map(([name, { type }]) => ({
      name: key(name),
      type: literal(type),
      isReadonly: true,
    })),
  });
  file.add({
    kind: StructureKind.Interface,
    name: 'GateStages',
    isExported: true,
    docs: ['The stages of the feature gates by their names.'],
    extends: modules.map((m) => `${m}.GateStages`),
    properties: Object.entries(generated.features).map(([name, { stage }]) => ({
      name: key(name),
      type: literal(stage),
      isReadonly: true,
    })),
  });
  file.add({
    kind: StructureKind.Interface,
    name: 'ProtocolLives',
    isExported: true,
    docs: ['What the protocol of a release has although no gate switches it, and the first and the last release that have it.'],
    extends: modules.map((m) => `${m}.ProtocolLives`),
    properties: Object.entries(generated.protocol).map(([name, { description, since = '', until = '' }]) => ({
      name: key(name),
      type: literal([since, until]),
      docs: [comment(description)],
      isReadonly: true,
    })),
  });
  file.constant('flags', printed(generated.flags, 'flags'), {
    type: `Readonly<Record<string, ${file.usePackageType('FlagDefinition')}>>`,
  });
  file.constant('features', printed(generated.features, 'features'), {
    type: `Readonly<Record<string, ${file.usePackageType('FeatureDefinition')}>>`,
  });
  file.constant('protocol', printed(generated.protocol, 'protocol'), {
    type: `Readonly<Record<string, ${file.usePackageType('ProtocolFeature')}>>`,
  });
  return file;
}
