// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of apiextensions.k8s.io/v1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { each, eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultCustomResourceDefinition(v: Defaultable): void {
    functions.customResourceDefinition(v);
    eachMade(v, "spec", defaultCustomResourceDefinitionSpec);
}

export function defaultCustomResourceDefinitionSpec(v: Defaultable): void {
    each(v, "conversion", defaultCustomResourceConversion);
}

export function defaultCustomResourceConversion(v: Defaultable): void {
    each(v, "webhook", defaultWebhookConversion);
}

export function defaultWebhookConversion(v: Defaultable): void {
    each(v, "clientConfig", defaultWebhookClientConfig);
}

export function defaultWebhookClientConfig(v: Defaultable): void {
    each(v, "service", defaultServiceReference);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}
