/** Removes tolerations that others make redundant. */
import type { Toleration } from '../../../../generated/core/v1/types.js';
import { sameValue } from '../../../model/json/json.js';

const operatorOf = ({ operator }: Toleration): string => operator || 'Equal';

/** Whether `wide` tolerates every taint that `narrow` tolerates. */
export function covers(wide: Toleration, narrow: Toleration): boolean {
  if (sameValue(wide, narrow)) return true;
  const { key = '', effect = '', value = '', tolerationSeconds } = wide;
  const operator = operatorOf(wide);
  if (key !== (narrow.key ?? '') && (key !== '' || operator !== 'Exists')) return false;
  if (effect !== '' && effect !== (narrow.effect ?? '')) return false;
  if (effect === 'NoExecute' && tolerationSeconds !== undefined)
    if (narrow.tolerationSeconds === undefined || narrow.tolerationSeconds > tolerationSeconds) return false;
  return operator === 'Exists' || (operatorOf(narrow) === 'Equal' && value === (narrow.value ?? ''));
}

/** All tolerations except those that another one covers; of equal ones the first stays. */
export const joined = (all: readonly Toleration[]): Toleration[] =>
  all.filter((one, i) => !all.some((other, j) => j !== i && covers(other, one) && (j < i || !sameValue(one, other))));
