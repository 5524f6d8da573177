/** /version: the release whose API is shown. */
import type { Enabled } from '../../settings/feature-gates.js';
import type { RequestRouter } from '../routing/router.js';
import { mountDocument } from './documents.js';
import type { Page } from './pages.js';

/** What a server is, as /version and metrics tell it. */
export function buildInformation(release: string) {
  const [major = '', minor = ''] = release.split('.');
  return {
    major,
    minor,
    gitVersion: `v${release}.0`,
    gitCommit: '',
    gitTreeState: 'clean',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: process.version,
    compiler: 'node',
    platform: `${process.platform}/${process.arch}`,
  };
}

const PATH = '/version';
const TYPES = ['application/json'];

/** The release whose behaviour is shown, and the first one that this can be taken back to. */
const emulated = (release: string) => {
  const [major = '', minor = ''] = release.split('.');
  return { emulationMajor: major, emulationMinor: minor, minCompatibilityMajor: major, minCompatibilityMinor: String(Number(minor) - 1) };
};

export function mountVersion(router: RequestRouter, release: string, enabled: Enabled): Page[] {
  const { major, minor, ...build } = buildInformation(release);
  const shown = { major, minor, ...(enabled('EmulatedVersions') ? emulated(release) : {}), ...build };
  const answer = JSON.stringify(shown, undefined, 2);
  mountDocument(router, PATH, TYPES, () => answer);
  const definition = 'apimachinery.pkg.version.Info';
  const description = 'Read which release and build the server is.';
  return [{ path: `${PATH}/`, operation: 'getCodeVersion', tag: 'version', description, types: TYPES, answer: { definition } }];
}
