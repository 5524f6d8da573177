/** What the console answers: nothing that runs, is shown in another page, is kept where others find it, or leads out of its files. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '../client.js';
import type { Judge } from '../refusals.js';
import { SESSION, type Visitor } from './visitor.js';

/** Markup that would run where an answer held it as it is. */
const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '<img src=x onerror=alert(1)>';

const DIRECTIVES = [
  "default-src 'self'",
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/** What an answer of the console has to say to browsers, and does not. */
function unsaid(headers: IncomingHttpHeaders): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  return [
    ...DIRECTIVES.filter((each) => !policy.includes(each)),
    ...(/unsafe|https?:|data:|blob:|\*/.test(policy) ? [`a policy without ${policy}`] : []),
    ...(headers['x-frame-options'] === 'DENY' ? [] : ['X-Frame-Options']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['X-Content-Type-Options']),
    ...(headers['referrer-policy'] === 'no-referrer' ? [] : ['Referrer-Policy']),
    ...(headers['cross-origin-opener-policy'] === 'same-origin' ? [] : ['Cross-Origin-Opener-Policy']),
    ...(headers['cross-origin-resource-policy'] === 'same-origin' ? [] : ['Cross-Origin-Resource-Policy']),
  ];
}

const escaped = encodeURIComponent;

/** Paths of the console that are answered by somebody: the page, its files, sessions and logins, and those that nothing is at. */
const PATHS = [
  '/console',
  '/console/',
  '/console/assets/none.js',
  '/console/assets/',
  SESSION,
  '/console/issuer',
  `/console/issuer/back?error=${escaped(SCRIPT)}&error_description=${escaped(IMAGE)}&state=x`,
  `/console/kinds/${escaped(SCRIPT)}`,
  `/console/objects/core/v1/configmaps/alice/${escaped(IMAGE)}?tab=${escaped(SCRIPT)}`,
  `/console/?text=${escaped(IMAGE)}`,
];

/** Gives how many answers were looked at. */
export async function consoleAnswers(visitor: Visitor, judge: Judge): Promise<number> {
  for (const path of PATHS)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const reply = await visitor.ask({ method, path, headers: { Accept: 'text/html,application/xhtml+xml' } });
      for (const missing of unsaid(reply.headers)) judge(`${method} ${path}, whose answer lacks ${missing}`, 200, '', []);
      holdsNothing(`${method} ${path}`, reply, judge);
      if (/code=|token=/.test(String(reply.headers.location ?? ''))) judge(`${method} ${path} leads to a secret`, 200, '', []);
    }
  return PATHS.length * 4;
}

/** Values of objects that would be script, asked for as a browser asks for a page. Gives how many answers were looked at. */
export async function storedValues(visitor: Visitor, judge: Judge): Promise<number> {
  const maps = '/api/v1/namespaces/vault/configmaps';
  const body = Buffer.from(JSON.stringify({ metadata: { name: 'evil', annotations: { note: SCRIPT } }, data: { page: `<html>${IMAGE}` } }));
  const made = await visitor.askOwn({ method: 'POST', path: maps, body, headers: { 'Content-Type': 'application/json' } });
  judge('an object whose values are markup', made.status, made.text, [201]);
  const paths = [
    `${maps}/evil`,
    maps,
    `${maps}/${escaped(SCRIPT)}`,
    `/api/v1/${escaped(SCRIPT)}`,
    `/${escaped(IMAGE)}`,
    `${maps}?labelSelector=${escaped(IMAGE)}`,
    `${maps}?fieldSelector=${escaped(SCRIPT)}`,
    '/console/objects/core/v1/configmaps/vault/evil',
  ];
  const accepted = ['text/html', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/yaml', '*/*'];
  for (const path of paths)
    for (const accept of accepted) {
      const reply = await visitor.askOwn({ method: 'GET', path, headers: { Accept: accept } });
      holdsNothing(`GET ${path} for ${accept}`, reply, judge);
    }
  return paths.length * accepted.length + 1;
}

/** Markup as it is may stand in JSON, YAML and plain text, and not in what a browser takes for a page. */
function holdsNothing(name: string, { headers, text }: Reply, judge: Judge): void {
  const type = String(headers['content-type'] ?? '');
  const isPage = !/^(?:application\/(?:json|yaml|problem\+json|vnd\.[\w.+-]+)|text\/(?:plain|css|javascript))\b/.test(type) && text !== '';
  if (isPage && [SCRIPT, IMAGE].some((markup) => text.includes(markup))) judge(`${name}, whose page (${type}) holds markup`, 200, '', []);
}

/** Ways out of the folder of the page's files, as browsers and programs write them. */
const TRAVERSALS = [
  '/console/assets/../../../../package.json',
  '/console/assets/..%2f..%2f..%2f..%2fpackage.json',
  '/console/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/console/assets/%2e%2e%2f%2e%2e%2fmain.js',
  '/console/assets/..%5c..%5cmain.js',
  '/console/assets/....//....//main.js',
  '/console/assets/..;/..;/main.js',
  '/console/assets//etc/passwd',
  '/console/assets/%00',
  '/console/assets/index.html%00.js',
  '/console/assets/__proto__',
  '/console/assets/constructor',
  '/console/assets/../../main.js',
  '/console/../api/v1/namespaces/vault/secrets',
  '/console/..%2fapi%2fv1%2fnamespaces%2fvault%2fsecrets',
  '/console/assets/../session/../../metrics',
  '//console/assets/../../../etc/passwd',
  '/Console/',
  '/console;/../metrics',
  '/console%2f',
];

/** Texts of files that no answer may hold: of the package, of the machine, of the server's folder, and its metrics. */
const OF_FILES = [/"name": "kindwright"/, /root:.*:0:0:/, /from ?["']node:/, /^# HELP /m];

/** Gives how many were tried. */
export async function traversals(visitor: Visitor, token: string, judge: Judge): Promise<number> {
  for (const path of TRAVERSALS) {
    const { status, text } = await visitor.ask({ method: 'GET', path });
    judge(path, status, text, [200, 301, 302, 400, 401, 403, 404]);
    if (text.includes(token) || OF_FILES.some((pattern) => pattern.test(text))) judge(`${path}, which shows a file`, 200, '', []);
  }
  return TRAVERSALS.length;
}

/** What is private is kept by nobody on the way, nor by the browser for whoever comes next. Gives how many answers were looked at. */
export async function keptAnswers(visitor: Visitor, judge: Judge): Promise<number> {
  const isKept = ({ headers }: Reply): boolean => !/no-store|private/.test(String(headers['cache-control'] ?? ''));
  const paths = [SESSION, '/api/v1/namespaces/vault/secrets', '/api/v1/namespaces/vault/secrets/canary', '/apis', '/openapi/v3'];
  for (const path of paths) {
    const reply = await visitor.askOwn({ method: 'GET', path });
    if (reply.status !== 200) judge(`${path} as the administrator`, reply.status, '', [200]);
    if (isKept(reply)) judge(`${path}, which may be kept (${reply.headers['cache-control']})`, 200, '', []);
  }
  const page = await visitor.ask({ method: 'GET', path: '/console/' });
  for (const [, at = ''] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    if (!/-[\w]{8}\.\w+$/.test(at)) judge(`${at}, which is kept and has no digest in its name`, 200, '', []);
  return paths.length + 1;
}
