/** Watches that stay open: over HTTP/2, so that many share a connection and their handshakes cost nothing beside them. */
import http2 from 'node:http2';

/** Watches over one connection. */
const STREAMS = 90;

export class OpenWatches {
  readonly #sessions: http2.ClientHttp2Session[] = [];
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>();

  /** Opens a watch of each path, one after the other on each connection, and resolves when all are answered. */
  static async open(port: number, token: string, paths: readonly string[]): Promise<OpenWatches> {
    const watches = new OpenWatches();
    for (let from = 0; from < paths.length; from += STREAMS) {
      const session = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
      session.on('error', () => undefined);
      watches.#sessions.push(session);
      for (const path of paths.slice(from, from + STREAMS)) await watches.#watch(session, path, token);
    }
    return watches;
  }

  close(): void {
    for (const session of this.#sessions) session.destroy();
  }

  #watch(session: http2.ClientHttp2Session, path: string, token: string): Promise<void> {
    return new Promise((resolve) => {
      const stream = session.request({ ':path': path, authorization: `Bearer ${token}` });
      const answered = (status: number): void => {
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        resolve();
      };
      stream.on('response', (headers) => answered(Number(headers[':status'])));
      stream.on('error', () => resolve());
      stream.on('close', () => resolve());
      stream.resume();
    });
  }
}
