/** How far a claim is, as rows of tables tell it. */
import type { ObjectMeta } from '../../../generated/meta/v1/types.js';
import { isAbsent } from '../rules/values.js';

/** What claims of every version say of how far they are. */
interface ClaimState {
  readonly metadata: Pick<ObjectMeta, 'deletionTimestamp'>;
  readonly status: { readonly allocation?: unknown; readonly reservedFor?: readonly unknown[] | null };
}

export function stateOf({ metadata, status }: ClaimState): string {
  const deleted = !isAbsent(metadata.deletionTimestamp);
  const given = !isAbsent(status.allocation);
  return [
    ...(deleted ? ['deleted'] : []),
    ...(given ? ['allocated'] : deleted ? [] : ['pending']),
    ...((status.reservedFor ?? []).length > 0 ? ['reserved'] : []),
  ].join(',');
}
