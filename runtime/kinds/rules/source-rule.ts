/** What rules of volume sources are made of. */
import type { FieldError } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { RuleContext } from '../../resource/strategy.js';
import { isAbsent } from './values.js';

/** Faults of a source that stands at the path. */
export type SourceRule<Source> = (at: string, source: Source, context: RuleContext) => readonly FieldError[];

/** The rule of a source of which the catalogue says all. */
export const asDeclared: SourceRule<unknown> = (at, _source, { declared }) => declared.take(at);

/** All of the rules, one after the other. */
export const every =
  <Source>(...rules: SourceRule<Source>[]): SourceRule<Source> =>
  (at, source, context) =>
    faultsOfEach(rules, (rule) => rule(at, source, context));

/** A source that volumes may have. A holder is what has a field for each source: a pod's volume, or a volume of the cluster. */
export interface NamedSource<Holder> extends KnownAs {
  readonly name: string;
  /** The rule of the source that the holder has under this name; undefined where it has none. */
  ruleFor(holder: Holder): ((at: string, context: RuleContext) => readonly FieldError[]) | undefined;
}

/** Names that clients know a source by in faults, where they are not that of its field. */
interface KnownAs {
  /** In faults of what it holds. */
  readonly inside?: string;
  /** Where it is one source too many. */
  readonly added?: string;
}

/** The source of a name with its rule. */
export const named = <Name extends string, Source extends object>(
  name: Name,
  rule: SourceRule<Source>,
  known: KnownAs = {},
): NamedSource<{ readonly [N in Name]?: Source }> => ({
  ...known,
  name,
  ruleFor(holder) {
    const source: Source | undefined = holder[name];
    return isAbsent(source) ? undefined : (at, context) => rule(at, source, context);
  },
});
