/** What the schema of the catalogue is made of. Descriptions are those of the reference and of editors. */
import Type, { type TProperties } from 'typebox';

export const Closed = { additionalProperties: false } as const;

export const text = (description: string) => Type.String({ minLength: 1, description });
export const texts = (description: string) => Type.Array(Type.String({ minLength: 1 }), { description });
/** Texts that may be empty. */
export const values = (description: string) => Type.Array(Type.String(), { description });
export const yes = (description: string) => Type.Boolean({ description });
export const integer = (description: string) => Type.Integer({ minimum: 0, description });
export const AnyValue = (description: string) => Type.Unknown({ description });
export const Release = (description: string) => Type.String({ pattern: '^\\d+\\.\\d+$', examples: ['1.21'], description });

/** The words of an entry that has a life: from which release to which it is there, and which of its other words change. */
export const life = <Words extends TProperties>(words: Words) => ({
  since: Type.Optional(Release('The first release that has it; all have it that do not come before.')),
  until: Type.Optional(Release('The last release that has it.')),
  changes: Type.Optional(
    Type.Record(Release(''), Type.Partial(Type.Object(words, Closed)), {
      description:
        'Words that are others in later releases, by the first release with them; what they are by themselves, they are at first. Null takes a word away, where it may end.',
    }),
  ),
});

/** One of some words. */
export const only = <Word extends string>(words: Word[], description: string) => Type.Enum(words, { description });
