/**
 * What priority and fairness costs a request beside plain limits of requests in flight: microseconds of CPU, the least of several
 * rounds. Run with `npm run bench`.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa, { type Context, type Middleware } from 'koa';
import type { User } from '../../runtime/auth/contract.js';
import { FlowControl } from '../../runtime/flowcontrol/flow-control.js';
import { Arrivals } from '../../runtime/http/connections/arrivals.js';
import { fairQueuing } from '../../runtime/http/fairness/fair-queuing.js';
import { inflight } from '../../runtime/http/fairness/inflight.js';
import { requestInfoReader } from '../../runtime/http/requests/request-info.js';
import type { Registry } from '../../runtime/resource/registry.js';
import { defaultConfiguration } from '../flowcontrol/default-configuration.js';

const ROUNDS = 12;
const CALLS = 20_000;
/** Requests that come in one turn of the event loop. */
const TURN = 16;

const control = new FlowControl({ seats: 600, seed: 1 });
control.configure(defaultConfiguration);

const users: Readonly<Record<string, User>> = {
  administrator: { name: 'admin', uid: '', groups: ['system:masters', 'system:authenticated'], extra: {} },
  'service account': {
    name: 'system:serviceaccount:shop:till',
    uid: '',
    groups: ['system:serviceaccounts', 'system:serviceaccounts:shop', 'system:authenticated'],
    extra: {},
  },
};
const info = requestInfoReader({ segment: 'namespaces', subresources: [] })('GET', '/api/v1/namespaces/shop/configmaps/greeting');
const app = new Koa();

/** What a request is to the stage; a new one each time, as headers are set on it. */
function contextOf(user: User): Context {
  const request = new IncomingMessage(new Socket());
  const ctx = app.createContext(request, new ServerResponse(request));
  Object.assign(ctx.state, { info, user, isStream: false, allowedMs: 60_000 });
  return ctx as Context;
}

const answered = Promise.resolve();
const goOn = (): Promise<void> => answered;
// A list alone asks for what is stored.
const registry = { find: () => undefined } as unknown as Registry;
const stages: Readonly<Record<string, Middleware>> = {
  'no limits': (_, next) => next(),
  'limits in flight': inflight({ reading: 400, mutating: 200 }),
  'priority and fairness': fairQueuing(control, registry, new Arrivals()),
};

const least = new Map<string, number>();
for (let round = 0; round < ROUNDS; round++)
  for (const [who, user] of Object.entries(users))
    for (const [what, stage] of Object.entries(stages)) {
      const contexts = Array.from({ length: CALLS }, () => contextOf(user));
      const from = process.cpuUsage();
      for (const [i, ctx] of contexts.entries()) {
        await stage(ctx, goOn);
        if (i % TURN === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      const { user: own, system } = process.cpuUsage(from);
      const name = `${what}, ${who}`;
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, (own + system) / CALLS));
    }
for (const [name, micros] of least) console.log(`${name.padEnd(60)} ${micros.toFixed(2).padStart(8)} µs`);
