/** The admission chain: mutating plugins, then validating ones (specification 2). A plugin that throws refuses the request. */
import type { VersionDefinition } from '../model/definition/definition.js';
import type { AdmissionMeter, Judged, Step } from './meter.js';
import type { AdmissionRequest, RequestTarget } from './request.js';

export interface AdmissionPlugin {
  readonly name: string;
  /** Whether the plugin wants to see such requests; it sees all if absent. The answer must stay the same for equal arguments. */
  concerns?(about: RequestTarget): boolean;
  admit?(request: AdmissionRequest): void | Promise<void>;
  validate?(request: AdmissionRequest): void | Promise<void>;
  /** Releases what the plugin keeps open. */
  close?(): void;
}

/** A plugin's mutating or validating function, with its meter. */
interface Part {
  readonly run: (request: AdmissionRequest) => void | Promise<void>;
  readonly judged: Judged;
}

/** The plugins that want to see requests of one kind, in their order. */
interface Concerned {
  readonly mutating: readonly Part[];
  readonly validating: readonly Part[];
  readonly steps: Readonly<Record<Step, Judged>>;
}

/** A running admission step: plugins are called one after the other, each measured from the end of the one before. */
class StepTimer {
  readonly #began = performance.now();
  #at = this.#began;

  constructor(private readonly step: Judged) {}

  passed(judged: Judged): void {
    const now = performance.now();
    judged.through(now - this.#at);
    this.#at = now;
  }

  refused(judged: Judged): void {
    const now = performance.now();
    judged.refused(now - this.#at);
    this.step.refused(now - this.#began);
  }

  over(): void {
    this.step.through(this.#at - this.#began);
  }
}

/** Calls the plugins in turn. */
async function runAll(parts: readonly Part[], request: AdmissionRequest, timer: StepTimer): Promise<void> {
  for (const { run, judged } of parts) {
    try {
      const done = run(request);
      if (done !== undefined) await done;
    } catch (error) {
      timer.refused(judged);
      throw error;
    }
    timer.passed(judged);
  }
}

export class AdmissionChain {
  #known: readonly AdmissionPlugin[] = [];
  #concerned = new WeakMap<VersionDefinition, Map<string, Concerned>>();

  constructor(
    private readonly plugins: () => readonly AdmissionPlugin[],
    private readonly meter: AdmissionMeter,
  ) {}

  async admit(request: AdmissionRequest): Promise<void> {
    const { mutating, steps } = this.#concernedWith(request);
    const timer = new StepTimer(steps.admit);
    do await runAll(mutating, request, timer);
    while (request.rounds.next());
    timer.over();
  }

  async validate(request: AdmissionRequest): Promise<void> {
    const { validating, steps } = this.#concernedWith(request);
    const timer = new StepTimer(steps.validate);
    await runAll(validating, request, timer);
    timer.over();
  }

  /**
   * Validates the request and does its work. Reservations of plugins are given back when the request is refused, when the work throws, and
   * when it returns `undefined`, which means that nothing was written.
   */
  async carryOut<R>(request: AdmissionRequest, work: () => Promise<R>): Promise<R> {
    let done: R | undefined;
    try {
      await this.validate(request);
      done = await work();
      return done;
    } finally {
      request.reservations.ended();
      if (done === undefined) await request.reservations.giveBack();
    }
  }

  /**
   * Selected once for each combination of resource, version and operation, so that a request meets only the plugins that want to see it.
   */
  #concernedWith(request: AdmissionRequest): Concerned {
    const plugins = this.plugins();
    if (plugins !== this.#known) {
      this.#known = plugins;
      this.#concerned = new WeakMap();
    }
    let ofVersion = this.#concerned.get(request.asked);
    if (ofVersion === undefined) {
      ofVersion = new Map();
      this.#concerned.set(request.asked, ofVersion);
    }
    const way = `${request.operation}/${request.subresource}`;
    const chosen = ofVersion.get(way);
    if (chosen !== undefined) return chosen;
    const all = plugins.filter((plugin) => plugin.concerns?.(request) !== false);
    const { operation } = request;
    const part = (plugin: AdmissionPlugin, step: Step): Part[] => {
      const run = plugin[step]?.bind(plugin);
      return run === undefined ? [] : [{ run, judged: this.meter.plugin(plugin.name, step, operation) }];
    };
    const concerned = {
      mutating: all.flatMap((plugin) => part(plugin, 'admit')),
      validating: all.flatMap((plugin) => part(plugin, 'validate')),
      steps: { admit: this.meter.step('admit', operation), validate: this.meter.step('validate', operation) },
    };
    ofVersion.set(way, concerned);
    return concerned;
  }
}
