/**
 * Credential plugins (specification 2): a program that is run for credentials, which are kept until they expire or a service refuses
 * them.
 */

import { spawn } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { ExecCredentialStatus } from '../../generated/client.authentication/v1beta1/types.js';
import { isObject } from '../model/json/json.js';
import { parseJson } from '../model/json/json-text.js';
import type { JsonObject } from '../model/object.js';
import { type CallCredentials, type CredentialSource, UNKNOWN_CALLER } from './credentials.js';

/** Whether a plugin may ask the person at the terminal: never, where there is one, or not without one. */
export const INTERACTIVE_MODES = ['IfAvailable', 'Never', 'Always'] as const;

export interface PluginSettings {
  /** A name that is looked for as shells do, or an absolute path. */
  readonly command: string;
  readonly args: readonly string[];
  /** Beside the server's own environment. */
  readonly env: Readonly<Record<string, string>>;
  /** `client.authentication.<domain>/v1`, `/v1beta1` or `/v1alpha1`, which the plugin's answer must have, too. */
  readonly apiVersion: string;
  /** Shown where the command is not there. */
  readonly installHint: string;
  readonly interactiveMode: (typeof INTERACTIVE_MODES)[number];
  /** What the plugin is told of the service; undefined where it is told nothing. */
  readonly cluster?: JsonObject;
}

interface Obtained {
  readonly credentials: CallCredentials;
  /** Unix time in milliseconds. */
  readonly until: number;
}

/** Bytes of the longest answer of a plugin. */
const MAX_ANSWER = 256 * 1024;
/** Levels of such an answer. */
const MAX_DEPTH = 20;
/** Milliseconds that a plugin may take that asks nobody. */
const TIMEOUT_MS = 60_000;
const QUESTION = 'KUBERNETES_EXEC_INFO';
const KIND = 'ExecCredential';

export class CredentialPlugin implements CredentialSource {
  #known: Obtained | undefined;
  #running: Promise<CallCredentials> | undefined;
  #refused = false;

  /** `now`: Unix time in milliseconds. */
  constructor(
    private readonly settings: PluginSettings,
    private readonly now: () => number = Date.now,
  ) {}

  /** Rejects with an Error that says what the plugin did not do; callers at one time share a run. */
  async current(): Promise<CallCredentials> {
    if (this.#known !== undefined && this.now() < this.#known.until) return this.#known.credentials;
    this.#running ??= this.#obtain().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  refused(credentials: CallCredentials): boolean {
    if (this.#known?.credentials === credentials) {
      this.#known = undefined;
      this.#refused = true;
    }
    return true;
  }

  async #obtain(): Promise<CallCredentials> {
    try {
      this.#known = credentialsIn(await this.#run(), this.settings.apiVersion);
    } catch (error) {
      throw new Error(`getting credentials: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#refused = false;
    return this.#known.credentials;
  }

  /** What the plugin is asked. The first version is told why it is asked again; that one and the stable one, whether it may ask in turn. */
  #question(interactive: boolean): string {
    const { apiVersion, cluster } = this.settings;
    const spec = {
      ...(apiVersion.endsWith('/v1') ? { interactive } : {}),
      ...(apiVersion.endsWith('/v1alpha1') ? { interactive, ...(this.#refused ? { response: { code: UNKNOWN_CALLER } } : {}) } : {}),
      ...(cluster === undefined ? {} : { cluster }),
    };
    return JSON.stringify({ kind: KIND, apiVersion, spec });
  }

  #run(): Promise<string> {
    const { command, args, env, installHint, interactiveMode } = this.settings;
    const atTerminal = process.stdin.isTTY === true;
    if (interactiveMode === 'Always' && !atTerminal)
      throw new Error(`exec: executable ${command} asks at a terminal, and standard input is none`);
    const interactive = atTerminal && interactiveMode !== 'Never';
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        env: { ...process.env, ...env, [QUESTION]: this.#question(interactive) },
        stdio: [interactive ? 'inherit' : 'ignore', 'pipe', 'inherit'],
        ...(interactive ? {} : { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' }),
      });
      const chunks: Buffer[] = [];
      let size = 0;
      child.stdout?.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= MAX_ANSWER) chunks.push(chunk);
        else child.kill('SIGKILL');
      });
      child.on('error', ({ code, message }: NodeJS.ErrnoException) => {
        const hint = installHint === '' ? '' : `\n\n${installHint}`;
        reject(new Error(code === 'ENOENT' ? `exec: executable ${command} not found${hint}` : `exec: executable ${command}: ${message}`));
      });
      child.on('close', (code, signal) => {
        if (size > MAX_ANSWER) reject(new Error(`exec: executable ${command} printed more than ${MAX_ANSWER} bytes`));
        else if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`exec: executable ${command} ${code === null ? `was ended by ${signal}` : `failed with exit code ${code}`}`));
      });
    });
  }
}

/** The credentials that a plugin printed. What it printed is in no error, as it may hold secrets. */
function credentialsIn(text: string, apiVersion: string): Obtained {
  const answer = objectOf(text);
  if (answer.get('kind') !== KIND) throw new Error(`exec plugin printed no ${KIND}`);
  const version = answer.get('apiVersion');
  if (version !== apiVersion)
    throw new Error(`exec plugin is configured to use API version ${apiVersion}, plugin returned version ${String(version)}`);
  const status = answer.get('status');
  if (!isObject(status)) throw new Error("exec plugin didn't return a status field");
  const textOf = (name: keyof ExecCredentialStatus): string => {
    const value = Object.hasOwn(status, name) ? status[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const [token, cert, key] = [textOf('token'), textOf('clientCertificateData'), textOf('clientKeyData')];
  const expires = textOf('expirationTimestamp');
  if (token === '' && cert === '' && key === '') throw new Error("exec plugin didn't return a token or cert/key pair");
  if ((cert === '') !== (key === '')) throw new Error('exec plugin returned only certificate or key, not both');
  if (cert !== '' && !isPair(cert, key)) throw new Error('exec plugin returned a certificate and a key that do not fit together');
  const until = expires === '' ? Number.POSITIVE_INFINITY : Date.parse(expires);
  if (Number.isNaN(until)) throw new Error('exec plugin returned an expirationTimestamp that is no time');
  return { until, credentials: { ...(cert === '' ? {} : { cert, key }), ...(token === '' ? {} : { authorization: `Bearer ${token}` }) } };
}

function objectOf(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = parseJson(text, MAX_DEPTH);
    return new Map(Object.entries(isObject(value) ? value : {}));
  } catch {
    throw new Error('exec plugin printed no JSON');
  }
}

/** Whether the certificate, which others may follow, belongs to the key. */
export function isPair(cert: string, key: string): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
