/** Spans of OpenTelemetry, sent to a collector (OTLP over HTTP, as JSON). Their packages are loaded only by servers that send any. */
import type { Attributes, SpanContext, Tracer } from '@opentelemetry/api';
import { readConfig } from '../codec/config-file.js';

interface TracingSettings {
  /** Address that spans are posted to. */
  readonly url: string;
  /** Of a million requests, so many are told of. */
  readonly ratePerMillion: number;
}

const KIND = 'TracingConfiguration';
const PATH = '/v1/traces';
/** Where collectors on the same machine listen. */
const DEFAULT_ENDPOINT = 'http://localhost:4318';
const MILLION = 1_000_000;

/** Reads the file of `--tracing-config-file`. Throws ConfigError with every fault. */
export function readTracingFile(file: string): TracingSettings {
  return readConfig(file, (reader) => {
    reader.only(['apiVersion', 'kind', 'endpoint', 'samplingRatePerMillion']);
    const kind = reader.member('kind');
    if (kind.text() !== KIND) kind.fault(`must be ${KIND}`);
    const apiVersion = reader.member('apiVersion');
    if (!/^apiserver\.config\.[^/]+\/v1(?:alpha1|beta1)$/.test(apiVersion.text()))
      apiVersion.fault('must be v1alpha1 or v1beta1 of apiserver.config.k8s.io');
    const endpoint = reader.member('endpoint');
    const rate = reader.member('samplingRatePerMillion');
    return { url: urlOf(endpoint.text(), (why) => endpoint.fault(why)), ratePerMillion: rate.isGiven ? rate.number(0, MILLION) : 0 };
  });
}

/** An endpoint is `host:port`, or an address of http or https; without a path of its own it has that of the protocol. */
function urlOf(endpoint: string, fault: (why: string) => void): string {
  const text = endpoint === '' ? DEFAULT_ENDPOINT : /^https?:\/\//.test(endpoint) ? endpoint : `http://${endpoint}`;
  if (!URL.canParse(text)) {
    fault('must be a host with its port, or an address of http or https');
    return text;
  }
  const url = new URL(text);
  if (url.pathname === '/') url.pathname = PATH;
  return url.href;
}

/** A part of what a server did, by `performance.now()`. */
interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Told extends Part {
  readonly attributes: Attributes;
  readonly failed: boolean;
  /** The span of whoever asked. This server decides by itself what it tells, so that it is linked and not the parent. */
  readonly asked: SpanContext | undefined;
  readonly parts: readonly Part[];
}

/** Spans that wait at most; more are dropped, so that a collector which is away takes no memory. */
const MAX_WAITING = 4096;
const EXPORT_TIMEOUT_MS = 2000;

/** Times of spans are Unix times. */
const unixTime = (ms: number): Date => new Date(performance.timeOrigin + ms);

export class SpanSender {
  private constructor(
    private readonly api: typeof import('@opentelemetry/api'),
    private readonly tracer: Tracer,
    /** Sends what waits, and stops. */
    readonly close: () => Promise<void>,
  ) {}

  static async to(url: string, serviceVersion: string): Promise<SpanSender> {
    const [api, { TracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'apiserver', 'service.version': serviceVersion }),
      spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: MAX_WAITING, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
    });
    return new SpanSender(api, provider.getTracer('kindwright'), () => provider.shutdown().catch(() => undefined));
  }

  /** Sends the span, and one for each part of it. */
  tell({ name, from, to, attributes, failed, asked, parts }: Told): void {
    const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = this.api;
    const links = asked === undefined ? [] : [{ context: asked }];
    const span = this.tracer.startSpan(name, { kind: SpanKind.SERVER, startTime: unixTime(from), attributes, links }, ROOT_CONTEXT);
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    for (const part of parts) this.tracer.startSpan(part.name, { startTime: unixTime(part.from) }, inside).end(unixTime(part.to));
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(unixTime(to));
  }
}
