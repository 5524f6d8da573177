/** The reference of a catalogue as a document, from which `kindwright docs` and the console of a server make the same pages. */
import { stringify } from 'yaml';
import type {
  FieldReference,
  KindReference,
  ReferenceDocument,
  TypeReference,
  TypeWords,
  VersionReference,
} from '../../runtime/reference/document.js';
import type { Outputs } from '../emit/source.js';
import {
  type FieldModel,
  type GroupVersionModel,
  generatedVersionsOf,
  jsonFields,
  type KindModel,
  type Model,
  reachedFrom,
  referenceTo,
  type TypeExpression,
  type TypeModel,
  versionsOf,
} from '../model.js';

/** Puts the reference of the versions whose code is generated beside the documents that a server publishes; packages have their own. */
export function emitReference(model: Model, outputs: Outputs): void {
  outputs.set('openapi/reference.json', `${JSON.stringify(referenceOf(model, generatedVersionsOf(model)))}\n`);
}

/** The reference of some versions of a model: of all by default. */
export function referenceOf(model: Model, versions: readonly GroupVersionModel[] = versionsOf(model)): ReferenceDocument {
  const kinds = versionsOf(model)
    .flatMap((version) => [...version.kinds.values()])
    .filter(({ resource, version }) => resource !== undefined && version.group.role === 'api');
  const reached = [...reachedFrom(kinds, 'without inlined')].filter(({ listOf }) => listOf === undefined);
  const types = new Map(versions.map((version): [GroupVersionModel, TypeModel[]] => [version, []]));
  for (const type of reached) types.get(type.version)?.push(type);
  return { versions: [...types].filter(([, own]) => own.length > 0).map(([version, own]) => versionReference(version, own)) };
}

const versionReference = (version: GroupVersionModel, types: readonly TypeModel[]): VersionReference => ({
  ref: version.ref,
  group: version.group.name,
  version: version.version,
  apiVersion: version.apiVersion,
  priority: version.priority,
  ofCluster: version.group.origin.ofCluster,
  types: types.map(typeReference),
});

function typeReference(type: TypeModel): TypeReference {
  const { rules, conversion } = type.source;
  const kind = type.kind === undefined || type.version.group.role !== 'api' ? undefined : kindReference(type.kind);
  return {
    name: type.name,
    description: type.description,
    fields: jsonFields(type).map(fieldReference),
    ...(type.collection === undefined ? {} : { collection: typeWords(type.collection) }),
    ...(rules === undefined ? {} : { rules: rules.map(({ rule, message, fieldPath }) => ({ rule, message, fieldPath })) }),
    ...(conversion === undefined ? {} : { conversion }),
    ...(kind === undefined ? {} : { kind }),
  };
}

function typeWords(type: TypeExpression): TypeWords {
  if (type.form === 'scalar') return type.scalar;
  if (type.form === 'list') return { list: typeWords(type.items) };
  if (type.form === 'map') return { map: typeWords(type.values) };
  return { type: referenceTo(type.type) };
}

/** Words of fields that are about how they are stored and written, which the reference does not tell. */
function fieldReference({ name, type, source }: FieldModel): FieldReference {
  const { since, until, changes, required, nonEmpty, nonBlank, immutable, deprecated, removed, defaultIf, documentedDefault } = source;
  const {
    enum: published,
    values,
    closed,
    format,
    pattern,
    min,
    max,
    minLength,
    maxLength,
    maxBytes,
    minItems,
    maxItems,
    unique,
    alone,
  } = source;
  const { requiredIf, forbiddenIf, within, listType, listMapKeys, mapType, structType, patchStrategy, patchMergeKey, featureGate } = source;
  return {
    name,
    type: typeWords(type),
    description: source.description,
    ...{
      since,
      until,
      changes,
      required,
      nonEmpty,
      nonBlank,
      immutable,
      deprecated,
      removed,
      default: source.default,
      defaultIf,
      documentedDefault,
    },
    ...{ enum: published, values, closed, format, pattern, min, max, minLength, maxLength, maxBytes, minItems, maxItems, unique, alone },
    ...{ requiredIf, forbiddenIf, within, listType, listMapKeys, mapType, structType, patchStrategy, patchMergeKey, featureGate },
  };
}

function kindReference({ name, version, resource, hub, source }: KindModel): KindReference | undefined {
  if (resource === undefined) return undefined;
  const { plural, scope, verbs, shortNames, categories, subresources, selectable, columns } = resource;
  return {
    plural,
    namespaced: scope === 'Namespaced',
    verbs,
    shortNames,
    categories,
    subresources:
      subresources &&
      Object.fromEntries(
        Object.entries(subresources).map(([subresource, { verbs: of, featureGate }]) => [subresource, { verbs: of, featureGate }]),
      ),
    selectable: selectable && Object.keys(selectable),
    columns: columns?.map(({ name: column, priority, description }) => ({ name: column, priority, description })),
    lifetime: source.lifetime,
    hub: referenceTo(hub),
    examples: source.examples?.map(({ description, object }) => ({
      description,
      text: stringify({ apiVersion: version.apiVersion, kind: name, ...object }),
    })),
  };
}
