/** A key management service on a socket, which seals by turning bytes around and says whatever a test has it say. */
import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import path from 'node:path';
import * as protocol from '../../../generated/protocols/kms.js';
import { temporaryFolder } from '../folder.js';

const framed = (message: Uint8Array): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
};

export class FakeKms {
  keyId = 'key-1';
  healthz = 'ok';
  version = 'v2';
  /** The status of gRPC that the next calls of a method get, in place of an answer. */
  readonly failing = new Map<string, number>();
  /** Methods whose calls get no answer at all. */
  readonly silent = new Set<string>();
  readonly annotations: protocol.Annotation[] = [{ key: 'version.kms.example.com', value: Buffer.from('7') }];
  /** Methods in the order in which they were called. */
  readonly calls: string[] = [];
  /** In place of what is sealed. */
  ciphertext: Uint8Array | undefined;
  readonly #folder = temporaryFolder();
  readonly #sessions = new Set<ServerHttp2Session>();
  #server: Http2Server | undefined;

  get endpoint(): string {
    return `unix://${this.#path}`;
  }

  get #path(): string {
    return path.join(this.#folder.directory, 'kms.sock');
  }

  async start(): Promise<this> {
    const server = createServer();
    server.on('session', (session) => {
      this.#sessions.add(session);
      session.on('error', () => undefined);
      session.on('close', () => this.#sessions.delete(session));
    });
    server.on('stream', (stream, headers) => this.#serve(stream, String(headers[':path']).split('/').at(-1) ?? ''));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#path, resolve));
    return this;
  }

  /** Ends as a service that was killed; it can be started again. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const session of this.#sessions) session.destroy();
    await closed;
  }

  async dispose(): Promise<void> {
    await this.stop();
    this.#folder.remove();
  }

  count(method: string): number {
    return this.calls.filter((call) => call === method).length;
  }

  #serve(stream: ServerHttp2Stream, method: string): void {
    const pieces: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      this.calls.push(method);
      if (this.silent.has(method)) return;
      const code = this.failing.get(method);
      if (code !== undefined) {
        stream.respond({
          ':status': 200,
          'content-type': 'application/grpc',
          'grpc-status': String(code),
          'grpc-message': 'as the test says',
        });
        stream.end();
        return;
      }
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
      stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
      stream.end(framed(this.#answer(method, Buffer.concat(pieces).subarray(5))));
    });
  }

  #answer(method: string, request: Buffer): Uint8Array {
    const { version, healthz, keyId, annotations } = this;
    if (method === 'Status') return protocol.StatusResponse.encode({ version, healthz, keyId }).finish();
    if (method === 'Encrypt') {
      const { plaintext = new Uint8Array() } = protocol.EncryptRequest.decode(request);
      const ciphertext = this.ciphertext ?? Buffer.concat([Buffer.from(`${keyId}:`), Buffer.from(plaintext).reverse()]);
      return protocol.EncryptResponse.encode({ ciphertext, keyId, annotations }).finish();
    }
    const { ciphertext = new Uint8Array(), keyId: by = '' } = protocol.DecryptRequest.decode(request);
    const sealed = Buffer.from(ciphertext);
    return protocol.DecryptResponse.encode({ plaintext: Buffer.from(sealed.subarray(by.length + 1)).reverse() }).finish();
  }
}
