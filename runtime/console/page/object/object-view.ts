/** What the views of an object are given. */
import type { DiscoveredKind } from '../../../api-client/index.js';
import type { ApiObject } from '../values/objects.js';
import type { Draft } from './draft.js';

export interface ObjectRoomProps {
  readonly kind: DiscoveredKind;
  /** Empty for objects of the whole server. */
  readonly namespace: string;
  readonly name: string;
}

/** What a tab shows of an object. */
export interface ObjectViewProps extends ObjectRoomProps {
  readonly object: ApiObject;
  readonly draft: Draft;
}
