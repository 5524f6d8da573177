/** What the package of a client tells of itself. */
import type { ClientVersion } from './versions.js';

/** Names of kinds that a line of the table shows at most. */
const SHOWN = 8;

const row = (name: string, version: ClientVersion): string => {
  const all = version.kinds.map(({ constant }) => `\`${constant}\``).sort();
  const more = all.length > SHOWN ? [`${all.length - SHOWN} more`] : [];
  return `| \`${name}/${version.name}\` | ${version.apiVersion} | ${[...all.slice(0, SHOWN), ...more].join(', ')} |`;
};

/** A program that lists the first kind that can be listed; empty where there is none. */
function example(name: string, versions: readonly ClientVersion[]): string {
  for (const version of versions)
    for (const { constant, isListed } of version.kinds)
      if (isListed)
        return `
\`\`\`ts
import { connect } from '${name}/node';
import { ${constant} } from '${name}/${version.name}';

// The server that kubectl would talk to; others are named by { kubeconfig }, { inCluster: true } or { url, token, authority }.
const client = connect({ kinds: { ${constant} } });
for await (const { metadata } of client.${constant}.list()) console.log(metadata.name);
\`\`\`
`;
  return '';
}

export function readme(name: string, versions: readonly ClientVersion[]): string {
  return `# ${name}

A typed client that was made with \`kindwright client\`. It runs in Node, browsers, Deno and Bun, and needs no other package.
${example(name, versions)}
\`${name}\` has \`connect({ url, token, kinds })\` for browsers and wherever the platform's \`fetch\` trusts the server. \`${name}/node\` has it for
client configuration files, pods and certificates.

| Module | Version | Kinds |
| --- | --- | --- |
${versions.map((version) => row(name, version)).join('\n')}

A field, verb or subresource that a kind does not have does not compile. Every call rejects with \`ApiError\` when the server refuses, and takes a
\`signal\`. What kinds have beside \`list\`: \`get\`, \`create\`, \`update\`, \`apply\`, \`mergePatch\`, \`strategicMergePatch\`, \`jsonPatch\`, \`delete\`,
\`deleteCollection\`, \`watch\`, \`informer\`, \`waitFor\`, \`waitForDeletion\` and \`subresource\`, as far as the server has them. Kinds with namespaces have
them at \`.namespace('default')\`.
`;
}
