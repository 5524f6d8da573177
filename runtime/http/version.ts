/** /version: the release whose API is shown. */
import type Router from '@koa/router';

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

export function mountVersion(router: Router, release: string): void {
  const version = buildInformation(release);
  router.get('/version', (ctx) => {
    ctx.status = 200;
    ctx.set('Content-Type', 'application/json');
    ctx.body = JSON.stringify(version, undefined, 2);
  });
}
