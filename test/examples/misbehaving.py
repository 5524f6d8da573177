"""A test in Python: the server misbehaves where it asks for it, and tells what the client asked."""

from kubernetes import client, config

config.load_kube_config()  # of KUBECONFIG, which test-server sets
core = client.CoreV1Api()


def test_server(method, path, body=None):
    """Has the test server do something beside answering clients."""
    return core.api_client.call_api(
        path, method, body=body, header_params={"Content-Type": "application/json"},
        auth_settings=["BearerToken"], response_type="object", _return_http_data_only=True)


def count():
    """What is tested: it adds to a counter, and begins anew where somebody else was faster."""
    counter = core.read_namespaced_config_map("counter", "default")
    counter.data["value"] = str(int(counter.data["value"]) + 1)
    try:
        core.replace_namespaced_config_map("counter", "default", counter)
    except client.ApiException as error:
        if error.status != 409:
            raise
        count()


core.create_namespaced_config_map("default", {"metadata": {"name": "counter"}, "data": {"value": "1"}})
before = test_server("POST", "/test/snapshots")["snapshot"]
test_server("DELETE", "/test/requests")

fault = test_server("POST", "/test/conflict", {"resource": "configmaps", "name": "counter", "times": 1})["fault"]
count()
print(test_server("GET", f"/test/faults/{fault}")["hits"], "update lost a race")
test_server("POST", "/test/requests/assert-exactly", {"expected": [
    {"verb": "get", "name": "counter"},
    {"verb": "update", "name": "counter", "status": 409},
    {"verb": "get", "name": "counter"},
    {"verb": "update", "name": "counter", "status": 200, "body": {"data": {"value": "2"}}},
]})

test_server("POST", f"/test/snapshots/{before}/restore")
print("the counter is", core.read_namespaced_config_map("counter", "default").data["value"], "again")

test_server("POST", "/test/fail", {"verb": "list", "resource": "configmaps", "reason": "ServiceUnavailable"})
try:
    core.list_namespaced_config_map("default")
except client.ApiException as error:
    print(error.status, error.reason)
test_server("DELETE", "/test/faults")
print(len(core.list_namespaced_config_map("default").items), "objects can be listed")
# Prints:
#   1 update lost a race
#   the counter is 1 again
#   503 Service Unavailable
#   2 objects can be listed
