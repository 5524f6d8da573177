/** The outside services that a server asks about its callers, as configuration files name them. */
import { Documents } from '../../client/documents.js';
import type { OutgoingAddresses } from '../../client/outgoing.js';
import { Poster } from '../../client/post.js';
import { ReviewService } from '../../client/review-service.js';
import { readRemoteService } from '../../client/webhook-config.js';
import type { Turn } from '../../model/definition/settled.js';
import type { AuditService } from '../../observe/audit/webhook-backend.js';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import type { FlagName, Settings } from '../../settings/settings.js';

/** Milliseconds that what is under way may take with the old files, before its connections are closed. */
const RETIREMENT_MS = 60_000;

interface Closable {
  close(): void;
}

export class OutsideServices {
  readonly #current: Followed<Closable>[] = [];
  readonly #retired = new Map<Closable, NodeJS.Timeout>();

  constructor(
    private readonly settings: Settings,
    private readonly files: FollowedFiles,
    private readonly outgoing: OutgoingAddresses,
    /** Begins work that goes in turns. */
    private readonly begin: () => Turn,
  ) {}

  /** What `use` makes of the service that the client configuration file of a flag names, as it is now. Throws ConfigError where it cannot be read. */
  reviews<T>(flag: FlagName<'string'>, use: (service: ReviewService) => T): Followed<T> {
    return this.#following(flag, (file) => {
      const service = readRemoteService(file);
      const poster = new Poster(service, this.outgoing);
      return { value: use(new ReviewService(poster, this.begin)), files: service.files, close: () => poster.close() };
    });
  }

  /** Posts to the service that the client configuration file of a flag names, as it is now. */
  posts(flag: FlagName<'string'>): AuditService {
    const posters = this.#following(flag, (file) => {
      const service = readRemoteService(file);
      const poster = new Poster(service, this.outgoing);
      return { value: poster, files: service.files, close: () => poster.close() };
    });
    return { post: (json) => posters.current.post(json), close: () => posters.current.close() };
  }

  /**
   * What `use` makes of a value that is followed, where it needs documents that publishers have. It is given what reads those of publishers
   * that are known by authorities, in PEM, or by those of the system. Made when it is first asked for, and again when the value has changed.
   */
  published<Value, T>(followed: Followed<Value>, use: (value: Value, documents: (ca: string | undefined) => Documents) => T): Followed<T> {
    let made: (Closable & { readonly of: Value; readonly value: T }) | undefined;
    const make = (of: Value): NonNullable<typeof made> => {
      const read: Documents[] = [];
      const documents = (ca: string | undefined): Documents => {
        const next = new Documents(ca, this.outgoing);
        read.push(next);
        return next;
      };
      return { of, value: use(of, documents), close: () => read.forEach((each) => void each.close()) };
    };
    const current = (): NonNullable<typeof made> => {
      if (made !== undefined && made.of === followed.current) return made;
      if (made !== undefined) this.#retire(made);
      made = make(followed.current);
      return made;
    };
    this.#current.push({ current: { close: () => made?.close() } });
    return {
      get current() {
        return current().value;
      },
    };
  }

  close(): void {
    for (const { current } of this.#current) current.close();
    for (const [retired, timer] of this.#retired) {
      clearTimeout(timer);
      retired.close();
    }
  }

  /**
   * What `use` makes of the file of a flag, where it asks services that client configuration files name. It is given what asks such a
   * service, whose answers may take so many milliseconds.
   */
  chain<T>(
    flag: FlagName<'string'>,
    use: (file: string, service: (configuration: string, timeoutMs: number) => ReviewService) => T,
  ): Followed<T> {
    return this.#following(flag, (file) => {
      const posters: Poster[] = [];
      const files: string[] = [];
      const value = use(file, (configuration, timeoutMs) => {
        const service = readRemoteService(configuration);
        const poster = new Poster(service, this.outgoing, timeoutMs);
        posters.push(poster);
        files.push(configuration, ...service.files);
        return new ReviewService(poster, this.begin);
      });
      return { value, files, close: () => posters.forEach((poster) => void poster.close()) };
    });
  }

  #following<T>(
    flag: FlagName<'string'>,
    read: (file: string) => Closable & { readonly value: T; readonly files: readonly string[] },
  ): Followed<T> {
    const followed = this.files.follow({
      flags: [flag],
      read: () => read(this.settings.text(flag)),
      also: ({ files }) => files,
      changed: (_, before) => this.#retire(before),
    });
    this.#current.push(followed);
    return {
      get current() {
        return followed.current.value;
      },
    };
  }

  #retire(service: Closable): void {
    const close = (): void => {
      this.#retired.delete(service);
      service.close();
    };
    this.#retired.set(service, setTimeout(close, RETIREMENT_MS).unref());
  }
}
