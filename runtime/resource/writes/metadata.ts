/** Rules of object metadata (specification 1): what the server sets, keeps and refuses, the same for every kind. */

import { randomUUID } from 'node:crypto';
import { BoundedCache } from '../../model/bounded-cache.js';
import type { Catalogue } from '../../model/definition/definition.js';
import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { badRequest, type FieldError, forbiddenField, invalidValue, outOfBounds, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { type FaultSearch, foundAtOnce, searchEach } from '../../model/faults/fault-search.js';
import { type ApiObject, type ObjectMeta, type OwnerReference, parseApiVersion } from '../../model/object.js';
import { faultsOf } from '../../model/values/formats.js';
import { printedTexts } from '../../model/values/printed-values.js';

/** Milliseconds since 1970 in RFC 3339, UTC, whole seconds. */
export function timestamp(ms: number): string {
  const second = Math.floor(ms / 1000);
  const known = written.get(second);
  if (known !== undefined) return known;
  const text = `${new Date(second * 1000).toISOString().slice(0, 19)}Z`;
  written.set(second, text, SECOND_BYTES);
  return text;
}

/** Times that were written as text, by their second: most objects that are written at about the same time share one. */
const written = new BoundedCache<number, string>(4096);
const SECOND_BYTES = 128;

const LETTERS = 'bcdfghjklmnpqrstvwxz2456789';
const PREFIX_MAX = 58;
const SUFFIX = 5;
/** Hexadecimal digits before the first hyphen; 32 bits are more than five letters need. */
const UUID_DIGITS = 8;

/** A generated name: the prefix, cut to 58 characters, and five random ones without vowels. */
export function generatedName(prefix: string): string {
  // The first digits of a UUID are random, and Node draws many UUIDs at once: five bytes of their own cost twenty times as much.
  let rest = Number.parseInt(randomUUID().slice(0, UUID_DIGITS), 16);
  let letters = '';
  for (let i = 0; i < SUFFIX; i += 1) {
    letters += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return `${prefix.slice(0, PREFIX_MAX)}${letters}`;
}

/**
 * Sets the metadata that the server decides on creation, and drops what the client sent for it. A self link that is sent with a later
 * update is kept.
 */
export function prepareMetadata(object: ApiObject, now: string): void {
  const { metadata } = object;
  metadata.uid = randomUUID();
  metadata.creationTimestamp = now;
  delete metadata.deletionTimestamp;
  delete metadata.deletionGracePeriodSeconds;
  delete metadata.selfLink;
  delete metadata.clusterName;
  delete metadata.resourceVersion;
  if (!metadata.name && metadata.generateName) metadata.name = generatedName(metadata.generateName);
}

/** Drops what only the server may say of a deletion, before ownership is recorded: the writer of a new object cannot own it. */
export function dropSystemMetadata({ metadata }: ApiObject): void {
  delete metadata.deletionTimestamp;
  delete metadata.deletionGracePeriodSeconds;
}

/** Copies from the stored object the metadata that an update cannot change and the client may leave out. */
export function carryMetadata(object: ApiObject, old: ApiObject): void {
  const [metadata, stored] = [object.metadata, old.metadata];
  metadata.generation = stored.generation;
  if (metadata.generation === undefined) delete metadata.generation;
  // Clients may omit fields that only the server sets.
  if (!metadata.uid) metadata.uid = stored.uid;
  if (!metadata.creationTimestamp) metadata.creationTimestamp = stored.creationTimestamp;
  metadata.creationTimestamp = stored.creationTimestamp ?? metadata.creationTimestamp;
  if (metadata.deletionTimestamp === undefined && stored.deletionTimestamp !== undefined)
    metadata.deletionTimestamp = stored.deletionTimestamp;
  if (metadata.deletionGracePeriodSeconds === undefined && stored.deletionGracePeriodSeconds !== undefined) {
    metadata.deletionGracePeriodSeconds = stored.deletionGracePeriodSeconds;
  }
  delete metadata.clusterName;
}

interface NameRule {
  /** Name of a format of the catalogue. */
  readonly format: string;
  readonly namespaced: boolean;
  /** Whether finalizers may have names without a domain. */
  readonly plainFinalizers?: boolean;
}

type Texts = Readonly<Record<string, string>>;

const NONE: readonly FieldError[] = [];

/** Faults of a text that is to have a format. Most have none, and then nothing is made. */
function formatFaults(format: string, field: string, text: string, told = text): readonly FieldError[] {
  const faults = faultsOf(format, text);
  return faults.length === 0 ? NONE : faults.map((fault) => invalidValue(field, told, fault));
}

const labelSearch = (labels: Texts, field: string): FaultSearch =>
  searchEach(Object.keys(labels), (key) => {
    const value = labels[key] ?? '';
    const ofKey = formatFaults('qualified-name', field, key);
    const ofValue = formatFaults('label-value', field, value);
    return ofKey.length === 0 ? ofValue : [...ofKey, ...ofValue];
  });

const annotationKeySearch = (annotations: Texts, field: string): FaultSearch =>
  searchEach(Object.keys(annotations), (key) => formatFaults('qualified-name', field, key.toLowerCase(), key));

export const labelFaults = (labels: Texts | undefined, field: string): FieldError[] => foundAtOnce(labelSearch(labels ?? {}, field));
export const annotationKeyFaults = (annotations: Texts | undefined, field: string): FieldError[] =>
  foundAtOnce(annotationKeySearch(annotations ?? {}, field));

function* annotationSearch(annotations: Texts, maxBytes: number): FaultSearch {
  const field = 'metadata.annotations';
  yield* annotationKeySearch(annotations, field);
  let total = 0;
  yield* searchEach(Object.keys(annotations), (key) => {
    total += Buffer.byteLength(key) + Buffer.byteLength(annotations[key] ?? '');
    return NONE;
  });
  if (total > maxBytes) yield { reason: 'FieldValueTooLong', field, message: `Too long: must have at most ${maxBytes} bytes` };
}

function ownerSearch(owners: readonly OwnerReference[], neverOwners: ReadonlySet<string>): FaultSearch {
  const field = 'metadata.ownerReferences';
  let controller: string | undefined;
  return searchEach(owners, (owner) => {
    const faults: FieldError[] = [];
    if (!owner.apiVersion?.includes('/') && owner.apiVersion !== 'v1' && !owner.apiVersion)
      faults.push(invalidValue(`${field}.apiVersion`, owner.apiVersion ?? '', 'version must not be empty'));
    if (!owner.kind) faults.push(invalidValue(`${field}.kind`, owner.kind ?? '', 'kind must not be empty'));
    if (!owner.name) faults.push(invalidValue(`${field}.name`, owner.name ?? '', 'name must not be empty'));
    if (!owner.uid) faults.push(invalidValue(`${field}.uid`, owner.uid ?? '', 'uid must not be empty'));
    if (neverOwners.has(`${owner.apiVersion} ${owner.kind}`)) {
      const { group = '', version = '' } = parseApiVersion(owner.apiVersion ?? '') ?? {};
      faults.push(invalidValue(field, owner, `${group}/${version}, Kind=${owner.kind} is disallowed from being an owner`));
    }
    if (owner.controller !== true) return faults;
    const name = `${owner.apiVersion}/${owner.kind} ${owner.name}`;
    if (controller !== undefined)
      faults.push(
        invalidValue(
          field,
          owners,
          `Only one reference can have Controller set to true. Found "true" in references for ${controller} and ${name}`,
        ),
      );
    controller = name;
    return faults;
  });
}

/** Finalizers without a domain that are valid for every kind, beside the vendor's own. */
const PLAIN_FINALIZERS = new Set(['orphan', 'foregroundDeletion']);

/** Faults of a finalizer without a domain that is not one of the known ones. */
export const finalizerDomainFaults = (field: string, finalizer: string, { plainFinalizer }: MetadataRules): FieldError[] =>
  finalizer.includes('/') || finalizer === plainFinalizer || PLAIN_FINALIZERS.has(finalizer)
    ? []
    : [invalidValue(field, finalizer, 'name is neither a standard finalizer name nor is it fully qualified')];

/** Faults of finalizers without a domain, for kinds whose versions differ in whether they take them. */
export const plainFinalizerFaults = ({ finalizers = [] }: Pick<ObjectMeta, 'finalizers'>, rules: MetadataRules): FieldError[] =>
  faultsOfEach(finalizers, (finalizer, i) => finalizerDomainFaults(`metadata.finalizers[${i}]`, finalizer, rules));

/** Faults of finalizers; with `any`, they need no domain. */
function* finalizerSearch(finalizers: readonly string[], rules: MetadataRules, any: boolean): FaultSearch {
  const field = 'metadata.finalizers';
  yield* searchEach(finalizers, (finalizer, i) => {
    const faults = formatFaults('qualified-name', field, finalizer);
    return any ? faults : [...faults, ...finalizerDomainFaults(`${field}[${i}]`, finalizer, rules)];
  });
  if (finalizers.includes('orphan') && finalizers.includes('foregroundDeletion'))
    yield invalidValue(field, finalizers, 'finalizer orphan and foregroundDeletion cannot be both set');
}

/** The rules that the metadata of every object of a server is held to. */
export interface MetadataRules {
  /** Bytes that keys and values of all annotations take at most. */
  readonly annotationBytes: number;
  /** A finalizer that needs no domain in its name. */
  readonly plainFinalizer: string;
  /** Kinds that may not be named as owners, as `<apiVersion> <kind>`. */
  readonly neverOwners: ReadonlySet<string>;
}

/** The rules of a catalogue. */
export const metadataRulesOf = ({ service, resources }: Pick<Catalogue, 'service' | 'resources'>): MetadataRules => ({
  annotationBytes: service.limits.annotationBytes,
  plainFinalizer: service.mediaVendor,
  neverOwners: new Set(
    resources.flatMap(({ versions }) =>
      [...versions].flatMap(([apiVersion, { kind, neverOwner }]) => (neverOwner === true ? [`${apiVersion} ${kind}`] : [])),
    ),
  ),
});

/** Faults of an object's metadata, on create and on update alike. */
export function* metadataSearch(metadata: ObjectMeta, rule: NameRule, rules: MetadataRules): FaultSearch {
  const { labels, annotations, ownerReferences, finalizers } = metadata;
  yield* nameFaults(metadata, rule);
  if (labels) yield* labelSearch(labels, 'metadata.labels');
  if (annotations) yield* annotationSearch(annotations, rules.annotationBytes);
  if (ownerReferences) yield* ownerSearch(ownerReferences, rules.neverOwners);
  if (finalizers) yield* finalizerSearch(finalizers, rules, rule.plainFinalizers === true);
}

function nameFaults(metadata: ObjectMeta, rule: NameRule): FieldError[] {
  const faults: FieldError[] = [];
  if (metadata.generateName) {
    for (const fault of faultsOf(rule.format, maskTrailingDash(metadata.generateName)))
      faults.push(invalidValue('metadata.generateName', metadata.generateName, fault));
  }
  if (!metadata.name) faults.push(required('metadata.name', 'name or generateName is required'));
  else for (const fault of faultsOf(rule.format, metadata.name)) faults.push(invalidValue('metadata.name', metadata.name, fault));
  if (rule.namespaced) {
    if (!metadata.namespace) faults.push(required('metadata.namespace'));
    else
      for (const fault of faultsOf('dns-label', metadata.namespace))
        faults.push(invalidValue('metadata.namespace', metadata.namespace, fault));
  } else if (metadata.namespace) faults.push(forbiddenField('metadata.namespace', 'not allowed on this type'));
  if ((metadata.generation ?? 0) < 0) faults.push(outOfBounds('metadata.generation', metadata.generation, 0));
  return faults;
}

/** Replaces a dash at the end of a prefix by a letter: a prefix may end in a dash, a name may not. */
export const maskTrailingDash = (name: string): string => (name.length > 1 && name.endsWith('-') ? `${name.slice(0, -2)}a` : name);

/** Faults of changes to metadata that is fixed once the object is stored. */
export function metadataUpdateFaults(metadata: ObjectMeta, stored: ObjectMeta): FieldError[] {
  const faults: FieldError[] = [];
  const fixed = (field: keyof ObjectMeta, now: unknown, before: unknown): void => {
    if (now !== before) faults.push(invalidValue(`metadata.${field}`, now, IMMUTABLE));
  };
  fixed('name', metadata.name, stored.name);
  fixed('namespace', metadata.namespace, stored.namespace);
  fixed('uid', metadata.uid, stored.uid);
  fixed('deletionTimestamp', metadata.deletionTimestamp, stored.deletionTimestamp);
  fixed('deletionGracePeriodSeconds', metadata.deletionGracePeriodSeconds, stored.deletionGracePeriodSeconds);
  if (stored.deletionTimestamp !== undefined) {
    const before = new Set(stored.finalizers);
    const added = (metadata.finalizers ?? []).filter((f) => !before.has(f));
    if (added.length > 0) {
      const listed = printedTexts(added).text;
      faults.push(
        forbiddenField(
          'metadata.finalizers',
          `no new finalizers can be added if the object is being deleted, found new finalizers ${listed}`,
        ),
      );
    }
  }
  return faults;
}

/** What a create is told whose object is of another namespace than its URL, and what other writes are told. */
export const OTHER_NAMESPACE = 'the namespace of the provided object does not match the namespace sent on the request';
export const namespacesDiffer = (own: string, asked: string): string =>
  `the namespace of the object (${own}) does not match the namespace on the request (${asked})`;

/**
 * Checks that the body's namespace is the URL's, and fills it in where it is absent; what is in no namespace loses it. Throws 400
 * where they differ: the URL of a namespace itself names one, too, and that of other objects outside of namespaces none.
 */
export function placeInNamespace(object: ApiObject, namespace: string, namespaced: boolean, creating: boolean): void {
  const { metadata } = object;
  if (!namespaced && (namespace === '' || !metadata.namespace || metadata.namespace === namespace)) {
    delete metadata.namespace;
    return;
  }
  if (!metadata.namespace) metadata.namespace = namespace;
  else if (metadata.namespace !== namespace) {
    throw badRequest(creating ? OTHER_NAMESPACE : namespacesDiffer(metadata.namespace, namespace));
  }
}

/** Checks that the body's name is the URL's. Throws 400 where they differ. */
export function checkName(object: ApiObject, name: string): void {
  const given = object.metadata.name;
  if (!given) throw badRequest(`the name of the object (${name} based on URL) was undeterminable: name must be provided`);
  if (given !== name) throw badRequest(`the name of the object (${given}) does not match the name on the URL (${name})`);
}

/** The metadata without the annotations that carry what one version's form cannot hold. */
export function withoutFormAnnotations(metadata: ObjectMeta, names: readonly string[] | undefined): ObjectMeta {
  if (names === undefined || metadata.annotations === undefined) return metadata;
  const { annotations, ...rest } = metadata;
  const kept = Object.entries(annotations).filter(([name]) => !names.includes(name));
  return kept.length === 0 ? rest : { ...rest, annotations: Object.fromEntries(kept) };
}
