/** The schema library as generated code imports it, as `kindwright/generated-code/typebox`: a server loads it only to explain a fault. */
export { type TSchema, Type } from 'typebox';
export * as Format from 'typebox/format';
export { Hashing } from 'typebox/system';
