/** What a server is to be, by its options: every fault of them is told before anything is opened. */

import { type ChosenPlugins, chosenPlugins } from '../admission/plugins/choice.js';
import { clusterAdmission } from '../admission/plugins/index.js';
import type { Controller } from '../controllers/framework/contract.js';
import { clusterControllers } from '../controllers/index.js';
import { withClusterKinds } from '../kinds/index.js';
import { KindSet } from '../kinds/kind-set.js';
import { type Clock, systemClock } from '../model/clock.js';
import type { Catalogue } from '../model/definition/definition.js';
import { ShownRelease } from '../model/definition/releases.js';
import { Words } from '../model/values/words.js';
import { jsonLog, type OperatorLog, textLog } from '../observe/operator-log.js';
import { shownRelease } from '../settings/emulated-release.js';
import { type FeatureGates, featureGates, gateWarnings } from '../settings/feature-gates.js';
import { flagWarnings } from '../settings/flag-warnings.js';
import { FlagError, type FlagOptions, settingsOf } from '../settings/read.js';
import type { Settings } from '../settings/settings.js';
import { authorizationFaults } from './access/authorization.js';
import { controllerFaults, flagFaults, type Missing, manyWorkersFaults, sharedNames } from './flags/flag-faults.js';
import type { ServerOptions } from './flags/options.js';
import { strayKinds } from './kind-faults.js';
import { type Routes, routeFaults } from './requests/own-routes.js';
import type { OwnFlags } from './server.js';
import type { Worker } from './worker.js';

/** Options that stand in place of what flags would make; absent ones are made as flags say. */
type GivenParts = Pick<
  ServerOptions,
  | 'engine'
  | 'authenticators'
  | 'authorizer'
  | 'audit'
  | 'aggregation'
  | 'serving'
  | 'connectionLimits'
  | 'memory'
  | 'worker'
  | 'watchdog'
  | 'givesBackMemory'
  | 'document'
  | 'frozen'
  | 'testing'
>;

export interface Plan {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  readonly given: GivenParts;
  readonly log: OperatorLog;
  /** Takes a line about what flags ask for. */
  readonly warn: (line: string) => void;
  readonly clock: Clock;
  /** The release whose API is shown. */
  readonly release: string;
  readonly words: Words;
  readonly kinds: KindSet;
  /** The admission plugins that run, in their order. */
  readonly plugins: ChosenPlugins['plugins'];
  /** The controllers for which the catalogue has all that they need, whether flags choose them or not. */
  readonly controllers: readonly Controller[];
  /** Routes beside those of the API. */
  readonly routes: readonly Routes[];
  readonly gates: FeatureGates;
  /** Whether the catalogue has all that a controller needs. */
  isAble(controller: Controller): boolean;
}

/** All workers of a server have the same flags, so that the first alone tells what is said of those. */
const warnOf =
  (log: OperatorLog, worker: Worker | undefined): Plan['warn'] =>
  (line) => {
    if ((worker?.number ?? 1) === 1) log(line);
  };

/** Throws FlagError with every fault. What is not wrong but not wise either is told to the log. */
export async function planOf<Options extends object>(options: ServerOptions<Options> & OwnFlags<Options>): Promise<Plan> {
  const { catalogue, settings: read, kinds, admission, controllers, engine, authenticators, authorizer, audit, ...others } = options;
  const {
    aggregation,
    serving,
    connectionLimits,
    memory,
    worker,
    watchdog,
    givesBackMemory,
    document,
    frozen,
    testing,
    clock = systemClock,
    log: givenLog,
    routes = [],
    ...flags
  } = others;
  const ofServer = { serving, connectionLimits, memory, worker, watchdog, givesBackMemory, document, frozen, testing };
  const given = { engine, authenticators, authorizer, audit, aggregation, ...ofServer };
  const settings = read ?? settingsOf(flags as FlagOptions, catalogue.flags);
  const log = givenLog ?? (settings.text('logging-format') === 'json' ? await jsonLog() : textLog);
  const release = shownRelease(settings);
  const switches = settings.map('feature-gates');
  const gates = featureGates(catalogue, switches, release, catalogue.service.profile);
  const words = new Words(catalogue.service);
  const known = new Set(catalogue.resources.flatMap(({ id, code = id }) => [id, code]));
  const missing: Missing = (ids) => ids.map(words.filled).filter((id) => !known.has(id));
  const kindSet = new KindSet(withClusterKinds(kinds), words, new ShownRelease(release), gates.enabledByName);
  const chosen = chosenPlugins(admission ?? clusterAdmission, settings, words);
  const faults = [
    ...flagFaults(settings, catalogue, words),
    ...(worker === undefined ? manyWorkersFaults(settings) : []),
    ...kindSet.faults(catalogue),
    ...strayKinds(kinds ?? [], known, words),
    ...(authorizer === undefined ? authorizationFaults(settings, missing) : []),
    ...controllerFaults(settings, [...clusterControllers, ...(controllers ?? [])], missing),
    ...sharedNames(controllers ?? []),
    ...chosen.faults,
    ...routeFaults(routes),
  ];
  if (faults.length > 0) throw new FlagError(faults);

  const warnings = [...flagWarnings(settings, catalogue.flags, release), ...gateWarnings(catalogue.features, switches, release)];
  const warn = warnOf(log, worker);
  for (const warning of [...warnings, ...chosen.warnings]) warn(warning);
  const isAble = ({ needs = [] }: Controller): boolean => missing(needs).length === 0;
  return {
    catalogue,
    settings,
    given,
    log,
    warn,
    clock,
    release,
    words,
    kinds: kindSet,
    plugins: chosen.plugins,
    controllers: (controllers ?? clusterControllers).filter(isAble),
    routes,
    gates,
    isAble,
  };
}
