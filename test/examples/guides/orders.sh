# With curl and jq: an order is written, changed by its fields, watched and deleted. KUBECONFIG says where the server is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
setting() { kubectl config view --raw --minify --output="jsonpath={$1}"; }
setting '.clusters[0].cluster.certificate-authority-data' | base64 --decode > "$folder/authority.pem"
# The token is in a file, so that the list of processes does not show it.
echo "Authorization: Bearer $(setting '.users[0].user.token')" > "$folder/headers"
orders="$(setting '.clusters[0].cluster.server')/apis/shop.example.com/v1/namespaces/default/orders"
ask() { curl --silent --show-error --cacert "$folder/authority.pem" --header "@$folder/headers" "$@"; }

# Apply makes the object, or changes the fields that this manager has; the answer is the object with its defaults.
apply() {
  ask --request PATCH "$orders/first?fieldManager=curl" --header 'Content-Type: application/apply-patch+yaml' --data-binary @-
}
apply <<'YAML' | jq --compact-output '.spec'
apiVersion: shop.example.com/v1
kind: Order
metadata: { name: first }
spec: { customer: ann, pieces: 2 }
YAML

# What is wrong is told by its field.
ask "$orders" --json '{ "metadata": { "name": "second" }, "spec": { "customer": "", "delivery": "Balloon" } }' |
  jq --raw-output '.details.causes[] | "\(.field): \(.reason)"'

# A list has a version, after which a watch tells of every change, a line each.
version=$(ask "$orders?limit=500" | jq --raw-output '.metadata.resourceVersion')
ask --request PATCH "$orders/first" --header 'Content-Type: application/merge-patch+json' --data '{ "spec": { "pieces": 3 } }' --output "$folder/patched"
ask --request DELETE "$orders/first" --output "$folder/deleted"
ask --no-buffer "$orders?watch=true&resourceVersion=$version&timeoutSeconds=1" |
  jq --raw-output --unbuffered '"\(.type) \(.object.metadata.name), pieces: \(.object.spec.pieces)"'
# Prints:
#   {"customer":"ann","delivery":"Post","pieces":2}
#   spec.customer: FieldValueRequired
#   spec.delivery: FieldValueNotSupported
#   MODIFIED first, pieces: 3
#   DELETED first, pieces: 3
