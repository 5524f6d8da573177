/** Health endpoints (specification 1): /healthz, /livez and /readyz, their single checks, `verbose` and `exclude`. */
import type { Context } from 'koa';

export interface Check {
  readonly name: string;
  /** The endpoints that run it. */
  readonly at: readonly ('healthz' | 'livez' | 'readyz')[];
  /** Whether a fault fails only this check and not the whole endpoint, because the server can serve everything else. */
  readonly warns?: boolean;
  /** Runs the check. Returns why it failed; undefined where it passed. */
  run(): string | undefined | Promise<string | undefined>;
}

const ENDPOINTS = ['healthz', 'livez', 'readyz'] as const;

/** Answers a health path; false where the path is none. */
export async function answerHealth(ctx: Context, path: string, query: URLSearchParams, checks: readonly Check[]): Promise<boolean> {
  const [, root, name, ...rest] = path.split('/');
  const endpoint = ENDPOINTS.find((e) => e === root);
  if (endpoint === undefined || rest.length > 0) return false;
  const wanted = checks.filter((c) => c.at.includes(endpoint));
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (name !== undefined && name !== '') {
    const check = wanted.find((c) => c.name === name);
    if (check === undefined) return false;
    const why = await check.run();
    ctx.status = why === undefined ? 200 : 500;
    ctx.body = why === undefined ? 'ok' : `internal server error: ${why}\n`;
    return true;
  }
  const excluded = new Set(query.getAll('exclude'));
  const lines: string[] = [];
  const failed: string[] = [];
  for (const check of wanted) {
    if (excluded.delete(check.name)) {
      lines.push(`[+]${check.name} excluded: ok`);
      continue;
    }
    const why = await check.run();
    if (why !== undefined && check.warns === true) {
      lines.push(`[!]${check.name} warns: see /${endpoint}/${check.name}`);
      continue;
    }
    lines.push(why === undefined ? `[+]${check.name} ok` : `[-]${check.name} failed: reason withheld`);
    if (why !== undefined) failed.push(check.name);
  }
  if (excluded.size > 0)
    lines.push(`warn: some health checks cannot be excluded: no matches for ${[...excluded].map((e) => `"${e}"`).join(',')}`);
  ctx.status = failed.length === 0 ? 200 : 500;
  if (failed.length > 0) ctx.body = `${lines.join('\n')}\n${endpoint} check failed\n`;
  else ctx.body = query.has('verbose') ? `${lines.join('\n')}\n${endpoint} check passed\n` : 'ok';
  return true;
}
