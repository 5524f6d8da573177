/** Protobuf messages: the published .proto files, and ts-proto's codecs made from the same descriptors. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  CodeGeneratorRequest,
  CodeGeneratorResponse,
  type DescriptorProto,
  FieldDescriptorProto,
  FileDescriptorProto,
  FieldDescriptorProto_Type as Kind,
  FieldDescriptorProto_Label as Label,
} from 'ts-proto-descriptors';
import { generatedVersionsOf, hasMessage, isGenerated, type Model, type TypeExpression, type TypeModel, versionsOf } from '../model.js';
import { scalarRow } from '../scalars.js';
import { GENERATED_CODE, NOTICE, type Outputs } from './source.js';

export interface MessageField {
  readonly name: string;
  readonly number: number;
  /** A Protobuf scalar, or the full name of a message. */
  readonly type: string;
  readonly repeated?: boolean;
  readonly map?: boolean;
  readonly comment?: string;
}

interface Message {
  readonly name: string;
  readonly comment: string;
  readonly fields: readonly MessageField[];
  readonly reserved: readonly number[];
}

export interface ProtoFile {
  readonly package: string;
  readonly path: string;
  readonly messages: readonly Message[];
}

const field = (name: string, number: number, type: string): MessageField => ({ name, number, type });
const message = (name: string, comment: string, fields: readonly MessageField[]): Message => ({ name, comment, fields, reserved: [] });

const instant = [field('seconds', 1, 'int64'), field('nanos', 2, 'int32')];

/** Messages that no catalogue type declares, by package. */
const machineryMessages = (domain: string): Record<string, Message[]> => ({
  [`${domain}.apimachinery.pkg.apis.meta.v1`]: [
    message('Time', 'A point in time, to the second.', instant),
    message('MicroTime', 'A point in time, to the microsecond.', instant),
    message('Duration', 'A span of time in nanoseconds.', [field('duration', 1, 'int64')]),
    message('FieldsV1', 'A set of fields as JSON.', [field('Raw', 1, 'bytes')]),
  ],
  [`${domain}.apimachinery.pkg.api.resource`]: [
    message('Quantity', 'A number with a unit, such as 100m or 2Gi.', [field('string', 1, 'string')]),
  ],
  [`${domain}.apimachinery.pkg.util.intstr`]: [
    message('IntOrString', 'A number (type 0) or a text (type 1).', [
      field('type', 1, 'int64'),
      field('intVal', 2, 'int32'),
      field('strVal', 3, 'string'),
    ]),
  ],
  [`${domain}.apimachinery.pkg.runtime`]: [
    message('RawExtension', 'An embedded object as JSON.', [field('raw', 1, 'bytes')]),
    message('TypeMeta', 'Kind and apiVersion of an enveloped object.', [field('apiVersion', 1, 'string'), field('kind', 2, 'string')]),
    message('Unknown', 'The envelope of every Protobuf body, after its four prefix bytes.', [
      field('typeMeta', 1, `${domain}.apimachinery.pkg.runtime.TypeMeta`),
      field('raw', 2, 'bytes'),
      field('contentEncoding', 3, 'string'),
      field('contentType', 4, 'string'),
    ]),
  ],
});

const protoPath = (pkg: string): string => `${pkg.replace(/\./g, '/')}/generated.proto`;
/** Module of ts-proto's codecs of a package, below the output folder. */
export const codecModule = (pkg: string): string => `messages/${pkg.replace(/\./g, '/')}/generated.js`;

function protoFiles(model: Model): ProtoFile[] {
  const { groupDomain } = model.service;
  const byPackage = new Map<string, Message[]>(Object.entries(machineryMessages(groupDomain)).map(([k, v]) => [k, [...v]]));
  for (const version of versionsOf(model)) {
    if (version.protoPackage === undefined) continue;
    const messages = byPackage.get(version.protoPackage) ?? [];
    for (const type of version.types.values()) if (hasMessage(type)) messages.push(messageOf(type, groupDomain));
    if (messages.length > 0) byPackage.set(version.protoPackage, messages);
  }
  return [...byPackage].map(([pkg, messages]) => ({
    package: pkg,
    path: protoPath(pkg),
    messages: [...messages].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
}

function messageOf(type: TypeModel, domain: string): Message {
  if (type.collection !== undefined)
    return message(type.name, type.description, [{ ...typeOf(type.collection, domain), name: 'items', number: 1 }]);
  const fields: MessageField[] = [];
  for (const f of type.fields) {
    if (f.source.proto === undefined) continue;
    fields.push({ ...typeOf(f.type, domain), name: f.protoName, number: f.source.proto, comment: f.source.description ?? '' });
  }
  return {
    name: type.name,
    comment: type.description,
    fields: fields.sort((a, b) => a.number - b.number),
    reserved: type.source.reserved ?? [],
  };
}

function typeOf(type: TypeExpression, domain: string): { type: string; repeated?: boolean; map?: boolean } {
  if (type.form === 'scalar') return { type: scalarRow(type.scalar).protobuf.replace(/^\./, `${domain}.`) };
  if (type.form === 'list') return { type: typeOf(type.items, domain).type, repeated: true };
  if (type.form === 'map') return { type: typeOf(type.values, domain).type, map: true };
  return { type: fullName(type.type) };
}

const fullName = (type: TypeModel): string => `${type.version.protoPackage ?? ''}.${type.name}`;

const isScalarType = (type: string): boolean => !type.includes('.');
const packageOf = (type: string): string => type.slice(0, type.lastIndexOf('.'));
const imports = (file: ProtoFile): string[] =>
  [...new Set(file.messages.flatMap((m) => m.fields.filter((f) => !isScalarType(f.type)).map((f) => packageOf(f.type))))]
    .filter((p) => p !== file.package)
    .sort();

/** The .proto text, as published. */
function printProto(file: ProtoFile): string {
  const lines = [`// ${NOTICE}`, 'syntax = "proto2";', '', `package ${file.package};`, ''];
  for (const i of imports(file)) lines.push(`import "${protoPath(i)}";`);
  if (imports(file).length > 0) lines.push('');
  const shown = (type: string): string =>
    isScalarType(type) ? type : packageOf(type) === file.package ? type.slice(file.package.length + 1) : `.${type}`;
  for (const m of file.messages) {
    if (m.comment !== '') lines.push(`// ${m.comment}`);
    lines.push(`message ${m.name} {`);
    if (m.reserved.length > 0) lines.push(`  reserved ${m.reserved.join(', ')};`);
    for (const f of m.fields) {
      if (f.comment) lines.push(`  // ${f.comment.replace(/\n/g, ' ')}`);
      lines.push(
        f.map
          ? `  map<string, ${shown(f.type)}> ${f.name} = ${f.number};`
          : `  ${f.repeated ? 'repeated' : 'optional'} ${shown(f.type)} ${f.name} = ${f.number};`,
      );
    }
    lines.push('}', '');
  }
  return lines.join('\n');
}

const SCALAR_KINDS: Record<string, Kind> = {
  string: Kind.TYPE_STRING,
  bool: Kind.TYPE_BOOL,
  int32: Kind.TYPE_INT32,
  int64: Kind.TYPE_INT64,
  double: Kind.TYPE_DOUBLE,
  bytes: Kind.TYPE_BYTES,
};

/**
 * A field descriptor. `presence` is the index of the field's own oneof, which makes ts-proto write the value whenever it is
 * present, zero or not.
 */
const descriptorField = (name: string, number: number, type: string, label: Label, presence?: number): FieldDescriptorProto =>
  FieldDescriptorProto.fromPartial({
    ...(presence === undefined ? {} : { proto3Optional: true, oneofIndex: presence }),
    ...(label === Label.LABEL_REPEATED && SCALAR_KINDS[type] !== undefined ? { options: { packed: false } } : {}),
    name,
    number,
    label,
    jsonName: name,
    type: SCALAR_KINDS[type] ?? Kind.TYPE_MESSAGE,
    typeName: isScalarType(type) ? '' : `.${type}`,
  });

function descriptor(file: ProtoFile): FileDescriptorProto {
  return FileDescriptorProto.fromPartial({
    name: file.path,
    package: file.package,
    // The wire form of the published proto2 file; ts-proto tracks presence only for proto3's optional fields.
    syntax: 'proto3',
    dependency: imports(file).map(protoPath),
    messageType: file.messages.map((m): DescriptorProto => {
      const fields: FieldDescriptorProto[] = [];
      const nested = [];
      // The encoding of the request omits the index 0, so the first oneof is unused.
      const oneofs: { name: string }[] = [{ name: '_unused' }];
      for (const f of m.fields) {
        if (!f.map) {
          if (f.repeated) fields.push(descriptorField(f.name, f.number, f.type, Label.LABEL_REPEATED));
          else {
            fields.push(descriptorField(f.name, f.number, f.type, Label.LABEL_OPTIONAL, oneofs.length));
            oneofs.push({ name: `_${f.name}` });
          }
          continue;
        }
        const entry = `${f.name.charAt(0).toUpperCase()}${f.name.slice(1)}Entry`;
        fields.push(descriptorField(f.name, f.number, `${file.package}.${m.name}.${entry}`, Label.LABEL_REPEATED));
        const pair = [descriptorField('key', 1, 'string', Label.LABEL_OPTIONAL), descriptorField('value', 2, f.type, Label.LABEL_OPTIONAL)];
        nested.push({ name: entry, field: pair, options: { mapEntry: true } });
      }
      return FileDescriptorProto.fromPartial({ messageType: [{ name: m.name, field: fields, nestedType: nested, oneofDecl: oneofs }] })
        .messageType[0] as DescriptorProto;
    }),
  });
}

const TS_PROTO_OPTIONS = [
  'esModuleInterop=true',
  'importSuffix=.js',
  'snakeToCamel=false',
  'forceLong=bigint',
  'useMapType=true',
  'useOptionals=all',
  'outputJsonMethods=false',
  'outputPartialMethods=false',
  'outputTypeRegistry=false',
  'outputServices=none',
  'comments=false',
  'exportCommonSymbols=false',
  'emitImportedFiles=false',
] as const;

/** Of messages that are only referred to, their names suffice. */
const namesOf = (file: ProtoFile): ProtoFile => ({ ...file, messages: file.messages.map((m) => ({ ...m, fields: [] })) });

/** What ts-proto was last asked for, and what it made: messages change less often than rules about them. */
let lastCodecs: { readonly input: Buffer; readonly files: readonly Codec[] } | undefined;

interface Codec {
  readonly name: string;
  readonly content: string;
}

/**
 * Runs ts-proto over the descriptors, as protoc would. `packaged` are files whose codecs come with packages: those modules, by the file
 * that they are imported under.
 */
export function codecs(files: readonly ProtoFile[], packaged: ReadonlyMap<ProtoFile, string> = new Map()): readonly Codec[] {
  const elsewhere = [...packaged].map(([file, module]) => `M${file.path}=${module}`);
  const request = CodeGeneratorRequest.fromPartial({
    fileToGenerate: files.map((f) => f.path),
    parameter: [...TS_PROTO_OPTIONS, ...elsewhere].join(','),
    protoFile: inDependencyOrder(files, [...files, ...[...packaged.keys()].map(namesOf)]).map(descriptor),
  });
  const input = CodeGeneratorRequest.encode(request).finish();
  if (lastCodecs?.input.equals(input)) return lastCodecs.files;
  const plugin = createRequire(import.meta.url).resolve('ts-proto/protoc-gen-ts_proto');
  const run = spawnSync(process.execPath, [plugin], { input, maxBuffer: 256 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(`ts-proto failed: ${run.stderr.toString()}`);
  const response = CodeGeneratorResponse.decode(run.stdout);
  if (response.error !== '') throw new Error(`ts-proto: ${response.error}`);
  const out = response.file.map(({ name, content }) => ({ name, content: readingDeeply(writingEmptyEntries(content, name), name) }));
  lastCodecs = { input: Buffer.from(input), files: out };
  return out;
}

/**
 * Makes the codecs write the key and the value of map entries even when they are empty, as the ecosystem's encoders do. ts-proto leaves
 * them out, and no option of it changes that.
 */
function writingEmptyEntries(code: string, file: string): string {
  const entries = code.split(/^export const /m).filter((part) => /^\w+_\w+Entry: MessageFns</.test(part));
  // A value that is a message has a condition of its own, which says whether it is there at all.
  const ofMessages = entries.filter((part) => part.includes('if (message.value !== undefined) {'));
  return replaced(
    code,
    /if \(message\.(?:key|value)(?: !== ""|\.length !== 0)\) \{\n(\s+writer\.uint32\((?:10|18)\)\.(?:string|bytes)\(message\.(?:key|value)\);)\n\s+\}/g,
    (write) => write.trim(),
    2 * entries.length - ofMessages.length,
    file,
  );
}

const count = (code: string, pattern: RegExp): number => [...code.matchAll(pattern)].length;

/** Replaces exactly the expected number of matches; another number means that ts-proto's output has changed. */
function replaced(code: string, pattern: RegExp, by: (group: string) => string, expected: number, file: string): string {
  const found = count(code, pattern);
  if (found !== expected) throw new Error(`ts-proto's ${file} has ${found} matches of ${pattern}, not ${expected}: its output has changed`);
  return code.replace(pattern, (_, group: string) => by(group));
}

/**
 * Messages nest at most twice as deep as the JSON that bodies may hold, which has an entry for each map's value: what was
 * taken as JSON can be read again as Protobuf. ts-proto's own bound is 100, for which it has no option.
 */
const MAX_NESTING = 2100;

const readingDeeply = (code: string, file: string): string =>
  replaced(
    code,
    /(previousRecursionDepth >= )100\)/g,
    (condition) => `${condition}${MAX_NESTING})`,
    count(code, /protobuf decode recursion limit exceeded/g),
    file,
  );

/** The files and those that they import, each after what it imports. */
function inDependencyOrder(files: readonly ProtoFile[], all: readonly ProtoFile[]): ProtoFile[] {
  const byPackage = new Map(all.map((f) => [f.package, f]));
  const ordered = new Set<ProtoFile>();
  const visiting = new Set<string>();
  const visit = (file: ProtoFile): void => {
    if (visiting.has(file.package)) return;
    visiting.add(file.package);
    for (const i of imports(file)) {
      const next = byPackage.get(i);
      if (next !== undefined) visit(next);
    }
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}

/** Publishes the messages of all versions whose code is generated, and makes their codecs; those of others come with packages. */
export function emitMessages(model: Model, outputs: Outputs): void {
  const files = protoFiles(model);
  const packaged = packagedMessages(model, files);
  const own = files.filter((file) => !packaged.has(file));
  for (const file of own) outputs.set(`proto/${file.path}`, printProto(file));
  if (own.length === 0) return;
  for (const { name, content } of codecs(own, packaged))
    outputs.set(`messages/${name}`, `// ${NOTICE}\n${importingFromPackage(content, name)}`);
}

/** Files whose codecs come with a package, each with the module that has them. */
function packagedMessages(model: Model, files: readonly ProtoFile[]): ReadonlyMap<ProtoFile, string> {
  const packaged = versionsOf(model).filter((version) => !isGenerated(version));
  const byPackage = new Map(packaged.map(({ protoPackage = '', group }) => [protoPackage, group.origin.code ?? '']));
  const generated = new Set(generatedVersionsOf(model).map((version) => version.protoPackage));
  // Messages that no catalogue type declares are with the shared types.
  const shared = packaged.find(({ group }) => group.role === 'shared')?.group.origin.code;
  return new Map(
    files.flatMap((file) => {
      const code = byPackage.get(file.package) ?? (generated.has(file.package) ? undefined : shared);
      return code === undefined ? [] : [[file, `${code}/${codecModule(file.package)}`]];
    }),
  );
}

/**
 * A project that generates depends on this package alone, which has the library of the wire format. ts-proto has no option for where that
 * is imported from.
 */
const importingFromPackage = (code: string, file: string): string =>
  replaced(code, /from "(@bufbuild\/protobuf\/wire)"/g, () => `from "${GENERATED_CODE}"`, code.includes('BinaryReader') ? 1 : 0, file);
