/** Streams that would outlast a server that stops: it ends them, so that clients turn to another one. */
const open = new Set<() => void>();

/** Has a stream ended when the server stops. What is returned is to be called once the stream is over. */
export function endsWithServer(end: () => void): () => void {
  open.add(end);
  return () => {
    open.delete(end);
  };
}

export const drainStreams = (): void => {
  for (const end of [...open]) end();
};
