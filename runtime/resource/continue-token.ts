/** Continue tokens: where the next chunk of a list starts, and which state it shows. Opaque to clients, and never trusted. */
import { type ApiError, badRequest } from '../model/errors.js';

export interface Token {
  /** Revision all chunks show; -1: the newest, after the original one expired. */
  readonly rv: number;
  /** The key at which the next chunk starts, without the collection's prefix. */
  readonly start: string;
}

/** Longest token that is read, in characters: a key holds at most two names. */
const LONGEST = 4096;

const versionOf = (metaGroup: string): string => `${metaGroup}/v1`;

/** `metaGroup`: the API group whose version tells how a token is to be read. */
export const encodeToken = (token: Token, metaGroup: string): string =>
  Buffer.from(JSON.stringify({ v: versionOf(metaGroup), ...token })).toString('base64url');

/** Reads a token back; 400 with the reason for anything that this server cannot have made. */
export function decodeToken(text: string, metaGroup: string): Token {
  const value = readJson(text);
  const { v, rv, start } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const known = versionOf(metaGroup);
  if (v !== known) throw fault(`server does not recognize this encoded version ${JSON.stringify(typeof v === 'string' ? v : '')}`);
  if (typeof rv !== 'number' || !Number.isSafeInteger(rv) || rv === 0 || rv < -1)
    throw fault(`incorrect encoded start resourceVersion (version ${known})`);
  if (typeof start !== 'string' || start === '') throw fault(`encoded start key empty (version ${known})`);
  if (start.startsWith('/') || start.split('/').some((part) => part === '..' || part === '.')) throw fault(`invalid encoded start key`);
  return { rv, start };
}

const fault = (why: string): ApiError => badRequest(`invalid continue token: continue key is not valid: ${why}`);

function readJson(text: string): unknown {
  if (text.length > LONGEST) throw fault('it is too long');
  const foreign = /[^A-Za-z0-9_-]/.exec(text)?.index ?? (text.length % 4 === 1 ? text.length - 1 : -1);
  if (foreign >= 0) throw fault(`illegal base64 data at input byte ${foreign}`);
  const bytes = Buffer.from(text, 'base64url');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw fault(syntaxFault(bytes.toString('latin1')));
  }
}

/** Why the text cannot be decoded, in the words of conformant servers. */
function syntaxFault(text: string): string {
  const first = text.trimStart()[0];
  if (first === undefined) return 'unexpected end of JSON input';
  if (!/[-{["\dtfn]/.test(first)) return `invalid character ${quoted(first)} looking for beginning of value`;
  const end = text.lastIndexOf('}');
  const after = text.slice(end + 1).trimStart()[0];
  return end >= 0 && after !== undefined ? `invalid character ${quoted(after)} after top-level value` : 'unexpected end of JSON input';
}

const quoted = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code === 0x0c) return "'\\f'";
  return code < 0x20 || (code >= 0x7f && code < 0xa1) ? `'\\u00${code.toString(16).padStart(2, '0')}'` : `'${character}'`;
};
