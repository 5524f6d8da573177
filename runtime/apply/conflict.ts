import { ApiError, type StatusCause } from '../model/errors.js';
import type { Claims } from './ownership/claims.js';
import { type FieldSet, printedPaths } from './ownership/field-set.js';

/**
 * The answer to an apply that would change what others own (notes 42). Details hold only the causes; the message lists
 * the managers in order, updaters with the version they used.
 */
export function conflictError(conflicts: ReadonlyMap<string, FieldSet>, claims: Claims): ApiError {
  const causes: StatusCause[] = [];
  const lines: string[] = [];
  for (const id of [...conflicts.keys()].sort()) {
    const fields = conflicts.get(id);
    const claim = claims.get(id);
    if (fields === undefined || claim === undefined) continue;
    const through = claim.subresource ? ` with subresource ${JSON.stringify(claim.subresource)}` : '';
    const name = JSON.stringify(claim.manager ?? '') + through;
    const manager = claim.operation === 'Update' ? `${name} using ${claim.apiVersion}` : name;
    lines.push(`conflicts with ${manager}:`);
    for (const path of printedPaths(fields)) {
      causes.push({ reason: 'FieldManagerConflict', message: `conflict with ${manager}`, field: path });
      lines.push(`- ${path}`);
    }
  }
  const [only] = causes;
  const message =
    causes.length === 1
      ? `Apply failed with 1 conflict: ${only?.message}: ${only?.field}`
      : `Apply failed with ${causes.length} conflicts: ${lines.join('\n')}`;
  return new ApiError(409, 'Conflict', message, { causes });
}
