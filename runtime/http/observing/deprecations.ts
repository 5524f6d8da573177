/** Tells callers and operators of requests for versions that are going away. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import { type Deprecation, deprecationOf } from '../answers/warnings.js';
import type { RequestState } from '../requests/state.js';
import { isServed } from './request-meter.js';

export class Deprecations {
  /** Undefined for versions that are not going away. */
  readonly #known = new WeakMap<VersionDefinition, { readonly deprecation: Deprecation | undefined }>();
  readonly #requested;

  constructor(
    /** The release whose API is shown. */
    private readonly release: string,
    metrics: Metrics,
  ) {
    this.#requested = metrics.gauge('apiserver_requested_deprecated_apis');
  }

  /** Warns the caller of a deprecated version, audits the request as one for it, and shows the version as asked for. */
  tell({ info: { subresource }, version, warnings, audit }: RequestState): void {
    // Most versions say nothing of the kind, whatever the release.
    if (version.warning === undefined && version.lifetime.deprecated === undefined) return;
    const { deprecation } = this.#of(version);
    if (deprecation === undefined) return;
    const { warning, removed } = deprecation;
    warnings.push(warning);
    audit?.deprecated(removed);
    if (!isServed(version, subresource)) return;
    this.#show(version, subresource, removed);
  }

  /** Shows the version as asked for where it is going away. */
  used(version: VersionDefinition): void {
    const { deprecation } = this.#of(version);
    if (deprecation !== undefined) this.#show(version, '', deprecation.removed);
  }

  #show({ group, version, plural: resource }: VersionDefinition, subresource: string, removed_release: string): void {
    this.#requested.set({ group, version, resource, subresource, removed_release }, 1);
  }

  #of(version: VersionDefinition): { readonly deprecation: Deprecation | undefined } {
    const known = this.#known.get(version);
    if (known !== undefined) return known;
    const found = { deprecation: deprecationOf(version, this.release) };
    this.#known.set(version, found);
    return found;
  }
}
