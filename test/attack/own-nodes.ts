/** Nodes that are the server itself: whoever writes them would otherwise call it, and clouds' metadata, with its own credentials. */
import { Client } from './client.js';
import type { Judge } from './refusals.js';
import type { Target } from './target.js';

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Ways to write this machine, and the link on which clouds tell secrets. */
const OWN_ADDRESSES = [
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '0.0.0.0',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  'localhost.',
  '127.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '169.254.169.254',
  'fe80::1%lo',
];

/** Nodes that tell an address of the server itself, whose proxies, logs and streams the administrator asks for; gives how many were tried. */
export async function throughNodes(target: Target, judge: Judge): Promise<number> {
  const client = new Client(target.port, target.administrator);
  const post = (path: string, body: object): ReturnType<Client['send']> =>
    client.send({ method: 'POST', path, headers: JSON_BODY, body: Buffer.from(JSON.stringify(body)) });
  await post('/api/v1/namespaces/alice/serviceaccounts', { metadata: { name: 'default' } });
  let tried = 0;
  for (const [i, address] of OWN_ADDRESSES.entries()) {
    const daemonEndpoints = { kubeletEndpoint: { Port: target.port } };
    await post('/api/v1/nodes', {
      metadata: { name: `own-${i}` },
      status: { addresses: [{ type: 'Hostname', address }], daemonEndpoints },
    });
    await post('/api/v1/namespaces/alice/pods', {
      metadata: { name: `own-${i}` },
      spec: { nodeName: `own-${i}`, containers: [{ name: 'c', image: 'i:1' }] },
    });
    const pod = `/api/v1/namespaces/alice/pods/own-${i}`;
    for (const path of [
      `/api/v1/nodes/own-${i}/proxy/api/v1/namespaces/vault/secrets`,
      `/api/v1/nodes/https:own-${i}:${target.port}/proxy/api/v1/namespaces/vault/secrets`,
      `/api/v1/nodes/http:own-${i}:80/proxy/`,
      `${pod}/log?container=c`,
    ]) {
      const { status, text } = await client.send({ method: 'GET', path });
      // 503, and 500 for logs: the text is no name either.
      judge(`${path} at ${address}`, status, text, [400, path.includes('/log?') ? 500 : 503]);
      if (status >= 500 && !text.includes('getaddrinfo')) judge(`${path} at ${address} was called`, status, text, []);
      tried += 1;
    }
  }
  client.close();
  return tried;
}
