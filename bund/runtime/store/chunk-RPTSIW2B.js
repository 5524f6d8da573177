import {
  startTestServer
} from "./chunk-2BRNDS3J.js";
import {
  FlagError,
  parseFlags
} from "./chunk-IADL6FSL.js";
import "./chunk-W6JVLK3F.js";
import "./chunk-OKFYFW5C.js";
import "./chunk-JH2EDLQ4.js";
import "./chunk-ENGVNBH5.js";
import "./chunk-7CUB7ORA.js";
import "./chunk-OP4HAH2X.js";
import "./chunk-G32XGIUG.js";
import "./chunk-2OIET5UR.js";
import "./chunk-34JUFN7U.js";
import "./chunk-OYEC4OOM.js";
import "./chunk-VZMACPSW.js";
import "./chunk-65GXQMRI.js";
import "./chunk-BLROGNFG.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-L4LMBOJU.js";
import "./chunk-LT7G67KE.js";
import "./chunk-IHGZBJQJ.js";
import "./chunk-BGRWGOVN.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/cli/test-server.js
import { spawn } from "node:child_process";
import { constants } from "node:os";
var LOAD = {
  type: "strings",
  section: "Tests",
  default: [],
  description: "Files, or folders of files, whose objects exist when the command starts."
};
var FORGETFUL = ["--storage=memory", "--data-dir=", "--secure-port=0"];
var NOT_FOUND = 127;
async function runBesideServer(args, command, catalogue) {
  const [program, ...rest] = command;
  if (program === void 0) throw new FlagError(["the command is missing, as in: kindwright test-server -- npm test"]);
  const settings = parseFlags([...FORGETFUL, ...args], { ...catalogue.flags, load: LOAD });
  const server = await startTestServer({ catalogue, settings, load: settings.list("load") });
  try {
    return await ended(spawn(program, rest, { stdio: "inherit", env: { ...process.env, KUBECONFIG: server.kubeconfigFile } }), program);
  } finally {
    await server.close();
  }
}
function ended(child, program) {
  const passOn = (signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(NOT_FOUND);
    });
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn);
  });
}
export {
  runBesideServer
};
