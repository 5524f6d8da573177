// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apidiscovery.k8s.io/v2beta1. */

import * as messages from "../../messages/k8s/io/api/apidiscovery/v2beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function aPIGroupDiscoveryToMessage(v: Value, shown: ShownRelease): messages.APIGroupDiscovery {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      versions: listTo(v.versions, aPIVersionDiscoveryToMessage, shown),
    };
}

export function aPIGroupDiscoveryFromMessage(m: messages.APIGroupDiscovery, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.versions?.length)) out.versions = listFrom(m.versions, aPIVersionDiscoveryFromMessage, shown);
    return out;
}

export function aPIVersionDiscoveryToMessage(v: Value, shown: ShownRelease): messages.APIVersionDiscovery {
    return {
      version: v.version ?? '',
      resources: listTo(v.resources, aPIResourceDiscoveryToMessage, shown),
      freshness: v.freshness ?? '',
    };
}

export function aPIVersionDiscoveryFromMessage(m: messages.APIVersionDiscovery, shown: ShownRelease): Value {
    const out: Value = {};
    out.version = !m.version ? '' : m.version;
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, aPIResourceDiscoveryFromMessage, shown);
    if (!(!m.freshness)) out.freshness = m.freshness;
    return out;
}

export function aPIResourceDiscoveryToMessage(v: Value, shown: ShownRelease): messages.APIResourceDiscovery {
    return {
      resource: v.resource ?? '',
      responseKind: optionalTo(v.responseKind, metaV1.groupVersionKindToMessage, shown),
      scope: v.scope ?? '',
      singularResource: v.singularResource ?? '',
      verbs: listTo(v.verbs, same, shown),
      shortNames: listTo(v.shortNames, same, shown),
      categories: listTo(v.categories, same, shown),
      subresources: listTo(v.subresources, aPISubresourceDiscoveryToMessage, shown),
    };
}

export function aPIResourceDiscoveryFromMessage(m: messages.APIResourceDiscovery, shown: ShownRelease): Value {
    const out: Value = {};
    out.resource = !m.resource ? '' : m.resource;
    if (m.responseKind !== undefined) out.responseKind = metaV1.groupVersionKindFromMessage(m.responseKind ?? {}, shown);
    out.scope = !m.scope ? '' : m.scope;
    out.singularResource = !m.singularResource ? '' : m.singularResource;
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    if (!(!m.shortNames?.length)) out.shortNames = listFrom(m.shortNames, same, shown);
    if (!(!m.categories?.length)) out.categories = listFrom(m.categories, same, shown);
    if (!(!m.subresources?.length)) out.subresources = listFrom(m.subresources, aPISubresourceDiscoveryFromMessage, shown);
    return out;
}

export function aPISubresourceDiscoveryToMessage(v: Value, shown: ShownRelease): messages.APISubresourceDiscovery {
    return {
      subresource: v.subresource ?? '',
      responseKind: optionalTo(v.responseKind, metaV1.groupVersionKindToMessage, shown),
      acceptedTypes: listTo(v.acceptedTypes, metaV1.groupVersionKindToMessage, shown),
      verbs: listTo(v.verbs, same, shown),
    };
}

export function aPISubresourceDiscoveryFromMessage(m: messages.APISubresourceDiscovery, shown: ShownRelease): Value {
    const out: Value = {};
    out.subresource = !m.subresource ? '' : m.subresource;
    if (m.responseKind !== undefined) out.responseKind = metaV1.groupVersionKindFromMessage(m.responseKind ?? {}, shown);
    if (!(!m.acceptedTypes?.length)) out.acceptedTypes = listFrom(m.acceptedTypes, metaV1.groupVersionKindFromMessage, shown);
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    return out;
}

export function aPIGroupDiscoveryListToMessage(v: Value, shown: ShownRelease): messages.APIGroupDiscoveryList {
    return {
      metadata: metaV1.listMetaToMessage(v.metadata ?? {}, shown),
      items: listTo(v.items, aPIGroupDiscoveryToMessage, shown),
    };
}

export function aPIGroupDiscoveryListFromMessage(m: messages.APIGroupDiscoveryList, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.listMetaFromMessage(m.metadata ?? {}, shown);
    out.items = !m.items?.length ? null : listFrom(m.items, aPIGroupDiscoveryFromMessage, shown);
    return out;
}

export const APIGroupDiscovery: GeneratedCodec = {
      encode: (object, shown) => messages.APIGroupDiscovery.encode(aPIGroupDiscoveryToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIGroupDiscovery", "apidiscovery.k8s.io/v2beta1", aPIGroupDiscoveryFromMessage(messages.APIGroupDiscovery.decode(bytes), shown)),
    };
export const APIGroupDiscoveryList: GeneratedCodec = {
      encode: (object, shown) => messages.APIGroupDiscoveryList.encode(aPIGroupDiscoveryListToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIGroupDiscoveryList", "apidiscovery.k8s.io/v2beta1", aPIGroupDiscoveryListFromMessage(messages.APIGroupDiscoveryList.decode(bytes), shown)),
    };
