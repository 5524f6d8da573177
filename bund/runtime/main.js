#!/usr/bin/env node
import {
  FlagError,
  Forms,
  KindSet,
  OwnForm,
  SERVER_LEASES,
  SharedForm,
  Words,
  clusterKinds,
  createServer,
  engineOf,
  keyRootOf,
  parseFlags
} from "./store/chunk-IADL6FSL.js";
import "./store/chunk-W6JVLK3F.js";
import {
  withRevision
} from "./store/chunk-OKFYFW5C.js";
import "./store/chunk-JH2EDLQ4.js";
import "./store/chunk-ENGVNBH5.js";
import "./store/chunk-7CUB7ORA.js";
import "./store/chunk-OP4HAH2X.js";
import "./store/chunk-G32XGIUG.js";
import "./store/chunk-2OIET5UR.js";
import "./store/chunk-34JUFN7U.js";
import "./store/chunk-OYEC4OOM.js";
import "./store/chunk-VZMACPSW.js";
import {
  SqliteEngine,
  StoreOpenError,
  StoreUnavailableError,
  UnreadableValueError,
  backUp,
  checkDatabase,
  keyAfter,
  newOwnerOnly,
  restore,
  storeReader,
  writeOwnerOnly
} from "./store/chunk-65GXQMRI.js";
import "./store/chunk-BLROGNFG.js";
import "./store/chunk-LN2F7F5X.js";
import "./store/chunk-L4LMBOJU.js";
import "./store/chunk-LT7G67KE.js";
import {
  parseTrusted,
  stringify
} from "./store/chunk-IHGZBJQJ.js";
import "./store/chunk-BGRWGOVN.js";
import "./store/chunk-CRGR5NKP.js";
import {
  catalogue
} from "./store/chunk-NTEB5QO4.js";
import "./store/chunk-7FSAQLAA.js";

// dist/runtime/main.js
import path2 from "node:path";

// dist/runtime/cli/store-commands.js
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

// dist/runtime/cli/stored-kinds.js
var StoredKinds = class {
  #kinds;
  constructor(catalogue2, engine) {
    const { functions } = new KindSet(clusterKinds, new Words(catalogue2.service));
    this.#kinds = catalogue2.resources.flatMap((definition) => {
      if (definition.storage === void 0) return [];
      const forms = new Forms(definition, functions);
      const form = engine.confirm === void 0 ? new OwnForm(forms) : new SharedForm(forms);
      return [{ prefix: `${definition.storage.prefix}/`, kind: { definition, forms, form } }];
    }).sort((a, b) => b.prefix.length - a.prefix.length);
  }
  /** All kinds, with the start of their keys below the root. */
  get all() {
    return this.#kinds;
  }
  /** The kind of a key below the root; undefined where the catalogue knows none. */
  find(key) {
    return this.#kinds.find(({ prefix }) => key.startsWith(prefix))?.kind;
  }
  /** JSON of the object at a key of the kind. Throws an Error that says why the value is none. */
  async json({ form }, { value, revision, damage }) {
    if (damage !== void 0) throw new Error(damage);
    await form.load();
    return withRevision(form.json(value), revision);
  }
  /** Why the value at a key below the root is no object of its kind and name; undefined where it is. */
  async fault(key, kind, entry) {
    try {
      const { metadata } = parseTrusted((await this.json(kind, entry)).toString());
      const path3 = [metadata.namespace ?? "", metadata.name ?? ""].filter((part) => part !== "").join("/");
      return key === `${kind.definition.storage?.prefix}/${path3}` ? void 0 : `it is an object named ${JSON.stringify(path3)}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
};

// dist/runtime/cli/check-store.js
var PAGE = 500;
var StoreFaultsError = class extends Error {
  name = "StoreFaultsError";
};
async function checkStore(store) {
  const faults = store.folder === void 0 ? [] : checkDatabase(store.folder);
  let good = 0;
  try {
    await store.withReader(async (reader) => {
      for await (const fault of valueFaults(reader, store)) {
        if (fault === void 0) good += 1;
        else if (!faults.some(({ key }) => key === fault.key)) faults.push(fault);
      }
    });
  } catch (error) {
    faults.push({ key: void 0, message: `the store cannot be read to its end: ${messageOf(error)}` });
  }
  if (faults.length === 0) return `${good} objects can be read, and the store is whole.`;
  throw new StoreFaultsError(
    [
      ...faults.map(({ key, message }) => key === void 0 ? message : `${key}: ${message}`),
      `${faults.length} faults; ${good} objects can be read. ${wayOn(store.folder)}`
    ].join("\n")
  );
}
function wayOn(folder) {
  const one = "One object that cannot be read can be deleted by its name while a server runs.";
  if (folder === void 0) return `${one} To go back to a snapshot of etcd, use etcdctl snapshot restore.`;
  return `${one} To go back to the last backup: stop the server, then kindwright restore --from=<backup> --data-dir=<new folder>.`;
}
async function* valueFaults(reader, { catalogue: catalogue2, keyRoot }) {
  const kinds = new StoredKinds(catalogue2, reader);
  for (const { prefix, kind } of kinds.all) {
    try {
      for await (const entry of entriesOf(reader, `${keyRoot}${prefix}`)) {
        const key = entry.key.slice(keyRoot.length);
        if (kinds.find(key) !== kind) continue;
        const message = await kinds.fault(key, kind, entry);
        yield message === void 0 ? void 0 : { key: entry.key, message };
      }
    } catch (error) {
      yield { key: `${keyRoot}${prefix}`, message: `what begins with it cannot be read to its end: ${messageOf(error)}` };
    }
  }
}
async function* entriesOf(reader, prefix) {
  let start = prefix;
  for (let more = true; more; ) {
    const page = await reader.range(prefix, { start, limit: PAGE, uncounted: true });
    yield* page.entries;
    const last = page.entries[page.entries.length - 1];
    more = page.more && last !== void 0;
    if (last !== void 0) start = keyAfter(last.key);
  }
}
var messageOf = (error) => error instanceof Error ? error.message : String(error);

// dist/runtime/cli/transfer.js
var HEADER = { kindwright: "export", version: 1 };
var PAGE2 = 500;
var AT_ONCE = 64;
var Transfer = class {
  /** `keyRoot`: the root of all keys, with both slashes. */
  constructor(catalogue2, engine, keyRoot) {
    this.engine = engine;
    this.keyRoot = keyRoot;
    this.#kinds = new StoredKinds(catalogue2, engine);
  }
  engine;
  keyRoot;
  #kinds;
  /** Every object at one revision, as lines. Throws what the engine throws, also where a page is compacted meanwhile. */
  async *lines() {
    let revision;
    let start = this.keyRoot;
    for (let more = true; more; ) {
      const page = await this.engine.range(this.keyRoot, {
        start,
        limit: PAGE2,
        uncounted: true,
        ...revision === void 0 ? {} : { revision }
      });
      if (revision === void 0) yield `${JSON.stringify({ ...HEADER, revision: page.revision })}
`;
      revision = page.revision;
      for (const entry of page.entries) {
        start = keyAfter(entry.key);
        if (!entry.key.startsWith(`${this.keyRoot}${SERVER_LEASES}`)) yield await this.#line(entry);
      }
      more = page.more;
    }
  }
  /** Stores the objects of the lines. A key that is taken is left as it is and counted. Throws for a file that is no export. */
  async store(lines, ttlSeconds) {
    const count = { stored: 0, taken: 0 };
    const running = /* @__PURE__ */ new Set();
    let number = 0;
    for await (const line of lines) {
      number += 1;
      const value = readLine(line, number);
      if (number === 1) {
        if (value.kindwright !== HEADER.kindwright || value.version !== HEADER.version)
          throw new Error("the file is no export, or one of a later release");
        continue;
      }
      const done = this.#store(value, number, ttlSeconds).then((stored) => {
        count[stored ? "stored" : "taken"] += 1;
        running.delete(done);
      });
      running.add(done);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
    if (number === 0) throw new Error("the file is empty");
    return count;
  }
  /** Throws an Error that names the key where it holds what cannot be read. */
  async #line(entry) {
    const key = entry.key.slice(this.keyRoot.length);
    const kind = this.#kinds.find(key);
    try {
      if (kind !== void 0) return `{"key":${JSON.stringify(key)},"object":${await this.#kinds.json(kind, entry)}}
`;
      if (entry.damage !== void 0) throw new Error(entry.damage);
      return `${JSON.stringify({ key, bytes: entry.value.toString("base64") })}
`;
    } catch (error) {
      throw new UnreadableValueError(entry.key, entry.revision, error instanceof Error ? error.message : String(error));
    }
  }
  async #store(line, number, ttlSeconds) {
    const { key, bytes, object } = line;
    if (typeof key !== "string" || key === "") throw new Error(`line ${number} has no key`);
    const kept = this.#kinds.find(key);
    if (kept !== void 0 && (typeof object !== "object" || object === null)) throw new Error(`line ${number} has no object`);
    const value = kept === void 0 ? Buffer.from(String(bytes), "base64") : await encoded(kept, object);
    const ttl = kept?.definition.writes.ttlFlag;
    const expiry = ttl === void 0 ? {} : { ttlSeconds: ttlSeconds(ttl) };
    return (await this.engine.commit({ key: `${this.keyRoot}${key}`, value, expected: 0, ...expiry })).committed;
  }
};
async function encoded({ form, forms }, object) {
  await form.load();
  const { apiVersion = forms.storageVersion } = object;
  await forms.load(apiVersion);
  const stored = forms.stored(forms.code(apiVersion).toHub(forms.canonical(object, apiVersion)));
  return form.encode(stored, Buffer.from(stringify(stored)));
}
function readLine(line, number) {
  try {
    const value = parseTrusted(line);
    if (typeof value === "object" && value !== null) return value;
  } catch {
  }
  throw new Error(`line ${number} cannot be read`);
}

// dist/runtime/cli/store-commands.js
var fileFlag = (name) => ({ type: "string", section: "File", default: "", description: `The file to ${name}.` });
var storeCommands = {
  backup: {
    about: "copies the embedded store of --data-dir to a file, also while a server uses it",
    file: "to",
    run: (settings, file) => {
      backUp(settings.text("data-dir"), file);
      return `The store is in ${file}.`;
    }
  },
  restore: {
    about: "makes the file of a backup the embedded store of --data-dir, which must have none",
    file: "from",
    run: (settings, file) => {
      restore(file, settings.text("data-dir"));
      return `${settings.text("data-dir")} holds the store of ${file}.`;
    }
  },
  export: {
    about: "writes every object of a store to a file, one a line, also while servers use it",
    file: "to",
    run: async (settings, file, catalogue2) => {
      let lines = -1;
      await withSnapshot(settings, async (engine) => {
        await engine.open();
        const counted = async function* () {
          for await (const line of new Transfer(catalogue2, engine, keyRootOf(settings)).lines()) {
            lines += 1;
            yield line;
          }
        };
        await pipeline(Readable.from(counted()), createWriteStream(file, { fd: newOwnerOnly(file) }));
      });
      return `${lines} objects are in ${file}.`;
    }
  },
  import: {
    about: "stores the objects of such a file; what is there already stays as it is",
    file: "from",
    run: async (settings, file, catalogue2) => {
      const engine = engineOf(settings);
      try {
        await engine.open();
        const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
        const { stored, taken } = await new Transfer(catalogue2, engine, keyRootOf(settings)).store(lines, (flag) => settings.number(flag));
        return `${stored} objects were stored, ${taken} were there already.`;
      } finally {
        await engine.close();
      }
    }
  },
  "check-store": {
    about: "reads everything in a store and names what is damaged, also while servers use it",
    run: (settings, _, catalogue2) => checkStore(toCheck(settings, catalogue2))
  }
};
var toCheck = (settings, catalogue2) => ({
  catalogue: catalogue2,
  keyRoot: keyRootOf(settings),
  folder: isEmbedded(settings) ? settings.text("data-dir") : void 0,
  withReader: async (work) => {
    if (isEmbedded(settings)) {
      const reader = storeReader(settings.text("data-dir"));
      await work(reader).finally(() => reader.close());
      return;
    }
    const engine = engineOf(settings);
    try {
      await engine.open();
      await work(engine);
    } finally {
      await engine.close();
    }
  }
});
var isEmbedded = (settings) => settings.list("etcd-servers").length === 0;
async function runStoreCommand(name, args, flags, catalogue2) {
  const command = storeCommands[name];
  if (command === void 0) throw new Error(`there is no command ${name}`);
  if (command.file === void 0) return command.run(parseFlags(args, flags), "", catalogue2);
  const settings = parseFlags(args, { ...flags, [command.file]: fileFlag(command.file === "to" ? "write" : "read") });
  const file = settings.text(command.file);
  if (file === "") throw new FlagError([`${name} needs --${command.file}, the name of a file`]);
  return command.run(settings, file, catalogue2);
}
async function withSnapshot(settings, work) {
  const folder = isEmbedded(settings) ? mkdtempSync(path.join(tmpdir(), "kindwright-export-")) : void 0;
  try {
    if (folder !== void 0) {
      const copy = path.join(folder, "backup.db");
      backUp(settings.text("data-dir"), copy);
      restore(copy, path.join(folder, "store"));
    }
    const engine = folder === void 0 ? engineOf(settings) : new SqliteEngine({ directory: path.join(folder, "store"), historySeconds: 0 });
    try {
      await work(engine);
    } finally {
      await engine.close();
    }
  } finally {
    if (folder !== void 0) rmSync(folder, { recursive: true, force: true });
  }
}

// dist/runtime/cli/usage.js
var shownDefault = ({ default: value }) => Array.isArray(value) ? value.join(",") : typeof value === "object" ? "" : String(value ?? "");
function lineOf(name, flag) {
  const shown = shownDefault(flag);
  const values = flag.values === void 0 ? "" : ` One of ${flag.values.join(", ")}.`;
  return `  --${name}${shown === "" ? "" : ` (${shown})`}
      ${flag.description}${values}`;
}
function usage(flags) {
  const sections = /* @__PURE__ */ new Map();
  for (const [name, flag] of Object.entries(flags)) {
    sections.set(flag.section, [...sections.get(flag.section) ?? [], lineOf(name, flag)]);
  }
  return [...sections].map(([section, lines]) => `${section}:
${lines.join("\n")}`).join("\n\n");
}

// dist/runtime/server/start-fault.js
var LISTENING = { EADDRINUSE: "secure-port", EACCES: "secure-port" };
function startFault(error) {
  const flag = flagOf(error);
  return flag === void 0 || !(error instanceof Error) ? error : new FlagError([`--${flag}: ${error.message}`]);
}
function flagOf(error) {
  if (error instanceof StoreOpenError) return "data-dir";
  if (error instanceof StoreUnavailableError) return "etcd-servers";
  const cause = error instanceof Error ? error.cause : void 0;
  if (!(cause instanceof Error) || !("syscall" in cause)) return void 0;
  if (cause.syscall !== "listen" && cause.syscall !== "getaddrinfo") return void 0;
  return LISTENING["code" in cause ? String(cause.code) : ""] ?? "bind-address";
}

// dist/runtime/main.js
async function serve(args) {
  const settings = parseFlags(args, catalogue.flags);
  const server = await createServer({ catalogue, settings }).catch((error) => {
    throw startFault(error);
  });
  await server.listen().catch(async (error) => {
    await server.close();
    throw startFault(error);
  });
  stopOnSignals(server, settings.number("shutdown-delay-duration"));
  console.log(`Serving on ${server.url}
${pointing(server, settings.text("data-dir"))}`);
  await server.ready();
  console.log("Ready.");
}
function pointing(server, folder) {
  const kubeconfig = path2.resolve(folder, "kubeconfig");
  try {
    writeOwnerOnly(kubeconfig, server.kubeconfig());
    return `Point kubectl at it:

  export KUBECONFIG=${kubeconfig}
`;
  } catch (error) {
    return `The file for kubectl was not written: ${error instanceof Error ? error.message : String(error)}`;
  }
}
function stopOnSignals(server, delaySeconds) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      server.close().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        }
      );
    }, delaySeconds * 1e3);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
var HELP = [
  "Usage: kindwright serve [flags]",
  ...Object.entries(storeCommands).map(
    ([name, { about, file }]) => `       kindwright ${name}${file === void 0 ? "" : ` --${file}=<file>`} [flags]
           ${about}`
  ),
  "       kindwright generate [--catalog=<folder>] [--output=<folder>]",
  "           makes the code of a catalogue (catalog) in a folder of a project (generated)",
  "       kindwright check [--catalog=<folder>] [--output=<folder>]",
  "           tells the faults of a catalogue, and whether its code must be generated again",
  "       kindwright test-server [--load=<file or folder>] [flags] -- <command>",
  "           runs a command, such as that of tests, beside a server that KUBECONFIG names, and ends as the command ends"
].join("\n");
var COMMANDS = ["serve", ...Object.keys(storeCommands), "generate", "check", "test-server"];
async function main() {
  const [command, ...args] = process.argv.slice(2);
  const [own, theirs] = args.includes("--") ? [args.slice(0, args.indexOf("--")), args.slice(args.indexOf("--") + 1)] : [args, []];
  if (command === void 0 || command === "help" || command === "--help" || own.includes("--help")) {
    console.log(`${HELP}

${usage(catalogue.flags)}`);
    return;
  }
  if (command === "serve") await serve(args);
  else if (Object.hasOwn(storeCommands, command)) console.log(await runStoreCommand(command, args, catalogue.flags, catalogue));
  else if (command === "generate" || command === "check") {
    const { runGenerator } = await import("./store/chunk-567Z2E5Z.js");
    process.exitCode = runGenerator(command, args) ? 0 : 1;
  } else if (command === "test-server") {
    const { runBesideServer } = await import("./store/chunk-RPTSIW2B.js");
    process.exitCode = await runBesideServer(own, theirs, catalogue);
  } else throw new FlagError([`unknown command ${JSON.stringify(command)}; there are: ${COMMANDS.join(", ")}`]);
}
main().catch((error) => {
  console.error(error instanceof FlagError ? error.message : error instanceof Error ? error.message : error);
  process.exit(1);
});
