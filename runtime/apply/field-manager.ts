import type { ApiObject, JsonObject } from '../model/object.js';
import { apply } from './apply.js';
import { EMPTY_SET, type FieldSet, setOfFields } from './field-set.js';
import { trackUpdate } from './track-update.js';
import type { VersionedStructures } from './versions.js';

export interface FieldManagerOptions {
  readonly structures: VersionedStructures;
  /** The time for new entries: RFC 3339 in whole seconds. */
  now(): string;
}

export interface TrackUpdateOptions {
  /** The object before the write, in `apiVersion`; undefined when it is created. */
  readonly live: ApiObject | undefined;
  /** The object after it, in `apiVersion`, with the managedFields that the request sent, if any. */
  readonly updated: ApiObject;
  /** See `managerOf`. */
  readonly manager: string;
  /** The version of the request. */
  readonly apiVersion: string;
  /** Fields this endpoint does not write, such as `[['status']]`: nobody comes to own them by this request. */
  readonly ignored?: readonly (readonly string[])[];
  /** Set for writes through subresources: entries that the request sends are ignored. */
  readonly liveEntries?: boolean;
}

export interface ApplyOptions {
  /** The object as it is, in `apiVersion`; undefined where the apply creates it. */
  readonly live: ApiObject | undefined;
  /** The configuration as decoded from the request, unknown fields and all; `{}` for an empty body. */
  readonly config: JsonObject;
  /** The kind and version that the endpoint serves. */
  readonly kind: string;
  readonly apiVersion: string;
  readonly manager: string;
  /** Take over what conflicts. */
  readonly force: boolean;
  /** Fields this endpoint does not write: they are neither stored nor owned. */
  readonly ignored?: readonly (readonly string[])[];
  /**
   * Makes the stored form of a merged object: conversion round trip, defaults, canonical order. It must not change its
   * argument, which shares values with `live` and `config`.
   */
  defaults(merged: ApiObject): ApiObject;
}

export interface AppliedObject {
  /**
   * The object to store, with its managedFields. It carries the `resourceVersion` and `uid` of the configuration, which
   * are preconditions for the caller to check.
   */
  readonly object: ApiObject;
  /** False when neither the object nor anyone's ownership differs from before; `object` then is the live one. */
  readonly changed: boolean;
}

export interface FieldManager {
  /**
   * The object with managedFields as they are after a create, an update or a patch that is no apply: the manager owns
   * the fields that have a new value, and all others lose these and what is gone (specification 1, server-side apply 3).
   * Never fails; entries that cannot be read are left out. Neither argument changes.
   */
  trackUpdate(options: TrackUpdateOptions): ApiObject;
  /**
   * The live object with an applied configuration merged in, and with what the manager applied before and nobody owns
   * any more taken out.
   *
   * @throws ApiError 409 with one cause per conflicting field; 400 for configurations of another kind or version, with
   *   managedFields, unknown fields or values of the wrong type; 422 where the live object holds lists whose items
   *   cannot be told apart.
   */
  apply(options: ApplyOptions): AppliedObject;
}

/** The field manager of one kind. */
export function createFieldManager({ structures, now }: FieldManagerOptions): FieldManager {
  const sets = new Map<string, FieldSet>();
  const setOf = (paths: readonly (readonly string[])[] = []): FieldSet => {
    if (paths.length === 0) return EMPTY_SET;
    const key = JSON.stringify(paths);
    const set = sets.get(key) ?? setOfFields(paths);
    sets.set(key, set);
    return set;
  };
  return {
    trackUpdate: ({ ignored, liveEntries = false, ...options }) =>
      trackUpdate({ ...options, liveEntries, ignored: setOf(ignored), now: now() }, structures),
    apply: ({ ignored, defaults, ...options }) =>
      apply({ ...options, complete: defaults, ignored: setOf(ignored), now: now() }, structures),
  };
}
