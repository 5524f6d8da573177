/** What a case of the attack with state is: how a tenant fills the server, and what is asked of it then. */
import type { RequestListener } from 'node:http';
import type { Reply, Sent } from '../client.js';

/** Where a case works: every run of it, at every size, has a namespace and names of its own. */
export interface Place {
  /** Namespace in which the tenant may do everything. */
  readonly namespace: string;
  /** Text of lower-case letters and digits that no other run has: for names outside of the namespace, groups of definitions among them. */
  readonly unique: string;
  /** Where the case's service listens, if it has one. */
  readonly service?: CaseService;
}

export interface CaseService {
  /** `https://localhost:<port>`. */
  readonly url: string;
  readonly port: number;
  /** The authority of its certificate, as `caBundle` has it. */
  readonly caBundle: string;
}

/**
 * Who sends the requests. `editor` may do everything within the namespace and nothing elsewhere; `definer` may also write
 * definitions of custom resources, and objects of these; `operator` may do everything.
 */
export type Sender = 'editor' | 'definer' | 'operator';

/** A request of a case; one with `until` is sent again, a bounded number of times, before what follows: what it awaits comes by itself. */
export interface CaseRequest extends Sent {
  readonly until?: (answer: Reply) => boolean;
}

export interface StatefulCase {
  readonly name: string;
  readonly sender: Sender;
  /** The smaller of the two sizes at which the case is measured; the other is twice as large. */
  readonly size: number;
  /**
   * The server bore it before this attack was written: it was looked for as a sibling of a case that hurt. All others are at fault on
   * the tree of then (`--tree`).
   */
  readonly healthyBefore?: true;
  /** A service that the server is made to call, which answers as the case wants; it listens on loopback, with a certificate of its own. */
  service?(place: Place, size: number): RequestListener;
  /** Requests that set the scene, by the operator; they do not count. */
  scene?(place: Place, size: number): Iterable<Sent>;
  /** Paths of watches that the tenant opens before the requests that count, and keeps open meanwhile; opening them counts, too. */
  watches?(place: Place, size: number): readonly string[];
  /** Requests that count, sent in this order; what the server does by itself because of them counts too. */
  requests(place: Place, size: number): Iterable<CaseRequest>;
  /** Statuses from 500 on that are right, as the case's own service is at fault; none when left out. */
  readonly failures?: readonly number[];
  /** How many of them are under way at once; one when left out. */
  readonly atOnce?: number;
  /**
   * Bytes of further work that are fair to ask for at this size, when the answer grows by what is stored rather than by what is sent;
   * added to the bytes that were sent. None when left out.
   */
  fairBytes?(size: number): number;
}

/** A request with an object as its JSON body. */
export const sent = (method: string, path: string, object: object, type = 'application/json'): Sent => ({
  method,
  path,
  headers: { 'Content-Type': type },
  body: Buffer.from(JSON.stringify(object)),
});

/** As many values as `count` says, each made from its number. */
export const list = <T>(count: number, item: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => item(i));
