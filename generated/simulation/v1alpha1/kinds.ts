// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of simulation.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** What a simulated cluster is made of, and how its pods fare. */
export const Simulation: GeneratedCode = {
      structure: structures.Simulation,
      applyDefaults: () => undefined,
      check: validators.checkSimulation,
      schema: async () => (await import('./schemas.js')).Simulation,
      ...renamed("simulation.k8s.io/v1alpha1", "simulation.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
