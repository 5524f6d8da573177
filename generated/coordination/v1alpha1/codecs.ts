// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of coordination.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/coordination/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, microTimeFrom, microTimeTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function leaseCandidateToMessage(v: Value, shown: ShownRelease): messages.LeaseCandidate {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: leaseCandidateSpecToMessage(v.spec ?? {}, shown),
    };
}

export function leaseCandidateFromMessage(m: messages.LeaseCandidate, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = leaseCandidateSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function leaseCandidateSpecToMessage(v: Value, shown: ShownRelease): messages.LeaseCandidateSpec {
    return {
      leaseName: v.leaseName ?? '',
      pingTime: optionalTo(v.pingTime, microTimeTo, shown),
      renewTime: optionalTo(v.renewTime, microTimeTo, shown),
      binaryVersion: v.binaryVersion ?? '',
      emulationVersion: v.emulationVersion ?? '',
      preferredStrategies: listTo(v.preferredStrategies, same, shown),
    };
}

export function leaseCandidateSpecFromMessage(m: messages.LeaseCandidateSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.leaseName = !m.leaseName ? '' : m.leaseName;
    if (m.pingTime !== undefined) out.pingTime = microTimeFrom(m.pingTime);
    if (m.renewTime !== undefined) out.renewTime = microTimeFrom(m.renewTime);
    if (!(!m.binaryVersion)) out.binaryVersion = m.binaryVersion;
    if (!(!m.emulationVersion)) out.emulationVersion = m.emulationVersion;
    if (!(!m.preferredStrategies?.length)) out.preferredStrategies = listFrom(m.preferredStrategies, same, shown);
    return out;
}

export const LeaseCandidate: GeneratedCodec = {
      encode: (object, shown) => messages.LeaseCandidate.encode(leaseCandidateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("LeaseCandidate", "coordination.k8s.io/v1alpha1", leaseCandidateFromMessage(messages.LeaseCandidate.decode(bytes), shown)),
    };
