/** A server connects to others through one class alone, which judges where: see runtime/client/outgoing.ts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/root.js';

/** Functions of the platform that open connections, or look for where to. */
const OPENING =
  /\b(?:https?|http2|net|tls|dns|dgram)\.(?:request|get|connect|createConnection|lookup|resolve\w*|createSocket)\(|(?<![#.\w])fetch\(|globalThis\.fetch\(|\bnew (?:WebSocket|EventSource|Socket)\(|from '(?:undici|axios|got)'/g;
/** Imports of such functions by their own names. */
const IMPORTED =
  /import \{[^}]*\b(?:request|get|connect|createConnection|lookup)\b[^}]*\} from 'node:(?:https?|http2|net|tls|dns)(?:\/promises)?'/g;

/** Who else opens connections: to the store and to services for keys, which operators name, in tests to the server itself, and from browsers. */
const OTHERS: readonly string[] = ['runtime/store/', 'runtime/testing/', 'runtime/console/page/'];

test('a server opens connections in one file', () => {
  const files = readdirSync(path.join(ROOT, 'runtime'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('runtime', file));
  assert.ok(files.length > 500);
  const opening = files.filter((file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    return (
      (code.match(OPENING) ?? []).length + (code.match(IMPORTED) ?? []).length > 0 && !OTHERS.some((folder) => file.startsWith(folder))
    );
  });
  // Clients that run elsewhere have no server to protect: they call what their user names.
  assert.deepEqual(opening, ['runtime/api-client/connection.ts', 'runtime/client/outgoing.ts']);
});

/** Clients of a server, which call what their user names. */
const UNJUDGED: readonly string[] = ['runtime/api-client/node/node-fetch.ts', 'runtime/cli/top/command.ts'];

test('only clients call whatever they are told', () => {
  const files = readdirSync(path.join(ROOT, 'runtime'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('runtime', file))
    .filter((file) => /import \{[^}]*\banywhere\b/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  assert.deepEqual(files.sort(), UNJUDGED);
});
