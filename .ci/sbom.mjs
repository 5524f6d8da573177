/**
 * Writes the software bill of materials that the package carries: what it needs to run and what is bundled into it, as package-lock.json
 * pins it, in CycloneDX JSON.
 * It has neither a time nor a random number, so that the same lock makes the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'sbom.cdx.json';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { name } = read('package.json');
const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64 * 1024 * 1024,
});
const { serialNumber: _, components, dependencies, ...bill } = JSON.parse(text);
const { timestamp: __, ...metadata } = bill.metadata;

// With --omit=dev, npm leaves out what a development tool needs as well as the package itself; the lock says which is which.
const needed = new Set(
  Object.entries(read('package-lock.json').packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { name: alias, version }]) => `${alias ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`)
    .concat(read('dist/bundled.json')),
);
// npm calls the root by the folder that it lies in.
const component = { ...metadata.component, name };
const root = component['bom-ref'];
const isNeeded = (ref) => needed.has(ref) || ref === root;
const made = {
  ...bill,
  metadata: { ...metadata, component },
  components: components.filter((each) => needed.has(each['bom-ref'])),
  dependencies: dependencies
    .filter(({ ref }) => isNeeded(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isNeeded) })),
};
writeFileSync(FILE, `${JSON.stringify(made, undefined, 2)}\n`);
