/** The contract between generated route tables and the server that mounts them. */
import Router from '@koa/router';
import type { Middleware } from 'koa';

/** Makes the handler of one verb, of the resource itself or of one of its subresources. */
export type Serve = (verb: string, subresource?: string) => Middleware;

/** Registers every address of one resource. */
export type RouteTable = (router: Router, serve: Serve) => void;

/** Route tables by apiVersion, each module by plural resource name; loaded on first use. */
export type RouteTables = Readonly<Record<string, () => Promise<Readonly<Record<string, RouteTable>>>>>;

/** Paths are told apart by case, as they are in the rules of authorization. */
export const newRouter = (): Router => new Router({ sensitive: true });
