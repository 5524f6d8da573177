/** Rules 4b and 7, and what stored objects need: of resources, whichever version their hub is in. */
import { type GroupModel, type KindModel, pathOf, resourcesOf } from '../model.js';
import { changedEntries } from './compare-fields.js';
import { type Held, tooEarly } from './held.js';
import { isOwn, ownGroups, preferredOf, storedIn } from './own.js';
import { BEHAVIOUR_NOTICE, releaseAfter, trackOf } from './schedule.js';
import type { KindEntry } from './snapshot.js';
import { entryOf } from './take.js';

export function compareResources(held: Held): void {
  for (const { hub, versions } of resourcesOf(held.model)) {
    const former = isOwn(hub.version.group.origin) ? formerHub(versions, held) : undefined;
    if (former === undefined) continue;
    compareStorage(hub, former, held);
    compareWrites(hub, former, held);
  }
  for (const group of ownGroups(held.model)) comparePreferred(group, held);
  compareLimits(held);
}

/** What the snapshot has of the version that was the hub. */
function formerHub(versions: readonly KindModel[], held: Held): KindEntry | undefined {
  for (const { version, name } of versions) {
    const entry = entryOf(held.before, version.ref, name);
    if (entry?.plural === undefined) continue;
    if (entry.hub === undefined) return entry;
    const dot = entry.hub.lastIndexOf('.');
    return entryOf(held.before, entry.hub.slice(0, dot), entry.hub.slice(dot + 1));
  }
  return undefined;
}

/** Rule 4b for the storage version: after a rollback the release before must read what this one has stored. */
function compareStorage(hub: KindModel, former: KindEntry, held: Held): void {
  const { resource } = hub;
  const report = held.at(hub.type);
  const [now, was] = [storedIn(hub, held.timeline.release), former.stored?.at(-1)];
  if (former.prefix !== undefined && resource?.storage !== undefined && resource.storage.prefix !== former.prefix)
    report('KW044', ['resource', 'storage', 'prefix'], {
      what: `a: objects of ${hub.name} were kept under "${former.prefix}", and are looked for under "${resource.storage.prefix}"`,
      advice: 'stored objects must stay readable in every release; leave the prefix as it was',
    });
  if (now === undefined || was === undefined || now === was || trackOf(was) === 'alpha') return;
  if (entryOf(held.before, now, hub.name)?.served === true) return;
  report('KW044', ['resource', 'storage'], {
    what: `b: objects of ${hub.name} are stored in ${now}, which release ${held.last} does not have, so that it could not read them after a rollback`,
    advice: `write \`storage: { version: ${was} }\`; ${now} may be stored in ${releaseAfter(held.timeline.release)} at the earliest`,
  });
}

/** Rule 4b for the version that clients take when they name none. */
function comparePreferred(group: GroupModel, held: Held): void {
  const { release } = held.timeline;
  const was = held.before.groups[group.folder]?.preferred;
  const now = preferredOf(group, release);
  if (was === undefined || now === undefined || now === was || trackOf(was) === 'alpha') return;
  const kinds = held.before.versions[`${group.folder}/${now}`]?.kinds ?? {};
  if (Object.values(kinds).some(({ served }) => served)) return;
  const at = held.groupFiles.get(group)?.position(['versions', now]) ?? held.atService([]);
  held.report(
    'KW044',
    at,
    `b: clients of ${group.name} prefer ${now}, which release ${held.last} does not have`,
    `write \`${was}\` before it under \`versions\`; ${now} may come first in ${releaseAfter(release)} at the earliest`,
  );
}

/** Rule 7: writes behave as they did for a year after a release has told that they will not. */
function compareWrites(hub: KindModel, former: KindEntry, held: Held): void {
  const { changes: _, ...now } = hub.resource?.writes ?? {};
  const words = new Set([...changedEntries(former.writes, now), ...changedEntries(now, former.writes)]);
  for (const word of words) {
    const why = untold(former.announced?.[word], `resource: { announced: { ${word}: "${held.timeline.release}" } }`, held);
    if (why !== undefined)
      held.at(hub.type)('KW047', ['resource', 'writes', word], {
        what: `\`${word}\` of writes of ${pathOf(hub)} is not what it was in release ${held.last}`,
        advice: why,
      });
  }
}

function compareLimits(held: Held): void {
  const now: Readonly<Record<string, number>> = { ...held.model.service.limits };
  for (const [limit, was] of Object.entries(held.before.limits)) {
    const is = now[limit];
    if (is === undefined || is >= was) continue;
    const why = untold(held.before.announced?.[limit], `announced: { ${limit}: "${held.timeline.release}" }`, held);
    if (why !== undefined) held.report('KW047', held.atService(['limits', limit]), `\`limits.${limit}\` falls from ${was} to ${is}`, why);
  }
}

/** Why a behaviour may not change yet; undefined where it may. */
function untold(announced: string | undefined, word: string, held: Held): string | undefined {
  if (announced !== undefined) return tooEarly(announced, BEHAVIOUR_NOTICE, held);
  return `tell so first with \`${word}\`; it may change in ${releaseAfter(held.timeline.release)} at the earliest, and not before a year has passed`;
}
