/** Codecs of each version: JSON objects to Protobuf messages and back, exact to the byte. */
import { StructureKind } from 'ts-morph';
import { presence } from '../lives.js';
import { alwaysPresent, type FieldModel, type GroupVersionModel, hasMessage, type TypeExpression, type TypeModel } from '../model.js';
import { scalarRow } from '../scalars.js';
import { codecModule } from './messages.js';
import { folderOf, literal, member, TypeScriptFile } from './source.js';

export function emitCodecs(version: GroupVersionModel, held: ReadonlySet<TypeModel>): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/codecs.ts`, `Protobuf codecs of ${version.apiVersion}.`);
  if (version.protoPackage === undefined) return file;
  const printer = new CodecPrinter(file, version);
  for (const type of version.types.values()) {
    if (!hasMessage(type) || !held.has(type)) continue;
    printer.toMessage(type);
    printer.fromMessage(type);
  }
  for (const kind of version.kinds.values()) {
    if (!hasMessage(kind.type)) continue;
    const messages = file.useModule('messages', codecModule(version.protoPackage));
    file.constant(
      kind.name,
      `{
  encode: (object, shown) => messages.${kind.name}.encode(${lower(kind.name)}ToMessage(object, shown)).finish(),
  decode: (bytes, shown) => ${file.usePackage('asObject')}(${literal(kind.name)}, ${literal(version.apiVersion)}, ${lower(kind.name)}FromMessage(${messages}.${kind.name}.decode(bytes), shown)),
}`,
      { type: file.usePackageType('GeneratedCodec') },
    );
  }
  return file;
}

const lower = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

class CodecPrinter {
  constructor(
    private readonly file: TypeScriptFile,
    private readonly version: GroupVersionModel,
  ) {}

  private messageType(type: TypeModel): string {
    return `${this.file.useModule('messages', codecModule(this.version.protoPackage ?? ''))}.${type.name}`;
  }

  toMessage(type: TypeModel): void {
    const value = this.file.usePackageType('Value');
    const body: string[] = [];
    if (type.collection !== undefined) {
      body.push(`return { items: ${this.to(type.collection, 'v', true)} };`);
    } else if (type.source.jsonUnion) {
      body.push(...this.unionToMessage(type));
    } else {
      const entries = [...type.fields]
        .filter((f) => f.source.proto !== undefined)
        .map((f) => `  ${f.protoName}: ${this.fieldToMessage(f)},`);
      body.push(entries.length === 0 ? 'return {};' : `return {\n${entries.join('\n')}\n};`);
    }
    const unused = type.collection === undefined && !type.fields.some((f) => f.source.proto !== undefined);
    this.file.add({
      kind: StructureKind.Function,
      name: `${lower(type.name)}ToMessage`,
      isExported: true,
      parameters: [{ name: unused ? '_' : 'v', type: value }, this.#shown(body)],
      returnType: this.messageType(type),
      statements: body,
    });
  }

  /** The parameter for the release that a message is made for, or was made by. */
  #shown(body: readonly string[]): { name: string; type: string } {
    const used = body.some((line) => /\bshown\b/.test(line));
    return { name: used ? 'shown' : '_shown', type: this.file.usePackageType('ShownRelease') };
  }

  private fieldToMessage(f: FieldModel): string {
    if (f.inlined !== undefined) return `${this.nested(f.inlined, 'ToMessage')}(v, shown)`;
    const place = `v${member(f.name)}`;
    const always = f.source.removed === undefined && !f.source.nullable;
    const value = this.to(f.type, place, always);
    const there = always ? presence(f.source, 'shown') : undefined;
    return there === undefined ? value : `${there} ? ${value} : undefined`;
  }

  /** An expression that converts to the message form; with `always` an absent value is written as zero. */
  private to(type: TypeExpression, place: string, always: boolean): string {
    const wire = (name: string): string => this.file.usePackage(name);
    if (type.form === 'list') return `${wire('listTo')}(${place}, ${this.itemTo(type.items)}, shown)`;
    if (type.form === 'map') return `${wire('mapTo')}(${place}, ${this.itemTo(type.values)}, shown)`;
    if (type.form === 'named') {
      const fn = this.nested(type.type, 'ToMessage');
      return always && type.type.collection === undefined
        ? `${fn}(${place} ?? {}, shown)`
        : `${wire('optionalTo')}(${place}, ${fn}, shown)`;
    }
    const { conversion, zero = 'undefined', sized } = scalarRow(type.scalar);
    if (conversion === undefined) return `${place} ?? ${always ? zero : 'undefined'}`;
    const convert = wire(`${conversion}To`);
    return always && !sized ? `${convert}(${place} ?? ${zero})` : `${wire('optionalTo')}(${place}, ${convert}, shown)`;
  }

  /** A function that converts one value, for list items and map values. */
  private itemTo(type: TypeExpression): string {
    if (type.form === 'named') return this.nested(type.type, 'ToMessage');
    if (type.form === 'scalar') {
      const { conversion } = scalarRow(type.scalar);
      return this.file.usePackage(conversion === undefined ? 'same' : `${conversion}To`);
    }
    return `(i: ${this.file.usePackageType('Value')}) => ${this.to(type, 'i', true)}`;
  }

  fromMessage(type: TypeModel): void {
    const body: string[] = [];
    if (type.collection !== undefined) {
      body.push(`return ${this.from(type.collection, 'm.items')};`);
    } else if (type.source.jsonUnion) {
      body.push(...this.unionFromMessage(type));
    } else {
      body.push(`const out: ${this.file.usePackageType('Value')} = {};`);
      for (const f of type.fields) {
        const there = presence(f.source, 'shown');
        body.push(...this.fieldFromMessage(f).map((line) => (there === undefined ? line : `if (${there}) { ${line} }`)));
      }
      body.push('return out;');
    }
    const used = type.collection !== undefined || type.fields.some((f) => f.source.proto !== undefined);
    this.file.add({
      kind: StructureKind.Function,
      name: `${lower(type.name)}FromMessage`,
      isExported: true,
      parameters: [{ name: used ? 'm' : '_', type: this.messageType(type) }, this.#shown(body)],
      returnType: this.file.usePackageType('Value'),
      statements: body,
    });
  }

  private fieldFromMessage(f: FieldModel): string[] {
    if (f.source.proto === undefined) return [];
    const from = `m.${f.protoName}`;
    if (f.inlined !== undefined) return [`Object.assign(out, ${this.nested(f.inlined, 'FromMessage')}(${from} ?? {}, shown));`];
    const to = `out${member(f.name)}`;
    if (alwaysPresent(f)) return [`${to} = ${this.from(f.type, from)};`];
    const value = this.from(f.type, from);
    if (f.source.removed !== undefined) return [`if (${from} !== undefined) ${to} = ${value};`];
    // Protobuf cannot tell an empty list from an absent one.
    if (f.source.nullable && f.type.form !== 'list' && f.type.form !== 'map')
      return [f.source.keepEmpty ? `${to} = ${from} === undefined ? null : ${value};` : `if (${from} !== undefined) ${to} = ${value};`];
    const empty = this.emptiness(f.type, from);
    if (!f.source.keepEmpty) return [`if (!(${empty})) ${to} = ${value};`];
    const zero = f.type.form === 'scalar' ? scalarRow(f.type.scalar).zero : undefined;
    return [`${to} = ${empty} ? ${zero ?? 'null'} : ${value};`];
  }

  private from(type: TypeExpression, from: string): string {
    const wire = (name: string): string => this.file.usePackage(name);
    if (type.form === 'list') return `${wire('listFrom')}(${from}, ${this.itemFrom(type.items)}, shown)`;
    if (type.form === 'map') return `${wire('mapFrom')}(${from}, ${this.itemFrom(type.values)}, shown)`;
    if (type.form === 'named') return `${this.nested(type.type, 'FromMessage')}(${from} ?? {}, shown)`;
    const { conversion } = scalarRow(type.scalar);
    return conversion === undefined ? from : `${wire(`${conversion}From`)}(${from})`;
  }

  private itemFrom(type: TypeExpression): string {
    if (type.form === 'named') return this.nested(type.type, 'FromMessage');
    const conversion = type.form === 'scalar' ? scalarRow(type.scalar).conversion : undefined;
    return this.file.usePackage(conversion === undefined ? 'same' : `${conversion}From`);
  }

  private emptiness(type: TypeExpression, from: string): string {
    if (type.form === 'list') return `!${from}?.length`;
    if (type.form === 'map') return `!${from}?.size`;
    if (type.form === 'scalar' && scalarRow(type.scalar).sized) return `!${from}?.length`;
    return type.form === 'named' ? `${from} === undefined` : `!${from}`;
  }

  /** A JSON value of several forms: each form fills the message field that fits it. */
  private unionToMessage(type: TypeModel): string[] {
    const struct = type.fields.find((f) => f.type.form === 'named');
    const list = type.fields.find((f) => f.type.form === 'list');
    const bool = type.fields.find((f) => f.type.form === 'scalar' && f.type.scalar === 'bool');
    const lines: string[] = [];
    if (list !== undefined) lines.push(`if (Array.isArray(v)) return { ${list.protoName}: ${this.to(list.type, 'v', true)} };`);
    if (bool !== undefined) lines.push(`if (typeof v === 'boolean') return { ${bool.protoName}: v };`);
    if (struct !== undefined)
      lines.push(
        `return { ${bool === undefined ? '' : `${bool.protoName}: true, `}${struct.protoName}: ${this.to(struct.type, 'v', true)} };`,
      );
    return lines;
  }

  private unionFromMessage(type: TypeModel): string[] {
    const struct = type.fields.find((f) => f.type.form === 'named');
    const other = type.fields.find((f) => f !== struct);
    const lines: string[] = [];
    if (struct !== undefined)
      lines.push(`if (m.${struct.protoName} !== undefined) return ${this.from(struct.type, `m.${struct.protoName}`)};`);
    if (other !== undefined)
      lines.push(`return ${other.type.form === 'list' ? this.from(other.type, `m.${other.protoName}`) : `m.${other.protoName} ?? false`};`);
    return lines;
  }

  private nested(type: TypeModel, suffix: string): string {
    return this.file.ofType(type, this.version, 'codecs', `${lower(type.name)}${suffix}`);
  }
}
