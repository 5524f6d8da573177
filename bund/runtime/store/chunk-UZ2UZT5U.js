import {
  selectorOfObject
} from "./chunk-2OIET5UR.js";
import {
  runController,
  watching
} from "./chunk-LN2F7F5X.js";
import "./chunk-BGRWGOVN.js";
import {
  sameValue
} from "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/role-aggregation/controller.js
var NAME = "clusterrole-aggregation";
async function start({ registry, api }) {
  const id = `clusterroles.${registry.words.group("rbac.authorization")}`;
  if (!registry.has(id)) return void 0;
  const roles = api.informer(id);
  const gathering = () => roles.list().flatMap(({ metadata, aggregationRule }) => aggregationRule == null ? [] : [{ namespace: "", name: metadata.name ?? "" }]);
  return runController(
    {
      name: NAME,
      account: "clusterrole-aggregation-controller",
      // Any role may be, or have been, among those that another gathers.
      watches: [watching({ resource: id, keys: gathering })],
      async reconcile({ name }, { client }) {
        const role = roles.get("", name);
        const wanted = role && gathered(role, roles);
        if (role === void 0 || wanted === void 0 || sameValue(wanted, role.rules ?? [])) return;
        await client.resource(id).update({ ...role, rules: wanted });
      }
    },
    api
  );
}
function gathered(role, roles) {
  const selectors = role.aggregationRule?.clusterRoleSelectors;
  if (selectors == null) return void 0;
  const picks = selectors.map((selector) => selectorOfObject(selector));
  const rules = /* @__PURE__ */ new Map();
  for (const other of roles.list()) {
    if (other.metadata.name === role.metadata.name || !picks.some((picked) => picked.matches(other.metadata.labels ?? void 0))) continue;
    for (const rule of other.rules ?? []) {
      const key = JSON.stringify(rule);
      if (!rules.has(key)) rules.set(key, rule);
    }
  }
  return [...rules.values()];
}
export {
  start
};
