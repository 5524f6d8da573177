/** What writers of volumes are warned of: drivers that go away, and files that take each other's place. */

import type { KeyToPath, Volume, VolumeProjection } from '../../../../../generated/core/v1/types.js';
import { type Warnings, warnOfEach } from '../../../../model/faults/warnings.js';
import type { Enabled } from '../../../../settings/feature-gates.js';
import { isAbsent } from '../../values.js';

interface Ageing {
  readonly deprecated: string;
  /** The first release in which it does nothing. */
  readonly gone: string;
}

/** Sources of volumes whose drivers are gone, or about to go, with the names that clients know them by. */
const AGEING: readonly (readonly [source: keyof Volume, known: string, ageing: Ageing])[] = [
  ['photonPersistentDisk', 'photonPersistentDisk', { deprecated: '1.11', gone: '1.16' }],
  ['scaleIO', 'scaleIO', { deprecated: '1.16', gone: '1.22' }],
  ['flocker', 'flocker', { deprecated: '1.22', gone: '1.25' }],
  ['storageos', 'storageOS', { deprecated: '1.22', gone: '1.25' }],
  ['quobyte', 'quobyte', { deprecated: '1.22', gone: '1.25' }],
  ['glusterfs', 'glusterfs', { deprecated: '1.25', gone: '1.26' }],
  ['cephfs', 'cephfs', { deprecated: '1.28', gone: '1.31' }],
  ['rbd', 'rbd', { deprecated: '1.28', gone: '1.31' }],
];

/** What is said of a source, by the release that is shown; undefined where that does not warn of it. */
function ageingText({ deprecated, gone }: Ageing, enabled: Enabled): string | undefined {
  if (deprecated === '1.28' && !enabled('CephWarnings')) return undefined;
  if (deprecated === '1.25' && !enabled('GlusterWarnings')) return undefined;
  const start = `deprecated in v${deprecated}`;
  if (enabled('DriversGone') || gone <= '1.22') return `${start}, non-functional in v${gone}+`;
  return deprecated === '1.25'
    ? `${start}, this feature will be removed soon after in a subsequent release`
    : `${start}, support removal is planned in v1.26`;
}

type Sources = Partial<Readonly<Record<keyof Volume, unknown>>>;

const sourceWarnings = (at: string, holder: Sources, enabled: Enabled): string[] =>
  AGEING.flatMap(([source, known, ageing]) => {
    const text = isAbsent(holder[source]) ? undefined : ageingText(ageing, enabled);
    return text === undefined ? [] : [`${at}.${known}: ${text}`];
  });

/** Sources that nobody is warned of in volumes of the cluster. */
const OF_PODS: ReadonlySet<string> = new Set(['flocker', 'quobyte']);

/** Warnings of sources of volumes of the cluster. */
export const clusterSourceWarnings = (at: string, holder: Sources, enabled: Enabled): string[] =>
  sourceWarnings(at, Object.fromEntries(Object.entries(holder).filter(([source]) => !OF_PODS.has(source))), enabled);

function repositoryWarnings(at: string, { gitRepo }: Volume, enabled: Enabled): string[] {
  if (isAbsent(gitRepo)) return [];
  return [`${at}.gitRepo: deprecated in v1.11${enabled('RepositoryVolumesOff') ? ', and disabled by default in v1.33+' : ''}`];
}

/** A file of a volume, and what it is made from where a volume has several sources. */
interface Placed {
  readonly path: string;
  readonly source: string;
}

const printed = ({ path, source }: Placed): string => (source === '' ? JSON.stringify(path) : `${JSON.stringify(path)} (${source})`);

const placed = (items: readonly (KeyToPath | { readonly path: string })[] | undefined, source = ''): Placed[] =>
  (items ?? []).map(({ path }) => ({ path, source }));

/** Most earlier files that a file is compared with. */
const MAX_COMPARED = 64;

/** Files of which one is the other, or stands inside of it. */
function overlaps(files: readonly Placed[]): Warnings {
  const before: Placed[] = [];
  return warnOfEach(files, (file) => {
    const path = file.path.replace(/\/$/, '');
    const own = `${path}/`;
    const met = path === '' ? [] : before.filter((other) => own.startsWith(`${other.path}/`) || `${other.path}/`.startsWith(own));
    const now = { path, source: file.source };
    if (path !== '' && before.length < MAX_COMPARED) before.push(now);
    return met.map((other) => `${printed(now)} with ${printed(other)}`);
  });
}

/** The files of one part of a volume that several sources fill. */
function projectedFiles(part: VolumeProjection): Placed[] {
  const { configMap, secret, downwardAPI, serviceAccountToken: token, clusterTrustBundle: bundle, podCertificate: certificate } = part;
  return [
    ...placed(configMap?.items, `ConfigMap ${JSON.stringify(configMap?.name ?? '')}`),
    ...placed(secret?.items, `Secret ${JSON.stringify(secret?.name ?? '')}`),
    ...placed(downwardAPI?.items, 'DownwardAPI'),
    ...(isAbsent(token) ? [] : [{ path: token.path, source: 'ServiceAccountToken' }]),
    ...(isAbsent(bundle)
      ? []
      : [{ path: bundle.path, source: `ClusterTrustBundle ${JSON.stringify(bundle.name ?? bundle.signerName ?? '')}` }]),
    ...(isAbsent(certificate)
      ? []
      : [
          { path: certificate.keyPath ?? '', source: 'PodCertificate key' },
          { path: certificate.certificateChainPath ?? '', source: 'PodCertificate chain' },
          { path: certificate.credentialBundlePath ?? '', source: 'PodCertificate credential bundle' },
        ].filter(({ path }) => path !== '')),
  ];
}

/** Most files that are taken again: of no more is there room in an answer. */
const MAX_REPEATED = 1024;

/** The files of all parts of a volume, in which a part that names none may stand for the one before it. */
function filesOfParts(parts: readonly VolumeProjection[], enabled: Enabled): Placed[] {
  let before: Placed[] = [];
  let left = enabled('RepeatedFileWarnings') ? MAX_REPEATED : 0;
  return parts.flatMap((part) => {
    const own = projectedFiles(part);
    if (own.length === 0) {
      const again = Object.keys(part).length > 0 ? before.slice(0, left) : [];
      left -= again.length;
      return again;
    }
    before = own;
    return own;
  });
}

/** Warnings of what a volume's files are made from. */
function* contentWarnings({ name, configMap, secret, downwardAPI, projected }: Volume, enabled: Enabled): Warnings {
  const sources = projected?.sources ?? [];
  const parts: readonly (readonly [what: string, files: readonly Placed[]])[] = [
    [`ConfigMap ${JSON.stringify(configMap?.name ?? '')}`, placed(configMap?.items)],
    [`Secret ${JSON.stringify(secret?.secretName ?? '')}`, placed(secret?.items)],
    ['DownwardAPI', placed(downwardAPI?.items)],
    ['Projected', filesOfParts(sources, enabled)],
  ];
  const said = JSON.stringify(name);
  if (sources.some((part) => Object.keys(part).length === 0)) yield `volume ${said} (Projected) has no sources provided`;
  if (!enabled('OverlappingFileWarnings')) return;
  for (const [what, files] of parts)
    for (const pair of overlaps(files)) yield pair && `volume ${said} (${what}): overlapping paths: ${pair}`;
}

/** Warnings of the volumes of a pod: of each by itself, and then of the files in them. `claims` has the warnings of a claim that one makes. */
export function* volumeWarnings(
  at: string,
  volumes: readonly Volume[],
  enabled: Enabled,
  claims: (at: string, volume: Volume) => string[],
): Warnings {
  yield* warnOfEach(volumes, (volume, i) => [
    ...sourceWarnings(`${at}[${i}]`, volume, enabled),
    ...repositoryWarnings(`${at}[${i}]`, volume, enabled),
    ...claims(`${at}[${i}]`, volume),
  ]);
  if (enabled('LaterPodWarnings')) yield* warnOfEach(volumes, (volume) => contentWarnings(volume, enabled));
}
