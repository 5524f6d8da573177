/** The admission chain: mutating plugins, then validating ones (specification 2). A plugin that throws refuses the request. */
import type { VersionDefinition } from '../model/definition.js';
import type { AdmissionRequest, RequestTarget } from './request.js';

export interface AdmissionPlugin {
  readonly name: string;
  /** Whether the plugin has anything to do with such requests; with all where absent. The answer may not change. */
  concerns?(about: RequestTarget): boolean;
  admit?(request: AdmissionRequest): void | Promise<void>;
  validate?(request: AdmissionRequest): void | Promise<void>;
  /** Ends what it keeps open. */
  close?(): void;
}

/** The plugins that have something to do with requests of one kind, in their order. */
interface Concerned {
  readonly mutating: readonly AdmissionPlugin[];
  readonly validating: readonly AdmissionPlugin[];
}

export class AdmissionChain {
  #known: readonly AdmissionPlugin[] = [];
  #concerned = new WeakMap<VersionDefinition, Map<string, Concerned>>();

  constructor(private readonly plugins: () => readonly AdmissionPlugin[]) {}

  async admit(request: AdmissionRequest): Promise<void> {
    const { mutating } = this.#concernedWith(request);
    do {
      for (const plugin of mutating) {
        const done = plugin.admit?.(request);
        if (done !== undefined) await done;
      }
    } while (request.rounds.next());
  }

  async validate(request: AdmissionRequest): Promise<void> {
    for (const plugin of this.#concernedWith(request).validating) {
      const done = plugin.validate?.(request);
      if (done !== undefined) await done;
    }
  }

  /**
   * Validates the request and does its work. What plugins have reserved for it is given back where it is refused, where the work
   * throws, and where it returns `undefined`, which tells that nothing was written.
   */
  async carryOut<R>(request: AdmissionRequest, work: () => Promise<R>): Promise<R> {
    let done: R | undefined;
    try {
      await this.validate(request);
      done = await work();
      return done;
    } finally {
      if (done === undefined) await request.reservations.giveBack();
    }
  }

  /** Chosen once for each way in which a version of a resource is asked for, so that a request meets only plugins that care. */
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
    const concerned = {
      mutating: all.filter((plugin) => plugin.admit !== undefined),
      validating: all.filter((plugin) => plugin.validate !== undefined),
    };
    ofVersion.set(way, concerned);
    return concerned;
  }
}
