/**
 * Bytes to JSON values, bounded: depth, aliases, text encoding. Integers beyond 2^53 become bigint, never rounded.
 * Faults are SyntaxErrors; the caller words them for the client.
 */
export { BoundsError, checkDepth, inspectJson, parseJson, parseTrusted, stringify } from '../model/json/json-text.js';
export { parseYaml, yamlDocuments } from './yaml.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 text of the bytes; throws a SyntaxError on invalid UTF-8. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new SyntaxError('the text is not valid UTF-8');
  }
}
