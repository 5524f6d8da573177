/** Labels of nodes that have other names by now. */
import type { Words } from '../../../../model/values/words.js';

/** Why a label of nodes is not used any more; undefined for one that is. */
export function ageingLabel(key: string, { label }: Words): string | undefined {
  const renamed: Readonly<Record<string, readonly [since: string, now: string]>> = {
    [label('arch', 'beta')]: ['v1.14', label('arch')],
    [label('os', 'beta')]: ['v1.14', label('os')],
    [label('region', 'failure-domain.beta')]: ['v1.17', label('region', 'topology')],
    [label('zone', 'failure-domain.beta')]: ['v1.17', label('zone', 'topology')],
    [label('instance-type', 'beta')]: ['v1.17', label('instance-type', 'node')],
  };
  const found = Object.hasOwn(renamed, key) ? renamed[key] : undefined;
  return found === undefined ? undefined : `deprecated since ${found[0]}; use ${JSON.stringify(found[1])} instead`;
}
