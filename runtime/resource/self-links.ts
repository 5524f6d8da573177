/** Objects and lists with their own paths in `metadata.selfLink`, as clients of before release 1.20 expect them. */
import { stringify } from '../codec/parse.js';
import type { VersionDefinition } from '../model/definition/definition.js';
import { versionPath } from '../model/definition/routes.js';
import { type ApiObject, apiVersionOf } from '../model/object.js';
import { Item, UNWRITTEN } from './item.js';
import type { Page } from './list.js';
import type { EventType, Presentation } from './presentations/presentation.js';
import type { Resource } from './resource.js';

/** What the links of one request are made of. */
interface SelfLinks {
  readonly resource: Resource;
  readonly version: VersionDefinition;
  /** The path segment before the name of a namespace. */
  readonly namespaces: string;
  /** The subresource that was asked for; empty where none was. */
  readonly subresource: string;
  /** The path of the request, which is the self link of a list. */
  readonly path: string;
}

/** The metadata with the link where clients look for it: after the names. */
export function withSelfLink(metadata: ApiObject['metadata'], selfLink: string): ApiObject['metadata'] {
  const { name, generateName, namespace, ...rest } = metadata;
  return {
    ...(name === undefined ? {} : { name }),
    ...(generateName === undefined ? {} : { generateName }),
    ...(namespace === undefined ? {} : { namespace }),
    selfLink,
    ...rest,
  };
}

/** A presentation that shows what another shows, with links. */
export class LinkedPresentation implements Presentation {
  readonly name: string;
  readonly tabular: boolean;
  readonly #apiVersion: string;

  constructor(
    private readonly shown: Presentation,
    private readonly links: SelfLinks,
  ) {
    this.name = `${shown.name} linked ${links.subresource}`;
    this.tabular = shown.tabular;
    this.#apiVersion = apiVersionOf(links.version.group, links.version.version);
  }

  one(item: Item): Buffer | Promise<Buffer> {
    return this.shown.one(this.#linked(item));
  }

  list(page: Page): Iterable<Buffer> {
    const fingerprint = page.fingerprint === undefined ? undefined : `${page.fingerprint} linked`;
    const items = page.items.map((item) => this.#linked(item));
    return this.shown.list({ ...page, items, fingerprint, selfLink: this.links.path });
  }

  frame(type: EventType, item: Item, first: boolean): Buffer {
    return this.shown.frame(type, this.#linked(item), first);
  }

  note(type: EventType, object: object, first: boolean): Buffer {
    return this.shown.note(type, object, first);
  }

  /** The item as one that is stored in the version asked for, with its link. */
  #linked(item: Item): Item {
    const object = this.links.resource.forms.in(item, this.#apiVersion);
    const metadata = { ...withSelfLink(object.metadata, this.#linkOf(item)), resourceVersion: UNWRITTEN };
    const linked = { ...object, metadata };
    return new Item(this.#apiVersion, Buffer.from(stringify(linked)), item.revision, { object: linked });
  }

  #linkOf({ namespace, name }: Item): string {
    const { resource, version, namespaces, subresource } = this.links;
    const base = versionPath(version.group, version.version);
    const scope = resource.definition.namespaced ? `/${namespaces}/${encodeURIComponent(namespace)}` : '';
    return `${base}${scope}/${version.plural}/${encodeURIComponent(name)}${subresource === '' ? '' : `/${subresource}`}`;
  }
}
