/** Definitions that projects publish, with every version of every kind, and objects as their documentation has them. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { helmFor, type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { registryAnswers } from '../support/programs/packages.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { definitionsIn } from './published.js';
import { type Example, PROJECTS } from './published-projects.js';

const skip = registryAnswers() ? false : 'the npm registry cannot be reached';

/** Conditions that a definition should have. */
const SOUND = /^(?:Established|NamesAccepted|KubernetesAPIApprovalPolicyConformant) True /;

const listOf = (items: readonly unknown[]): string => JSON.stringify({ apiVersion: 'v1', kind: 'List', items });

interface OwnServer {
  readonly folder: string;
  readonly kubectl: Kubectl;
  readonly helm: (command: string) => Promise<string>;
}

/** A server for the tests of one suite, and its clients. */
function ownServer(): OwnServer {
  const folder = freshFolder();
  let server: CommandServer;
  before(async () => {
    server = await startHere(folder, { storage: 'memory' });
  });
  after(async () => {
    await server.stop();
    removeFolder(folder);
  });
  return {
    folder,
    kubectl: (...call) => kubectlFor(server.kubeconfig, folder)(...call),
    helm: (command) => helmFor(server.kubeconfig, folder)(command),
  };
}

describe('definitions that projects publish', { skip, concurrency: 3 }, () => {
  for (const { name, package: carrier, about = {}, examples } of PROJECTS)
    describe(name, { concurrency: 1 }, () => {
      // What clients read of a server grows with the projects that are defined there, and each change of it makes them read it again.
      const own = ownServer();
      const kubectl: Kubectl = (...call) => own.kubectl(...call);

      test('definitions are established, structural and well named', async () => {
        const definitions = definitionsIn(carrier, about);
        assert.ok(definitions.length > 0);
        await kubectl('create -f -', listOf(definitions));
        const names = definitions.map(({ metadata }) => metadata.name);
        await kubectl(`wait --for=condition=Established --timeout=20s crd ${names.join(' ')}`);
        const known = (await kubectl('api-resources --verbs=list -o name')).split('\n');
        assert.deepEqual(
          names.filter((name) => !known.includes(name)),
          [],
        );
        assert.deepEqual(await faulty(names, kubectl), []);
      });
      for (const example of examples) test(`${example.resource} live`, () => lives(example, kubectl));
    });

  /** What the server finds wrong with the definitions. */
  async function faulty(names: readonly string[], kubectl: Kubectl): Promise<string[]> {
    const condition = '{.type} {.status} {.message}{";"}';
    const lines = await kubectl(
      `get crd -o 'jsonpath={range .items[*]}{.metadata.name};{range .status.conditions[*]}${condition}{end}{"\\n"}{end}'`,
    );
    return lines
      .split('\n')
      .map((line) => line.split(';'))
      .filter(([name = '']) => names.includes(name))
      .flatMap(([name, ...conditions]) => conditions.filter((text) => text !== '' && !SOUND.test(text)).map((text) => `${name}: ${text}`));
  }

  async function lives({ resource, name, yaml, explain, shows, scaled }: Example, kubectl: Kubectl): Promise<void> {
    const plural = resource.slice(0, resource.indexOf('.'));
    const apiVersion = /^apiVersion: (\S+)$/m.exec(yaml)?.[1] ?? '';
    const [group = '', version = ''] = apiVersion.split('/');
    // Without a version, kubectl takes the first part of the group for one, and reads all that the server has once more.
    const shown = (of: string): Promise<string> => kubectl(`get ${plural}.${version}.${group} ${name} -o jsonpath={${of}}`);
    assert.match(await kubectl('create -f -', yaml), / created$/m);
    assert.equal(await shown(shows[0]), shows[1]);
    assert.match(await kubectl(`get ${resource}`), new RegExp(`^NAME .*\n${name} `));
    assert.match(await kubectl(`explain ${plural}.${explain[0]} --api-version=${apiVersion}`), new RegExp(`<(?:${explain[1]})>`));
    assert.match(await kubectl('apply -f -', yaml), / configured$/m);
    const revision = await shown('.metadata.resourceVersion');
    await kubectl('apply -f -', yaml);
    assert.equal(await shown('.metadata.resourceVersion'), revision, 'applying again changes nothing');
    // Lists that are owned as a whole may lack defaults in the file, which makes them others than those of the first manager.
    assert.match(await kubectl('apply --server-side --force-conflicts --field-manager=other -f -', yaml), / serverside-applied$/m);
    if (scaled) {
      await kubectl(`scale ${resource} ${name} --replicas=7`);
      assert.equal(await shown('.spec.replicas'), '7');
    }
    assert.match(await kubectl(`delete ${resource} ${name}`), / deleted/);
  }

  describe('a chart', () => {
    const own = ownServer();
    test('with definitions and objects is installed, upgraded and uninstalled', () => comesAndGoes(own));
  });

  async function comesAndGoes({ folder, kubectl, helm }: OwnServer): Promise<void> {
    const chart = path.join(folder, 'chart');
    const [project] = PROJECTS;
    const example = project?.examples[0];
    assert.ok(project !== undefined && example !== undefined);
    const renamed = (text: string): string => text.replaceAll('argoproj.io', 'charted.example.com');
    const definitions = definitionsIn(project.package, project.about ?? {}).map((one) => renamed(JSON.stringify(one)));
    const files = {
      'Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'values.yaml': 'path: guestbook\n',
      'crds/definitions.yaml': definitions.join('\n---\n'),
      'templates/object.yaml': renamed(example.yaml).replace('path: guestbook', 'path: {{ .Values.path }}'),
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(chart, name)), { recursive: true });
      writeFileSync(path.join(chart, name), text);
    }
    const where = 'applications.charted.example.com guestbook -o jsonpath={.spec.source.path}';
    await helm('install web chart');
    assert.equal(await kubectl(`get ${where}`), 'guestbook');
    await helm('upgrade web chart --set path=other');
    assert.equal(await kubectl(`get ${where}`), 'other');
    await helm('uninstall web');
    assert.equal(await kubectl('get applications.charted.example.com -o name'), '');
  }
});
