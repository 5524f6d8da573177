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
import { type Collection, collectionOf } from '../../testing/collections.js';
import { isDefined, isDefinition, whenServed } from '../../testing/defined-kinds.js';
import { startTestServer, type TestServer } from '../../testing/index.js';
import type { Manifest } from '../../testing/manifests.js';
import type { FoundObject } from '../migration/manifests.js';
import type { Served } from '../served.js';
import { calledIn, unknownKindText } from './called.js';
import { Doubts } from './doubts.js';
import type { Remark, Trial, Tried, Verdict } from './trial.js';

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
    const doubts = await new Doubts(server.server, trial).all();
    const verdicts: Verdict[] = [];
    for (const found of trial.objects) {
      said.length = 0;
      const refused = await asked.judge(found.object);
      verdicts.push({ ...found.place, ...calledIn(found.object), said: [...said], refused });
    }
    return { unusable, doubts, verdicts };
  } finally {
    await server.close();
  }
}

const manifestOf = ({ place, object }: FoundObject): Manifest => ({
  place: place.file,
  object,
  apiVersion: String(object.apiVersion),
  kind: String(object.kind),
});

class Asking {
  constructor(
    private readonly server: TestServer,
    private readonly trial: Trial,
  ) {}

  /** Creates what must be there before objects are judged. Gives what cannot be, and why. */
  async prepare(): Promise<readonly Remark[]> {
    const { policies, around, objects } = this.trial;
    const unusable: Remark[] = [];
    const create = async (found: FoundObject, query = ''): Promise<void> => {
      const { place, object } = found;
      for (const { why, field = '' } of await this.#faults(object, query))
        unusable.push({ ...place, line: field === '' ? place.line : found.lineOf(field), ...calledIn(object), why });
    };
    const all = [...around, ...policies];
    await this.#createNamespaces([...all, ...objects]);
    const ofPolicies = policies.filter(({ object }) => isPolicy(object));
    const bindings = policies.filter(({ object }) => isBinding(object));
    const others = all.filter((found) => !ofPolicies.includes(found) && !bindings.includes(found));
    // Others may define the kinds of these.
    const isKnown = ({ object }: FoundObject): boolean => this.#collection(object) !== undefined;
    const early = others.filter(isKnown);
    for (const found of early) await create(found);
    const later = others.filter((found) => !early.includes(found)).map(manifestOf);
    const definitions = early.map(manifestOf).filter(isDefinition);
    await whenServed(
      later.filter((each) => isDefined(each, definitions)),
      this.server.server.registry,
    );
    for (const found of others) if (!early.includes(found)) await create(found);
    for (const found of [...ofPolicies, ...bindings]) await create(found, STRICT);
    for (const { object } of ofPolicies)
      if (!bindings.some((binding) => bindsPolicy(binding.object, object))) await this.#faults(plainBinding(object));
    return unusable;
  }

  /** Why an object would not be created, having been judged; undefined where it would. */
  async judge(object: JsonObject): Promise<string | undefined> {
    const { user } = this.trial;
    const headers =
      user === undefined
        ? {}
        : { 'Impersonate-User': user.name, ...(user.groups.length === 0 ? {} : { 'Impersonate-Group': user.groups }) };
    const faults = await this.#faults(object, '?dryRun=All', headers);
    return faults.length === 0 ? undefined : faults.map(({ why }) => why).join('; ');
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
    for (const name of named) if (!described.has(name)) await this.#faults({ apiVersion: 'v1', kind, metadata: { name } });
  }

  #collection(object: JsonObject): Collection | undefined {
    const { apiVersion, kind, namespace } = calledIn(object);
    return collectionOf(this.server.server.registry, { apiVersion, kind }, namespace);
  }

  /** Creates an object; gives why it cannot be, each reason with its field where it is about one. */
  async #faults(
    object: JsonObject,
    query = '',
    headers: Readonly<Record<string, string | readonly string[]>> = {},
  ): Promise<readonly Fault[]> {
    const found = this.#collection(object);
    if (found === undefined) return [{ why: unknownKindText(this.server.server.registry, this.trial.release, calledIn(object)) }];
    const { status, body } = await this.server.request('POST', `${found.path}${query}`, object, headers);
    if (status < 300 || body.reason === 'AlreadyExists') return [];
    const said = String(body.message ?? `the answer is ${status}`);
    const unknown = [...said.matchAll(UNKNOWN_FIELD)].map(([, what = '', field = '']): Fault => ({ field, why: `${what} field ${field}` }));
    if (query === STRICT && unknown.length > 0) return unknown;
    const causes = query === STRICT && isObject(body.details) && Array.isArray(body.details.causes) ? body.details.causes : [];
    const faults = causes.flatMap((cause): readonly Fault[] =>
      isObject(cause) && typeof cause.field === 'string' ? [{ field: cause.field, why: `${cause.field}: ${String(cause.message)}` }] : [],
    );
    return faults.length > 0 ? faults : [{ why: said }];
  }
}

/** Policies and bindings may have no fields that nobody knows, as clients ask when they send them. */
const STRICT = '?fieldValidation=Strict';

/** What answers to such requests say of these. */
const UNKNOWN_FIELD = /(unknown|duplicate) field "([^"]+)"/g;

interface Fault {
  readonly why: string;
  readonly field?: string;
}
