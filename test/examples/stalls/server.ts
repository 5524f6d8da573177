/** Serves stalls in two versions, and asks for them over HTTP: rules in CEL, a scale, a default and conversions in code. */
import { startTestServer } from 'kindwright/test';
import { catalogue } from './generated/catalogue.js';
import { stall } from './kinds/stall.js';

const { request, close } = await startTestServer({ catalogue, kinds: [stall] });
const stalls = (version: string): string => `/apis/market.example.com/${version}/namespaces/default/stalls`;

const made = await request('POST', stalls('v1'), { metadata: { name: 'tea' }, spec: { opens: 540 } });
console.log(made.status, made.body.spec);
console.log((await request('GET', `${stalls('v1beta1')}/tea`)).body.spec);

const older = await request('POST', stalls('v1beta1'), { metadata: { name: 'fish' }, spec: { hours: '5-11' } });
console.log(older.status, (await request('GET', `${stalls('v1')}/fish`)).body.spec);

const scale = { kind: 'Scale', apiVersion: 'autoscaling/v1', metadata: { name: 'tea' }, spec: { replicas: 3 } };
console.log((await request('PUT', `${stalls('v1')}/tea/scale`, scale)).body.spec);
console.log((await request('PATCH', `${stalls('v1')}/tea`, { spec: { sellers: 9 } })).body.message);
console.log((await request('PATCH', `${stalls('v1')}/tea`, { spec: { closes: 500 } })).body.message);

await close();
// Prints:
//   201 { opens: 540, closes: 1020, sellers: 1 }
//   { hours: '9-17', sellers: 1 }
//   201 { opens: 300, closes: 660, sellers: 1 }
//   { replicas: 3 }
//   Stall.market.example.com "tea" is invalid: spec.sellers: Invalid value: 9: two sellers at most are hired at once
//   Stall.market.example.com "tea" is invalid: spec.closes: Invalid value: 500: it closes after it opens
