/** What makes and keeps objects of a server by itself, and which other servers answer for parts of its API. */
import { Aggregation } from '../controllers/aggregation/aggregation.js';
import { flowControlConfiguration } from '../controllers/flow-control/configuration.js';
import { flowControl } from '../controllers/flow-control/controller.js';
import { type Controller, type ControllerHost, isChosen } from '../controllers/framework/contract.js';
import { ControllerGroup } from '../controllers/framework/controller-group.js';
import { LocalApi } from '../controllers/framework/local-api.js';
import { localVersions } from '../controllers/local-api-services.js';
import { ControllerPermission } from '../controllers/permission.js';
import { customResources } from '../extensions/controller.js';
import { FlowControl } from '../flowcontrol/flow-control.js';
import { followedPem } from '../http/connections/pem-files.js';
import type { InflightLimits } from '../http/fairness/inflight.js';
import { Deprecations } from '../http/observing/deprecations.js';
import { VersionsInUse } from '../http/observing/versions-in-use.js';
import type { ServerParts } from '../http/server-parts.js';
import { WatchMeter } from '../http/streams/watch-meter.js';
import type { Foundation } from './foundation.js';
import type { Endings } from './lifecycle/endings.js';
import { Startup } from './lifecycle/startup.js';
import type { Plan } from './plan.js';
import { roomOf } from './requests/room.js';

export interface Controllers {
  readonly host: ControllerHost;
  readonly aggregation: Aggregation;
  /** What bounds the requests at once; `fairness` where that is priority and fairness. */
  readonly room: FlowControl | InflightLimits;
  readonly fairness: FlowControl | undefined;
  /** The controllers that prepare the server. */
  readonly startup: Startup;
  /** The controllers that run once it is ready. */
  readonly group: ControllerGroup;
  /** The versions that these and clients use. */
  readonly inUse: VersionsInUse;
  readonly deprecations: Deprecations;
}

export function controllersOf(
  plan: Plan,
  { metrics, marks, files, listening }: Foundation,
  parts: ServerParts,
  endings: Endings,
): Controllers {
  const { settings, given, clock, gates, isAble, release } = plan;
  const aggregation = given.aggregation ?? aggregationOf(plan, files);
  endings.add(() => aggregation.close());
  const room = roomOf(settings, gates.enabled, isAble(flowControl), metrics, given.worker, listening.arrivals);
  const fairness = room instanceof FlowControl ? room : undefined;
  // Which versions are listed follows from API services, and who waits from priority levels, whatever other controllers there are.
  const own: readonly Controller[] = [
    customResources,
    localVersions,
    aggregation,
    ...(fairness ? [flowControlConfiguration(fairness)] : []),
  ];
  const wanted = [...own.filter(isAble), ...plan.controllers].filter(
    ({ gate, ...controller }) => (gate === undefined || gates.enabled(gate)) && controller.wanted?.(settings) !== false,
  );
  const inUse = new VersionsInUse(metrics, new WatchMeter(metrics));
  const deprecations = new Deprecations(release, metrics);
  const api = new LocalApi(parts.registry, metrics, clock, marks, (version) => {
    if (inUse.used(version)) deprecations.used(version);
  });
  endings.add(() => api.close());
  const host: ControllerHost = { ...parts, api, delegation: aggregation };
  const startup = new Startup(
    wanted.filter(({ phase }) => phase !== 'running'),
    host,
  );
  const running = wanted.filter(({ phase, name }) => phase === 'running' && isChosen(settings, name));
  const group = new ControllerGroup(running, host, new ControllerPermission(host));
  // What is not needed for answers begins with the first of them.
  void startup.done.then(() => group.begin());
  return { host, aggregation, room, fairness, startup, group, inUse, deprecations };
}

function aggregationOf({ settings, gates }: Plan, files: Foundation['files']): Aggregation {
  const identity = followedPem(settings, files, { cert: 'proxy-client-cert-file', key: 'proxy-client-key-file' });
  return new Aggregation({
    tellsUid: gates.enabled('RemoteRequestHeaderUID'),
    toEndpoints: settings.flag('enable-aggregator-routing'),
    // Each connection is made with what the files say by then.
    tls: {
      get cert() {
        return identity.current.cert;
      },
      get key() {
        return identity.current.key;
      },
    },
  });
}
