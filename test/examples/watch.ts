/** A watch over HTTP that breaks off and goes on where it was, so that no change is missed. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { createInterface } from 'node:readline';
import { startTestServer } from 'kindwright/test';

interface WatchEvent {
  readonly type: string;
  readonly object: { readonly metadata: { readonly name: string; readonly resourceVersion: string } };
}

const { client, request, close } = await startTestServer();
const maps = '/api/v1/namespaces/default/configmaps';

/** The events after a resource version, until whoever reads them stops. */
async function* eventsAfter(resourceVersion: string): AsyncGenerator<WatchEvent> {
  const query = new URLSearchParams({ watch: 'true', labelSelector: 'app=shop', allowWatchBookmarks: 'true', resourceVersion });
  const headers = { Authorization: `Bearer ${client.token}` };
  const asked = https.get(`${client.url}${maps}?${query}`, { ca: client.authority, headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  try {
    for await (const line of createInterface({ input: answer })) yield JSON.parse(line) as WatchEvent;
  } finally {
    answer.destroy();
  }
}

const { body } = await request('GET', maps);
let last = (body.metadata as { resourceVersion: string }).resourceVersion;

/** Tells events until that of an object, and remembers how far it came. */
async function followUntil(name: string): Promise<void> {
  for await (const { type, object } of eventsAfter(last)) {
    last = object.metadata.resourceVersion;
    if (type !== 'BOOKMARK') console.log(`${type} ${object.metadata.name}`);
    if (object.metadata.name === name) return;
  }
}

const labels = { app: 'shop' };
await request('POST', maps, { metadata: { name: 'first', labels } });
await followUntil('first');
await request('DELETE', `${maps}/first`); // while nobody watches
await request('POST', maps, { metadata: { name: 'second', labels } });
await followUntil('second');
await close();
// Prints:
//   ADDED first
//   DELETED first
//   ADDED second
