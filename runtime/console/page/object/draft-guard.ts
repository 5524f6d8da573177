/** Keeps somebody from leaving what is not saved without being asked. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../shell/app.js';
import type { Draft } from './draft.js';

/** While the draft is changed, the page asks before it shows something else, and the browser before it leaves the page. */
export function useDraftGuard(draft: Draft): void {
  const { router } = useApp();
  useEffect(() => {
    router.mayLeave = () => !draft.isChanged || confirm('What you have changed here is not saved. Leave it behind?');
    const leaving = (event: BeforeUnloadEvent): void => {
      if (draft.isChanged) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => {
      router.mayLeave = () => true;
      removeEventListener('beforeunload', leaving);
    };
  }, [draft]);
}
