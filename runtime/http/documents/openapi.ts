/** The published documents: /openapi/v3 for each served version, and /openapi/v2 for all of them, derived from the same parts. */

import { webcrypto } from 'node:crypto';
import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf } from '../../model/object.js';
import type { Pace } from '../../resource/pace.js';
import type { Registry, Served } from '../../resource/registry.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { answerNoPage } from '../answers/answers.js';
import { accepts } from '../answers/negotiate.js';
import type { RequestContext } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';
import { type ForeignPart, type ForeignParts, joined } from './openapi-join.js';
import { KindParts, reducedKind } from './openapi-kinds.js';
import type { OpenApiMeter } from './openapi-meter.js';
import { type Part, partsOf, type StoredParts, withFreeBodies } from './openapi-parts.js';
import { inJson, Piece, type PiecedDocument } from './openapi-pieces.js';
import { addressOf, isServed, placeOf, placeOfPage, versionAt } from './openapi-places.js';
import { EXACT, KEPT, PREFIX, pathV2, schemaV2, WITH_TEXTS } from './openapi-v2.js';
import { type Page, pageItem } from './pages.js';
import { patchedRelease } from './version.js';

type Schema = Record<string, unknown>;

/** Makes the joined document in a form. */
type Make = (document: PiecedDocument, turn: Turn) => Buffer | Promise<Buffer>;

interface Answer {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Whether one of the tags that a client knows, of which `*` is any, is this one. */
export const namesTag = (known: string, etag: string): boolean =>
  known
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);

/** The digest is made beside the event loop: documents may be large. */
async function answerOf(bytes: Buffer, digits = 128): Promise<Answer> {
  const digest = Buffer.from(await webcrypto.subtle.digest(digits > 64 ? 'SHA-512' : 'SHA-256', bytes)).toString('hex');
  return { bytes, etag: `"${digest.slice(0, digits).toUpperCase()}"` };
}

/** How long an answer under an address with its digest may be kept, in milliseconds. */
const IMMUTABLE_MS = 365 * 24 * 3600 * 1000;

/** What clients may accept of a version's document. */
const TYPES_V3 = [
  'application/json',
  'application/*',
  'application/com.github.proto-openapi.spec.v3@v1.0+protobuf',
  'application/com.github.proto-openapi.spec.v3.v1.0+protobuf',
];
/** The same in releases that sent documents as text. */
const FORMER_TYPES_V3 = TYPES_V3.slice(0, -1);
const PROTOBUF_V2 = 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf';
const TEXT = 'text/plain; charset=utf-8';

export class OpenApi {
  readonly #kept = new Map<string, Promise<Answer>>();
  readonly #joined = new Map<string, { readonly revision: string; readonly answer: Promise<Answer> }>();
  #parts: Promise<Part[]> | undefined;
  readonly #kinds: KindParts;
  /** Counts registrations and removals of kinds. */
  #changes = 0;
  /** Documents of registered kinds. Only their text is kept. */
  readonly #partsV2 = new WeakMap<Served, ForeignPart>();
  /** The v2 document of the catalogue, without the kinds that come and go. */
  #ownV2: Promise<PiecedDocument> | undefined;

  constructor(
    private readonly registry: Registry,
    /** Folders of the generated parts. */
    private readonly stored: StoredParts,
    private readonly release: string,
    /** What is answered beside the resources. */
    private readonly pages: readonly Page[],
    private readonly foreign: ForeignParts,
    private readonly meter: OpenApiMeter,
    private readonly pace: Pace,
    private readonly enabled: Enabled,
    /** Whether the server is of a later release, so that no patch of the one shown is told. */
    private readonly emulates = false,
  ) {
    this.#kinds = new KindParts(registry, { release, validates: enabled('ServerSideFieldValidation'), whole: enabled('DocumentsWhole') });
    registry.onChange(({ versions }) => {
      this.#changes += 1;
      for (const version of versions) this.#kept.delete(`v3 ${placeOf(version)}`);
      this.#kept.delete('v3 index');
    });
  }

  /** Adds the routes. `withV3` adds the documents of single versions, which newer clients prefer to the joined one. */
  mount(router: RequestRouter, withV3: boolean): void {
    router.all('/openapi/v2', async (ctx) => this.v2(ctx));
    if (!withV3) return;
    router.all('/openapi/v3', async (ctx) => this.index(ctx));
    router.all('/openapi/v3/*path', async (ctx) => this.v3(ctx));
  }

  /** Parts of all versions, each read once. */
  private parts(): Promise<Part[]> {
    this.#parts ??= partsOf(this.stored, this.release, this.enabled('ServerSideFieldValidation'));
    return this.#parts;
  }

  private get type(): string {
    return this.#asJson ? 'application/json' : TEXT;
  }

  /** Whether documents are sent as the JSON that they are; they were sent as text before. */
  get #asJson(): boolean {
    return this.enabled('DocumentsAsJson');
  }

  private once(name: string, make: () => Promise<Buffer>): Promise<Answer> {
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const made = make().then((bytes) => answerOf(bytes));
    this.#kept.set(name, made);
    made.catch(() => this.#kept.delete(name));
    return made;
  }

  private send(ctx: RequestContext, answer: Answer, type: string): void {
    ctx.set('Etag', answer.etag);
    if (namesTag(ctx.get('if-none-match'), answer.etag)) {
      ctx.status = ctx.method === 'GET' || ctx.method === 'HEAD' ? 304 : 412;
      return;
    }
    ctx.status = 200;
    ctx.set('Content-Type', type);
    ctx.body = answer.bytes;
  }

  /** The joined document in one encoding; it is made again when another server's part has changed. */
  private v2As(form: string, make: Make): Promise<Answer> {
    const { revision: foreign, parts } = this.foreign.current();
    const revision = `${foreign} ${this.#changes}`;
    const known = this.#joined.get(form);
    if (known?.revision === revision) return known.answer;
    const answer = this.madeV2(parts, make);
    this.#joined.set(form, { revision, answer });
    answer.catch(() => this.#joined.delete(form));
    return answer;
  }

  private async madeV2(foreign: ReadonlyMap<string, ForeignPart>, make: Make): Promise<Answer> {
    const since = performance.now();
    const turn = this.pace.begin();
    const parts = new Map<string, readonly ForeignPart[]>();
    for (const [name, kinds] of this.#kinds.all()) {
      const own: ForeignPart[] = [];
      for (const served of kinds) own.push(await this.partV2(served, turn));
      parts.set(name, own);
    }
    for (const [name, part] of foreign) parts.set(name, [...(parts.get(name) ?? []), part]);
    const document = await this.joinedV2([...parts.values()].flat());
    await turn();
    const answer = await answerOf(await make(document, turn), 32);
    this.meter.made(parts, (performance.now() - since) / 1000);
    return answer;
  }

  private async joinedV2(parts: readonly ForeignPart[]): Promise<PiecedDocument> {
    this.#ownV2 ??= this.documentV2();
    this.#ownV2.catch(() => {
      this.#ownV2 = undefined;
    });
    return joined(await this.#ownV2, parts, this.registry.pace.begin());
  }

  /** A kind's part as v2 has it. */
  private async partV2(served: Served, turn: Turn): Promise<ForeignPart> {
    const known = this.#partsV2.get(served);
    if (known !== undefined) return known;
    await turn();
    const part = await this.#kinds.part(served);
    const made = {
      paths: await inTurns(part.paths, turn, (item) => Piece.of(pathV2(item))),
      definitions: new Map<string, Piece>(),
    };
    // A single schema may be as large as a definition.
    for (const [name, schema] of Object.entries(part.schemas)) {
      await turn();
      const reduced = reducedKind(schema);
      await turn();
      const shown = schemaV2(reduced);
      await turn();
      made.definitions.set(name, Piece.of(shown));
    }
    this.#partsV2.set(served, made);
    return made;
  }

  private async v2(ctx: RequestContext): Promise<void> {
    const accept = ctx.get('accept');
    if (accept.includes('application/com.github.proto-openapi.spec.v2@v1.0+protobuf')) {
      return this.send(ctx, await this.v2As('protobuf', encoded), this.#asJson ? PROTOBUF_V2 : 'application/octet-stream');
    }
    if (accept !== '' && !/application\/json|\*\/\*|application\/\*/.test(accept)) {
      answerNothing(ctx, 406);
      return;
    }
    const answer = await this.v2As('json', inJson);
    this.send(ctx, answer, this.type);
  }

  /** Paths of what is served, all of it or that of one document of its own, and every schema they reach. */
  private async selected(turn: Turn, only?: string): Promise<{ paths: Schema; schemas: Schema }> {
    const parts = await this.parts();
    const all = new Map(parts.flatMap((p) => Object.entries(p.schemas)));
    const paths: Schema = {};
    const wanted = new Set<string>();
    const add = (path: string, item: Schema): void => {
      paths[path] = item;
      collect(item, wanted);
    };
    const root = this.registry.catalogue.service.groupDomain.split('.').reverse().join('.');
    for (const page of this.pages) if (only === undefined || placeOfPage(page) === only) add(page.path, pageItem(page, root));
    for (const part of parts) {
      const served = this.registry.inVersion(part.apiVersion);
      if (served === undefined || (only !== undefined && placeOf(part.apiVersion) !== only)) continue;
      for (const [path, item] of Object.entries(part.paths)) {
        if (!isServed(path, served)) continue;
        add(path, item);
        await turn();
      }
    }
    const version = only === undefined ? undefined : versionAt(only);
    if (version !== undefined) {
      for (const kind of this.#kinds.inVersion(version)) {
        await turn();
        const part = await this.#kinds.part(kind);
        Object.assign(paths, part.paths);
        for (const [name, schema] of Object.entries(part.schemas)) {
          all.set(name, schema);
          wanted.add(name);
        }
        collect(part.paths, wanted);
      }
    }
    const schemas: Schema = {};
    for (const name of wanted) {
      const schema = all.get(name);
      if (schema === undefined) continue;
      schemas[name] = schema;
      // The set grows while it is walked, until nothing new is reached.
      collect(schema, wanted);
      await turn();
    }
    return { paths: sortedKeys(paths), schemas: sortedKeys(schemas) };
  }

  private info(): { readonly title: string; readonly version: string } {
    const word = this.registry.catalogue.service.mediaVendor;
    return {
      title: word.charAt(0).toUpperCase() + word.slice(1),
      version: this.emulates ? this.release : `v${patchedRelease(this.release)}`,
    };
  }

  /** What the document of one place says of itself; versions that have only registered kinds are no part of a release. */
  private async infoAt(place: string): Promise<Schema> {
    const { title, version } = this.info();
    const at = versionAt(place);
    const isRegistered = at !== undefined && !(await this.parts()).some(({ apiVersion }) => apiVersion === at);
    if (isRegistered) return { title: `${title} CRD Swagger`, version: 'v0.1.0' };
    return { title, version: this.enabled('EmulatedVersions') ? this.release : version };
  }

  private async documentV2(): Promise<PiecedDocument> {
    const turn = this.pace.begin();
    const { paths, schemas } = await this.selected(turn);
    const kept = this.enabled('OpenAPIEnums') ? WITH_TEXTS : KEPT;
    const exact = new Set((await this.parts()).filter((part) => part.exact).flatMap((part) => Object.keys(part.schemas)));
    return {
      members: {
        swagger: '2.0',
        info: this.info(),
        paths: {},
        definitions: {},
        securityDefinitions: {
          BearerToken: { description: 'Bearer Token authentication', type: 'apiKey', name: 'authorization', in: 'header' },
        },
        security: [{ BearerToken: [] }],
      },
      paths: await inTurns(paths, turn, (item) => Piece.of(isObject<Schema>(item) ? pathV2(item) : item)),
      definitions: await inTurns(schemas, turn, (schema, name) => Piece.of(schemaV2(schema, exact.has(name) ? EXACT : kept))),
    };
  }

  private async index(ctx: RequestContext): Promise<void> {
    if (ctx.state.info.path.endsWith('/')) return answerNoPage(ctx);
    const answer = await this.once('v3 index', async () => {
      const paths: Schema = {};
      const versions = this.registry.groups().flatMap(({ name, versions }) => versions.map((version) => apiVersionOf(name, version)));
      for (const place of new Set([...versions.map(placeOf), ...this.pages.map(placeOfPage)])) {
        const { etag } = await this.documentV3(place);
        paths[place] = { serverRelativeURL: addressOf(place, etag.replace(/"/g, '')) };
      }
      return Buffer.from(JSON.stringify({ paths }));
    });
    this.send(ctx, answer, TEXT);
  }

  private documentV3(place: string): Promise<Answer> {
    return this.once(`v3 ${place}`, async () => {
      const { paths, schemas } = await this.selected(this.pace.begin(), place);
      return Buffer.from(
        JSON.stringify({
          openapi: '3.0.0',
          info: await this.infoAt(place),
          paths: this.enabled('DocumentsWhole') ? paths : withFreeBodies(paths),
          components: {
            schemas,
            securitySchemes: {
              BearerToken: { type: 'apiKey', name: 'authorization', in: 'header', description: 'Bearer Token authentication' },
            },
          },
          security: [{ BearerToken: [] }],
        }),
      );
    });
  }

  private async v3(ctx: RequestContext): Promise<void> {
    const place = ctx.state.info.path.slice('/openapi/v3/'.length);
    const version = versionAt(place);
    const isKnown = version !== undefined && this.registry.inVersion(version) !== undefined;
    if (!isKnown && !this.pages.some((page) => placeOfPage(page) === place)) {
      answerNothing(ctx, 404);
      return;
    }
    if (!accepts(ctx.get('accept'), this.#asJson ? TYPES_V3 : FORMER_TYPES_V3)) {
      answerNothing(ctx, 406);
      return;
    }
    const answer = await this.documentV3(place);
    const hash = answer.etag.replace(/"/g, '');
    const asked = ctx.state.info.query.get('hash') ?? '';
    ctx.set('Vary', 'Accept');
    if (asked !== '' && asked !== hash) {
      const address = addressOf(place, hash);
      ctx.status = 301;
      ctx.set('Location', address);
      ctx.set('Content-Type', this.#asJson ? 'application/json' : 'text/html; charset=utf-8');
      ctx.body = this.#asJson ? '' : `<a href="${address}">Moved Permanently</a>.\n\n`;
      return;
    }
    if (asked !== '') {
      ctx.set('Cache-Control', 'public, immutable');
      ctx.set('Expires', new Date(Date.now() + IMMUTABLE_MS).toUTCString());
    }
    this.send(ctx, answer, this.type);
  }
}

/** Conformant servers answer this without a Status. */
function answerNothing(ctx: RequestContext, status: number): void {
  ctx.body = null;
  ctx.status = status;
}

/** The code for the binary form is loaded when the first client asks for it. */
const encoded: Make = async (document, turn) => (await import('./openapi-protobuf.js')).inProtobuf(document, turn);

/** The encoded members, by name. */
async function inTurns<T>(
  members: Readonly<Record<string, T>>,
  turn: Turn,
  make: (member: T, name: string) => Piece,
): Promise<Map<string, Piece>> {
  const out = new Map<string, Piece>();
  for (const [name, member] of Object.entries(members)) {
    await turn();
    out.set(name, make(member, name));
  }
  return out;
}

const sortedKeys = (o: Schema): Schema => Object.fromEntries(Object.entries(o).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Adds the names of all schemas a value refers to. */
function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const v of value) collect(v, into);
  else if (isObject<Schema>(value)) {
    if (typeof value.$ref === 'string' && value.$ref.startsWith(PREFIX)) into.add(value.$ref.slice(PREFIX.length));
    for (const v of Object.values(value)) collect(v, into);
  }
}
