/** What keeps a server from starting is told at once: one line for each fault, with the flag, the file and what is wrong. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { kindwright } from '../support/programs/command.js';
import { freshFolder, removeFolder, startProcess } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';
import type { RefusedStart } from './refused-starts.js';

/** Longest that a start may take to fail, with room for a busy machine. */
const AT_ONCE_MS = 5000;

let folder: string;
const at = (name: string): string => path.join(folder, name);

before(() => {
  folder = freshFolder();
  const [one, two] = [throwawayCertificate(), throwawayCertificate()];
  const files: Readonly<Record<string, string>> = {
    'one.crt': one.cert,
    'one.key': one.key,
    'two.key': two.key,
    junk: 'junk\n',
    'bad.crt': `${one.cert}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`,
    'locked.key': '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n',
    'ed25519.key': generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    'tokens.csv': 'token,user,uid\nt"oken,user,uid\n',
    'short.csv': 'token,user\n',
    'policy.yaml': 'apiVersion: audit.k8s.io/v1\nkind: Policy\nrules: []\n',
    'admission.yaml':
      'apiVersion: apiserver.config.k8s.io/v1\nkind: AdmissionConfiguration\nplugins:\n- name: Priorty\n  path: x.yaml\n' +
      '- name: Priority\n  configuration: {}\n- name: ValidatingAdmissionWebhook\n  path: hooks.yaml\n',
    'hooks.yaml': 'apiVersion: apiserver.config.k8s.io/v1\nkind: WebhookAdmissionConfiguration\nkubeConfig: none.yaml\n',
    'webhook.yaml':
      'apiVersion: v1\nkind: Config\ncurrent-context: c\ncontexts: [{ name: c, context: { cluster: k } }]\n' +
      'clusters: [{ name: k, cluster: { server: "https://localhost", certificate-authority: junk } }]\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  mkdirSync(at('folder'));
  execFileSync('mkfifo', [at('pipe')]);
});
after(() => removeFolder(folder));

/** What a server says of flags, in place of a start. */
interface Refused {
  readonly status: number | null;
  readonly said: string;
  readonly ms: number;
}

/** A release that deprecates no metric, so that a start says nothing but its faults. */
const QUIET = '--release=1.21';

/** `<file>` stands for the path of a file of the test. */
const argumentsOf = (flags: readonly string[]): string[] => [
  'serve',
  QUIET,
  `--data-dir=${at('data')}`,
  '--secure-port=0',
  ...flags.map((flag) => flag.replace(/<([^>]+)>/g, (_, name) => at(name))),
];

/** As a process of its own. */
function refusedProcess(flags: readonly string[]): Omit<Refused, 'ms'> {
  const { status, stderr, stdout } = spawnSync(process.execPath, [path.join(ROOT, 'dist/runtime/main.js'), ...argumentsOf(flags)], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.equal(stdout, '');
  return { status, said: stderr.replaceAll(`${folder}/`, '') };
}

/** The same commands in one process, which makes of a fault what it says. */
function refusedTogether(rows: readonly (readonly string[])[]): Refused[] {
  const program = path.join(ROOT, 'dist/modules/test/cli/refused-starts.js');
  const { stdout, stderr } = spawnSync(process.execPath, [program, JSON.stringify(rows.map(argumentsOf))], { encoding: 'utf8' });
  assert.equal(stderr, '');
  return (JSON.parse(stdout) as RefusedStart[]).map(({ printed, said, ms }) => {
    assert.deepEqual(printed, []);
    return { status: 1, said: said.replaceAll(`${folder}/`, ''), ms };
  });
}

const PAIR = (cert: string, key: string): string[] => [`--tls-cert-file=<${cert}>`, `--tls-private-key-file=<${key}>`];

const ROWS = [
  [['--data-dir=/proc/x'], "--data-dir: /proc/x: ENOENT: no such file or directory, mkdir '/proc/x'"],
  [['--data-dir=/proc/x/y/z'], "--data-dir: /proc/x: ENOENT: no such file or directory, mkdir '/proc/x'"],
  [['--data-dir=<junk>'], '--data-dir: junk is a file, not a folder'],
  [['--data-dir=<junk>/below'], '--data-dir: junk/below cannot be made: a file stands where a folder is needed'],
  [['--data-dir='], '--data-dir: the name of the folder is empty'],
  [['--workers=some'], '--workers: "some" is not a number of processes, or auto'],
  [
    ['--workers=2', '--storage=memory', '--data-dir='],
    '--workers: several processes share the keys of the data folder, and --data-dir names none',
  ],
  [['--cert-dir=/proc/x'], "--cert-dir: /proc/x: ENOENT: no such file or directory, mkdir '/proc/x'"],
  [['--client-ca-file=<junk>'], '--client-ca-file: junk holds no certificate'],
  [['--client-ca-file=<bad.crt>'], '--client-ca-file: certificate 2 of bad.crt cannot be read'],
  [['--client-ca-file=<one.key>'], '--client-ca-file: one.key holds no certificate'],
  [['--client-ca-file=<folder>'], '--client-ca-file: folder is a folder, not a file'],
  [['--client-ca-file=<pipe>'], '--client-ca-file: pipe is a pipe or a device, not a file'],
  [['--client-ca-file=/dev/zero'], '--client-ca-file: /dev/zero is a pipe or a device, not a file'],
  [PAIR('one.crt', 'two.key'), '--tls-private-key-file: two.key is not the key of the certificate in one.crt, which --tls-cert-file names'],
  [
    PAIR('one.crt', 'ed25519.key'),
    '--tls-private-key-file: ed25519.key is not the key of the certificate in one.crt, which --tls-cert-file names',
  ],
  [PAIR('junk', 'one.key'), '--tls-cert-file: junk holds no certificate'],
  [PAIR('one.crt', 'one.crt'), '--tls-private-key-file: one.crt holds no private key'],
  [PAIR('one.crt', 'locked.key'), '--tls-private-key-file: locked.key holds an encrypted key; only plain ones are read'],
  [['--tls-cert-file=<one.crt>'], '--tls-cert-file and --tls-private-key-file go together'],
  [['--token-auth-file=<tokens.csv>'], '--token-auth-file: tokens.csv: line 2: a quote stands where none may'],
  [['--token-auth-file=<short.csv>'], '--token-auth-file: short.csv: line 1 has 2 columns; token, user name and user id are needed'],
  [
    ['--service-account-key-file=<junk>,<ed25519.key>'],
    '--service-account-key-file: junk holds no key',
    '--service-account-key-file: ed25519.key holds no RSA or EC key that can sign tokens',
  ],
  [
    ['--service-account-signing-key-file=<ed25519.key>'],
    '--service-account-signing-key-file: ed25519.key holds no RSA or EC key that can sign tokens',
  ],
  [['--service-account-signing-key-file=<nothing>'], '--service-account-signing-key-file: there is no file nothing'],
  [['--kubelet-certificate-authority=<junk>'], '--kubelet-certificate-authority: junk holds no certificate'],
  [
    ['--kubelet-client-certificate=<one.crt>', '--kubelet-client-key=<two.key>'],
    '--kubelet-client-key: two.key is not the key of the certificate in one.crt, which --kubelet-client-certificate names',
  ],
  [['--proxy-client-cert-file=<one.crt>', '--proxy-client-key-file=<junk>'], '--proxy-client-key-file: junk holds no private key'],
  [['--root-ca-file=<junk>'], '--root-ca-file: junk holds no certificate'],
  [
    ['--cluster-signing-cert-file=<one.crt>', '--cluster-signing-key-file=<two.key>'],
    '--cluster-signing-key-file: two.key is not the key of the certificate in one.crt, which --cluster-signing-cert-file names',
  ],
  [
    ['--cluster-signing-kubelet-serving-cert-file=<one.crt>'],
    '--cluster-signing-kubelet-serving-cert-file and --cluster-signing-kubelet-serving-key-file go together',
  ],
  [
    [
      ...['--cluster-signing-cert-file=<one.crt>', '--cluster-signing-key-file=<one.key>'],
      ...['--cluster-signing-legacy-unknown-cert-file=<one.crt>', '--cluster-signing-legacy-unknown-key-file=<one.key>'],
    ],
    '--cluster-signing-cert-file goes together with no --cluster-signing-legacy-unknown-cert-file',
  ],
  [['--cluster-signing-duration=0s'], 'invalid value "0s" for --cluster-signing-duration: it is at least 1s'],
  [['--etcd-servers=https://localhost:1', '--etcd-cafile=<junk>'], '--etcd-cafile: junk holds no certificate'],
  [['--etcd-servers=http://127.0.0.1:1'], '--etcd-servers: etcd: no etcd member can be reached: connect ECONNREFUSED 127.0.0.1:1'],
  [['--postgres-url=postgres://u@127.0.0.1:1/d'], '--postgres-url: PostgreSQL: 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1'],
  [
    ['--postgres-url=postgres://u:secret@127.0.0.1/d', '--postgres-ca-file=<junk>'],
    '--postgres-url: it holds a password; put that in a file, and name the file by --postgres-password-file',
    '--postgres-ca-file: junk holds no certificate',
  ],
  [['--storage=postgres'], '--storage=postgres needs --postgres-url, the address of it'],
  [['--storage=etcd', '--postgres-url=postgres://u@h/d'], '--storage=etcd: --postgres-url names another store'],
  [
    ['--etcd-servers=http://h:1', '--postgres-url=postgres://u@h/d'],
    '--postgres-url and --etcd-servers each name a store; a server keeps its objects in one',
  ],
  [['--etcd-servers=http://a b'], 'invalid value "http://a b" for --etcd-servers: it is no address such as https://10.0.0.1:2379'],
  [
    ['--enable-admission-plugins=Priority,NodeRestricton', '--disable-admission-plugins=limitranger,Nothing'],
    '--enable-admission-plugins: unknown plugin "NodeRestricton"; did you mean NodeRestriction?',
    '--disable-admission-plugins: unknown plugin "limitranger"; did you mean LimitRanger?',
    '--disable-admission-plugins: unknown plugin "Nothing"',
  ],
  [
    ['--admission-control-config-file=<admission.yaml>'],
    '--admission-control-config-file: admission.yaml: line 4: plugins[0].name: unknown plugin "Priorty"; did you mean Priority?',
    '--admission-control-config-file: admission.yaml: line 6: plugins[1]: Priority takes no settings',
    '--admission-control-config-file: hooks.yaml: line 3: kubeConfig: unknown field; there are apiVersion, kind, kubeConfigFile',
  ],
  [['--audit-policy-file=<policy.yaml>'], '--audit-policy-file: policy.yaml: line 3: rules: there must be at least one rule'],
  [['--audit-webhook-config-file=<webhook.yaml>'], '--audit-webhook-config-file: webhook.yaml: the certificate authority cannot be read'],
  [['--audit-log-path=/proc/x/log'], "--audit-log-path: /proc/x: ENOENT: no such file or directory, mkdir '/proc/x'"],
  [['--audit-log-path=<folder>'], "--audit-log-path: EISDIR: illegal operation on a directory, open 'folder'"],
  [['--bind-address=192.0.2.1'], /^--bind-address: cannot listen on 192\.0\.2\.1:0: listen EADDRNOTAVAIL.*$/],
] as const satisfies readonly (readonly [readonly string[], ...(string | RegExp)[]])[];

let refusals: readonly Refused[];
before(() => {
  refusals = refusedTogether(ROWS.map(([flags]) => flags));
});

for (const [row, [flags, ...says]] of ROWS.entries())
  test(`${flags.join(' ')} is refused at once`, () => {
    const { said, ms } = refusals[row] ?? assert.fail('nothing was said');
    const lines = said.split('\n').filter((line) => !line.includes('could be read by other users'));
    assert.equal(lines.pop(), '');
    assert.equal(lines.length, says.length, said);
    for (const [i, say] of says.entries()) {
      if (typeof say === 'string') assert.equal(lines[i]?.replaceAll(folder, ''), say);
      else assert.match(lines[i] ?? '', say);
    }
    assert.ok(ms < AT_ONCE_MS, `${Math.round(ms)} ms`);
  });

test('a process says of a fault what its command says, and ends with 1', () => {
  const faults = [['--client-ca-file=<junk>'], ['--etcd-servers=http://127.0.0.1:1'], ['--bind-address=192.0.2.1']];
  const together = refusedTogether(faults);
  for (const [i, flags] of faults.entries()) {
    const { status, said } = refusedProcess(flags);
    assert.deepEqual([status, said], [1, together[i]?.said]);
  }
});

test('members of etcd that take connections and say nothing are given up soon', async () => {
  const silent = net.createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as net.AddressInfo;
  try {
    const server = `http://127.0.0.1:${port}`;
    const args = ['serve', QUIET, `--data-dir=${at('silent')}`, '--secure-port=0', `--etcd-servers=${server}`];
    const child = spawn(process.execPath, [path.join(ROOT, 'dist/runtime/main.js'), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    const status = await new Promise((resolve) => child.once('exit', resolve));
    assert.equal(status, 1);
    assert.equal(said, `--etcd-servers: etcd: no etcd member can be reached: ${server} does not answer\n`);
  } finally {
    silent.close();
  }
});

test('a data folder that a running server has is refused, and that server goes on', async () => {
  const data = at('held');
  const running = await startProcess(data);
  try {
    const { code, stderr } = await kindwright(argumentsOf([`--data-dir=${data}`]));
    assert.equal(code, 1);
    assert.match(
      stderr.replaceAll(`${folder}/`, ''),
      /^--data-dir: data folder held is in use by another process; stop it or choose another folder \(.*\)\n$/,
    );
  } finally {
    assert.equal(await running.stop(), 0);
  }
});

test('--controllers takes *, names of controllers that there are, and names after a -', async () => {
  const { code, stderr: said } = await kindwright(argumentsOf(['--controllers=*,-garbagecollector,garbage,-rubbish']));
  assert.equal(code, 1);
  assert.match(
    said,
    /^--controllers: "garbage" is none of \*, .*\bgarbagecollector\b.*, or one of them after a -; did you mean garbagecollector\?$/m,
  );
  assert.match(said, /^--controllers: "-rubbish" is none of/m);
  assert.doesNotMatch(said, /"-garbagecollector"/);
});
