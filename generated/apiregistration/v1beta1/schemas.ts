// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apiregistration.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apiregistration/v1beta1.APIService": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("apiregistration/v1beta1.APIServiceSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("apiregistration/v1beta1.APIServiceStatus"), Type.Null()])),
      }),
      "apiregistration/v1beta1.ServiceReference": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apiregistration/v1beta1.APIServiceSpec": Type.Object({
        service: Type.Optional(Type.Union([Type.Ref("apiregistration/v1beta1.ServiceReference"), Type.Null()])),
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        insecureSkipTLSVerify: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groupPriorityMinimum: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        versionPriority: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apiregistration/v1beta1.APIServiceCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiregistration/v1beta1.APIServiceStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiregistration/v1beta1.APIServiceCondition")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const APIService: SchemaOfType = { root: types["apiregistration/v1beta1.APIService"], get named() { return named(); } };
