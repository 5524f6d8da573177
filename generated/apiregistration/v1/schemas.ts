// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apiregistration.k8s.io/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfAPIServiceSpec } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apiregistration/v1.APIService": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("apiregistration/v1.APIServiceSpec"), Type.Null()], {"rules":{"held":"struct"}})),
        status: Type.Optional(Type.Union([Type.Ref("apiregistration/v1.APIServiceStatus"), Type.Null()])),
      }, {"between":true}),
      "apiregistration/v1.ServiceReference": Type.Object({
        namespace: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        port: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":65535}), Type.Null()], {"because":{"range":"port is not valid: must be between 1 and 65535, inclusive"}})),
      }),
      "apiregistration/v1.APIServiceSpec": Type.Object({
        service: Type.Optional(Type.Union([Type.Ref("apiregistration/v1.ServiceReference"), Type.Null()])),
        group: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()], {"rules":{"requiredIf":{"version":{"values":["v1"],"not":true}}},"because":{"requiredIf":"only v1 may have an empty group and it better be legacy kube"}})),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        insecureSkipTLSVerify: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groupPriorityMinimum: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":20000}), Type.Null()], {"because":{"range":"must be positive and less than 20000"}})),
        versionPriority: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":1000}), Type.Null()], {"because":{"range":"must be positive and less than 1000"}})),
      }, { between: true, rules: rulesOfAPIServiceSpec }),
      "apiregistration/v1.APIServiceCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Union([Type.Enum(["True","False","Unknown"])], {"rules":{"held":"text"}}),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiregistration/v1.APIServiceStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiregistration/v1.APIServiceCondition")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const APIService: SchemaOfType = { root: types["apiregistration/v1.APIService"], get named() { return named(); } };
