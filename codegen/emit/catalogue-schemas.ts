/** JSON schemas of the catalogue's files, by which editors complete and check them. */
import type { TSchema } from 'typebox';
import { BaseFile, FeaturesFile, FlagsFile, GroupFile, KindFile, MetricsFile, ServiceFile, TypesFile } from '../schema/schema.js';
import type { Outputs } from './source.js';

const FILES: Readonly<Record<string, { readonly title: string; readonly schema: TSchema }>> = {
  base: { title: 'The part that others extend as the base: base.yaml', schema: BaseFile },
  features: { title: 'Feature gates: features.yaml', schema: FeaturesFile },
  flags: { title: 'Flags: flags.yaml', schema: FlagsFile },
  group: { title: 'A group: <group>/group.yaml', schema: GroupFile },
  kind: { title: 'A kind: <group>/<version>/<Kind>.yaml', schema: KindFile },
  metrics: { title: 'Metrics: metrics.yaml', schema: MetricsFile },
  service: { title: 'The service: service.yaml', schema: ServiceFile },
  types: { title: 'Types that kinds share: any other file of a version', schema: TypesFile },
};

export function emitCatalogueSchemas(outputs: Outputs): void {
  for (const [name, { title, schema }] of Object.entries(FILES)) {
    const document = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
    outputs.set(`catalog-schemas/${name}.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  }
}
