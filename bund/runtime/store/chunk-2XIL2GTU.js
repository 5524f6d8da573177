import {
  clusterController,
  settling,
  unchanged
} from "./chunk-VZMACPSW.js";
import {
  generatedName
} from "./chunk-BLROGNFG.js";
import {
  keyText,
  watching
} from "./chunk-LN2F7F5X.js";
import "./chunk-BGRWGOVN.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/service-accounts/token-secrets.js
var ACCOUNTS = "serviceaccounts";
var SECRETS = "secrets";
var base64 = (text) => Buffer.from(text).toString("base64");
var nameStart = (account) => `${account}-token-`;
var MADE = /^[a-z0-9]{5}$/;
var LAST_WITH_SECRETS = 23;
function accountOf({ type, metadata }, { label }) {
  const name = type === label("service-account-token") ? metadata.annotations?.[label("service-account.name")] : void 0;
  return name === void 0 ? void 0 : { namespace: metadata.namespace ?? "", name };
}
var AccountSecrets = class {
  constructor(secrets, words) {
    this.secrets = secrets;
    this.words = words;
  }
  secrets;
  words;
  #names = /* @__PURE__ */ new Map();
  /** The accounts of a secret that is there now, or was. */
  note = (secret) => {
    const key = accountOf(secret, this.words);
    if (key === void 0) return [];
    const text = keyText(key);
    this.#names.set(text, (this.#names.get(text) ?? /* @__PURE__ */ new Set()).add(secret.metadata.name ?? ""));
    return [key];
  };
  /** The secrets that are there for an account. */
  of(key) {
    const text = keyText(key);
    const found = [...this.#names.get(text) ?? []].flatMap((name) => this.secrets.get(key.namespace, name) ?? []);
    const own = found.filter((secret) => accountOf(secret, this.words)?.name === key.name);
    if (own.length === 0) this.#names.delete(text);
    else this.#names.set(text, new Set(own.map(({ metadata }) => metadata.name ?? "")));
    return own;
  }
};
var TokenSecrets = class {
  constructor(options) {
    this.options = options;
  }
  options;
  async reconcile(key) {
    const { accounts, index } = this.options;
    const account = accounts.get(key.namespace, key.name);
    const found = index.of(key);
    const own = found.filter((secret) => account !== void 0 && this.#isFor(secret, account));
    for (const secret of found) if (!own.includes(secret)) await this.#remove(secret);
    if (account === void 0) return;
    for (const secret of own) await this.#fill(secret, account);
    await settling(this.#keepReferences(account, own));
  }
  /** Of several accounts of one name a secret is for the one whose uid it names. */
  #isFor({ metadata }, account) {
    const uid = metadata.annotations?.[this.#uidAnnotation];
    return uid === void 0 || uid === "" || uid === account.metadata.uid;
  }
  get #uidAnnotation() {
    return this.options.words.label("service-account.uid");
  }
  /** Deletes the secret of an account that is gone, unless the account is only not known here yet. */
  async #remove(secret) {
    const { client, words } = this.options;
    const key = accountOf(secret, words);
    const { namespace = "", name = "" } = secret.metadata;
    const live = await client.resource(ACCOUNTS).get(namespace, key?.name ?? "").catch((error) => settling(Promise.reject(error)));
    if (live !== void 0 && this.#isFor(secret, live)) return;
    await settling(client.resource(SECRETS).delete(namespace, name, { preconditions: unchanged(secret.metadata) }));
  }
  /** What a secret of the account holds; a token that is there stays. */
  async #dataFor(account, name, data = {}) {
    const { tokens, authority } = this.options;
    const { namespace = "" } = account.metadata;
    return {
      ...data,
      "ca.crt": base64(authority),
      namespace: data.namespace || base64(namespace),
      token: data.token || base64(await tokens.issueForSecret({ namespace, account }, name))
    };
  }
  async #fill(secret, account) {
    const { metadata, data } = secret;
    const uid = account.metadata.uid ?? "";
    if (metadata.deletionTimestamp !== void 0) return;
    const filled = await this.#dataFor(account, metadata.name ?? "", data);
    const same = Object.entries(filled).every(([key, value]) => data?.[key] === value);
    if (same && metadata.annotations?.[this.#uidAnnotation] === uid) return;
    const annotations = { ...metadata.annotations, [this.#uidAnnotation]: uid };
    await settling(
      this.options.client.resource(SECRETS).update({ ...secret, metadata: { ...metadata, annotations }, data: filled })
    );
  }
  /** The account lists a token secret that is there, and none that was made for it and is gone. */
  async #keepReferences(account, own) {
    const { client, secrets, makes } = this.options;
    const { namespace = "", name: accountName = "", deletionTimestamp } = account.metadata;
    if (deletionTimestamp !== void 0) return;
    const listed = account.secrets ?? [];
    const made = (name = "") => name.startsWith(nameStart(accountName)) && MADE.test(name.slice(nameStart(accountName).length));
    const kept = listed.filter(({ name }) => !made(name) || secrets.get(namespace, name ?? "") !== void 0);
    const there = own.filter(({ metadata }) => metadata.deletionTimestamp === void 0).map(({ metadata }) => metadata.name ?? "");
    const lacks = makes && !kept.some(({ name }) => there.includes(name ?? ""));
    const added = lacks ? [{ name: there.find(made) ?? await this.#make(account) }] : [];
    if (kept.length === listed.length && added.length === 0) return;
    await client.resource(ACCOUNTS).update({ ...account, secrets: [...kept, ...added] });
  }
  /** Makes a secret for the account: its name. */
  async #make(account) {
    const { client, words } = this.options;
    const { name: accountName = "", namespace, uid = "" } = account.metadata;
    const name = generatedName(nameStart(accountName));
    const annotations = { [words.label("service-account.name")]: accountName, [this.#uidAnnotation]: uid };
    const type = words.label("service-account-token");
    const data = await this.#dataFor(account, name);
    this.options.index.note(await client.resource(SECRETS).create({ metadata: { name, namespace, annotations }, type, data }));
    return name;
  }
};
var tokenSecrets = clusterController({
  name: "serviceaccount-token",
  needs: () => [ACCOUNTS, SECRETS],
  define: ({ api, tokens, authorities, environment: { settings }, registry: { words } }) => {
    if (tokens === void 0) return void 0;
    const accounts = api.informer(ACCOUNTS);
    const secrets = api.informer(SECRETS);
    const makes = Number(settings.text("release").split(".")[1]) <= LAST_WITH_SECRETS;
    const index = new AccountSecrets(secrets, words);
    const type = words.label("service-account-token");
    return {
      watches: [ACCOUNTS, watching({ resource: SECRETS, concerns: (change) => change.mentions(type), keys: index.note })],
      workers: 2,
      reconcile: (key, { client }) => new TokenSecrets({ client, accounts, secrets, index, tokens, words, authority: authorities.root, makes }).reconcile(key)
    };
  }
});
export {
  TokenSecrets,
  tokenSecrets
};
