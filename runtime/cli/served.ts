/** What a command serves or looks at: a catalogue, with the code of its kinds. */
import type { Kind } from '../kinds/kind.js';
import type { Catalogue } from '../model/definition/definition.js';

export interface Served {
  readonly catalogue: Catalogue;
  /** Those of a project, beside the kinds of the cluster API. */
  readonly kinds: readonly Kind[];
  /** Where it comes from, in words. */
  readonly origin: string;
}
