/** Acting as another user: the headers that ask for it. */

/** Who a client acts as; its own user must be allowed to impersonate them. */
export interface Impersonation {
  readonly user: string;
  readonly uid?: string;
  /** With the platform's own fetch, at most one, as it joins headers of one name; the same is true of the values of each extra key. */
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

export const impersonationHeaders = ({ user, uid, groups = [], extra = {} }: Impersonation): [string, string][] => [
  ['Impersonate-User', user],
  ...(uid === undefined ? [] : [['Impersonate-Uid', uid] satisfies [string, string]]),
  ...groups.map((group): [string, string] => ['Impersonate-Group', group]),
  ...Object.entries(extra).flatMap(([key, values]) =>
    values.map((value): [string, string] => [`Impersonate-Extra-${encodeURIComponent(key)}`, value]),
  ),
];

/** Throws TypeError where a header would be there several times, which the platform's own fetch joins to one of another meaning. */
export function refuseRepeated({ groups = [], extra = {} }: Impersonation): void {
  const several = [groups, ...Object.values(extra)].some((values) => values.length > 1);
  if (several)
    throw new TypeError(
      'the fetch of the platform joins headers of one name, so only one group, and one value of each extra key, can be impersonated',
    );
}
