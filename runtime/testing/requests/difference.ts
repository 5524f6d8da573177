/** What was expected of requests and what came, in words: one line each, marked as diffs are. */
import type { Asked, RecordedMatch } from './match.js';
import type { RecordedRequest } from './recorded.js';

/** What an expectation and a request are compared by. */
type Fits = (expected: number, request: number) => boolean;

interface Line {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/** Lines that are shown around those that differ, and at most. */
const CONTEXT = 3;
const MOST_LINES = 200;
/** Requests that are lined up with what was expected: the last ones, since the cost grows with the product of both. */
const MOST_COMPARED = 1000;

const resourceOf = ({ resource, group, subresource }: Asked): string =>
  `${resource}${group === '' ? '' : `.${group}`}${subresource === '' ? '' : `/${subresource}`}`;

/** A request as one line. */
export function shownRequest(request: RecordedRequest): string {
  const { verb, resource, namespace, name, url, user, status, fault } = request;
  const object = [namespace, name].filter((part) => part !== '').join('/');
  const what = resource === '' ? `${verb} ${url}` : [verb, resourceOf(request), object].filter((part) => part !== '').join(' ');
  const answer = status === undefined ? 'not answered yet' : status === 0 ? 'connection broken' : String(status);
  return `${what}${user === '' ? '' : ` by ${user}`} → ${answer}${fault === undefined ? '' : ` (${fault})`}`;
}

/** An expectation as one line. */
export function shownMatch({ verb, resource, ...others }: RecordedMatch): string {
  const listed = (value: unknown): string => (value === undefined ? '*' : [value].flat().join(' or '));
  const more = Object.entries(others).map(([member, value]) => {
    const text =
      value instanceof RegExp ? String(value) : JSON.stringify(value, (_, each: unknown) => (each instanceof RegExp ? String(each) : each));
    return `${member} ${text}`;
  });
  return [`${listed(verb)} ${listed(resource)}`, ...more].join(', ');
}

/** The lines of what was expected and what came, lined up so that as many as can be stand together. */
export function difference(expected: readonly RecordedMatch[], came: readonly RecordedRequest[], fits: Fits): string {
  const skipped = Math.max(0, came.length - MOST_COMPARED);
  const lines = linedUp(expected, came.slice(skipped), (e, r) => fits(e, r + skipped));
  const shown = abridged(lines);
  return [...(skipped === 0 ? [] : [`  … ${skipped} earlier requests`]), ...shown].join('\n');
}

function linedUp(expected: readonly RecordedMatch[], came: readonly RecordedRequest[], fits: Fits): Line[] {
  // Lengths of the longest common sequence of what is left of both, from the end.
  const longest: Uint16Array[] = Array.from({ length: expected.length + 1 }, () => new Uint16Array(came.length + 1));
  const left = (e: number, r: number): number => longest[e]?.[r] ?? 0;
  const fitting = expected.map((_, e) => came.map((_, r) => fits(e, r)));
  for (let e = expected.length - 1; e >= 0; e--)
    for (let r = came.length - 1; r >= 0; r--) {
      const row = longest[e];
      if (row !== undefined) row[r] = fitting[e]?.[r] === true ? left(e + 1, r + 1) + 1 : Math.max(left(e + 1, r), left(e, r + 1));
    }
  const lines: Line[] = [];
  let [e, r] = [0, 0];
  while (e < expected.length || r < came.length) {
    const [wanted, request] = [expected[e], came[r]];
    if (request !== undefined && wanted !== undefined && fitting[e]?.[r] === true && left(e, r) === left(e + 1, r + 1) + 1) {
      lines.push({ mark: ' ', text: shownRequest(request) });
      [e, r] = [e + 1, r + 1];
    } else if (wanted !== undefined && (request === undefined || left(e + 1, r) >= left(e, r + 1))) {
      lines.push({ mark: '-', text: shownMatch(wanted) });
      e += 1;
    } else if (request !== undefined) {
      lines.push({ mark: '+', text: shownRequest(request) });
      r += 1;
    }
  }
  return lines;
}

/** The lines that differ with those around them. */
function abridged(lines: readonly Line[]): string[] {
  const near = new Set<number>();
  for (const [at, { mark }] of lines.entries()) if (mark !== ' ') for (let i = at - CONTEXT; i <= at + CONTEXT; i++) near.add(i);
  const shown: string[] = [];
  let hidden = 0;
  const tellHidden = (): void => {
    if (hidden > 0) shown.push(`  … ${hidden} more`);
    hidden = 0;
  };
  for (const [at, { mark, text }] of lines.entries()) {
    if (!near.has(at) || shown.length >= MOST_LINES) {
      hidden += 1;
      continue;
    }
    tellHidden();
    shown.push(`${mark} ${text}`);
  }
  tellHidden();
  return shown;
}
