// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of audit.k8s.io/v1: types and constraints. */

import * as authenticationV1 from "../../authentication/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "audit/v1.Event": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        level: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        auditID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        stage: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        requestURI: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        verb: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        user: Type.Optional(Type.Union([Type.Ref("authentication/v1.UserInfo"), Type.Null()])),
        impersonatedUser: Type.Optional(Type.Union([Type.Ref("authentication/v1.UserInfo"), Type.Null()])),
        authenticationMetadata: Type.Optional(Type.Union([Type.Ref("audit/v1.AuthenticationMetadata"), Type.Null()])),
        sourceIPs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        userAgent: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        objectRef: Type.Optional(Type.Union([Type.Ref("audit/v1.ObjectReference"), Type.Null()])),
        responseStatus: Type.Optional(Type.Union([Type.Ref("meta/v1.Status"), Type.Null()])),
        requestObject: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        responseObject: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        requestReceivedTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        stageTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        annotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "audit/v1.ObjectReference": Type.Object({
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        subresource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "audit/v1.AuthenticationMetadata": Type.Object({
        impersonationConstraint: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "audit/v1.Policy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("audit/v1.PolicyRule")), Type.Null()])),
        omitStages: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        omitManagedFields: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "audit/v1.PolicyRule": Type.Object({
        level: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        users: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        userGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.Ref("audit/v1.GroupResources")), Type.Null()])),
        namespaces: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        nonResourceURLs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        omitStages: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        omitManagedFields: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "audit/v1.GroupResources": Type.Object({
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resourceNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...authenticationV1.types, ...metaV1.types });
export const Event: SchemaOfType = { root: types["audit/v1.Event"], get named() { return named(); } };
export const Policy: SchemaOfType = { root: types["audit/v1.Policy"], get named() { return named(); } };
