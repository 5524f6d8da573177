/** Logs of containers: kept by the node, passed on from there. */

import type { IncomingMessage } from 'node:http';
import { meaningOf } from '../../../client/meanings.js';
import { type ForwardTarget, fetched } from '../../../http/connections/forward.js';
import type { RequestContext } from '../../../http/requests/state.js';
import type { SubresourceHandler } from '../../../http/routing/subresources.js';
import { sendBytes } from '../../../http/streams/byte-stream.js';
import {
  ApiError,
  badRequest,
  type FieldError,
  forbiddenField,
  internalError,
  invalid,
  invalidValue,
  unforeseen,
} from '../../../model/errors.js';
import { isTrue } from '../../../model/query.js';
import { quoted } from '../../../model/values/printed-values.js';
import { type ConnectingParts, nodeConnections } from '../node/connection.js';
import { containerOf } from './containers.js';
import { podOf } from './streams.js';

/** Options that are numbers, with the least that each may be. */
const NUMBERS = { tailLines: 0, limitBytes: 1, sinceSeconds: 1 } as const;
const SWITCHES = ['follow', 'previous', 'timestamps'] as const;

function numberOf(value: string): number {
  if (!/^[+-]?\d+$/.test(value)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`);
  return Number(value);
}

/** The options as the node takes them. Throws 400 for what is no number, 422 for what is out of bounds. */
function optionsOf(query: URLSearchParams, name: string): URLSearchParams {
  const out = new URLSearchParams();
  const faults: FieldError[] = [];
  for (const field of SWITCHES) if (isTrue(query, field)) out.set(field, 'true');
  for (const [field, least] of Object.entries(NUMBERS)) {
    const sent = query.get(field);
    if (sent === null || sent === '') continue;
    const value = numberOf(sent);
    if (value < least) faults.push(invalidValue(field, value, `must be greater than ${least === 0 ? 'or equal to ' : ''}0`));
    out.set(field, String(value));
  }
  const since = query.get('sinceTime');
  if (since !== null && since !== '') {
    if (query.has('sinceSeconds')) faults.push(forbiddenField('[]', 'at most one of `sinceTime` or `sinceSeconds` may be specified'));
    out.set('sinceTime', since);
  }
  if (faults.length > 0) throw invalid({ group: '', name: 'PodLogOptions' }, name, faults);
  return out;
}

/** Statuses of answers that hold a log. */
const [LEAST_SUCCESS, GREATEST_SUCCESS] = [200, 206];
/** Bytes of a node's refusal that are read. */
const MAX_REFUSAL = 50_000;

/** The answer of the node; 500 where it cannot be asked. */
async function answerOf(ctx: RequestContext, target: ForwardTarget): Promise<IncomingMessage> {
  try {
    return await fetched(ctx, target);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 503) throw error;
    throw unforeseen(`Get ${quoted(`https://${target.destination.authority}${target.path}${target.query}`)}: ${error.message}`);
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let left = MAX_REFUSAL;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) break;
  }
  return Buffer.concat(chunks).toString();
}

/** What clients are told where the node refuses: its own words where it failed or understood nothing, else that it lacks the log. */
function failureOf(status: number, text: string, name: string): ApiError {
  if (status === 500) return internalError(text);
  if (status === 400) return badRequest(text);
  if (status < 400) return unforeseen('redirects forbidden');
  const { reason, words } = meaningOf(status, text);
  const kind = 'pods/log';
  return new ApiError(status, reason, `${status === 403 ? text : words} ( ${kind} ${name})`, { name, kind });
}

export const podLog = (parts: ConnectingParts): SubresourceHandler => {
  const connectionTo = nodeConnections(parts);
  return async (request) => {
    const { ctx, name, namespace } = request;
    const query: URLSearchParams = ctx.state.info.query;
    const options = optionsOf(query, name);
    const pod = await podOf(request);
    const container = containerOf(pod, query.get('container') ?? '');
    const node = pod.spec.nodeName ?? '';
    if (node === '') {
      // Without a running container there are no logs.
      ctx.status = 204;
      return undefined;
    }
    const segments = [namespace, name, container].map(encodeURIComponent);
    const asked = options.toString();
    const target = {
      ...(await connectionTo(node)),
      path: `/containerLogs/${segments.join('/')}`,
      query: asked === '' ? '' : `?${asked}`,
      prefix: '',
    };
    const answer = await answerOf(ctx, target);
    const { statusCode: status = 0 } = answer;
    if (status < LEAST_SUCCESS || status > GREATEST_SUCCESS) throw failureOf(status, await textOf(answer), name);
    sendBytes(ctx, answer, 'text/plain');
    return undefined;
  };
};
