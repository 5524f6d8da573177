/**
 * The rows that a table follows. While the page has all rows of a namespace, or of all, labels are matched here, by what the server itself
 * matches them with: asking it would send rows that the page has. In all other cases the server selects.
 */
import { useMemo, useRef } from 'preact/hooks';
import type { DiscoveredKind } from '../../../api-client/index.js';
import type { LabelSelector } from '../../../model/selectors/selectors.js';
import { useApp } from '../shell/app.js';
import { useLoaded } from '../shell/loaded.js';
import { LiveRows, type Selected } from './live-rows.js';

interface Followed {
  readonly kind: DiscoveredKind;
  /** How often the server had come back when they were asked for. */
  readonly returns: number;
  readonly selected: Selected;
  readonly live: LiveRows;
}

interface FollowedRows {
  /** What the server was asked for. */
  readonly selected: Selected;
  readonly live: LiveRows;
  /** What the labels of the rows that are shown must match; undefined where the server has seen to it. */
  readonly labels: LabelSelector | undefined;
}

export function useFollowedRows(kind: DiscoveredKind, { namespace, labelSelector, fieldSelector }: Selected): FollowedRows {
  const { client, returns: comeBack } = useApp();
  const returns = comeBack.value;
  const followed = useRef<Followed | undefined>(undefined);
  const before = followed.current;
  // It is loaded when there is something to match, so that nothing comes before the first rows.
  const parts = useLoaded('The selection by labels', () => import('../../../model/selectors/selectors.js'), before?.live.synced.value);
  const matching = useMemo(() => {
    if (parts === undefined || labelSelector === '') return undefined;
    try {
      return parts.parseLabelSelector(labelSelector);
    } catch {
      // The server says what is wrong with it.
      return undefined;
    }
  }, [parts, labelSelector]);
  const isOfSame =
    before !== undefined &&
    before.kind === kind &&
    before.returns === returns &&
    before.selected.namespace === namespace &&
    before.selected.fieldSelector === fieldSelector;
  const hasThem = isOfSame && before.selected.labelSelector === labelSelector;
  const hasMore = isOfSame && before.selected.labelSelector === '' && matching !== undefined && before.live.synced.peek();
  if (hasThem || hasMore) return { selected: before.selected, live: before.live, labels: hasThem ? undefined : matching };
  const next = { kind, returns, selected: { namespace, labelSelector, fieldSelector }, live: new LiveRows(client.table(kind)) };
  followed.current = next;
  return { selected: next.selected, live: next.live, labels: undefined };
}
