/** The arguments and results of the field manager. */
import type { ApiObject, JsonObject } from '../model/object.js';
import type { KeyFields } from './faults.js';
import type { Repeats } from './merging/list-items.js';
import type { FieldSet } from './ownership/field-set.js';

export interface TrackUpdateOptions {
  /** The object before the write, in `apiVersion`; undefined when it is created. */
  readonly live: ApiObject | undefined;
  /**
   * The object as the request asks for it, decoded and defaulted, in `apiVersion`, with the managedFields that were sent,
   * if any. Nobody owns what is added later (admission, allocation, preparation), so this comes before them.
   */
  readonly updated: ApiObject;
  /** See `managerOf`. */
  readonly manager: string;
  /** The version of the request. */
  readonly apiVersion: string;
  /** Paths of fields that this endpoint cannot write, such as `[['status']]`; this request gets no ownership of them. */
  readonly ignored?: readonly (readonly string[])[];
  /** The subresource through which the request writes; entries that such a request sends are ignored. */
  readonly subresource?: string;
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
  /** The subresource through which the request writes; empty or absent for the object itself. */
  readonly subresource?: string;
  /** Whether the apply takes over fields that conflict. */
  readonly force: boolean;
  /** Fields this endpoint does not write: they are neither stored nor owned. */
  readonly ignored?: readonly (readonly string[])[];
  /** Fields that are stored but get no owner. */
  readonly unowned?: readonly (readonly string[])[] | undefined;
  /**
   * Makes the stored form of a merged object: conversion round trip, defaults, canonical order. It must not change its
   * argument, which shares values with `live` and `config`.
   */
  defaults(merged: ApiObject): ApiObject | Promise<ApiObject>;
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

/** What the protocol of the release shown says of ownership. */
export interface OwnershipRules {
  /** Whether entries name subresources at all; entries that are sent then keep theirs. */
  readonly namesSubresources: boolean;
  /** Whether a write that resets the entries owns nothing; otherwise it owns what else it changes (specification 1, rule 9 of apply). */
  readonly resetsUntracked: boolean;
  /** Whether an apply gives its entry a new time although the object stays as it is. */
  readonly alwaysTimed: boolean;
  /** Whether items of lists that are united come in the order of the configuration; live ones come first otherwise. */
  readonly sentOrder: boolean;
  /** Whether an apply that does no more than put items of a list into another order changes the object. */
  readonly orderCounts: boolean;
  /** Whether objects that lose all their content by an apply stay, as empty ones. */
  readonly keepsEmptied: boolean;
  /** Whether objects may have lists with several items of one key; a configuration never may. */
  readonly repeats: Repeats;
  /** Whether faults of a configuration name it. */
  readonly namesConfig: boolean;
  /** Which key fields the items of a configuration need. */
  readonly keyFields: KeyFields;
}

/** A request in the form in which the engine works on it. */
export type Prepared<Options> = Omit<Options, 'ignored' | 'unowned'> & {
  readonly ignored: FieldSet;
  readonly unowned: FieldSet;
  /** RFC 3339, whole seconds. */
  readonly now: string;
  /** What entries name as the subresource of the request; undefined where it is the object itself, or where entries name none. */
  readonly entrySubresource: string | undefined;
  readonly rules: OwnershipRules;
};
