"""With the official client: kinds of the cluster have classes, and those of one's own are found when the program runs."""

import json

from kubernetes import client, config, dynamic, watch
from kubernetes.dynamic.exceptions import ConflictError, UnprocessibleEntityError

config.load_kube_config()  # of KUBECONFIG; load_incluster_config() in pods
core = client.CoreV1Api()
core.create_namespace({"metadata": {"name": "shop"}})

orders = dynamic.DynamicClient(client.ApiClient()).resources.get(api_version="shop.example.com/v1", kind="Order")
first = {"apiVersion": "shop.example.com/v1", "kind": "Order", "metadata": {"name": "first"}}


def apply(spec, manager):
    """Server-side apply: the fields of the manager are those that are given."""
    body = json.dumps({**first, "spec": spec})
    return orders.server_side_apply(body, name="first", namespace="shop", field_manager=manager)


print(apply({"customer": "ann", "pieces": 2}, "python").to_dict()["spec"])
try:
    apply({"customer": "bob"}, "another")
except ConflictError as error:
    print(error.status, error.reason)
try:
    orders.create({**first, "metadata": {"name": "second"}, "spec": {"customer": "bob", "pieces": 0}}, namespace="shop")
except UnprocessibleEntityError as error:
    print(error.status, error.reason)

# A list has a version, after which a watch tells of every change.
listed = orders.get(namespace="shop")
orders.patch({"spec": {"pieces": 3}}, "first", namespace="shop", content_type="application/merge-patch+json")
orders.delete("first", namespace="shop")
for event in orders.watch(namespace="shop", resource_version=listed.metadata.resourceVersion, timeout=10):
    print(event["type"], event["object"].metadata.name, event["object"].spec.pieces)
    if event["type"] == "DELETED":
        break

# Kinds of the cluster that have classes are watched with them.
for event in watch.Watch().stream(core.list_namespace, timeout_seconds=10):
    if event["object"].metadata.name == "shop":
        print(event["object"].kind, event["object"].status.phase)
        break
# Prints:
#   {'customer': 'ann', 'delivery': 'Post', 'pieces': 2}
#   409 Conflict
#   422 Unprocessable Entity
#   MODIFIED first 3
#   DELETED first 3
#   Namespace Active
