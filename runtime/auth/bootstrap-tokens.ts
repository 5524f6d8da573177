/** Bootstrap tokens (specification 2, "Bootstrap token secret"): what their secrets say, and signatures made with them. */
import { createHmac } from 'node:crypto';
import { canonicalTime } from '../codec/times.js';
import { isObject } from '../model/json/json.js';
import type { ApiObject } from '../model/object.js';
import type { Words } from '../model/values/words.js';

interface BootstrapToken {
  readonly id: string;
  readonly secret: string;
}

/** The namespace whose secrets hold tokens. */
export const TOKEN_NAMESPACE = 'kube-system';

const NAME_PREFIX = 'bootstrap-token-';
const ID = /^[a-z0-9]{6}$/;
const SECRET = /^[a-z0-9]{16}$/;

/** A token of the form `<id>.<secret>`; undefined for other text. */
export function parseBootstrapToken(text: string): BootstrapToken | undefined {
  const [id = '', secret = '', more] = text.split('.');
  return more === undefined && ID.test(id) && SECRET.test(secret) ? { id, secret } : undefined;
}

export const secretNameOf = (id: string): string => `${NAME_PREFIX}${id}`;

/** What a token may be used for, by the key that says so. */
export const Usage = { authentication: 'usage-bootstrap-authentication', signing: 'usage-bootstrap-signing' } as const;

/** The type of their secrets. */
export const tokenType = ({ label }: Words): string => label('token', 'bootstrap');

/** A secret of the type of bootstrap tokens. */
export class BootstrapSecret {
  private constructor(
    private readonly object: ApiObject,
    private readonly data: ReadonlyMap<string, unknown>,
  ) {}

  /** Undefined for objects that are no bootstrap tokens. */
  static of(object: ApiObject, words: Words): BootstrapSecret | undefined {
    if (object.type !== tokenType(words)) return undefined;
    return new BootstrapSecret(object, new Map(isObject(object.data) ? Object.entries(object.data) : []));
  }

  #text(key: string): string {
    const value = this.data.get(key);
    return typeof value === 'string' ? Buffer.from(value, 'base64').toString() : '';
  }

  /** The token itself; undefined where it has not the form, the secret is not named after it, or it is being deleted. */
  token(): BootstrapToken | undefined {
    const token = parseBootstrapToken(`${this.#text('token-id')}.${this.#text('token-secret')}`);
    const { name, deletionTimestamp } = this.object.metadata;
    return token !== undefined && deletionTimestamp === undefined && name === secretNameOf(token.id) ? token : undefined;
  }

  serves(usage: (typeof Usage)[keyof typeof Usage]): boolean {
    return this.#text(usage) === 'true';
  }

  /** When the token ends, in Unix milliseconds; infinite where it never does. One that cannot be read has ended long ago. */
  expires(): number {
    const text = this.#text('expiration');
    if (text === '') return Number.POSITIVE_INFINITY;
    const time = canonicalTime(text, 0);
    return time === undefined || time === null ? 0 : Date.parse(time);
  }

  /** The groups of who shows the token, in order; undefined where it names one that it may not. */
  groups(): readonly string[] | undefined {
    const extra = this.#text('auth-extra-groups');
    const named = extra === '' ? [] : extra.split(',');
    return named.every((group) => GROUP.test(group)) ? [...new Set([BOOTSTRAPPERS, ...named])].sort() : undefined;
  }
}

const BOOTSTRAPPERS = 'system:bootstrappers';
const GROUP = /^system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]$/;

/**
 * A detached JSON web signature (RFC 7515, appendix F) of the content: HMAC with SHA-256, whose key is the whole token, so that the
 * content is left out between the two dots.
 */
export function detachedSignature(content: string, { id, secret }: BootstrapToken): string {
  const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: id })).toString('base64url');
  const payload = Buffer.from(content).toString('base64url');
  const signature = createHmac('sha256', `${id}.${secret}`).update(`${header}.${payload}`).digest('base64url');
  return `${header}..${signature}`;
}
