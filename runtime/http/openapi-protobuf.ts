/** The binary form of an OpenAPI v2 document, by the numbers of its public message definition; older clients read only this. */

import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { stringify } from 'yaml';
import { isObject } from '../model/json.js';

type Json = Record<string, unknown>;
type Write = (writer: BinaryWriter, value: unknown) => void;
/** How one member of an object is written. */
type Field = readonly [number: number, write: (writer: BinaryWriter, number: number, value: unknown) => void];
type Message = Readonly<Record<string, Field>>;

const LENGTH = 2;
const tag = (number: number, wire: number): number => (number << 3) | wire;

const text: Field[1] = (w, n, v) => {
  w.uint32(tag(n, LENGTH)).string(String(v));
};
const flag: Field[1] = (w, n, v) => {
  if (v === true) w.uint32(tag(n, 0)).bool(true);
};
const texts: Field[1] = (w, n, v) => {
  if (Array.isArray(v)) for (const item of v) text(w, n, item);
};
const nested =
  (write: Write): Field[1] =>
  (w, n, v) => {
    w.uint32(tag(n, LENGTH)).fork();
    write(w, v);
    w.join();
  };
const each =
  (write: Write): Field[1] =>
  (w, n, v) => {
    if (Array.isArray(v)) for (const item of v) nested(write)(w, n, item);
  };

/** Entries of a map as messages of name and value. */
const entries =
  (write: Write, select: (name: string) => boolean = () => true): Field[1] =>
  (w, n, v) => {
    for (const [name, value] of Object.entries(isObject<Json>(v) ? v : {})) {
      if (!select(name)) continue;
      w.uint32(tag(n, LENGTH)).fork();
      text(w, 1, name);
      nested(write)(w, 2, value);
      w.join();
    }
  };

const message =
  (fields: () => Message, extensions?: number): Write =>
  (w, value) => {
    const object = isObject<Json>(value) ? value : {};
    for (const [name, [number, write]] of Object.entries(fields())) if (object[name] !== undefined) write(w, number, object[name]);
    if (extensions !== undefined) entries(anything, (name) => name.startsWith('x-'))(w, extensions, object);
  };

/** Values without a message of their own travel as YAML. */
const anything: Write = (w, v) => text(w, 2, stringify(v));

const schema: Write = message(
  () => ({
    $ref: [1, text],
    format: [2, text],
    description: [4, text],
    required: [19, texts],
    additionalProperties: [21, nested((w, v) => nested(schema)(w, 1, v))],
    type: [22, nested((w, v) => texts(w, 1, Array.isArray(v) ? v : [v]))],
    items: [23, nested((w, v) => nested(schema)(w, 1, v))],
    properties: [25, nested((w, v) => entries(schema)(w, 1, v))],
  }),
  31,
);

const bodyParameter = message(() => ({
  description: [1, text],
  name: [2, text],
  in: [3, text],
  required: [4, flag],
  schema: [5, nested(schema)],
}));
const queryParameter = message(() => ({
  required: [1, flag],
  in: [2, text],
  description: [3, text],
  name: [4, text],
  type: [6, text],
  uniqueItems: [20, flag],
}));
const pathParameter = message(() => ({
  required: [1, flag],
  in: [2, text],
  description: [3, text],
  name: [4, text],
  type: [5, text],
  uniqueItems: [19, flag],
}));

/** A parameter inside the three messages that tell its place. */
const parameter: Write = (w, v) => {
  const place = isObject<Json>(v) ? v.in : '';
  nested((x, value) => {
    if (place === 'body') nested(bodyParameter)(x, 1, value);
    else nested((y, inner) => (place === 'path' ? nested(pathParameter)(y, 4, inner) : nested(queryParameter)(y, 3, inner)))(x, 2, value);
  })(w, 1, v);
};

const response = message(() => ({ description: [1, text], schema: [2, nested((w, v) => nested(schema)(w, 1, v))] }));
const responses: Write = (w, v) => entries((x, value) => nested(response)(x, 1, value))(w, 1, v);

const operation = message(
  () => ({
    tags: [1, texts],
    description: [3, text],
    operationId: [5, text],
    produces: [6, texts],
    consumes: [7, texts],
    parameters: [8, each(parameter)],
    responses: [9, nested(responses)],
    schemes: [10, texts],
  }),
  13,
);

const pathItem = message(() => ({
  get: [2, nested(operation)],
  put: [3, nested(operation)],
  post: [4, nested(operation)],
  delete: [5, nested(operation)],
  patch: [8, nested(operation)],
  parameters: [9, each(parameter)],
}));

const info = message(() => ({ title: [1, text], version: [2, text] }));
const apiKey = message(() => ({ type: [1, text], name: [2, text], in: [3, text], description: [4, text] }));
const requirement: Write = (w, v) => entries((x, value) => texts(x, 1, value))(w, 1, v);

const document = message(() => ({
  swagger: [1, text],
  info: [2, nested(info)],
  paths: [8, nested((w, v) => entries(pathItem)(w, 2, v))],
  definitions: [9, nested((w, v) => entries(schema)(w, 1, v))],
  security: [12, each(requirement)],
  securityDefinitions: [13, nested((w, v) => entries((x, value) => nested(apiKey)(x, 2, value))(w, 1, v))],
}));

export function encodeDocument(value: Readonly<Json>): Buffer {
  const writer = new BinaryWriter();
  document(writer, value);
  return Buffer.from(writer.finish());
}
