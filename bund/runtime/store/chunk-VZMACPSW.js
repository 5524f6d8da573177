import {
  ApiError,
  runController
} from "./chunk-LN2F7F5X.js";

// dist/runtime/controllers/cluster-controller.js
var clusterController = ({ name, account, wanted, needs, define }) => ({
  name,
  phase: "running",
  standsAside: true,
  ...wanted === void 0 ? {} : { wanted },
  async start(host) {
    if (!needs(host).every((id) => host.registry.has(id))) return void 0;
    const definition = define(host);
    if (definition === void 0) return void 0;
    const running = await runController({ ...definition, name, ...account === void 0 ? {} : { account } }, host.api);
    return {
      state: () => running.state?.(),
      async stop() {
        definition.ended?.();
        await running.stop();
      }
    };
  }
});
function isSettled(error) {
  if (!(error instanceof ApiError)) return false;
  if (error.reason === "AlreadyExists" || error.reason === "NotFound") return true;
  return (error.details?.causes ?? []).some(({ reason }) => reason === "NamespaceTerminating");
}
async function settling(work) {
  try {
    await work;
  } catch (error) {
    if (!isSettled(error)) throw error;
  }
}
var unchanged = ({
  uid,
  resourceVersion
}) => ({
  ...uid === void 0 ? {} : { uid },
  ...resourceVersion === void 0 ? {} : { resourceVersion }
});

export {
  clusterController,
  settling,
  unchanged
};
