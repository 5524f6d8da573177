/** Which connections are crowded: those whose requests find many others of their flow before them. */
import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import Koa from 'koa';
import { FlowControl } from '../../../runtime/flowcontrol/flow-control.js';
import { isCrowded } from '../../../runtime/http/connections/unread-connections.js';
import { fairQueuing } from '../../../runtime/http/fairness/fair-queuing.js';
import type { RequestContext } from '../../../runtime/http/requests/state.js';
import type { Registry } from '../../../runtime/resource/registry.js';
import { SOMEBODY } from '../../flowcontrol/asking.js';
import { defaultConfiguration } from '../../flowcontrol/default-configuration.js';

/** Seats of the server, by which those of a level are few. */
const SEATS = 40;

const app = new Koa();

/** A get by the user, over a connection of its own. */
function contextOf(name: string): RequestContext {
  const request = new IncomingMessage(new Socket());
  const ctx = app.createContext(request, new ServerResponse(request));
  const user = { ...SOMEBODY.user, name, groups: ['system:authenticated'] };
  const info = { ...SOMEBODY.attributes, verb: 'get', resourceRequest: true, resource: 'pods', namespace: 'shop' };
  Object.assign(ctx.state, { info, user, isStream: false, allowedMs: 60_000, times: {}, work: { takenUp: () => undefined } });
  return ctx as RequestContext;
}

test('connections of a flow are crowded from a few requests on that wait, those that are refused as well, and others never', () => {
  const control = new FlowControl({ seats: SEATS, seed: 1 });
  control.configure(defaultConfiguration);
  const crowded = new Set<object>();
  const stage = fairQueuing(control, {} as Registry, {
    waits: (source, _answer, isRefused, queue) => {
      if (isRefused || isCrowded(queue)) crowded.add(source);
    },
  });
  const never = new Promise<void>(() => undefined);
  const ask = (name: string): RequestContext => {
    const ctx = contextOf(name);
    void stage(ctx, () => never);
    return ctx;
  };
  const few = Array.from({ length: 4 }, () => ask('few'));
  const many = Array.from({ length: 2000 }, () => ask('many'));
  few.push(...Array.from({ length: 4 }, () => ask('few')));
  const isTold = ({ req }: RequestContext): boolean => crowded.has(req.socket);
  assert.deepEqual(few.map(isTold), new Array(8).fill(false));
  const first = many.findIndex(isTold);
  assert.ok(first > 0 && first < 100, `from the request ${first} on`);
  assert.ok(many.slice(-100).every(isTold));
  assert.equal(many.at(-1)?.status, 429);
});
