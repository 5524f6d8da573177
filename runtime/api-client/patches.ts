/** The four kinds of patches: their media types, and what they may hold. */
import type { Draft } from '../model/definition/draft.js';

export const PATCH_TYPES = {
  apply: 'application/apply-patch+yaml',
  merge: 'application/merge-patch+json',
  strategic: 'application/strategic-merge-patch+json',
  json: 'application/json-patch+json',
} as const;

export type PatchType = keyof typeof PATCH_TYPES;

/** A configuration to apply: the fields that its manager wants, and no others. The name is required. */
export type Applied<T> = Draft<T> & { readonly metadata: { readonly name: string } };

/** Fields that change; null removes one. Lists are replaced as a whole. */
export type MergePatch<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [Field in keyof T]?: MergePatch<T[Field]> | null }
    : T;

/** What a strategic merge patch may say beside the fields themselves. */
interface Directives {
  readonly $patch?: 'delete' | 'merge' | 'replace';
  readonly $retainKeys?: readonly string[];
  readonly [order: `$setElementOrder/${string}`]: readonly unknown[];
  readonly [removed: `$deleteFromPrimitiveList/${string}`]: readonly unknown[];
}

/** Fields that change; null removes one. Lists with keys are merged by them. Definitions of custom resources do not take such patches. */
export type StrategicMergePatch<T> = T extends readonly (infer Item)[]
  ? StrategicMergePatch<Item>[]
  : T extends object
    ? { [Field in keyof T]?: StrategicMergePatch<T[Field]> | null } & Directives
    : T;

/** One operation of a JSON patch (RFC 6902). Paths are JSON pointers, such as `/metadata/labels/app`. */
export type JsonPatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string };
