/** A line for each request, for `--v=3` and more; whoever can read the lines learns no secret of the requests. */
import type { Middleware } from 'koa';
import type { RequestState } from './state.js';

/** Where lines for the server's operator go. */
export type OperatorLog = (line: string) => void;

/** The level of `--v` from which on requests are shown; the ecosystem's servers have the same. */
export const REQUESTS_LEVEL = 3;

/** Parameters that say how something is asked for. Values of others, such as a command to run in a container, may be secrets. */
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

/** The target without values of parameters that may be secrets, and without what a proxied server is asked for. */
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

/** Writes the line when the answer has been sent, of a watch when it ends. */
export const requestLog =
  (log: OperatorLog): Middleware =>
  (ctx, next) => {
    const started = performance.now();
    const target = ctx.req.url ?? '/';
    ctx.res.once('close', () => {
      const { user } = ctx.state as Partial<RequestState>;
      const parts = {
        verb: ctx.method,
        URI: shownTarget(target),
        latency: `${(performance.now() - started).toFixed(1)}ms`,
        userAgent: ctx.get('user-agent'),
        user: user?.name ?? '',
        srcIP: ctx.req.socket?.remoteAddress ?? '',
        resp: ctx.res.writableFinished ? ctx.res.statusCode : `${ctx.res.statusCode} (not sent to its end)`,
      };
      log(
        `HTTP ${Object.entries(parts)
          .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
          .join(' ')}`,
      );
    });
    return next();
  };
