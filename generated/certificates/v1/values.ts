// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of certificates.k8s.io/v1 may hold, in the order in which clients print them. */

export const CertificateSigningRequestSpec: Readonly<Record<"usages", readonly string[]>> = {
    usages: ["any","cert sign","client auth","code signing","content commitment","crl sign","data encipherment","decipher only","digital signature","email protection","encipher only","ipsec end system","ipsec tunnel","ipsec user","key agreement","key encipherment","microsoft sgc","netscape sgc","ocsp signing","s/mime","server auth","signing","timestamping"],
    };
export const CertificateSigningRequestCondition: Readonly<Record<"status", readonly string[]>> = {
    status: ["False","True","Unknown"],
    };
