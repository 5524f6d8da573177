/** The admission chain: mutating plugins, then validating ones (specification 2). A plugin that throws refuses the request. */
import type { AdmissionRequest } from './request.js';

export interface AdmissionPlugin {
  readonly name: string;
  admit?(request: AdmissionRequest): void | Promise<void>;
  validate?(request: AdmissionRequest): void | Promise<void>;
  /** Ends what it keeps open. */
  close?(): void;
}

export class AdmissionChain {
  constructor(private readonly plugins: () => readonly AdmissionPlugin[]) {}

  async admit(request: AdmissionRequest): Promise<void> {
    do {
      for (const plugin of this.plugins()) {
        const done = plugin.admit?.(request);
        if (done !== undefined) await done;
      }
    } while (request.rounds.next());
  }

  async validate(request: AdmissionRequest): Promise<void> {
    for (const plugin of this.plugins()) {
      const done = plugin.validate?.(request);
      if (done !== undefined) await done;
    }
  }
}
