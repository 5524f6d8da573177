/** Fact tables of releases: what types, resources and gates each release has, as their files say it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FeatureStage } from '../../runtime/model/definition/definition.js';

/** The first and the last release that have an entry; without them it is as old as the tables, and lives on. */
export interface FactLife {
  readonly since?: string;
  readonly until?: string;
}

export interface FactField extends FactLife {
  readonly name?: string;
  /** The type whose fields stand in its place in JSON. */
  readonly inline?: string;
  readonly type?: string;
  readonly proto?: number;
  readonly protoName?: string;
  readonly noJson?: boolean;
  readonly pointer?: boolean;
  readonly omitempty?: boolean;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly listType?: 'atomic' | 'set' | 'map';
  readonly listMapKeys?: readonly string[];
  readonly mapType?: 'atomic' | 'granular';
  readonly structType?: 'atomic' | 'granular';
  /** Strategies with commas between them. */
  readonly patchStrategy?: string;
  readonly patchMergeKey?: string;
  readonly default?: unknown;
  /** The type of text whose constants are its values. */
  readonly enum?: string;
  readonly featureGate?: string | readonly string[];
  /** What some of these were before a release; null where they were absent. */
  readonly changes?: readonly { readonly since: string; readonly key: string; readonly from: unknown; readonly to: unknown }[];
}

export interface FactType extends FactLife {
  readonly kind?: boolean;
  readonly listOf?: string;
  readonly alias?: string;
  readonly collection?: string;
  readonly protoFields?: readonly unknown[];
  readonly structType?: 'atomic' | 'granular';
  readonly fields?: readonly FactField[];
}

/** The types of one version of a group. */
export interface FactVersion extends FactLife {
  readonly group: string;
  readonly version: string;
  /** What fields of other files call it, such as `core.v1`. */
  readonly prefix: string;
  readonly role: string;
  readonly protoPackage?: string;
  readonly types: Readonly<Record<string, FactType>>;
  readonly enums?: Readonly<Record<string, readonly string[]>>;
  /** From which release on documents tell of the values of these. */
  readonly closedEnums?: Readonly<Record<string, string>>;
}

export interface FactResource extends FactLife {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly singular?: string;
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
  readonly namespaced: boolean;
  readonly enabledByDefault?: boolean;
  readonly storage?: {
    readonly apiVersion: string;
    readonly encoding: string;
    readonly key: string;
    readonly history?: readonly { readonly since: string; readonly apiVersion: string }[];
  };
  readonly subresources?: readonly (FactLife & { readonly name: string; readonly verbs: readonly string[] })[];
}

interface FactGroup {
  readonly name: string;
  readonly byVersion?: readonly {
    readonly version: string;
    readonly priority?: { readonly groupPriorityMinimum: number; readonly versionPriority: number };
  }[];
}

interface FactLifetime {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly introduced?: string;
  readonly deprecated?: string;
  readonly removed?: string;
  readonly replacement?: string;
}

export interface FactGate {
  readonly name: string;
  readonly history: readonly {
    readonly since: string;
    readonly stage: FeatureStage['stage'];
    readonly default: boolean;
    readonly locked?: boolean;
  }[];
  /** The first release without it. */
  readonly removed?: string;
}

interface FactColumns {
  readonly group: string;
  readonly resource: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly format: string; readonly priority: number }[];
}

interface FactLabels {
  readonly group: string;
  readonly resource: string;
  readonly labels: readonly string[];
  /** The versions that have a label, where not all do. */
  readonly labelLife?: Readonly<Record<string, { readonly versions?: readonly string[] }>>;
}

export interface Tables {
  /** The newest release that they tell of. */
  readonly release: string;
  readonly versions: readonly FactVersion[];
  readonly resources: readonly FactResource[];
  readonly groups: readonly FactGroup[];
  readonly lifetimes: readonly FactLifetime[];
  readonly gates: readonly FactGate[];
  readonly columns: readonly FactColumns[];
  readonly labels: readonly FactLabels[];
}

/** Reads the tables of a folder; those of which it has no file are empty. Throws an Error where it names no release. */
export function readTables(folder: string): Tables {
  const read = <Table>(name: string, empty: Table): Table => {
    const file = path.join(folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
  };
  const resources = read<{ release?: string; resources: FactResource[]; groups: FactGroup[] }>('resources.json', {
    resources: [],
    groups: [],
  });
  const features = read<{ release?: string; gates: FactGate[] }>('features.json', { gates: [] });
  const release = resources.release ?? features.release;
  if (release === undefined) throw new Error(`${folder} has no resources.json or features.json that names its \`release\``);
  const types = path.join(folder, 'types');
  const files = existsSync(types) ? readdirSync(types).filter((name) => name.endsWith('.json')) : [];
  return {
    release,
    versions: files.sort().map((name) => read<FactVersion>(path.join('types', name), EMPTY)),
    resources: resources.resources,
    groups: resources.groups,
    lifetimes: read<{ kinds: FactLifetime[] }>('lifecycle.json', { kinds: [] }).kinds,
    gates: features.gates,
    columns: read<{ resources: FactColumns[] }>('table-columns.json', { resources: [] }).resources,
    labels: read<{ resources: FactLabels[] }>('field-selectors.json', { resources: [] }).resources,
  };
}

const EMPTY: FactVersion = { group: '', version: '', prefix: '', role: '', types: {} };
