/** What generated code imports, as `kindwright/generated-code`. A server that runs has all of it loaded already. */
export { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
export { Guard } from 'typebox/guard';
export * from '../model/definition/converting.js';
export * from '../model/definition/defaulting.js';
export type {
  Catalogue,
  FeatureDefinition,
  FlagDefinition,
  GeneratedCode,
  GeneratedCodec,
  KindTables,
  ProtocolFeature,
  SchemaOfType,
  VersionDefinition,
} from '../model/definition/definition.js';
export type { KindFunctions } from '../model/definition/kind-functions.js';
export type { MetricDefinition } from '../model/definition/metric-definition.js';
export type { ShownRelease } from '../model/definition/releases.js';
export type { RouteTable, RouteTables } from '../model/definition/routes.js';
export * from '../model/definition/structure.js';
export * from '../model/definition/wire.js';
export { patternOf } from '../model/patterns/linear-pattern.js';
export { fitting } from '../model/values/formats.js';
