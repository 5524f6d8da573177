/** Serves kinds of one's own under words of one's own: the catalogue says what a ticket is, and kinds/ticket.ts has its rule. */
import { type ApiError, createServer } from 'kindwright';
import { serverAs } from 'kindwright/controller';
import { catalogue } from './generated/catalogue.js';
import type { Ticket } from './generated/shop/v1/types.js';
import { ticket } from './kinds/ticket.js';

const server = await createServer({ catalogue, kinds: [ticket], storage: 'memory', securePort: 0 });
await server.listen();
await server.ready();

const tickets = server.api.client(serverAs('example')).resource<Ticket>('tickets.shop.example.com');
const { spec } = await tickets.create({ metadata: { namespace: 'default', name: 'first' }, spec: {} });
console.log(`a ticket is for row ${spec?.row} of the ${spec?.area}`);
await tickets
  .create({ metadata: { namespace: 'default', name: 'high' }, spec: { area: 'Balcony', row: 13 } })
  .catch(({ message }: ApiError) => console.log(message));

const namespaces = await server.api.client(serverAs('example')).resource('namespaces').list();
console.log(namespaces.find(({ metadata }) => metadata.name === 'default')?.metadata.labels);

await server.close();
// Prints:
//   a ticket is for row 1 of the Floor
//   Ticket.shop.example.com "high" is invalid: spec.row: Invalid value: 13: the balcony has 12 rows
//   { 'acme.io/metadata.name': 'default' }
