/** Warning headers (RFC 7234): messages for people beside an answer that succeeds. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import { type Age, ageAt } from '../../model/definition/releases.js';
import { MAX_WARNING_TEXT, MAX_WARNINGS_TEXT } from '../../model/faults/warnings.js';
import { apiVersionOf } from '../../model/object.js';
import type { RequestContext, RequestState } from '../requests/state.js';

/** Other characters are sent as their UTF-8 bytes, because a header holds bytes. */
const warningHeader = (text: string): string =>
  `299 - "${Buffer.from(text.replace(/\p{Cc}/gu, ' ').replace(/(["\\])/g, '\\$1'), 'utf8').toString('latin1')}"`;

/** Adds each warning to the answer once; none if the server sends no warnings. */
export function writeWarnings(ctx: RequestContext, state: RequestState): void {
  const texts = [...new Set(state.warnings.splice(0))];
  if (texts.length === 0 || !state.warns) return;
  const isLong = texts.reduce((sum, text) => sum + text.length, 0) > MAX_WARNINGS_TEXT;
  let left = MAX_WARNINGS_TEXT;
  for (const text of texts) {
    const shown = isLong ? text.slice(0, MAX_WARNING_TEXT) : text;
    left -= shown.length;
    if (left < 0) return;
    ctx.append('Warning', warningHeader(shown));
  }
}

export interface Deprecation {
  readonly warning: string;
  /** The release that removes the version; empty where none is named. */
  readonly removed: string;
}

const OLD: ReadonlySet<Age> = new Set(['deprecated', 'removed']);

/**
 * The warning for a deprecated version, and the release that removes it; undefined for versions that are current.
 */
export function deprecationOf(version: VersionDefinition, release: string): Deprecation | undefined {
  if (version.warning !== undefined) return { warning: version.warning, removed: '' };
  const { deprecated, removed, replacement } = version.lifetime;
  if (deprecated === undefined || !OLD.has(ageAt(version.lifetime, release))) return undefined;
  const apiVersion = apiVersionOf(version.group, version.version);
  const use = replacement === undefined ? '' : `; use ${replacement.replace(/\/([^/]+)$/, ' $1')}`;
  const unavailable = removed === undefined ? '' : `, unavailable in v${removed}+`;
  return { warning: `${apiVersion} ${version.kind} is deprecated in v${deprecated}+${unavailable}${use}`, removed: removed ?? '' };
}
