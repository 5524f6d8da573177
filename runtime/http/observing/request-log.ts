/** Logs each request with `--v=3` and more, and each slow request. The lines contain no secrets of the requests. */
import { type OperatorLog, tell } from '../../observe/operator-log.js';
import { type RequestContext, type RequestMiddleware, type RequestState, stagesOf } from '../requests/state.js';

/** The level of `--v` from which on requests are shown; the ecosystem's servers have the same. */
export const REQUESTS_LEVEL = 3;

/** Query parameters that are safe to log. Others, such as a command to run in a container, may be secrets. */
const SHOWN: ReadonlySet<string> = new Set([
  'allowWatchBookmarks',
  'as',
  'continue',
  'dryRun',
  'fieldManager',
  'fieldSelector',
  'fieldValidation',
  'force',
  'gracePeriodSeconds',
  'labelSelector',
  'limit',
  'orphanDependents',
  'pretty',
  'propagationPolicy',
  'resourceVersion',
  'resourceVersionMatch',
  'timeout',
  'timeoutSeconds',
  'watch',
]);

const HIDDEN = '***';

/** The request's target without values of parameters that may be secrets, and without the part for a proxied server. */
export function shownTarget(url: string): string {
  const at = url.indexOf('?');
  const path = (at < 0 ? url : url.slice(0, at)).replace(/(\/proxy\/).+/, `$1${HIDDEN}`);
  if (at < 0) return path;
  const parameters = url
    .slice(at + 1)
    .split('&')
    .map((parameter) => {
      const [name = '', value] = parameter.split(/=(.*)/s);
      return value === undefined || value === '' || SHOWN.has(name) ? parameter : `${name}=${HIDDEN}`;
    });
  return `${path}?${parameters.join('&')}`;
}

/** Writes the line when the answer has been sent; for a watch, when it ends. */
export const requestLog =
  (log: OperatorLog): RequestMiddleware =>
  (ctx, next) => {
    const started = performance.now();
    const target = ctx.req.url ?? '/';
    ctx.res.once('close', () => {
      const resp = ctx.res.writableFinished ? ctx.res.statusCode : `${ctx.res.statusCode} (not sent to its end)`;
      tell(log, 'info', 'HTTP', { ...partsOf(ctx, target, performance.now() - started), resp });
    });
    return next();
  };

const shownMs = (ms: number): string => `${ms.toFixed(1)}ms`;

const partsOf = (ctx: RequestContext, target: string, ms: number): Record<string, string> => ({
  verb: ctx.method,
  URI: shownTarget(target),
  latency: shownMs(ms),
  userAgent: ctx.get('user-agent'),
  user: (ctx.state as Partial<RequestState>).user?.name ?? '',
  srcIP: ctx.req.socket?.remoteAddress ?? '',
});

/** Requests of at least so many milliseconds are logged as slow, as by the ecosystem's servers. */
export const SLOW_MS = 500;

/** Logs a slow request, with the time that each stage took. */
export function tellSlow(log: OperatorLog, ctx: RequestContext, { times }: RequestState, ms: number): void {
  const stages = stagesOf(times);
  const end = times.received + ms;
  const answered = { name: 'answered', from: stages.at(-1)?.to ?? times.received, to: end };
  const told = [...stages, answered].map(({ name, from, to }) => `${name} ${shownMs(to - from)}`).join(', ');
  tell(log, 'warn', 'Slow request', { ...partsOf(ctx, ctx.req.url ?? '/', ms), resp: ctx.status, stages: told });
}
