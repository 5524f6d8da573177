/** A mistake that people make in a good project, the command that tells it, and what that says. */

export interface Mistake {
  /** What is wrong, in a few words. */
  readonly what: string;
  /** Changes of the good project, by file: a part of its text and what stands in its place, the whole text of a new file, or nothing for none. */
  readonly files?: Readonly<Record<string, readonly [before: string, after: string] | string | undefined>>;
  /** The command and its arguments, as a shell would split them. */
  readonly run: string;
  /** The one line that tells it: place, code and words. `<project>` stands for the folder of the project. */
  readonly told: string;
  /** The part of the line that says what to do. */
  readonly remedy: string;
}
