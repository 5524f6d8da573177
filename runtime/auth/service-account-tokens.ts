/** Service account tokens (specification 2): signed, bound to an account and perhaps to a pod or secret, and verified against both. */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { label } from '../kinds/words.js';
import type { ApiObject } from '../model/object.js';

export interface Subject {
  readonly namespace: string;
  readonly account: ApiObject;
  /** What the token ends with, beside the account. */
  readonly bound?: { readonly kind: 'Pod' | 'Secret'; readonly object: ApiObject };
}

export interface IssuedToken {
  readonly token: string;
  /** RFC 3339, whole seconds. */
  readonly expires: string;
}

interface Named {
  readonly name?: string;
  readonly uid?: string;
}

/** What a token says beyond the registered claims. */
export interface TokenClaims {
  readonly namespace: string;
  readonly serviceaccount: Named;
  readonly pod?: Named;
  readonly secret?: Named;
}

export interface VerifiedToken {
  readonly claims: TokenClaims;
  readonly audiences: readonly string[];
}

/** The claim that tells what a token is bound to: the label domain itself. */
const claimKey = (): string => label('').replace(/\/$/, '');

/** The algorithm that goes with a key; RSA and P-256 keys sign tokens. */
const algorithmOf = (key: KeyObject): string => (key.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256');

/** Names a key by its public part. */
const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('base64url');

/** The private key of the file, which is made where it is missing. */
export function signingKey(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, privateKey, { mode: 0o600 });
  }
  return createPrivateKey(readFileSync(file));
}

/** Public keys of PEM files that hold public or private keys. */
export const verificationKeys = (files: readonly string[]): KeyObject[] => files.map((file) => createPublicKey(readFileSync(file)));

export class ServiceAccountTokens {
  private readonly keys: readonly KeyObject[];

  constructor(
    private readonly signing: KeyObject,
    verifying: readonly KeyObject[],
    readonly issuer: string,
    /** Audiences of tokens for this API. */
    readonly audiences: readonly string[],
  ) {
    this.keys = [createPublicKey(signing), ...verifying];
  }

  async issue({ namespace, account, bound }: Subject, audiences: readonly string[], seconds: number): Promise<IssuedToken> {
    const now = Math.floor(Date.now() / 1000);
    const named = (object: ApiObject): Named => ({ name: object.metadata.name, uid: object.metadata.uid });
    const claims = {
      namespace,
      serviceaccount: named(account),
      ...(bound === undefined ? {} : { [bound.kind.toLowerCase()]: named(bound.object) }),
    };
    const token = await new SignJWT({ [claimKey()]: claims })
      .setProtectedHeader({ alg: algorithmOf(this.signing), kid: keyId(this.signing) })
      .setIssuer(this.issuer)
      .setSubject(`system:serviceaccount:${namespace}:${account.metadata.name ?? ''}`)
      .setAudience([...audiences])
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + seconds)
      .sign(this.signing);
    return { token, expires: `${new Date((now + seconds) * 1000).toISOString().slice(0, 19)}Z` };
  }

  /** Whether the text is a token of this issuer, good or bad. */
  isOurs(token: string): boolean {
    try {
      return decodeJwt(token).iss === this.issuer;
    } catch {
      return false;
    }
  }

  /** Undefined where signature, time or form do not hold. */
  async verify(token: string): Promise<VerifiedToken | undefined> {
    for (const key of this.keys) {
      try {
        const { payload } = await jwtVerify(token, key, { issuer: this.issuer, algorithms: [algorithmOf(key)] });
        return verified(payload);
      } catch {
        // Another key may fit.
      }
    }
    return undefined;
  }
}

function verified(payload: JWTPayload): VerifiedToken | undefined {
  const claims = payload[claimKey()];
  if (typeof claims !== 'object' || claims === null || !('namespace' in claims) || !('serviceaccount' in claims)) return undefined;
  const audiences = payload.aud === undefined ? [] : Array.isArray(payload.aud) ? payload.aud : [payload.aud];
  return { claims: claims as TokenClaims, audiences };
}
