// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apidiscovery.k8s.io/v2. */

import * as messages from "../../messages/k8s/io/api/apidiscovery/v2/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { ProtobufCodec, Value } from "kindwright/generated-code";

export function aPIGroupDiscoveryListToMessage(v: Value): messages.APIGroupDiscoveryList {
    return {
      metadata: metaV1.listMetaToMessage(v.metadata ?? {}),
      items: listTo(v.items, aPIGroupDiscoveryToMessage),
    };
}

export function aPIGroupDiscoveryListFromMessage(m: messages.APIGroupDiscoveryList): Value {
    const out: Value = {};
    out.metadata = metaV1.listMetaFromMessage(m.metadata ?? {});
    out.items = !m.items?.length ? null : listFrom(m.items, aPIGroupDiscoveryFromMessage);
    return out;
}

export function aPIGroupDiscoveryToMessage(v: Value): messages.APIGroupDiscovery {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      versions: listTo(v.versions, aPIVersionDiscoveryToMessage),
    };
}

export function aPIGroupDiscoveryFromMessage(m: messages.APIGroupDiscovery): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    if (!(!m.versions?.length)) out.versions = listFrom(m.versions, aPIVersionDiscoveryFromMessage);
    return out;
}

export function aPIVersionDiscoveryToMessage(v: Value): messages.APIVersionDiscovery {
    return {
      version: v.version ?? '',
      resources: listTo(v.resources, aPIResourceDiscoveryToMessage),
      freshness: v.freshness ?? '',
    };
}

export function aPIVersionDiscoveryFromMessage(m: messages.APIVersionDiscovery): Value {
    const out: Value = {};
    out.version = !m.version ? '' : m.version;
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, aPIResourceDiscoveryFromMessage);
    if (!(!m.freshness)) out.freshness = m.freshness;
    return out;
}

export function aPIResourceDiscoveryToMessage(v: Value): messages.APIResourceDiscovery {
    return {
      resource: v.resource ?? '',
      responseKind: optionalTo(v.responseKind, metaV1.groupVersionKindToMessage),
      scope: v.scope ?? '',
      singularResource: v.singularResource ?? '',
      verbs: listTo(v.verbs, same),
      shortNames: listTo(v.shortNames, same),
      categories: listTo(v.categories, same),
      subresources: listTo(v.subresources, aPISubresourceDiscoveryToMessage),
    };
}

export function aPIResourceDiscoveryFromMessage(m: messages.APIResourceDiscovery): Value {
    const out: Value = {};
    out.resource = !m.resource ? '' : m.resource;
    if (m.responseKind !== undefined) out.responseKind = metaV1.groupVersionKindFromMessage(m.responseKind ?? {});
    out.scope = !m.scope ? '' : m.scope;
    out.singularResource = !m.singularResource ? '' : m.singularResource;
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
    if (!(!m.shortNames?.length)) out.shortNames = listFrom(m.shortNames, same);
    if (!(!m.categories?.length)) out.categories = listFrom(m.categories, same);
    if (!(!m.subresources?.length)) out.subresources = listFrom(m.subresources, aPISubresourceDiscoveryFromMessage);
    return out;
}

export function aPISubresourceDiscoveryToMessage(v: Value): messages.APISubresourceDiscovery {
    return {
      subresource: v.subresource ?? '',
      responseKind: optionalTo(v.responseKind, metaV1.groupVersionKindToMessage),
      acceptedTypes: listTo(v.acceptedTypes, metaV1.groupVersionKindToMessage),
      verbs: listTo(v.verbs, same),
    };
}

export function aPISubresourceDiscoveryFromMessage(m: messages.APISubresourceDiscovery): Value {
    const out: Value = {};
    out.subresource = !m.subresource ? '' : m.subresource;
    if (m.responseKind !== undefined) out.responseKind = metaV1.groupVersionKindFromMessage(m.responseKind ?? {});
    if (!(!m.acceptedTypes?.length)) out.acceptedTypes = listFrom(m.acceptedTypes, metaV1.groupVersionKindFromMessage);
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
    return out;
}

export const APIGroupDiscoveryList: ProtobufCodec = {
      encode: (object) => messages.APIGroupDiscoveryList.encode(aPIGroupDiscoveryListToMessage(object)).finish(),
      decode: (bytes) => asObject("APIGroupDiscoveryList", "apidiscovery.k8s.io/v2", aPIGroupDiscoveryListFromMessage(messages.APIGroupDiscoveryList.decode(bytes))),
    };
