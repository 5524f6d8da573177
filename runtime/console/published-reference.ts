/** The reference of what a server's catalogue has, for the console: the documents that were generated with it, put together once. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { namesTag } from '../http/documents/openapi.js';
import type { StoredParts } from '../http/documents/openapi-parts.js';
import type { RequestContext } from '../http/requests/state.js';

interface Answer {
  readonly zipped: Buffer;
  readonly etag: string;
}

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

const FILE = 'reference.json';

export class PublishedReference {
  /** Kept compressed, as nearly all browsers take it. */
  #answer: Promise<Answer> | undefined;

  /** `kinds`: those of the catalogue, as `apps/v1/Deployment`; documents of packages may have more. */
  constructor(
    private readonly stored: StoredParts,
    private readonly kinds: readonly string[],
  ) {}

  async answer(ctx: RequestContext): Promise<void> {
    this.#answer ??= this.#read();
    const { zipped, etag } = await this.#answer.catch((error: unknown) => {
      this.#answer = undefined;
      throw error;
    });
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.set('ETag', etag);
    ctx.vary('Accept-Encoding');
    if (namesTag(ctx.get('if-none-match'), etag)) {
      ctx.status = 304;
      return;
    }
    ctx.status = 200;
    ctx.set('Content-Type', 'application/json');
    const zips = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (zips) ctx.set('Content-Encoding', 'gzip');
    ctx.body = zips ? zipped : await unzip(zipped);
  }

  /** The documents are joined as they are, so that no large value is made of them here. */
  async #read(): Promise<Answer> {
    const documents = await Promise.all(this.stored.folders.map((folder) => this.stored.text(new URL(FILE, folder))));
    const text = `{"kinds":${JSON.stringify(this.kinds)},"documents":[${documents.join(',')}]}\n`;
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    return { zipped: await zip(text), etag };
  }
}
