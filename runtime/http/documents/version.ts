/** /version: the release whose API is shown. */
import type { Enabled } from '../../settings/feature-gates.js';
import type { RequestRouter } from '../routing/router.js';
import { mountDocument } from './documents.js';
import type { Page } from './pages.js';

/** Patches of releases whose behaviour is that of a later one than the first. */
const PATCHES: Readonly<Record<string, number>> = { '1.23': 1, '1.25': 2, '1.28': 3, '1.30': 1, '1.33': 5, '1.34': 2, '1.36': 2 };

/** A release with the patch whose behaviour is shown. */
export const patchedRelease = (release: string): string => `${release}.${PATCHES[release] ?? 0}`;

/** Architectures of processors, as clients know them from images and downloads. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', ia32: '386', ppc64: 'ppc64le' };

/** What a server is, as /version and metrics tell it. */
export function buildInformation(release: string) {
  const [major = '', minor = ''] = release.split('.');
  return {
    major,
    minor,
    gitVersion: `v${patchedRelease(release)}`,
    gitCommit: '',
    gitTreeState: 'clean',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: process.version,
    // The toolchain whose conventions the platform is told by; the field before it says what runs the server.
    compiler: 'gc',
    platform: `${process.platform}/${ARCHITECTURES[process.arch] ?? process.arch}`,
  };
}

const PATH = '/version';
const TYPES = ['application/json'];

/** The release whose behaviour is shown, and the first one that this can be taken back to. */
const emulated = (release: string) => {
  const [major = '', minor = ''] = release.split('.');
  return { emulationMajor: major, emulationMinor: minor, minCompatibilityMajor: major, minCompatibilityMinor: String(Number(minor) - 1) };
};

/** `binary`: the release that the server is; `release`: the one that it shows. */
export function mountVersion(
  router: RequestRouter,
  { release, binary }: { readonly release: string; readonly binary: string },
  enabled: Enabled,
): Page[] {
  const { major, minor, ...build } = buildInformation(binary);
  const shown = { major, minor, ...(enabled('EmulatedVersions') ? emulated(release) : {}), ...build };
  const answer = JSON.stringify(shown, undefined, 2);
  mountDocument(router, PATH, TYPES, () => answer);
  const definition = 'apimachinery.pkg.version.Info';
  const description = 'Read which release and build the server is.';
  return [{ path: `${PATH}/`, operation: 'getCodeVersion', tag: 'version', description, types: TYPES, answer: { definition } }];
}
