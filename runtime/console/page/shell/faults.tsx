/** What went wrong, in words. */
import type { JSX } from 'preact';
import { ApiError } from '../../../api-client/index.js';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A fault with its causes, by the fields that they are about. */
export function Fault({ error }: { readonly error: unknown }): JSX.Element {
  const causes = error instanceof ApiError ? error.causes : [];
  return (
    <div class="fault" role="alert">
      <b>{error instanceof ApiError && error.reason !== '' ? error.reason : 'It failed'}</b>
      {causes.length === 0 ? (
        <p dir="auto">{messageOf(error)}</p>
      ) : (
        <ul>
          {causes.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code> <span dir="auto">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
