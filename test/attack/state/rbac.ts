/** Roles and bindings of a tenant: products of short lists, what is repeated, and questions beside what is stored. */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';

const GROUP = 'rbac.authorization.k8s.io';
const RBAC = `/apis/${GROUP}/v1`;
const REVIEWS = '/apis/authorization.k8s.io/v1';

const roles = ({ namespace }: Place): string => `${RBAC}/namespaces/${namespace}/roles`;
const bindings = ({ namespace }: Place): string => `${RBAC}/namespaces/${namespace}/rolebindings`;

const role = (place: Place, name: string, rules: readonly object[]): Sent => sent('POST', roles(place), { metadata: { name }, rules });

const someone = (name: string, kind = 'User'): object => ({ apiGroup: GROUP, kind, name });

const binding = (place: Place, name: string, roleName: string, subjects: readonly object[] = [someone('nobody')]): Sent =>
  sent('POST', bindings(place), { metadata: { name }, roleRef: { apiGroup: GROUP, kind: 'Role', name: roleName }, subjects });

/** What the sender may do in the namespace. */
const review = ({ namespace }: Place): Sent =>
  sent('POST', `${REVIEWS}/selfsubjectrulesreviews`, {
    apiVersion: 'authorization.k8s.io/v1',
    kind: 'SelfSubjectRulesReview',
    spec: { namespace },
  });

const question = ({ namespace }: Place, resource: string): Sent =>
  sent('POST', `${REVIEWS}/selfsubjectaccessreviews`, {
    apiVersion: 'authorization.k8s.io/v1',
    kind: 'SelfSubjectAccessReview',
    spec: { resourceAttributes: { namespace, verb: 'get', resource } },
  });

const pods = (more: object = {}): object => ({ verbs: ['get'], apiGroups: [''], resources: ['pods'], ...more });

const product = (n: number) => ({
  verbs: list(n, (i) => `v${i}`),
  apiGroups: list(n, (i) => `g${i}`),
  resources: list(n, (i) => `r${i}`),
  resourceNames: list(n, (i) => `n${i}`),
});

/** Everybody who is logged in, the sender among them, is a subject. */
const everybody = [someone('system:authenticated', 'Group')];

/**
 * Takes from the sender the verbs by which it may grant what it does not hold; `groups`: those of which it holds every verb.
 */
function* limited(place: Place, groups: readonly string[] = []): Generator<Sent> {
  yield { method: 'DELETE', path: `${bindings(place)}/tenant` };
  yield role(place, 'limited', [
    { verbs: ['get', 'list', 'create', 'update', 'patch', 'delete'], apiGroups: ['*'], resources: ['*'] },
    ...(groups.length === 0 ? [] : [{ verbs: ['*'], apiGroups: groups, resources: ['*'] }]),
  ]);
  yield binding(place, 'limited', 'limited', [someone('editor')]);
}

/** Bindings of about so many subjects in all, none of whom asks. */
function* crowd(place: Place, subjects: number): Generator<Sent> {
  const each = 5000;
  for (let from = 0; from < subjects; from += each)
    yield binding(
      place,
      `crowd-${from}`,
      'crowd',
      list(Math.min(each, subjects - from), (i) => someone(`u${from + i}`)),
    );
}

export const rbacCases: readonly StatefulCase[] = [
  {
    name: 'a role that is a product of four lists',
    sender: 'editor',
    size: 35,
    scene: (place) => limited(place),
    requests: function* (place, n) {
      yield role(place, 'product', [product(n)]);
    },
  },
  {
    name: 'a role that is a product of four lists, all of which is held',
    sender: 'editor',
    size: 35,
    scene: (place, n) => limited(place, product(n).apiGroups),
    requests: function* (place, n) {
      yield role(place, 'product', [product(n)]);
    },
  },
  {
    name: 'a role of several rules that are products of four lists',
    sender: 'editor',
    size: 12,
    scene: (place) => limited(place),
    requests: function* (place, n) {
      yield role(
        place,
        'products',
        list(n, (i) => ({ ...product(20), verbs: list(20, (v) => `v${i}-${v}`) })),
      );
    },
  },
  {
    name: 'bindings of a role that is a product of four lists',
    sender: 'editor',
    size: 20,
    scene: function* (place, n) {
      yield role(place, 'product', [product(n)]);
      yield* limited(place);
    },
    requests: function* (place) {
      yield* list(20, (i) => binding(place, `b${i}`, 'product'));
    },
  },
  {
    name: 'bindings of a role that repeats an entry',
    sender: 'editor',
    size: 40_000,
    scene: (place) => limited(place),
    requests: function* (place, n) {
      yield role(place, 'repeats', [pods({ resources: list(n, () => 'pods') })]);
      yield* list(30, (i) => binding(place, `b${i}`, 'repeats'));
    },
  },
  {
    name: 'bindings of a role that repeats a rule',
    sender: 'editor',
    size: 6000,
    scene: (place) => limited(place),
    requests: function* (place, n) {
      yield role(
        place,
        'repeats',
        list(n, () => pods()),
      );
      yield* list(30, (i) => binding(place, `b${i}`, 'repeats'));
    },
  },
  {
    name: 'bindings of a role of many rules',
    sender: 'editor',
    size: 4000,
    scene: function* (place, n) {
      yield role(
        place,
        'long',
        list(n, (i) => pods({ verbs: [`v${i}`, `w${i % 7}`], resourceNames: [`n${i}`] })),
      );
      yield* limited(place);
    },
    requests: function* (place) {
      yield* list(30, (i) => binding(place, `b${i}`, 'long'));
    },
    // The role was written by the operator, and is compared once.
    fairBytes: (n) => 90 * n,
  },
  {
    name: 'writes of a role, and questions, beside bindings of many subjects',
    sender: 'editor',
    size: 45_000,
    scene: function* (place, n) {
      yield role(place, 'crowd', [pods()]);
      yield* crowd(place, n);
    },
    requests: function* (place) {
      for (let i = 0; i < 20; i += 1) {
        yield role(place, `r${i}`, [pods()]);
        yield question(place, `kind${i}`);
      }
    },
  },
  {
    name: 'reviews of rules beside bindings of many subjects',
    sender: 'editor',
    size: 45_000,
    scene: function* (place, n) {
      yield role(place, 'crowd', [pods()]);
      yield* crowd(place, n);
    },
    requests: function* (place) {
      yield* list(20, () => review(place));
    },
  },
  {
    name: 'reviews of rules that many bindings give again',
    sender: 'editor',
    size: 150,
    scene: function* (place, n) {
      yield role(
        place,
        'shared',
        list(1000, (i) => pods({ resources: [`r${i}`] })),
      );
      yield* list(n, (i) => binding(place, `b${i}`, 'shared', everybody));
    },
    requests: function* (place) {
      yield* list(10, () => review(place));
    },
    fairBytes: () => 10 * 256 * 1024,
  },
  {
    name: 'questions that many bindings of a long role are asked for',
    sender: 'editor',
    size: 300,
    scene: function* (place, n) {
      yield role(
        place,
        'shared',
        list(2000, (i) => pods({ resources: [`r${i}`] })),
      );
      yield* list(n, (i) => binding(place, `b${i}`, 'shared', everybody));
    },
    requests: function* (place) {
      yield* list(40, (i) => question(place, `other${i}`));
    },
  },
  {
    name: 'questions beside bindings of roles that are not there',
    sender: 'editor',
    size: 1500,
    scene: function* (place, n) {
      yield* list(n, (i) => binding(place, `b${i}`, `gone-${i}-${'x'.repeat(150)}`, everybody));
    },
    requests: function* (place) {
      yield* list(40, (i) => question(place, `other${i}`));
    },
  },
  {
    name: 'a role that is changed to a product of four lists, and back',
    sender: 'editor',
    size: 20,
    scene: function* (place) {
      yield role(place, 'changed', [pods()]);
      yield* limited(place);
    },
    requests: function* (place, n) {
      const change = (rules: readonly object[]): Sent =>
        sent('PATCH', `${roles(place)}/changed`, { rules }, 'application/merge-patch+json');
      for (let i = 0; i < 5; i += 1) {
        yield change([product(n)]);
        yield change([pods()]);
      }
    },
  },
  {
    name: 'a role of rules that differ by one name each',
    sender: 'editor',
    size: 4000,
    scene: (place) => limited(place),
    requests: function* (place, n) {
      yield role(
        place,
        'names',
        list(n, (i) => pods({ resourceNames: [`n${i}`] })),
      );
    },
  },
  {
    name: 'a role of rules of which each is a part of another',
    sender: 'editor',
    size: 400,
    scene: (place) => limited(place),
    requests: function* (place, n) {
      yield role(
        place,
        'parts',
        list(n, (i) => pods({ verbs: list(10, (v) => `v${(v * i) % 50}`), resources: list(10, (r) => `r${(r * i) % 50}`) })),
      );
    },
  },
  {
    name: 'a role beside many roles that give a part of it each',
    sender: 'editor',
    size: 150,
    scene: function* (place, n) {
      yield* list(n, (i) => role(place, `part${i}`, [pods({ verbs: ['use'], resources: [`r${i}`] })]));
      yield* list(n, (i) => binding(place, `part${i}`, `part${i}`, [someone('editor')]));
      yield* limited(place);
    },
    requests: function* (place, n) {
      yield* list(10, (i) => role(place, `whole${i}`, [pods({ verbs: ['use'], resources: list(n, (k) => `r${k}`) })]));
    },
  },
  {
    name: 'cluster roles that are products of verbs and paths',
    sender: 'definer',
    size: 60,
    scene: function* (place) {
      const metadata = { name: `paths-${place.unique}` };
      yield sent('POST', `${RBAC}/clusterroles`, {
        metadata,
        rules: [{ verbs: ['create', 'get', 'list', 'delete'], apiGroups: [GROUP], resources: ['clusterroles'] }],
      });
      yield sent('POST', `${RBAC}/clusterrolebindings`, {
        metadata,
        roleRef: { apiGroup: GROUP, kind: 'ClusterRole', name: metadata.name },
        subjects: [someone('definer')],
      });
    },
    requests: function* (place, n) {
      yield* list(5, (i) =>
        sent('POST', `${RBAC}/clusterroles`, {
          metadata: { name: `product-${place.unique}-${i}` },
          rules: list(n, (k) => ({ verbs: list(n, (v) => `v${v}`), nonResourceURLs: list(n, (u) => `/${k}/${u}/*`) })),
        }),
      );
    },
  },
  {
    name: 'a binding of very many subjects, written again and again',
    sender: 'editor',
    size: 4000,
    scene: (place) => [role(place, 'crowd', [pods()])],
    requests: function* (place, n) {
      const subjects = list(n, (i) => someone(`u${i}`));
      yield binding(place, 'crowd', 'crowd', subjects);
      for (let i = 0; i < 5; i += 1)
        yield sent('PATCH', `${bindings(place)}/crowd`, { subjects: [...subjects, someone(`more${i}`)] }, 'application/merge-patch+json');
    },
  },
  {
    name: 'bindings of many groups, and questions of one who is in all of them',
    sender: 'editor',
    size: 2000,
    scene: function* (place, n) {
      yield role(place, 'shared', [pods({ resources: ['others'] })]);
      yield* list(20, (i) =>
        binding(
          place,
          `b${i}`,
          'shared',
          list(n / 20, (k) => someone(`g${i}-${k}`, 'Group')),
        ),
      );
    },
    requests: function* (place, n) {
      yield* list(10, () =>
        sent('POST', `${REVIEWS}/namespaces/${place.namespace}/localsubjectaccessreviews`, {
          metadata: { namespace: place.namespace },
          spec: {
            user: 'a',
            groups: list(n, (k) => `g${k % 20}-${Math.floor(k / 20)}`),
            resourceAttributes: { namespace: place.namespace, verb: 'get', resource: 'pods' },
          },
        }),
      );
    },
  },
];
