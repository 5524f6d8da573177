/** /statusz and /flagz: what the server is and how it was started, for people as text and for tools as an object of a group of its own. */
import { joined } from '../../codec/text-pieces.js';
import { entriesIn } from '../../model/definition/releases.js';
import { COMPACT, YAML } from '../../resource/presentations/text-form.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { accepts, type Offer, objectForm, onlyTypes } from '../answers/negotiate.js';
import { patchedRelease } from '../documents/version.js';
import type { RequestContext } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

interface ComponentPages {
  readonly release: string;
  /** The release that the server is, which may show an earlier one. */
  readonly binary: string;
  readonly service: Offer['service'];
  readonly enabled: Enabled;
  /** Each flag with the value that holds. */
  readonly flags: () => ReadonlyMap<string, string>;
}

/** What a page shows. */
interface ComponentPage {
  readonly path: string;
  readonly kind: string;
  /** Lines for people. */
  lines(): string[];
  /** What the object has beside its kind and its name. */
  members(): Readonly<Record<string, unknown>>;
}

const NAME = 'apiserver';
/** Versions of the objects, the newest first. */
const VERSIONS = { v1beta1: { since: '1.36' }, v1alpha1: { since: '1.35' } } as const;
const TEXT = ['text/plain', 'text/*'];
const UNSTABLE = 'Warning: This page is for people who look for faults, and its layout may change at any time.';

/** Shows the pages whose gates are on. */
export function mountComponentPages(router: RequestRouter, { release, binary, service, enabled, flags }: ComponentPages): void {
  const started = new Date();
  const seconds = (): number => Math.floor((Date.now() - started.getTime()) / 1000);
  const binaryVersion = patchedRelease(binary);
  const shownPaths = (): string[] => {
    const gated = [...(enabled('ComponentFlagz') ? ['/flagz'] : []), '/statusz'];
    return ['/healthz', '/livez', '/metrics', '/readyz', '/version', ...gated].sort();
  };
  const statusz: ComponentPage = {
    path: '/statusz',
    kind: 'Statusz',
    lines: () => [
      `Started: ${started.toUTCString()}`,
      `Up: ${seconds()}s`,
      `Go version: ${process.version}`,
      `Binary version: ${binaryVersion}`,
      `Emulation version: ${release}`,
      `Paths: ${shownPaths().join(' ')}`,
    ],
    members: () => ({
      startTime: started.toISOString().replace(/\.\d+Z$/, 'Z'),
      uptimeSeconds: seconds(),
      goVersion: process.version,
      binaryVersion,
      emulationVersion: release,
      paths: shownPaths(),
    }),
  };
  const flagz: ComponentPage = {
    path: '/flagz',
    kind: 'Flagz',
    lines: () => [...flags()].map(([name, value]) => `${name}=${value}`),
    members: () => ({ flags: Object.fromEntries(flags()) }),
  };
  const versions = Object.keys(entriesIn(VERSIONS, release));
  const offer: Offer = { service, protobuf: false, transforms: 'none', lists: false };
  const mount = (page: ComponentPage): void => {
    // Any method is answered, as on a conformant server.
    router.all(page.path, (ctx) => answer(ctx, page, { group: `config.${service.groupDomain}`, versions, offer }));
  };
  if (enabled('ComponentStatusz')) mount(statusz);
  if (enabled('ComponentFlagz')) mount(flagz);
}

interface Objects {
  readonly group: string;
  readonly versions: readonly string[];
  readonly offer: Offer;
}

function answer(ctx: RequestContext, page: ComponentPage, { group, versions, offer }: Objects): void {
  const accept = ctx.get('accept');
  const asked = objectForm(accept, offer, { group, kind: page.kind, versions });
  if (asked === undefined && !accepts(accept, TEXT)) throw onlyTypes(['application/json', 'application/yaml', 'text/plain']);
  ctx.status = 200;
  if (asked === undefined) {
    ctx.set('Content-Type', 'text/plain; charset=utf-8');
    ctx.body = `\n${NAME} ${page.path.slice(1)}\n${UNSTABLE}\n\n${page.lines().join('\n')}\n`;
    return;
  }
  const { accepted, version } = asked;
  if (version !== versions[0])
    ctx.state.warnings.push(`This version of the ${page.path.slice(1)} endpoint is deprecated. Please use a newer version.`);
  ctx.set('Content-Type', accepted.contentType);
  const object = { kind: page.kind, apiVersion: `${group}/${version}`, metadata: { name: NAME }, ...page.members() };
  ctx.body = joined((accepted.encoding === 'yaml' ? YAML : COMPACT).whole(object));
}
