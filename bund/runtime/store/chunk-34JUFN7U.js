import {
  pemBlocks
} from "./chunk-OYEC4OOM.js";

// dist/runtime/kinds/certificates/request.js
import { createPublicKey as createPublicKey2, verify } from "node:crypto";
import forge2 from "node-forge";

// dist/runtime/auth/x509.js
import { createHash, createPublicKey, randomBytes, sign } from "node:crypto";
import { isIP as isIP2 } from "node:net";
import forge from "node-forge";

// dist/runtime/model/addresses.js
import { isIP } from "node:net";
var shortIPv6 = (text) => new URL(`http://[${text}]`).hostname.slice(1, -1);
var MAPPED = "::ffff:";
function canonicalAddress(text) {
  const version = isIP(text);
  if (version === 0 || text.includes("%")) return void 0;
  if (version === 4) return text;
  const short = shortIPv6(text);
  const groups = short.startsWith(MAPPED) ? short.slice(MAPPED.length).split(":") : [];
  if (groups.length !== 2) return short;
  return groups.map((group) => Number.parseInt(group, 16)).flatMap((number) => [number >> 8, number & 255]).join(".");
}
function numberOf(address) {
  if (isIP(address) === 4) return address.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [head = "", tail] = shortIPv6(address).split("::");
  const groups = (text = "") => text.split(":").filter((g) => g !== "");
  const [first, last] = [groups(head), groups(tail)];
  const all = [...first, ...new Array(8 - first.length - last.length).fill("0"), ...last];
  return all.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
}
var addressBytes = (address) => Buffer.from(
  numberOf(address).toString(16).padStart(isIP(address) === 4 ? 8 : 32, "0"),
  "hex"
);

// dist/runtime/auth/x509.js
function der(tag, ...contents) {
  const length = contents.reduce((sum, part) => sum + part.length, 0);
  const size = length < 128 ? [] : Array.from({ length: Math.ceil(length.toString(16).length / 2) }, (_, i) => length >>> 8 * i & 255);
  const head = length < 128 ? [tag, length] : [tag, 128 | size.length, ...size.reverse()];
  return Buffer.concat([Buffer.from(head), ...contents]);
}
var Tag = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  null: 5,
  oid: 6,
  utf8: 12,
  printable: 19,
  ia5: 22,
  utcTime: 23,
  generalizedTime: 24,
  sequence: 48,
  set: 49
};
function elementsOf(sequence) {
  const content = (at) => {
    const short = sequence[at + 1] ?? 0;
    if (short < 128) return [at + 2, at + 2 + short];
    const size = short & 127;
    const length = size > 0 && size <= 4 && at + 2 + size <= sequence.length ? sequence.readUIntBE(at + 2, size) : Number.POSITIVE_INFINITY;
    return [at + 2 + size, at + 2 + size + length];
  };
  const [start, end] = content(0);
  if (sequence[0] !== Tag.sequence || end > sequence.length) return void 0;
  const out = [];
  for (let at = start; at < end; ) {
    const [, next] = content(at);
    if (next > end) return void 0;
    out.push(sequence.subarray(at, next));
    at = next;
  }
  return out;
}
var contentOf = (element) => {
  const short = element[1] ?? 0;
  return element.subarray(short < 128 ? 2 : 2 + (short & 127));
};
var objectIdentifier = (dotted) => der(Tag.oid, Buffer.from(forge.asn1.oidToDer(dotted).getBytes(), "latin1"));
var bits = (bytes, unused = 0) => der(Tag.bits, Buffer.from([unused]), bytes);
var YES = der(Tag.boolean, Buffer.from([255]));
var COMMON_NAME = "2.5.4.3";
var ORGANIZATION = "2.5.4.10";
var PRINTABLE = /^[A-Za-z0-9 '()+,./:=?-]*$/;
var distinguishedName = (attributes) => der(
  Tag.sequence,
  ...attributes.map(
    ({ type, value }) => der(Tag.set, der(Tag.sequence, objectIdentifier(type), der(PRINTABLE.test(value) ? Tag.printable : Tag.utf8, Buffer.from(value))))
  )
);
var extensionElement = ({ oid: type, critical, value }) => der(Tag.sequence, objectIdentifier(type), ...critical ? [YES] : [], der(Tag.octets, value));
var basicConstraints = (authority) => ({
  oid: "2.5.29.19",
  critical: true,
  value: der(Tag.sequence, ...authority ? [YES] : [])
});
var KEY_USAGES = [
  "digital signature",
  "content commitment",
  "key encipherment",
  "data encipherment",
  "key agreement",
  "cert sign",
  "crl sign",
  "encipher only",
  "decipher only"
];
var SYNONYMS = { signing: "digital signature", "s/mime": "email protection" };
var EXTENDED_USAGES = {
  any: "2.5.29.37.0",
  "server auth": "1.3.6.1.5.5.7.3.1",
  "client auth": "1.3.6.1.5.5.7.3.2",
  "code signing": "1.3.6.1.5.5.7.3.3",
  "email protection": "1.3.6.1.5.5.7.3.4",
  "ipsec end system": "1.3.6.1.5.5.7.3.5",
  "ipsec tunnel": "1.3.6.1.5.5.7.3.6",
  "ipsec user": "1.3.6.1.5.5.7.3.7",
  timestamping: "1.3.6.1.5.5.7.3.8",
  "ocsp signing": "1.3.6.1.5.5.7.3.9",
  "microsoft sgc": "1.3.6.1.4.1.311.10.3.3",
  "netscape sgc": "2.16.840.1.113730.4.1"
};
function usageExtensions(usages) {
  const words = [...new Set(usages.map((usage) => SYNONYMS[usage] ?? usage))];
  const unknown = words.filter((word) => !KEY_USAGES.includes(word) && EXTENDED_USAGES[word] === void 0);
  if (unknown.length > 0) throw new Error(`unrecognized usage values: ${JSON.stringify(unknown)}`);
  const own = KEY_USAGES.map((usage, i) => words.includes(usage) ? i : -1).filter((i) => i >= 0);
  const extended = words.map((word) => EXTENDED_USAGES[word]).filter((id) => id !== void 0);
  const out = [];
  if (own.length > 0) {
    const highest = own.at(-1) ?? 0;
    const bytes = Buffer.alloc((highest >> 3) + 1);
    for (const bit of own) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | 128 >> (bit & 7);
    out.push({ oid: "2.5.29.15", critical: true, value: bits(bytes, 7 - (highest & 7)) });
  }
  if (extended.length > 0) out.push({ oid: "2.5.29.37", critical: false, value: der(Tag.sequence, ...extended.map(objectIdentifier)) });
  return out;
}
var AlternativeName = { email: 129, dns: 130, uri: 134, ip: 135 };
var alternativeNames = (names, critical = false) => ({
  oid: "2.5.29.17",
  critical,
  value: der(Tag.sequence, ...names)
});
var hostName = (host) => isIP2(host) === 0 ? der(AlternativeName.dns, Buffer.from(host)) : der(AlternativeName.ip, addressBytes(host));
var publicBytes = (key) => (key.type === "private" ? createPublicKey(key) : key).export({ type: "spki", format: "der" });
var keyIdentifier = (key) => createHash("sha1").update(publicBytes(key)).digest();
var SUBJECT_KEY_IDENTIFIER = "2.5.29.14";
var subjectKeyIdentifier = (identifier) => ({
  oid: SUBJECT_KEY_IDENTIFIER,
  critical: false,
  value: der(Tag.octets, identifier)
});
var authorityKeyIdentifier = (identifier) => ({
  oid: "2.5.29.35",
  critical: false,
  value: der(Tag.sequence, der(128, identifier))
});
var EXTENSIONS = 163;
function issuerOf(certificate) {
  const [content = Buffer.alloc(0)] = elementsOf(certificate) ?? [];
  const fields = elementsOf(content) ?? [];
  const extensions = fields.find((field) => field[0] === EXTENSIONS);
  const identifier = (extensions === void 0 ? [] : elementsOf(contentOf(extensions)) ?? []).map((extension) => elementsOf(extension) ?? []).find(([type]) => type?.equals(objectIdentifier(SUBJECT_KEY_IDENTIFIER)));
  const value = identifier?.at(-1);
  const name = fields[fields[0]?.[0] === 160 ? 5 : 4] ?? Buffer.alloc(0);
  return { name, keyIdentifier: value && contentOf(contentOf(value)) };
}
var ecdsa = (digest, id) => ({ digest, element: der(Tag.sequence, objectIdentifier(id)) });
var CURVES = {
  prime256v1: ecdsa("sha256", "1.2.840.10045.4.3.2"),
  secp384r1: ecdsa("sha384", "1.2.840.10045.4.3.3"),
  secp521r1: ecdsa("sha512", "1.2.840.10045.4.3.4")
};
var RSA = { digest: "sha256", element: der(Tag.sequence, objectIdentifier("1.2.840.113549.1.1.11"), der(Tag.null)) };
var ED25519 = { digest: null, element: der(Tag.sequence, objectIdentifier("1.3.101.112")) };
function signatureAlgorithm(key) {
  if (key.asymmetricKeyType === "rsa") return RSA;
  if (key.asymmetricKeyType === "ed25519") return ED25519;
  return CURVES[key.asymmetricKeyDetails?.namedCurve ?? ""];
}
var FOUR_DIGITS_FROM = 2050;
function time(at) {
  const text = `${at.toISOString().slice(0, 19).replace(/[-:T]/g, "")}Z`;
  return at.getUTCFullYear() < FOUR_DIGITS_FROM ? der(Tag.utcTime, Buffer.from(text.slice(2))) : der(Tag.generalizedTime, Buffer.from(text));
}
function serialNumber() {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] ?? 0) & 63 | 64;
  return der(Tag.integer, bytes);
}
function signedCertificate(template, key) {
  const algorithm = signatureAlgorithm(key);
  if (algorithm === void 0) throw new Error(`a key of type ${key.asymmetricKeyType ?? key.type} signs no certificates`);
  const content = der(
    Tag.sequence,
    der(160, der(Tag.integer, Buffer.from([2]))),
    serialNumber(),
    algorithm.element,
    template.issuer,
    der(Tag.sequence, time(template.notBefore), time(template.notAfter)),
    template.subject,
    template.publicKey,
    der(163, der(Tag.sequence, ...template.extensions.map(extensionElement)))
  );
  const whole = der(Tag.sequence, content, algorithm.element, bits(sign(algorithm.digest, content, key)));
  return pemOfCertificate(whole);
}
var LINE = /.{1,64}/g;
var pemOfCertificate = (bytes) => ["-----BEGIN CERTIFICATE-----", ...bytes.toString("base64").match(LINE) ?? [], "-----END CERTIFICATE-----", ""].join("\n");

// dist/runtime/kinds/certificates/request.js
var { asn1 } = forge2;
var EXTENSION_REQUEST = "1.2.840.113549.1.9.14";
var ALTERNATIVE_NAMES = "2.5.29.17";
var parts = (node) => Array.isArray(node?.value) ? node.value : [];
var bytesOf = (node) => typeof node?.value === "string" ? node.value : "";
var oidOf = (node) => asn1.derToOid(bytesOf(node));
function textOf(node) {
  const bytes = Buffer.from(bytesOf(node), "latin1");
  switch (node?.type) {
    case asn1.Type.UTF8:
      return bytes.toString("utf8");
    case asn1.Type.BMPSTRING:
      return bytes.length % 2 === 0 ? bytes.swap16().toString("utf16le") : "";
    default:
      return bytes.toString("latin1");
  }
}
var BASE64_LINES = /^[A-Za-z0-9+/=\s]*$/;
function requestBytes(base64) {
  const pem = pemBlocks(Buffer.from(base64, "base64").toString("latin1")).find(({ body }) => BASE64_LINES.test(body));
  return pem?.label === "CERTIFICATE REQUEST" ? Buffer.from(pem.body, "base64") : void 0;
}
function readRequest(base64) {
  try {
    const bytes = requestBytes(base64);
    if (bytes === void 0) return void 0;
    const [, name, , attributes] = parts(parts(asn1.fromDer(forge2.util.createBuffer(bytes.toString("latin1"))))[0]);
    const subject = parts(name).flatMap(
      (set) => parts(set).map((pair) => ({ type: oidOf(parts(pair)[0]), value: textOf(parts(pair)[1]) }))
    );
    const wanted = parts(attributes).find((a) => oidOf(parts(a)[0]) === EXTENSION_REQUEST);
    const extensions = parts(parts(parts(wanted)[1])[0]);
    const alternative = extensions.find((e) => oidOf(parts(e)[0]) === ALTERNATIVE_NAMES);
    const [info] = elementsOf(bytes) ?? [];
    const publicKey = info && elementsOf(info)?.[2];
    const names = alternative === void 0 ? [] : elementsOf(Buffer.from(bytesOf(parts(alternative).at(-1)), "latin1"));
    if (publicKey === void 0 || names === void 0) return void 0;
    return {
      subject,
      commonName: subject.findLast(({ type }) => type === COMMON_NAME)?.value ?? "",
      organizations: subject.filter(({ type }) => type === ORGANIZATION).map(({ value }) => value),
      names: names.map((element) => ({ kind: (element[0] ?? 0) & KIND, element })),
      publicKey
    };
  } catch {
    return void 0;
  }
}
var KIND = 31;
var DIGESTS = {
  "1.2.840.113549.1.1.5": "sha1",
  "1.2.840.113549.1.1.11": "sha256",
  "1.2.840.113549.1.1.12": "sha384",
  "1.2.840.113549.1.1.13": "sha512",
  "1.2.840.10045.4.1": "sha1",
  "1.2.840.10045.4.3.2": "sha256",
  "1.2.840.10045.4.3.3": "sha384",
  "1.2.840.10045.4.3.4": "sha512",
  "1.3.101.112": null
};
var MISMATCH = {
  rsa: "crypto/rsa: verification error",
  ec: "x509: ECDSA verification failure",
  ed25519: "x509: Ed25519 verification failure"
};
function bitsOf(element) {
  const short = element[1] ?? 0;
  return element.subarray((short < 128 ? 2 : 2 + (short & 127)) + 1);
}
var keyOf = (der2) => {
  try {
    return createPublicKey2({ key: der2, format: "der", type: "spki" });
  } catch {
    return void 0;
  }
};
var algorithmOf = (element) => {
  try {
    return oidOf(parts(asn1.fromDer(forge2.util.createBuffer(element.toString("latin1"))))[0]);
  } catch {
    return "";
  }
};
var MALFORMED = "asn1: structure error: the block holds no certificate request";
function requestFault(base64) {
  const bytes = requestBytes(base64);
  if (bytes === void 0) return "PEM block type must be CERTIFICATE REQUEST";
  const [info, algorithm, signature] = elementsOf(bytes) ?? [];
  const subjectKey = info === void 0 ? void 0 : elementsOf(info)?.[2];
  if (info === void 0 || algorithm === void 0 || signature === void 0 || subjectKey === void 0) return MALFORMED;
  const key = keyOf(subjectKey);
  const digest = DIGESTS[algorithmOf(algorithm)];
  if (key === void 0 || digest === void 0) return "x509: cannot verify signature: algorithm unimplemented";
  return verify(digest, info, key, bitsOf(signature)) ? void 0 : MISMATCH[key.asymmetricKeyType ?? ""];
}

// dist/runtime/kinds/certificates/signer.js
var NameKind = { email: 1, dns: 2, uri: 6, ip: 7 };
var sameSet = (given, wanted) => new Set(given).size === wanted.length && wanted.every((w) => given.includes(w));
var COMMON_USAGES = ["digital signature", "key encipherment"];
var CLIENT_USAGES = [...COMMON_USAGES, "client auth"];
var SERVING_USAGES = [...COMMON_USAGES, "server auth"];
var NODES = "system:nodes";
var NODE = "system:node:";
function subjectFault({ commonName, organizations }) {
  if (organizations.length !== 1 || organizations[0] !== NODES) return `subject organization is not ${NODES}`;
  return commonName.startsWith(NODE) ? void 0 : `subject common name does not begin with ${NODE}`;
}
var usageFault = (usages, wanted) => sameSet(usages, wanted) ? void 0 : `usages did not match ${JSON.stringify(wanted)}`;
function nodeClientFault(request, usages) {
  if (request.names.length > 0) return "subjectAltNames are not allowed";
  return subjectFault(request) ?? usageFault(usages, CLIENT_USAGES);
}
function nodeServingFault(request, usages) {
  const has = (...kinds) => request.names.some(({ kind }) => kinds.includes(kind));
  if (!has(NameKind.dns, NameKind.ip)) return "DNS or IP subjectAltName is required";
  if (has(NameKind.email)) return "Email subjectAltNames are not allowed";
  if (has(NameKind.uri)) return "URI subjectAltNames are not allowed";
  return subjectFault(request) ?? usageFault(usages, SERVING_USAGES);
}
var Signer = {
  client: "kube-apiserver-client",
  nodeClient: "kube-apiserver-client-kubelet",
  nodeServing: "kubelet-serving",
  legacyUnknown: "legacy-unknown"
};
function signerOf(request, usages, { label }) {
  const parsed = readRequest(request);
  if (parsed !== void 0) {
    if (nodeClientFault(parsed, usages) === void 0) return label(Signer.nodeClient);
    if (nodeServingFault(parsed, usages) === void 0) return label(Signer.nodeServing);
  }
  return label(Signer.legacyUnknown);
}

export {
  shortIPv6,
  canonicalAddress,
  numberOf,
  COMMON_NAME,
  distinguishedName,
  basicConstraints,
  usageExtensions,
  alternativeNames,
  hostName,
  publicBytes,
  keyIdentifier,
  subjectKeyIdentifier,
  authorityKeyIdentifier,
  issuerOf,
  signatureAlgorithm,
  signedCertificate,
  readRequest,
  requestFault,
  NameKind,
  nodeClientFault,
  nodeServingFault,
  Signer,
  signerOf
};
