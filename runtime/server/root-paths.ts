/** The paths that the root lists. */
import type Router from '@koa/router';
import type { GroupVersions } from '../http/delegation.js';
import type { Check } from '../http/health.js';
import { apiVersionOf } from '../model/object.js';

/** Patterns are no paths, and what is for operators alone is not told to others. */
const isListed = (path: string): boolean => !path.includes(':') && !path.startsWith('/debug/');

export function rootPaths(groups: readonly GroupVersions[], checks: readonly Check[], documents: Router): string[] {
  const paths = new Set<string>(['/api', '/apis', '/apis/', '/healthz', '/livez', '/readyz']);
  for (const { name, versions } of groups) {
    if (name !== '') paths.add(`/apis/${name}`);
    for (const v of versions) paths.add(name === '' ? `/api/${v}` : `/apis/${apiVersionOf(name, v)}`);
  }
  for (const check of checks) for (const at of check.at) paths.add(`/${at}/${check.name}`);
  for (const { path } of documents.stack) if (isListed(String(path))) paths.add(String(path));
  return [...paths].sort();
}
