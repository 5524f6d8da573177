/** Definitions for tests of custom resources, and waiting for what follows from them. */
import assert from 'node:assert/strict';
import type { Answer, TestServer } from '../support/server.js';
import { until } from '../support/until.js';

export const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
export const MERGE = { 'Content-Type': 'application/merge-patch+json' };
export const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };

type Schema = Record<string, unknown>;

/** Anything goes. */
export const OPEN: Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };

export interface Wanted {
  readonly plural?: string;
  readonly kind?: string;
  readonly group?: string;
  readonly scope?: 'Namespaced' | 'Cluster';
  /** Schema of the only version, `v1`. */
  readonly schema?: Schema;
  /** More of that version. */
  readonly version?: Record<string, unknown>;
  /** All versions, in place of that one. */
  readonly versions?: readonly Record<string, unknown>[];
  readonly names?: Record<string, unknown>;
  readonly conversion?: Record<string, unknown>;
}

export const versionOf = (name: string, schema: Schema, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name,
  served: true,
  storage: name === 'v1',
  schema: { openAPIV3Schema: schema },
  ...more,
});

/** A definition, `things.test.example.com` where nothing else is said. */
export function definition({
  plural = 'things',
  kind = 'Thing',
  group = 'test.example.com',
  scope = 'Namespaced',
  schema = OPEN,
  version = {},
  versions = [versionOf('v1', schema, version)],
  names = {},
  conversion,
}: Wanted = {}): { metadata: { name: string }; spec: Record<string, unknown> } & Record<string, unknown> {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: { group, scope, names: { plural, kind, ...names }, versions, ...(conversion === undefined ? {} : { conversion }) },
  };
}

/** Makes a definition and waits until it is established. */
export async function establish(server: TestServer, wanted: Wanted = {}): Promise<string> {
  const made = definition(wanted);
  const answer = await server.create(DEFINITIONS, made);
  assert.equal(answer.status, 201, answer.text);
  await established(server, made.metadata.name);
  return made.metadata.name;
}

export const established = (server: TestServer, name: string): Promise<void> =>
  until(async () => (await condition(server, name, 'Established'))?.status === 'True');

export async function condition(
  server: TestServer,
  name: string,
  type: string,
): Promise<{ status: string; reason: string; message: string } | undefined> {
  const conditions: { type: string; status: string; reason: string; message: string }[] =
    (await server.ask(`${DEFINITIONS}/${name}`)).json.status?.conditions ?? [];
  return conditions.find((c) => c.type === type);
}

/** Where objects of a group's kind are, in the namespace `default`. */
export const placeOf = (plural = 'things', group = 'test.example.com', version = 'v1'): string =>
  `/apis/${group}/${version}/namespaces/default/${plural}`;

export const thing = (name: string, more: Record<string, unknown> = {}, version = 'v1'): Record<string, unknown> => ({
  apiVersion: `test.example.com/${version}`,
  kind: 'Thing',
  metadata: { name },
  ...more,
});

/** Fields of the faults that a 422 names, in order. */
/** The fields of the faults that an answer tells of, without the word that rules were not checked because of them. */
export const faultsOf = ({ json }: Answer): string[] =>
  (json.details?.causes ?? []).map((cause: { field: string }) => cause.field).filter((field: string) => field !== '<nil>');
