/** A kind that was found at the server, with the types that the generated code has of it. */
import type { DiscoveredKind, Kind, KindTypes } from '../../../api-client/index.js';

export const plainKind = <Types extends KindTypes>({ apiVersion, kind, plural, scopedBy }: DiscoveredKind): Kind<Types> => ({
  apiVersion,
  kind,
  plural,
  ...(scopedBy === undefined ? {} : { scopedBy }),
});

/** The types of a kind of the generated code. */
export type TypesOf<K> = K extends Kind<infer Types> ? Types : never;
