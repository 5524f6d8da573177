/** The options of a connection to something behind the server (exec, attach, port forwarding, proxies): its query as an object. */

import type { StructStructure, Structure } from '../../model/definition/structure.js';
import { type ApiObject, asObject, type Json } from '../../model/object.js';
import { isTrue } from '../../model/query.js';
import type { RequestInfo } from '../requests/request-info.js';

const numberOf = (text: string): Json => (/^[+-]?\d{1,15}$/.test(text) ? Number(text) : text);

function optionOf(type: Structure, texts: readonly string[]): Json {
  if (type.kind === 'list')
    return texts.flatMap((text) =>
      type.items.kind === 'scalar' && type.items.scalar !== 'string' ? text.split(',').map(numberOf) : [text],
    );
  return type.kind === 'scalar' && type.scalar === 'string' ? (texts[0] ?? '') : numberOf(texts[0] ?? '');
}

/** The options by the structure of their kind. What cannot be read as a number is kept as it was sent. */
export function connectOptions(info: RequestInfo, structure: StructStructure, kind: string, apiVersion: string): ApiObject {
  const options: { [name: string]: Json } = { kind, apiVersion };
  for (const { name, type } of structure.fields) {
    if (name === 'kind' || name === 'apiVersion') continue;
    const texts = info.query.getAll(name);
    const value =
      name === 'path'
        ? info.rest
        : type.kind === 'scalar' && type.scalar === 'bool'
          ? isTrue(info.query, name)
          : texts.length === 0
            ? ''
            : optionOf(type, texts);
    if (value !== '' && value !== false) options[name] = value;
  }
  // Options have no metadata. Code that reads it from them gets an empty one.
  return asObject(Object.defineProperty(options, 'metadata', { value: {}, enumerable: false }));
}
