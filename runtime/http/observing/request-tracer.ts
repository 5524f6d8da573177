/** Requests as spans: one for each sampled request, with a child for each of its stages. */
import type { SpanContext } from '@opentelemetry/api';
import { readTracingFile, SpanSender } from '../../observe/traces.js';
import { type RequestContext, type RequestState, stagesOf } from '../requests/state.js';
import { shownTarget } from './request-log.js';

const MILLION = 1_000_000;
const INTERNAL_ERROR = 500;

/** The header by which clients tell of their own span (W3C Trace RequestContext). */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function askedBy(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(header ?? '')) ?? [];
  return traceId === undefined || spanId === undefined
    ? undefined
    : { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
}

export class RequestTracer {
  private constructor(
    private readonly sender: SpanSender,
    private readonly ratePerMillion: number,
  ) {}

  /** A tracer as the file says; undefined without a file, or where it asks for no request. Throws ConfigError. */
  static async from(file: string, release: string): Promise<RequestTracer | undefined> {
    if (file === '') return undefined;
    const { url, ratePerMillion } = readTracingFile(file);
    return ratePerMillion === 0 ? undefined : new RequestTracer(await SpanSender.to(url, release), ratePerMillion);
  }

  /** Records the request if it is sampled; for a stream, the part before it. */
  answered(ctx: RequestContext, state: RequestState): void {
    if (Math.random() * MILLION >= this.ratePerMillion) return;
    const { info, times, user } = state;
    const to = performance.now();
    const stages = stagesOf(times);
    const answered = { name: 'answered', from: stages.at(-1)?.to ?? times.received, to };
    this.sender.tell({
      name: `${ctx.method} ${info.resourceRequest ? [info.group, info.version, info.resource, info.subresource].filter(Boolean).join('/') : 'document'}`,
      from: times.received,
      to,
      attributes: {
        'http.request.method': ctx.method,
        'url.path': shownTarget(ctx.req.url ?? '/'),
        'http.response.status_code': ctx.status,
        'user_agent.original': ctx.get('user-agent'),
        'enduser.id': user?.name ?? '',
      },
      failed: ctx.status >= INTERNAL_ERROR,
      asked: askedBy(ctx.req.headers.traceparent),
      parts: [...stages, answered],
    });
  }

  close(): Promise<void> {
    return this.sender.close();
  }
}
