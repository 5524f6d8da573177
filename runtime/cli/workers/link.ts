/** Questions and answers between two processes that have a channel of messages, of which either may ask. */

/** Questions by their names: what each is asked with, and what is answered. Both travel as copies. */
type Questions = Readonly<Record<string, { readonly asks: unknown; readonly gets: unknown }>>;

/** What answers the questions of the other end; whoever rejects or throws has the other end told. */
type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: (asked: Q[Name]['asks']) => Q[Name]['gets'] | Promise<Q[Name]['gets']>;
};

/** Of this process or of a child. */
export interface Channel {
  send(message: Message): void;
  onMessage(listener: (message: Message) => void): void;
}

type Message =
  | { readonly kind: 'question'; readonly id: number; readonly name: string; readonly asked: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly why: string };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** `Asked`: what this end asks; `Answered`: what the other end asks. */
export class Link<Asked extends Questions, Answered extends Questions> {
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #closed: Error | undefined;

  constructor(
    private readonly channel: Channel,
    private readonly answers: Answers<Answered>,
  ) {
    channel.onMessage((message) => this.#hear(message));
  }

  /** Rejects with what the other end throws, and once the link is closed. */
  ask<Name extends keyof Asked & string>(name: Name, asked: Asked[Name]['asks']): Promise<Asked[Name]['gets']> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) return reject(this.#closed);
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.channel.send({ kind: 'question', id: this.#lastId, name, asked });
    });
  }

  /** The other end is gone. */
  close(): void {
    this.#closed = new Error('the other process is gone');
    for (const { reject } of this.#waiting.values()) reject(this.#closed);
    this.#waiting.clear();
  }

  #hear(message: Message): void {
    // What a process said before it ended may be heard after its end, when nobody answers for it any more.
    if (this.#closed !== undefined) return;
    if (message.kind === 'question') {
      void this.#answer(message.id, message.name, message.asked);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.why));
  }

  async #answer(id: number, name: string, asked: unknown): Promise<void> {
    try {
      const answer = Object.hasOwn(this.answers, name) ? this.answers[name] : undefined;
      if (answer === undefined) throw new Error(`nobody answers the question ${name}`);
      this.#say({ kind: 'answer', id, answer: await answer(asked) });
    } catch (error) {
      this.#say({ kind: 'refusal', id, why: error instanceof Error ? error.message : String(error) });
    }
  }

  #say(message: Message): void {
    if (this.#closed === undefined) this.channel.send(message);
  }
}
