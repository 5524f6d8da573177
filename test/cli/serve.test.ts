/** The command: refuses what it does not know, keeps its data, drains on SIGTERM. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { kindwright } from '../support/programs/command.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

interface Asked {
  readonly status: number;
  readonly text: string;
}

/** Asks with the kubeconfig's own authority and token: nothing is taken on trust. */
function ask(server: Running, url: string, method = 'GET', body?: unknown): Promise<Asked> {
  const config = parse(readFileSync(server.kubeconfig, 'utf8'));
  const ca = Buffer.from(config.clusters[0].cluster['certificate-authority-data'], 'base64');
  return new Promise((resolve, reject) => {
    const request = https.request(
      `${server.url}${url}`,
      { method, ca, headers: { Authorization: `Bearer ${config.users[0].user.token}`, 'Content-Type': 'application/json' } },
      (response) => {
        let text = '';
        response.on('data', (c: Buffer) => {
          text += c.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

for (const [flag, says] of [
  ['--nosuch', /unknown flag --nosuch/],
  ['--secure-port=99999', /at most 65535/],
  ['--secure-port=x', /whole number/],
  ['--authorization-mode=Foo', /AlwaysAllow, AlwaysDeny, ABAC, Node, RBAC, Webhook/],
  ['--feature-gates=NoSuch=true', /unrecognized feature gate: NoSuch/],
  ['--runtime-config=nosuch/v9=true', /unknown key "nosuch\/v9"/],
  ['--release=2.0', /1\.15 to 1\.36/],
  ['--tls-cert-file=/nosuch', /no file \/nosuch/],
  ['--audit-policy-file=/nosuch', /^--audit-policy-file: there is no file \/nosuch\n$/],
  ['--audit-log-version=v1', /audit\.k8s\.io\/v1, audit\.k8s\.io\/v1beta1,/],
  ['--audit-webhook-config-file=/nosuch', /^--audit-webhook-config-file: there is no file \/nosuch\n$/],
  ['--cors-allowed-origins=good,(', /--cors-allowed-origins: error parsing regexp: missing closing \)/],
  ['--strict-transport-security-directives=max-age=1,always', /"always" is none of max-age=<seconds>, includeSubDomains and preload/],
] as const) {
  test(`${flag} is refused before anything listens`, async () => {
    const run = await kindwright(['serve', flag]);
    assert.equal(run.code, 1);
    assert.match(run.stderr, says);
    assert.equal(run.stdout, '');
  });
}

test('a server that cannot write its file for kubectl says so, and serves', async () => {
  const folder = freshFolder();
  mkdirSync(path.join(folder, 'kubeconfig', 'in the way'), { recursive: true });
  const server = await startProcess(folder);
  try {
    assert.match(server.output, /The file for kubectl was not written: .*kubeconfig/);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.endsWith('.new')),
      [],
    );
  } finally {
    await server.stop();
    removeFolder(folder);
  }
});

test('with --logging-format=json every line is an object, from the first to the last', async () => {
  const folder = freshFolder();
  const flags = [
    'serve',
    '--secure-port=0',
    `--data-dir=${folder}`,
    '--logging-format=json',
    '--v=3',
    '--feature-gates=DryRun=true',
    '--release=1.21',
  ];
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/runtime/main.js'), ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let [out, text] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  try {
    for await (const chunk of child.stderr) {
      text += String(chunk);
      const url = /Serving on (https:[^\\]+)/.exec(text)?.[1];
      if (!text.includes('"Ready."') || url === undefined) continue;
      if (text.includes('/readyz')) break;
      const asked = https.request(`${url}/readyz?x=hidden`, { rejectUnauthorized: false }, (response) => response.resume());
      asked.end();
      await once(asked, 'close');
    }
  } finally {
    child.kill();
    await exited;
    removeFolder(folder);
  }
  assert.equal(out, '');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.ok(lines.every(({ level, ts, msg }) => level === 'info' && ts > 1e12 && typeof msg === 'string'));
  assert.match(lines[0].msg, /^Setting GA feature gate DryRun=true\./);
  const { verb, URI, resp, msg } = lines.find((line) => line.URI?.startsWith('/readyz'));
  assert.deepEqual({ verb, URI, resp, msg }, { verb: 'GET', URI: '/readyz?x=***', resp: 200, msg: 'HTTP' });
});

test('a second start finds the data again; SIGTERM ends watches and exits 0; ready within a second', async () => {
  const folder = freshFolder();
  try {
    const first = await startProcess(folder);
    const made = await ask(first, '/api/v1/namespaces/default/configmaps', 'POST', { metadata: { name: 'kept' }, data: { k: 'v' } });
    assert.equal(made.status, 201, made.text);
    const watching = ask(first, '/api/v1/namespaces/default/configmaps?watch=1');
    await ask(first, '/readyz');
    assert.equal(await first.stop(), 0);
    assert.match((await watching).text, /"type":"ADDED"/);
    const second = await startProcess(folder);
    const found = await ask(second, '/api/v1/namespaces/default/configmaps/kept');
    // A process left running would keep the test alive for ever.
    assert.equal(await second.stop(), 0);
    assert.equal(found.status, 200);
    assert.equal(JSON.parse(found.text).metadata.uid, JSON.parse(made.text).metadata.uid);
    // The certificate is there already, so this is the start itself.
    assert.ok(second.readyMs < 3000, `ready after ${Math.round(second.readyMs)} ms of work`);
  } finally {
    removeFolder(folder);
  }
});

for (const mode of ['blocking', 'batch'])
  test(`a server that stops writes what it still has to audit, in ${mode} mode, watches included`, async () => {
    const folder = freshFolder();
    const [policy, log] = [path.join(folder, 'policy.yaml'), path.join(folder, 'audit.log')];
    writeFileSync(policy, 'apiVersion: audit.k8s.io/v1\nkind: Policy\nomitStages: [ RequestReceived ]\nrules: [ { level: Metadata } ]\n');
    try {
      const batches = ['--audit-log-batch-max-size=100', '--audit-log-batch-max-wait=1h'];
      const server = await startProcess(folder, [
        `--audit-policy-file=${policy}`,
        `--audit-log-path=${log}`,
        `--audit-log-mode=${mode}`,
        ...(mode === 'batch' ? batches : []),
      ]);
      const watching = ask(server, '/api/v1/namespaces/default/configmaps?watch=1');
      for (let open = false; !open; open = (await ask(server, '/api/v1/namespaces/default')).status === 200);
      assert.equal(await server.stop(), 0);
      await watching;
      const events = readFileSync(log, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      assert.deepEqual(events.map(({ verb, stage, user }) => `${user.username} ${verb} ${stage}`).sort(), [
        'admin get ResponseComplete',
        'admin watch ResponseComplete',
        'admin watch ResponseStarted',
      ]);
    } finally {
      removeFolder(folder);
    }
  });

test('a port that is taken ends the start at once, and the data can be used again', async () => {
  const folder = freshFolder();
  const running = await startProcess(folder, ['--storage=memory']);
  const other = freshFolder();
  try {
    const port = new URL(running.url).port;
    const refused = spawnSync(
      process.execPath,
      [path.join(ROOT, 'dist/runtime/main.js'), 'serve', `--secure-port=${port}`, `--data-dir=${other}`],
      { encoding: 'utf8', timeout: 20_000 },
    );
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, new RegExp(`cannot listen on 127\\.0\\.0\\.1:${port}: the port is in use by another process`));
    const second = await startProcess(other);
    assert.equal(await second.stop(), 0);
  } finally {
    await running.stop();
    removeFolder(folder);
    removeFolder(other);
  }
});
