// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resource.k8s.io/v1alpha3: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resource/v1alpha3.DeviceTaintRule": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha3.DeviceTaintRuleSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceTaintRuleStatus"), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaintRuleSpec": Type.Object({
        deviceSelector: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.DeviceTaintSelector"), Type.Null()])),
        taint: Type.Union([Type.Ref("resource/v1alpha3.DeviceTaint")], {"rules":{"held":"struct"}}),
      }),
      "resource/v1alpha3.DeviceTaintRuleStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaintSelector": Type.Object({
        deviceClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        driver: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pool: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        device: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selectors: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha3.DeviceSelector")), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceSelector": Type.Object({
        cel: Type.Optional(Type.Union([Type.Ref("resource/v1alpha3.CELDeviceSelector"), Type.Null()])),
      }),
      "resource/v1alpha3.CELDeviceSelector": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha3.DeviceTaint": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        effect: Type.Union([Type.Enum(["NoExecute","NoSchedule","None"])], {"rules":{"held":"text"}}),
        timeAdded: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const DeviceTaintRule: SchemaOfType = { root: types["resource/v1alpha3.DeviceTaintRule"], get named() { return named(); } };
