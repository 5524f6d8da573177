/** Warning headers (RFC 7234): texts for people beside an answer that is otherwise fine. */
import type { Context } from 'koa';
import type { VersionDefinition } from '../model/definition.js';
import { apiVersionOf } from '../model/object.js';
import { compareReleases } from '../model/releases.js';
import type { RequestState } from './state.js';

/** Longest text of one header; clients cut at this. */
const MAX_TEXT = 4096;

const warningHeader = (text: string): string =>
  `299 - "${text
    .slice(0, MAX_TEXT)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/(["\\])/g, '\\$1')}"`;

/** Puts the warnings gathered so far on the answer; each is written once. */
export function writeWarnings(ctx: Context, state: RequestState): void {
  for (const text of state.warnings.splice(0)) ctx.append('Warning', warningHeader(text));
}

/** What a deprecated version says with every answer, and the release that removes it; undefined for current and silent ones. */
export function deprecationOf(
  version: VersionDefinition,
  release: string,
): { readonly warning: string; readonly removed: string } | undefined {
  const { deprecated, removed, replacement, silent } = version.lifetime;
  if (deprecated === undefined || silent || compareReleases(deprecated, release) > 0) return undefined;
  const apiVersion = apiVersionOf(version.group, version.version);
  const use = replacement === undefined ? '' : `; use ${replacement.replace(/\/([^/]+)$/, ' $1')}`;
  const unavailable = removed === undefined ? '' : `, unavailable in v${removed}+`;
  return { warning: `${apiVersion} ${version.kind} is deprecated in v${deprecated}+${unavailable}${use}`, removed: removed ?? '' };
}
