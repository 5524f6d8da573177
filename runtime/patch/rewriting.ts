/** Takes the objects and lists that a patch reads and writes again, where the order of their members counts; others stay as they were written. */
export type Rewriting = Pick<WeakSet<object>, 'add'>;
