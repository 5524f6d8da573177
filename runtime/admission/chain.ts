/** The admission chain: mutating plugins, then validating ones (specification 2). A plugin that throws refuses the request. */
import type { User } from '../auth/contract.js';
import type { ApiObject } from '../model/object.js';

export type Operation = 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';

export interface AdmissionRequest {
  readonly operation: Operation;
  readonly group: string;
  readonly version: string;
  /** The kind of what was sent: through a subresource, the subresource's. */
  readonly kind: string;
  /** Plural name. */
  readonly resource: string;
  readonly subresource: string;
  readonly namespace: string;
  /** Empty where the name is still to be generated. */
  readonly name: string;
  /** What errors call the object: its name, or the start of one that is still to be generated. */
  readonly shownName: string;
  /**
   * The object in the hub version, or what was sent to an operation, as it was sent; undefined for a delete. Mutating
   * plugins may change it in place.
   */
  readonly object: ApiObject | undefined;
  readonly old: ApiObject | undefined;
  readonly user: User;
  readonly dryRun: boolean;
  warn(text: string): void;
}

export interface AdmissionPlugin {
  readonly name: string;
  admit?(request: AdmissionRequest): void | Promise<void>;
  validate?(request: AdmissionRequest): void | Promise<void>;
}

export class AdmissionChain {
  constructor(private readonly plugins: () => readonly AdmissionPlugin[]) {}

  async admit(request: AdmissionRequest): Promise<void> {
    for (const plugin of this.plugins()) await plugin.admit?.(request);
  }

  async validate(request: AdmissionRequest): Promise<void> {
    for (const plugin of this.plugins()) await plugin.validate?.(request);
  }
}
