/** The binary form of an OpenAPI v2 document; older clients read only this. */

import { BinaryWriter } from '@bufbuild/protobuf/wire';
import type * as Yaml from 'yaml';
import * as protocol from '../../../generated/protocols/openapi-v2.js';
import { onDemand } from '../../model/definition/on-demand.js';
import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { stringify } from '../../model/json/json-text.js';
import { eachItem, type LaterItems, walked } from '../../model/later-items.js';
import { Assembly, type Piece, type PiecedDocument, type Pieces } from './openapi-pieces.js';

const yaml = onDemand<typeof Yaml>('yaml');

type Json = Readonly<Record<string, unknown>>;

/** Members of an object; none if the value is not one. */
const object = (value: unknown): Json => (isObject<Json>(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));
const texts = (value: unknown): string[] => list(value).map(String);
/** In messages, false is the default and is not written. */
const flag = (value: unknown): true | undefined => (value === true ? true : undefined);

/** The message of a member; undefined where it is absent. */
const optional = <T>(value: unknown, message: (value: unknown) => T): T | undefined => (value === undefined ? undefined : message(value));

interface Named<T> {
  readonly name: string;
  readonly value: T;
}

/** A message of each item of a list; those of long lists are made later, where there is a later. */
function each<T, M>(items: readonly T[], message: (item: T) => M, later: LaterItems | undefined): M[] {
  const messages: M[] = [];
  const one = (i: number): void => {
    messages[i] = message(items[i] as T);
  };
  eachItem(items.length, one, later);
  return messages;
}

/** Members of an object as messages of name and value. */
const entries = <T>(value: unknown, message: (value: unknown) => T, later?: LaterItems): Named<T>[] =>
  each(Object.entries(object(value)), ([name, member]) => ({ name, value: message(member) }), later);

/** Bytes of a value from which on it is written as JSON, which is YAML, too, and takes a hundredth of the time to write. */
const LONG_TEXT = 4096;

/** A value without a message of its own, which travels as YAML. */
function any(value: unknown): protocol.Any {
  const json = stringify(value);
  return { yaml: json.length > LONG_TEXT ? `${json}\n` : yaml().stringify(value) };
}

const extensions = (value: Json): Named<protocol.Any>[] =>
  Object.entries(value)
    .filter(([name]) => name.startsWith('x-'))
    .map(([name, member]) => ({ name, value: any(member) }));

const amount = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));
const count = (value: unknown): bigint | undefined => (value === undefined ? undefined : BigInt(Number(value)));

function schema(value: unknown, later?: LaterItems): protocol.Schema {
  const { $ref, format, description, required, additionalProperties, type, items, properties, ...others } = object(value);
  const {
    default: byDefault,
    enum: values,
    minimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    maxProperties,
    pattern,
    ...rest
  } = others;
  return {
    ref: text($ref),
    format: text(format),
    description: text(description),
    default: optional(byDefault, any),
    maximum: amount(maximum),
    minimum: amount(minimum),
    maxLength: count(maxLength),
    minLength: count(minLength),
    pattern: text(pattern),
    maxItems: count(maxItems),
    minItems: count(minItems),
    maxProperties: count(maxProperties),
    required: texts(required),
    enum: each(list(values), any, later),
    additionalProperties: optional(additionalProperties, (values) => ({ schema: schema(values, later) })),
    type: optional(type, (types) => ({ value: texts([types].flat()) })),
    items: optional(items, (item) => ({ schema: [schema(item, later)] })),
    properties: optional(properties, (members) => ({ additionalProperties: entries(members, (member) => schema(member, later), later) })),
    vendorExtension: extensions(rest),
  };
}

function parameter(value: unknown): protocol.ParametersItem {
  const { description, name, in: place, required, schema: body, type, uniqueItems } = object(value);
  const shared = { description: text(description), name: text(name), in: text(place), required: flag(required) };
  if (place === 'body') return { parameter: { bodyParameter: { ...shared, schema: optional(body, schema) } } };
  const plain = { ...shared, type: text(type), uniqueItems: flag(uniqueItems) };
  return { parameter: { nonBodyParameter: place === 'path' ? { pathParameter: plain } : { queryParameter: plain } } };
}

function response(value: unknown): protocol.ResponseValue {
  const { description, schema: body } = object(value);
  return { response: { description: text(description), schema: optional(body, (inner) => ({ schema: schema(inner) })) } };
}

function operation(value: unknown): protocol.Operation {
  const { tags, description, operationId, produces, consumes, parameters, responses, schemes, ...rest } = object(value);
  return {
    tags: texts(tags),
    description: text(description),
    operationId: text(operationId),
    produces: texts(produces),
    consumes: texts(consumes),
    parameters: list(parameters).map(parameter),
    responses: optional(responses, (codes) => ({ responseCode: entries(codes, response) })),
    schemes: texts(schemes),
    vendorExtension: extensions(rest),
  };
}

function pathItem(value: unknown): protocol.PathItem {
  const { get, put, post, delete: deletion, options, head, patch, parameters } = object(value);
  return {
    get: optional(get, operation),
    put: optional(put, operation),
    post: optional(post, operation),
    delete: optional(deletion, operation),
    options: optional(options, operation),
    head: optional(head, operation),
    patch: optional(patch, operation),
    parameters: list(parameters).map(parameter),
  };
}

function info(value: unknown): protocol.Info {
  const { title, version } = object(value);
  return { title: text(title), version: text(version) };
}

function securityDefinition(value: unknown): protocol.SecurityDefinitionsItem {
  const { type, name, in: place, description } = object(value);
  return { apiKeySecurity: { type: text(type), name: text(name), in: text(place), description: text(description) } };
}

const requirement = (value: unknown): protocol.SecurityRequirement => ({
  additionalProperties: entries(value, (scopes) => ({ value: texts(scopes) })),
});

const FORM = 'protobuf';

/** A path by its name, and a definition, as the list that has no other: messages of lists may stand one after the other. */
const encodedPath = async (name: string, value: unknown): Promise<Uint8Array> =>
  protocol.Paths.encode({ path: [{ name, value: pathItem(value) }] }).finish();
const encodedDefinition = async (name: string, definition: unknown, turn: Turn): Promise<Uint8Array> => {
  const value = await walked(turn, (later) => schema(definition, later));
  return protocol.Definitions.encode({ additionalProperties: [{ name, value }] }).finish();
};

/** The document, whose pieces are encoded in turns where they are not yet. */
export async function inProtobuf({ members, paths, definitions }: PiecedDocument, turn: Turn): Promise<Buffer> {
  const { swagger, info: about, security, securityDefinitions } = members;
  const head = { swagger: text(swagger), info: optional(about, info) };
  const tail = {
    security: list(security).map(requirement),
    securityDefinitions: optional(securityDefinitions, (all) => ({ additionalProperties: entries(all, securityDefinition) })),
  };
  const out = new Assembly(FORM);
  const addPieces = async (tag: number, pieces: Pieces, encoded: typeof encodedDefinition): Promise<void> => {
    const all: { readonly piece: Piece; readonly bytes: Uint8Array }[] = [];
    for (const [name, piece] of pieces) {
      const wait = turn();
      if (wait !== undefined) await wait;
      all.push({ piece, bytes: await piece.in(FORM, (value) => encoded(name, value, turn)) });
    }
    out.add(
      new BinaryWriter()
        .uint32(tag)
        .uint32(all.reduce((sum, { bytes }) => sum + bytes.length, 0))
        .finish(),
    );
    for (const { piece, bytes } of all) out.addPiece(piece, bytes);
  };
  out.add(protocol.Document.encode({ ...NOTHING, ...head }).finish());
  await addPieces(PATHS, paths, encodedPath);
  await addPieces(DEFINITIONS, definitions, encodedDefinition);
  out.add(protocol.Document.encode({ ...NOTHING, ...tail }).finish());
  return out.finish();
}

/** Tags of the members of a document that are in pieces. */
const PATHS = (8 << 3) | 2;
const DEFINITIONS = (9 << 3) | 2;

const NOTHING = { security: [] };
