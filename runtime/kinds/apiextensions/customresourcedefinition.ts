/**
 * Custom resource definitions. Their hub is the older version, which says once what all versions share, so that faults
 * stand where clients know them. Faults are in the order of the rules, not of the fields.
 */

import type { CustomResourceDefinition, CustomResourceDefinitionSpec } from '../../../generated/apiextensions/v1beta1/types.js';
import { changeFaults } from '../../model/definition/field-rules.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { FaultSearch } from '../../model/faults/fault-search.js';
import { sameValue } from '../../model/json/json.js';
import type { LimitedRule, WriteContext } from '../../resource/strategy.js';
import { conventionsOf } from '../../schema-language/conventions.js';
import {
  hasDefaults,
  hasExtensions,
  hasSchemas,
  hasUnknownTypes,
  rootSchema,
  type Schema,
  someSchema,
  VALIDATIONS,
} from '../../schema-language/schema.js';
import {
  asManyAsFit,
  hasLooseKeys,
  hasNoStructure,
  hasSetsOfParts,
  hasUnprunedDefaults,
  type SchemaRules,
  schemaFaults,
  schemaRules,
} from '../../schema-language/schema-rules.js';
import { selectableFieldFaults } from '../../schema-language/selectable-fields.js';
import { shownRelease } from '../../settings/emulated-release.js';
import { certificateFault } from '../certificates/issued.js';
import { defineKind } from '../kind.js';
import { nameOf } from '../shown.js';
import { approvalFaults } from './approval.js';
import { customResourceDefinitionFromHub, customResourceDefinitionToHub } from './conversions.js';
import { customResourceDefinitionBeta, customResourceDefinition as definitionDefaults } from './defaulters.js';
import { beginDeletion } from './deletion.js';
import { nameFaults, nameFormFaults } from './names.js';
import { hasStatus, storageVersion, storedVersionFaults, subresourceFaults, versionListFaults, warningFaults } from './versions.js';
import { conversionFaults, speaksNoKnownReview } from './webhook-conversion.js';

const ofSpec = (broken: (spec: CustomResourceDefinitionSpec) => boolean): LimitedRule<CustomResourceDefinition> => ({
  brokenBy: ({ spec }) => broken(spec),
});

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
} satisfies Readonly<Record<string, LimitedRule<CustomResourceDefinition>>>;

type Asks = (rule: keyof typeof RULES) => boolean;

const NO_DEFAULTS = (group: string): string => `(cannot set default values in ${group}/v1beta1 CRDs, must use ${group}/v1)`;

/** Faults of versions without a schema, whose objects would lose all their fields. */
function absentSchemaFaults(
  at: string,
  { validation, versions = [], preserveUnknownFields }: CustomResourceDefinitionSpec,
  everywhere: boolean,
): FieldError[] {
  if (rootSchema(validation) !== undefined) return [];
  if (!everywhere && preserveUnknownFields !== false) return [];
  return faultsOfEach(versions, (version, i) =>
    (everywhere || version.served) && rootSchema(version.schema) === undefined
      ? [
          required(
            `${at}.versions[${i}].schema.openAPIV3Schema`,
            everywhere ? 'schemas are required' : 'because otherwise all fields are pruned',
          ),
        ]
      : [],
  );
}

function* versionFaults(at: string, spec: CustomResourceDefinitionSpec, rules: SchemaRules, declared: DeclaredFaults): FaultSearch {
  const { versions = [] } = spec;
  const shared = versions.every(({ subresources }) => subresources === undefined);
  for (const [i, version] of versions.entries()) {
    const here = `${at}.versions[${i}]`;
    yield* declared.take(`${here}.name`);
    yield* warningFaults(`${here}.deprecationWarning`, version, declared);
    yield* schemaFaults(version.schema, `${here}.schema`, hasStatus(shared ? spec.subresources : version.subresources), rules);
    yield* subresourceFaults(`${here}.subresources`, version.subresources, declared);
    yield* declared.take(`${here}.additionalPrinterColumns`);
    yield* selectableFieldFaults(`${here}.selectableFields`, version.selectableFields, rootSchema(version.schema ?? spec.validation));
  }
}

function* specFaults(spec: CustomResourceDefinitionSpec, asks: Asks, context: WriteContext): FaultSearch {
  const at = 'spec';
  const { declared } = context;
  const noDefaults = asks('noDefaults');
  const defaulted = !noDefaults && hasDefaults(spec);
  yield;
  yield* declared.take(at, 'group');
  yield* declared.take(at, 'scope');
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
    metadata: context.metadataRules,
    conventions: conventionsOf(context.enabled),
  });
  yield* versionFaults(at, spec, ofSchemas, declared);
  yield;
  yield* versionListFaults(at, spec, declared);
  yield;
  yield* nameFaults(`${at}.names`, spec.names, declared);
  const status = hasStatus(spec.subresources) || (spec.versions ?? []).some(({ subresources }) => hasStatus(subresources));
  yield* schemaFaults(spec.validation, `${at}.validation`, status, ofSchemas);
  yield* subresourceFaults(`${at}.subresources`, spec.subresources, declared);
  yield* declared.take(`${at}.additionalPrinterColumns`);
  for (const schema of schemasOfAll(spec)) yield* selectableFieldFaults(`${at}.selectableFields`, spec.selectableFields, schema);
  yield* conversionFaults(`${at}.conversion`, spec, asks('knownReview'), declared);
}

/** The schemas by which fields are looked up that are selectable in all versions: the one of all, or each of its own. */
const schemasOfAll = ({ validation, versions = [] }: CustomResourceDefinitionSpec): (Schema | undefined)[] =>
  rootSchema(validation) !== undefined || versions.length === 0
    ? [rootSchema(validation)]
    : versions.map(({ schema }) => rootSchema(schema)).filter((schema, i, all) => i === 0 || !sameValue(schema, all[0]));

const groupOf = (apiVersion: string): string => apiVersion.slice(0, apiVersion.indexOf('/'));

const isEstablished = ({ status }: CustomResourceDefinition): boolean =>
  (status.conditions ?? []).some((condition) => condition.type === 'Established' && condition.status === 'True');

/** Faults of fields that never change, since they tell where objects are stored. */
function fixedFaults({ spec }: CustomResourceDefinition, old: CustomResourceDefinition): FieldError[] {
  const { spec: before } = old;
  const fixed = (at: string, now: string, then: string): FieldError[] => changeFaults({}, now, { value: then }, at);
  return [
    ...(isEstablished(old)
      ? [...fixed('spec.scope', spec.scope, before.scope), ...fixed('spec.names.kind', spec.names.kind, before.names.kind)]
      : []),
    ...fixed('spec.group', spec.group, before.group),
    ...fixed('spec.names.plural', spec.names.plural, before.names.plural),
  ];
}

function* faultsOfDefinition(
  object: CustomResourceDefinition,
  old: CustomResourceDefinition | undefined,
  context: WriteContext,
): FaultSearch {
  const asks: Asks = (rule) => context.asks(rule);
  const { spec, status } = object;
  yield* specFaults(spec, asks, context);
  if (old !== undefined) yield* fixedFaults(object, old);
  if (old !== undefined && context.enabled('AuthoritiesReadable')) yield* authorityFaults(object, old);
  yield* nameFormFaults('status.acceptedNames', status.acceptedNames, context.declared);
  yield* storedVersionFaults('status.storedVersions', status.storedVersions, spec.versions ?? []);
  if (asks('approval')) yield* approvalFaults(object, old, context.words);
  if (asks('pruning') && spec.preserveUnknownFields === true)
    yield invalidValue(
      'spec.preserveUnknownFields',
      true,
      'cannot set to true, set x-preserve-unknown-fields to true in spec.versions[*].schema instead',
    );
}

const authoritiesOf = ({ spec }: CustomResourceDefinition): string => spec.conversion?.webhookClientConfig?.caBundle ?? '';

/** Whether a bundle (base64 of its PEM form) has a certificate, and all of its certificates can be read. */
const isReadable = (bundle: string): boolean => bundle !== '' && certificateFault(bundle) === undefined;

/** Authorities of a webhook that can be read are not replaced by some that cannot. */
function authorityFaults(object: CustomResourceDefinition, old: CustomResourceDefinition): FieldError[] {
  const bundle = authoritiesOf(object);
  if (bundle === '' || bundle === authoritiesOf(old) || !isReadable(authoritiesOf(old)) || isReadable(bundle)) return [];
  const field = 'spec.conversion.webhookClientConfig.caBundle';
  return [invalidValue(field, bundle, 'unable to load root certificates: unable to parse bytes as PEM block')];
}

/** Faults of the object's name, which is that of the resource; a generated one never is. */
function ownNameFaults(object: CustomResourceDefinition): FieldError[] {
  const { names, group } = object.spec;
  const name = `${names.plural}.${group}`;
  const { generateName } = object.metadata;
  return Object.entries({ 'metadata.generateName': generateName ?? '', 'metadata.name': nameOf(object) })
    .filter(([, given]) => given !== '' && given !== name)
    .map(([at, given]) => invalidValue(at, given, 'must be spec.names.plural+"."+spec.group'));
}

function* faultsOfNewDefinition(object: CustomResourceDefinition, context: WriteContext): FaultSearch {
  yield* ownNameFaults(object);
  yield* faultsOfDefinition(object, undefined, context);
}

const hasRules = (schema: Schema): boolean => schema[VALIDATIONS] !== undefined;

/** Remembers the version in which objects will be stored, whatever the definition says later. */
function rememberStored(object: CustomResourceDefinition): void {
  const [known, version] = [object.status.storedVersions ?? [], storageVersion(object.spec)];
  if (version !== undefined && !known.includes(version)) object.status = { ...object.status, storedVersions: [...known, version] };
}

export const customResourceDefinition = defineKind<CustomResourceDefinition>({
  resource: 'customresourcedefinitions.apiextensions.{groupDomain}',
  defaulters: { customResourceDefinition: definitionDefaults, customResourceDefinitionBeta },
  conversions: { customResourceDefinitionToHub, customResourceDefinitionFromHub },
  strategy: {
    rules: RULES,
    prepareForCreate: rememberStored,
    prepareForUpdate(object, _old, { subresource }) {
      if (subresource === '') rememberStored(object);
    },
    statusOwnsNoMetadata: true,
    statusMetadataApplied: true,
    beginDeletion,
    deletionConflictsAsUpdate: true,
    validate: (object, context) => asManyAsFit(faultsOfNewDefinition(object, context)),
    validateLast(object, old, { subresource, settings, enabled }, others) {
      // Schemas that stay as they are stored were judged when they were written.
      if (subresource === 'status' || !someSchema(object.spec, hasRules) || (old !== undefined && sameValue(object.spec, old.spec)))
        return undefined;
      return import('../../schema-language/expressions.js').then(({ definitionExpressionFaults }) =>
        asManyAsFit(
          definitionExpressionFaults(object.spec, {
            old: old?.spec,
            release: shownRelease(settings),
            conventions: conventionsOf(enabled),
            others,
          }),
        ),
      );
    },
    validateUpdate: (object, old, context) =>
      context.subresource === 'status'
        ? nameFormFaults('status.acceptedNames', object.status.acceptedNames, context.declared)
        : asManyAsFit(faultsOfDefinition(object, old, context)),
  },
});
