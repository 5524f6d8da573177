/** Answers that a test has its server give in place of the usual ones. */
import type { RequestContext } from '../../http/requests/state.js';
import { ApiError, alreadyExists, type GroupAnd, modified, notFound } from '../../model/errors.js';
import { suggestion } from '../../model/faults/nearest.js';
import { TestMistake } from '../mistake.js';
import { countOf } from '../options.js';

/** Reasons that clients know, with their status; of several with one status, the first stands for it. */
const REASONS: ReadonlyMap<string, number> = new Map([
  ['BadRequest', 400],
  ['Unauthorized', 401],
  ['Forbidden', 403],
  ['NotFound', 404],
  ['MethodNotAllowed', 405],
  ['NotAcceptable', 406],
  ['Conflict', 409],
  ['AlreadyExists', 409],
  ['Expired', 410],
  ['Gone', 410],
  ['RequestEntityTooLarge', 413],
  ['UnsupportedMediaType', 415],
  ['Invalid', 422],
  ['TooManyRequests', 429],
  ['InternalError', 500],
  ['ServerTimeout', 500],
  ['ServiceUnavailable', 503],
  ['Timeout', 504],
]);

/** What a failure says. Where nothing is given, the server has an internal error. */
export interface Answered {
  /** HTTP status, 400 to 599. */
  readonly status?: number;
  /** Reason of the Status object, such as `NotFound`; by default the usual one of the status. */
  readonly reason?: string;
  /** Message of the Status object. */
  readonly message?: string;
  /** Seconds after which clients are told to try again; 1 by default where there are too many requests. */
  readonly retryAfterSeconds?: number;
}

/** Members of what a failure says. */
export const ANSWERED: readonly string[] = ['status', 'reason', 'message', 'retryAfterSeconds'];

const TOO_MANY = 429;

/** What is thrown at a request to give the answer. Throws TestMistake for a status or a reason that there is none of. */
export function failureOf(what: string, options: Answered): (ctx: RequestContext) => ApiError {
  const code = statusOf(what, options);
  const reason = reasonOf(options, code);
  const retry = countOf(`${what}: retryAfterSeconds`, options.retryAfterSeconds) ?? (code === TOO_MANY ? 1 : undefined);
  const headers = retry === undefined ? undefined : { 'Retry-After': String(retry) };
  return ({ state: { info } }) => {
    const of = { group: info.group, name: info.resource };
    const usual = USUAL[reason]?.(of, info.name);
    const details = { ...(usual?.details ?? about(of, info.name)), ...(retry === undefined ? {} : { retryAfterSeconds: retry }) };
    return new ApiError(code, reason, options.message ?? usual?.message ?? UNUSUAL, details, headers);
  };
}

const UNUSUAL = 'the test has its server fail here';

/** Failures whose messages clients read. */
const USUAL: Readonly<Record<string, (of: GroupAnd, name: string) => ApiError>> = {
  Conflict: modified,
  AlreadyExists: alreadyExists,
  NotFound: notFound,
};

const about = ({ group, name: kind }: GroupAnd, name: string): object => ({
  ...(name === '' ? {} : { name }),
  ...(group === '' ? {} : { group }),
  ...(kind === '' ? {} : { kind }),
});

function statusOf(what: string, { status, reason }: Answered): number {
  const known = reason === undefined ? undefined : REASONS.get(reason);
  if (reason !== undefined && known === undefined && status === undefined)
    throw new TestMistake(
      `${what}: there is no reason ${JSON.stringify(reason)}${suggestion(String(reason), REASONS.keys())} Others need a status.`,
    );
  if (status === undefined) return known ?? 500;
  if (Number.isInteger(status) && status >= 400 && status <= 599) return status;
  throw new TestMistake(`${what}: status is a number from 400 to 599, and not ${JSON.stringify(status)}`);
}

const reasonOf = ({ reason }: Answered, code: number): string => reason ?? [...REASONS].find(([, status]) => status === code)?.[0] ?? '';
