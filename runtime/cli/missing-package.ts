/** Packages that are left to those who need them: what to install where a command finds one missing. */
import { packageManifest } from '../files/package.js';

/** Which of them are asked for together: one command uses all of a group. */
const GROUPS: readonly { readonly what: string; readonly names: readonly string[]; readonly saved: string }[] = [
  {
    what: 'generating and building code',
    names: ['esbuild', 'protobufjs', 'ts-morph', 'ts-proto', 'ts-proto-descriptors'],
    saved: ' --save-dev',
  },
  {
    what: 'sending traces',
    names: ['@opentelemetry/api', '@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources', '@opentelemetry/sdk-trace'],
    saved: '',
  },
];

/** What to tell of an error that says that a package is not there; undefined of any other error. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code)))) return undefined;
  const name = /^Cannot find (?:package|module) '((?:@[^/']+\/)?[^/']+)/.exec(error.message)?.[1];
  const group = GROUPS.find(({ names }) => name !== undefined && names.includes(name));
  if (group === undefined) return undefined;
  const { devDependencies } = packageManifest();
  const wanted = group.names.map((each) => `'${each}@${devDependencies[each]}'`).join(' ');
  return `${group.what} needs the package ${name}, which is not installed; run: npm install${group.saved} ${wanted}`;
}
