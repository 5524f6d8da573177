/** Codecs of protocols that are not the API's own, such as etcd's, from .proto files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import protobuf from 'protobufjs';
import { codecs, type MessageField, type ProtoFile } from './messages.js';
import type { Outputs } from './source.js';

const NOTICE = 'Generated from codegen/protocols by `npm run generate`. Edit the .proto file, not this one.';

/** A field as `codecs` takes it; throws for a form that it does not know. */
function fieldOf(field: protobuf.Field, file: string): MessageField {
  const { name, id, type, repeated, resolvedType } = field.resolve();
  if (field.map || field.partOf !== null || resolvedType instanceof protobuf.Enum)
    throw new Error(`${file}: ${name} is a map, an enumeration or part of a oneof`);
  return { name, number: id, type: resolvedType === null ? type : resolvedType.fullName.slice(1), repeated };
}

function protoFile(folder: string, file: string): ProtoFile {
  const { root, package: name } = protobuf.parse(readFileSync(path.join(folder, file), 'utf8'));
  const declared = name ? root.resolveAll().lookup(name) : null;
  if (!name || !(declared instanceof protobuf.Namespace)) throw new Error(`${file} declares no messages of a package`);
  const messages = declared.nestedArray.filter((type) => type instanceof protobuf.Type);
  return {
    package: name,
    path: file,
    messages: messages.map((type) => ({
      name: type.name,
      comment: '',
      fields: type.fieldsArray.map((field) => fieldOf(field, file)),
      reserved: [],
    })),
  };
}

/** One module of codecs for each .proto file of the folder, in `protocols/`. Throws for files that are at fault. */
export function emitProtocols(folder: string, outputs: Outputs): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.proto'));
  for (const { name, content } of codecs(files.sort().map((file) => protoFile(folder, file))))
    outputs.set(`protocols/${name}`, `// ${NOTICE}\n${content}`);
}
