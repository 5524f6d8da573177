/** How calls of webhooks end that do not end well. */
import { MAX_TEXT, meaningOf } from '../../../client/meanings.js';
import { ApiError, badRequest, type StatusDetails } from '../../../model/errors.js';
import { isObject } from '../../../model/json/json.js';
import { parseJson } from '../../../model/json/json-text.js';

/** The webhook gave no verdict: it could not be reached, or what it said is none. The failure policy says what becomes of the request. */
export class CallFailed extends Error {
  constructor(
    readonly hook: string,
    why: string,
  ) {
    super(`failed calling webhook ${JSON.stringify(hook)}: ${why}`);
  }
}

/** What a webhook refused. */
export class Refused extends Error {
  constructor(readonly status: ApiError) {
    super(status.message);
  }
}

export const dryRunUnsupported = (hook: string): ApiError =>
  badRequest(`admission webhook ${JSON.stringify(hook)} does not support dry run`);

const LEAST_FAILURE = 400;

/** The answer to a request that a webhook refused with the status, which may say nothing. */
export function refusal(hook: string, status: unknown): Refused {
  const { code, reason, message, details } = isObject(status) ? status : {};
  const refused = `admission webhook ${JSON.stringify(hook)} denied the request`;
  const why = [message, reason].find((text) => typeof text === 'string' && text !== '');
  return new Refused(
    new ApiError(
      typeof code === 'number' && code >= LEAST_FAILURE ? code : LEAST_FAILURE,
      typeof reason === 'string' ? reason : '',
      why === undefined ? `${refused} without explanation` : `${refused}: ${String(why)}`,
      isObject(details) ? (details as StatusDetails) : null,
    ),
  );
}

/** Characters and levels of a Status that is read. */
const MAX_STATUS = 64 * 1024;
const MAX_DEPTH = 100;

/** What a status tells: the message of a Status, or else what the code means. */
export function failureText(status: number, text: string): string {
  try {
    const said = text.length > MAX_STATUS ? undefined : parseJson(text, MAX_DEPTH);
    if (isObject(said) && said.kind === 'Status' && typeof said.message === 'string') return said.message.slice(0, MAX_TEXT);
  } catch {
    // No JSON: the code tells.
  }
  return meaningOf(status, text).words;
}
