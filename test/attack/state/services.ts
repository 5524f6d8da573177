/** Services that cases make the server call, on loopback. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { throwawayCertificate } from '../../support/certificates/certificate.js';
import type { CaseService } from './case.js';

export interface RunningService extends CaseService {
  close(): Promise<void>;
}

/** Starts one; `answer` is asked for each request. */
export async function startService(answer: RequestListener): Promise<RunningService> {
  const { cert, key } = throwawayCertificate();
  const server = https.createServer({ cert, key }, answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    port,
    caBundle: Buffer.from(cert).toString('base64'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
