/** Rules 1, 3 and 4a for kinds: what may be asked of them, and how long their versions are served. */
import { compareReleases } from '../../runtime/model/definition/releases.js';
import { type GroupVersionModel, type KindModel, pathOf, referenceTo } from '../model.js';
import { backdated, type Held, tooEarly } from './held.js';
import { isServedIn, ownGroups } from './own.js';
import { earliest, isAtLeastAsStable, isDue, trackOf, VERSION_NOTICE, whenText } from './schedule.js';
import type { KindEntry } from './snapshot.js';

const ALL_VERBS: readonly string[] = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** A kind of the snapshot that is there still. */
export interface KeptKind {
  readonly ref: string;
  readonly kind: KindModel;
  readonly before: KindEntry;
}

/** Compares all kinds of the snapshot. Gives those that are there still. */
export function compareKinds(held: Held): KeptKind[] {
  const versions = new Map(held.model.groups.flatMap((group) => group.versions.map((version) => [version.ref, version] as const)));
  const kept: KeptKind[] = [];
  for (const [ref, { kinds }] of Object.entries(held.before.versions)) {
    const [folder = ''] = ref.split('/');
    const found = versions.get(ref);
    const version = found?.group.name === held.before.groups[folder]?.name ? found : undefined;
    for (const [name, before] of Object.entries(kinds)) {
      const kind = version?.kinds.get(name);
      if (kind === undefined || (kind.resource === undefined && before.plural !== undefined)) compareGone(ref, name, before, version, held);
      else {
        compareRequests(kind, before, held);
        compareLifetime(kind, before, held);
        kept.push({ ref, kind, before });
      }
    }
  }
  return kept;
}

/** A kind without a file, or that cannot be asked for any more. */
function compareGone(ref: string, name: string, before: KindEntry, version: GroupVersionModel | undefined, held: Held): void {
  const [folder = '', versionName = ''] = ref.split('/');
  const group = version?.group ?? ownGroups(held.model).find((each) => each.folder === folder);
  const file = group === undefined ? undefined : held.groupFiles.get(group);
  const at = file?.position(['versions', versionName]) ?? held.atService([]);
  const stored = Object.values(held.before.versions).some(({ kinds }) => kinds[name]?.stored?.includes(ref));
  const what = `${ref}/${name} is gone, which release ${held.last} had`;
  if (stored) {
    const { release } = held.timeline;
    held.report(
      'KW044',
      at,
      `a: ${what}, and objects may be stored in it`,
      `keep its file, with \`lifetime: { removed: "${release}" }\` once it may go`,
    );
    return;
  }
  const why = before.served ? tooEarly(before.deprecated, noticeOf(ref), held) : undefined;
  if (why !== undefined) held.report('KW044', at, `a: ${what}`, why);
}

const noticeOf = (version: string) => VERSION_NOTICE[trackOf(version)] ?? { months: 0, releases: 0 };

function compareRequests(kind: KindModel, before: KindEntry, held: Held): void {
  const { resource } = kind;
  if (resource === undefined || before.plural === undefined) return;
  const broken = (keys: readonly string[], what: string): void =>
    held.at(kind.type)('KW041', ['resource', ...keys], {
      what: `${what}, unlike in release ${held.last}`,
      advice: `clients of ${pathOf(kind)} count on it; leave it, and change it in a new version, in ${held.timeline.release} at the earliest`,
    });
  if (resource.plural !== before.plural) broken(['plural'], `${kind.name} is "${resource.plural}" in paths in place of "${before.plural}"`);
  if (resource.scope !== before.scope) broken(['scope'], `the scope of ${kind.name} is ${resource.scope}`);
  const lost = (were: readonly string[], are: readonly string[]): string[] => were.filter((each) => !are.includes(each));
  for (const verb of lost(before.verbs ?? ALL_VERBS, resource.verbs ?? ALL_VERBS))
    broken(['verbs'], `${kind.name} does not take "${verb}"`);
  for (const [name, verbs] of Object.entries(before.subresources ?? {})) {
    const now = resource.subresources?.[name];
    if (now === undefined) broken(['subresources'], `${kind.name} has no subresource "${name}"`);
    else
      for (const verb of lost(verbs, now.verbs))
        broken(['subresources', name, 'verbs'], `"${name}" of ${kind.name} does not take "${verb}"`);
  }
  for (const label of lost(before.selectable ?? [], Object.keys(resource.selectable ?? {})))
    broken(['selectable'], `field selectors of ${kind.name} cannot name "${label}"`);
}

/** Rules 3 and 4a: announced first, then gone. */
function compareLifetime(kind: KindModel, before: KindEntry, held: Held): void {
  if (!before.served || trackOf(kind.version.version) === 'alpha') return;
  const { deprecated, removed, introduced } = kind.source.lifetime ?? {};
  const report = held.at(kind.type);
  const notice = noticeOf(kind.version.version);
  const { timeline } = held;
  const late = backdated(deprecated, before.deprecated, held);
  if (late !== undefined) {
    report('KW044', ['lifetime', 'deprecated'], { what: `a: ${pathOf(kind)} is deprecated in ${deprecated}`, advice: late });
    return;
  }
  if (deprecated !== undefined && before.deprecated === undefined) compareReplacement(kind, deprecated, held);
  if (removed !== undefined) {
    const isNow = compareReleases(removed, timeline.release) <= 0;
    // What a release announced so is held to the calendar alone.
    if (!isNow && removed === before.removed && deprecated === before.deprecated) return;
    const end = deprecated === undefined ? undefined : earliest(deprecated, notice, timeline);
    const isFine = end !== undefined && compareReleases(end.release, removed) <= 0 && (!isNow || isDue(end, timeline));
    if (!isFine)
      report('KW044', ['lifetime', 'removed'], {
        what: `a: ${pathOf(kind)} goes in ${removed}`,
        advice: end === undefined ? (tooEarly(undefined, notice, held) ?? '') : `deprecated in ${deprecated}, it may end ${whenText(end)}`,
      });
  } else if (!isServedIn(kind, timeline.release))
    report('KW044', introduced === undefined ? ['resource', 'enabledByDefault'] : ['lifetime', 'introduced'], {
      what: `a: ${pathOf(kind)} is not served`,
      advice: tooEarly(deprecated, notice, held) ?? `write \`lifetime: { removed: "${timeline.release}" }\``,
    });
}

/** Rule 3: who is told to leave must have a place to go that is no less stable. */
function compareReplacement(kind: KindModel, deprecated: string, held: Held): void {
  const { replacement } = kind.source.lifetime ?? {};
  const kinds = held.model.groups.flatMap(({ versions }) => versions.flatMap((version) => [...version.kinds.values()]));
  const others = kinds.filter(
    (other) =>
      other !== kind &&
      (other.hub === kind.hub || replacement === `${other.version.apiVersion}/${other.name}` || replacement === pathOf(other)),
  );
  const isThere = (other: KindModel): boolean => {
    const { deprecated: end } = other.source.lifetime ?? {};
    return isServedIn(other, deprecated) && (end === undefined || compareReleases(end, deprecated) > 0);
  };
  const stable = others.filter(({ version }) => isAtLeastAsStable(version.version, kind.version.version));
  if (stable.some(isThere)) return;
  const [next] = stable.flatMap(({ source }) => source.lifetime?.introduced ?? []).sort(compareReleases);
  held.at(kind.type)('KW043', ['lifetime', 'deprecated'], {
    what: `${pathOf(kind)} is deprecated in ${deprecated}, and no version of ${referenceTo(kind)} that is as stable is released by then`,
    advice:
      next === undefined
        ? `release one first; ${pathOf(kind)} may be deprecated in the release that has it, ${held.timeline.release} at the earliest`
        : `it may be deprecated in ${next} at the earliest`,
  });
}
