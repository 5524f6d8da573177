#!/usr/bin/env node
/** The process of the `kindwright` command. */
import { runProgram, toldOf } from './program.js';

runProgram(process.argv.slice(2), process.env).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error: unknown) => {
    console.error(toldOf(error));
    // What was started before the failure would go on.
    process.exit(1);
  },
);
