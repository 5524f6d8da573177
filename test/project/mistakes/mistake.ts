/** A mistake that people make in a good project, the command that tells it, and what that says. */

/** Changes of the files of a good project: a part of a text and what stands in its place, the whole text of a new file, or nothing for none. */
export type Changes = Readonly<Record<string, readonly [before: string, after: string] | string | undefined>>;

export interface Mistake {
  /** What is wrong, in a few words. */
  readonly what: string;
  readonly files: Changes;
  /** The command and its arguments, with blanks between them. */
  readonly run: string;
  /**
   * The one line that tells it: the place, the code where it has one, and words with what to do. `<project>` stands for the folder of the
   * project; at the end, `…` for the rest of a list of all known words.
   */
  readonly told: string;
}

/** What a line has that says what to do or what would be right, and not only what is wrong. */
export const REMEDY =
  /did you mean|Expected |supported values: |; (?!so that)|: it is |: numbers are |: versions are |: name it |needs |such as|as in|go together|holds? group\.yaml;|is for |none of|is not the key|beyond|at most|lower-case letters|flags begin with|is a file, not a folder/;
