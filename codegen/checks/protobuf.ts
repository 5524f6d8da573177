/** Protobuf: every message has a form, numbers are usable and free, and what was published before still holds. */

import { type FieldModel, hasMessage, mentioned, referenceTo, type TypeExpression, type TypeModel } from '../model.js';
import { type PublishedField, wireType } from '../published-messages.js';
import { scalarRow } from '../scalars.js';
import { type CheckContext, type Report, servedKinds } from './context.js';
import { FIELD } from './names.js';

const FIRST_RESERVED = 19000;
const LAST_RESERVED = 19999;
const MAX_NUMBER = 2 ** 29 - 1;

const usable = (number: number): boolean => number >= 1 && number <= MAX_NUMBER && (number < FIRST_RESERVED || number > LAST_RESERVED);

/** A number that neither a field of the type has, nor an older one had. */
export function freeNumber(type: TypeModel): number {
  const taken = [...type.fields.flatMap((f) => f.source.proto ?? []), ...(type.source.reserved ?? [])].filter(usable);
  const next = Math.max(0, ...taken) + 1;
  if (usable(next)) return next;
  for (let number = 1; ; number++) if (usable(number) && !taken.includes(number)) return number;
}

export function checkProtobuf(context: CheckContext): void {
  const sent = messages(context);
  for (const { model } of context.declarations) {
    if (model.version.protoPackage === undefined || model.source.protobuf === false || model.collection !== undefined) continue;
    checkNumbers(model, sent.has(model), context);
    if (hasMessage(model)) checkNames(model, context);
  }
  for (const type of sent) checkForms(type, context);
  // A field or a number that is at fault itself says nothing of what was meant before.
  for (const model of context.declarations.map((each) => each.model).filter((each) => !context.isAtFault(each)))
    checkPublished(model, context);
}

/** Types that are sent as messages, or are meant to be: kinds that are stored so, and all that messages hold. */
function messages(context: CheckContext): ReadonlySet<TypeModel> {
  const versions = context.model.groups.flatMap((g) => g.versions);
  const kinds = servedKinds(context).map((kind) => kind.type);
  const sent = new Set([...versions.flatMap((v) => [...v.types.values()].filter(hasMessage)), ...kinds]);
  for (const type of sent) {
    if (type.version.protoPackage === undefined || type.source.protobuf === false) {
      sent.delete(type);
      continue;
    }
    const held =
      type.collection === undefined ? type.fields.filter((f) => f.source.proto !== undefined).map((f) => f.type) : [type.collection];
    for (const expression of held) for (const other of mentioned(expression)) sent.add(other);
  }
  return sent;
}

/** Numbers: present where the type is sent, in the range, unique, not reserved. */
function checkNumbers(type: TypeModel, sent: boolean, { atField }: CheckContext): void {
  const taken = new Map<number, string>();
  const reserved = new Set(type.source.reserved ?? []);
  const free = freeNumber(type);
  const numbered = type.fields.some((f) => f.source.proto !== undefined);
  let missing = 0;
  for (const { name: field, source, inlined } of type.fields) {
    const report = atField(type, field);
    const number = source.proto;
    if (number === undefined) {
      // Types without any number that no message holds have no Protobuf form at all, such as configuration files.
      if ((numbered || sent) && inlined === undefined) report('KW005', [], { field, free: free + missing++ });
      continue;
    }
    const other = taken.get(number);
    if (other !== undefined) report('KW004', ['proto'], { number, field, other, free });
    if (reserved.has(number)) report('KW014', ['proto'], { number, field, free });
    if (!usable(number)) report('KW027', ['proto'], { number, field, free });
    taken.set(number, field);
  }
}

const PROTO_NAME = /^[A-Za-z_]\w*$/;

/** Names of fields in the message: identifiers that stay apart when their case is lost, as in names of map entries. */
function checkNames(type: TypeModel, { atField }: CheckContext): void {
  const taken = new Map<string, string>();
  for (const field of type.fields) {
    if (field.source.proto === undefined) continue;
    const name = field.protoName;
    const report = atField(type, field.name);
    const judged = field.source.protoName !== undefined || FIELD.fits(name);
    if (judged && (!PROTO_NAME.test(name) || name in Object.prototype))
      report('KW025', [], {
        name,
        what: 'Protobuf field',
        why: 'it is letters, digits and underscores, and begins with a letter',
        proposal: '; add `protoName`',
      });
    const plain = name.toLowerCase().replace(/_/g, '');
    const other = taken.get(plain);
    if (other !== undefined)
      report('KW024', [], { what: 'Protobuf field name', name, other: `field ${other}, but for case`, advice: 'add another `protoName`' });
    taken.set(plain, name);
  }
}

/** What messages hold must have a form of its own on the wire. */
function checkForms(type: TypeModel, { at, atField }: CheckContext): void {
  if (type.collection !== undefined) checkForm(type.collection, type.name, at(type), [type.source.list === undefined ? 'map' : 'list']);
  else
    for (const f of type.fields)
      if (f.source.proto !== undefined) checkForm(f.type, f.name, atField(type, f.name), f.inlined === undefined ? ['type'] : []);
}

function checkForm(type: TypeExpression, field: string, report: Report, keys: readonly string[]): void {
  const fault = (why: string): void => report('KW035', keys, { field, type: printed(type), why });
  const inner = type.form === 'list' ? type.items : type.form === 'map' ? type.values : undefined;
  if (inner?.form === 'list' || inner?.form === 'map')
    fault(`declare a type with \`${inner.form}: ${printed(inner).slice(inner.form.length + 1, -1)}\`, and write ${type.form}<ThatType>`);
  const held = inner ?? type;
  if (held.form === 'scalar' && held.scalar === 'any') fault(`use ${inner === undefined ? 'json' : `${type.form}<json>`}`);
  if (held.form !== 'named') return;
  if (held.type.version.protoPackage === undefined) fault(`${held.type.version.ref} has no \`protoPackage\` in its group.yaml`);
  else if (held.type.source.protobuf === false) fault(`${referenceTo(held.type)} says \`protobuf: false\``);
}

const printed = (type: TypeExpression): string =>
  type.form === 'scalar'
    ? type.scalar
    : type.form === 'named'
      ? type.type.name
      : `${type.form}<${printed(type.form === 'list' ? type.items : type.values)}>`;

/** Holds a type to the message that was generated for it before. */
function checkPublished(type: TypeModel, { at, atField, published }: CheckContext): void {
  const former = published.get(`${type.version.protoPackage ?? ''}.${type.name}`);
  if (former === undefined || type.collection !== undefined || !hasMessage(type)) return;
  const { file } = former;
  const fields = type.fields.filter((f) => f.source.proto !== undefined);
  const free = Math.max(freeNumber(type), ...former.fields.map((f) => f.number + 1));
  const reserved = type.source.reserved ?? [];
  for (const number of former.reserved)
    if (!reserved.includes(number) && !fields.some((f) => f.source.proto === number))
      at(type)('KW028', [], {
        what: `Protobuf number ${number} of ${referenceTo(type)} was reserved before`,
        advice: `add \`reserved: [ ${[...reserved, number].join(', ')} ]\``,
        file,
      });
  for (const old of former.fields) {
    const now = fields.find((f) => f.source.proto === old.number);
    const named = fields.find((f) => f.protoName === old.name);
    if (now !== undefined) checkField(now, old, file, free, atField(type, now.name));
    else if (named !== undefined)
      atField(type, named.name)('KW028', ['proto'], {
        what: `"${old.name}" had the Protobuf number ${old.number} before`,
        advice: `write \`proto: ${old.number}\``,
        file,
      });
    else if (!reserved.includes(old.number))
      at(type)('KW028', ['fields'], {
        what: `"${old.name}" of ${referenceTo(type)} had the Protobuf number ${old.number} before`,
        advice: `add \`reserved: [ ${[...reserved, old.number].join(', ')} ]\` to the type, so that no other field takes it`,
        file,
      });
  }
}

function checkField(field: FieldModel, old: PublishedField, file: string, free: number, report: Report): void {
  if (field.protoName !== old.name)
    report('KW028', ['proto'], {
      what: `Protobuf number ${old.number} was that of "${old.name}" before`,
      advice: `take ${free} for "${field.name}", and add ${old.number} to \`reserved\` of the type`,
      file,
    });
  else if (![field.type, ...(field.types ?? []).map(({ type }) => type)].some((type) => messageType(type) === old.type))
    report('KW028', ['type'], {
      what: `"${field.name}" was ${old.type} before, and is ${messageType(field.type)} now`,
      advice: `keep its type, or give a field of another name the number ${free} and add ${old.number} to \`reserved\` of the type`,
      file,
    });
}

/** The type of a field as the .proto file says it. */
function messageType(type: TypeExpression): string {
  const inner = type.form === 'list' ? type.items : type.form === 'map' ? type.values : type;
  const name = inner.form === 'scalar' ? scalarRow(inner.scalar).protobuf : inner.form === 'named' ? inner.type.name : '';
  return wireType(name, type.form === 'list' ? 'repeated' : type.form);
}
