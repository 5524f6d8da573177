/** The API of a server over HTTP, for controllers that are programs of their own. */
import { FollowingInformer } from '../../api-client/following-informer.js';
import type { Kind } from '../../api-client/kind.js';
import { ServiceConnection } from '../../api-client/node/service-connection.js';
import { readRemoteService } from '../../client/webhook-config.js';
import { type Clock, systemClock } from '../../model/clock.js';
import type { Turn } from '../../model/definition/settled.js';
import type { ApiObject } from '../../model/object.js';
import { type OperatorLog, textLog, unforeseenText } from '../../observe/operator-log.js';
import { Pace } from '../../resource/pace.js';
import type { Api } from './api.js';
import type { Author } from './author.js';
import { type Client, type ResourceName, textOf } from './client.js';
import type { Informer, Scope } from './informer.js';
import { RemoteClient, RemoteKinds } from './remote-client.js';

export interface RemoteApiOptions {
  /** A client configuration file; its current context has the server and the user. */
  readonly kubeconfig: string;
  readonly userAgent?: string;
  readonly clock?: Clock;
  /** Where lines for the operator go; by default the standard error. */
  readonly log?: OperatorLog;
}

/** Throws ConfigError with every fault of the file. */
export const remoteApi = (options: RemoteApiOptions): Api => new RemoteApi(options);

class RemoteApi implements Api {
  readonly clock: Clock;
  readonly log: OperatorLog;
  readonly #pace = new Pace();
  readonly #connection: ServiceConnection;
  readonly #kinds: RemoteKinds;
  readonly #informers = new Map<string, FollowingInformer<ApiObject>>();

  constructor({ kubeconfig, userAgent = 'kindwright-controller', clock = systemClock, log = textLog }: RemoteApiOptions) {
    this.clock = clock;
    this.log = log;
    this.#connection = new ServiceConnection(readRemoteService(kubeconfig), userAgent, { clock });
    this.#kinds = new RemoteKinds(this.#connection);
  }

  client({ manager }: Author): Client {
    return new RemoteClient(this.#connection.with({ manager }), this.#kinds);
  }

  informer<T = ApiObject>(name: ResourceName, scope: Scope = {}): Informer<T> {
    const id = JSON.stringify([textOf(name), scope.namespace, scope.name]);
    const known = this.#informers.get(id) ?? this.#newInformer(name, scope);
    this.#informers.set(id, known);
    // The caller names the type of the kind; it is not checked.
    return known as unknown as Informer<T>;
  }

  #newInformer(name: ResourceName, scope: Scope): FollowingInformer<ApiObject> {
    const selection = scope.name === undefined ? {} : { fieldSelector: { 'metadata.name': scope.name } };
    const kind = (): Promise<Kind> => this.#kinds.find(name);
    return new FollowingInformer<ApiObject>(
      { backend: this.#connection, kind, namespace: scope.namespace ?? '', selection },
      { onError: (error) => this.log(`informer of ${textOf(name)}: ${unforeseenText(error)}`) },
    );
  }

  begin(): Turn {
    return this.#pace.begin();
  }

  meter(): undefined {
    return undefined;
  }

  close(): void {
    for (const informer of this.#informers.values()) informer.stop();
    this.#connection.close();
  }
}
