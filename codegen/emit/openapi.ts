/** OpenAPI v3 of each version: its own schemas and paths. The server joins what it serves, and derives v2 from the same. */
import { generatedVersionsOf, type Model, versionsOf } from '../model.js';
import { Paths } from './openapi-paths.js';
import { definitionName, type Schema, SchemaWriter } from './openapi-schemas.js';
import type { Outputs } from './source.js';

export function emitOpenApi(model: Model, outputs: Outputs): void {
  const writer = new SchemaWriter(model);
  const meta = versionsOf(model).find((v) => v.ref === 'meta/v1')?.openapiPackage ?? '';
  const put = (name: string, document: Schema): void => {
    outputs.set(`openapi/${name}.json`, `${JSON.stringify(document)}\n`);
  };
  const names: string[] = [];
  for (const version of generatedVersionsOf(model)) {
    const shared = version.group.role === 'shared';
    if (!shared && version.group.role !== 'api') continue;
    const schemas: Record<string, Schema> = shared ? writer.machinery() : {};
    for (const type of version.types.values())
      if (type.source.published !== false && type.collection === undefined) schemas[definitionName(type)] = writer.type(type);
    const paths = new Paths(model, version, meta);
    for (const kind of version.kinds.values()) paths.add(kind);
    names.push(version.ref.replace('/', '_'));
    put(version.ref.replace('/', '_'), {
      apiVersion: version.apiVersion,
      shared,
      ...(version.group.origin.ofCluster ? {} : { exact: true }),
      schemas,
      paths: paths.all,
    });
  }
  outputs.set('openapi/index.json', `${JSON.stringify(names)}\n`);
}
