/**
 * Custom resource definitions. Their hub is the older version, which says once what all versions share, so that faults
 * stand where clients know them. The order of the faults is told by the rules, not by the fields.
 */

import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { changeFaults } from '../../model/field-rules.js';
import type { ApiObject } from '../../model/object.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { isAbsent, neededChoice, textsOf } from '../rules/values.js';
import { type Fields, fieldsOf, listOf, nameOf, text } from '../shown.js';
import { approvalFaults } from './approval.js';
import { groupFaults, labelled, nameFaults, nameFormFaults } from './names.js';
import { hasDefaults, hasExtensions, hasSchemas, hasUnknownTypes, schemaOf } from './schema.js';
import {
  asManyAsFit,
  hasLooseKeys,
  hasNoStructure,
  hasSetsOfParts,
  hasUnprunedDefaults,
  type SchemaRules,
  schemaFaults,
  schemaRules,
} from './schema-rules.js';
import {
  columnsFaults,
  hasStatus,
  storageVersion,
  storedVersionFaults,
  subresourceFaults,
  versionListFaults,
  warningFaults,
} from './versions.js';
import { conversionFaults, speaksNoKnownReview } from './webhook-conversion.js';

const specOf = (object: ApiObject): Fields => fieldsOf(object.spec);
const ofSpec = (broken: (spec: Fields) => boolean): LimitedRule => ({ brokenBy: (stored) => broken(specOf(stored)) });

/** Rules that stored definitions may keep breaking, and those that one version does not have. */
const RULES = {
  approval: {},
  atomicSets: ofSpec(hasSetsOfParts),
  keyedItems: ofSpec(hasLooseKeys),
  knownReview: ofSpec(speaksNoKnownReview),
  noDefaults: ofSpec(hasDefaults),
  prunedDefaults: ofSpec(hasUnprunedDefaults),
  pruning: ofSpec((spec) => spec.preserveUnknownFields === true),
  schemas: ofSpec((spec) => !hasSchemas(spec)),
  structure: ofSpec(hasNoStructure),
  types: ofSpec(hasUnknownTypes),
} satisfies Readonly<Record<string, LimitedRule>>;

type Asks = (rule: keyof typeof RULES) => boolean;

const NO_DEFAULTS = (group: string): string => `(cannot set default values in ${group}/v1beta1 CRDs, must use ${group}/v1)`;

/** Every version has a schema, or else all its fields would be dropped. */
function absentSchemaFaults(at: string, spec: Fields, everywhere: boolean): FieldError[] {
  if (schemaOf(fieldsOf(spec.validation).openAPIV3Schema) !== undefined) return [];
  if (!everywhere && spec.preserveUnknownFields !== false) return [];
  return faultsOfEach(listOf(spec.versions), (version, i) =>
    (everywhere || version.served === true) && schemaOf(fieldsOf(version.schema).openAPIV3Schema) === undefined
      ? [
          required(
            `${at}.versions[${i}].schema.openAPIV3Schema`,
            everywhere ? 'schemas are required' : 'because otherwise all fields are pruned',
          ),
        ]
      : [],
  );
}

function* versionFaults(at: string, spec: Fields, rules: SchemaRules): Generator<FieldError> {
  const versions = listOf(spec.versions);
  const shared = versions.every((v) => isAbsent(v.subresources));
  for (const [i, version] of versions.entries()) {
    const here = `${at}.versions[${i}]`;
    yield* labelled(`${here}.name`, text(version.name));
    yield* warningFaults(`${here}.deprecationWarning`, version);
    yield* schemaFaults(version.schema, `${here}.schema`, hasStatus(shared ? spec.subresources : version.subresources), rules);
    yield* subresourceFaults(`${here}.subresources`, version.subresources);
    yield* columnsFaults(`${here}.additionalPrinterColumns`, version.additionalPrinterColumns);
  }
}

function* specFaults(spec: Fields, asks: Asks, context: WriteContext): Generator<FieldError> {
  const at = 'spec';
  const names = fieldsOf(spec.names);
  const noDefaults = asks('noDefaults');
  const defaulted = !noDefaults && hasDefaults(spec);
  yield* groupFaults(`${at}.group`, text(spec.group));
  yield* neededChoice(`${at}.scope`, spec.scope, ['Cluster', 'Namespaced']);
  yield* absentSchemaFaults(at, spec, asks('schemas'));
  if (defaulted && spec.preserveUnknownFields !== false)
    yield invalidValue(`${at}.preserveUnknownFields`, true, 'must be false in order to use defaults in the schema');
  const ofSchemas = schemaRules({
    place: {
      root: true,
      inMetadata: false,
      noDefaults: noDefaults ? NO_DEFAULTS(groupOf(context.apiVersion)) : undefined,
      knownTypes: asks('types'),
      atomicSets: asks('atomicSets'),
      keyedItems: asks('keyedItems'),
    },
    structural: asks('structure') || spec.preserveUnknownFields === false || defaulted || hasExtensions(spec),
    prunedDefaults: asks('prunedDefaults'),
    service: context.service,
  });
  yield* versionFaults(at, spec, ofSchemas);
  yield* versionListFaults(at, spec);
  yield* nameFaults(`${at}.names`, names);
  const status = hasStatus(spec.subresources) || listOf(spec.versions).some((v) => hasStatus(v.subresources));
  yield* schemaFaults(spec.validation, `${at}.validation`, status, ofSchemas);
  yield* subresourceFaults(`${at}.subresources`, spec.subresources);
  yield* columnsFaults(`${at}.additionalPrinterColumns`, spec.additionalPrinterColumns);
  yield* conversionFaults(`${at}.conversion`, spec, asks('knownReview'));
}

const groupOf = (apiVersion: string): string => apiVersion.slice(0, apiVersion.indexOf('/'));

const isEstablished = (object: ApiObject): boolean =>
  listOf(fieldsOf(object.status).conditions).some((c) => c.type === 'Established' && c.status === 'True');

/** What decides where objects are stored stays; the object's name says the rest. */
function fixedFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [specOf(object), specOf(old)];
  const [names, namesBefore] = [fieldsOf(spec.names), fieldsOf(before.names)];
  const fixed = (at: string, now: unknown, then: unknown): FieldError[] => changeFaults({}, now, { value: then }, at);
  return [
    ...(isEstablished(old)
      ? [...fixed('spec.scope', spec.scope, before.scope), ...fixed('spec.names.kind', names.kind, namesBefore.kind)]
      : []),
    ...fixed('spec.group', spec.group, before.group),
    ...fixed('spec.names.plural', names.plural, namesBefore.plural),
  ];
}

const acceptedNameFaults = (status: Fields): FieldError[] => nameFormFaults('status.acceptedNames', fieldsOf(status.acceptedNames));

function* faultsOfDefinition(object: ApiObject, old: ApiObject | undefined, context: WriteContext): Generator<FieldError> {
  const asks: Asks = (rule) => context.asks(rule);
  const [spec, status] = [specOf(object), fieldsOf(object.status)];
  yield* specFaults(spec, asks, context);
  if (old !== undefined) yield* fixedFaults(object, old);
  yield* acceptedNameFaults(status);
  yield* storedVersionFaults('status.storedVersions', status.storedVersions, spec.versions);
  if (asks('approval')) yield* approvalFaults(object, old);
  if (asks('pruning') && spec.preserveUnknownFields === true)
    yield invalidValue(
      'spec.preserveUnknownFields',
      true,
      'cannot set to true, set x-preserve-unknown-fields to true in spec.versions[*].schema instead',
    );
}

/** The object's name is that of the resource; a generated one never is. */
function ownNameFaults(object: ApiObject): FieldError[] {
  const names = fieldsOf(specOf(object).names);
  const name = `${text(names.plural)}.${text(specOf(object).group)}`;
  const { generateName } = object.metadata;
  return Object.entries({ 'metadata.generateName': generateName ?? '', 'metadata.name': nameOf(object) })
    .filter(([, given]) => given !== '' && given !== name)
    .map(([at, given]) => invalidValue(at, given, 'must be spec.names.plural+"."+spec.group'));
}

/** The version in which objects will be stored is remembered, whatever the definition says later. */
function rememberStored(object: ApiObject): void {
  const status = fieldsOf(object.status);
  const [known, version] = [textsOf(status.storedVersions), storageVersion(specOf(object))];
  if (version !== undefined && !known.includes(version)) object.status = { ...status, storedVersions: [...known, version] };
}

export const customResourceDefinition = defineKind<ApiObject>({
  resource: 'customresourcedefinitions.apiextensions.{groupDomain}',
  strategy: {
    rules: RULES,
    prepareForCreate: rememberStored,
    prepareForUpdate(object, _old, { subresource }) {
      if (subresource === '') rememberStored(object);
    },
    validate: (object, context) => asManyAsFit([...ownNameFaults(object), ...faultsOfDefinition(object, undefined, context)]),
    validateUpdate: (object, old, context) =>
      context.subresource === 'status'
        ? acceptedNameFaults(fieldsOf(object.status))
        : asManyAsFit(faultsOfDefinition(object, old, context)),
  },
});
