/** The editor is loaded when it is first needed: it is larger than all the rest of the page. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';

type Editor = typeof import('./editor.js');

/** Undefined until it is there. */
export function useEditor(): Editor | undefined {
  const app = useApp();
  const editor = useSignal<Editor | undefined>(undefined);
  useEffect(() => {
    if (editor.peek() !== undefined) return;
    import('./editor.js')
      .then((loaded) => {
        editor.value = loaded;
      })
      .catch((error: unknown) => app.tell('bad', `The editor cannot be loaded: ${messageOf(error)}`));
  }, [app.returns.value]);
  return editor.value;
}
