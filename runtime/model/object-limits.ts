/** Bytes of an object's JSON as it is stored: the bound of the ecosystem's store. */
export const MAX_OBJECT_BYTES = 1_572_864;
