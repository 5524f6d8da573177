/** One HTTPS server that plays an OpenID Connect issuer, a token webhook and an authorization webhook. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT } from 'jose';
import type { ApiObject } from '../../../runtime/model/object.js';
import type { Authority } from '../certificates/authority.js';

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly review: ApiObject;
}

/** What a webhook answers: a review, or a status of HTTP. */
type Answer = (review: ApiObject) => object | number;

interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export class OutsideServices {
  readonly asked: Asked[] = [];
  readonly webhooks = new Map<string, Answer>();
  /** How often the issuer's keys were read. */
  keysRead = 0;
  /** Whether the issuer answers. */
  isUp = true;
  #key = newKey('k1');
  /** Keys that are published beside the one that signs: the last two, as tokens may be on their way, and the next one. */
  #last: readonly SigningKey[] = [];
  #next: SigningKey | undefined;
  #retired: SigningKey | undefined;
  #rotations = 0;
  readonly #claims = new Map<string, string>();

  private constructor(private readonly server: https.Server) {}

  static async start(authority: Authority): Promise<OutsideServices> {
    const server = https.createServer({ ...authority.forServer() });
    const services = new OutsideServices(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { pathname } = new URL(request.url ?? '/', services.url);
        const answer = services.#answer(pathname, request.headers.authorization, Buffer.concat(chunks).toString());
        response.statusCode = typeof answer === 'number' ? answer : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(typeof answer === 'number' ? '' : typeof answer === 'string' ? answer : JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return services;
  }

  get url(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get issuer(): string {
    return `${this.url}/issuer`;
  }

  /** From now on tokens are signed with another key, and the old one is published no more. */
  changeKey(kid: string): void {
    this.#key = newKey(kid);
  }

  /** As a careful issuer does it: signs with a key that was published before, and goes on publishing the last ones for a while. */
  rotate(): void {
    this.#rotations += 1;
    const [last, before] = this.#last;
    this.#retired = before;
    this.#last = last === undefined ? [this.#key] : [this.#key, last];
    this.#key = this.#next ?? newKey(`r${this.#rotations}`);
    this.#next = newKey(`r${this.#rotations + 1}`);
  }

  /** Signs with a key that is published no more. */
  retiredToken(claims: JWTPayload): Promise<string> {
    if (this.#retired === undefined) throw new Error('no key was retired');
    return this.idToken(claims, {}, this.#retired);
  }

  get publicKey(): KeyObject {
    return this.#key.publicKey;
  }

  idToken(claims: JWTPayload, header: Readonly<Record<string, unknown>> = {}, { kid, privateKey } = this.#key): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: this.issuer, aud: 'kubectl', iat: now, exp: now + 600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, ...header })
      .sign(privateKey);
  }

  /** Publishes a token with claims that others refer to, and gives the address. */
  async publishClaims(claims: JWTPayload): Promise<string> {
    this.#claims.set('/claims', await this.idToken(claims));
    return `${this.url}/claims`;
  }

  /** Text of a client configuration file for a webhook at the path. */
  configuration(path: string, authority: Authority): string {
    return JSON.stringify({
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [
        {
          name: 'c',
          cluster: { server: `${this.url}${path}`, 'certificate-authority-data': Buffer.from(authority.cert).toString('base64') },
        },
      ],
      users: [{ name: 'u', user: { token: 'of-the-server' } }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
      'current-context': 'x',
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  #answer(path: string, authorization: string | undefined, body: string): object | string | number {
    if (path.startsWith('/issuer/') && !this.isUp) return 503;
    if (path === '/issuer/.well-known/openid-configuration') return { issuer: this.issuer, jwks_uri: `${this.issuer}/keys` };
    if (path === '/issuer/keys') {
      this.keysRead += 1;
      const keys = [...this.#last, this.#key, this.#next].filter((key) => key !== undefined);
      return { keys: keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' })) };
    }
    const claims = this.#claims.get(path);
    if (claims !== undefined) return authorization === 'Bearer for-claims' ? claims : 403;
    const webhook = this.webhooks.get(path);
    if (webhook === undefined) return 404;
    const review = JSON.parse(body) as ApiObject;
    this.asked.push({ path, authorization, review });
    const answer = webhook(review);
    return typeof answer === 'number' ? answer : { apiVersion: review.apiVersion, kind: review.kind, ...answer };
  }
}

const newKey = (kid: string): SigningKey => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
