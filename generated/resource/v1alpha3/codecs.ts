// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of resource.k8s.io/v1alpha3. */

import * as messages from "../../messages/k8s/io/api/resource/v1alpha3/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function deviceTaintRuleToMessage(v: Value, shown: ShownRelease): messages.DeviceTaintRule {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: deviceTaintRuleSpecToMessage(v.spec ?? {}, shown),
      status: shown.has("1.35") ? deviceTaintRuleStatusToMessage(v.status ?? {}, shown) : undefined,
    };
}

export function deviceTaintRuleFromMessage(m: messages.DeviceTaintRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = deviceTaintRuleSpecFromMessage(m.spec ?? {}, shown);
    if (shown.has("1.35")) { out.status = deviceTaintRuleStatusFromMessage(m.status ?? {}, shown); }

    return out;
}

export function deviceTaintRuleSpecToMessage(v: Value, shown: ShownRelease): messages.DeviceTaintRuleSpec {
    return {
      deviceSelector: optionalTo(v.deviceSelector, deviceTaintSelectorToMessage, shown),
      taint: deviceTaintToMessage(v.taint ?? {}, shown),
    };
}

export function deviceTaintRuleSpecFromMessage(m: messages.DeviceTaintRuleSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.deviceSelector !== undefined) out.deviceSelector = deviceTaintSelectorFromMessage(m.deviceSelector ?? {}, shown);
    out.taint = deviceTaintFromMessage(m.taint ?? {}, shown);
    return out;
}

export function deviceTaintRuleStatusToMessage(v: Value, shown: ShownRelease): messages.DeviceTaintRuleStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function deviceTaintRuleStatusFromMessage(m: messages.DeviceTaintRuleStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export function deviceTaintSelectorToMessage(v: Value, shown: ShownRelease): messages.DeviceTaintSelector {
    return {
      deviceClassName: v.deviceClassName ?? undefined,
      driver: v.driver ?? undefined,
      pool: v.pool ?? undefined,
      device: v.device ?? undefined,
      selectors: !shown.has("1.35") ? listTo(v.selectors, deviceSelectorToMessage, shown) : undefined,
    };
}

export function deviceTaintSelectorFromMessage(m: messages.DeviceTaintSelector, shown: ShownRelease): Value {
    const out: Value = {};
    if (!shown.has("1.35")) { if (m.deviceClassName !== undefined) out.deviceClassName = m.deviceClassName; }

    if (m.driver !== undefined) out.driver = m.driver;
    if (m.pool !== undefined) out.pool = m.pool;
    if (m.device !== undefined) out.device = m.device;
    if (!shown.has("1.35")) { if (!(!m.selectors?.length)) out.selectors = listFrom(m.selectors, deviceSelectorFromMessage, shown); }

    return out;
}

export function deviceSelectorToMessage(v: Value, shown: ShownRelease): messages.DeviceSelector {
    return {
      cel: optionalTo(v.cel, cELDeviceSelectorToMessage, shown),
    };
}

export function deviceSelectorFromMessage(m: messages.DeviceSelector, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.cel !== undefined) out.cel = cELDeviceSelectorFromMessage(m.cel ?? {}, shown);
    return out;
}

export function cELDeviceSelectorToMessage(v: Value, _shown: ShownRelease): messages.CELDeviceSelector {
    return {
      expression: v.expression ?? '',
    };
}

export function cELDeviceSelectorFromMessage(m: messages.CELDeviceSelector, _shown: ShownRelease): Value {
    const out: Value = {};
    out.expression = !m.expression ? '' : m.expression;
    return out;
}

export function deviceTaintToMessage(v: Value, shown: ShownRelease): messages.DeviceTaint {
    return {
      key: v.key ?? '',
      value: v.value ?? '',
      effect: v.effect ?? '',
      timeAdded: optionalTo(v.timeAdded, timeTo, shown),
    };
}

export function deviceTaintFromMessage(m: messages.DeviceTaint, _shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    if (!(!m.value)) out.value = m.value;
    out.effect = !m.effect ? '' : m.effect;
    if (m.timeAdded !== undefined) out.timeAdded = timeFrom(m.timeAdded);
    return out;
}

export const DeviceTaintRule: GeneratedCodec = {
      encode: (object, shown) => messages.DeviceTaintRule.encode(deviceTaintRuleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DeviceTaintRule", "resource.k8s.io/v1alpha3", deviceTaintRuleFromMessage(messages.DeviceTaintRule.decode(bytes), shown)),
    };
