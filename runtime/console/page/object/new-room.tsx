/** A new object of a kind, as text. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DiscoveredKind } from '../../../api-client/index.js';
import { useApp } from '../shell/app.js';
import { Link } from '../shell/link.js';
import { kindAddress } from '../shell/router.js';
import { Draft } from './draft.js';
import { useDraftGuard } from './draft-guard.js';
import { ReviewButton } from './review-button.js';
import { useSchema } from './schema.js';
import { TextView } from './text-view.js';

export function NewRoom({ kind }: { readonly kind: DiscoveredKind }): JSX.Element {
  const { router } = useApp();
  const namespace = router.place.value.query.get('namespace') ?? 'default';
  const schema = useSchema(kind);
  const draft = useMemo(() => {
    const { apiVersion } = kind;
    return new Draft({ apiVersion, kind: kind.kind, metadata: kind.namespaced ? { name: '', namespace } : { name: '' } });
  }, [kind]);
  useDraftGuard(draft);
  return (
    <section class="object-room">
      <header class="room-head">
        <p class="crumbs">
          <Link to={kindAddress(kind)}>{kind.kind}</Link>
        </p>
        <h1>New {kind.kind}</h1>
        <span class="push" />
        <ReviewButton kind={kind} namespace={namespace} name="" stored={undefined} draft={draft} />
      </header>
      <p class="hint">
        <kbd>Ctrl</kbd> <kbd>Space</kbd> shows which fields there are; a pointer on one shows what it means.
      </p>
      <div class="view view-yaml">
        <TextView draft={draft} schema={schema} mayEdit />
      </div>
    </section>
  );
}
