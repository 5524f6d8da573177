/** What checks against a snapshot go by. */

import { compareReleases } from '../../runtime/model/definition/releases.js';
import type { CheckContext } from '../checks/context.js';
import type { DiagnosticCode, Position } from '../diagnostics.js';
import type { OwnSettings } from './own.js';
import { type Earliest, earliest, isDue, type Notice, type Timeline, whenText } from './schedule.js';
import type { SnapshotContent } from './snapshot.js';

export interface Held extends CheckContext {
  readonly before: SnapshotContent;
  /** The release of the snapshot. */
  readonly last: string;
  readonly timeline: Timeline;
  readonly settings: OwnSettings;
  /** Where service.yaml says something; what has no place any more is told there. */
  atService(keys: readonly string[]): Position;
  report(code: DiagnosticCode, at: Position, what: string, advice: string): void;
}

/** Why something may not end yet that was announced to; undefined where it may. */
export function tooEarly(announced: string | undefined, notice: Notice, { timeline }: Held, word = 'deprecated'): string | undefined {
  if (notice.releases === 0) return undefined;
  if (announced === undefined) {
    const end = earliest(timeline.release, notice, timeline);
    return `announce it with \`${word}: "${timeline.release}"\`; it may end ${endText(end, notice)}`;
  }
  const end = earliest(announced, notice, timeline);
  return isDue(end, timeline) ? undefined : `deprecated in ${announced}, it may end ${whenText(end)}`;
}

/** The day is not known before the release is made that announces it. */
const endText = ({ release }: Earliest, { months }: Notice): string =>
  `in ${release} at the earliest, and not before ${months} months have passed`;

/** Why a release cannot have announced the end of something; undefined where it may have. */
export function backdated(
  announced: string | undefined,
  before: string | undefined,
  { timeline, last }: Held,
  word = 'deprecated',
): string | undefined {
  if (announced === undefined || announced === before || compareReleases(announced, timeline.release) >= 0) return undefined;
  if (before !== undefined && compareReleases(announced, before) > 0) return undefined;
  return `release ${last} did not say so; announce it with \`${word}: "${timeline.release}"\``;
}
