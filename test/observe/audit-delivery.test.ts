/** How audit events come to where they belong, and what happens where they cannot. */

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { flags } from '../../generated/flags.js';
import { anywhere } from '../../runtime/client/outgoing.js';
import { Poster } from '../../runtime/client/post.js';
import { readRemoteService } from '../../runtime/client/webhook-config.js';
import { Backups } from '../../runtime/observe/audit/backups.js';
import type { BatchLimits } from '../../runtime/observe/audit/batches.js';
import { type AuditEvent, eventText } from '../../runtime/observe/audit/event.js';
import { logBackend, standardOutput } from '../../runtime/observe/audit/log-backend.js';
import { type AuditBackend, batching, blocking } from '../../runtime/observe/audit/modes.js';
import { RotatingFile } from '../../runtime/observe/audit/rotating-file.js';
import { splitting, truncating } from '../../runtime/observe/audit/truncation.js';
import { webhookBackend } from '../../runtime/observe/audit/webhook-backend.js';
import { OutsideServices } from '../../runtime/server/access/outside-services.js';
import { auditFaults, auditorOf } from '../../runtime/server/requests/auditing.js';
import { FollowedFiles } from '../../runtime/settings/followed-files.js';
import { parseFlags } from '../../runtime/settings/read.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { words } from '../support/cluster-kinds.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { unpaced } from '../support/unpaced.js';

const FORM = { group: 'audit.k8s.io', version: 'v1' } as const;

const event = (auditID: string, body?: string): AuditEvent => ({
  level: 'RequestResponse',
  auditID,
  stage: 'ResponseComplete',
  requestURI: '/',
  verb: 'get',
  user: undefined,
  impersonatedUser: undefined,
  impersonationConstraint: '',
  sourceIPs: [],
  userAgent: '',
  objectRef: undefined,
  responseStatus: { code: 200 },
  requestObject: body,
  responseObject: undefined,
  requestReceivedTimestamp: '2021-05-04T10:20:30.000000Z',
  stageTimestamp: '2021-05-04T10:20:30.000000Z',
  annotations: new Map(),
});

function folderOf(t: TestContext): string {
  const folder = freshFolder();
  t.after(() => removeFolder(folder));
  return folder;
}

const KEEP_ALL = { maxBackups: 0, maxAgeDays: 0, compress: false };

test('lines are appended in order to a file that only its owner can read, after what is there', async (t) => {
  const file = path.join(folderOf(t), 'below', 'audit.log');
  for (const round of ['a', 'b']) {
    const log = await RotatingFile.open(file, 1000, KEEP_ALL, assert.fail);
    await Promise.all(Array.from({ length: 20 }, (_, i) => log.append(`${round}${i}\n`)));
    await log.close();
  }
  const expected = ['a', 'b'].flatMap((round) => Array.from({ length: 20 }, (_, i) => `${round}${i}`));
  assert.deepEqual(readFileSync(file, 'utf8').trimEnd().split('\n'), expected);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('a full file makes room for a new one, and every line stays whole in one of them', async (t) => {
  const folder = folderOf(t);
  const log = await RotatingFile.open(path.join(folder, 'audit.log'), 100, KEEP_ALL, assert.fail);
  const lines = Array.from({ length: 50 }, (_, i) => `${'x'.repeat(i % 40)}${i}`);
  await Promise.all([...lines, 'y'.repeat(300)].map((line) => log.append(`${line}\n`)));
  await log.close();
  const files = readdirSync(folder).sort();
  assert.ok(files.length > 5);
  assert.equal(files.at(-1), 'audit.log');
  for (const file of files.slice(0, -1)) assert.match(file, /^audit-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}\.log$/);
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  assert.deepEqual(texts.join('').trimEnd().split('\n'), [...lines, 'y'.repeat(300)]);
  for (const text of texts) assert.ok(text.length <= 100 || text === `${'y'.repeat(300)}\n`);
});

const HOUR = 3_600_000;
const backupAt = (hoursAgo: number): string =>
  `audit-${new Date(Date.now() - hoursAgo * HOUR).toISOString().slice(0, -1).replace(/:/g, '-')}.log`;

for (const [what, limits, kept] of [
  ['nothing is asked for', KEEP_ALL, [1, 30, 60]],
  ['two may stay', { ...KEEP_ALL, maxBackups: 2 }, [1, 30]],
  ['they may be a day old', { ...KEEP_ALL, maxAgeDays: 1 }, [1]],
  ['two may stay for two days', { ...KEEP_ALL, maxBackups: 2, maxAgeDays: 2 }, [1, 30]],
] as const)
  test(`of older files ${kept.length} stay where ${what}, and other files do`, async (t) => {
    const folder = folderOf(t);
    const names = [1, 30, 60].map(backupAt);
    const others = ['audit.log', 'audit-old.log', 'other-2021-05-04T10-20-30.123.log', 'audit-2021-05-04T10-20-30.123.txt'];
    for (const name of [...names, ...others]) writeFileSync(path.join(folder, name), 'x');
    await new Backups(path.join(folder, 'audit.log'), limits).tidy();
    assert.deepEqual(readdirSync(folder).sort(), [...names.slice(0, kept.length), ...others].sort());
  });

test('older files are compressed once, and count as before', async (t) => {
  const folder = folderOf(t);
  const names = [1, 30, 60].map(backupAt);
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const backups = new Backups(path.join(folder, 'audit.log'), { maxBackups: 2, maxAgeDays: 0, compress: true });
  await backups.tidy();
  await backups.tidy();
  assert.deepEqual(
    readdirSync(folder).sort(),
    names
      .slice(0, 2)
      .map((name) => `${name}.gz`)
      .sort(),
  );
  assert.equal(gunzipSync(readFileSync(path.join(folder, `${names[0]}.gz`))).toString(), names[0]);
});

test('a file whose folder is gone goes on, beyond its size', async (t) => {
  const folder = path.join(folderOf(t), 'gone');
  const told: string[] = [];
  const log = await RotatingFile.open(path.join(folder, 'audit.log'), 10, KEEP_ALL, (line) => told.push(line));
  await log.append('12345678\n');
  rmSync(folder, { recursive: true });
  await log.append('12345678\n');
  await log.close();
  assert.equal(existsSync(folder), false);
  assert.match(told.join('\n'), /^The audit log cannot be rotated: .*ENOENT.*$/);
});

test('a path that cannot be written is refused at the start', async (t) => {
  const folder = folderOf(t);
  writeFileSync(path.join(folder, 'policy'), 'apiVersion: audit.k8s.io/v1\nkind: Policy\nrules: [ { level: None } ]');
  mkdirSync(path.join(folder, 'taken'));
  const settings = parseFlags([`--audit-policy-file=${folder}/policy`, `--audit-log-path=${folder}/taken`], flags);
  const files = new FollowedFiles({ settings, log: assert.fail });
  await assert.rejects(
    auditorOf(settings, words, new OutsideServices(settings, files, anywhere(), unpaced), files, assert.fail, '1.21'),
    /^Error: --audit-log-path: EISDIR/,
  );
});

// Where the system has such a device.
if (existsSync('/dev/full'))
  test('a full disk is told to whoever waits', async () => {
    const log = await RotatingFile.open('/dev/full', 1000, KEEP_ALL, assert.fail);
    await assert.rejects(log.append('x\n'), /ENOSPC/);
    await log.close();
  });

/** A backend that keeps what it is sent, or fails while `fault` is set. */
function keeping(): AuditBackend & { sent: string[][]; fault: Error | undefined } {
  const backend = {
    name: 'kept',
    sent: [] as string[][],
    fault: undefined as Error | undefined,
    async send(events: readonly AuditEvent[]) {
      if (backend.fault !== undefined) throw backend.fault;
      backend.sent.push(events.map((e) => e.auditID));
    },
    hurry: () => undefined,
    close: async () => undefined,
  };
  return backend;
}

/** Counts what is lost, by plugin. */
function losses(): { lost: (plugin: string, count: number) => void; counts: Record<string, number> } {
  const counts: Record<string, number> = {};
  return {
    counts,
    lost: (plugin, count) => {
      counts[plugin] = (counts[plugin] ?? 0) + count;
    },
  };
}

for (const strict of [false, true])
  test(`a lost event is counted and ${strict ? 'tells its request so' : 'its request goes on'} where ${strict ? 'it must not be lost' : 'it may be'}`, async () => {
    const [backend, { lost, counts }] = [keeping(), losses()];
    const sink = blocking(backend, strict, lost);
    assert.equal(await sink.process(event('a')), true);
    backend.fault = new Error('full');
    assert.equal(await sink.process(event('b')), !strict);
    backend.fault = undefined;
    assert.equal(await sink.process(event('c')), true);
    assert.deepEqual([backend.sent, counts], [[['a'], ['c']], { kept: 1 }]);
  });

const LIMITS: BatchLimits = { bufferSize: 100, bufferBodies: 1000, maxSize: 3, maxWaitMs: 3_600_000, throttle: undefined, concurrency: 1 };

for (const [what, limits, ids, before, after, lost] of [
  ['full batches go at once, the rest at the end', LIMITS, 'abcdefgh', ['abc', 'def'], ['gh'], {}],
  ['batches of one go at once', { ...LIMITS, maxSize: 1 }, 'abc', ['a', 'b', 'c'], [], {}],
  ['what does not fit is lost', { ...LIMITS, bufferSize: 2 }, 'abcd', [], ['ab'], { buffered: 2 }],
  ['no more batches go than may', { ...LIMITS, maxSize: 1, throttle: { qps: 0.001, burst: 2 } }, 'abcd', ['a', 'b'], ['c', 'd'], {}],
] as const)
  test(`in batches ${what}`, async () => {
    const [backend, { lost: tell, counts }] = [keeping(), losses()];
    const sink = batching(backend, limits, tell);
    for (const id of ids) assert.equal(await sink.process(event(id)), true);
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    assert.deepEqual(
      backend.sent.map((batch) => batch.join('')),
      before,
    );
    await sink.close();
    assert.deepEqual(
      backend.sent.map((batch) => batch.join('')),
      [...before, ...after],
    );
    assert.deepEqual(counts, lost);
  });

test('bodies that wait are bounded together', async () => {
  const [backend, { lost, counts }] = [keeping(), losses()];
  const sink = batching(backend, { ...LIMITS, maxSize: 10 }, lost);
  for (const id of ['a', 'b', 'c']) await sink.process(event(id, JSON.stringify('x'.repeat(400))));
  await sink.process(event('d'));
  await sink.close();
  assert.deepEqual([backend.sent, counts], [[['a', 'b', 'd']], { buffered: 1 }]);
});

test('a reader of the standard output that goes away is told to whoever waits, and ends nothing', async () => {
  const gone = new Writable({ write: (_, __, done) => done(new Error('EPIPE')) });
  await assert.rejects(standardOutput(gone).append('x'), /EPIPE/);
});

test('an event goes after its longest wait, and a batch that fails is counted', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const [backend, { lost, counts }] = [keeping(), losses()];
  const sink = batching(backend, { ...LIMITS, maxWaitMs: 0 }, lost);
  backend.fault = new Error('away');
  await sink.process(event('a'));
  t.mock.timers.tick(10);
  await sink.close();
  assert.deepEqual([backend.sent, counts], [[], { kept: 1 }]);
});

test('events are kept within a size by leaving out bodies', async () => {
  const [backend, { lost, counts }] = [keeping(), losses()];
  const shown: AuditEvent[] = [];
  const inner = blocking({ ...backend, send: async (events) => void shown.push(...events) }, false, lost);
  const limit = Buffer.byteLength(eventText(event('a'), FORM)) + 100;
  const sink = truncating(inner, limit, FORM, true, lost);
  assert.equal(await sink.process(event('a', '"small"')), true);
  assert.equal(await sink.process(event('b', JSON.stringify('ä'.repeat(100)))), true);
  assert.equal(await sink.process({ ...event('c'), requestURI: 'x'.repeat(300) }), false);
  assert.deepEqual(
    shown.map((e) => [e.auditID, e.requestObject, e.annotations.get('audit.k8s.io/truncated')]),
    [
      ['a', '"small"', undefined],
      ['b', undefined, 'true'],
    ],
  );
  assert.deepEqual(counts, { truncate: 1 });
});

test('batches are split by size, and hold at least one event', async () => {
  const backend = keeping();
  const one = Buffer.byteLength(eventText(event('a'), FORM));
  await splitting(backend, 2 * one, FORM).send(['a', 'b', 'c'].map((id) => event(id)));
  await splitting(backend, 1, FORM).send(['d', 'e'].map((id) => event(id)));
  assert.deepEqual(backend.sent, [['a', 'b'], ['c'], ['d'], ['e']]);
});

test('lines of a log are events of the version, or the older text', async () => {
  const texts: string[] = [];
  const output = { append: async (text: string) => void texts.push(text), close: async () => undefined };
  await logBackend(output, 'json', { ...FORM, version: 'v1beta1' }).send([event('a'), event('b')]);
  await logBackend(output, 'legacy', FORM).send([event('c')]);
  assert.deepEqual(
    (texts[0] ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => [JSON.parse(line).apiVersion, JSON.parse(line).auditID]),
    [
      ['audit.k8s.io/v1beta1', 'a'],
      ['audit.k8s.io/v1beta1', 'b'],
    ],
  );
  assert.match(texts[1] ?? '', /^2021-05-04T10:20:30Z AUDIT: id="c" .*\n$/);
});

const { cert, key } = throwawayCertificate();

async function listening(t: TestContext, secure: boolean, answer: RequestListener): Promise<string> {
  const server = secure ? https.createServer({ cert, key }, answer) : http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `${secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/sink`;
}

function configFile(t: TestContext, cluster: object, user?: object): string {
  const file = path.join(folderOf(t), 'config.yaml');
  const names = { cluster: 'c', ...(user === undefined ? {} : { user: 'u' }) };
  const config = {
    kind: 'Config',
    'current-context': 'x',
    contexts: [{ name: 'x', context: names }],
    clusters: [{ name: 'c', cluster }],
    users: user === undefined ? [] : [{ name: 'u', user }],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

for (const [secure, user, authorization] of [
  [true, { token: 'secret' }, 'Bearer secret'],
  [true, { username: 'ann', password: 'pw' }, `Basic ${Buffer.from('ann:pw').toString('base64')}`],
  [true, undefined, undefined],
  [false, undefined, undefined],
] as const)
  test(`lists are posted by ${secure ? 'HTTPS' : 'HTTP'} with ${authorization ?? 'no credentials'}`, async (t) => {
    const calls: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
    const server = await listening(t, secure, (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        calls.push({ url: request.url, authorization: request.headers.authorization, body });
        response.end('{}');
      });
    });
    const authority = secure ? { 'certificate-authority-data': Buffer.from(cert).toString('base64') } : {};
    const backend = webhookBackend(new Poster(readRemoteService(configFile(t, { server, ...authority }, user)), anywhere()), 1, FORM);
    await backend.send([event('a'), event('b')]);
    await backend.close();
    assert.deepEqual(
      calls.map((call) => [call.url, call.authorization]),
      [['/sink?timeout=30s', authorization]],
    );
    assert.deepEqual(
      JSON.parse(calls[0]?.body ?? '').items.map((e: AuditEvent) => e.auditID),
      ['a', 'b'],
    );
  });

test('a service whose certificate nobody vouches for is not called', async (t) => {
  const server = await listening(t, true, (_, response) => response.end());
  const poster = new Poster(readRemoteService(configFile(t, { server })), anywhere());
  await assert.rejects(poster.post('{}'), /self-signed certificate/);
  poster.close();
});

test('what fails is posted again, five times in all, but not once the server stops', async (t) => {
  let calls = 0;
  const server = await listening(t, false, (_, response) => {
    calls += 1;
    response.statusCode = calls === 3 ? 200 : 503;
    response.end();
  });
  const backend = webhookBackend(new Poster(readRemoteService(configFile(t, { server })), anywhere()), 0, FORM);
  await backend.send([event('a')]);
  assert.equal(calls, 3);
  await assert.rejects(backend.send([event('b')]), /answered 503/);
  assert.equal(calls, 8);
  backend.hurry();
  await assert.rejects(backend.send([event('c')]), /answered 503/);
  assert.equal(calls, 9);
  await backend.close();
});

for (const [what, cluster, user, says] of [
  ['no address', {}, undefined, /clusters\[0\]\.cluster\.server: "" is no address/],
  ['a strange address', { server: 'ftp://x' }, undefined, /server: "ftp:\/\/x" is no address/],
  [
    'an authority that is not there',
    { server: 'https://x', 'certificate-authority': 'no.crt' },
    undefined,
    /certificate-authority: there is no file \/.*no\.crt/,
  ],
  ['a proxy', { server: 'https://x', 'proxy-url': 'http://y' }, undefined, /proxy-url: is not supported/],
] as const)
  test(`a configuration of a service with ${what} is refused`, (t) => {
    const file = configFile(t, cluster, user);
    assert.throws(
      () => readRemoteService(file),
      (error) => error instanceof Error && error.message.startsWith(`${file}: `) && says.test(error.message),
    );
  });

test('a token in a file is read anew for each call', async (t) => {
  const token = path.join(folderOf(t), 'token');
  writeFileSync(token, 'first\n');
  const { user } = readRemoteService(configFile(t, { server: 'https://x' }, { tokenFile: token }));
  assert.deepEqual(await user.current(), { authorization: 'Bearer first' });
  writeFileSync(token, 'second\n');
  assert.deepEqual(await user.current(), { authorization: 'Bearer second' });
});

for (const [args, faults] of [
  [[], []],
  [['--audit-log-path=x'], []],
  [
    ['--audit-log-path=x', '--audit-log-mode=batch', '--audit-log-batch-buffer-size=1', '--audit-log-batch-max-size=2'],
    ['--audit-log-batch-max-size is larger than --audit-log-batch-buffer-size'],
  ],
  [
    ['--audit-log-path=x', '--audit-log-mode=batch', '--audit-log-batch-throttle-enable'],
    [
      '--audit-log-batch-throttle-qps must be greater than 0 where batches are limited',
      '--audit-log-batch-throttle-burst must be greater than 0 where batches are limited',
    ],
  ],
  [
    ['--audit-webhook-config-file=x', '--audit-webhook-truncate-max-batch-size=1'],
    ['--audit-webhook-truncate-max-batch-size is smaller than --audit-webhook-truncate-max-event-size'],
  ],
  [['--audit-webhook-truncate-max-batch-size=1'], []],
] as const)
  test(`${args.join(' ') || 'no flag of auditing'} has ${faults.length} faults`, () => {
    assert.deepEqual(auditFaults(parseFlags(args, flags)), faults);
  });
