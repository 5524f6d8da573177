// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apiextensions.k8s.io/v1beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** The envelope the API server exchanges with a conversion webhook. Deprecated since 1.19 and removed in 1.22; use apiextensions.k8s.io/v1. */
export const ConversionReview: GeneratedCode = {
      structure: structures.ConversionReview,
      applyDefaults: () => undefined,
      check: validators.checkConversionReview,
      schema: async () => (await import('./schemas.js')).ConversionReview,
      ...renamed("apiextensions.k8s.io/v1beta1", "apiextensions.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).ConversionReview,
    };
/** Adds a new kind of object to the API, named plural.group. Deprecated since 1.16 and removed in 1.22; use apiextensions.k8s.io/v1. */
export const CustomResourceDefinition: GeneratedCode = {
      structure: structures.CustomResourceDefinition,
      applyDefaults: defaults.defaultCustomResourceDefinition,
      check: validators.checkCustomResourceDefinition,
      rules: async () => (await import('./rules.js')).CustomResourceDefinition,
      schema: async () => (await import('./schemas.js')).CustomResourceDefinition,
      ...renamed("apiextensions.k8s.io/v1beta1", "apiextensions.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).CustomResourceDefinition,
    };
