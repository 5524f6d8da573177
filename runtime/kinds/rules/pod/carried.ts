/** What kinds have in common that carry a template of pods: which parts of it go while features are off, and what writers are warned of. */
import type { PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { ObjectMeta } from '../../../../generated/meta/v1/types.js';
import type { Strategy, WriteContext } from '../../../resource/strategy.js';
import { isAbsent } from '../values.js';
import { withGatedParts } from './gated-parts.js';
import { nameWarnings, templateWarnings } from './warnings/specification.js';

/** An object with metadata that has a template somewhere. */
interface Carrier {
  readonly metadata: ObjectMeta;
}

interface Carried<T> {
  /** Brings the template into the form in which it may be stored. */
  readonly prepare: (object: T, old: T | undefined, context: WriteContext) => void;
  readonly warnings: NonNullable<Strategy<T>['warnings']>;
}

/**
 * Rules of a kind that carries the template at the path. With `named`, pods get names that begin with the object's, so that it is no
 * surprise for a writer what may be said there.
 */
export function carriedTemplate<T extends Carrier>(
  at: string,
  templateOf: (object: T) => PodTemplateSpec | null | undefined,
  { named = true }: { readonly named?: boolean } = {},
): Carried<T> {
  const specOf = (object: T | undefined) => (object === undefined ? undefined : templateOf(object)?.spec);
  return {
    prepare(object, old, { enabled, subresource }) {
      const template = templateOf(object);
      if (subresource === '' && !isAbsent(template)) template.spec = withGatedParts(template.spec, specOf(old), enabled);
    },
    *warnings(object, old, context) {
      const template = templateOf(object);
      if (!context.enabled('StrategyWarnings') || isAbsent(template)) return;
      if (old !== undefined && object.metadata.generation === old.metadata.generation) return;
      if (named && old === undefined && context.enabled('LaterPodWarnings')) yield* nameWarnings(object, 'Pod names and hostnames');
      yield* templateWarnings(at, template, context);
    },
  };
}
