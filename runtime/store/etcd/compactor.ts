/**
 * Compacts old history at intervals. Of all servers on a cluster, of this program or others, only one compacts at a time: they take turns
 * by the version of a key that all of them know. The server whose turn it is writes that key.
 */

/** The key by which servers of this API agree. */
export const COMPACT_KEY = 'compact_rev_key';

interface Compaction {
  /** Writes the value where the key's version is `version`; gives the version it now has and the store's revision. */
  claim(version: number, value: string): Promise<{ readonly won: boolean; readonly version: number; readonly revision: number }>;
  compact(revision: number): Promise<void>;
}

export class Compactor {
  readonly #timer: NodeJS.Timeout | undefined;
  #version = 0;
  /** The store's revision at the last turn; older history is compacted at the next one. */
  #revision = 0;
  #running = false;

  /** `seconds`: between two turns; 0 never takes one. */
  constructor(
    private readonly compaction: Compaction,
    seconds: number,
  ) {
    if (seconds > 0) this.#timer = setInterval(() => void this.turn(), seconds * 1000);
  }

  /** One turn; where it fails, the next one makes up for it. */
  async turn(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      const { won, version, revision } = await this.compaction.claim(this.#version, String(this.#revision));
      const forgotten = this.#revision;
      this.#version = version;
      this.#revision = revision;
      if (won && forgotten > 0) await this.compaction.compact(forgotten);
    } catch {
      // History is kept until the next turn.
    } finally {
      this.#running = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
