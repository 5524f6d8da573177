/** The contract between generated route tables and the server that mounts them. */
import type Router from '@koa/router';
import type { Middleware } from 'koa';

/** How paths name the namespace that a resource is in: `/<segment>/<namespace>/<resource>`. */
export interface NamespacePaths {
  readonly segment: string;
  /** Subresources of the kind of namespaces; any other word after a namespace's name is a resource in it. */
  readonly subresources: readonly string[];
}

/** Makes the handler of one verb, of the resource itself or of one of its subresources. */
export type Serve = (verb: string, subresource?: string) => Middleware;

/** Registers every address of one resource. */
export type RouteTable = (router: Router, serve: Serve) => void;

/** Route tables by apiVersion, each module by plural resource name; loaded on first use. */
export type RouteTables = Readonly<Record<string, () => Promise<Readonly<Record<string, RouteTable>>>>>;
