/** /version: the release whose API is shown. */
import type Router from '@koa/router';
import { mountDocument } from './documents.js';

export function mountVersion(router: Router, release: string): void {
  const [major = '', minor = ''] = release.split('.');
  const version = {
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
  const answer = JSON.stringify(version, undefined, 2);
  mountDocument(router, '/version', ['application/json'], () => answer);
}
