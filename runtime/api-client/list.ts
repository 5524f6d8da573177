/** Lists, page by page. */
import type { Backend, CallOptions } from './connection.js';
import type { Identified, Kind } from './kind.js';
import { type Selection, selectionQuery } from './selection.js';

/** Objects that are asked for at a time. */
const PAGE_SIZE = 500;

export interface ListOptions extends Selection, CallOptions {
  /** Objects of one page; 500 by default. */
  readonly pageSize?: number;
  /** Where an earlier list stopped: the `next` of its last page. */
  readonly continue?: string;
  /** The oldest state that will do; the newest by default. */
  readonly resourceVersion?: string;
  readonly resourceVersionMatch?: 'Exact' | 'NotOlderThan';
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Of the list: what a watch goes on from. */
  readonly resourceVersion: string;
  /** Where the next page begins; empty on the last one. */
  readonly next: string;
  /** How many objects follow on later pages, where the server tells. */
  readonly remaining: number | undefined;
}

/** What is listed: the objects of a kind in a namespace, or in all. */
interface Listed {
  readonly backend: Backend;
  readonly kind: Kind;
  readonly namespace: string;
}

/** What lists hold that clients read. */
interface ListBody {
  readonly items?: readonly Identified[] | null;
  readonly metadata?: { readonly continue?: string; readonly resourceVersion?: string; readonly remainingItemCount?: number };
}

/**
 * The pages of a list, all of one revision. Rejects with ApiError: with `Expired` where that revision is no longer kept before the last
 * page was read.
 */
export async function* pagesOf<T extends Identified = Identified>(
  { backend, kind, namespace }: Listed,
  { pageSize = PAGE_SIZE, continue: from = '', resourceVersion, resourceVersionMatch, signal, onWarning, ...selection }: ListOptions = {},
): AsyncGenerator<Page<T>> {
  const query = { ...selectionQuery(selection), limit: String(pageSize) };
  for (let token = from; ; ) {
    const place = token === '' ? { resourceVersion, resourceVersionMatch } : { continue: token };
    const list = (await backend.call(kind, {
      namespace,
      query: { ...query, ...place },
      ...(signal === undefined ? {} : { signal }),
      ...(onWarning === undefined ? {} : { onWarning }),
    })) as ListBody;
    token = list.metadata?.continue ?? '';
    yield {
      // Items lack kind and apiVersion, which the list states for all of them. That they are of the kind is the server's word.
      items: (list.items ?? []).map((item) => ({ ...item, kind: kind.kind, apiVersion: kind.apiVersion }) as unknown as T),
      resourceVersion: list.metadata?.resourceVersion ?? '',
      next: token,
      remaining: list.metadata?.remainingItemCount,
    };
    if (token === '') return;
  }
}

/** A list that is read as it is iterated: `for await (const order of list)`. Each iteration asks the server anew. */
export class List<T> implements AsyncIterable<T> {
  constructor(private readonly read: () => AsyncIterable<Page<T>>) {}

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    for await (const { items } of this.read()) yield* items;
  }

  /** The same by pages, with the revision and how much is left. */
  pages(): AsyncIterable<Page<T>> {
    return this.read();
  }

  async toArray(): Promise<T[]> {
    const objects: T[] = [];
    for await (const object of this) objects.push(object);
    return objects;
  }
}
