/** What generated code imports, as `kindwright/generated-code`. A server that runs has all of it loaded already. */
export { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
export { Guard } from 'typebox/guard';
export * from '../model/converting.js';
export * from '../model/defaulting.js';
export type {
  Catalogue,
  FeatureDefinition,
  FlagDefinition,
  GeneratedCode,
  KindTables,
  MetricDefinition,
  ProtobufCodec,
  SchemaOfType,
  VersionDefinition,
} from '../model/definition.js';
export { fitting } from '../model/formats.js';
export type { KindFunctions } from '../model/kind-functions.js';
export { matching } from '../model/linear-pattern.js';
export type { RouteTable, RouteTables } from '../model/routes.js';
export * from '../model/structure.js';
export * from '../model/wire.js';
