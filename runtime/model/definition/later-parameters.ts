/** Parameters of OpenAPI paths that came in some release. */
import { isObject } from '../json/json.js';
import { queryParameter } from './openapi-paths.js';
import { entryIn, type Life } from './releases.js';

type Schema = Record<string, unknown>;

/** A parameter that came later than one that has always been there, and stands beside it wherever that is. */
interface LaterParameter extends Life {
  readonly beside: string;
  readonly parameter: Schema;
}

/** Whether this one is there is said by a gate. */
const FIELD_VALIDATION: LaterParameter = {
  beside: 'fieldManager',
  parameter: queryParameter('fieldValidation', 'string', 'What becomes of fields that are unknown or repeated: Ignore, Warn or Strict.'),
};

const LATER: readonly LaterParameter[] = [
  {
    beside: 'resourceVersionMatch',
    since: '1.27',
    parameter: queryParameter('sendInitialEvents', 'boolean', 'Whether a watch begins with what exists, and says when that is told.'),
  },
  {
    beside: 'resourceVersionMatch',
    since: '1.36',
    parameter: queryParameter('shardSelector', 'string', 'Which part of the collection is wanted, by ranges of a hash.'),
  },
  {
    beside: 'gracePeriodSeconds',
    since: '1.32',
    parameter: queryParameter(
      'ignoreStoreReadErrorWithClusterBreakingPotential',
      'boolean',
      'Delete what cannot be read, without its finalizers being looked at.',
    ),
  },
];

/** The paths with the parameters that came by a release; `validates`: whether writes take field validation. */
export function withLaterParameters(
  paths: Readonly<Record<string, Schema>>,
  { release, validates }: { readonly release: string; readonly validates: boolean },
): Record<string, Schema> {
  const there = [...LATER.filter((parameter) => entryIn(parameter, release) !== undefined), ...(validates ? [FIELD_VALIDATION] : [])];
  const besides = (name: unknown): Schema[] => there.filter(({ beside }) => beside === name).map(({ parameter }) => parameter);
  return there.length === 0 ? { ...paths } : withParameters(paths, (parameter) => [parameter, ...besides(parameter.name)]);
}

/** The paths with what `of` makes of each of their parameters, and of those of their operations. */
export const withParameters = (
  paths: Readonly<Record<string, Schema>>,
  of: (parameter: Schema) => readonly Schema[],
): Record<string, Schema> =>
  mapped(paths, (item) => mapped(parametersOf(item, of), (part) => (isObject<Schema>(part) ? parametersOf(part, of) : part)));

/** A path, or an operation, with what `of` makes of each of its parameters. */
function parametersOf(holder: Schema, of: (parameter: Schema) => readonly Schema[]): Schema {
  if (!Array.isArray(holder.parameters)) return holder;
  return { ...holder, parameters: holder.parameters.flatMap((each) => (isObject<Schema>(each) ? of(each) : [each])) };
}

const mapped = <Value, Other>(record: Readonly<Record<string, Value>>, to: (value: Value) => Other): Record<string, Other> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
