// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of certificates.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/certificates/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function clusterTrustBundleToMessage(v: Value, shown: ShownRelease): messages.ClusterTrustBundle {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: clusterTrustBundleSpecToMessage(v.spec ?? {}, shown),
    };
}

export function clusterTrustBundleFromMessage(m: messages.ClusterTrustBundle, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = clusterTrustBundleSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function clusterTrustBundleSpecToMessage(v: Value, _shown: ShownRelease): messages.ClusterTrustBundleSpec {
    return {
      signerName: v.signerName ?? '',
      trustBundle: v.trustBundle ?? '',
    };
}

export function clusterTrustBundleSpecFromMessage(m: messages.ClusterTrustBundleSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.signerName)) out.signerName = m.signerName;
    out.trustBundle = !m.trustBundle ? '' : m.trustBundle;
    return out;
}

export const ClusterTrustBundle: GeneratedCodec = {
      encode: (object, shown) => messages.ClusterTrustBundle.encode(clusterTrustBundleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ClusterTrustBundle", "certificates.k8s.io/v1alpha1", clusterTrustBundleFromMessage(messages.ClusterTrustBundle.decode(bytes), shown)),
    };
