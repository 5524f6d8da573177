/** Shortcuts of single keys. They are not heard while somebody writes, or holds a key that makes another of them. */
import { useLayoutEffect } from 'preact/hooks';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** The element that keys go to, also where it is inside of a shadow tree, as the editor is. */
const targetOf = (event: KeyboardEvent): EventTarget | undefined => event.composedPath()[0];

const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !isCheckbox(target);

const isCheckbox = (target: HTMLElement): boolean => target instanceof HTMLInputElement && target.type === 'checkbox';

export function useShortcuts(shortcuts: Shortcuts): void {
  // Keys are heard as soon as what they are for is on the screen.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(targetOf(event))) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = shortcuts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
