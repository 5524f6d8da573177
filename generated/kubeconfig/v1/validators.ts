// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of v1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import type { Value } from "kindwright/generated-code";

