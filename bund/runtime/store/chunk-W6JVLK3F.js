import {
  canonicalTime
} from "./chunk-G32XGIUG.js";
import {
  isObject
} from "./chunk-CRGR5NKP.js";

// dist/runtime/auth/bootstrap-tokens.js
import { createHmac } from "node:crypto";
var TOKEN_NAMESPACE = "kube-system";
var NAME_PREFIX = "bootstrap-token-";
var ID = /^[a-z0-9]{6}$/;
var SECRET = /^[a-z0-9]{16}$/;
function parseBootstrapToken(text) {
  const [id = "", secret = "", more] = text.split(".");
  return more === void 0 && ID.test(id) && SECRET.test(secret) ? { id, secret } : void 0;
}
var secretNameOf = (id) => `${NAME_PREFIX}${id}`;
var Usage = { authentication: "usage-bootstrap-authentication", signing: "usage-bootstrap-signing" };
var tokenType = ({ label }) => label("token", "bootstrap");
var BootstrapSecret = class _BootstrapSecret {
  constructor(object, data) {
    this.object = object;
    this.data = data;
  }
  object;
  data;
  /** Undefined for objects that are no bootstrap tokens. */
  static of(object, words) {
    if (object.type !== tokenType(words)) return void 0;
    return new _BootstrapSecret(object, new Map(isObject(object.data) ? Object.entries(object.data) : []));
  }
  #text(key) {
    const value = this.data.get(key);
    return typeof value === "string" ? Buffer.from(value, "base64").toString() : "";
  }
  /** The token itself; undefined where it has not the form, the secret is not named after it, or it is being deleted. */
  token() {
    const token = parseBootstrapToken(`${this.#text("token-id")}.${this.#text("token-secret")}`);
    const { name, deletionTimestamp } = this.object.metadata;
    return token !== void 0 && deletionTimestamp === void 0 && name === secretNameOf(token.id) ? token : void 0;
  }
  serves(usage) {
    return this.#text(usage) === "true";
  }
  /** When the token ends, in Unix milliseconds; infinite where it never does. One that cannot be read has ended long ago. */
  expires() {
    const text = this.#text("expiration");
    if (text === "") return Number.POSITIVE_INFINITY;
    const time = canonicalTime(text, 0);
    return time === void 0 || time === null ? 0 : Date.parse(time);
  }
  /** The groups of who shows the token, in order; undefined where it names one that it may not. */
  groups() {
    const extra = this.#text("auth-extra-groups");
    const named = extra === "" ? [] : extra.split(",");
    return named.every((group) => GROUP.test(group)) ? [.../* @__PURE__ */ new Set([BOOTSTRAPPERS, ...named])].sort() : void 0;
  }
};
var BOOTSTRAPPERS = "system:bootstrappers";
var GROUP = /^system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]$/;
function detachedSignature(content, { id, secret }) {
  const header = Buffer.from(JSON.stringify({ alg: "HS256", kid: id })).toString("base64url");
  const payload = Buffer.from(content).toString("base64url");
  const signature = createHmac("sha256", `${id}.${secret}`).update(`${header}.${payload}`).digest("base64url");
  return `${header}..${signature}`;
}

export {
  TOKEN_NAMESPACE,
  parseBootstrapToken,
  secretNameOf,
  Usage,
  tokenType,
  BootstrapSecret,
  detachedSignature
};
