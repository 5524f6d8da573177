/** Whether the components of a cluster are healthy, which each read asks them. */
import http from 'node:http';
import https from 'node:https';
import type { ComponentStatus } from '../../../generated/core/v1/types.js';
import type { ApiObject } from '../../model/object.js';
import type { FoundContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { nameOf } from '../shown.js';

/** What a component is asked, with the ports that it listens on: that of TLS, and the one from before. */
const COMPONENTS = [
  { name: 'scheduler', port: 10_259, plainPort: 10_251 },
  { name: 'controller-manager', port: 10_257, plainPort: 10_252 },
] as const;

/** Milliseconds that a component has for its answer. */
const PATIENCE_MS = 5000;
/** Characters of an answer that are told. */
const MAX_TOLD = 1024;

interface Health {
  readonly healthy: boolean;
  readonly message: string;
}

/** Asks for the health of what listens on a port of this machine, whoever signed its certificate. */
function healthAt(url: string): Promise<Health> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error): void => resolve({ healthy: false, message: `Get "${url}": ${message}` });
    const options = { timeout: PATIENCE_MS, rejectUnauthorized: false };
    const request = (url.startsWith('https:') ? https : http).get(url, options, (response) => {
      let told = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        told = `${told}${chunk}`.slice(0, MAX_TOLD);
      });
      response.on('error', failed);
      response.on('end', () => resolve({ healthy: response.statusCode === 200, message: told }));
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)));
    request.on('error', failed);
  });
}

async function healthOfStore({ engine }: FoundContext): Promise<Health> {
  try {
    await engine.currentRevision();
    return { healthy: true, message: 'ok' };
  } catch (error) {
    return { healthy: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function statusOf(name: string, { healthy, message }: Health): ApiObject {
  return { metadata: { name }, conditions: [{ type: 'Healthy', status: healthy ? 'True' : 'False', message }] };
}

async function statuses(context: FoundContext): Promise<ApiObject[]> {
  const secured = context.enabled('SecuredComponents');
  const asked = COMPONENTS.map(async ({ name, port, plainPort }) =>
    statusOf(name, await healthAt(secured ? `https://127.0.0.1:${port}/healthz` : `http://127.0.0.1:${plainPort}/healthz`)),
  );
  return Promise.all([...asked, healthOfStore(context).then((health) => statusOf('etcd-0', health))]);
}

/** What the cell of a row says of a component. */
function healthText({ conditions = [] }: ComponentStatus): string[] {
  const found = conditions.find(({ type }) => type === 'Healthy');
  if (found === undefined) return ['Unknown', '', ''];
  return [found.status === 'True' ? 'Healthy' : 'Unhealthy', found.message ?? '', found.error ?? ''];
}

export const componentStatus = defineKind<ComponentStatus>({
  resource: 'componentstatuses',
  strategy: {
    found: { objects: statuses, called: 'componentstatus' },
    cells: (object) => [nameOf(object), ...healthText(object)],
  },
});
