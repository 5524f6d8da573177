/** What a token says before anything of it is verified: enough to tell whose it claims to be, and to believe nothing. */
import type { JWTPayload } from 'jose';
import { isObject } from '../model/json/json.js';

/** The claims of a token (RFC 7519); undefined for text that is none. */
export function unverifiedClaims(token: string): JWTPayload | undefined {
  const [, payload = '', signature, more] = token.split('.', 4);
  if (signature === undefined || more !== undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isObject<JWTPayload>(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}
