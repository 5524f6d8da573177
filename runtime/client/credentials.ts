/** How calls of outside services show who is calling. */

/** What one call shows. */
export interface CallCredentials {
  /** PEM. */
  readonly cert?: string;
  readonly key?: string;
  /** The Authorization header. */
  readonly authorization?: string;
}

export interface CredentialSource {
  /** What the next call is to show. Rejects where there is nothing to show. */
  current(): Promise<CallCredentials>;
  /** Told that a service did not know the caller by these; whether there may be others. */
  refused(credentials: CallCredentials): boolean;
}

/** Credentials that are read anew for each call, and for which there are no others. */
export const readEachTime = (read: () => CallCredentials): CredentialSource => ({
  current: async () => read(),
  refused: () => false,
});

export const noCredentials: CredentialSource = readEachTime(() => ({}));

/** Status of an answer to a caller that the service does not know: nothing was done, so that the call may be made again. */
export const UNKNOWN_CALLER = 401;

/** Calls with the credentials of the source; a service that does not know them is called once more where there are others. */
export async function calledBy<Answer>(
  source: CredentialSource,
  call: (credentials: CallCredentials) => Promise<Answer>,
  statusOf: (answer: Answer) => number | undefined,
): Promise<Answer> {
  const first = await source.current();
  const answer = await call(first);
  return statusOf(answer) === UNKNOWN_CALLER && source.refused(first) ? call(await source.current()) : answer;
}
