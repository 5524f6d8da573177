/** The mark of the console. */
import type { JSX } from 'preact';

export const Mark = (): JSX.Element => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <path
      d="M9 8v16M9 16.5 20 8M13 13.5 21.5 24"
      fill="none"
      stroke="var(--on-accent)"
      stroke-width="3.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
