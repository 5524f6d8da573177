/**
 * A world of one object for tests: named managers apply and update, and after each step the object and who owns what
 * can be read. Structures are small copies of the shapes that real kinds have.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AppliedObject, createFieldManager, type FieldManager, type VersionedStructures } from '../../runtime/apply/index.js';
import { zeroObject } from '../../runtime/apply/merging/zero.js';
import { readEntries } from '../../runtime/apply/ownership/claims.js';
import { printedPaths } from '../../runtime/apply/ownership/field-set.js';
import {
  BOOL,
  field,
  INT32,
  listOf,
  mapOf,
  QUANTITY,
  STRING,
  type StructStructure,
  type Structure,
  struct,
  TIME,
} from '../../runtime/model/definition/structure.js';
import { ApiError } from '../../runtime/model/errors.js';
import type { ApiObject, Json, JsonObject, ManagedFieldsEntry } from '../../runtime/model/object.js';
import { applyMergePatch } from '../../runtime/patch/index.js';
import type { GateName } from '../../runtime/settings/feature-gates.js';

export const METADATA = struct('ObjectMeta', () => [
  field('name', STRING, '?'),
  field('uid', STRING, '?'),
  field('resourceVersion', STRING, '?'),
  field('creationTimestamp', TIME, '?'),
  field('labels', mapOf(STRING), '?'),
  field('annotations', mapOf(STRING), '?'),
  field('finalizers', listOf(STRING), '?', { patchStrategy: ['merge'] }),
]);

const root = [field('kind', STRING, '?'), field('apiVersion', STRING, '?'), field('metadata', METADATA, '?')];

/** Like a config map: granular maps. */
export const SETTINGS = struct('Settings', () => [...root, field('data', mapOf(STRING), '?'), field('immutable', BOOL, '*')]);

const PORT = struct('Port', () => [
  field('port', INT32, '+'),
  field('protocol', STRING, '?', { default: 'TCP' }),
  field('name', STRING, '?'),
]);
const ENV = struct('Env', () => [field('name', STRING, '+'), field('value', STRING, '?')]);
const CONTAINER = struct('Container', () => [
  field('name', STRING, '+'),
  field('image', STRING, '?'),
  field('policy', STRING, '?', { default: 'Always' }),
  field('args', listOf(STRING), '?'),
  field('limits', mapOf(QUANTITY), '?'),
  field('env', listOf(ENV), '?', { patchStrategy: ['merge'], patchMergeKey: 'name' }),
  field('ports', listOf(PORT), '?', { listType: 'map', listMapKeys: ['port', 'protocol'] }),
]);
const SELECTOR = struct('Selector', () => [field('matchLabels', mapOf(STRING), '?')], 'atomic');
const STRATEGY = struct('Strategy', () => [field('type', STRING, '?', { default: 'Rolling' }), field('surge', INT32, '*')]);
const SPEC = struct('Spec', () => [
  field('replicas', INT32, '*', { default: 1 }),
  field('paused', BOOL, '?'),
  field('selector', SELECTOR, '!'),
  field('strategy', STRATEGY, '?'),
  field('containers', listOf(CONTAINER), '+', { patchStrategy: ['merge'], patchMergeKey: 'name' }),
  field('nodeSelector', mapOf(STRING), '?'),
  field('options', mapOf(STRING), '?', { mapType: 'atomic' }),
]);
const STATUS = struct('Status', () => [field('ready', INT32, '?')]);

/** Like a deployment: nested structs, keyed lists, an atomic selector, defaults and a status. */
export const WORKLOAD = struct('Workload', () => [...root, field('spec', SPEC, '?'), field('status', STATUS, '?')]);

/** The canonical form of an object: absent and empty values as the structure writes them, defaults filled in. */
function canonical(structure: StructStructure, value: JsonObject): JsonObject {
  const out: JsonObject = {};
  const zero = zeroObject(structure);
  for (const { name, type, omitEmpty, pointer, default: preset } of structure.fields) {
    const given = canonicalValue(type, value[name] ?? (type.kind === 'struct' && !pointer ? {} : null));
    const empty =
      given === null ||
      given === '' ||
      given === false ||
      (typeof given === 'object' && type.kind !== 'struct' && Object.keys(given).length === 0);
    if (given !== null && !(empty && omitEmpty && !pointer)) out[name] = given;
    else if (preset !== undefined) out[name] = preset as Json;
    else if (zero[name] !== undefined) out[name] = zero[name];
  }
  return out;
}

function canonicalValue(type: Structure, value: Json): Json {
  if (value === null) return null;
  if (type.kind === 'struct' && typeof value === 'object' && !Array.isArray(value)) return canonical(type, value);
  if (type.kind === 'list' && Array.isArray(value)) return value.map((item) => canonicalValue(type.items, item));
  if (type.kind === 'map' && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, canonicalValue(type.values, (member as Json) ?? '')]));
  }
  return value;
}

export interface WorldOptions {
  readonly structure: StructStructure;
  readonly apiVersion?: string;
  readonly versions?: VersionedStructures;
  readonly ignored?: readonly (readonly string[])[];
  /** What the protocol has beside what it had at first. */
  readonly enabled?: readonly GateName[];
}

export class World {
  object: ApiObject | undefined;
  /** Seconds on the clock; each step that writes may be told to let some pass. */
  second = 0;
  readonly fields: FieldManager;
  readonly apiVersion: string;
  readonly kind: string;
  private readonly structure: StructStructure;
  private readonly ignored: readonly (readonly string[])[];

  constructor({ structure, apiVersion = 'v1', versions, ignored = [], enabled = [] }: WorldOptions) {
    this.structure = structure;
    this.apiVersion = apiVersion;
    this.kind = structure.name;
    this.ignored = ignored;
    const structures = versions ?? {
      structure: (version: string) => (version === apiVersion ? structure : undefined),
      convert: (object: ApiObject, to: string) => (to === apiVersion ? object : undefined),
    };
    this.fields = createFieldManager({ structures, now: () => this.now, enabled: (feature) => enabled.includes(feature) });
  }

  get now(): string {
    return new Date(this.second * 1000).toISOString().replace('.000Z', 'Z');
  }

  private get about(): JsonObject {
    return { kind: this.kind, apiVersion: this.apiVersion };
  }

  apply(manager: string, config: JsonObject, force = false): AppliedObject {
    const metadata = { name: 'x', ...(config.metadata as JsonObject | undefined) };
    const result = this.fields.apply({
      live: this.object,
      config: { ...this.about, ...config, metadata },
      kind: this.kind,
      apiVersion: this.apiVersion,
      manager,
      force,
      ignored: this.ignored,
      defaults: (merged) => canonical(this.structure, merged as unknown as JsonObject) as unknown as ApiObject,
    });
    this.object = result.object;
    return result;
  }

  /** Replaces the object, or creates it. */
  put(manager: string, body: JsonObject, entries?: ManagedFieldsEntry[]): void {
    const metadata = { name: 'x', ...(body.metadata as JsonObject | undefined) };
    this.#store(manager, canonical(this.structure, { ...this.about, ...body, metadata }), entries);
  }

  /** Changes the object by a merge patch. */
  patch(manager: string, patch: JsonObject, entries?: ManagedFieldsEntry[]): void {
    assert.ok(this.object, 'there is an object to patch');
    this.#store(
      manager,
      canonical(this.structure, applyMergePatch(this.object as unknown as JsonObject, patch)),
      entries ?? this.object.metadata.managedFields,
    );
  }

  #store(manager: string, updated: JsonObject, managedFields: ManagedFieldsEntry[] | undefined): void {
    const object = updated as unknown as ApiObject;
    this.object = this.fields.trackUpdate({
      live: this.object,
      updated: managedFields === undefined ? object : { ...object, metadata: { ...object.metadata, managedFields } },
      manager,
      apiVersion: this.apiVersion,
      ignored: this.ignored,
    });
  }

  /** What the object holds, without kind, version and metadata that the server writes. */
  get state(): JsonObject {
    const {
      kind: _k,
      apiVersion: _v,
      metadata,
      status: _s,
      ...rest
    } = (this.object ?? { metadata: {} }) as unknown as JsonObject & { metadata: JsonObject };
    const { name: _n, creationTimestamp: _c, managedFields: _m, ...about } = metadata;
    return Object.keys(about).length === 0 ? rest : { ...rest, metadata: about };
  }

  /** The paths each manager owns, such as `apply alice` → `.data.a .data.b`. */
  get owners(): Record<string, string> {
    const owners: Record<string, string> = {};
    for (const { operation, manager, fields } of readEntries(this.entries).claims.values()) {
      owners[`${operation.toLowerCase()} ${manager ?? ''}`] = printedPaths(fields).join(' ');
    }
    return owners;
  }

  get entries(): ManagedFieldsEntry[] {
    return this.object?.metadata.managedFields ?? [];
  }
}

/** One step: somebody does something, and what is true after it. */
export interface Step {
  readonly by: string;
  readonly apply?: JsonObject;
  readonly force?: true;
  readonly put?: JsonObject;
  readonly patch?: JsonObject;
  /** Fields the apply conflicts on, with the manager each conflicts with; nothing changes. */
  readonly conflicts?: readonly (readonly [path: string, manager: string])[];
  readonly state?: JsonObject;
  readonly owners?: Readonly<Record<string, string>>;
}

/** A test that reads as a rule: its steps in turn, each checked. */
export function rule(name: string, options: WorldOptions, steps: readonly Step[]): void {
  test(name, () => {
    const world = new World(options);
    for (const [i, step] of steps.entries()) {
      world.second++;
      take(world, step);
      if (step.state !== undefined) assert.deepEqual(world.state, step.state, `state after step ${i + 1}`);
      if (step.owners !== undefined) assert.deepEqual(world.owners, step.owners, `owners after step ${i + 1}`);
    }
  });
}

function take(world: World, { by, apply, force, put, patch, conflicts }: Step): void {
  if (put !== undefined) world.put(by, put);
  if (patch !== undefined) world.patch(by, patch);
  if (apply === undefined) return;
  if (conflicts === undefined) world.apply(by, apply, force);
  else
    assert.deepEqual(
      conflictsOf(() => world.apply(by, apply, force)),
      conflicts,
    );
}

/** The conflicts that the apply is refused for. */
export function conflictsOf(apply: () => unknown): [string | undefined, string | undefined][] {
  try {
    apply();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 409) throw error;
    return (error.details?.causes ?? []).map(({ field: path, message }) => [path, /^conflict with "([^"]*)"/.exec(message ?? '')?.[1]]);
  }
  return [];
}
