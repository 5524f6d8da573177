/** Makes the server's own definition of a resource from a custom resource definition. */
import { createHash } from 'node:crypto';
import type { CustomResourceDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import type {
  AskedConversion,
  ResourceDefinition,
  SubresourceDefinition,
  VersionDefinition,
  WriteBehaviour,
} from '../model/definition/definition.js';
import { ApiError, type FieldError, forbidden } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import { equalJson } from '../model/json/json.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../model/object.js';
import type { RegisteredKind } from '../resource/registry.js';
import type { Strategy, WriteContext } from '../resource/strategy.js';
import type { Conventions } from '../schema-language/conventions.js';
import { columnDefinitionsOf, columnsOrAge } from './columns.js';
import type { CompiledVersion } from './compiled.js';
import { finalizerWarnings } from './finalizers.js';
import { type CustomVersion, versionsOf } from './kind.js';
import { objectFaults, statusFaults, uncheckedFault } from './rules.js';
import { selectableFieldsOf, selectedBy } from './selectable-fields.js';

/** What a registered definition needs from its owner. */
export interface DefinitionSource {
  /** A version, compiled when it is first asked for. */
  compiled(version: string): CompiledVersion;
  /** The schema of a version for documents; undefined if it cannot be shown. */
  published(version: string): JsonObject | undefined;
  /** Whether the definition is being deleted, so that no new objects are accepted. */
  terminating(): boolean;
  readonly conventions: Conventions;
  /** Whether field selectors may name the fields that versions declare. */
  readonly selects: boolean;
  /** The converter; undefined if versions differ only in name. */
  readonly conversion: AskedConversion | undefined;
}

/** In the order in which clients see them. */
const VERBS = ['delete', 'deletecollection', 'get', 'list', 'patch', 'create', 'update', 'watch'];
const SUBRESOURCE_VERBS = ['get', 'patch', 'update'];

export function registeredKind({ spec, status }: CustomResourceDefinition, source: DefinitionSource): RegisteredKind {
  const { group } = spec;
  const { acceptedNames: names } = status;
  const all = versionsOf(spec);
  const stored = all.find((version) => version.storage) ?? all[0];
  if (stored === undefined) throw new Error(`the definition of ${names.plural}.${group} has no version`);
  const storedHash = hashOf(group, stored.name, names.kind);
  const about = (version: CustomVersion, hub: string): VersionDefinition => ({
    group,
    version: version.name,
    kind: names.kind,
    listKind: names.listKind || `${names.kind}List`,
    plural: names.plural,
    singular: names.singular || names.kind.toLowerCase(),
    shortNames: names.shortNames ?? [],
    categories: names.categories ?? [],
    namespaced: spec.scope === 'Namespaced',
    verbs: VERBS,
    enabledByDefault: true,
    subresources: subresourcesOf(group, version, names.kind),
    columns: columnDefinitionsOf(columnsOrAge(version.columns)),
    plainTable: false,
    selectableFields: source.selects ? selectableFieldsOf(version) : [],
    lifetime: {},
    storageVersionHash: storedHash,
    untyped: true,
    ...(version.warning === undefined ? {} : { warning: version.warning }),
    document: async () => source.published(version.name),
    load: async () => source.compiled(version.name).code(apiVersionOf(group, version.name), hub),
  });
  const seenFrom = (seen: CustomVersion): ResourceDefinition => {
    const hub = apiVersionOf(group, seen.name);
    return {
      id: `${names.plural}.${group}`,
      kind: names.kind,
      namespaced: spec.scope === 'Namespaced',
      hub,
      versions: new Map(all.map((version) => [apiVersionOf(group, version.name), about(version, hub)])),
      storage: {
        prefix: `${group}/${names.plural}`,
        version: apiVersionOf(group, stored.name),
        encoding: 'json',
        readAnew: true,
      },
      writes: writesOf(seen),
      ...(source.conversion === undefined ? {} : { conversion: source.conversion }),
    };
  };
  return {
    stored: seenFrom(stored),
    served: all.filter((version) => version.served).map(seenFrom),
    strategy: (definition) => strategyOf(definition, source),
  };
}

const hashOf = (group: string, version: string, kind: string): string =>
  createHash('sha256').update(`${group}/${version}/${kind}`).digest().subarray(0, 8).toString('base64');

function subresourcesOf(group: string, { name, subresources }: CustomVersion, kind: string): SubresourceDefinition[] {
  const { status, scale } = subresources;
  return [
    ...(status === undefined ? [] : [{ name: 'status', group, version: name, kind, verbs: SUBRESOURCE_VERBS }]),
    ...(scale === undefined
      ? []
      : [
          {
            name: 'scale',
            group: 'autoscaling',
            version: 'v1',
            kind: 'Scale',
            verbs: SUBRESOURCE_VERBS,
            scale: {
              specReplicas: scale.specReplicasPath,
              statusReplicas: scale.statusReplicasPath,
              selector: scale.labelSelectorPath ?? '',
            },
          },
        ]),
  ];
}

const writesOf = ({ subresources }: CustomVersion): WriteBehaviour => ({
  putCreates: false,
  putNeedsVersion: true,
  deleteReturnsObject: false,
  generation: 'spec',
  statusFields: subresources.status === undefined ? [] : ['status'],
  nameFormat: 'dns-subdomain',
  plainFinalizers: true,
  ownership: true,
});

/** Metadata that writes through the status do not change. */
const STATUS_KEEPS = ['labels', 'annotations', 'finalizers', 'ownerReferences'] as const;

function strategyOf({ hub, versions }: ResourceDefinition, source: DefinitionSource): Strategy {
  const { version = '', group = '', plural = '' } = versions.get(hub) ?? {};
  return {
    statusKeeps: STATUS_KEEPS,
    ownsKeptMetadata: !source.conventions.statusOwnsNoMetadata,
    generationChanged: (object, old) => contentChanged(object, old, versions.get(hub)),
    prepareForCreate({ metadata: { name = '' } }) {
      if (!source.terminating()) return;
      const why = 'create not allowed while custom resource definition is terminating';
      if (source.conventions.forbiddenWhileTerminating) throw forbidden({ group, name: plural }, name, why);
      throw new ApiError(405, 'MethodNotAllowed', why, { group, kind: plural });
    },
    selectable: selectedBy(),
    validate: (object, context) => objectFaults(source.compiled(version), object, undefined, rulesOf(context)),
    validateUpdate: (object, old, context) =>
      context.subresource === 'status'
        ? statusFaults(source.compiled(version), object, old, rulesOf(context))
        : objectFaults(source.compiled(version), object, old, rulesOf(context)),
    validateLast(object, old, context, others) {
      const { shownValues: showsValues, rulesBesideFaults } = source.conventions;
      if (others.length > 0 && !rulesBesideFaults) return undefined;
      const unchecked = uncheckedFault(others, source.conventions);
      const manner = { showsValues, ...(isRatcheting(context) ? { tolerated: (fault: FieldError) => warnOf(fault, context) } : {}) };
      const rules = source.compiled(version).rules();
      const warnings =
        others.length === 0 && source.conventions.finalizerWarnings && context.subresource === '' ? finalizerWarnings(object, old) : [];
      if (rules === undefined && warnings.length === 0) return undefined;
      return Promise.resolve(rules).then((found) => {
        const search = unchecked === undefined ? found?.faults(object, old, '', manner) : only(unchecked);
        return warnings.length === 0 ? search : warnedOf(warnings, search, context);
      });
    },
    cells: (object, { now }) => source.compiled(version).cells(object, now),
  };
}

function* only(fault: FieldError): FaultSearch {
  yield fault;
}

const isRatcheting = ({ enabled }: WriteContext): boolean => enabled('CRDValidationRatcheting');

const rulesOf = (context: WriteContext) => ({ metadata: context.metadataRules, ratchets: isRatcheting(context) });

/** The faults of a search; where there are none, the writer is warned. */
function* warnedOf(warnings: readonly string[], search: FaultSearch | undefined, context: WriteContext): FaultSearch {
  let sound = true;
  for (const fault of search ?? []) {
    sound &&= fault === undefined;
    yield fault;
  }
  if (sound) for (const warning of warnings) context.warn(warning);
}

/** Tells the writer of a fault that may stay. */
const warnOf = ({ field, message }: FieldError, context: WriteContext): void => context.warn(`${field}: ${message}`);

/** Whether anything but metadata, or a status with a subresource of its own, differs; null is a value like any other. */
function contentChanged(object: ApiObject, old: ApiObject, version: VersionDefinition | undefined): boolean {
  const apart = ['metadata', 'kind', 'apiVersion'];
  if (version?.subresources.some(({ name }) => name === 'status')) apart.push('status');
  for (const name of new Set([...Object.keys(object), ...Object.keys(old)]))
    if (!apart.includes(name) && !equalJson(object[name], old[name])) return true;
  return false;
}
