/** The editor is loaded when it is first needed: it is larger than all the rest of the page. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type Editor = typeof import('./editor.js');

/** Undefined until it is there. */
export function useEditor(): Editor | undefined {
  const editor = useSignal<Editor | undefined>(undefined);
  useEffect(() => {
    void import('./editor.js').then((loaded) => {
      editor.value = loaded;
    });
  }, []);
  return editor.value;
}
