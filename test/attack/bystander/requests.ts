/** What the bystander asks for: short requests of the usual kinds, in their own namespace. */
import { sent } from '../state/case.js';

export const NAMESPACE = 'bystander';
export const CONFIG_MAPS = `/api/v1/namespaces/${NAMESPACE}/configmaps`;
/** A configuration in YAML that is too long to be read at once. */
const YAML = Buffer.from(
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yaml\ndata:\n${Array.from({ length: 400 }, (_, i) => `  key-${i}: "a value of some letters"\n`).join('')}`,
);

export const REQUESTS = [
  { method: 'GET', path: `${CONFIG_MAPS}/one` },
  { method: 'GET', path: CONFIG_MAPS },
  sent('PATCH', `${CONFIG_MAPS}/one`, { data: { a: 'c' } }, 'application/merge-patch+json'),
  {
    method: 'PATCH',
    path: `${CONFIG_MAPS}/yaml?fieldManager=bystander`,
    headers: { 'Content-Type': 'application/apply-patch+yaml' },
    body: YAML,
  },
] as const;
