/** Types of what expressions of webhooks and policies see beside the request and its namespace: their variables, and who may do what. */
import {
  BOOL,
  DYN,
  type Field,
  NAMESPACE,
  type ObjectType,
  type Overload,
  objectOf,
  REQUEST,
  STRING,
  type Type,
  type Vocabulary,
  vocabularyOf,
} from '../../cel/index.js';
import { entryIn } from '../../model/definition/releases.js';
import { method } from './authorizer-values.js';

/** The variables of a policy as one object, which has those that are in the map when an expression is judged: those above it. */
export const variablesOf = (fields: ReadonlyMap<string, Field>): ObjectType => ({
  kind: 'object',
  name: 'kubernetes.variables',
  fields: () => fields,
});

const authorizing = (name: string, fields: readonly Field[] = []): ObjectType => objectOf(`kubernetes.authorization.${name}`, fields);

const PATH = authorizing('PathCheck');
const GROUP = authorizing('GroupCheck');
const CHECK = authorizing('ResourceCheck');
const DECISION = authorizing('Decision');

/** Who is asked whether the user may do something, or whether others may. */
const AUTHORIZER: ObjectType = authorizing('Authorizer', [{ name: 'requestResource', type: CHECK }]);

/** What all expressions see, in the order in which evaluations pass it; parameters only where their type is given. */
export const inputTypes = (object: Type, params: Type | undefined): readonly (readonly [name: string, type: Type])[] => [
  ['object', object],
  ['oldObject', object],
  ['request', REQUEST],
  ['namespaceObject', NAMESPACE],
  ['authorizer', AUTHORIZER],
  ...(params === undefined ? [] : [['params', params] as const]),
];

const METHODS: readonly Overload[] = [
  method('path', PATH, AUTHORIZER, STRING),
  method('group', GROUP, AUTHORIZER, STRING),
  method('serviceAccount', AUTHORIZER, AUTHORIZER, STRING, STRING),
  method('resource', CHECK, GROUP, STRING),
  ...(['subresource', 'namespace', 'name'] as const).map((name) => method(name, CHECK, CHECK, STRING)),
  method('check', DECISION, PATH, STRING),
  method('check', DECISION, CHECK, STRING),
  method('allowed', BOOL, DECISION),
  method('reason', STRING, DECISION),
  method('errored', BOOL, DECISION),
  method('error', STRING, DECISION),
];

/** Methods that narrow a question to objects that selectors select, and the first release whose expressions may call them. */
const SELECTING: readonly Overload[] = (['fieldSelector', 'labelSelector'] as const).map((name) => method(name, CHECK, CHECK, STRING));
const SELECTING_SINCE = '1.32';

/** Fields of a change by JSON patch. */
const PATCH_FIELDS: ReadonlyMap<string, Type> = new Map([
  ['op', STRING],
  ['path', STRING],
  ['from', STRING],
  ['value', DYN],
]);

/** Fields of the objects that changes make: those of the object itself may have any name, as its kind is not known. */
const fieldsOfMessages = (name: string): Pick<ReadonlyMap<string, Type>, 'get'> | undefined =>
  name === 'JSONPatch' ? PATCH_FIELDS : name.split('.')[0] === 'Object' ? { get: () => DYN } : undefined;

/** What expressions of webhooks and policies may say at a release: what rules of definitions may, and ask the authorizer. */
export function vocabularyOfPolicies(release: string): Vocabulary {
  const known = vocabularyOf(release);
  const functions = new Map(known.functions);
  const methods = entryIn({ since: SELECTING_SINCE }, release) === undefined ? METHODS : [...METHODS, ...SELECTING];
  for (const one of methods) functions.set(one.name, [...(functions.get(one.name) ?? []), one]);
  return { ...known, functions, messages: fieldsOfMessages };
}
