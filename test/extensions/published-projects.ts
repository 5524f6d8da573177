/** Projects with definitions of their own, and objects as their documentation has them. */
import type { About } from './published.js';

export interface Project {
  readonly name: string;
  readonly package: string;
  readonly about?: Readonly<Record<string, About>>;
  readonly examples: readonly Example[];
}

export interface Example {
  /** How clients name the object, as in `rollouts.argoproj.io`. */
  readonly resource: string;
  readonly name: string;
  readonly yaml: string;
  /** A field, and what `kubectl explain` says that it is. */
  readonly explain: readonly [path: string, type: string];
  /** A JSON path, and what it gives. */
  readonly shows: readonly [path: string, value: string];
  readonly scaled?: true;
}

const SCALE = { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' };
const READY = [{ name: 'Ready', type: 'string', jsonPath: '.status.conditions[?(@.type=="Ready")].status' }];

export const PROJECTS: readonly Project[] = [
  {
    name: 'Argo CD',
    package: '@kubernetes-models/argo-cd@2.0.2',
    about: { 'argoproj.io/Application': { shortNames: ['app', 'apps'] } },
    examples: [
      {
        resource: 'applications.argoproj.io',
        name: 'guestbook',
        yaml: `
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: guestbook }
spec:
  project: default
  source: { repoURL: https://example.com/argocd-example-apps.git, targetRevision: HEAD, path: guestbook }
  destination: { server: https://kubernetes.default.svc, namespace: guestbook }
  syncPolicy: { automated: { prune: true, selfHeal: true } }
`,
        explain: ['spec.destination.namespace', 'string'],
        shows: ['.spec.syncPolicy.automated.selfHeal', 'true'],
      },
    ],
  },
  {
    name: 'Argo Rollouts',
    package: '@kubernetes-models/argo-rollouts@0.3.1',
    about: {
      'argoproj.io/Rollout': {
        shortNames: ['ro'],
        scale: {
          ...SCALE,
          specReplicasPath: '.spec.replicas',
          statusReplicasPath: '.status.HPAReplicas',
          labelSelectorPath: '.status.selector',
        },
        columns: [
          { name: 'Desired', type: 'integer', jsonPath: '.spec.replicas' },
          { name: 'Current', type: 'integer', jsonPath: '.status.replicas' },
        ],
      },
    },
    examples: [
      {
        resource: 'rollouts.argoproj.io',
        name: 'canary',
        yaml: `
apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata: { name: canary }
spec:
  replicas: 5
  strategy:
    canary:
      maxSurge: 25%
      maxUnavailable: 0
      steps: [ { setWeight: 20 }, { pause: {} }, { setWeight: 40 }, { pause: { duration: 10 } } ]
  revisionHistoryLimit: 2
  selector: { matchLabels: { app: canary } }
  template:
    metadata: { labels: { app: canary } }
    spec:
      containers:
        - name: web
          image: example.com/rollouts-demo:blue
          ports: [ { name: http, containerPort: 8080, protocol: TCP } ]
          resources: { requests: { memory: 32Mi, cpu: 5m } }
`,
        explain: ['spec.strategy.canary.steps.setWeight', 'integer'],
        shows: ['.spec.strategy.canary.maxSurge', '25%'],
        scaled: true,
      },
    ],
  },
  {
    name: 'cert-manager',
    package: '@kubernetes-models/cert-manager@4.3.1',
    about: {
      'cert-manager.io/Certificate': {
        shortNames: ['cert', 'certs'],
        columns: [...READY, { name: 'Secret', type: 'string', jsonPath: '.spec.secretName' }],
      },
      'certmanager.k8s.io/Certificate': {},
      'policy.cert-manager.io/CertificateRequestPolicy': { plural: 'certificaterequestpolicies', scope: 'Cluster' },
    },
    examples: [
      {
        resource: 'certificates.cert-manager.io',
        name: 'example',
        yaml: `
apiVersion: cert-manager.io/v1
kind: Certificate
metadata: { name: example }
spec:
  secretName: example-tls
  privateKey: { algorithm: RSA, encoding: PKCS1, size: 2048 }
  duration: 2160h
  renewBefore: 360h
  subject: { organizations: [ shop ] }
  dnsNames: [ example.com, www.example.com ]
  issuerRef: { name: ca-issuer, kind: Issuer }
`,
        explain: ['spec.privateKey.size', 'integer'],
        shows: ['.spec.privateKey.size', '2048'],
      },
      {
        resource: 'issuers.cert-manager.io',
        name: 'letters',
        yaml: `
apiVersion: cert-manager.io/v1
kind: Issuer
metadata: { name: letters }
spec:
  acme:
    server: https://acme.example.com/directory
    privateKeySecretRef: { name: account }
    solvers: [ { http01: { ingress: { class: nginx } } } ]
`,
        explain: ['spec.acme.server', 'string'],
        shows: ['.spec.acme.solvers[0].http01.ingress.class', 'nginx'],
      },
    ],
  },
  {
    name: 'Flux',
    package: '@kubernetes-models/flux-cd@2.1.0',
    about: { 'source.toolkit.fluxcd.io/GitRepository': { plural: 'gitrepositories', shortNames: ['gitrepo'] } },
    examples: [
      {
        resource: 'gitrepositories.source.toolkit.fluxcd.io',
        name: 'podinfo',
        yaml: `
apiVersion: source.toolkit.fluxcd.io/v1beta2
kind: GitRepository
metadata: { name: podinfo }
spec: { interval: 5m0s, url: "https://example.com/podinfo", ref: { branch: master } }
`,
        explain: ['spec.ref.branch', 'string'],
        shows: ['.spec.timeout', '60s'],
      },
      {
        resource: 'kustomizations.kustomize.toolkit.fluxcd.io',
        name: 'podinfo',
        yaml: `
apiVersion: kustomize.toolkit.fluxcd.io/v1beta2
kind: Kustomization
metadata: { name: podinfo }
spec:
  interval: 10m
  targetNamespace: default
  sourceRef: { kind: GitRepository, name: podinfo }
  path: ./kustomize
  prune: true
  timeout: 1m
`,
        explain: ['spec.prune', 'boolean'],
        shows: ['.spec.sourceRef.name', 'podinfo'],
      },
    ],
  },
  {
    name: 'Gateway API',
    package: '@kubernetes-models/gateway-api@0.5.0',
    about: { 'gateway.networking.k8s.io/GatewayClass': { plural: 'gatewayclasses', scope: 'Cluster', shortNames: ['gc'] } },
    examples: [
      {
        resource: 'gateways.gateway.networking.k8s.io',
        name: 'front',
        yaml: `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: front }
spec:
  gatewayClassName: example
  listeners: [ { name: http, protocol: HTTP, port: 80 } ]
`,
        explain: ['spec.listeners.port', 'integer'],
        shows: ['.spec.listeners[0].allowedRoutes.namespaces.from', 'Same'],
      },
      {
        resource: 'httproutes.gateway.networking.k8s.io',
        name: 'shop',
        yaml: `
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: shop }
spec:
  parentRefs: [ { name: front } ]
  hostnames: [ www.example.com ]
  rules:
    - matches: [ { path: { type: PathPrefix, value: /login } } ]
      backendRefs: [ { name: login, port: 8080 } ]
`,
        explain: ['spec.rules.backendRefs.weight', 'integer'],
        shows: ['.spec.rules[0].backendRefs[0].weight', '1'],
      },
    ],
  },
  {
    name: 'Istio',
    package: '@kubernetes-models/istio@2.3.0',
    about: {
      'networking.istio.io/Gateway': { shortNames: ['gw'] },
      'networking.istio.io/ServiceEntry': { plural: 'serviceentries' },
      'networking.istio.io/WorkloadEntry': { plural: 'workloadentries' },
      'telemetry.istio.io/Telemetry': { plural: 'telemetries' },
      'security.istio.io/AuthorizationPolicy': { plural: 'authorizationpolicies' },
    },
    examples: [
      {
        resource: 'virtualservices.networking.istio.io',
        name: 'reviews',
        yaml: `
apiVersion: networking.istio.io/v1beta1
kind: VirtualService
metadata: { name: reviews }
spec:
  hosts: [ reviews.prod.svc.cluster.local ]
  http:
    - name: v2
      match: [ { uri: { prefix: /wpcatalog } } ]
      rewrite: { uri: /newcatalog }
      route: [ { destination: { host: reviews.prod.svc.cluster.local, subset: v2 } } ]
    - route: [ { destination: { host: reviews.prod.svc.cluster.local, subset: v1 } } ]
`,
        explain: ['spec.hosts', '\\[\\]string'],
        shows: ['.spec.http[0].match[0].uri.prefix', '/wpcatalog'],
      },
      {
        resource: 'destinationrules.networking.istio.io',
        name: 'reviews',
        yaml: `
apiVersion: networking.istio.io/v1beta1
kind: DestinationRule
metadata: { name: reviews }
spec:
  host: reviews
  trafficPolicy: { loadBalancer: { consistentHash: { httpCookie: { name: user, ttl: 0s } } } }
  subsets: [ { name: v1, labels: { version: v1 } } ]
`,
        explain: ['spec.subsets.labels', 'map\\[string\\]string'],
        shows: ['.spec.subsets[0].labels.version', 'v1'],
      },
    ],
  },
  {
    name: 'KEDA',
    package: '@kubernetes-models/keda@0.3.1',
    about: { 'keda.sh/ScaledObject': { shortNames: ['so'] } },
    examples: [
      {
        resource: 'scaledobjects.keda.sh',
        name: 'consumer',
        yaml: `
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: consumer }
spec:
  scaleTargetRef: { name: consumer }
  pollingInterval: 30
  minReplicaCount: 1
  maxReplicaCount: 10
  triggers: [ { type: kafka, metadata: { topic: orders, lagThreshold: "50" } } ]
`,
        explain: ['spec.triggers.metadata', 'map\\[string\\]string'],
        shows: ['.spec.triggers[0].metadata.lagThreshold', '50'],
      },
    ],
  },
  {
    name: 'Knative',
    package: '@kubernetes-models/knative@2.1.0',
    about: { 'serving.knative.dev/Service': { shortNames: ['kservice', 'ksvc'], columns: READY } },
    examples: [
      {
        resource: 'services.serving.knative.dev',
        name: 'hello',
        yaml: `
apiVersion: serving.knative.dev/v1
kind: Service
metadata: { name: hello }
spec:
  template:
    spec:
      containers:
        - image: example.com/helloworld-go
          ports: [ { containerPort: 8080 } ]
          env: [ { name: TARGET, value: World } ]
`,
        explain: ['spec.template.spec.containers.image', 'string'],
        shows: ['.spec.template.spec.containers[0].env[0].value', 'World'],
      },
    ],
  },
  {
    name: 'Prometheus Operator',
    package: '@kubernetes-models/prometheus-operator@1.0.0',
    about: {
      'monitoring.coreos.com/Prometheus': { plural: 'prometheuses', scale: SCALE },
      'monitoring.coreos.com/Alertmanager': { scale: SCALE },
    },
    examples: [
      {
        resource: 'prometheuses.monitoring.coreos.com',
        name: 'main',
        yaml: `
apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: { name: main }
spec:
  replicas: 2
  serviceAccountName: prometheus
  serviceMonitorSelector: { matchLabels: { team: frontend } }
  resources: { requests: { memory: 400Mi } }
  alerting: { alertmanagers: [ { namespace: default, name: alertmanager-main, port: web } ] }
`,
        explain: ['spec.serviceAccountName', 'string'],
        shows: ['.spec.alerting.alertmanagers[0].port', 'web'],
        scaled: true,
      },
      {
        resource: 'prometheusrules.monitoring.coreos.com',
        name: 'alerts',
        yaml: `
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata: { name: alerts }
spec:
  groups:
    - name: ./example.rules
      rules: [ { alert: ExampleAlert, expr: vector(1) } ]
`,
        explain: ['spec.groups.rules.alert', 'string'],
        shows: ['.spec.groups[0].rules[0].expr', 'vector(1)'],
      },
    ],
  },
  {
    name: 'Sealed Secrets',
    package: '@kubernetes-models/sealed-secrets@1.6.3',
    examples: [
      {
        resource: 'sealedsecrets.bitnami.com',
        name: 'mine',
        yaml: `
apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: { name: mine }
spec:
  encryptedData: { foo: AgBy3i4OJSWK+PiTySYZZA9rO43cGDEq }
  template: { type: kubernetes.io/dockerconfigjson }
`,
        explain: ['spec.encryptedData', '.*'],
        shows: ['.spec.encryptedData.foo', 'AgBy3i4OJSWK+PiTySYZZA9rO43cGDEq'],
      },
    ],
  },
];
