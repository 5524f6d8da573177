/** Clients of a server. */
import { Connection, type ConnectionOptions, type PathRequest } from './connection.js';
import type { Impersonation } from './impersonation.js';
import type { Kind, KindTypes } from './kind.js';
import { ObjectClient } from './object-client.js';
import type { Resource } from './resource.js';
import { type TableClient, tableOf } from './table.js';

/** Kinds by the names that a client has them by. Other members, as modules may have, are left out. */
export type Kinds = Readonly<Record<string, Kind>>;

type ResourceOf<K> = K extends Kind<infer Types> ? Resource<Types> : never;

interface ClientMethods<Known extends Kinds> {
  /** The objects of any kind. */
  of<Types extends KindTypes>(kind: Kind<Types>): Resource<Types>;
  /** The objects of any kind as the server shows them in tables, by its own columns. */
  table(kind: Kind): TableClient;
  /** The same client as another user, which the server must allow. */
  as(user: Impersonation): Client<Known>;
  /** Any other request, with the credentials of this client. Answers whatever the status is. */
  send(request: PathRequest): Promise<Response>;
}

/** A client with its kinds as members. */
export type Client<Known extends Kinds = Kinds> = ClientMethods<Known> & { readonly [Name in keyof Known]: ResourceOf<Known[Name]> };

export interface ConnectOptions<Known extends Kinds> extends ConnectionOptions {
  /** Kinds that the client has as members: `{ orders }`, or a whole module of them. */
  readonly kinds?: Known;
}

/**
 * A client of a server, for every platform that has `fetch`. Nothing is asked until the first request.
 *
 * @example
 * import { connect } from 'kindwright/client';
 * import { orders } from './generated/shop/v1/client.js';
 *
 * const shop = connect({ url: 'https://shop.example.com', token, kinds: { orders } });
 * for await (const order of shop.orders.namespace('default').list()) console.log(order.metadata.name);
 */
export function connect<Known extends Kinds = Record<never, never>>({ kinds, ...options }: ConnectOptions<Known>): Client<Known> {
  return clientOf(new Connection(options), kinds);
}

/** A client that asks through the connection. */
function clientOf<Known extends Kinds>(connection: Connection, kinds: Known | undefined): Client<Known> {
  // Types say what each kind may be asked; all have the same code.
  const of = <Types extends KindTypes>(kind: Kind<Types>): Resource<Types> =>
    new ObjectClient(connection, () => kind) as unknown as Resource<Types>;
  const methods: ClientMethods<Known> = {
    of,
    table: (kind) => tableOf(connection, kind),
    as: (user) => clientOf(connection.with({ impersonate: user }), kinds),
    send: (request) => connection.send(request),
  };
  const members = Object.entries(kinds ?? {}).map(([name, kind]) => [name, of(kind)]);
  return Object.assign(methods, Object.fromEntries(members)) as Client<Known>;
}
