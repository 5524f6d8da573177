// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of events.k8s.io/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "events/v1beta1.Event": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        eventTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        series: Type.Optional(Type.Union([Type.Ref("events/v1beta1.EventSeries"), Type.Null()])),
        reportingController: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reportingInstance: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        action: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        regarding: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
        related: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
        note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deprecatedSource: Type.Optional(Type.Union([Type.Ref("core/v1.EventSource"), Type.Null()])),
        deprecatedFirstTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deprecatedLastTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deprecatedCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "events/v1beta1.EventSeries": Type.Object({
        count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        lastObservedTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const Event: SchemaOfType = { root: types["events/v1beta1.Event"], get named() { return named(); } };
