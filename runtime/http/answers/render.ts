/** Answers as bytes: JSON (plain or pretty), YAML and Protobuf of small objects such as Status and discovery documents. */
import { wrap } from '../../codec/envelope.js';
import { joinedInTurns } from '../../codec/text-pieces.js';
import type { Catalogue, ServiceDefinition } from '../../model/definition/definition.js';
import { ShownRelease } from '../../model/definition/releases.js';
import { ApiError, internalError, PlainTextError } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import type { ApiObject } from '../../model/object.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Pace } from '../../resource/pace.js';
import { COMPACT, prettyOf, type TextForm, YAML } from '../../resource/presentations/text-form.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { shownTarget } from '../observing/request-log.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import { answerPlainFailure } from './answers.js';
import { type Accepted, failureForm, JSON_ANSWER, type Offer } from './negotiate.js';
import { storeFailure } from './store-failures.js';

/** Whether to format the answer for a person: as the `pretty` parameter says, else guessed from the User-Agent. */
export function isPretty(query: URLSearchParams, userAgent: string): boolean {
  const asked = query.get('pretty');
  if (asked !== null) return asked !== '' && asked !== 'false' && asked !== '0';
  return /^(curl|Wget|Mozilla\/5\.0)/.test(userAgent);
}

/** The text form of an answer that is not Protobuf. */
export const textForm = ({ encoding }: Accepted, pretty: boolean, enabled: Enabled): TextForm =>
  encoding === 'yaml' ? YAML : pretty ? prettyOf(enabled) : COMPACT;

/** The metadata of an answer as a kind of its own. A Status has no object metadata, so it is shown whole. */
function metadataOnly(object: unknown, apiVersion: string): unknown {
  if (!isObject(object) || object.kind === 'Status') return object;
  return { kind: 'PartialObjectMetadata', apiVersion, metadata: object.metadata };
}

const isSeconds = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

export class Renderer {
  readonly #shown: ShownRelease;

  constructor(
    private readonly catalogue: Catalogue,
    readonly service: ServiceDefinition,
    /** Receives the stack of each unexpected error. */
    private readonly log: OperatorLog,
    private readonly enabled: Enabled,
    /** The release whose API is shown. */
    release: string,
    private readonly pace: Pace,
  ) {
    this.#shown = new ShownRelease(release);
  }

  offer(protobuf: boolean, transforms: Offer['transforms'], lists = !protobuf): Offer {
    return { service: this.service, protobuf, transforms, lists };
  }

  /** Sends an object of a catalogue kind in the form the client accepts: whole, or its metadata alone. */
  async object(ctx: RequestContext, status: number, object: unknown, accepted: Accepted): Promise<void> {
    ctx.status = status;
    ctx.set('Content-Type', accepted.contentType);
    ctx.state.answer = object;
    const shown = accepted.transform === 'metadata' ? metadataOnly(object, accepted.transformVersion) : object;
    ctx.body = await this.bytes(shown, accepted, isPretty(ctx.state.info?.query ?? new URLSearchParams(), ctx.get('user-agent')));
  }

  async bytes(object: unknown, accepted: Accepted, pretty: boolean): Promise<Buffer> {
    if (accepted.encoding === 'protobuf') return this.protobuf(object as ApiObject);
    const pieces = textForm(accepted, pretty, this.enabled).whole(object);
    return Buffer.from(await joinedInTurns(pieces, this.pace.begin()));
  }

  /** Encodes an object of a catalogue kind, such as Status or APIGroupList, in the Protobuf envelope. */
  private async protobuf(object: ApiObject): Promise<Buffer> {
    const { kind = '', apiVersion = '' } = object;
    const load = this.catalogue.kinds[apiVersion] ?? this.catalogue.kinds[`meta.${this.service.groupDomain}/v1`];
    const kinds = await load?.();
    const fallback = kinds?.[kind] === undefined ? await this.catalogue.kinds[`meta.${this.service.groupDomain}/v1`]?.() : undefined;
    const codec = await (kinds?.[kind] ?? fallback?.[kind])?.protobuf();
    if (codec === undefined) throw new Error(`${kind} has no protobuf form`);
    return wrap(apiVersion, kind, Buffer.from(codec.encode(object, this.#shown)));
  }

  /** Sends the failure as a Status. Where the Accept header allows no form on offer, it is JSON. */
  async failure(ctx: RequestContext, error: unknown): Promise<void> {
    const failure = error instanceof ApiError ? error : (storeFailure(error) ?? this.unforeseen(ctx, error));
    if (failure instanceof PlainTextError) {
      answerPlainFailure(ctx, failure.message);
      return;
    }
    const { version } = ctx.state as Partial<RequestState>;
    const offer = this.offer(true, 'all', version?.untyped === true);
    const { retryAfterSeconds } = failure.details ?? {};
    // The refusing party, such as a webhook, may say when to retry.
    if (isSeconds(retryAfterSeconds)) ctx.set('Retry-After', String(retryAfterSeconds));
    for (const [name, value] of Object.entries(failure.headers)) ctx.set(name, value);
    const status = failure.toStatus();
    const accept = ctx.get('accept');
    const form = failureForm(accept, offer);
    await this.object(ctx, failure.code, status, form ?? JSON_ANSWER);
    if (accept !== '' && form === undefined && this.enabled('IndentedFallback')) ctx.body = JSON.stringify(status, undefined, 2);
  }

  /** The answer for an unexpected error in the code of the server or of a kind. Only the operator sees its stack. */
  private unforeseen(ctx: RequestContext, error: unknown): ApiError {
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    this.log(`${ctx.method} ${shownTarget(ctx.url)} ended with an internal error: ${stack ?? message}`);
    return internalError(message);
  }
}
