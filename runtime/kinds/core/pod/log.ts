/** Logs of containers: kept by the node, passed on from there. */
import { forward } from '../../../http/connections/forward.js';
import type { SubresourceHandler } from '../../../http/routing/subresources.js';
import type { ServerParts } from '../../../http/server-parts.js';
import { badRequest, type FieldError, forbiddenField, invalid, invalidValue } from '../../../model/errors.js';
import { isTrue } from '../../../model/query.js';
import { nodeConnections } from '../node/connection.js';
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

export const podLog = (parts: ServerParts): SubresourceHandler => {
  const connectionTo = nodeConnections(parts);
  return async (request) => {
    const { ctx, name, namespace } = request;
    const query: URLSearchParams = ctx.state.info.query;
    const options = optionsOf(query, name);
    const pod = podOf(request);
    const container = containerOf(pod, query.get('container') ?? '');
    const node = pod.spec.nodeName ?? '';
    if (node === '') {
      // Without a running container there are no logs.
      ctx.status = 204;
      return undefined;
    }
    const segments = [namespace, name, container].map(encodeURIComponent);
    const asked = options.toString();
    await forward(ctx, {
      ...(await connectionTo(node)),
      path: `/containerLogs/${segments.join('/')}`,
      query: asked === '' ? '' : `?${asked}`,
      prefix: '',
    });
    return undefined;
  };
};
