#!/usr/bin/env node
/** The process of the `kindwright` command. */
import { runProgram, toldOf } from './program.js';

// Whoever reads the output may have seen enough of it, as `head` has, and close the pipe: nobody is left to be told more.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

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
