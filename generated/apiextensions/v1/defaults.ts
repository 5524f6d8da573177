// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of apiextensions.k8s.io/v1, filled in place. */

import { each, eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultCustomResourceDefinition(v: Defaultable, functions: KindFunctions): void {
    functions.fill("customResourceDefinition", v);
    eachMade(v, "spec", defaultCustomResourceDefinitionSpec, functions);
}

export function defaultCustomResourceDefinitionSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "conversion", defaultCustomResourceConversion, functions);
}

export function defaultCustomResourceConversion(v: Defaultable, functions: KindFunctions): void {
    each(v, "webhook", defaultWebhookConversion, functions);
}

export function defaultWebhookConversion(v: Defaultable, functions: KindFunctions): void {
    each(v, "clientConfig", defaultWebhookClientConfig, functions);
}

export function defaultWebhookClientConfig(v: Defaultable, functions: KindFunctions): void {
    each(v, "service", defaultServiceReference, functions);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}
