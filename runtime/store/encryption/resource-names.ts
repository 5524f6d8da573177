/** Names of resources in a configuration: one resource, all of a group, or all. */

/** All resources of all groups. */
export const ANY = '*.*';

/** The group in a name such as deployments.apps; empty for one without. */
const groupOf = (name: string): string => {
  const dot = name.indexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1);
};

/** The name for all resources of a resource's group in configurations: `*.apps`, or `*.` for the group without a name. */
export const allOfGroup = (name: string): string => `*.${groupOf(name)}`;

/** Why the text is not a valid name; undefined if it is one. */
export function resourceNameFault(name: string): string | undefined {
  if (name === '') return 'required';
  if (name === '*') return 'use *. for all resources of the group without a name, or *.* for all';
  if (name === ANY || name === '*.') return undefined;
  if (name.startsWith('*.') && name.includes('*', 1))
    return 'a star stands for a whole group at the end, as in *.*, or for all resources, as in *.apps';
  if (!name.startsWith('*.') && name.includes('*')) return 'stars stand for whole resources: *.<group>, *. or *.*';
  if (/[A-Z]/.test(name)) return 'must be in small letters';
  if (/[^a-z0-9.*-]/.test(name)) return 'must be <resource>.<group>, or <resource> for the group without a name';
  return undefined;
}

/** The earlier name that makes this one ineffective. */
export function maskedBy(name: string, before: ReadonlySet<string>): string | undefined {
  if (before.has(ANY)) return ANY;
  const all = allOfGroup(name);
  return before.has(all) ? all : undefined;
}

/** Another name in the same list that covers this one as well. */
export function overlapOf(name: string, beside: readonly string[]): string | undefined {
  return [ANY, allOfGroup(name)].find((wider) => wider !== name && beside.includes(wider));
}
