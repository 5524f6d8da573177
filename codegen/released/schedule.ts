/** How long what was deprecated keeps working, and what follows from that for a release: the numbers of the deprecation policy. */
import { compareReleases } from '../../runtime/model/definition/releases.js';

/** How long after its announcement something keeps working: the longer of both. */
export interface Notice {
  readonly months: number;
  readonly releases: number;
}

const NONE: Notice = { months: 0, releases: 0 };

/** Versions of groups (rule 4a), by how stable they are. */
export const VERSION_NOTICE: Readonly<Record<string, Notice>> = {
  ga: { months: 12, releases: 3 },
  beta: { months: 9, releases: 3 },
  alpha: NONE,
};

/** Flags of the command line by their stage: those that users give (rule 5a), and those of a server, which administrators set (rule 5b). */
export const USER_FLAG_NOTICE: Readonly<Record<string, Notice>> = {
  GA: { months: 12, releases: 2 },
  BETA: { months: 3, releases: 1 },
  ALPHA: NONE,
};
export const FLAG_NOTICE: Readonly<Record<string, Notice>> = {
  GA: { months: 6, releases: 1 },
  BETA: { months: 3, releases: 1 },
  ALPHA: NONE,
};

/** Behaviour (rule 7). */
export const BEHAVIOUR_NOTICE: Notice = { months: 12, releases: 1 };

/** Feature gates by the stage that they have reached (rule 8): a gate that is beta must go on to one of the others. */
export const GATE_NOTICE: Readonly<Record<string, Notice>> = {
  GA: { months: 6, releases: 2 },
  DEPRECATED: { months: 3, releases: 1 },
  ALPHA: NONE,
};

/** Metrics after they were introduced (rule 9a), and after their end was announced (rule 9b). */
export const METRIC_LIFE: Readonly<Record<string, Notice>> = { STABLE: { months: 12, releases: 4 }, ALPHA: NONE };
export const METRIC_NOTICE: Readonly<Record<string, Notice>> = { STABLE: { months: 9, releases: 3 }, ALPHA: NONE };

/** How stable a version is: alpha, beta or ga. */
export const trackOf = (version: string): 'alpha' | 'beta' | 'ga' =>
  version.includes('alpha') ? 'alpha' : version.includes('beta') ? 'beta' : 'ga';

const RANK = { alpha: 0, beta: 1, ga: 2 } as const;

export const isAtLeastAsStable = (version: string, as: string): boolean => RANK[trackOf(version)] >= RANK[trackOf(as)];

/** The release after one. */
export function releaseAfter(release: string, count = 1): string {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  return `${major}.${minor + count}`;
}

/** The release that is being made, and those that were. */
export interface Timeline {
  readonly release: string;
  /** The day on which it is made, as in 2026-01-31. */
  readonly today: string;
  /** Days of the earlier ones. */
  readonly released: Readonly<Record<string, string>>;
}

/** The first release, and the first day, on which something may happen. */
export interface Earliest {
  readonly release: string;
  /** Undefined where the day of the announcement is not known. */
  readonly day: string | undefined;
}

/** When something may end that a release announced or began. */
export function earliest(announced: string, notice: Notice, { release, released }: Timeline): Earliest {
  const made = [...new Set([...Object.keys(released), release])].sort(compareReleases);
  const known = [...unrecorded(announced, made[0] ?? announced), ...made];
  const later = known.filter((each) => compareReleases(each, announced) > 0);
  const from = [announced, ...later];
  const day = released[announced];
  return {
    release: from[notice.releases] ?? releaseAfter(from.at(-1) ?? announced, notice.releases - from.length + 1),
    day: day === undefined || notice.months === 0 ? undefined : monthsAfter(day, notice.months),
  };
}

/** Releases before the first one that is on record, of which nothing is known but that each is one more than the last. */
function unrecorded(announced: string, first: string): string[] {
  const releases: string[] = [];
  for (let next = releaseAfter(announced); compareReleases(next, first) < 0 && isSameMajor(next, first); next = releaseAfter(next))
    releases.push(next);
  return releases;
}

const isSameMajor = (a: string, b: string): boolean => a.split('.')[0] === b.split('.')[0];

/** Whether it may happen in the release that is being made. */
export const isDue = ({ release, day }: Earliest, timeline: Timeline): boolean =>
  compareReleases(release, timeline.release) <= 0 && (day === undefined || day <= timeline.today);

/** As in: in 1.7 at the earliest, and not before 2027-01-31. */
export const whenText = ({ release, day }: Earliest): string =>
  `in ${release} at the earliest${day === undefined ? '' : `, and not before ${day}`}`;

/** The same day of a later month, or the last one that the month has. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const found = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return found.toISOString().slice(0, 10);
}
