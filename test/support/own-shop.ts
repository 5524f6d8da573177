/** A catalogue of one's own with several releases of its own, as a project has it. */
import { type Generated, generatedProject } from './generated.js';

const order = (lifetime: string, resource: string, more = ''): string => `kind: Order
description: Something a customer wants.
lifetime: { ${lifetime} }
resource:
  plural: orders
  scope: Namespaced
  ${resource}
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: What is ordered. }
types:
  OrderSpec:
    description: What is ordered.
    fields:
      note: { type: string, proto: 1, maxLength: 100, description: A remark. }
      count: { type: int32, proto: 2, min: 1, default: 1, description: How many. }
      way: { type: string, proto: 3, enum: [ Post, Courier ], description: How it travels. }
${more}`;

const EXAMPLE = 'examples: [ { description: Two of the same., object: { metadata: { name: two }, spec: { count: 2 } } } ]\n';

export const ownShop = (): Promise<Generated> =>
  generatedProject({
    'service.yaml': 'extends: [ kindwright/base ]\nrelease: "0.4"\n',
    'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {}, v1beta1: {} }\n',
    'shop/v1/Order.yaml': order('introduced: "0.3"', 'storage: { prefix: shop.example.com/orders }', EXAMPLE),
    'shop/v1beta1/Order.yaml': order('introduced: "0.2", deprecated: "0.3", removed: "0.6"', 'hub: shop/v1.Order'),
  });
