/** What extension servers need to know callers as this server does: the authorities of clients and of proxies, and the proxies' headers. */
import type { ConfigMap } from '../../generated/core/v1/types.js';
import { proxyOptions } from '../auth/authenticators/authenticating-proxy.js';
import { sameValue } from '../model/json/json.js';
import { pemBlocks } from '../model/values/pem.js';
import { settling } from './cluster-controller.js';
import type { Controller, HostParts } from './framework/contract.js';
import { ensure } from './framework/ensure.js';
import { keyText } from './framework/informer.js';
import { runController } from './framework/reconciler.js';

const NAMESPACE = 'kube-system';
const NAME = 'extension-apiserver-authentication';

/** The entries that this server answers for; those of others stay. */
function entriesOf({ authorities: { clients, proxies }, environment }: HostParts<'authorities' | 'environment'>): Record<string, string> {
  const { headers, allowedNames } = proxyOptions(environment);
  return {
    ...(clients === undefined ? {} : { 'client-ca-file': clients }),
    ...(proxies === undefined
      ? {}
      : {
          'requestheader-client-ca-file': proxies,
          'requestheader-allowed-names': JSON.stringify(allowedNames),
          'requestheader-username-headers': JSON.stringify(headers.username),
          ...(environment.enabled('RemoteRequestHeaderUID') ? { 'requestheader-uid-headers': JSON.stringify(headers.uid) } : {}),
          'requestheader-group-headers': JSON.stringify(headers.group),
          'requestheader-extra-headers-prefix': JSON.stringify(headers.extraPrefix),
        }),
  };
}

/** Entries that hold certificates; the others hold lists of texts. */
const isAuthority = (key: string): boolean => key.endsWith('-ca-file');

function listOf(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** An entry with what other servers of the same store need beside one's own: they may have other authorities and proxies. */
function joined(key: string, known: string, own: string): string {
  if (!isAuthority(key)) return JSON.stringify([...new Set([...listOf(known), ...listOf(own)])]);
  const texts = new Set(pemBlocks(own).map(({ text }) => text));
  const others = pemBlocks(known).filter(({ text }) => !texts.has(text));
  return others.length === 0 ? own : [...others.map(({ text }) => `${text}\n`), own].join('');
}

/** Keeps the config map that they read, and repairs it where it was changed. */
export const authenticationSettings: Controller = {
  name: 'cluster-authentication-info',
  needs: ['namespaces', 'configmaps'],
  async start(host) {
    const { registry, api } = host;
    const metadata = { name: NAME, namespace: NAMESPACE };
    const wanted = () => {
      const data = entriesOf(host);
      return Object.keys(data).length === 0 ? { metadata } : { metadata, data };
    };
    await ensure(registry.byId('configmaps'), wanted());
    const scope = metadata;
    const maps = api.informer<ConfigMap>('configmaps', scope);
    let ended: (() => void) | undefined;
    const running = await runController(
      {
        name: 'cluster-authentication-info',
        watches: [{ resource: 'configmaps', scope }],
        prepare({ queue }) {
          ended = host.authorities.onChange(() => queue.add(keyText(metadata)));
        },
        async reconcile(_, { client }) {
          const known = maps.get(NAMESPACE, NAME);
          const writer = client.resource<ConfigMap>('configmaps');
          if (known === undefined) return settling(writer.create(wanted()));
          const there = known.data ?? {};
          const entries = Object.entries(entriesOf(host)).map(([key, own]) => [key, joined(key, there[key] ?? '', own)]);
          const next = { ...known, data: { ...there, ...Object.fromEntries(entries) } };
          if (!sameValue(next.data, there)) await settling(writer.update(next));
        },
      },
      api,
    );
    return {
      state: () => running.state?.(),
      async stop() {
        ended?.();
        await running.stop();
      },
    };
  },
};
