/** Keeps an API service for each version of registered kinds. One that users delete is created again at once. */
import type { APIService } from '../../generated/apiregistration/v1/types.js';
import { serverAs } from '../controllers/framework/author.js';
import type { HostParts, Running } from '../controllers/framework/contract.js';
import { registrationManager } from '../controllers/framework/ensure.js';
import { type ControllerContext, runController } from '../controllers/framework/reconciler.js';
import { automanaged } from '../controllers/local-api-services.js';
import type { Draft } from '../model/definition/draft.js';
import { ApiError } from '../model/errors.js';
import { sameValue } from '../model/json/json.js';
import { apiVersionOf, parseApiVersion } from '../model/object.js';
import { REGISTERED_PRIORITY } from '../resource/registry.js';

const NAME = 'autoregister-completion';
const MANAGED = 'true';

/** The name of a version's API service. */
function nameOf(apiVersion: string): string {
  const { group = '', version = '' } = parseApiVersion(apiVersion) ?? {};
  return `${version}.${group}`;
}

/** The version that an API service of the name is for. */
const versionOf = (name: string): { readonly group: string; readonly version: string } => {
  const point = name.indexOf('.');
  return { version: name.slice(0, point), group: name.slice(point + 1) };
};

export class VersionServices {
  readonly #id: string;
  #end: () => void = () => undefined;

  constructor(private readonly host: HostParts<'api' | 'environment' | 'registry'>) {
    this.#id = `apiservices.${host.registry.words.group('apiregistration')}`;
  }

  async start(): Promise<Running> {
    const { registry, api } = this.host;
    if (!registry.has(this.#id)) return { stop: async () => undefined };
    const running = await runController(
      {
        name: NAME,
        watches: [this.#id],
        workers: 4,
        prepare: ({ queue }) => {
          for (const apiVersion of registry.registeredVersions()) queue.add(nameOf(apiVersion));
          this.#end = registry.onChange(({ versions }) => {
            for (const apiVersion of versions) queue.add(nameOf(apiVersion));
          });
        },
        reconcile: ({ name }, context) => this.#settle(name, context),
      },
      api,
    );
    return {
      state: () => running.state?.(),
      stop: async () => {
        this.#end();
        await running.stop();
      },
    };
  }

  async #settle(name: string, { informer }: ControllerContext): Promise<void> {
    const { words } = this.host.registry;
    const { group, version } = versionOf(name);
    const wanted = this.host.registry.isRegisteredVersion(apiVersionOf(group, version));
    const known = informer<APIService>(this.#id).get('', name);
    const isOurs = known?.metadata.labels?.[automanaged(words)] === MANAGED;
    const services = this.host.api.client(serverAs(registrationManager(this.host.environment.enabled))).resource<APIService>(this.#id);
    try {
      if (!wanted && isOurs) await services.delete('', name);
      if (wanted && known === undefined) await services.create(this.#service(name));
      if (wanted && isOurs && known !== undefined && !sameValue(known.spec, this.#service(name).spec))
        await services.patch('', name, { spec: this.#service(name).spec });
    } catch (error) {
      const settled = error instanceof ApiError && (error.reason === 'NotFound' || error.reason === 'AlreadyExists');
      if (!settled) throw error;
    }
  }

  #service(name: string): Draft<APIService> {
    const { group, version } = versionOf(name);
    return {
      metadata: { name, labels: { [automanaged(this.host.registry.words)]: MANAGED } },
      spec: { group, version, groupPriorityMinimum: REGISTERED_PRIORITY.group, versionPriority: REGISTERED_PRIORITY.version },
    };
  }
}
