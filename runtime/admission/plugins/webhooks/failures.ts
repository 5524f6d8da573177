/** The ways in which calls of webhooks fail. */
import { MAX_TEXT, meaningOf } from '../../../client/meanings.js';
import { ApiError, badRequest, type StatusDetails } from '../../../model/errors.js';
import { isObject } from '../../../model/json/json.js';
import { parseJson } from '../../../model/json/json-text.js';

/** There is no verdict: the webhook could not be reached, or its answer is invalid. The failure policy decides about the request. */
export class CallFailed extends Error {
  /** `code`: that of the webhook's answer, where this was a failure; otherwise one that says what kept it from being called. */
  constructor(
    readonly hook: string,
    why: string,
    readonly code = 503,
  ) {
    super(`failed calling webhook ${JSON.stringify(hook)}: ${why}`);
  }
}

/** The refusal of a webhook. */
export class Refused extends Error {
  constructor(readonly status: ApiError) {
    super(status.message);
  }
}

export const dryRunUnsupported = (hook: string): ApiError =>
  badRequest(`admission webhook ${JSON.stringify(hook)} does not support dry run`);

const LEAST_FAILURE = 400;

/** The answer to a request that a webhook refused; its status may be empty. */
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

/** Characters and nesting levels that are read of a Status. */
const MAX_STATUS = 64 * 1024;
const MAX_DEPTH = 100;

/** The message of a Status, or the meaning of its code. */
export function failureText(status: number, text: string): string {
  try {
    const said = text.length > MAX_STATUS ? undefined : parseJson(text, MAX_DEPTH);
    if (isObject(said) && said.kind === 'Status' && typeof said.message === 'string') return said.message.slice(0, MAX_TEXT);
  } catch {
    // The body is not JSON, so the code is used.
  }
  return meaningOf(status, text).words;
}
