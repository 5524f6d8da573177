/** The releases of the API at which clients spend a day: the oldest and the newest that is recorded whole, and two between. */
export const SHOWN_RELEASES = ['1.21', '1.25', '1.30', '1.36'] as const;

export type ShownAs = (typeof SHOWN_RELEASES)[number];
