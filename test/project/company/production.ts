/** Where the company's project runs: a folder with what was packed and no tools, and a folder with its objects. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Background, completeInstall, WITHOUT_SCRIPTS } from '../../support/programs/shell.js';
import { KINDWRIGHT, type Machine } from '../new-user/machine.js';
import { COMPANY } from './writing.js';

/** Folder of what was installed. */
const RELEASE = 'production';
/** Folder of the objects, beside that. */
const DATA = 'objects';

/** Names and tokens of the teams' people. */
type Team = 'sales' | 'stock';

export class Production {
  #server: Background | undefined;

  constructor(private readonly machine: Machine) {}

  /** Installs what `npm pack` makes of the project, without what only its making needs: into an empty folder, or over the release before. */
  async install(): Promise<void> {
    const folder = path.join(this.machine.folder, RELEASE);
    mkdirSync(folder, { recursive: true });
    await this.machine.run(RELEASE, 'rm --force *.tgz');
    await this.machine.run(COMPANY, `npm pack --silent --pack-destination=${folder}`);
    await this.machine.run(RELEASE, `${WITHOUT_SCRIPTS}\ntar xzf *.tgz --strip-components=1\nchmod 600 teams.csv\nnpm install --omit=dev`);
    completeInstall(folder);
  }

  /** Serves what was installed last. */
  async start(): Promise<void> {
    this.#server = this.machine.start(
      RELEASE,
      `exec ${KINDWRIGHT} serve --secure-port=0 --data-dir=../${DATA} --token-auth-file=teams.csv`,
    );
    await this.#server.printed(/Ready\./);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  get output(): string {
    return this.#server?.output ?? '';
  }

  get url(): string {
    return /Serving on (https:\S+)/.exec(this.output)?.[1] ?? '';
  }

  /** Runs a command in the folder of what is installed; `kubectl` acts there for the administrator, or for somebody of a team. */
  run(script: string, team?: Team): Promise<string> {
    const as = team === undefined ? '' : `kubectl() { command kubectl --token=${team}-token "$@"; }`;
    return this.machine.run(RELEASE, `export KUBECONFIG=$PWD/../${DATA}/kubeconfig\n${as}\n${script}`);
  }

  /** Objects of all kinds of the company in both versions, and what its teams may do. */
  everything(): Promise<string> {
    const kinds =
      'articles,customers,warehouses,shelves,deliveries,invoices,payments,orders.v1.shop.example.com,orders.v2.shop.example.com';
    return this.run(
      `kubectl get ${kinds} --all-namespaces --output=json; kubectl get clusterroles,clusterrolebindings sales stock desk --output=json`,
    );
  }
}
