/** Links between places of the page. */
import type { ComponentChildren, JSX } from 'preact';
import { useApp } from './app.js';

interface LinkProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly title?: string;
  readonly 'aria-current'?: 'page' | undefined;
}

/** A link that goes to another place without loading the page anew; opened otherwise, as in another tab, it is like any other. */
export function Link({ to, children, ...others }: LinkProps): JSX.Element {
  const { router } = useApp();
  return (
    <a
      {...others}
      href={to}
      onClick={(event) => {
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        router.go(to);
      }}
    >
      {children}
    </a>
  );
}
