/** What the schema of the catalogue is made of. Descriptions are those of the reference and of editors. */
import Type from 'typebox';

export const Closed = { additionalProperties: false } as const;

export const text = (description: string) => Type.String({ minLength: 1, description });
export const texts = (description: string) => Type.Array(Type.String({ minLength: 1 }), { description });
/** Texts that may be empty. */
export const values = (description: string) => Type.Array(Type.String(), { description });
export const yes = (description: string) => Type.Boolean({ description });
export const integer = (description: string) => Type.Integer({ minimum: 0, description });
export const AnyValue = (description: string) => Type.Unknown({ description });
export const Release = (description: string) => Type.String({ pattern: '^\\d+\\.\\d+$', examples: ['1.21'], description });

/** One of some words. */
export const only = <Word extends string>(words: Word[], description: string) => Type.Enum(words, { description });
