/** What a kind adds in code to its catalogue entry, as one value that a server is given. */
import type { Operation } from '../http/routing/operations.js';
import type { Conversion, Defaulter } from '../model/definition/kind-functions.js';
import type { Strategy } from '../resource/strategy.js';

/** A kind as a server holds it, without its type. */
export interface Kind {
  /** `<plural>.<group>` as the catalogue spells it, words such as `{groupDomain}` included; only the plural in the core group. */
  readonly resource: string;
  readonly strategy: Strategy;
  readonly defaulters: Readonly<Record<string, Defaulter>>;
  readonly conversions: Readonly<Record<string, Conversion>>;
  readonly operations: Readonly<Record<string, Operation>>;
}

export interface KindDefinition<T> {
  readonly resource: string;
  /** Rules and views, over the kind's generated interface in its hub version. */
  readonly strategy?: Strategy<T>;
  /** Functions that the catalogue names as `defaulter`. */
  readonly defaulters?: Readonly<Record<string, Defaulter>>;
  /** Functions that the catalogue names under `conversion`. */
  readonly conversions?: Readonly<Record<string, Conversion>>;
  /** Requests that are more than views of the object, by subresource; of the kind itself under the empty name. */
  readonly operations?: Readonly<Record<string, Operation>>;
}

/**
 * Declares what a kind adds in code. `T` is the kind's generated interface. The runtime calls the strategy only with objects
 * that were decoded by that kind's structure, which is why its type can be forgotten here.
 */
export const defineKind = <T>({
  resource,
  strategy = {},
  defaulters = {},
  conversions = {},
  operations = {},
}: KindDefinition<T>): Kind => ({
  resource,
  strategy: strategy as unknown as Strategy,
  defaulters,
  conversions,
  operations,
});
