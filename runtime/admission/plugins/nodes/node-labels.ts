/** The labels that a node's agent may set on its node. */
import type { Words } from '../../../model/values/words.js';

type Labels = Readonly<Record<string, string>>;

/** Labels that agents set by themselves: where the node is and what it runs on. */
const OWN = ['hostname', 'os', 'arch'];
const BETA = ['instance-type', 'os', 'arch'];
const PLACES = ['zone', 'region'];

function ownLabels({ label }: Words): Set<string> {
  return new Set([
    ...OWN.map((name) => label(name)),
    ...BETA.map((name) => label(name, 'beta')),
    label('instance-type', 'node'),
    ...PLACES.flatMap((name) => [label(name, 'topology'), label(name, 'failure-domain.beta')]),
  ]);
}

const isBelow = (namespace: string, domain: string): boolean => namespace === domain || namespace.endsWith(`.${domain}`);

/** The labels that are set, changed or removed without permission, in alphabetical order. */
export function nodeLabelFaults(labels: Labels, before: Labels, words: Words): string[] {
  const own = ownLabels(words);
  const { labelDomain } = words;
  const groupDomain = words.group('x').slice('x.'.length);
  const isRefused = (key: string): boolean => {
    const namespace = key.includes('/') ? (key.split('/', 1)[0] ?? '') : '';
    if (isBelow(namespace, labelDomain('node-restriction'))) return true;
    const isOfSystem = isBelow(namespace, labelDomain()) || isBelow(namespace, groupDomain);
    const isOfNodes = ['kubelet', 'node'].some((prefix) => isBelow(namespace, labelDomain(prefix)));
    return isOfSystem && !isOfNodes && !own.has(key);
  };
  return [...new Set([...Object.keys(labels), ...Object.keys(before)])]
    .filter((key) => labels[key] !== before[key] && isRefused(key))
    .sort();
}
