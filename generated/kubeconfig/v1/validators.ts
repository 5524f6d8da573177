// @ts-nocheck compiled by TypeBox from schemas.ts
/** Validators of v1: whether a value has the types and keeps the constraints of its schema. */

