/**
 * Tries policies out: a server in this process, which nobody else can find, has them and is asked to create each object without storing it, so
 * that policies judge what they would judge in any other one.
 */
import { listenedPolicies } from '../../admission/plugins/policies/index.js';
import type { Judged } from '../../admission/plugins/policies/judged.js';
import { bindsPolicy, isBinding, isPolicy, POLICY_GATES, plainBinding } from '../../admission/plugins/policies/kinds.js';
import { isObject } from '../../model/json/json.js';
import type { JsonObject } from '../../model/object.js';
import { gatesOf } from '../../settings/feature-gates.js';
import { collectionOf } from '../../testing/collections.js';
import { startTestServer, type TestServer } from '../../testing/index.js';
import type { FoundObject } from '../migration/manifests.js';
import type { Served } from '../served.js';
import type { Trial, Tried, Unusable, Verdict } from './trial.js';

/** Throws as `startTestServer` does. */
export async function tried({ catalogue, kinds }: Served, trial: Trial): Promise<Tried> {
  const said: Judged[] = [];
  const has = (name: string): boolean => catalogue.flags[name] !== undefined;
  const gates = gatesOf(catalogue.features, trial.release);
  const switched = POLICY_GATES.filter((name) => gates[name] !== undefined && gates[name].locked !== true);
  const server = await startTestServer<object>({
    catalogue,
    kinds,
    admission: listenedPolicies((judged) => said.push(judged)),
    controllers: [],
    ...(has('release') ? { release: trial.release, runtimeConfig: { 'api/all': true } } : {}),
    ...(has('authorization-mode') ? { authorizationMode: ['AlwaysAllow'] } : {}),
    ...(switched.length === 0 ? {} : { featureGates: Object.fromEntries(switched.map((name) => [name, true])) }),
    log: () => undefined,
  });
  try {
    const asked = new Asking(server, trial);
    const unusable = await asked.prepare();
    const verdicts: Verdict[] = [];
    for (const found of trial.objects) {
      said.length = 0;
      const refused = await asked.judge(found.object);
      verdicts.push({ ...found.place, ...calledIn(found.object), said: [...said], refused });
    }
    return { unusable, verdicts };
  } finally {
    await server.close();
  }
}

class Asking {
  constructor(
    private readonly server: TestServer,
    private readonly trial: Trial,
  ) {}

  /** Creates what must be there before objects are judged. Gives what cannot be. */
  async prepare(): Promise<readonly Unusable[]> {
    const { policies, around, objects } = this.trial;
    const unusable: Unusable[] = [];
    const create = async (found: FoundObject): Promise<void> => {
      const why = await this.#create(found.object);
      if (why !== undefined) unusable.push({ ...found.place, ...calledIn(found.object), why });
    };
    const all = [...around, ...policies];
    await this.#createNamespaces([...all, ...objects]);
    const ofPolicies = policies.filter(({ object }) => isPolicy(object));
    const bindings = policies.filter(({ object }) => isBinding(object));
    for (const found of all) if (!ofPolicies.includes(found) && !bindings.includes(found)) await create(found);
    for (const found of ofPolicies) await create(found);
    for (const found of bindings) await create(found);
    for (const { object } of ofPolicies)
      if (!bindings.some((binding) => bindsPolicy(binding.object, object))) await this.#create(plainBinding(object));
    return unusable;
  }

  /** Why an object would not be created, having been judged; undefined where it would. */
  judge(object: JsonObject): Promise<string | undefined> {
    const { user } = this.trial;
    const headers =
      user === undefined
        ? {}
        : { 'Impersonate-User': user.name, ...(user.groups.length === 0 ? {} : { 'Impersonate-Group': user.groups }) };
    return this.#create(object, '?dryRun=All', headers);
  }

  /** Namespaces that objects are in are there even if nobody describes them. */
  async #createNamespaces(all: readonly FoundObject[]): Promise<void> {
    const { registry } = this.server.server;
    const { segment } = registry.catalogue.namespaces;
    const kind = registry.inVersion('v1')?.get(segment)?.version.kind;
    if (kind === undefined) return;
    const called = all.map(({ object }) => calledIn(object));
    const described = new Set(called.flatMap((each) => (each.kind === kind ? [each.name] : [])));
    const named = new Set(called.map(({ namespace = 'default' }) => namespace));
    for (const name of named) if (!described.has(name)) await this.#create({ apiVersion: 'v1', kind, metadata: { name } });
  }

  async #create(
    object: JsonObject,
    query = '',
    headers: Readonly<Record<string, string | readonly string[]>> = {},
  ): Promise<string | undefined> {
    const { apiVersion, kind, namespace } = calledIn(object);
    const found = collectionOf(this.server.server.registry, { apiVersion, kind }, namespace);
    if (found === undefined) return `release ${this.trial.release} has no kind ${kind} in ${apiVersion}`;
    const { status, body } = await this.server.request('POST', `${found.path}${query}`, object, headers);
    if (status < 300 || body.reason === 'AlreadyExists') return undefined;
    return String(body.message ?? `the answer is ${status}`);
  }
}

interface Called {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
}

function calledIn({ apiVersion, kind, metadata }: JsonObject): Called {
  const { name = '', generateName = '', namespace } = isObject(metadata) ? metadata : {};
  return {
    apiVersion: String(apiVersion),
    kind: String(kind),
    name: String(name === '' ? generateName : name),
    namespace: typeof namespace === 'string' ? namespace : undefined,
  };
}
