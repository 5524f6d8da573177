/** A company's project, written as its people would: by the commands of the package, and with files that they write by hand. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { completeInstall, WITHOUT_SCRIPTS } from '../../support/programs/shell.js';
import { ROOT } from '../../support/root.js';
import { KINDWRIGHT, type Machine } from '../new-user/machine.js';

/** The folder of the project on the machine. */
export const COMPANY = 'company';

/** What the people write by hand, as a folder of files. */
const BY_HAND = path.join(ROOT, 'test/project/company/project');

const KINDS = [
  'Article',
  'Customer',
  'Warehouse --group=stock.example.com --cluster-scoped',
  'Shelf --group=stock.example.com --plural=shelves',
  'Delivery --group=stock.example.com',
  'Invoice --group=billing.example.com',
  'Payment --group=billing.example.com',
];

const PIECES = /^ {6}pieces: .*\n/m;
const ADDRESS = / {6}address: .*\n/;
/** What orders hold beyond those of a new project. */
const ORDER_FIELDS = `      article: { type: string, proto: 4, description: Name of the article that is wanted. }
      address: { type: string, proto: 5, description: 'Where it goes: a street, a comma and a town.' }
`;
/** What the second version has in place of the address; code converts between them. */
const PARTS_OF_ADDRESS = `      street: { type: string, proto: 6, description: Where it goes. }
      town: { type: string, proto: 7, description: Where the street is. }
`;

/** Makes the project with all of its kinds, both versions and its code. Nothing is generated yet. */
export async function writeCompany(machine: Machine): Promise<void> {
  await machine.run('.', `${WITHOUT_SCRIPTS}\nnpx kindwright init ${COMPANY}\ncd ${COMPANY}\nnpm install`);
  completeInstall(path.join(machine.folder, COMPANY));
  for (const kind of KINDS) await machine.run(COMPANY, `${KINDWRIGHT} new kind ${kind}`);
  edit(machine, 'catalog/shop/v1/Order.yaml', [PIECES, (line) => `${line}${ORDER_FIELDS}`]);
  // What stands in files that are written by hand is there before the second version is made of the first.
  cpSync(BY_HAND, path.join(machine.folder, COMPANY), { recursive: true });
  edit(machine, 'tsconfig.json', ['"routes"', (routes) => `${routes}, "page"`]);
  await machine.run(COMPANY, `${KINDWRIGHT} new version shop/v2 --rename OrderSpec.customer=buyer`);
  edit(
    machine,
    'catalog/shop/v2/Order.yaml',
    [ADDRESS, () => PARTS_OF_ADDRESS],
    [/^ {2}hub: .*\n/m, (line) => `${line}  conversion: { toHub: addressOfParts, fromHub: partsOfAddress }\n`],
    [
      'rename: { buyer: customer } }',
      () => 'rename: { buyer: customer }, keep: { street: derived, town: derived }, keepFromHub: { address: derived } }',
    ],
  );
  await machine.run(
    COMPANY,
    `npm pkg set scripts.prepack='kindwright generate && esbuild page/desk.ts --bundle --minify --format=esm --outfile=page/desk.js --log-level=warning && kindwright build'`,
  );
}

type Edit = readonly [what: string | RegExp, by: (found: string) => string];

/** Replaces what is in a file of the project. Throws where it is not there. */
export function edit(machine: Machine, file: string, ...edits: readonly Edit[]): void {
  const at = `${COMPANY}/${file}`;
  machine.write(
    at,
    edits.reduce((text, [what, by]) => {
      const changed = text.replace(what, by);
      if (changed === text) throw new Error(`${file} has no ${what}`);
      return changed;
    }, machine.read(at)),
  );
}
