/** Dialogs: the element of the platform, which keeps the focus inside, closes with Escape and gives the focus back. */
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, wide = false, onClose, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useRef(onClose);
  close.current = onClose;
  // Before the next frame, so that no key that is pressed meanwhile goes to the page below.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const { activeElement } = document;
    element.showModal();
    // Whoever opens a dialog to write into it writes at once.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    // Browsers tell of the closing later, when another dialog may have been opened, which this one must not close.
    const closed = (): void => close.current();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" class="quiet" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
