/** Auditing of requests: an event when one arrives, and others when its answer begins and ends. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { User } from '../../auth/contract.js';
import { decodeText, parseJson, stringify } from '../../codec/parse.js';
import { whenThere } from '../../model/definition/settled.js';
import { ApiError } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../../model/object.js';
import type { Auditor } from '../../observe/audit/auditor.js';
import type { ResponseStatus } from '../../observe/audit/event.js';
import type { AuditRecord } from '../../observe/audit/record.js';
import { sourceIPs } from '../../observe/audit/source-ips.js';
import { NO_BYTES } from '../../resource/presentations/body-chunks.js';
import type { Presentation } from '../../resource/presentations/presentation.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { answerPlainFailure } from '../answers/answers.js';
import { storeFailure } from '../answers/store-failures.js';
import { upgradeOf } from '../connections/upgrades.js';
import type { RequestContext, RequestMiddleware, RequestState } from '../requests/state.js';

/** The header with the id by which events of a request are told from those of others. */
export const AUDIT_ID = 'Audit-Id';

/** The status in the last event of a watch, which ends without one of its own. */
const STREAM_ENDED: ResponseStatus = { status: 'Success', message: 'Connection closed early', code: 200 };

/** Characters that a header of an answer can hold. */
const PRINTABLE = /^[\t\x20-\x7e\x80-\xff]+$/;

/** Milliseconds for which the last events of streams are waited for after all connections are closed. */
const PATIENCE_MS = 2000;

export class Auditing {
  /** Requests with streams that have not ended. */
  readonly #streams = new Set<RequestContext>();
  #ended = (): void => undefined;

  constructor(
    private readonly auditor: Auditor,
    private readonly enabled: Enabled,
  ) {}

  /** Milliseconds since 1970, with a fraction. */
  now(): number {
    return this.auditor.clock.now();
  }

  /** Opens the record of a request after authentication. In strict mode the request is refused if its first event cannot be written. */
  readonly open: RequestMiddleware = async (ctx, next) => {
    const state = ctx.state;
    const record = this.#record(ctx, state, state.user);
    if (record === undefined) return next();
    for (const [key, value] of Object.entries(state.ofCredentials ?? {})) record.annotate(key, value);
    if (!(await record.received())) return this.#refuse(ctx);
    state.audit = record;
    try {
      await next();
    } catch (error) {
      if (!(error instanceof ApiError) && storeFailure(error) === undefined) record.panicked(error);
      throw error;
    }
  };

  /** Writes the event of the finished request, once its answer is ready to be sent. */
  async answered(ctx: RequestContext): Promise<void> {
    const state = ctx.state;
    const { audit: record } = state;
    if (record === undefined) return this.#unidentified(ctx, state);
    const status = this.#statusOf(ctx, state);
    if (ctx.respond === false) {
      this.#streams.add(ctx);
      await record.started(status);
      // A stream's event is not waited for, because it is written when the stream ends.
      const switched = upgradeOf(ctx.req)?.taken === true;
      const own = state.version !== undefined && state.info.verb === 'watch' && !switched;
      finished(switched ? ctx.req.socket : ctx.res, async () => {
        await record.complete(own && this.enabled('AuditedEndsOfWatches') ? STREAM_ENDED : status);
        this.#streams.delete(ctx);
        if (this.#streams.size === 0) this.#ended();
      });
      return;
    }
    if (record.wantsResponse && state.answer !== undefined) record.answers(stringify(state.answer));
    if (state.isStream) await record.started(status);
    await record.complete(status);
  }

  /** Waits for the last events. Must be called after all connections are closed. */
  async close(): Promise<void> {
    if (this.#streams.size > 0)
      await new Promise<void>((resolve) => {
        this.#ended = resolve;
        setTimeout(resolve, PATIENCE_MS).unref();
      });
    await this.auditor.close();
  }

  /** A request that is refused before authentication has a single event. */
  async #unidentified(ctx: RequestContext, state: RequestState): Promise<void> {
    if (state.user !== undefined || ctx.status < 400) return;
    await this.#record(ctx, state, undefined)?.started(this.#statusOf(ctx, state));
  }

  #record(ctx: RequestContext, state: RequestState, user: User | undefined): AuditRecord | undefined {
    const { headers, url = '/', socket } = ctx.req;
    const record = this.auditor.open(state.info, user, () => ({
      // Where every answer has an id it is settled by now.
      auditID: String(ctx.res.getHeader(AUDIT_ID) ?? auditIdOf(ctx.req)),
      uri: url,
      attributes: state.info,
      user,
      sourceIPs: sourceIPs(headers, socket.remoteAddress),
      userAgent: textOf(headers['user-agent'] ?? ''),
      receivedAt: state.receivedAt,
    }));
    if (record !== undefined) ctx.set(AUDIT_ID, record.auditID);
    return record;
  }

  /** The answer's code and, where it is a Status, what else events tell of it. */
  #statusOf(ctx: RequestContext, { answer }: RequestState): ResponseStatus {
    const code = ctx.respond === false ? ctx.res.statusCode : ctx.status;
    if (!isObject(answer) || answer.kind !== 'Status') return { code };
    const { status, reason, message, details } = answer;
    const told = { ...(typeof status === 'string' ? { status } : {}), ...(typeof reason === 'string' ? { reason } : {}), code };
    if (!this.enabled('AuditedStatuses')) return told;
    return {
      ...told,
      ...(typeof message === 'string' ? { message } : {}),
      ...(isObject(details) ? { details: stringify(details) } : {}),
    };
  }

  /** Refuses a request whose event cannot be written, in the words of conformant servers. */
  #refuse(ctx: RequestContext): void {
    this.auditor.rejected();
    answerPlainFailure(ctx, 'failed to store audit event');
  }
}

const textOf = (header: string): string => Buffer.from(header, 'latin1').toString('utf8');

/** The id that the client gives the request, or one of its own. */
export const auditIdOf = ({ headers }: IncomingMessage): string => {
  const given = String(headers['audit-id'] ?? '');
  return PRINTABLE.test(given) ? given : randomUUID();
};

/** Bytes of the largest answer that an event includes. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * A presentation that sends what `presentation` makes, and gives the record the JSON of the same answer. Watches have no such
 * answer.
 */
export const audited = (record: AuditRecord, presentation: Presentation, json: Presentation): Presentation => ({
  name: presentation.name,
  tabular: presentation.tabular,
  one(item) {
    return whenThere(json.one(item), (bytes) => {
      record.answers(bytes.toString('utf8').trimEnd());
      return presentation.one(item);
    });
  },
  // The record is complete before the answer begins, and other work runs between its parts.
  *list(page) {
    const parts: Buffer[] = [];
    let size = 0;
    for (const part of json.list(page)) {
      size += part.length;
      if (size > MAX_BYTES) break;
      parts.push(part);
      yield NO_BYTES;
    }
    record.answers(size > MAX_BYTES ? undefined : Buffer.concat(parts, size).toString('utf8').trimEnd());
    yield NO_BYTES;
    yield* presentation.list(page);
  },
  frame: (type, item, first) => presentation.frame(type, item, first),
  note: (type, object, first) => presentation.note(type, object, first),
});

/** Records the object that the client sent. */
export const sentObject = (state: RequestState, object: ApiObject): void => state.audit?.sent(object.metadata, () => stringify(object));

/** Records the options of a delete, under the API version of the request's path or as those of the server itself. */
export const sentOptions = (state: RequestState, options: { readonly [key: string]: unknown }): void =>
  state.audit?.sent(undefined, () => {
    const { enabled, service } = state.resource.environment;
    const apiVersion = enabled('AuditedOptionsUnversioned')
      ? `meta.${service.groupDomain}/__internal`
      : apiVersionOf(state.info.group, state.info.version);
    return stringify({ ...options, apiVersion });
  });

export const sentConfig = (state: RequestState, config: JsonObject): void => state.audit?.sent(undefined, () => stringify(config));

/** Records the patch. One that is no JSON is refused anyway, and is left out of the event. */
export function sentPatch(state: RequestState, patch: Buffer, depth: number): void {
  if (state.audit === undefined) return;
  state.audit.sent(undefined, () => {
    try {
      return stringify(parseJson(decodeText(patch), depth));
    } catch {
      return undefined;
    }
  });
}
