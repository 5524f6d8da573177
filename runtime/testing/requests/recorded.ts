/** One request as a test sees it afterwards. */
import { gunzipSync } from 'node:zlib';
import { decodeText, parseJson, yamlDocuments } from '../../codec/parse.js';
import type { RequestContext } from '../../http/requests/state.js';
import type { Json } from '../../model/object.js';
import type { Asked } from './match.js';

export interface RecordedRequest extends Asked {
  /** 1 for the first request that the server got. */
  readonly number: number;
  /** When it came, in milliseconds since 1970 by the server's clock. */
  readonly at: number;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Empty where the caller was not known, as in requests that were refused for that. */
  readonly user: string;
  /** HTTP status of the answer; 0 where the connection broke before there was one, undefined while there is none yet. */
  readonly status: number | undefined;
  /** What was sent, where that was JSON or YAML and not too long to be kept. */
  readonly body: Json | undefined;
  /** Fault of the test that it met, such as `fail` or `slow`. */
  readonly fault: string | undefined;
}

/** Bytes of a body that are kept; of a longer one, none are. */
const BODY_BYTES = 128 * 1024;
/** Bytes that a request takes beside its texts and body, about. */
const REQUEST_BYTES = 400;
/** As deep as bodies of requests may nest is more than tests look. */
const MAX_DEPTH = 1000;

/** A request while the server still has to do with it. */
export class RequestRecord implements RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
  readonly userAgent: string;
  user = '';
  status: number | undefined;
  fault: string | undefined;
  /** Set once it is no longer kept; it takes nothing more then. */
  forgotten = false;
  readonly #type: string;
  readonly #packed: boolean;
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(
    readonly number: number,
    readonly at: number,
    { method, req, state: { info } }: RequestContext,
  ) {
    this.method = method;
    this.url = req.url ?? '/';
    this.path = info.path;
    this.verb = info.verb;
    this.group = info.group;
    this.resource = info.resource;
    this.subresource = info.subresource;
    this.namespace = info.namespace;
    this.name = info.name;
    this.userAgent = req.headers['user-agent'] ?? '';
    this.#type = req.headers['content-type'] ?? '';
    this.#packed = req.headers['content-encoding'] === 'gzip';
  }

  /** Takes a part of the body, and gives how many bytes more are kept for it. */
  take(chunk: Buffer): number {
    if (this.forgotten || this.#bytes > BODY_BYTES) return 0;
    const before = this.#bytes;
    this.#bytes += chunk.length;
    if (this.#bytes > BODY_BYTES) {
      this.#chunks = [];
      return -before;
    }
    this.#chunks.push(chunk);
    return chunk.length;
  }

  get body(): Json | undefined {
    if (this.#chunks.length === 0) return undefined;
    try {
      const bytes = Buffer.concat(this.#chunks);
      const text = decodeText(this.#packed ? gunzipSync(bytes, { maxOutputLength: 8 * BODY_BYTES }) : bytes);
      if (this.#type.includes('yaml')) return [...yamlDocuments(text, MAX_DEPTH)][0];
      return this.#type === '' || this.#type.includes('json') ? parseJson(text, MAX_DEPTH) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Bytes that it takes without its body, about. */
  get weight(): number {
    return REQUEST_BYTES + 2 * (2 * this.url.length + this.userAgent.length);
  }

  /** Bytes of the body that are kept. */
  get bodyWeight(): number {
    return this.#chunks.length === 0 ? 0 : this.#bytes;
  }

  /** As diffs and JSON show it. */
  toJSON(): RecordedRequest {
    const { number, at, method, url, path, verb, group, resource, subresource, namespace, name, user, userAgent, status, body, fault } =
      this;
    return { number, at, method, url, path, verb, group, resource, subresource, namespace, name, user, userAgent, status, body, fault };
  }
}
