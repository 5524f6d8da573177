// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of flowcontrol.apiserver.k8s.io/v1beta3, filled in place. */

import { each, eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultFlowSchema(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultFlowSchemaSpec, functions);
}

export function defaultFlowSchemaSpec(v: Defaultable): void {
    if ((v.matchingPrecedence === undefined || v.matchingPrecedence === null || v.matchingPrecedence === 0)) v.matchingPrecedence = 1000;
}

export function defaultPriorityLevelConfiguration(v: Defaultable, functions: KindFunctions): void {
    functions.fill("levelBeta3", v);
    eachMade(v, "spec", defaultPriorityLevelConfigurationSpec, functions);
}

export function defaultPriorityLevelConfigurationSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "limited", defaultLimitedPriorityLevelConfiguration, functions);
    each(v, "exempt", defaultExemptPriorityLevelConfiguration, functions);
}

export function defaultLimitedPriorityLevelConfiguration(v: Defaultable, functions: KindFunctions): void {
    v.lendablePercent ??= 0;
    eachMade(v, "limitResponse", defaultLimitResponse, functions);
}

export function defaultExemptPriorityLevelConfiguration(v: Defaultable): void {
    v.nominalConcurrencyShares ??= 0;
    v.lendablePercent ??= 0;
}

export function defaultLimitResponse(v: Defaultable, functions: KindFunctions): void {
    each(v, "queuing", defaultQueuingConfiguration, functions);
}

export function defaultQueuingConfiguration(v: Defaultable): void {
    if ((v.queues === undefined || v.queues === null || v.queues === 0)) v.queues = 64;
    if ((v.handSize === undefined || v.handSize === null || v.handSize === 0)) v.handSize = 8;
    if ((v.queueLengthLimit === undefined || v.queueLengthLimit === null || v.queueLengthLimit === 0)) v.queueLengthLimit = 50;
}
