/** What a live server holds, or clients still write into it, in versions that a release deprecates or does not have. */
import type { Kind } from '../../api-client/kind.js';
import { pagesOf } from '../../api-client/list.js';
import { ServiceConnection } from '../../api-client/node/service-connection.js';
import { readRemoteService } from '../../client/webhook-config.js';
import { remoteKinds } from '../../controllers/framework/served-kinds.js';
import { isObject } from '../../model/json/json.js';
import type { ApiObject, JsonObject } from '../../model/object.js';
import { type Finding, findingOf } from './findings.js';
import type { Successors } from './successors.js';

export interface LiveFault {
  readonly why: string;
}

/** The annotation with the configuration that kubectl applied last. */
const LAST_APPLIED = 'last-applied-configuration';

/** Looks at every object once. A kind that cannot be listed is among the faults, and the rest goes on. */
export async function* liveFindings(kubeconfig: string, successors: Successors, faults: LiveFault[]): AsyncGenerator<Finding> {
  let connection: ServiceConnection | undefined;
  try {
    connection = new ServiceConnection(readRemoteService(kubeconfig), 'kindwright-lint');
    for (const kind of await remoteKinds(connection)) {
      try {
        const listed = { backend: connection, kind, namespace: '' };
        for await (const { items } of pagesOf<ApiObject>(listed)) for (const item of items) yield* ofObject(item, kind, successors);
      } catch (error) {
        faults.push({
          why: `${kind.apiVersion} ${kind.plural} cannot be listed: ${messageOf(error)}`,
        });
      }
    }
  } catch (error) {
    faults.push({ why: `the server cannot be asked: ${messageOf(error)}` });
  } finally {
    connection?.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An object is there in every version that is served: what counts is whether any is left, and in which ones clients write it. */
function* ofObject(object: ApiObject, kind: Kind, successors: Successors): Generator<Finding> {
  const about = { kind: kind.kind, namespace: object.metadata.namespace ?? '', name: object.metadata.name ?? '' };
  const served = findingOf({ ...about, apiVersion: kind.apiVersion }, successors);
  const told = new Set<string>();
  if (served !== undefined && (served.replacement === undefined || served.state === 'removed')) {
    told.add(kind.apiVersion);
    yield served;
  }
  for (const [apiVersion, by] of writersOf(object)) {
    if (told.has(apiVersion)) continue;
    told.add(apiVersion);
    const finding = findingOf({ ...about, apiVersion }, successors);
    if (finding !== undefined) yield { ...finding, by };
  }
}

/** Versions in which an object was written, each with who did. */
function writersOf({ metadata }: ApiObject): [apiVersion: string, by: string][] {
  const owned = (metadata.managedFields ?? []).flatMap(({ apiVersion, manager }): [string, string][] =>
    apiVersion === undefined ? [] : [[apiVersion, manager ?? 'a client']],
  );
  const applied = Object.entries(metadata.annotations ?? {}).flatMap(([name, text]): [string, string][] => {
    const apiVersion = name.endsWith(`/${LAST_APPLIED}`) ? parsed(text).apiVersion : undefined;
    return typeof apiVersion === 'string' ? [[apiVersion, 'kubectl apply']] : [];
  });
  return [...applied, ...owned];
}

function parsed(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
