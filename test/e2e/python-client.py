"""A program with the Python client: typed calls, watches, the dynamic client, manifests from a file, and errors."""
import sys
import threading

from kubernetes import client, config, dynamic, utils, watch
from kubernetes.client.rest import ApiException
from kubernetes.stream import stream

config.load_kube_config(sys.argv[1])
core, apps, batch = client.CoreV1Api(), client.AppsV1Api(), client.BatchV1Api()
scaling = client.AutoscalingV1Api()
SPACE = "snakes"


def told(step):
    print(step, flush=True)


def fails(status, reason, call, *args, **kwargs):
    try:
        call(*args, **kwargs)
    except ApiException as error:
        assert error.status == status and reason in error.reason, (error.status, error.reason)
        return
    raise AssertionError(f"{call} did not fail")


def container(image):
    return client.V1Container(name="main", image=image)


def web(replicas):
    labels = {"app": "web"}
    template = client.V1PodTemplateSpec(
        metadata=client.V1ObjectMeta(labels=labels), spec=client.V1PodSpec(containers=[container("web:1")])
    )
    spec = client.V1DeploymentSpec(replicas=replicas, selector=client.V1LabelSelector(match_labels=labels), template=template)
    return client.V1Deployment(metadata=client.V1ObjectMeta(name="web", labels=labels), spec=spec)


core.create_namespace(client.V1Namespace(metadata=client.V1ObjectMeta(name=SPACE)))
version = client.VersionApi().get_code()
assert f"{version.major}.{version.minor}" == sys.argv[2], version
assert "deployments" in [r.name for r in apps.get_api_resources().resources]
told("discovery")

created = apps.create_namespaced_deployment(SPACE, web(2))
assert created.metadata.uid and created.metadata.creation_timestamp.tzinfo is not None
created.spec.replicas = 3
apps.replace_namespaced_deployment("web", SPACE, created)
fails(409, "Conflict", apps.replace_namespaced_deployment, "web", SPACE, created)
fails(409, "Conflict", apps.create_namespaced_deployment, SPACE, web(2))
apps.patch_namespaced_deployment_scale("web", SPACE, {"spec": {"replicas": 5}})
assert apps.read_namespaced_deployment_scale("web", SPACE).spec.replicas == 5
apps.patch_namespaced_deployment("web", SPACE, {"spec": {"template": {"spec": {"containers": [{"name": "side", "image": "side:1"}]}}}})
apps.patch_namespaced_deployment("web", SPACE, [{"op": "add", "path": "/metadata/labels/tier", "value": "front"}])
read = apps.read_namespaced_deployment("web", SPACE)
assert sorted(c.name for c in read.spec.template.spec.containers) == ["main", "side"]
assert read.metadata.labels["tier"] == "front"
read.status = client.V1DeploymentStatus(observed_generation=read.metadata.generation, replicas=5, ready_replicas=5)
assert apps.replace_namespaced_deployment_status("web", SPACE, read).status.ready_replicas == 5
target = client.V1CrossVersionObjectReference(api_version="apps/v1", kind="Deployment", name="web")
scaler = client.V1HorizontalPodAutoscaler(
    metadata=client.V1ObjectMeta(name="web"),
    spec=client.V1HorizontalPodAutoscalerSpec(scale_target_ref=target, min_replicas=1, max_replicas=3, target_cpu_utilization_percentage=50),
)
scaling.create_namespaced_horizontal_pod_autoscaler(SPACE, scaler)
told("typed")

core.create_namespaced_config_map(SPACE, client.V1ConfigMap(metadata=client.V1ObjectMeta(name="a"), data={"k": "1"}))
core.create_namespaced_secret(SPACE, client.V1Secret(metadata=client.V1ObjectMeta(name="s"), string_data={"word": "open"}))
assert core.read_namespaced_secret("s", SPACE).data == {"word": "b3Blbg=="}
assert [m.metadata.name for m in core.list_config_map_for_all_namespaces(field_selector="metadata.name=a").items] == ["a"]
page = core.list_namespace(limit=2)
assert len(page.items) == 2 and page.metadata._continue
assert core.list_namespace(limit=100, _continue=page.metadata._continue).items
told("lists")


def change():
    for step in ("2", "3"):
        core.patch_namespaced_config_map("a", SPACE, {"data": {"k": step}})
    core.delete_namespaced_config_map("a", SPACE)


changes = threading.Thread(target=change)
watching, seen = watch.Watch(), []
begin = core.list_namespaced_config_map(SPACE).metadata.resource_version
changes.start()
for event in watching.stream(core.list_namespaced_config_map, SPACE, resource_version=begin, timeout_seconds=30):
    if event["object"].metadata.name != "a":
        continue
    seen.append((event["type"], event["object"].data["k"]))
    if event["type"] == "DELETED":
        watching.stop()
changes.join()
assert seen == [("MODIFIED", "2"), ("MODIFIED", "3"), ("DELETED", "3")], seen
assert list(watch.Watch().stream(core.list_namespaced_pod, SPACE, timeout_seconds=1)) == []
told("watches")

everything = dynamic.DynamicClient(client.ApiClient())
services = everything.resources.get(api_version="v1", kind="Service")
services.create(body={"metadata": {"name": "front"}, "spec": {"selector": {"app": "web"}, "ports": [{"port": 80}]}}, namespace=SPACE)
merge = "application/merge-patch+json"
applied = services.patch(body={"metadata": {"labels": {"by": "merge"}}}, namespace=SPACE, name="front", content_type=merge)
assert applied.metadata.labels.by == "merge"
assert [s.metadata.name for s in services.get(namespace=SPACE, label_selector="by=merge").items] == ["front"]
kinds = {event["object"].kind for event in services.watch(namespace=SPACE, timeout=1)}
assert kinds == {"Service"}, kinds
services.delete(name="front", namespace=SPACE)
deployments = everything.resources.get(api_version="apps/v1", kind="Deployment")
assert deployments.scale.get(name="web", namespace=SPACE).spec.replicas == 5
told("dynamic")

utils.create_from_dict(client.ApiClient(), {
    "apiVersion": "v1", "kind": "List", "items": [
        {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "from-list", "namespace": SPACE}},
        {"apiVersion": "batch/v1", "kind": "CronJob", "metadata": {"name": "nightly", "namespace": SPACE}, "spec": {
            "schedule": "0 1 * * *", "jobTemplate": {"spec": {"template": {"spec": {
                "restartPolicy": "Never", "containers": [{"name": "c", "image": "i:1"}]}}}}}},
    ],
})
assert batch.read_namespaced_cron_job("nightly", SPACE).spec.schedule == "0 1 * * *"
told("manifests")

core.create_namespaced_pod(SPACE, client.V1Pod(metadata=client.V1ObjectMeta(name="one"), spec=client.V1PodSpec(containers=[container("one:1")])))
assert core.read_namespaced_pod_log("one", SPACE) in ("", None)
fails(404, "Not Found", core.read_namespaced_pod_log, "nothing", SPACE)
fails(400, "Bad Request", core.read_namespaced_pod_log, "one", SPACE, container="other")
fails(422, "Unprocessable Entity", core.create_namespaced_pod, SPACE, {"metadata": {"name": "Bad_Name"}, "spec": {"containers": []}})
# The client tells of refused WebSockets without a status of their own.
fails(0, "400 Bad Request", stream, core.connect_get_namespaced_pod_exec, "one", SPACE, command=["ls"])
core.create_namespaced_pod_eviction("one", SPACE, client.V1Eviction(metadata=client.V1ObjectMeta(name="one")))
told("errors")

apps.delete_namespaced_deployment("web", SPACE, propagation_policy="Foreground")
core.delete_collection_namespaced_config_map(SPACE)
core.delete_namespace(SPACE)
told("deletes")
