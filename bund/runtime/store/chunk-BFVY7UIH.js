import {
  certificateRequests,
  hasCondition,
  isOpen
} from "./chunk-H4ESWRJF.js";
import {
  NameKind,
  Signer,
  alternativeNames,
  authorityKeyIdentifier,
  basicConstraints,
  distinguishedName,
  issuerOf,
  nodeClientFault,
  nodeServingFault,
  readRequest,
  requestFault,
  signedCertificate,
  usageExtensions
} from "./chunk-34JUFN7U.js";
import "./chunk-OYEC4OOM.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/certificates/signers.js
var CLIENT_AUTH = "client auth";
var CLIENT_USAGES = ["digital signature", "key encipherment", CLIENT_AUTH];
function clientFault(_, usages) {
  if (!usages.includes(CLIENT_AUTH)) return `usages must contain ${JSON.stringify(CLIENT_AUTH)}`;
  const other = usages.find((usage) => !CLIENT_USAGES.includes(usage));
  return other === void 0 ? void 0 : `usage ${JSON.stringify(other)} is not allowed`;
}
var SIGNER_RULES = {
  [Signer.client]: clientFault,
  [Signer.nodeClient]: nodeClientFault,
  [Signer.nodeServing]: nodeServingFault,
  [Signer.legacyUnknown]: () => void 0
};
var BACKDATE_MS = 5 * 60 * 1e3;
function issueCertificate(request, authority, options) {
  const fault = requestFault(request);
  if (fault !== void 0) throw new Error(fault);
  const asked = readRequest(request);
  if (asked === void 0) throw new Error("the request cannot be read");
  const { usages, now, durationSeconds } = options;
  const names = asked.names.filter(isCarried);
  if (names.some(({ kind, element }) => kind === NameKind.ip && !ADDRESS_ELEMENTS.includes(element.length)))
    throw new Error("an IP subjectAltName holds no address");
  const issuer = issuerOf(authority.certificate.raw);
  const end = Math.min(now + durationSeconds * 1e3, Date.parse(authority.certificate.validTo));
  return signedCertificate(
    {
      issuer: issuer.name,
      subject: distinguishedName(asked.subject),
      publicKey: asked.publicKey,
      notBefore: new Date(now - BACKDATE_MS),
      notAfter: new Date(end),
      extensions: [
        basicConstraints(false),
        ...usageExtensions(usages),
        ...issuer.keyIdentifier === void 0 ? [] : [authorityKeyIdentifier(issuer.keyIdentifier)],
        ...names.length === 0 ? [] : [
          alternativeNames(
            names.map(({ element }) => element),
            asked.subject.length === 0
          )
        ]
      ]
    },
    authority.key
  );
}
var ADDRESS_ELEMENTS = [6, 18];
var CARRIED = Object.values(NameKind);
var isCarried = ({ kind }) => CARRIED.includes(kind);

// dist/runtime/controllers/certificates/signer.js
var certificateSigner = clusterController({
  name: "csrsigning",
  account: "certificate-controller",
  needs: ({ registry: { words } }) => [certificateRequests(words)],
  define: ({ api, authorities, environment: { settings }, registry: { words } }) => {
    const id = certificateRequests(words);
    const requests = api.informer(id);
    const signers = new Map(Object.values(Signer).map((name) => [words.label(name), name]));
    if (Object.values(Signer).every((name) => authorities.signerOf(name) === void 0)) return void 0;
    const durationSeconds = settings.seconds("cluster-signing-duration");
    const signed = ({ spec }, now) => {
      const signer = signers.get(spec.signerName);
      const authority = signer && authorities.signerOf(signer);
      if (signer === void 0 || authority === void 0) return void 0;
      const [request, usages] = [spec.request ?? "", spec.usages ?? []];
      const asked = readRequest(request);
      const fault = asked === void 0 ? "the request cannot be read" : SIGNER_RULES[signer]?.(asked, usages);
      if (fault !== void 0) throw new Error(fault);
      return issueCertificate(request, authority, { usages, now, durationSeconds });
    };
    return {
      watches: [id],
      async reconcile({ name }, { client, clock }) {
        const request = requests.get("", name);
        if (request === void 0 || !hasCondition(request, "Approved") || !isOpen(request)) return;
        let pem;
        try {
          pem = signed(request, clock.now());
        } catch (error) {
          console.error(`csrsigning: ${JSON.stringify(name)} is not signed: ${error instanceof Error ? error.message : String(error)}`);
          return;
        }
        if (pem === void 0) return;
        const status = { ...request.status, certificate: Buffer.from(pem).toString("base64") };
        await settling(client.resource(id).updateStatus({ ...request, status }));
      }
    };
  }
});
export {
  certificateSigner
};
