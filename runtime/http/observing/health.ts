/** Health endpoints (specification 1): /healthz, /livez and /readyz, their single checks, `verbose` and `exclude`. */

import type { Metrics } from '../../observe/metrics/metrics.js';
import type { RequestContext } from '../requests/state.js';

export interface Check {
  /** May have slashes, as in `poststarthook/rbac/bootstrap-roles`. */
  readonly name: string;
  /** The endpoints that run it. */
  readonly at: readonly Endpoint[];
  /**
   * Whether a fault fails only this check and not the whole endpoint, because the server can serve everything else. The endpoint tells of such
   * a check only while it has a fault.
   */
  readonly warns?: boolean;
  /**
   * Whether it is about the start. `/livez` ignores such a check until the grace period is over; `/readyz` is 503 while nothing else fails,
   * since the server will be ready by itself.
   */
  readonly ofStart?: boolean;
  /** Runs the check. Returns why it failed; undefined where it passed. */
  run(): string | undefined | Promise<string | undefined>;
}

type Endpoint = 'healthz' | 'livez' | 'readyz';

const ENDPOINTS: readonly Endpoint[] = ['healthz', 'livez', 'readyz'];

/** Counts what checks find, and shows what each found last, for the endpoints that ran it. */
export class HealthMeter {
  readonly #last;
  readonly #all;

  constructor(metrics: Metrics) {
    this.#last = metrics.gauge('kubernetes_healthcheck');
    this.#all = metrics.counter('kubernetes_healthchecks_total');
  }

  checked(name: string, type: Endpoint, passed: boolean): void {
    this.#last.set({ name, type }, Number(passed));
    this.#all.add({ name, type, status: passed ? 'success' : 'error' });
  }
}

export class Health {
  readonly #liveAnywayUntil: number;

  /** `graceSeconds`: how long a start may take before the server counts as dead. */
  constructor(
    readonly checks: readonly Check[],
    graceSeconds: number,
    private readonly meter: HealthMeter,
  ) {
    this.#liveAnywayUntil = performance.now() + graceSeconds * 1000;
  }

  /** Answers a health path; false where the path is none. */
  async answer(ctx: RequestContext, path: string, query: URLSearchParams): Promise<boolean> {
    const endpoint = ENDPOINTS.find((e) => path === `/${e}` || path.startsWith(`/${e}/`));
    if (endpoint === undefined) return false;
    const wanted = this.checks.filter((c) => c.at.includes(endpoint));
    const single = path.slice(endpoint.length + 2);
    const check = wanted.find(({ name }) => name === single);
    if (path !== `/${endpoint}` && check === undefined) return false;
    ctx.set('Content-Type', 'text/plain; charset=utf-8');
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (check === undefined) await this.#answerAll(ctx, endpoint, wanted, query);
    else {
      const why = await this.#faultOf(check, endpoint);
      ctx.status = why === undefined ? 200 : 500;
      ctx.body = why === undefined ? 'ok' : `internal server error: ${why}\n`;
    }
    return true;
  }

  async #answerAll(ctx: RequestContext, endpoint: Endpoint, wanted: readonly Check[], query: URLSearchParams): Promise<void> {
    const excluded = new Set(query.getAll('exclude'));
    const lines: string[] = [];
    const failed: Check[] = [];
    for (const check of wanted) {
      if (excluded.delete(check.name)) {
        lines.push(`[+]${check.name} excluded: ok`);
        continue;
      }
      const why = await this.#faultOf(check, endpoint);
      if (check.warns === true) {
        if (why !== undefined) lines.push(`[!]${check.name} warns: see /${endpoint}/${check.name}`);
        continue;
      }
      lines.push(why === undefined ? `[+]${check.name} ok` : `[-]${check.name} failed: reason withheld`);
      if (why !== undefined) failed.push(check);
    }
    if (excluded.size > 0)
      lines.push(`warn: some health checks cannot be excluded: no matches for ${[...excluded].map((e) => `"${e}"`).join(',')}`);
    const isStarting = endpoint === 'readyz' && failed.every(({ ofStart }) => ofStart === true);
    if (failed.length > 0 && isStarting) ctx.set('Retry-After', '1');
    ctx.status = failed.length === 0 ? 200 : isStarting ? 503 : 500;
    if (failed.length > 0) ctx.body = `${lines.join('\n')}\n${endpoint} check failed\n`;
    else ctx.body = query.has('verbose') ? `${lines.join('\n')}\n${endpoint} check passed\n` : 'ok';
  }

  async #faultOf(check: Check, endpoint: Endpoint): Promise<string | undefined> {
    const excused = check.ofStart === true && endpoint === 'livez' && performance.now() < this.#liveAnywayUntil;
    const why = excused ? undefined : await check.run();
    this.meter.checked(check.name, endpoint, why === undefined);
    return why;
  }
}
