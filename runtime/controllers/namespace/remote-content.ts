/** What other API servers behind this one have in a namespace: found by their discovery documents, deleted and counted over HTTP. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { ANSWERS, readAnswer } from '../../client/answers.js';
import type { DelegatedVersion, Delegation } from '../../http/connections/delegation.js';
import { readBody } from '../../http/requests/body.js';
import { callerHeaders } from '../../http/requests/caller-headers.js';
import { versionPath } from '../../model/definition/routes.js';
import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf, parseApiVersion } from '../../model/object.js';
import { systemAccount } from '../framework/author.js';

export interface RemoteRemains {
  readonly undiscovered: Map<string, string>;
  readonly unparsed: string[];
  readonly faults: string[];
  readonly resources: Map<string, number>;
  readonly finalizers: Map<string, number>;
}

const { user } = systemAccount('namespace-controller');
/** What a conformant client says of a server that does not answer. */
const UNAVAILABLE = 'the server is currently unable to handle the request';
/** Time for an answer. */
const TIMEOUT_MS = 10_000;
/** Objects of one page of a list. */
const PAGE = 500;

interface RemoteResource {
  readonly plural: string;
  readonly verbs: readonly string[];
}

/** Deletes what other servers have in the namespace. Resolves with what is left, also where servers cannot be reached. */
export async function deleteRemoteContent(delegation: Delegation, namespace: string, begin: () => Turn): Promise<RemoteRemains> {
  const remains: RemoteRemains = { undiscovered: new Map(), unparsed: [], faults: [], resources: new Map(), finalizers: new Map() };
  await Promise.all(delegation.delegated().map((version) => deleteOfVersion(version, namespace, remains, begin())));
  return remains;
}

async function deleteOfVersion(version: DelegatedVersion, namespace: string, remains: RemoteRemains, turn: Turn): Promise<void> {
  const apiVersion = apiVersionOf(version.group, version.version);
  const parsed = parseApiVersion(apiVersion);
  if (parsed === undefined) {
    remains.unparsed.push(apiVersion);
    return;
  }
  const root = versionPath(parsed.group, parsed.version);
  let resources: readonly RemoteResource[];
  try {
    resources = deletable(await call(version, 'GET', root, turn));
  } catch {
    remains.undiscovered.set(apiVersion, UNAVAILABLE);
    return;
  }
  for (const resource of resources) {
    const path = `${root}/namespaces/${encodeURIComponent(namespace)}/${resource.plural}`;
    try {
      await deleteOfResource(version, resource, path, turn);
      await count(version, `${resource.plural}.${parsed.group}`, path, remains, turn);
    } catch (error) {
      remains.faults.push(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Resources of a discovery document that have objects in namespaces which can be listed and deleted. */
function deletable(document: unknown): RemoteResource[] {
  const listed = isObject(document) && Array.isArray(document.resources) ? document.resources : [];
  return listed.flatMap((entry: unknown) => {
    if (!isObject(entry) || entry.namespaced !== true || typeof entry.name !== 'string' || entry.name.includes('/')) return [];
    const verbs = Array.isArray(entry.verbs) ? entry.verbs.map(String) : [];
    return verbs.includes('delete') && verbs.includes('list') ? [{ plural: entry.name, verbs }] : [];
  });
}

async function deleteOfResource(version: DelegatedVersion, { verbs }: RemoteResource, path: string, turn: Turn): Promise<void> {
  if (verbs.includes('deletecollection')) {
    await call(version, 'DELETE', `${path}?propagationPolicy=Background`, turn);
    return;
  }
  for (const { name } of (await listed(version, path, turn)).objects)
    await call(version, 'DELETE', `${path}/${encodeURIComponent(name)}?propagationPolicy=Background`, turn);
}

async function count(version: DelegatedVersion, name: string, path: string, remains: RemoteRemains, turn: Turn): Promise<void> {
  const { objects, more } = await listed(version, path, turn);
  if (objects.length === 0) return;
  remains.resources.set(name, (remains.resources.get(name) ?? 0) + objects.length + more);
  for (const { finalizers } of objects)
    for (const finalizer of finalizers) remains.finalizers.set(finalizer, (remains.finalizers.get(finalizer) ?? 0) + 1);
}

interface RemoteObject {
  readonly name: string;
  readonly finalizers: readonly string[];
}

/** The first page of a list, and how many objects follow. */
async function listed(version: DelegatedVersion, path: string, turn: Turn): Promise<{ objects: readonly RemoteObject[]; more: number }> {
  const list = await call(version, 'GET', `${path}?limit=${PAGE}`, turn);
  const items: readonly unknown[] = isObject(list) && Array.isArray(list.items) ? list.items : [];
  const metadata = isObject(list) && isObject(list.metadata) ? list.metadata : {};
  const objects = items.flatMap((item) => {
    const about = isObject(item) && isObject(item.metadata) ? item.metadata : {};
    const finalizers = Array.isArray(about.finalizers) ? about.finalizers.map(String) : [];
    return typeof about.name === 'string' ? [{ name: about.name, finalizers }] : [];
  });
  return { objects, more: Number(metadata.remainingItemCount ?? 0) };
}

/** The answer as JSON; undefined for what is not there. Rejects where there is no answer, or a refusal. */
async function call({ connection }: DelegatedVersion, method: string, path: string, turn: Turn): Promise<unknown> {
  const { destination, tls, agent } = connection();
  const headers = { ...callerHeaders(user), Accept: 'application/json' };
  const request = destination.request(true, { path, method, headers, ...tls, agent, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // Those that end early are told to the reader of the answer.
  request.on('error', () => undefined);
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode = 0 } = response;
  const text = (await readBody(response, ANSWERS.list.bytes)).toString('utf8');
  if (statusCode === 404) return undefined;
  if (statusCode >= 300) throw new Error(`${method} ${path} was answered with ${statusCode}`);
  return readAnswer(text, ANSWERS.list, turn);
}
