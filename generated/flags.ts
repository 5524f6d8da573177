// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Command line flags and feature gates. */

import type { FeatureDefinition, FlagDefinition } from "kindwright/generated-code";

/** The flags as options of a program. Durations are texts such as `30s`, or seconds. */
export interface FlagOptions {
    /** Address to listen on; 0.0.0.0 listens on all. */
    bindAddress: string;
    /** Address that the API's own service leads to; by default the one listened on or, where others cannot reach that, one of this machine. */
    advertiseAddress: string;
    /** Name, and port where it is another, by which the server is known outside; the address of the keys of tokens has it. */
    externalHostname: string;
    /** Port for HTTPS; 0 takes any free one. */
    securePort: number;
    /** Port for HTTP. */
    insecurePort: number;
    /** Port for HTTP. */
    port: number;
    /** Address for HTTP. */
    insecureBindAddress: string;
    /** Address for HTTP. */
    address: string;
    /** Serve pages that show the API. */
    enableSwaggerUi: boolean;
    /** Folder for the serving certificate that is made when none is given; below the data folder by default. */
    certDir: string;
    /** PEM file with the serving certificate and its chain. */
    tlsCertFile: string;
    /** PEM file with the key of the serving certificate. */
    tlsPrivateKeyFile: string;
    /** A certificate and its key for some names, as <certificate file>,<key file>[:<name>,*.<domain>], the names of the certificate when none are given. May be given several times. */
    tlsSniCertKey: readonly string[];
    /** Oldest version of TLS that clients may speak. */
    tlsMinVersion: string;
    /** Cipher suites up to TLS 1.2 by their names at IANA, the preferred one first; those of TLS 1.3 are always taken. Good ones when empty. */
    tlsCipherSuites: readonly string[];
    /** Requests at once of one connection over HTTP/2; 0 stands for 250. */
    http2MaxStreamsPerConnection: number;
    /** Listen on an address that sockets of before still hold. */
    permitAddressSharing: boolean;
    /** Listen on a port beside other processes. */
    permitPortSharing: boolean;
    /** Bytes per second of one connection. */
    maxConnectionBytesPerSec: number;
    /** Part of the requests over HTTP/2 after which the client is asked to connect anew, so that clients spread over servers behind a balancer; others are not touched. */
    goawayChance: number;
    /** Time after which a request that is no stream is given up; requests may ask for less. 0 sets no limit. */
    requestTimeout: string | number;
    /** Seconds a watch without a time-out of its own lasts at least. */
    minRequestTimeout: number;
    /** Share the requests that are worked on at once among priority levels, and queue fairly what has to wait. */
    enablePriorityAndFairness: boolean;
    /** Requests that only read which are worked on at once; more are told to come back. 0 sets no limit. With priority and fairness, levels share the sum of this and the next number, and a sum of 0 sets no limit. */
    maxRequestsInflight: number;
    /** Requests that change something which are worked on at once; more are told to come back. 0 sets no limit. */
    maxMutatingRequestsInflight: number;
    /** Connections at once; one more takes the place of an idle one, of one that never asked for anything first. 0 sets no limit. */
    maxConnections: number;
    /** Time between the signal to stop and the end of listening. */
    shutdownDelayDuration: string | number;
    /** Time after the start in which /livez takes for done what the start still has to do. */
    livezGracePeriod: string | number;
    /** Show log files at /logs to those who may read that path. */
    enableLogsHandler: boolean;
    /** Folder of the files that /logs shows; logs below the data folder by default. */
    logsDir: string;
    /** Directives that keep browsers on HTTPS: max-age=<seconds>, includeSubDomains and preload; without any, browsers are told nothing. */
    strictTransportSecurityDirectives: readonly string[];
    /** Patterns of origins, such as ^https://shop[.]example[.]com$, whose pages may call from a browser; anchor them. */
    corsAllowedOrigins: readonly string[];
    /** PEM file with the authorities whose client certificates identify callers. */
    clientCaFile: string;
    /** CSV file with columns token, user name, user id and groups. */
    tokenAuthFile: string;
    /** Take requests without credentials as system:anonymous. */
    anonymousAuth: boolean;
    /** File of kind AuthenticationConfiguration that says at which paths requests without credentials are taken; not together with --anonymous-auth. */
    authenticationConfig: string;
    /** Audiences that tokens must be made for; the issuer when empty. */
    apiAudiences: readonly string[];
    /** An older name. */
    serviceAccountApiAudiences: readonly string[];
    /** Take tokens of secrets in the system namespace whose type is that of bootstrap tokens. */
    enableBootstrapTokenAuth: boolean;
    /** Issuer named in service account tokens. */
    serviceAccountIssuer: string;
    /** Address of the issuer's keys that its discovery document names; this server's own by default. */
    serviceAccountJwksUri: string;
    /** PEM files with keys that verify service account tokens; the TLS key when empty. */
    serviceAccountKeyFile: readonly string[];
    /** PEM file with the key that signs service account tokens; one is made when none is given. */
    serviceAccountSigningKeyFile: string;
    /** Refuse tokens whose account or bound object is gone. */
    serviceAccountLookup: boolean;
    /** Let tokens that pods are given be good for a year, as clients may not read them anew. */
    serviceAccountExtendTokenExpiration: boolean;
    /** Longest life of an issued token; 0 sets no limit. */
    serviceAccountMaxTokenExpiration: string | number;
    /** Client configuration file that names the service which is asked about bearer tokens. */
    authenticationTokenWebhookConfigFile: string;
    /** Version of the token reviews that are sent to that service. */
    authenticationTokenWebhookVersion: string;
    /** Time for which its answers hold. */
    authenticationTokenWebhookCacheTtl: string | number;
    /** Address, with https, of the OpenID Connect issuer whose ID tokens identify callers. */
    oidcIssuerUrl: string;
    /** Client that all ID tokens must be issued for. */
    oidcClientId: string;
    /** PEM file with the authorities by which the issuer is known; those of the system when empty. */
    oidcCaFile: string;
    /** Claim of an ID token that names the user. */
    oidcUsernameClaim: string;
    /** Text before user names; by default the issuer and a number sign, unless the claim is email. - stands for nothing. */
    oidcUsernamePrefix: string;
    /** Claim of an ID token that names groups, a text or a list. */
    oidcGroupsClaim: string;
    /** Text before the names of groups. */
    oidcGroupsPrefix: string;
    /** Claims and their values, as in hd=example.com, that ID tokens must have. */
    oidcRequiredClaim: readonly string[];
    /** Algorithms that ID tokens may be signed with. */
    oidcSigningAlgs: readonly string[];
    /** PEM file with the authorities whose certificates authenticating proxies show, before their headers are looked at. */
    requestheaderClientCaFile: string;
    /** Common names of the certificates of authenticating proxies; any name when empty. */
    requestheaderAllowedNames: readonly string[];
    /** Headers in which an authenticating proxy names the user; the first that has a value counts. */
    requestheaderUsernameHeaders: readonly string[];
    /** Headers whose values are the user's groups. */
    requestheaderGroupHeaders: readonly string[];
    /** Beginnings of the headers with extra values; what follows is their key. */
    requestheaderExtraHeadersPrefix: readonly string[];
    /** PEM file with the authority that signs approved certificate requests; one is made in the data folder when none is given, unless etcd is used. */
    clusterSigningCertFile: string;
    /** PEM file with the key of that authority. */
    clusterSigningKeyFile: string;
    /** PEM file with the authority for client certificates alone; takes no --cluster-signing-cert-file beside it. */
    clusterSigningKubeApiserverClientCertFile: string;
    /** PEM file with the key of that authority. */
    clusterSigningKubeApiserverClientKeyFile: string;
    /** PEM file with the authority for client certificates of nodes alone; takes no --cluster-signing-cert-file beside it. */
    clusterSigningKubeletClientCertFile: string;
    /** PEM file with the key of that authority. */
    clusterSigningKubeletClientKeyFile: string;
    /** PEM file with the authority for serving certificates of nodes alone; takes no --cluster-signing-cert-file beside it. */
    clusterSigningKubeletServingCertFile: string;
    /** PEM file with the key of that authority. */
    clusterSigningKubeletServingKeyFile: string;
    /** PEM file with the authority for certificates without a purpose that is known alone; takes no --cluster-signing-cert-file beside it. */
    clusterSigningLegacyUnknownCertFile: string;
    /** PEM file with the key of that authority. */
    clusterSigningLegacyUnknownKeyFile: string;
    /** How long signed certificates last. */
    clusterSigningDuration: string | number;
    /** PEM file with the authorities that pods know this server by; the serving certificate's own file when none is given. */
    rootCaFile: string;
    /** Addresses of nodes that their agents are called by, the preferred kind first. */
    kubeletPreferredAddressTypes: readonly string[];
    /** PEM file with the authorities of nodes' certificates; without it any certificate is taken. */
    kubeletCertificateAuthority: string;
    /** PEM file with the certificate that agents of nodes are called with. */
    kubeletClientCertificate: string;
    /** PEM file with the key of that certificate. */
    kubeletClientKey: string;
    /** Time for calls of agents of nodes. */
    kubeletTimeout: string | number;
    /** Call agents of nodes with TLS. */
    kubeletHttps: boolean;
    /** Port of agents of nodes that tell none. */
    kubeletPort: number;
    /** Port of agents of nodes without TLS. */
    kubeletReadOnlyPort: number;
    /** User of tunnels to nodes. */
    sshUser: string;
    /** Key of tunnels to nodes. */
    sshKeyfile: string;
    /** Take pods with privileged containers. */
    allowPrivileged: boolean;
    /** Range that services get addresses from; a second one, of the other family, makes them dual-stack. */
    serviceClusterIpRange: string;
    /** Ports of nodes that services may get, as <from>-<to> or <from>+<count>. */
    serviceNodePortRange: string;
    /** Port of nodes that the API's own service is made with; 0 makes it reachable inside of the cluster alone. */
    kubernetesServiceNodePort: number;
    /** Whether the addresses of the servers are kept behind the API's own service, by leases whichever of the first two it is. */
    endpointReconcilerType: string;
    /** Servers that there are. */
    apiserverCount: number;
    /** Seconds of the lease that names a server. */
    identityLeaseDurationSeconds: number;
    /** Seconds after which the lease that names a server is renewed. */
    identityLeaseRenewIntervalSeconds: number;
    /** Namespace of the API's own service. */
    masterServiceNamespace: string;
    /** Config maps, as <name>:<key>, with the authorities that pods trust; they stand beside the account's token in pods. */
    podAccessConfigMaps: readonly string[];
    /** Blocks of addresses that the server never calls, whoever names them, beside those of links, of groups of machines and of clouds' metadata. */
    outgoingDeniedCidrs: readonly string[];
    /** Blocks that it may call nevertheless, such as 127.0.0.1/32 where the agent of a node is on this machine; the servers of this API are not called even there. */
    outgoingAllowedCidrs: readonly string[];
    /** File that says through which proxies services are called. */
    egressSelectorConfigFile: string;
    /** Call endpoints of services that answer for API services, not the services' own addresses. */
    enableAggregatorRouting: boolean;
    /** PEM file with the certificate by which other API servers know that this one tells them who is calling. */
    proxyClientCertFile: string;
    /** PEM file with the key of that certificate. */
    proxyClientKeyFile: string;
    /** Modes that are asked in turn; the first to decide wins. */
    authorizationMode: readonly string[];
    /** File with a policy in JSON a line, for the mode ABAC. */
    authorizationPolicyFile: string;
    /** Client configuration file that names the service which the mode Webhook asks. */
    authorizationWebhookConfigFile: string;
    /** Version of the access reviews that are sent to that service. */
    authorizationWebhookVersion: string;
    /** Time for which its answers hold that allow something. */
    authorizationWebhookCacheAuthorizedTtl: string | number;
    /** Time for which its other answers hold. */
    authorizationWebhookCacheUnauthorizedTtl: string | number;
    /** Admission plugins to run beside those that are on by default; the order is always the same. */
    enableAdmissionPlugins: readonly string[];
    /** Admission plugins not to run, even where they are on by default or asked for. */
    disableAdmissionPlugins: readonly string[];
    /** The only admission plugins to run, or AlwaysAdmit for none beside those that always do; not together with the flags that switch single ones. */
    admissionControl: readonly string[];
    /** File of kind AdmissionConfiguration with the settings of plugins, or the names of the files that hold them. */
    admissionControlConfigFile: string;
    /** Seconds that pods which say nothing else stay on a node that is not ready. */
    defaultNotReadyTolerationSeconds: number;
    /** Seconds that pods which say nothing else stay on a node that cannot be reached. */
    defaultUnreachableTolerationSeconds: number;
    /** Controllers to run beside what the API itself needs: * for all, a name for one, and -<name> beside * for all but one; none when empty. There are bootstrapsigner, clusterrole-aggregation, csrapproving, csrcleaner, csrsigning, disruption, garbagecollector, namespace, pv-protection, pvc-protection, resourcequota, root-ca-cert-publisher, serviceaccount, serviceaccount-token, tokencleaner and ttl-after-finished. */
    controllers: readonly string[];
    /** Delete what only deleted objects owned, and hold owners whose deletion has to wait for it or asks to keep it. */
    enableGarbageCollector: boolean;
    /** Objects that the deletion of a collection works on at once. */
    deleteCollectionWorkers: number;
    /** Folder for the embedded store, certificates and the administrator's kubeconfig. */
    dataDir: string;
    /** Where objects are kept: on disk, or only as long as the server runs. */
    storage: string;
    /** Addresses of an etcd cluster to keep objects in, such as https://10.0.0.1:2379; the embedded store is not used then. */
    etcdServers: readonly string[];
    /** PEM file with the authorities that etcd's certificates are checked with. */
    etcdCafile: string;
    /** PEM file with the certificate shown to etcd. */
    etcdCertfile: string;
    /** PEM file with the key of that certificate. */
    etcdKeyfile: string;
    /** What all keys begin with. */
    etcdPrefix: string;
    /** How long old versions can still be listed and watched from, whichever engine keeps them; 0 keeps them for good. */
    etcdCompactionInterval: string | number;
    /** Time after which a store that does not answer is unhealthy. */
    etcdHealthcheckTimeout: string | number;
    /** How often stored objects are counted for metrics. */
    etcdCountMetricPollPeriod: string | number;
    /** How often the size of the store is asked for. */
    etcdDbMetricPollInterval: string | number;
    /** Stores of single resources, as <group>/<resource>#<address>;<address>. */
    etcdServersOverrides: readonly string[];
    /** Seconds for which a lease of etcd is given to keys that expire at about the same time. */
    leaseReuseDurationSeconds: number;
    /** Kind of the store. */
    storageBackend: string;
    /** Form in which objects are stored. */
    storageMediaType: string;
    /** Answer from memory. */
    watchCache: boolean;
    /** Events of single resources that are kept for watches, as <resource>[.<group>]#<number>; 0 switches the cache of one off. */
    watchCacheSizes: readonly string[];
    /** Events of a resource that are kept for watches. */
    defaultWatchCacheSize: number;
    /** Objects whose decoded form is kept. */
    deserializationCacheSize: number;
    /** Memory that caches are sized by. */
    targetRamMb: number;
    /** File of kind EncryptionConfiguration: which resources are encrypted where they are kept, and by what. */
    encryptionProviderConfig: string;
    /** Read that file again when it changes, not only at the start. */
    encryptionProviderConfigAutomaticReload: boolean;
    /** An older name. */
    experimentalEncryptionProviderConfig: string;
    /** How long events are kept. */
    eventTtl: string | number;
    /** Release whose API is shown, from 1.15 to 1.25. */
    release: string;
    /** Versions and resources to switch: <group>/<version>, <group>/<version>/<resource>, api/all, api/ga, api/beta or api/alpha, each with =true or =false. */
    runtimeConfig: Readonly<Record<string, boolean>>;
    /** Feature gates to switch, each with =true or =false. */
    featureGates: Readonly<Partial<Record<keyof GateStages, boolean>>>;
    /** File with the rules of what is audited, of kind Policy; without it nothing is. */
    auditPolicyFile: string;
    /** File that audit events are written to; - is the standard output. */
    auditLogPath: string;
    /** Lines of whole events, or of a few quoted values each. */
    auditLogFormat: string;
    /** Megabytes after which a new file is begun; 0 means 100. */
    auditLogMaxsize: number;
    /** Older files that are kept; 0 keeps all. */
    auditLogMaxbackup: number;
    /** Days that older files are kept; 0 keeps them for good. */
    auditLogMaxage: number;
    /** Compress older files with gzip. */
    auditLogCompress: boolean;
    /** Version of the events that are written. */
    auditLogVersion: string;
    /** Whether requests wait until their events are delivered; blocking-strict refuses those whose first event is lost. */
    auditLogMode: string;
    /** Events that may wait in batch mode; more are lost. */
    auditLogBatchBufferSize: number;
    /** Events that are delivered together in batch mode. */
    auditLogBatchMaxSize: number;
    /** Longest that an event waits for others in batch mode. */
    auditLogBatchMaxWait: string | number;
    /** Limit how many batches are delivered. */
    auditLogBatchThrottleEnable: boolean;
    /** Batches per second where they are limited. */
    auditLogBatchThrottleQps: number;
    /** Batches that may follow one another at once after a pause, where they are limited. */
    auditLogBatchThrottleBurst: number;
    /** Leave bodies out of events that are too large, and split batches that are. */
    auditLogTruncateEnabled: boolean;
    /** Bytes of one event, where they are limited; what is larger without bodies is lost. */
    auditLogTruncateMaxEventSize: number;
    /** Bytes of the events of one batch, where they are limited. */
    auditLogTruncateMaxBatchSize: number;
    /** Client configuration file that says where audit events are posted to, and how. */
    auditWebhookConfigFile: string;
    /** Pause after a post that failed; later ones are longer. */
    auditWebhookInitialBackoff: string | number;
    /** An older name. */
    auditWebhookBatchInitialBackoff: string | number;
    /** Version of the events that are posted. */
    auditWebhookVersion: string;
    /** Whether requests wait until their events are delivered; blocking-strict refuses those whose first event is lost. */
    auditWebhookMode: string;
    /** Events that may wait in batch mode; more are lost. */
    auditWebhookBatchBufferSize: number;
    /** Events that are delivered together in batch mode. */
    auditWebhookBatchMaxSize: number;
    /** Longest that an event waits for others in batch mode. */
    auditWebhookBatchMaxWait: string | number;
    /** Limit how many batches are delivered. */
    auditWebhookBatchThrottleEnable: boolean;
    /** Batches per second where they are limited. */
    auditWebhookBatchThrottleQps: number;
    /** Batches that may follow one another at once after a pause, where they are limited. */
    auditWebhookBatchThrottleBurst: number;
    /** Leave bodies out of events that are too large, and split batches that are. */
    auditWebhookTruncateEnabled: boolean;
    /** Bytes of one event, where they are limited; what is larger without bodies is lost. */
    auditWebhookTruncateMaxEventSize: number;
    /** Bytes of the events of one batch, where they are limited. */
    auditWebhookTruncateMaxBatchSize: number;
    /** The release before the one served, such as 1.20, to show the metrics once more that are hidden since then. */
    showHiddenMetricsForVersion: string;
    /** Names of metrics that are not shown. */
    disabledMetrics: readonly string[];
    /** Values that a label of a metric may have, as <metric>,<label>=<value>,<value>; all others are shown as unexpected. May be given several times. */
    allowMetricLabels: readonly string[];
    /** Take profiles at /debug/pprof/ for those who may read that path. */
    profiling: boolean;
    /** Take profiles of locks. */
    contentionProfiling: boolean;
    /** Lines of text, or of one JSON object each. */
    loggingFormat: string;
    /** File that says where traces of requests are sent, and of how many of them, of kind TracingConfiguration; without it none are. */
    tracingConfigFile: string;
    /** How much is told on the standard error: from 3 on a line for each request. */
    v: number;
    /** Levels of single parts of the server in place of --v, as <part>=<level>, where * and ? stand for any letters or one; httplog is the part that tells of requests. */
    vmodule: readonly string[];
    /** Longest that lines wait to be written. */
    logFlushFrequency: string | number;
    /** Write lines to the standard error, not to files. */
    logtostderr: boolean;
    /** Write lines to the standard error beside files. */
    alsologtostderr: boolean;
    /** Least severity of lines that go to the standard error beside files: INFO, WARNING, ERROR, FATAL, or its number. */
    stderrthreshold: string;
    /** Write lines to the file of their severity alone. */
    one_output: boolean;
    /** Folder for files of lines. */
    log_dir: string;
    /** File for lines. */
    log_file: string;
    /** Megabytes of a file of lines. */
    log_file_max_size: number;
    /** Place in the code, as <file>:<line>, whose lines come with a stack. */
    log_backtrace_at: string;
    /** Begin lines with the folder of the code. */
    add_dir_header: boolean;
    /** Leave headers of lines out. */
    skip_headers: boolean;
    /** Leave headers of files of lines out. */
    skip_log_headers: boolean;
    /** Leave values of secret fields out of lines. */
    experimentalLoggingSanitization: boolean;
}

/** The types of the flags by their names. */
export interface FlagTypes {
    readonly "bind-address": "ip";
    readonly "advertise-address": "ip";
    readonly "external-hostname": "string";
    readonly "secure-port": "int";
    readonly "insecure-port": "int";
    readonly port: "int";
    readonly "insecure-bind-address": "ip";
    readonly address: "ip";
    readonly "enable-swagger-ui": "bool";
    readonly "cert-dir": "string";
    readonly "tls-cert-file": "string";
    readonly "tls-private-key-file": "string";
    readonly "tls-sni-cert-key": "texts";
    readonly "tls-min-version": "string";
    readonly "tls-cipher-suites": "strings";
    readonly "http2-max-streams-per-connection": "int";
    readonly "permit-address-sharing": "bool";
    readonly "permit-port-sharing": "bool";
    readonly "max-connection-bytes-per-sec": "int";
    readonly "goaway-chance": "float";
    readonly "request-timeout": "duration";
    readonly "min-request-timeout": "int";
    readonly "enable-priority-and-fairness": "bool";
    readonly "max-requests-inflight": "int";
    readonly "max-mutating-requests-inflight": "int";
    readonly "max-connections": "int";
    readonly "shutdown-delay-duration": "duration";
    readonly "livez-grace-period": "duration";
    readonly "enable-logs-handler": "bool";
    readonly "logs-dir": "string";
    readonly "strict-transport-security-directives": "strings";
    readonly "cors-allowed-origins": "strings";
    readonly "client-ca-file": "string";
    readonly "token-auth-file": "string";
    readonly "anonymous-auth": "bool";
    readonly "authentication-config": "string";
    readonly "api-audiences": "strings";
    readonly "service-account-api-audiences": "strings";
    readonly "enable-bootstrap-token-auth": "bool";
    readonly "service-account-issuer": "string";
    readonly "service-account-jwks-uri": "string";
    readonly "service-account-key-file": "strings";
    readonly "service-account-signing-key-file": "string";
    readonly "service-account-lookup": "bool";
    readonly "service-account-extend-token-expiration": "bool";
    readonly "service-account-max-token-expiration": "duration";
    readonly "authentication-token-webhook-config-file": "string";
    readonly "authentication-token-webhook-version": "string";
    readonly "authentication-token-webhook-cache-ttl": "duration";
    readonly "oidc-issuer-url": "string";
    readonly "oidc-client-id": "string";
    readonly "oidc-ca-file": "string";
    readonly "oidc-username-claim": "string";
    readonly "oidc-username-prefix": "string";
    readonly "oidc-groups-claim": "string";
    readonly "oidc-groups-prefix": "string";
    readonly "oidc-required-claim": "strings";
    readonly "oidc-signing-algs": "strings";
    readonly "requestheader-client-ca-file": "string";
    readonly "requestheader-allowed-names": "strings";
    readonly "requestheader-username-headers": "strings";
    readonly "requestheader-group-headers": "strings";
    readonly "requestheader-extra-headers-prefix": "strings";
    readonly "cluster-signing-cert-file": "string";
    readonly "cluster-signing-key-file": "string";
    readonly "cluster-signing-kube-apiserver-client-cert-file": "string";
    readonly "cluster-signing-kube-apiserver-client-key-file": "string";
    readonly "cluster-signing-kubelet-client-cert-file": "string";
    readonly "cluster-signing-kubelet-client-key-file": "string";
    readonly "cluster-signing-kubelet-serving-cert-file": "string";
    readonly "cluster-signing-kubelet-serving-key-file": "string";
    readonly "cluster-signing-legacy-unknown-cert-file": "string";
    readonly "cluster-signing-legacy-unknown-key-file": "string";
    readonly "cluster-signing-duration": "duration";
    readonly "root-ca-file": "string";
    readonly "kubelet-preferred-address-types": "strings";
    readonly "kubelet-certificate-authority": "string";
    readonly "kubelet-client-certificate": "string";
    readonly "kubelet-client-key": "string";
    readonly "kubelet-timeout": "duration";
    readonly "kubelet-https": "bool";
    readonly "kubelet-port": "int";
    readonly "kubelet-read-only-port": "int";
    readonly "ssh-user": "string";
    readonly "ssh-keyfile": "string";
    readonly "allow-privileged": "bool";
    readonly "service-cluster-ip-range": "string";
    readonly "service-node-port-range": "string";
    readonly "kubernetes-service-node-port": "int";
    readonly "endpoint-reconciler-type": "string";
    readonly "apiserver-count": "int";
    readonly "identity-lease-duration-seconds": "int";
    readonly "identity-lease-renew-interval-seconds": "int";
    readonly "master-service-namespace": "string";
    readonly "pod-access-config-maps": "strings";
    readonly "outgoing-denied-cidrs": "strings";
    readonly "outgoing-allowed-cidrs": "strings";
    readonly "egress-selector-config-file": "string";
    readonly "enable-aggregator-routing": "bool";
    readonly "proxy-client-cert-file": "string";
    readonly "proxy-client-key-file": "string";
    readonly "authorization-mode": "strings";
    readonly "authorization-policy-file": "string";
    readonly "authorization-webhook-config-file": "string";
    readonly "authorization-webhook-version": "string";
    readonly "authorization-webhook-cache-authorized-ttl": "duration";
    readonly "authorization-webhook-cache-unauthorized-ttl": "duration";
    readonly "enable-admission-plugins": "strings";
    readonly "disable-admission-plugins": "strings";
    readonly "admission-control": "strings";
    readonly "admission-control-config-file": "string";
    readonly "default-not-ready-toleration-seconds": "int";
    readonly "default-unreachable-toleration-seconds": "int";
    readonly controllers: "strings";
    readonly "enable-garbage-collector": "bool";
    readonly "delete-collection-workers": "int";
    readonly "data-dir": "string";
    readonly storage: "string";
    readonly "etcd-servers": "strings";
    readonly "etcd-cafile": "string";
    readonly "etcd-certfile": "string";
    readonly "etcd-keyfile": "string";
    readonly "etcd-prefix": "string";
    readonly "etcd-compaction-interval": "duration";
    readonly "etcd-healthcheck-timeout": "duration";
    readonly "etcd-count-metric-poll-period": "duration";
    readonly "etcd-db-metric-poll-interval": "duration";
    readonly "etcd-servers-overrides": "strings";
    readonly "lease-reuse-duration-seconds": "int";
    readonly "storage-backend": "string";
    readonly "storage-media-type": "string";
    readonly "watch-cache": "bool";
    readonly "watch-cache-sizes": "strings";
    readonly "default-watch-cache-size": "int";
    readonly "deserialization-cache-size": "int";
    readonly "target-ram-mb": "int";
    readonly "encryption-provider-config": "string";
    readonly "encryption-provider-config-automatic-reload": "bool";
    readonly "experimental-encryption-provider-config": "string";
    readonly "event-ttl": "duration";
    readonly release: "string";
    readonly "runtime-config": "map";
    readonly "feature-gates": "gates";
    readonly "audit-policy-file": "string";
    readonly "audit-log-path": "string";
    readonly "audit-log-format": "string";
    readonly "audit-log-maxsize": "int";
    readonly "audit-log-maxbackup": "int";
    readonly "audit-log-maxage": "int";
    readonly "audit-log-compress": "bool";
    readonly "audit-log-version": "string";
    readonly "audit-log-mode": "string";
    readonly "audit-log-batch-buffer-size": "int";
    readonly "audit-log-batch-max-size": "int";
    readonly "audit-log-batch-max-wait": "duration";
    readonly "audit-log-batch-throttle-enable": "bool";
    readonly "audit-log-batch-throttle-qps": "float";
    readonly "audit-log-batch-throttle-burst": "int";
    readonly "audit-log-truncate-enabled": "bool";
    readonly "audit-log-truncate-max-event-size": "int";
    readonly "audit-log-truncate-max-batch-size": "int";
    readonly "audit-webhook-config-file": "string";
    readonly "audit-webhook-initial-backoff": "duration";
    readonly "audit-webhook-batch-initial-backoff": "duration";
    readonly "audit-webhook-version": "string";
    readonly "audit-webhook-mode": "string";
    readonly "audit-webhook-batch-buffer-size": "int";
    readonly "audit-webhook-batch-max-size": "int";
    readonly "audit-webhook-batch-max-wait": "duration";
    readonly "audit-webhook-batch-throttle-enable": "bool";
    readonly "audit-webhook-batch-throttle-qps": "float";
    readonly "audit-webhook-batch-throttle-burst": "int";
    readonly "audit-webhook-truncate-enabled": "bool";
    readonly "audit-webhook-truncate-max-event-size": "int";
    readonly "audit-webhook-truncate-max-batch-size": "int";
    readonly "show-hidden-metrics-for-version": "string";
    readonly "disabled-metrics": "strings";
    readonly "allow-metric-labels": "strings";
    readonly profiling: "bool";
    readonly "contention-profiling": "bool";
    readonly "logging-format": "string";
    readonly "tracing-config-file": "string";
    readonly v: "int";
    readonly vmodule: "strings";
    readonly "log-flush-frequency": "duration";
    readonly logtostderr: "bool";
    readonly alsologtostderr: "bool";
    readonly stderrthreshold: "string";
    readonly one_output: "bool";
    readonly log_dir: "string";
    readonly log_file: "string";
    readonly log_file_max_size: "int";
    readonly log_backtrace_at: "string";
    readonly add_dir_header: "bool";
    readonly skip_headers: "bool";
    readonly skip_log_headers: "bool";
    readonly "experimental-logging-sanitization": "bool";
}

/** The stages of the feature gates by their names. */
export interface GateStages {
    readonly APIListChunking: "BETA";
    readonly APIPriorityAndFairness: "BETA";
    readonly APIResponseCompression: "BETA";
    readonly APIServerIdentity: "ALPHA";
    readonly AllAlpha: "ALPHA";
    readonly AllBeta: "BETA";
    readonly AnyVolumeDataSource: "ALPHA";
    readonly AppArmor: "BETA";
    readonly BalanceAttachedNodeVolumes: "ALPHA";
    readonly BoundServiceAccountTokenVolume: "BETA";
    readonly CPUManager: "BETA";
    readonly CSIInlineVolume: "BETA";
    readonly CSIMigration: "BETA";
    readonly CSIMigrationAWS: "BETA";
    readonly CSIMigrationAzureDisk: "BETA";
    readonly CSIMigrationAzureFile: "BETA";
    readonly CSIMigrationGCE: "BETA";
    readonly CSIMigrationOpenStack: "BETA";
    readonly CSIMigrationvSphere: "BETA";
    readonly CSIMigrationvSphereComplete: "BETA";
    readonly CSIServiceAccountToken: "BETA";
    readonly CSIStorageCapacity: "BETA";
    readonly CSIVolumeFSGroupPolicy: "BETA";
    readonly CSIVolumeHealth: "ALPHA";
    readonly ConfigurableFSGroupPolicy: "BETA";
    readonly CronJobControllerV2: "BETA";
    readonly CustomCPUCFSQuotaPeriod: "ALPHA";
    readonly CustomResourceValidationExpressions: "BETA";
    readonly DaemonSetUpdateSurge: "ALPHA";
    readonly DefaultPodTopologySpread: "BETA";
    readonly DevicePlugins: "BETA";
    readonly DisableAcceleratorUsageMetrics: "BETA";
    readonly DownwardAPIHugePages: "BETA";
    readonly DynamicKubeletConfig: "BETA";
    readonly EfficientWatchResumption: "BETA";
    readonly EndpointSliceProxying: "BETA";
    readonly EndpointSliceTerminatingCondition: "ALPHA";
    readonly EphemeralContainers: "ALPHA";
    readonly ExpandCSIVolumes: "BETA";
    readonly ExpandInUsePersistentVolumes: "BETA";
    readonly ExpandPersistentVolumes: "BETA";
    readonly ExperimentalHostUserNamespaceDefaulting: "BETA";
    readonly GenericEphemeralVolume: "BETA";
    readonly GracefulNodeShutdown: "BETA";
    readonly HPAContainerMetrics: "ALPHA";
    readonly HPAScaleToZero: "ALPHA";
    readonly HugePageStorageMediumSize: "BETA";
    readonly IPv6DualStack: "BETA";
    readonly InTreePluginAWSUnregister: "ALPHA";
    readonly InTreePluginAzureDiskUnregister: "ALPHA";
    readonly InTreePluginAzureFileUnregister: "ALPHA";
    readonly InTreePluginGCEUnregister: "ALPHA";
    readonly InTreePluginOpenStackUnregister: "ALPHA";
    readonly InTreePluginvSphereUnregister: "ALPHA";
    readonly IndexedJob: "ALPHA";
    readonly IngressClassNamespacedParams: "ALPHA";
    readonly KubeletCredentialProviders: "ALPHA";
    readonly KubeletPodResources: "BETA";
    readonly KubeletPodResourcesGetAllocatable: "ALPHA";
    readonly LocalStorageCapacityIsolation: "BETA";
    readonly LocalStorageCapacityIsolationFSQuotaMonitoring: "ALPHA";
    readonly LogarithmicScaleDown: "ALPHA";
    readonly MemoryManager: "ALPHA";
    readonly MixedProtocolLBService: "ALPHA";
    readonly NamespaceDefaultLabelName: "BETA";
    readonly NetworkPolicyEndPort: "ALPHA";
    readonly NonPreemptingPriority: "BETA";
    readonly OpenAPIV3: "ALPHA";
    readonly PodAffinityNamespaceSelector: "ALPHA";
    readonly PodDeletionCost: "ALPHA";
    readonly PodOverhead: "BETA";
    readonly PreferNominatedNode: "ALPHA";
    readonly ProbeTerminationGracePeriod: "ALPHA";
    readonly ProcMountType: "ALPHA";
    readonly QOSReserved: "ALPHA";
    readonly RemainingItemCount: "BETA";
    readonly RemoveSelfLink: "BETA";
    readonly RotateKubeletServerCertificate: "BETA";
    readonly ServerSideApply: "BETA";
    readonly ServiceInternalTrafficPolicy: "ALPHA";
    readonly ServiceLBNodePortControl: "ALPHA";
    readonly ServiceLoadBalancerClass: "ALPHA";
    readonly ServiceTopology: "ALPHA";
    readonly SetHostnameAsFQDN: "BETA";
    readonly SizeMemoryBackedVolumes: "ALPHA";
    readonly StorageVersionAPI: "ALPHA";
    readonly StorageVersionHash: "BETA";
    readonly SuspendJob: "ALPHA";
    readonly TTLAfterFinished: "BETA";
    readonly TopologyAwareHints: "ALPHA";
    readonly TopologyManager: "BETA";
    readonly ValidateProxyRedirects: "BETA";
    readonly VolumeCapacityPriority: "ALPHA";
    readonly WarningHeaders: "BETA";
    readonly WinDSR: "ALPHA";
    readonly WinOverlay: "BETA";
    readonly WindowsEndpointSliceProxying: "BETA";
    readonly AdvancedAuditing: "GA";
    readonly AllowInsecureBackendProxy: "GA";
    readonly CRIContainerLogRotation: "GA";
    readonly DryRun: "GA";
    readonly EndpointSlice: "GA";
    readonly EndpointSliceNodeName: "GA";
    readonly ExecProbeTimeout: "GA";
    readonly ExternalPolicyForExternalIP: "GA";
    readonly ImmutableEphemeralVolumes: "GA";
    readonly LegacyNodeRoleBehavior: "GA";
    readonly NodeDisruptionExclusion: "GA";
    readonly NodeLease: "GA";
    readonly PodDisruptionBudget: "GA";
    readonly RootCAConfigMap: "GA";
    readonly RunAsGroup: "GA";
    readonly RuntimeClass: "GA";
    readonly SCTPSupport: "GA";
    readonly SelectorIndex: "GA";
    readonly ServiceAccountIssuerDiscovery: "GA";
    readonly ServiceAppProtocol: "GA";
    readonly ServiceNodeExclusion: "GA";
    readonly StartupProbe: "GA";
    readonly StorageObjectInUseProtection: "GA";
    readonly StreamingProxyRedirects: "DEPRECATED";
    readonly SupportNodePidsLimit: "GA";
    readonly SupportPodPidsLimit: "GA";
    readonly Sysctls: "GA";
    readonly VolumeSnapshotDataSource: "GA";
    readonly VolumeSubpath: "GA";
    readonly WatchBookmark: "GA";
}

export const flags: Readonly<Record<string, FlagDefinition>> = {
      "bind-address": {"section":"Serving","type":"ip","default":"127.0.0.1","description":"Address to listen on; 0.0.0.0 listens on all."},
      "advertise-address": {"section":"Serving","type":"ip","default":"0.0.0.0","description":"Address that the API's own service leads to; by default the one listened on or, where others cannot reach that, one of this machine."},
      "external-hostname": {"section":"Serving","type":"string","default":"","description":"Name, and port where it is another, by which the server is known outside; the address of the keys of tokens has it."},
      "secure-port": {"section":"Serving","type":"int","default":6443,"min":0,"max":65535,"description":"Port for HTTPS; 0 takes any free one."},
      "insecure-port": {"section":"Serving","type":"int","default":0,"min":0,"max":0,"hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","description":"Port for HTTP."},
      port: {"section":"Serving","type":"int","default":0,"min":0,"max":0,"hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","description":"Port for HTTP."},
      "insecure-bind-address": {"section":"Serving","type":"ip","default":"127.0.0.1","hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","description":"Address for HTTP."},
      address: {"section":"Serving","type":"ip","default":"127.0.0.1","hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","description":"Address for HTTP."},
      "enable-swagger-ui": {"section":"Serving","type":"bool","default":false,"hidden":true,"deprecatedSince":"1.15","inert":"the API is shown by its documents alone","description":"Serve pages that show the API."},
      "cert-dir": {"section":"Serving","type":"string","default":"","description":"Folder for the serving certificate that is made when none is given; below the data folder by default."},
      "tls-cert-file": {"section":"Serving","type":"string","default":"","description":"PEM file with the serving certificate and its chain."},
      "tls-private-key-file": {"section":"Serving","type":"string","default":"","description":"PEM file with the key of the serving certificate."},
      "tls-sni-cert-key": {"section":"Serving","type":"texts","default":[],"description":"A certificate and its key for some names, as <certificate file>,<key file>[:<name>,*.<domain>], the names of the certificate when none are given. May be given several times."},
      "tls-min-version": {"section":"Serving","type":"string","default":"VersionTLS12","values":["VersionTLS10","VersionTLS11","VersionTLS12","VersionTLS13"],"description":"Oldest version of TLS that clients may speak."},
      "tls-cipher-suites": {"section":"Serving","type":"strings","default":[],"values":["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256","TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA","TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256","TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA","TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_ECDSA_WITH_RC4_128_SHA","TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA","TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA","TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256","TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA","TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_RSA_WITH_RC4_128_SHA","TLS_RSA_WITH_3DES_EDE_CBC_SHA","TLS_RSA_WITH_AES_128_CBC_SHA","TLS_RSA_WITH_AES_128_CBC_SHA256","TLS_RSA_WITH_AES_128_GCM_SHA256","TLS_RSA_WITH_AES_256_CBC_SHA","TLS_RSA_WITH_AES_256_GCM_SHA384","TLS_RSA_WITH_RC4_128_SHA"],"description":"Cipher suites up to TLS 1.2 by their names at IANA, the preferred one first; those of TLS 1.3 are always taken. Good ones when empty."},
      "http2-max-streams-per-connection": {"section":"Serving","type":"int","default":0,"min":0,"description":"Requests at once of one connection over HTTP/2; 0 stands for 250."},
      "permit-address-sharing": {"section":"Serving","type":"bool","default":false,"inert":"an address is always taken over from sockets that wait for their end","description":"Listen on an address that sockets of before still hold."},
      "permit-port-sharing": {"section":"Serving","type":"bool","default":false,"inert":"one process listens on a port","description":"Listen on a port beside other processes."},
      "max-connection-bytes-per-sec": {"section":"Serving","type":"int","default":0,"min":0,"inert":"connections are bounded by number and by what waits for their clients, not by bytes per second","description":"Bytes per second of one connection."},
      "goaway-chance": {"section":"Serving","type":"float","default":0,"min":0,"max":0.02,"description":"Part of the requests over HTTP/2 after which the client is asked to connect anew, so that clients spread over servers behind a balancer; others are not touched."},
      "request-timeout": {"section":"Serving","type":"duration","default":"1m0s","min":0,"description":"Time after which a request that is no stream is given up; requests may ask for less. 0 sets no limit."},
      "min-request-timeout": {"section":"Serving","type":"int","default":1800,"min":1,"description":"Seconds a watch without a time-out of its own lasts at least."},
      "enable-priority-and-fairness": {"section":"Serving","type":"bool","default":true,"description":"Share the requests that are worked on at once among priority levels, and queue fairly what has to wait."},
      "max-requests-inflight": {"section":"Serving","type":"int","default":400,"min":0,"description":"Requests that only read which are worked on at once; more are told to come back. 0 sets no limit. With priority and fairness, levels share the sum of this and the next number, and a sum of 0 sets no limit."},
      "max-mutating-requests-inflight": {"section":"Serving","type":"int","default":200,"min":0,"description":"Requests that change something which are worked on at once; more are told to come back. 0 sets no limit."},
      "max-connections": {"section":"Serving","type":"int","default":1000,"min":0,"description":"Connections at once; one more takes the place of an idle one, of one that never asked for anything first. 0 sets no limit."},
      "shutdown-delay-duration": {"section":"Serving","type":"duration","default":"0s","min":0,"description":"Time between the signal to stop and the end of listening."},
      "livez-grace-period": {"section":"Serving","type":"duration","default":"0s","min":0,"description":"Time after the start in which /livez takes for done what the start still has to do."},
      "enable-logs-handler": {"section":"Serving","type":"bool","default":true,"description":"Show log files at /logs to those who may read that path."},
      "logs-dir": {"section":"Serving","type":"string","default":"","description":"Folder of the files that /logs shows; logs below the data folder by default."},
      "strict-transport-security-directives": {"section":"Serving","type":"strings","default":[],"description":"Directives that keep browsers on HTTPS: max-age=<seconds>, includeSubDomains and preload; without any, browsers are told nothing."},
      "cors-allowed-origins": {"section":"Serving","type":"strings","default":[],"description":"Patterns of origins, such as ^https://shop[.]example[.]com$, whose pages may call from a browser; anchor them."},
      "client-ca-file": {"section":"Authentication","type":"string","default":"","description":"PEM file with the authorities whose client certificates identify callers."},
      "token-auth-file": {"section":"Authentication","type":"string","default":"","description":"CSV file with columns token, user name, user id and groups."},
      "anonymous-auth": {"section":"Authentication","type":"bool","default":true,"description":"Take requests without credentials as system:anonymous."},
      "authentication-config": {"section":"Authentication","type":"string","default":"","stage":"BETA","description":"File of kind AuthenticationConfiguration that says at which paths requests without credentials are taken; not together with --anonymous-auth."},
      "api-audiences": {"section":"Authentication","type":"strings","default":[],"description":"Audiences that tokens must be made for; the issuer when empty."},
      "service-account-api-audiences": {"section":"Authentication","type":"strings","default":[],"hidden":true,"deprecatedSince":"1.15","replacement":"--api-audiences","standsFor":"api-audiences","description":"An older name."},
      "enable-bootstrap-token-auth": {"section":"Authentication","type":"bool","default":false,"description":"Take tokens of secrets in the system namespace whose type is that of bootstrap tokens."},
      "service-account-issuer": {"section":"Authentication","type":"string","default":"https://kubernetes.default.svc","description":"Issuer named in service account tokens."},
      "service-account-jwks-uri": {"section":"Authentication","type":"string","default":"","description":"Address of the issuer's keys that its discovery document names; this server's own by default."},
      "service-account-key-file": {"section":"Authentication","type":"strings","default":[],"description":"PEM files with keys that verify service account tokens; the TLS key when empty."},
      "service-account-signing-key-file": {"section":"Authentication","type":"string","default":"","description":"PEM file with the key that signs service account tokens; one is made when none is given."},
      "service-account-lookup": {"section":"Authentication","type":"bool","default":true,"description":"Refuse tokens whose account or bound object is gone."},
      "service-account-extend-token-expiration": {"section":"Authentication","type":"bool","default":true,"description":"Let tokens that pods are given be good for a year, as clients may not read them anew."},
      "service-account-max-token-expiration": {"section":"Authentication","type":"duration","default":"0s","min":0,"description":"Longest life of an issued token; 0 sets no limit."},
      "authentication-token-webhook-config-file": {"section":"Authentication","type":"string","default":"","description":"Client configuration file that names the service which is asked about bearer tokens."},
      "authentication-token-webhook-version": {"section":"Authentication","type":"string","default":"v1beta1","values":["v1","v1beta1"],"description":"Version of the token reviews that are sent to that service."},
      "authentication-token-webhook-cache-ttl": {"section":"Authentication","type":"duration","default":"2m0s","min":0,"description":"Time for which its answers hold."},
      "oidc-issuer-url": {"section":"Authentication","type":"string","default":"","description":"Address, with https, of the OpenID Connect issuer whose ID tokens identify callers."},
      "oidc-client-id": {"section":"Authentication","type":"string","default":"","description":"Client that all ID tokens must be issued for."},
      "oidc-ca-file": {"section":"Authentication","type":"string","default":"","description":"PEM file with the authorities by which the issuer is known; those of the system when empty."},
      "oidc-username-claim": {"section":"Authentication","type":"string","default":"sub","description":"Claim of an ID token that names the user."},
      "oidc-username-prefix": {"section":"Authentication","type":"string","default":"","description":"Text before user names; by default the issuer and a number sign, unless the claim is email. - stands for nothing."},
      "oidc-groups-claim": {"section":"Authentication","type":"string","default":"","description":"Claim of an ID token that names groups, a text or a list."},
      "oidc-groups-prefix": {"section":"Authentication","type":"string","default":"","description":"Text before the names of groups."},
      "oidc-required-claim": {"section":"Authentication","type":"strings","default":[],"description":"Claims and their values, as in hd=example.com, that ID tokens must have."},
      "oidc-signing-algs": {"section":"Authentication","type":"strings","default":["RS256"],"values":["RS256","RS384","RS512","ES256","ES384","ES512","PS256","PS384","PS512"],"description":"Algorithms that ID tokens may be signed with."},
      "requestheader-client-ca-file": {"section":"Authentication","type":"string","default":"","description":"PEM file with the authorities whose certificates authenticating proxies show, before their headers are looked at."},
      "requestheader-allowed-names": {"section":"Authentication","type":"strings","default":[],"description":"Common names of the certificates of authenticating proxies; any name when empty."},
      "requestheader-username-headers": {"section":"Authentication","type":"strings","default":[],"description":"Headers in which an authenticating proxy names the user; the first that has a value counts."},
      "requestheader-group-headers": {"section":"Authentication","type":"strings","default":[],"description":"Headers whose values are the user's groups."},
      "requestheader-extra-headers-prefix": {"section":"Authentication","type":"strings","default":[],"description":"Beginnings of the headers with extra values; what follows is their key."},
      "cluster-signing-cert-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the authority that signs approved certificate requests; one is made in the data folder when none is given, unless etcd is used."},
      "cluster-signing-key-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the key of that authority."},
      "cluster-signing-kube-apiserver-client-cert-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the authority for client certificates alone; takes no --cluster-signing-cert-file beside it."},
      "cluster-signing-kube-apiserver-client-key-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the key of that authority."},
      "cluster-signing-kubelet-client-cert-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the authority for client certificates of nodes alone; takes no --cluster-signing-cert-file beside it."},
      "cluster-signing-kubelet-client-key-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the key of that authority."},
      "cluster-signing-kubelet-serving-cert-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the authority for serving certificates of nodes alone; takes no --cluster-signing-cert-file beside it."},
      "cluster-signing-kubelet-serving-key-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the key of that authority."},
      "cluster-signing-legacy-unknown-cert-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the authority for certificates without a purpose that is known alone; takes no --cluster-signing-cert-file beside it."},
      "cluster-signing-legacy-unknown-key-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the key of that authority."},
      "cluster-signing-duration": {"section":"Certificates","type":"duration","default":"8760h0m0s","min":1,"description":"How long signed certificates last."},
      "root-ca-file": {"section":"Certificates","type":"string","default":"","description":"PEM file with the authorities that pods know this server by; the serving certificate's own file when none is given."},
      "kubelet-preferred-address-types": {"section":"Resources","type":"strings","default":["Hostname","InternalDNS","InternalIP","ExternalDNS","ExternalIP"],"values":["Hostname","InternalDNS","InternalIP","ExternalDNS","ExternalIP"],"description":"Addresses of nodes that their agents are called by, the preferred kind first."},
      "kubelet-certificate-authority": {"section":"Resources","type":"string","default":"","description":"PEM file with the authorities of nodes' certificates; without it any certificate is taken."},
      "kubelet-client-certificate": {"section":"Resources","type":"string","default":"","description":"PEM file with the certificate that agents of nodes are called with."},
      "kubelet-client-key": {"section":"Resources","type":"string","default":"","description":"PEM file with the key of that certificate."},
      "kubelet-timeout": {"section":"Resources","type":"duration","default":"5s","min":0,"inert":"a call of an agent lasts as long as the request that it is made for","description":"Time for calls of agents of nodes."},
      "kubelet-https": {"section":"Resources","type":"bool","default":true,"hidden":true,"deprecatedSince":"1.15","inert":"agents are always called with TLS","description":"Call agents of nodes with TLS."},
      "kubelet-port": {"section":"Resources","type":"int","default":10250,"min":0,"max":65535,"hidden":true,"deprecatedSince":"1.15","inert":"nodes tell the ports of their agents","description":"Port of agents of nodes that tell none."},
      "kubelet-read-only-port": {"section":"Resources","type":"int","default":10255,"min":0,"max":65535,"hidden":true,"deprecatedSince":"1.15","inert":"agents are always called with TLS","description":"Port of agents of nodes without TLS."},
      "ssh-user": {"section":"Resources","type":"string","default":"","hidden":true,"deprecatedSince":"1.15","inert":"nodes are called without tunnels","description":"User of tunnels to nodes."},
      "ssh-keyfile": {"section":"Resources","type":"string","default":"","hidden":true,"deprecatedSince":"1.15","inert":"nodes are called without tunnels","description":"Key of tunnels to nodes."},
      "allow-privileged": {"section":"Resources","type":"bool","default":false,"description":"Take pods with privileged containers."},
      "service-cluster-ip-range": {"section":"Resources","type":"string","default":"10.0.0.0/24","description":"Range that services get addresses from; a second one, of the other family, makes them dual-stack."},
      "service-node-port-range": {"section":"Resources","type":"string","default":"30000-32767","description":"Ports of nodes that services may get, as <from>-<to> or <from>+<count>."},
      "kubernetes-service-node-port": {"section":"Resources","type":"int","default":0,"min":0,"max":65535,"description":"Port of nodes that the API's own service is made with; 0 makes it reachable inside of the cluster alone."},
      "endpoint-reconciler-type": {"section":"Resources","type":"string","default":"lease","values":["master-count","lease","none"],"description":"Whether the addresses of the servers are kept behind the API's own service, by leases whichever of the first two it is."},
      "apiserver-count": {"section":"Resources","type":"int","default":1,"min":1,"inert":"servers of one store know of one another by leases","description":"Servers that there are."},
      "identity-lease-duration-seconds": {"section":"Resources","type":"int","default":3600,"min":1,"inert":"a server makes no lease of its own identity","description":"Seconds of the lease that names a server."},
      "identity-lease-renew-interval-seconds": {"section":"Resources","type":"int","default":10,"min":1,"inert":"a server makes no lease of its own identity","description":"Seconds after which the lease that names a server is renewed."},
      "master-service-namespace": {"section":"Resources","type":"string","default":"default","deprecatedSince":"1.15","inert":"the API's own service is always in the namespace default","description":"Namespace of the API's own service."},
      "pod-access-config-maps": {"section":"Resources","type":"strings","default":["kube-root-ca.crt:ca.crt"],"description":"Config maps, as <name>:<key>, with the authorities that pods trust; they stand beside the account's token in pods."},
      "outgoing-denied-cidrs": {"section":"Outgoing calls","type":"strings","default":[],"description":"Blocks of addresses that the server never calls, whoever names them, beside those of links, of groups of machines and of clouds' metadata."},
      "outgoing-allowed-cidrs": {"section":"Outgoing calls","type":"strings","default":[],"description":"Blocks that it may call nevertheless, such as 127.0.0.1/32 where the agent of a node is on this machine; the servers of this API are not called even there."},
      "egress-selector-config-file": {"section":"Outgoing calls","type":"string","default":"","inert":"services are called directly","description":"File that says through which proxies services are called."},
      "enable-aggregator-routing": {"section":"Aggregation","type":"bool","default":false,"description":"Call endpoints of services that answer for API services, not the services' own addresses."},
      "proxy-client-cert-file": {"section":"Aggregation","type":"string","default":"","description":"PEM file with the certificate by which other API servers know that this one tells them who is calling."},
      "proxy-client-key-file": {"section":"Aggregation","type":"string","default":"","description":"PEM file with the key of that certificate."},
      "authorization-mode": {"section":"Authorization","type":"strings","default":["RBAC"],"values":["AlwaysAllow","AlwaysDeny","ABAC","Node","RBAC","Webhook"],"description":"Modes that are asked in turn; the first to decide wins."},
      "authorization-policy-file": {"section":"Authorization","type":"string","default":"","description":"File with a policy in JSON a line, for the mode ABAC."},
      "authorization-webhook-config-file": {"section":"Authorization","type":"string","default":"","description":"Client configuration file that names the service which the mode Webhook asks."},
      "authorization-webhook-version": {"section":"Authorization","type":"string","default":"v1beta1","values":["v1","v1beta1"],"description":"Version of the access reviews that are sent to that service."},
      "authorization-webhook-cache-authorized-ttl": {"section":"Authorization","type":"duration","default":"5m0s","min":0,"description":"Time for which its answers hold that allow something."},
      "authorization-webhook-cache-unauthorized-ttl": {"section":"Authorization","type":"duration","default":"30s","min":0,"description":"Time for which its other answers hold."},
      "enable-admission-plugins": {"section":"Admission","type":"strings","default":[],"description":"Admission plugins to run beside those that are on by default; the order is always the same."},
      "disable-admission-plugins": {"section":"Admission","type":"strings","default":[],"description":"Admission plugins not to run, even where they are on by default or asked for."},
      "admission-control": {"section":"Admission","type":"strings","default":[],"deprecatedSince":"1.15","replacement":"--enable-admission-plugins or --disable-admission-plugins","description":"The only admission plugins to run, or AlwaysAdmit for none beside those that always do; not together with the flags that switch single ones."},
      "admission-control-config-file": {"section":"Admission","type":"string","default":"","description":"File of kind AdmissionConfiguration with the settings of plugins, or the names of the files that hold them."},
      "default-not-ready-toleration-seconds": {"section":"Admission","type":"int","default":300,"description":"Seconds that pods which say nothing else stay on a node that is not ready."},
      "default-unreachable-toleration-seconds": {"section":"Admission","type":"int","default":300,"description":"Seconds that pods which say nothing else stay on a node that cannot be reached."},
      controllers: {"section":"Controllers","type":"strings","default":["*"],"description":"Controllers to run beside what the API itself needs: * for all, a name for one, and -<name> beside * for all but one; none when empty. There are bootstrapsigner, clusterrole-aggregation, csrapproving, csrcleaner, csrsigning, disruption, garbagecollector, namespace, pv-protection, pvc-protection, resourcequota, root-ca-cert-publisher, serviceaccount, serviceaccount-token, tokencleaner and ttl-after-finished."},
      "enable-garbage-collector": {"section":"Controllers","type":"bool","default":true,"description":"Delete what only deleted objects owned, and hold owners whose deletion has to wait for it or asks to keep it."},
      "delete-collection-workers": {"section":"Controllers","type":"int","default":1,"min":1,"description":"Objects that the deletion of a collection works on at once."},
      "data-dir": {"section":"Storage","type":"string","default":"./data","description":"Folder for the embedded store, certificates and the administrator's kubeconfig."},
      storage: {"section":"Storage","type":"string","default":"sqlite","values":["sqlite","memory"],"description":"Where objects are kept: on disk, or only as long as the server runs."},
      "etcd-servers": {"section":"Storage","type":"strings","default":[],"description":"Addresses of an etcd cluster to keep objects in, such as https://10.0.0.1:2379; the embedded store is not used then."},
      "etcd-cafile": {"section":"Storage","type":"string","default":"","description":"PEM file with the authorities that etcd's certificates are checked with."},
      "etcd-certfile": {"section":"Storage","type":"string","default":"","description":"PEM file with the certificate shown to etcd."},
      "etcd-keyfile": {"section":"Storage","type":"string","default":"","description":"PEM file with the key of that certificate."},
      "etcd-prefix": {"section":"Storage","type":"string","default":"/registry","description":"What all keys begin with."},
      "etcd-compaction-interval": {"section":"Storage","type":"duration","default":"5m0s","min":0,"description":"How long old versions can still be listed and watched from, whichever engine keeps them; 0 keeps them for good."},
      "etcd-healthcheck-timeout": {"section":"Storage","type":"duration","default":"10s","min":0,"description":"Time after which a store that does not answer is unhealthy."},
      "etcd-count-metric-poll-period": {"section":"Storage","type":"duration","default":"1m0s","min":0,"inert":"objects are counted as they come and go","description":"How often stored objects are counted for metrics."},
      "etcd-db-metric-poll-interval": {"section":"Storage","type":"duration","default":"30s","min":0,"inert":"the size is looked at when metrics are read","description":"How often the size of the store is asked for."},
      "etcd-servers-overrides": {"section":"Storage","type":"strings","default":[],"inert":"all resources are kept in one store","description":"Stores of single resources, as <group>/<resource>#<address>;<address>."},
      "lease-reuse-duration-seconds": {"section":"Storage","type":"int","default":60,"min":1,"description":"Seconds for which a lease of etcd is given to keys that expire at about the same time."},
      "storage-backend": {"section":"Storage","type":"string","default":"","inert":"--etcd-servers and --storage say where objects are kept","description":"Kind of the store."},
      "storage-media-type": {"section":"Storage","type":"string","default":"application/vnd.kubernetes.protobuf","values":["application/json","application/yaml","application/vnd.kubernetes.protobuf"],"inert":"objects are stored in one form","description":"Form in which objects are stored."},
      "watch-cache": {"section":"Storage","type":"bool","default":true,"inert":"every read is answered from memory","description":"Answer from memory."},
      "watch-cache-sizes": {"section":"Storage","type":"strings","default":[],"inert":"every resource has a cache, whose history is bounded by time and bytes","description":"Events of single resources that are kept for watches, as <resource>[.<group>]#<number>; 0 switches the cache of one off."},
      "default-watch-cache-size": {"section":"Storage","type":"int","default":100,"min":0,"inert":"the history for watches is bounded by time and bytes","description":"Events of a resource that are kept for watches."},
      "deserialization-cache-size": {"section":"Storage","type":"int","default":0,"hidden":true,"deprecatedSince":"1.15","inert":"objects are kept as they are sent","description":"Objects whose decoded form is kept."},
      "target-ram-mb": {"section":"Storage","type":"int","default":0,"hidden":true,"deprecatedSince":"1.15","inert":"caches are bounded by the memory of the process","description":"Memory that caches are sized by."},
      "encryption-provider-config": {"section":"Storage","type":"string","default":"","description":"File of kind EncryptionConfiguration: which resources are encrypted where they are kept, and by what."},
      "encryption-provider-config-automatic-reload": {"section":"Storage","type":"bool","default":false,"description":"Read that file again when it changes, not only at the start."},
      "experimental-encryption-provider-config": {"section":"Storage","type":"string","default":"","hidden":true,"deprecatedSince":"1.15","replacement":"--encryption-provider-config","standsFor":"encryption-provider-config","description":"An older name."},
      "event-ttl": {"section":"Storage","type":"duration","default":"1h0m0s","min":0,"description":"How long events are kept."},
      release: {"section":"API","type":"string","default":"1.21","description":"Release whose API is shown, from 1.15 to 1.25."},
      "runtime-config": {"section":"API","type":"map","default":{},"description":"Versions and resources to switch: <group>/<version>, <group>/<version>/<resource>, api/all, api/ga, api/beta or api/alpha, each with =true or =false."},
      "feature-gates": {"section":"API","type":"gates","default":{},"description":"Feature gates to switch, each with =true or =false."},
      "audit-policy-file": {"section":"Auditing","type":"string","default":"","description":"File with the rules of what is audited, of kind Policy; without it nothing is."},
      "audit-log-path": {"section":"Auditing","type":"string","default":"","description":"File that audit events are written to; - is the standard output."},
      "audit-log-format": {"section":"Auditing","type":"string","default":"json","values":["json","legacy"],"description":"Lines of whole events, or of a few quoted values each."},
      "audit-log-maxsize": {"section":"Auditing","type":"int","default":0,"min":0,"description":"Megabytes after which a new file is begun; 0 means 100."},
      "audit-log-maxbackup": {"section":"Auditing","type":"int","default":0,"min":0,"description":"Older files that are kept; 0 keeps all."},
      "audit-log-maxage": {"section":"Auditing","type":"int","default":0,"min":0,"description":"Days that older files are kept; 0 keeps them for good."},
      "audit-log-compress": {"section":"Auditing","type":"bool","default":false,"description":"Compress older files with gzip."},
      "audit-log-version": {"section":"Auditing","type":"string","default":"audit.k8s.io/v1","values":["audit.k8s.io/v1","audit.k8s.io/v1beta1","audit.k8s.io/v1alpha1"],"description":"Version of the events that are written."},
      "audit-log-mode": {"section":"Auditing","type":"string","default":"blocking","values":["batch","blocking","blocking-strict"],"description":"Whether requests wait until their events are delivered; blocking-strict refuses those whose first event is lost."},
      "audit-log-batch-buffer-size": {"section":"Auditing","type":"int","default":10000,"min":1,"description":"Events that may wait in batch mode; more are lost."},
      "audit-log-batch-max-size": {"section":"Auditing","type":"int","default":1,"min":1,"description":"Events that are delivered together in batch mode."},
      "audit-log-batch-max-wait": {"section":"Auditing","type":"duration","default":"0s","min":0,"description":"Longest that an event waits for others in batch mode."},
      "audit-log-batch-throttle-enable": {"section":"Auditing","type":"bool","default":false,"description":"Limit how many batches are delivered."},
      "audit-log-batch-throttle-qps": {"section":"Auditing","type":"float","default":0,"min":0,"description":"Batches per second where they are limited."},
      "audit-log-batch-throttle-burst": {"section":"Auditing","type":"int","default":0,"min":0,"description":"Batches that may follow one another at once after a pause, where they are limited."},
      "audit-log-truncate-enabled": {"section":"Auditing","type":"bool","default":false,"description":"Leave bodies out of events that are too large, and split batches that are."},
      "audit-log-truncate-max-event-size": {"section":"Auditing","type":"int","default":102400,"min":1,"description":"Bytes of one event, where they are limited; what is larger without bodies is lost."},
      "audit-log-truncate-max-batch-size": {"section":"Auditing","type":"int","default":10485760,"min":1,"description":"Bytes of the events of one batch, where they are limited."},
      "audit-webhook-config-file": {"section":"Auditing","type":"string","default":"","description":"Client configuration file that says where audit events are posted to, and how."},
      "audit-webhook-initial-backoff": {"section":"Auditing","type":"duration","default":"10s","min":0,"description":"Pause after a post that failed; later ones are longer."},
      "audit-webhook-batch-initial-backoff": {"section":"Auditing","type":"duration","default":"10s","min":0,"hidden":true,"deprecatedSince":"1.15","replacement":"--audit-webhook-initial-backoff","standsFor":"audit-webhook-initial-backoff","description":"An older name."},
      "audit-webhook-version": {"section":"Auditing","type":"string","default":"audit.k8s.io/v1","values":["audit.k8s.io/v1","audit.k8s.io/v1beta1","audit.k8s.io/v1alpha1"],"description":"Version of the events that are posted."},
      "audit-webhook-mode": {"section":"Auditing","type":"string","default":"batch","values":["batch","blocking","blocking-strict"],"description":"Whether requests wait until their events are delivered; blocking-strict refuses those whose first event is lost."},
      "audit-webhook-batch-buffer-size": {"section":"Auditing","type":"int","default":10000,"min":1,"description":"Events that may wait in batch mode; more are lost."},
      "audit-webhook-batch-max-size": {"section":"Auditing","type":"int","default":400,"min":1,"description":"Events that are delivered together in batch mode."},
      "audit-webhook-batch-max-wait": {"section":"Auditing","type":"duration","default":"30s","min":0,"description":"Longest that an event waits for others in batch mode."},
      "audit-webhook-batch-throttle-enable": {"section":"Auditing","type":"bool","default":true,"description":"Limit how many batches are delivered."},
      "audit-webhook-batch-throttle-qps": {"section":"Auditing","type":"float","default":10,"min":0,"description":"Batches per second where they are limited."},
      "audit-webhook-batch-throttle-burst": {"section":"Auditing","type":"int","default":15,"min":0,"description":"Batches that may follow one another at once after a pause, where they are limited."},
      "audit-webhook-truncate-enabled": {"section":"Auditing","type":"bool","default":false,"description":"Leave bodies out of events that are too large, and split batches that are."},
      "audit-webhook-truncate-max-event-size": {"section":"Auditing","type":"int","default":102400,"min":1,"description":"Bytes of one event, where they are limited; what is larger without bodies is lost."},
      "audit-webhook-truncate-max-batch-size": {"section":"Auditing","type":"int","default":10485760,"min":1,"description":"Bytes of the events of one batch, where they are limited."},
      "show-hidden-metrics-for-version": {"section":"Metrics","type":"string","default":"","description":"The release before the one served, such as 1.20, to show the metrics once more that are hidden since then."},
      "disabled-metrics": {"section":"Metrics","type":"strings","default":[],"description":"Names of metrics that are not shown."},
      "allow-metric-labels": {"section":"Metrics","type":"strings","default":[],"description":"Values that a label of a metric may have, as <metric>,<label>=<value>,<value>; all others are shown as unexpected. May be given several times."},
      profiling: {"section":"Serving","type":"bool","default":true,"description":"Take profiles at /debug/pprof/ for those who may read that path."},
      "contention-profiling": {"section":"Serving","type":"bool","default":false,"inert":"the server has no locks that threads wait for","description":"Take profiles of locks."},
      "logging-format": {"section":"Logging","type":"string","default":"text","values":["text","json"],"description":"Lines of text, or of one JSON object each."},
      "tracing-config-file": {"section":"Logging","type":"string","default":"","description":"File that says where traces of requests are sent, and of how many of them, of kind TracingConfiguration; without it none are."},
      v: {"section":"Logging","type":"int","default":0,"min":0,"max":10,"description":"How much is told on the standard error: from 3 on a line for each request."},
      vmodule: {"section":"Logging","type":"strings","default":[],"description":"Levels of single parts of the server in place of --v, as <part>=<level>, where * and ? stand for any letters or one; httplog is the part that tells of requests."},
      "log-flush-frequency": {"section":"Logging","type":"duration","default":"5s","min":0,"inert":"every line is written at once","description":"Longest that lines wait to be written."},
      logtostderr: {"section":"Logging","type":"bool","default":true,"inert":"lines go to the standard error alone","description":"Write lines to the standard error, not to files."},
      alsologtostderr: {"section":"Logging","type":"bool","default":false,"inert":"lines go to the standard error alone","description":"Write lines to the standard error beside files."},
      stderrthreshold: {"section":"Logging","type":"string","default":2,"inert":"lines go to the standard error alone","description":"Least severity of lines that go to the standard error beside files: INFO, WARNING, ERROR, FATAL, or its number."},
      one_output: {"section":"Logging","type":"bool","default":false,"inert":"lines go to the standard error alone","description":"Write lines to the file of their severity alone."},
      log_dir: {"section":"Logging","type":"string","default":"","inert":"lines go to the standard error alone","description":"Folder for files of lines."},
      log_file: {"section":"Logging","type":"string","default":"","inert":"lines go to the standard error alone","description":"File for lines."},
      log_file_max_size: {"section":"Logging","type":"int","default":1800,"min":0,"inert":"lines go to the standard error alone","description":"Megabytes of a file of lines."},
      log_backtrace_at: {"section":"Logging","type":"string","default":":0","inert":"lines are told by what they say, not by where","description":"Place in the code, as <file>:<line>, whose lines come with a stack."},
      add_dir_header: {"section":"Logging","type":"bool","default":false,"inert":"a line of text has no header","description":"Begin lines with the folder of the code."},
      skip_headers: {"section":"Logging","type":"bool","default":false,"inert":"a line of text has no header","description":"Leave headers of lines out."},
      skip_log_headers: {"section":"Logging","type":"bool","default":false,"inert":"lines go to the standard error alone","description":"Leave headers of files of lines out."},
      "experimental-logging-sanitization": {"section":"Logging","type":"bool","default":false,"stage":"ALPHA","inert":"lines never have values of objects","description":"Leave values of secret fields out of lines."},
    };
export const features: Readonly<Record<string, FeatureDefinition>> = {
      APIListChunking: {"stage":"BETA","default":true},
      APIPriorityAndFairness: {"stage":"BETA","default":true},
      APIResponseCompression: {"stage":"BETA","default":true},
      APIServerIdentity: {"stage":"ALPHA","default":false},
      AllAlpha: {"stage":"ALPHA","default":false},
      AllBeta: {"stage":"BETA","default":false},
      AnyVolumeDataSource: {"stage":"ALPHA","default":false},
      AppArmor: {"stage":"BETA","default":true},
      BalanceAttachedNodeVolumes: {"stage":"ALPHA","default":false},
      BoundServiceAccountTokenVolume: {"stage":"BETA","default":true},
      CPUManager: {"stage":"BETA","default":true},
      CSIInlineVolume: {"stage":"BETA","default":true},
      CSIMigration: {"stage":"BETA","default":true},
      CSIMigrationAWS: {"stage":"BETA","default":false},
      CSIMigrationAzureDisk: {"stage":"BETA","default":false},
      CSIMigrationAzureFile: {"stage":"BETA","default":false},
      CSIMigrationGCE: {"stage":"BETA","default":false},
      CSIMigrationOpenStack: {"stage":"BETA","default":false},
      CSIMigrationvSphere: {"stage":"BETA","default":false},
      CSIMigrationvSphereComplete: {"stage":"BETA","default":false},
      CSIServiceAccountToken: {"stage":"BETA","default":true},
      CSIStorageCapacity: {"stage":"BETA","default":true},
      CSIVolumeFSGroupPolicy: {"stage":"BETA","default":true},
      CSIVolumeHealth: {"stage":"ALPHA","default":false},
      ConfigurableFSGroupPolicy: {"stage":"BETA","default":true},
      CronJobControllerV2: {"stage":"BETA","default":true},
      CustomCPUCFSQuotaPeriod: {"stage":"ALPHA","default":false},
      CustomResourceValidationExpressions: {"stage":"BETA","default":true},
      DaemonSetUpdateSurge: {"stage":"ALPHA","default":false},
      DefaultPodTopologySpread: {"stage":"BETA","default":true},
      DevicePlugins: {"stage":"BETA","default":true},
      DisableAcceleratorUsageMetrics: {"stage":"BETA","default":true},
      DownwardAPIHugePages: {"stage":"BETA","default":false},
      DynamicKubeletConfig: {"stage":"BETA","default":true},
      EfficientWatchResumption: {"stage":"BETA","default":true},
      EndpointSliceProxying: {"stage":"BETA","default":true},
      EndpointSliceTerminatingCondition: {"stage":"ALPHA","default":false},
      EphemeralContainers: {"stage":"ALPHA","default":false},
      ExpandCSIVolumes: {"stage":"BETA","default":true},
      ExpandInUsePersistentVolumes: {"stage":"BETA","default":true},
      ExpandPersistentVolumes: {"stage":"BETA","default":true},
      ExperimentalHostUserNamespaceDefaulting: {"stage":"BETA","default":false},
      GenericEphemeralVolume: {"stage":"BETA","default":true},
      GracefulNodeShutdown: {"stage":"BETA","default":true},
      HPAContainerMetrics: {"stage":"ALPHA","default":false},
      HPAScaleToZero: {"stage":"ALPHA","default":false},
      HugePageStorageMediumSize: {"stage":"BETA","default":true},
      IPv6DualStack: {"stage":"BETA","default":true},
      InTreePluginAWSUnregister: {"stage":"ALPHA","default":false},
      InTreePluginAzureDiskUnregister: {"stage":"ALPHA","default":false},
      InTreePluginAzureFileUnregister: {"stage":"ALPHA","default":false},
      InTreePluginGCEUnregister: {"stage":"ALPHA","default":false},
      InTreePluginOpenStackUnregister: {"stage":"ALPHA","default":false},
      InTreePluginvSphereUnregister: {"stage":"ALPHA","default":false},
      IndexedJob: {"stage":"ALPHA","default":false},
      IngressClassNamespacedParams: {"stage":"ALPHA","default":false},
      KubeletCredentialProviders: {"stage":"ALPHA","default":false},
      KubeletPodResources: {"stage":"BETA","default":true},
      KubeletPodResourcesGetAllocatable: {"stage":"ALPHA","default":false},
      LocalStorageCapacityIsolation: {"stage":"BETA","default":true},
      LocalStorageCapacityIsolationFSQuotaMonitoring: {"stage":"ALPHA","default":false},
      LogarithmicScaleDown: {"stage":"ALPHA","default":false},
      MemoryManager: {"stage":"ALPHA","default":false},
      MixedProtocolLBService: {"stage":"ALPHA","default":false},
      NamespaceDefaultLabelName: {"stage":"BETA","default":true},
      NetworkPolicyEndPort: {"stage":"ALPHA","default":false},
      NonPreemptingPriority: {"stage":"BETA","default":true},
      OpenAPIV3: {"stage":"ALPHA","default":false,"since":{"1.24":{"stage":"BETA","default":true}}},
      PodAffinityNamespaceSelector: {"stage":"ALPHA","default":false},
      PodDeletionCost: {"stage":"ALPHA","default":false},
      PodOverhead: {"stage":"BETA","default":true},
      PreferNominatedNode: {"stage":"ALPHA","default":false},
      ProbeTerminationGracePeriod: {"stage":"ALPHA","default":false},
      ProcMountType: {"stage":"ALPHA","default":false},
      QOSReserved: {"stage":"ALPHA","default":false},
      RemainingItemCount: {"stage":"BETA","default":true},
      RemoveSelfLink: {"stage":"BETA","default":true},
      RotateKubeletServerCertificate: {"stage":"BETA","default":true},
      ServerSideApply: {"stage":"BETA","default":true},
      ServiceInternalTrafficPolicy: {"stage":"ALPHA","default":false},
      ServiceLBNodePortControl: {"stage":"ALPHA","default":false},
      ServiceLoadBalancerClass: {"stage":"ALPHA","default":false},
      ServiceTopology: {"stage":"ALPHA","default":false},
      SetHostnameAsFQDN: {"stage":"BETA","default":true},
      SizeMemoryBackedVolumes: {"stage":"ALPHA","default":false},
      StorageVersionAPI: {"stage":"ALPHA","default":false},
      StorageVersionHash: {"stage":"BETA","default":true},
      SuspendJob: {"stage":"ALPHA","default":false},
      TTLAfterFinished: {"stage":"BETA","default":true},
      TopologyAwareHints: {"stage":"ALPHA","default":false},
      TopologyManager: {"stage":"BETA","default":true},
      ValidateProxyRedirects: {"stage":"BETA","default":true},
      VolumeCapacityPriority: {"stage":"ALPHA","default":false},
      WarningHeaders: {"stage":"BETA","default":true},
      WinDSR: {"stage":"ALPHA","default":false},
      WinOverlay: {"stage":"BETA","default":true},
      WindowsEndpointSliceProxying: {"stage":"BETA","default":true},
      AdvancedAuditing: {"stage":"GA","default":true},
      AllowInsecureBackendProxy: {"stage":"GA","default":true,"locked":true},
      CRIContainerLogRotation: {"stage":"GA","default":true,"locked":true},
      DryRun: {"stage":"GA","default":true},
      EndpointSlice: {"stage":"GA","default":true,"locked":true},
      EndpointSliceNodeName: {"stage":"GA","default":true,"locked":true},
      ExecProbeTimeout: {"stage":"GA","default":true},
      ExternalPolicyForExternalIP: {"stage":"GA","default":true,"locked":true},
      ImmutableEphemeralVolumes: {"stage":"GA","default":true,"locked":true},
      LegacyNodeRoleBehavior: {"stage":"GA","default":false,"locked":true},
      NodeDisruptionExclusion: {"stage":"GA","default":true,"locked":true},
      NodeLease: {"stage":"GA","default":true,"locked":true},
      PodDisruptionBudget: {"stage":"GA","default":true,"locked":true},
      RootCAConfigMap: {"stage":"GA","default":true,"locked":true},
      RunAsGroup: {"stage":"GA","default":true,"locked":true},
      RuntimeClass: {"stage":"GA","default":true,"locked":true},
      SCTPSupport: {"stage":"GA","default":true,"locked":true},
      SelectorIndex: {"stage":"GA","default":true,"locked":true},
      ServiceAccountIssuerDiscovery: {"stage":"GA","default":true,"locked":true},
      ServiceAppProtocol: {"stage":"GA","default":true,"locked":true},
      ServiceNodeExclusion: {"stage":"GA","default":true,"locked":true},
      StartupProbe: {"stage":"GA","default":true,"locked":true},
      StorageObjectInUseProtection: {"stage":"GA","default":true},
      StreamingProxyRedirects: {"stage":"DEPRECATED","default":true},
      SupportNodePidsLimit: {"stage":"GA","default":true,"locked":true},
      SupportPodPidsLimit: {"stage":"GA","default":true,"locked":true},
      Sysctls: {"stage":"GA","default":true,"locked":true},
      VolumeSnapshotDataSource: {"stage":"GA","default":true,"locked":true},
      VolumeSubpath: {"stage":"GA","default":true},
      WatchBookmark: {"stage":"GA","default":true,"locked":true},
    };
