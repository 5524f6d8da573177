/**
 * Stands between the browser and the server of the console's bench, in a process of its own. All goes through it as it is. The events of the
 * watch of config maps are recorded, and sent again at any rate when it is asked to: on one machine, a server that takes the writes, the
 * programs that make them and the browser leave too little to each other to see what the page alone can take.
 */
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { throwawayCertificate } from '../support/certificates/certificate.js';

/** What the feed is asked. `among`: the events are of so many objects, the first ones by their names, in place of those recorded. */
export type FeedOrder = { readonly does: 'replay'; readonly aSecond: number; readonly among?: number } | { readonly does: 'stop' };

/** What it tells: where it listens, and how many events a second it has sent. */
export type FeedWord = { readonly port: number } | { readonly sent: number };

interface Recorded {
  readonly type: string;
  readonly object: { readonly rows: { cells: unknown[]; object: { metadata: { name: string; resourceVersion: string } } }[] };
}

const RECORDED = 2_000;
/** Milliseconds between two looks at what is due. */
const PACE_MS = 4;
/** Versions that no store of the bench comes to. */
const FIRST_VERSION = 1_000_000_000;

/** What one hop says of itself. */
const OF_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'accept-encoding', 'host']);

const passed = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(':') || OF_HOP.has(name) ? [] : [[name, value]],
    ),
  );

const [url = ''] = process.argv.slice(2);

if (process.send !== undefined) {
  const agent = new https.Agent({ rejectUnauthorized: false, keepAlive: true });
  const tell = (word: FeedWord): void => void process.send?.(word);
  const recorded: Recorded[] = [];
  const watches = new Set<Http2ServerResponse>();
  let isReplaying = false;

  const watch = (from: IncomingMessage, to: Http2ServerResponse): void => {
    watches.add(to);
    to.on('close', () => {
      watches.delete(to);
      from.destroy();
    });
    let begun = '';
    from.setEncoding('utf8').on('data', (text: string) => {
      if (isReplaying) return;
      to.write(text);
      const lines = `${begun}${text}`.split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) {
        const event: Recorded = JSON.parse(line);
        if (event.type === 'MODIFIED' && recorded.length < RECORDED) recorded.push(event);
      }
    });
    from.on('end', () => to.end());
  };

  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const headers = { ...passed(asked.headers), host: asked.authority };
    const onward = https.request(new URL(asked.url, url), { method: asked.method, headers, agent }, (from) => {
      answer.writeHead(from.statusCode ?? 502, passed(from.headers));
      answer.on('error', () => from.destroy());
      if (asked.url.includes('/configmaps?') && asked.url.includes('watch=1')) watch(from, answer);
      else from.pipe(answer);
    });
    onward.on('error', () => answer.stream.destroy());
    asked.pipe(onward);
  };

  const replay = async (aSecond: number, among?: number): Promise<number> => {
    isReplaying = true;
    const begin = performance.now();
    let sent = 0;
    while (isReplaying) {
      const due = ((performance.now() - begin) / 1000) * aSecond;
      let text = '';
      for (; sent < due; sent += 1) {
        const event = recorded[sent % recorded.length];
        const row = event?.object.rows[0];
        if (row === undefined) throw new Error('nothing was recorded');
        row.object.metadata.resourceVersion = String(FIRST_VERSION + sent);
        row.cells[1] = (sent % 9) + 1;
        if (among !== undefined) {
          row.object.metadata.name = `map-${String(sent % among).padStart(6, '0')}`;
          row.cells[0] = row.object.metadata.name;
        }
        text += `${JSON.stringify(event)}\n`;
      }
      for (const each of watches) each.write(text);
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
    return sent / ((performance.now() - begin) / 1000);
  };

  process.on('message', (order: FeedOrder) => {
    if (order.does === 'stop') isReplaying = false;
    else void replay(order.aSecond, order.among).then((sent) => tell({ sent: Math.round(sent) }));
  });
  const server = http2.createSecureServer(throwawayCertificate(), pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  tell({ port: (server.address() as AddressInfo).port });
  process.on('disconnect', () => process.exit());
}
