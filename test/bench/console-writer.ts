/**
 * Makes and changes config maps from a process of its own, over HTTP/2 with many requests under way: what a server is asked by others while
 * the bench of the console looks at its page. It is told what to do by messages, and tells how many it has done.
 */
import http2 from 'node:http2';

/** What a writer is asked: to make the objects of some numbers, or to change those below a number at a rate until it is asked to stop. */
export type Order =
  | { readonly does: 'make'; readonly from: number; readonly to: number }
  | { readonly does: 'change'; readonly below: number; readonly aSecond: number }
  | { readonly does: 'stop' };

const MAPS = '/api/v1/namespaces/default/configmaps';
const AT_ONCE = 32;
/** Milliseconds that a writer waits where it is ahead of its rate. */
const PAUSE_MS = 2;

const nameOf = (i: number): string => `map-${String(i).padStart(6, '0')}`;

const [url = '', token = ''] = process.argv.slice(2);

if (process.send !== undefined) {
  const connect = (): http2.ClientHttp2Session => http2.connect(url, { rejectUnauthorized: false });
  let session = connect();
  const send = (method: string, path: string, type: string, body: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ':method': method, ':path': path, 'content-type': type, authorization: `Bearer ${token}` });
      let status = 0;
      stream.on('response', (headers) => {
        status = Number(headers[':status']);
      });
      stream.resume().on('end', () => resolve(status));
      stream.on('error', reject);
      stream.end(JSON.stringify(body));
    });
  const together = (work: () => Promise<void>): Promise<unknown> => Promise.all(Array.from({ length: AT_ONCE }, work));

  let stopped = false;
  const make = async (from: number, to: number): Promise<number> => {
    let next = from;
    await together(async () => {
      while (next < to) {
        const i = next;
        next += 1;
        const metadata = { name: nameOf(i), labels: { part: String(i % 100) } };
        const status = await send('POST', MAPS, 'application/json', { metadata, data: { n: '0' } });
        if (status !== 201) throw new Error(`${nameOf(i)} was answered with ${status}`);
      }
    });
    return to - from;
  };
  const change = async (below: number, aSecond: number): Promise<number> => {
    const begin = performance.now();
    let done = 0;
    await together(async () => {
      while (!stopped) {
        if (done > ((performance.now() - begin) / 1000) * aSecond) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        else {
          done += 1;
          const data = { n: String(done), [`key-${done % 7}`]: 'x' };
          await send('PATCH', `${MAPS}/${nameOf(Math.floor(Math.random() * below))}`, 'application/merge-patch+json', { data });
        }
      }
    });
    return done / ((performance.now() - begin) / 1000);
  };

  process.on('message', (order: Order) => {
    if (order.does === 'stop') {
      stopped = true;
      return;
    }
    stopped = false;
    // The server ends connections that are idle for long.
    if (session.closed || session.destroyed) session = connect();
    const work = order.does === 'make' ? make(order.from, order.to) : change(order.below, order.aSecond);
    void work.then((done) => process.send?.(done));
  });
  process.on('disconnect', () => session.destroy());
}
