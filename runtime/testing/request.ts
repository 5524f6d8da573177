/** Requests of a server's administrator, in JSON. */
import https from 'node:https';
import type { ClientConfiguration } from '../client/kubeconfig.js';
import { parseTrusted, stringify } from '../codec/parse.js';
import { isObject } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';

export interface JsonAnswer {
  readonly status: number;
  /** Empty where the answer is no JSON object. */
  readonly body: JsonObject;
}

/** Sends an object, or nothing, to a path such as `/api/v1/namespaces`, and gives the answer, whatever its status. */
export type AdministratorRequest = (
  method: string,
  path: string,
  object?: object,
  headers?: Readonly<Record<string, string | readonly string[]>>,
) => Promise<JsonAnswer>;

/** The header of requests that are the test's own: they meet no faults, and are not among those that clients made. */
export const OWN_REQUEST = 'kindwright-test';
const OWN = { [OWN_REQUEST]: 'own' };

/** What each method sends: patches are merged into the object. */
const contentType = (method: string): string => (method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');

/** The connections stay open between requests, and end with `close`. */
export function administratorOf({ url, authority, token }: ClientConfiguration): { request: AdministratorRequest; close(): void } {
  const agent = new https.Agent({ keepAlive: true, ca: authority });
  const request: AdministratorRequest = (method, path, object, more = {}) => {
    const body = object === undefined ? undefined : Buffer.from(stringify(object));
    const headers = {
      ...OWN,
      ...more,
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': contentType(method), 'Content-Length': body.length }),
    };
    return new Promise((resolve, reject) => {
      const sent = https.request(`${url}${path}`, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: objectOf(Buffer.concat(chunks).toString()) }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
  return { request, close: () => agent.destroy() };
}

function objectOf(text: string): JsonObject {
  try {
    const value = parseTrusted(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
