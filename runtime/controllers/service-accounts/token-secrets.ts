/**
 * Secrets with tokens of service accounts (specification 2, "Service account artifacts"): each is filled in, each account has one
 * of its own, and they go with their accounts.
 */
import type { Secret, ServiceAccount } from '../../../generated/core/v1/types.js';
import type { ServiceAccountTokens } from '../../auth/service-account-tokens.js';
import type { Turn } from '../../model/definition/settled.js';
import type { Words } from '../../model/values/words.js';
import { generatedName } from '../../resource/writes/metadata.js';
import { clusterController, settling, unchanged } from '../cluster-controller.js';
import type { Client } from '../framework/client.js';
import { type Derived, type Informer, keyText, type ObjectKey } from '../framework/informer.js';
import { watching } from '../framework/reconciler.js';

const ACCOUNTS = 'serviceaccounts';
const SECRETS = 'secrets';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Start of the names of the secrets that are made for an account. */
const nameStart = (account: string): string => `${account}-token-`;
const MADE = /^[a-z0-9]{5}$/;

export interface TokenSecretsOptions {
  readonly client: Client;
  readonly accounts: Informer<ServiceAccount>;
  readonly secrets: Informer<Secret>;
  readonly index: AccountSecrets;
  readonly tokens: ServiceAccountTokens;
  readonly words: Words;
  /** PEM by which pods know the server. */
  readonly authority: string;
  /** Whether each account gets a secret. */
  readonly makes: boolean;
}

/** The account that a secret is for; undefined for secrets of other types. */
function accountOf({ type, metadata }: Readonly<Secret>, { label }: Words): ObjectKey | undefined {
  const name = type === label('service-account-token') ? metadata.annotations?.[label('service-account.name')] : undefined;
  return name === undefined ? undefined : { namespace: metadata.namespace ?? '', name };
}

/** The fields of a secret that are read whenever its account is worked on. */
interface TokenSecret {
  readonly name: string;
  /** Name of the account; undefined for secrets of other types. */
  readonly account: string | undefined;
  readonly uid: string | undefined;
  readonly isDeleted: boolean;
  /** Whether it holds all that such a secret is to hold. */
  readonly isFilled: boolean;
}

/** Secrets by their accounts. Only those of the type are kept in mind, which are few among all; what is made here is noted at once. */
class AccountSecrets {
  readonly #names = new Map<string, Set<string>>();

  constructor(
    private readonly secrets: Derived<TokenSecret>,
    private readonly words: Words,
  ) {}

  /** The accounts of a secret that is there now, or was. */
  readonly note = (secret: Readonly<Secret>): ObjectKey[] => {
    const key = accountOf(secret, this.words);
    if (key === undefined) return [];
    const text = keyText(key);
    this.#names.set(text, (this.#names.get(text) ?? new Set()).add(secret.metadata.name ?? ''));
    return [key];
  };

  /** The secrets that are there for an account. */
  async of(key: ObjectKey, turn: Turn): Promise<TokenSecret[]> {
    const text = keyText(key);
    const names = this.#names.get(text);
    const own: TokenSecret[] = [];
    for (const name of names ?? []) {
      const wait = turn();
      if (wait !== undefined) await wait;
      const secret = this.secrets.get(key.namespace, name);
      if (secret?.account === key.name) own.push(secret);
      else names?.delete(name);
    }
    if (names?.size === 0 && this.#names.get(text) === names) this.#names.delete(text);
    return own;
  }
}

/** Of several accounts of one name a secret is for the one whose uid it names. */
const isFor = (uid: string | undefined, account: Readonly<ServiceAccount>): boolean =>
  uid === undefined || uid === '' || uid === account.metadata.uid;

class TokenSecrets {
  constructor(private readonly options: TokenSecretsOptions) {}

  async reconcile(key: ObjectKey, turn: Turn): Promise<void> {
    const { accounts, secrets, index } = this.options;
    const account = accounts.get(key.namespace, key.name);
    const own: TokenSecret[] = [];
    for (const known of await index.of(key, turn)) {
      const wait = turn();
      if (wait !== undefined) await wait;
      const isOwn = account !== undefined && isFor(known.uid, account);
      if (isOwn) own.push(known);
      if (isOwn && (known.isDeleted || (known.isFilled && known.uid === account.metadata.uid))) continue;
      const secret = secrets.get(key.namespace, known.name);
      if (secret === undefined) continue;
      if (isOwn) await this.#fill(secret, account);
      else await this.#remove(secret);
    }
    if (account !== undefined) await settling(this.#keepReferences(account, own));
  }

  get #uidAnnotation(): string {
    return this.options.words.label('service-account.uid');
  }

  /** Deletes the secret of an account that is gone, unless the account is only not known here yet. */
  async #remove(secret: Readonly<Secret>): Promise<void> {
    const { client, words } = this.options;
    const key = accountOf(secret, words);
    const { namespace = '', name = '' } = secret.metadata;
    const live = await client
      .resource<ServiceAccount>(ACCOUNTS)
      .get(namespace, key?.name ?? '')
      .catch((error: unknown) => settling(Promise.reject(error)));
    if (live !== undefined && isFor(secret.metadata.annotations?.[this.#uidAnnotation], live)) return;
    await settling(client.resource(SECRETS).delete(namespace, name, { preconditions: unchanged(secret.metadata) }));
  }

  /** What a secret of the account holds; a token that is there stays. */
  async #dataFor(account: Readonly<ServiceAccount>, name: string, data: Secret['data'] = {}): Promise<Record<string, string>> {
    const { tokens, authority } = this.options;
    const { namespace = '' } = account.metadata;
    return {
      ...data,
      'ca.crt': base64(authority),
      namespace: data.namespace || base64(namespace),
      token: data.token || base64(await tokens.issueForSecret({ namespace, account }, name)),
    };
  }

  async #fill(secret: Readonly<Secret>, account: Readonly<ServiceAccount>): Promise<void> {
    const { metadata, data } = secret;
    const uid = account.metadata.uid ?? '';
    if (metadata.deletionTimestamp !== undefined) return;
    const filled = await this.#dataFor(account, metadata.name ?? '', data);
    const same = Object.entries(filled).every(([key, value]) => data?.[key] === value);
    if (same && metadata.annotations?.[this.#uidAnnotation] === uid) return;
    const annotations = { ...metadata.annotations, [this.#uidAnnotation]: uid };
    await settling(
      this.options.client.resource<Secret>(SECRETS).update({ ...secret, metadata: { ...metadata, annotations }, data: filled }),
    );
  }

  /** The account lists a token secret that is there, and none that was made for it and is gone. */
  async #keepReferences(account: Readonly<ServiceAccount>, own: readonly TokenSecret[]): Promise<void> {
    const { client, secrets, makes } = this.options;
    const { namespace = '', name: accountName = '', deletionTimestamp } = account.metadata;
    if (deletionTimestamp !== undefined) return;
    const listed = account.secrets ?? [];
    const made = (name = ''): boolean => name.startsWith(nameStart(accountName)) && MADE.test(name.slice(nameStart(accountName).length));
    const kept = listed.filter(({ name }) => !made(name) || secrets.get(namespace, name ?? '') !== undefined);
    const there = own.filter(({ isDeleted }) => !isDeleted).map(({ name }) => name);
    const named = new Set(there);
    const lacks = makes && !kept.some(({ name }) => named.has(name ?? ''));
    // One that was made and not listed, as when the server ended in between, is taken up.
    const added = lacks ? [{ name: there.find(made) ?? (await this.#make(account)) }] : [];
    if (kept.length === listed.length && added.length === 0) return;
    await client.resource<ServiceAccount>(ACCOUNTS).update({ ...account, secrets: [...kept, ...added] });
  }

  /** Makes a secret for the account: its name. */
  async #make(account: Readonly<ServiceAccount>): Promise<string> {
    const { client, words } = this.options;
    const { name: accountName = '', namespace, uid = '' } = account.metadata;
    const name = generatedName(nameStart(accountName));
    const annotations = { [words.label('service-account.name')]: accountName, [this.#uidAnnotation]: uid };
    const type = words.label('service-account-token');
    const data = await this.#dataFor(account, name);
    this.options.index.note(await client.resource<Secret>(SECRETS).create({ metadata: { name, namespace, annotations }, type, data }));
    return name;
  }
}

export const tokenSecrets = clusterController({
  name: 'serviceaccount-token',
  define: ({ api, tokens, authorities, environment: { enabled }, registry: { words } }) => {
    if (tokens === undefined) return undefined;
    const accounts = api.informer<ServiceAccount>(ACCOUNTS);
    const secrets = api.informer<Secret>(SECRETS);
    // Secrets that users make are filled in all the same.
    const makes = !enabled('LegacyServiceAccountTokenNoAutoGeneration');
    const root = base64(authorities.root);
    const known = secrets.derive((secret): TokenSecret => {
      const { name = '', annotations, deletionTimestamp } = secret.metadata;
      const { 'ca.crt': authority, namespace: of, token } = secret.data ?? {};
      return {
        name,
        account: accountOf(secret, words)?.name,
        uid: annotations?.[words.label('service-account.uid')],
        isDeleted: deletionTimestamp !== undefined,
        isFilled: authority === root && Boolean(of) && Boolean(token),
      };
    });
    const index = new AccountSecrets(known, words);
    const type = words.label('service-account-token');
    return {
      watches: [ACCOUNTS, watching<Secret>({ resource: SECRETS, concerns: (change) => change.mentions(type), keys: index.note })],
      workers: 2,
      reconcile: (key, { client, turn }) =>
        new TokenSecrets({ client, accounts, secrets, index, tokens, words, authority: authorities.root, makes }).reconcile(key, turn),
    };
  },
});
