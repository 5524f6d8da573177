/** What is given for a flag in one place: on the command line, in a variable of the environment or in a file. */
export interface Given {
  /** In their order; flags that take one value take the last. */
  readonly texts: readonly string[];
  /** How faults name the flag at its place, such as `--secure-port` or `server.yaml:3:1 secure-port`. */
  readonly place: string;
}

/** By the name of the flag. */
export type GivenFlags = ReadonlyMap<string, Given>;
