/** Service account tokens (specification 2): issued for an account and perhaps a pod or secret, and verified by their signature. */
import { createPublicKey, hash, type KeyObject, type webcrypto } from 'node:crypto';
import type * as Jose from 'jose';
import type { JWTPayload } from 'jose';
import { BoundedCache } from '../model/bounded-cache.js';
import type { ApiObject } from '../model/object.js';
import type { Words } from '../model/values/words.js';
import { accountUser, claimKey, type Named, STALE_FROM, secretClaims } from './service-account-claims.js';
import { algorithmOf, keyId } from './service-account-keys.js';
import { unverifiedClaims } from './unverified-claims.js';

export { signingKey, tlsVerificationKey, verificationKeys } from './service-account-keys.js';

export interface Subject {
  readonly namespace: string;
  readonly account: { readonly metadata: { readonly name?: string; readonly uid?: string } };
  /** The object that the token is bound to, beside the account. */
  readonly bound?: { readonly kind: 'Pod' | 'Secret' | 'Node'; readonly object: ApiObject };
  /** The node of the pod that the token is bound to, as its claims are to tell it. */
  readonly node?: Named;
  /** What tells the token from all others, as its claims are to tell it. */
  readonly id?: string;
}

interface IssuedToken {
  readonly token: string;
  /** RFC 3339, whole seconds. */
  readonly expires: string;
}

/** A public key as JSON; beside these its own parameters. */
interface PublicKey extends webcrypto.JsonWebKey {
  readonly use: string;
  readonly kid: string;
  readonly alg: string;
}

/** Requested tokens, and the older ones that are kept in secrets. */
export type TokenKind = 'requested' | 'secret';

/** Bytes of the payloads that are remembered. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** What an entry takes beside the token's payload, about. */
const ENTRY_BYTES = 500;

export class ServiceAccountTokens {
  private keys: readonly KeyObject[];
  #published: readonly PublicKey[] | undefined;
  /** Payloads of tokens whose signature held by these keys, by the digest of the token. */
  #verified = new BoundedCache<string, JWTPayload>(KEPT_BYTES);

  constructor(
    private signing: KeyObject,
    verifying: readonly KeyObject[],
    readonly issuer: string,
    /** Audiences of tokens for this API. */
    readonly audiences: readonly string[],
    readonly words: Words,
    /** Unix time in milliseconds. */
    readonly now: () => number = Date.now,
  ) {
    this.keys = [createPublicKey(signing), ...verifying];
  }

  /** From now on tokens are signed with this key, and those are good that it or one of the others signed. */
  useKeys(signing: KeyObject, verifying: readonly KeyObject[]): void {
    this.signing = signing;
    this.keys = [createPublicKey(signing), ...verifying];
    this.#verified = new BoundedCache(KEPT_BYTES);
    this.#published = undefined;
  }

  /** The keys that verify tokens, as a key set publishes them (RFC 7517), each once. */
  publicKeys(): readonly PublicKey[] {
    this.#published ??= this.#publicKeys();
    return this.#published;
  }

  #publicKeys(): PublicKey[] {
    const byId = new Map(this.keys.map((key) => [keyId(key), key]));
    return [...byId].map(([kid, key]) => ({ use: 'sig', kid, alg: algorithmOf(key) ?? '', ...key.export({ format: 'jwk' }) }));
  }

  /** A token that is told to be good from now, for so many seconds, and is good for `lifeSeconds`; it says from when on it is stale. */
  async issue(
    { namespace, account, bound, node, id }: Subject,
    audiences: readonly string[],
    seconds: number,
    lifeSeconds = seconds,
  ): Promise<IssuedToken> {
    const now = Math.floor(this.now() / 1000);
    const claims = {
      namespace,
      serviceaccount: named(account),
      ...(bound === undefined ? {} : { [bound.kind.toLowerCase()]: named(bound.object) }),
      ...(node === undefined ? {} : { node: node.uid === '' ? { name: node.name } : node }),
      ...(lifeSeconds === seconds ? {} : { [STALE_FROM]: now + seconds }),
    };
    const { SignJWT } = await jose();
    const token = await new SignJWT({ ...(id === undefined ? {} : { jti: id }), [claimKey(this.words)]: claims })
      .setProtectedHeader({ alg: algorithmOf(this.signing) ?? '', kid: keyId(this.signing) })
      .setIssuer(this.issuer)
      .setSubject(accountUser(namespace, account.metadata.name ?? ''))
      .setAudience([...audiences])
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + lifeSeconds)
      .sign(this.signing);
    return { token, expires: `${new Date((now + seconds) * 1000).toISOString().slice(0, 19)}Z` };
  }

  /** A token that is good for as long as the secret of the name holds it, and the account is there. */
  async issueForSecret({ namespace, account }: Subject, secretName: string): Promise<string> {
    const claims = secretClaims({ namespace, serviceaccount: named(account), secret: { name: secretName, uid: '' } }, this.words);
    const { SignJWT } = await jose();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithmOf(this.signing) ?? '', kid: keyId(this.signing) })
      .setIssuer(secretIssuer(this.words))
      .setSubject(accountUser(namespace, account.metadata.name ?? ''))
      .sign(this.signing);
  }

  /** Which kind of token of this server the claims say theirs to be; undefined for those of others. */
  kindOf({ iss }: JWTPayload): TokenKind | undefined {
    if (iss === undefined) return undefined;
    return iss === this.issuer ? 'requested' : iss === secretIssuer(this.words) ? 'secret' : undefined;
  }

  /**
   * The payload, where one of the keys signed it; its times and claims are not looked at. Undefined at once for tokens that do not say to
   * be of this server, and later for those that are not. A token that was verified before gives the same payload, at once.
   */
  verify(token: string): JWTPayload | undefined | Promise<JWTPayload | undefined> {
    const digest = hash('sha256', token, 'base64');
    const known = this.#verified.get(digest);
    if (known !== undefined) return known;
    const payload = unverifiedClaims(token);
    return payload === undefined || this.kindOf(payload) === undefined ? undefined : this.#signed(token, digest, payload);
  }

  async #signed(token: string, digest: string, payload: JWTPayload): Promise<JWTPayload | undefined> {
    // What old keys vouch for must not be remembered among what new ones do.
    const [keys, verified] = [this.keys, this.#verified];
    const { compactVerify } = await jose();
    for (const key of keys) {
      try {
        await compactVerify(token, key, { algorithms: [algorithmOf(key) ?? ''] });
      } catch {
        // Another key may have signed it.
        continue;
      }
      verified.set(digest, payload, 2 * token.length + ENTRY_BYTES);
      return payload;
    }
    return undefined;
  }
}

/** Loaded with the first token: many servers never see one. */
const jose = (): Promise<typeof Jose> => import('jose');

const named = ({ metadata }: Subject['account']): Named => ({ name: metadata.name ?? '', uid: metadata.uid ?? '' });

/** Issuer of the tokens that are kept in secrets: the first word of the label domain, and what it issues for. */
const secretIssuer = ({ labelDomain }: Words): string => `${labelDomain().split('.')[0] ?? ''}/serviceaccount`;
