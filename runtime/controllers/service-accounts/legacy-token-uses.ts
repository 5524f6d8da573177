/** Writes down, at each secret that holds a token, the day on which the token was used last, so that those nobody uses can be found. */

import type { StoreParts } from '../../http/server-parts.js';
import { BoundedCache } from '../../model/bounded-cache.js';
import { patch } from '../../resource/verbs/patch.js';
import { SERVER_MANAGER, serverAs, writeBy } from '../framework/author.js';
import { dayOf } from './legacy-token-tracking.js';

/** Bytes of what is remembered of secrets at which the day stands already. */
const REMEMBERED_BYTES = 1024 * 1024;

export class LegacyTokenUses {
  /** The day that stands at a secret, by the secret's namespace and name. */
  readonly #noted = new BoundedCache<string, string>(REMEMBERED_BYTES);

  constructor(private readonly parts: Pick<StoreParts, 'registry' | 'environment' | 'clock'>) {}

  /** Notes a use. What cannot be written now is written with the next use. */
  note(namespace: string, name: string): void {
    const day = dayOf(this.parts.clock.now());
    const key = `${namespace}/${name}`;
    if (this.#noted.get(key) === day) return;
    this.#noted.set(key, day, key.length + day.length);
    this.#write(namespace, name, day).catch(() => this.#noted.delete(key));
  }

  async #write(namespace: string, name: string, day: string): Promise<void> {
    const { registry, environment } = this.parts;
    const label = environment.words.label('legacy-token-last-used');
    const known = await registry.stored('secrets', namespace, name);
    if (known === undefined || known.metadata.labels?.[label] === day) return;
    const secrets = registry.byId('secrets');
    const write = writeBy(serverAs(SERVER_MANAGER), secrets.forms.version(secrets.definition.hub));
    await patch(
      secrets,
      { ...write, namespace, name, subresource: '' },
      { type: 'merge', document: { metadata: { labels: { [label]: day } } } },
    );
  }
}
