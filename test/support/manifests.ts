/** Manifests as people write them, for tests that go through clients. */

/** The first kinds a user meets. */
export const SHOP = `
apiVersion: v1
kind: Namespace
metadata: { name: shop, labels: { part: shop } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: settings, namespace: shop }
data: { colour: green, size: xl }
---
apiVersion: v1
kind: Secret
metadata: { name: token, namespace: shop }
data: { word: b3Blbg== }
---
apiVersion: v1
kind: ServiceAccount
metadata: { name: clerk, namespace: shop }
automountServiceAccountToken: false
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: { name: reader, namespace: shop }
rules: [{ apiGroups: [""], resources: [pods], verbs: [get, list] }]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: { name: readers, namespace: shop }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: Role, name: reader }
subjects: [{ kind: ServiceAccount, name: clerk }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  replicas: 2
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: main, image: "web:1" }] }
---
apiVersion: v1
kind: Service
metadata: { name: front, namespace: shop }
spec: { selector: { app: web }, ports: [{ port: 80 }] }
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: front-1, namespace: shop }
addressType: IPv4
endpoints: [{ addresses: [10.0.0.1], conditions: { ready: true } }]
ports: [{ name: http, port: 80, protocol: TCP }]
---
apiVersion: batch/v1
kind: CronJob
metadata: { name: nightly, namespace: shop }
spec:
  schedule: "0 3 * * *"
  jobTemplate: { spec: { template: { spec: { restartPolicy: Never, containers: [{ name: main, image: "job:1" }] } } } }
`;

/** Kinds of other groups, and fields that merge in every way there is. */
export const CLUSTER = `
apiVersion: v1
kind: Namespace
metadata: { name: depot, labels: { part: depot } }
---
apiVersion: apps/v1
kind: StatefulSet
metadata: { name: store, namespace: depot }
spec:
  serviceName: store
  replicas: 3
  selector: { matchLabels: { app: store } }
  template:
    metadata: { labels: { app: store }, annotations: { note: "1" } }
    spec:
      initContainers: [{ name: init, image: "init:1" }]
      containers:
        - name: main
          image: "store:1"
          ports: [{ containerPort: 5432, name: sql }, { containerPort: 5432, name: sql-udp, protocol: UDP }]
          env: [{ name: A, value: "1" }, { name: POD, valueFrom: { fieldRef: { fieldPath: metadata.name } } }]
          resources: { requests: { cpu: 100m, memory: 128Mi }, limits: { cpu: "1" } }
          volumeMounts: [{ name: data, mountPath: /data }]
          readinessProbe: { tcpSocket: { port: sql } }
      tolerations: [{ key: dedicated, operator: Exists, effect: NoSchedule }]
  volumeClaimTemplates:
    - metadata: { name: data }
      spec: { accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } }
---
apiVersion: apps/v1
kind: DaemonSet
metadata: { name: agent, namespace: depot }
spec:
  selector: { matchLabels: { app: agent } }
  template: { metadata: { labels: { app: agent } }, spec: { hostNetwork: true, containers: [{ name: main, image: "agent:1" }] } }
---
apiVersion: batch/v1
kind: Job
metadata: { name: import, namespace: depot }
spec: { backoffLimit: 2, template: { spec: { restartPolicy: Never, containers: [{ name: main, image: "import:1" }] } } }
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: front, namespace: depot }
spec:
  tls: [{ hosts: [depot.example], secretName: tls }]
  rules:
    - host: depot.example
      http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: store, port: { number: 80 } } } }] }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: closed, namespace: depot }
spec: { podSelector: {}, policyTypes: [Ingress], ingress: [{ from: [{ podSelector: { matchLabels: { app: web } } }], ports: [{ port: 80 }] }] }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: store, namespace: depot }
spec: { minAvailable: 50%, selector: { matchLabels: { app: store } } }
---
apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: { name: store, namespace: depot }
spec: { scaleTargetRef: { apiVersion: apps/v1, kind: StatefulSet, name: store }, minReplicas: 1, maxReplicas: 5, targetCPUUtilizationPercentage: 70 }
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: spare, namespace: depot }
spec: { accessModes: [ReadWriteOnce], storageClassName: slow, resources: { requests: { storage: 2Gi } } }
---
apiVersion: v1
kind: LimitRange
metadata: { name: bounds, namespace: depot }
spec: { limits: [{ type: Container, default: { cpu: 500m }, defaultRequest: { cpu: 100m } }] }
---
apiVersion: v1
kind: ResourceQuota
metadata: { name: budget, namespace: depot }
spec: { hard: { pods: "10", requests.cpu: "4" } }
---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: slow }
provisioner: example.com/disk
parameters: { type: slow }
---
apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: urgent }
value: 1000
description: Goes first.
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: { name: depot-reader, labels: { part: depot } }
rules: [{ apiGroups: [apps], resources: [statefulsets], verbs: [get, list, watch] }]
`;

export const EXAMPLES: Readonly<Record<string, string>> = { shop: SHOP, depot: CLUSTER };
