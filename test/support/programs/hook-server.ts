/** An HTTPS server that plays webhooks: each path answers as the test says, and remembers what it was asked. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { throwawayCertificate } from '../certificates/certificate.js';

export interface Review {
  readonly apiVersion: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of any shape
  readonly request: any;
}

/** What a webhook responds; `uid` is filled in. */
export type Respond = (review: Review) => Readonly<Record<string, unknown>>;
/** Answers by hand, for webhooks that do not do as they should. */
export type Misbehave = (response: ServerResponse, request: IncomingMessage, review: Review) => void;

export const allowing: Respond = () => ({ allowed: true });
export const denying =
  (status: unknown): Respond =>
  () => ({ allowed: false, status });
/** Allows with JSON patch operations. */
export const patching =
  (...operations: readonly unknown[]): Respond =>
  () => ({ allowed: true, patchType: 'JSONPatch', patch: Buffer.from(JSON.stringify(operations)).toString('base64') });

export class HookServer {
  readonly asked = new Map<string, Review[]>();
  readonly #paths = new Map<string, { respond?: Respond; misbehave?: Misbehave }>();
  readonly #server: https.Server;
  readonly #cert: string;

  private constructor(names: readonly string[]) {
    const { cert, key } = throwawayCertificate(names);
    this.#cert = cert;
    this.#server = https.createServer({ cert, key }, (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.#answer(request, response, JSON.parse(Buffer.concat(parts).toString()) as Review));
    });
  }

  static async start(names: readonly string[] = ['localhost']): Promise<HookServer> {
    const hooks = new HookServer(names);
    await once(hooks.#server.listen(0, '127.0.0.1'), 'listening');
    return hooks;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  on(path: string, respond: Respond): void {
    this.#paths.set(path, { respond });
  }

  misbehaves(path: string, misbehave: Misbehave): void {
    this.#paths.set(path, { misbehave });
  }

  /** What a path was asked since the last look. */
  taken(path: string): Review[] {
    const taken = this.asked.get(path) ?? [];
    this.asked.delete(path);
    return taken;
  }

  /** Authorities as a client configuration has them. */
  get caBundle(): string {
    return Buffer.from(this.#cert).toString('base64');
  }

  clientConfig(path: string): object {
    return { url: `https://localhost:${this.port}${path}`, caBundle: this.caBundle };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(request: IncomingMessage, response: ServerResponse, review: Review): void {
    const path = (request.url ?? '').split('?')[0] ?? '';
    this.asked.set(path, [...(this.asked.get(path) ?? []), review]);
    const { respond = allowing, misbehave } = this.#paths.get(path) ?? {};
    if (misbehave !== undefined) {
      misbehave(response, request, review);
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(reviewText(review, respond(review)));
  }
}

/** The text of an answer to a review. */
export const reviewText = ({ apiVersion, request }: Review, response: object): string =>
  JSON.stringify({ apiVersion, kind: 'AdmissionReview', response: { uid: request.uid, ...response } });
