/** Shortcuts of single keys. They are not heard while somebody writes, or holds a key that makes another of them. */
import { useLayoutEffect, useRef } from 'preact/hooks';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** The element that keys go to, also where it is inside of a shadow tree, as the editor is. */
const targetOf = (event: KeyboardEvent): EventTarget | undefined => event.composedPath()[0];

const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !isCheckbox(target);

const isCheckbox = (target: HTMLElement): boolean => target instanceof HTMLInputElement && target.type === 'checkbox';

/** Enter presses the link or button that has the focus, as it does on every page. */
const isPress = ({ key }: KeyboardEvent, target: EventTarget | undefined): boolean =>
  key === 'Enter' && target instanceof HTMLElement && target.closest('a[href], button, summary') !== null;

export function useShortcuts(shortcuts: Shortcuts): void {
  // Several keys may come between two frames: each meets the shortcuts of the latest state, not those of the last frame.
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const target = targetOf(event);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(target) || isPress(event, target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = latest.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
