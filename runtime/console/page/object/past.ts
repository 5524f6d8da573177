/** Earlier states of an object, as far back as the server still knows them. */
import { type AnyKind, ApiError, type Client, type DiscoveredKind } from '../../../api-client/index.js';
import { type ApiObject, isApiObject, textAt } from '../values/objects.js';

/** States that are read at most. */
const MAX_STATES = 50;

/**
 * The states before one, the latest first. Each is read from a list as it was right before the next was written; that ends where the server
 * does not know a time so long ago, or the object was not there. Revisions of this server are numbers; of one where they are not there are
 * no states.
 */
export async function* statesBefore(
  client: Client,
  kind: DiscoveredKind,
  namespace: string,
  object: ApiObject,
  signal: AbortSignal,
): AsyncGenerator<ApiObject> {
  const fieldSelector = { 'metadata.name': textAt(object, 'metadata', 'name') };
  let version = textAt(object, 'metadata', 'resourceVersion');
  for (let i = 0; i < MAX_STATES && /^\d+$/.test(version); i += 1) {
    const resourceVersion = String(BigInt(version) - 1n);
    try {
      const options = { fieldSelector, resourceVersion, resourceVersionMatch: 'Exact', pageSize: 1, signal } as const;
      const [before]: unknown[] = await client.of<AnyKind>(kind).namespace(namespace).list(options).toArray();
      if (!isApiObject(before)) return;
      yield before;
      version = textAt(before, 'metadata', 'resourceVersion');
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
  }
}
