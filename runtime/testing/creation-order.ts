/** The order in which objects of a set are created, so that those whose creation looks at others find them. */

/** Plural names of the kinds that admission and rules look at when other objects are created, after namespaces, which come first. */
const LOOKED_AT: readonly string[] = [
  'customresourcedefinitions',
  'priorityclasses',
  'runtimeclasses',
  'storageclasses',
  'podsecuritypolicies',
  'limitranges',
  'resourcequotas',
  'secrets',
  'configmaps',
  'serviceaccounts',
  'clusterroles',
  'roles',
  'persistentvolumes',
  'persistentvolumeclaims',
  'services',
];

/** Place of a kind in that order; kinds that nothing else waits for share the last. */
export function creationRank(plural: string): number {
  if (plural === 'namespaces') return -1;
  const at = LOOKED_AT.indexOf(plural);
  return at < 0 ? LOOKED_AT.length : at;
}
