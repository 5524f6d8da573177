/** Mistakes in what a project has in code, and in what was generated for it. */
import type { Changes, Mistake } from './mistake.js';

const KIND = 'kinds/order.ts';
const SERVE = 'serve --secure-port=0 --storage=memory --release=1.21';

const rows: readonly (readonly [what: string, files: Changes, run: string, told: string])[] = [
  [
    'a file of code does not parse',
    { [KIND]: ['export const order', 'export const order order'] },
    'build',
    'kinds/order.ts:8:20 Expected ";" but found "order"',
  ],
  [
    'a file of code imports what is not there',
    { 'kinds/more.ts': "import { rule } from '../lib/rules.js';\nexport const more = rule;\n" },
    'build',
    'kinds/more.ts:1:22 Could not resolve "../lib/rules.js"; write that file, or mend its path',
  ],
  [
    'a file of code imports a value that is not there',
    { 'kinds/more.ts': "import { nothing } from './order.js';\nexport const x = nothing;\n" },
    'build',
    'kinds/more.ts:1:10 No matching export in "kinds/order.ts" for import "nothing"; export it there, or import another',
  ],
  [
    'a file of code imports a package that is not installed',
    { [KIND]: ["'kindwright'", "'kindwrite'"] },
    'build',
    'kinds/order.ts imports the package kindwrite, which is not installed; run: npm install kindwrite',
  ],
  [
    'a file of code throws when it is loaded',
    { [KIND]: ['export const order', "throw new Error('no price list');\nexport const order"] },
    'build',
    'kinds/order.ts:8:7 cannot be loaded: no price list; what it does when it is loaded must not throw',
  ],
  [
    'a kind in code names a resource that is not there',
    { [KIND]: ['orders.shop.example.com', 'order.shop.example.com'] },
    'build',
    'kinds/order.ts: the catalogue has no resource order.shop.example.com; did you mean orders.shop.example.com?',
  ],
  [
    'two kinds in code are about one resource',
    {
      'kinds/again.ts':
        "import { defineKind } from 'kindwright';\nexport const again = defineKind({ resource: 'orders.shop.example.com' });\n",
    },
    SERVE,
    'two kinds in code are for orders.shop.example.com; make one of them',
  ],
  [
    'a file of controllers exports none',
    { 'controllers/order-status.ts': 'export const plain = 1;\n' },
    'build',
    'controllers/order-status.ts exports no controller; export a controller that defineController gives, or move the file into a folder below controllers/',
  ],
  [
    'a file of admission exports none',
    { 'admission/made-by.ts': 'export const plain = 1;\n' },
    'build',
    'admission/made-by.ts exports no admission plugin; export an admission plugin that admissionRule or admissionPlugin gives, or move the file into a folder below admission/',
  ],
  [
    'a file of authenticators exports none',
    { 'authenticators/api-keys.ts': 'export const plain = 1;\n' },
    'build',
    'authenticators/api-keys.ts exports no authenticator; export an authenticator that defineAuthenticator gives, or move the file into a folder below authenticators/',
  ],
  [
    'a file of routes exports none',
    { 'routes/reports.ts': 'export const plain = 1;\n' },
    'build',
    'routes/reports.ts exports no routes; export routes that defineRoutes gives, or move the file into a folder below routes/',
  ],
  [
    'a controller watches a resource that is not there',
    { 'controllers/order-status.ts': ['watches: [orders]', "watches: ['order.shop.example.com']"] },
    SERVE,
    'controllers/order-status.ts: the catalogue has no resource order.shop.example.com; did you mean orders.shop.example.com?',
  ],
  [
    'two controllers have one name',
    {
      'controllers/again.ts':
        "import { defineController } from 'kindwright/controller';\nexport const again = defineController({ name: 'order-status', watches: [], async reconcile() {} });\n",
    },
    SERVE,
    'controllers: two have the name order-status; give one of them another',
  ],
  [
    'a rule of admission is about a resource that is not there',
    { 'admission/made-by.ts': ["resource: 'orders'", "resource: 'order'"] },
    SERVE,
    'admission/made-by.ts: the catalogue has no resource order.shop.example.com; did you mean orders.shop.example.com?',
  ],
  [
    'a route stands at a path of the API',
    { 'routes/reports.ts': ["path: '/reports'", "path: '/apis/reports'"] },
    SERVE,
    'routes: /apis/reports is a path of the API itself; take another, such as /reports',
  ],
  [
    'a route has no path',
    { 'routes/reports.ts': ["path: '/reports'", "path: 'reports'"] },
    SERVE,
    'routes: "reports" is no path such as /reports',
  ],
  [
    'two routes stand at one path',
    {
      'routes/again.ts':
        "import { defineRoutes } from 'kindwright';\nexport const again = defineRoutes({ path: '/reports/daily', routes() {} });\n",
    },
    SERVE,
    "routes: /reports and /reports/daily are in each other's way; each set needs a path of its own",
  ],
  [
    'routes throw when they are added',
    { 'routes/reports.ts': ["router.get('/',", "throw new Error('no template');\n    router.get('/',"] },
    SERVE,
    'routes: those of /reports cannot be added: no template; what adds them must not throw',
  ],
  [
    'the catalogue has changed since it was generated',
    { 'catalog/shop/v1/Invoice.yaml': ['A field to begin with', 'A word'] },
    SERVE,
    'generated does not fit: catalog/shop has changed since it was generated; run: npx kindwright generate',
  ],
  [
    'the generated code is of another version of Kindwright',
    { 'generated/made-from.json': ['"kindwright": "0.1.0"', '"kindwright": "0.0.1"'] },
    SERVE,
    'generated does not fit: it was generated by Kindwright 0.0.1, and this is 0.1.0; run: npx kindwright generate',
  ],
  [
    'nothing was generated',
    { 'generated/catalogue.ts': undefined },
    'build',
    'there is no generated code in generated; run: npx kindwright generate',
  ],
];

export const codeMistakes: readonly Mistake[] = rows.map(([what, files, run, told]) => ({ what, files, run, told }));
