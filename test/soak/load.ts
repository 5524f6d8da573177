/** What servers suffer while they live: requests, and clients that leave, cut off, send garbage or nothing. */
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { Client } from '../attack/client.js';
import type { Random } from '../attack/random.js';

const PATIENCE_MS = 3000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const token = (folder: string): string => {
  try {
    return readFileSync(path.join(folder, 'data', 'admin.token'), 'utf8').trim();
  } catch {
    return '';
  }
};

const MAPS = '/api/v1/namespaces/default/configmaps';
const JSON_BODY = { 'Content-Type': 'application/json' };
const YAML_BODY = { 'Content-Type': 'application/yaml' };

const map = (name: string, size: number): Buffer =>
  Buffer.from(JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { generateName: name }, data: { text: 'x'.repeat(size) } }));

/** Large enough for a thread of its own. */
const yaml = (lines: number): Buffer =>
  Buffer.from(
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { generateName: y- }\ndata:\n${Array.from({ length: lines }, (_, i) => `  k${i}: "v"\n`).join('')}`,
  );

async function ask(client: Client, random: Random): Promise<void> {
  switch (random.below(6)) {
    case 0:
      await client.send({
        method: 'POST',
        path: MAPS,
        headers: JSON_BODY,
        body: map('soak-', random.below(20_000)),
        patienceMs: PATIENCE_MS,
      });
      return;
    case 1:
      await client.send({ method: 'GET', path: `${MAPS}?limit=${random.below(50)}`, patienceMs: PATIENCE_MS });
      return;
    case 2:
      await client.send({ method: 'GET', path: `${MAPS}?watch=1`, patienceMs: random.below(500) });
      return;
    case 3:
      await client.send({
        method: 'POST',
        path: MAPS,
        headers: YAML_BODY,
        body: yaml(random.below(3000)),
        patienceMs: random.below(PATIENCE_MS),
      });
      return;
    case 4:
      await client.send({ method: 'DELETE', path: `${MAPS}?limit=5`, patienceMs: PATIENCE_MS });
      return;
    default:
      await client.send({
        method: 'GET',
        path: random.pick(['/openapi/v2', '/metrics', '/readyz?verbose', '/apis']),
        patienceMs: random.below(1000),
      });
  }
}

/** A connection that is cut off somewhere: in its handshake, in a head, in a body, or in an answer. */
function cutOff(port: number, random: Random, bearer: string): Promise<void> {
  return new Promise((resolve) => {
    const raw = random.chance(0.5);
    const socket = raw
      ? net.connect(port, '127.0.0.1')
      : tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: random.pick([['h2'], ['http/1.1']]) });
    const head = `POST ${MAPS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n{`;
    socket.on('error', () => undefined);
    socket.resume();
    socket.once(raw ? 'connect' : 'secureConnect', () => {
      socket.write(
        raw ? Buffer.concat([Buffer.from([0x16, 3, 1]), random.bytes(random.below(400))]) : head.slice(0, random.below(head.length)),
      );
    });
    setTimeout(() => {
      if (raw && random.chance(0.5)) socket.resetAndDestroy();
      else socket.destroy();
      resolve();
    }, random.below(120));
  });
}

/** Goes on until `over` says so. */
export async function load(port: number, folder: string, random: Random, clients: number, over: () => boolean): Promise<number> {
  let asked = 0;
  const bearer = token(folder);
  const askAlways = async (): Promise<void> => {
    const client = new Client(port, bearer);
    while (!over()) {
      await ask(client, random);
      asked += 1;
      await pause(1);
    }
    client.close();
  };
  const cutAlways = async (): Promise<void> => {
    while (!over()) {
      await cutOff(port, random, bearer);
      asked += 1;
    }
  };
  await Promise.all([...Array.from({ length: clients }, askAlways), ...Array.from({ length: Math.ceil(clients / 2) }, cutAlways)]);
  return asked;
}
