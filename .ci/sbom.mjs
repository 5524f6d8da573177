/**
 * Writes the software bill of materials that the package carries: what it needs to run, as package-lock.json pins it, in CycloneDX JSON.
 * It has neither a time nor a random number, so that the same lock makes the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'sbom.cdx.json';
const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const { serialNumber: _, ...bill } = JSON.parse(text);
const { timestamp: __, ...metadata } = bill.metadata;
// npm calls the root by the folder that it lies in.
const component = { ...metadata.component, name };
writeFileSync(FILE, `${JSON.stringify({ ...bill, metadata: { ...metadata, component } }, undefined, 2)}\n`);
