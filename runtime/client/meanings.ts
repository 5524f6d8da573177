/** What a status of another server means where its answer says no more, in the words that clients know. */

interface Meaning {
  /** The reason of a Status that passes it on. */
  readonly reason: string;
  readonly words: string;
}

const MEANINGS: Readonly<Record<number, Meaning>> = {
  401: { reason: 'Unauthorized', words: 'the server has asked for the client to provide credentials' },
  403: { reason: 'Forbidden', words: 'unknown' },
  404: { reason: 'NotFound', words: 'the server could not find the requested resource' },
  409: { reason: 'Conflict', words: 'the server reported a conflict' },
  429: { reason: 'TooManyRequests', words: 'the server has received too many requests and has asked us to try again later' },
  503: { reason: 'ServiceUnavailable', words: 'the server is currently unable to handle the request' },
};

/** Longest text of an answer that is told. */
export const MAX_TEXT = 2048;

/** What the status means, by itself and with the text of the answer. */
export function meaningOf(status: number, text: string): Meaning {
  const known = MEANINGS[status];
  if (known !== undefined) return known;
  if (status >= 500) {
    const words = `an error on the server (${JSON.stringify(text.slice(0, MAX_TEXT))}) has prevented the request from succeeding`;
    return { reason: 'InternalError', words };
  }
  const words = status < 400 ? 'the server could not find the requested resource' : 'the server rejected our request for an unknown reason';
  return { reason: '', words };
}
