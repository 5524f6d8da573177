// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Command line flags, feature gates and what the protocol of a release has. */

import type { FeatureDefinition, FlagDefinition, ProtocolFeature } from "kindwright/generated-code";

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
    /** Groups for the exchange of keys by their numbers at IANA, the preferred one first: 23, 24 and 25 for P-256, P-384 and P-521, 29 for X25519. Those of the runtime when empty. */
    tlsCurvePreferences: readonly string[];
    /** Requests at once of one connection over HTTP/2; 0 stands for 250. */
    http2MaxStreamsPerConnection: number;
    /** Serve HTTP/1.1 alone. */
    disableHttp2Serving: boolean;
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
    /** Processes that serve on the one address, over one store; auto stands for one a core. Limits of requests and connections are shared among them. Only the command serve has more than one. */
    workers: string;
    /** Time between the signal to stop and the end of listening. */
    shutdownDelayDuration: string | number;
    /** Tell requests to come back later that arrive after that time. */
    shutdownSendRetryAfter: boolean;
    /** Time that watches may take to end when the server stops. */
    shutdownWatchTerminationGracePeriod: string | number;
    /** Time after the start in which /livez takes for done what the start still has to do. */
    livezGracePeriod: string | number;
    /** Show log files at /logs to those who may read that path. */
    enableLogsHandler: boolean;
    /** Folder of the files that /logs shows; logs below the data folder by default. */
    logsDir: string;
    /** Serve the console, a page for browsers, at /console/, and send browsers there from the root. */
    console: boolean;
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
    /** File of kind AuthorizationConfiguration: the modes in their order, with any number of services that are asked, each under conditions. Not together with --authorization-mode and the flags of its webhook. */
    authorizationConfig: string;
    /** File of kind AuthenticationConfiguration: issuers of tokens, how their claims become users, and at which paths requests without credentials are taken; not together with --anonymous-auth, and with --oidc-issuer-url, where it says something of these. */
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
    /** Socket of a service that signs tokens in its place. */
    serviceAccountSigningEndpoint: string;
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
    /** Headers that name the uid of the user; the first that has a value counts. Needs the gate RemoteRequestHeaderUID. */
    requestheaderUidHeaders: readonly string[];
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
    /** How long an elected leader holds its place without renewing it. */
    coordinatedLeadershipLeaseDuration: string | number;
    /** Longest that a leader tries to renew its place. */
    coordinatedLeadershipRenewDeadline: string | number;
    /** Pause between two tries. */
    coordinatedLeadershipRetryPeriod: string | number;
    /** Cloud that the cluster is in. */
    cloudProvider: string;
    /** File with the settings of the cloud. */
    cloudConfig: string;
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
    /** Refuse redirects of other API servers. */
    aggregatorRejectForwardingRedirect: boolean;
    /** PEM file with the authorities by which servers of one store know one another. */
    peerCaFile: string;
    /** Address at which servers of one store call this one, which its lease tells; those of everybody when empty. */
    peerAdvertiseIp: string;
    /** Port at which servers of one store call this one, which its lease tells; those of everybody when empty. */
    peerAdvertisePort: string;
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
    /** Admission plugins to run in addition to default enabled ones ({defaultPlugins}). Comma-delimited list of admission plugins: {plugins}. The order of the list does not matter. */
    enableAdmissionPlugins: readonly string[];
    /** Admission plugins not to run, even where they are on by default ({defaultPlugins}) or asked for. */
    disableAdmissionPlugins: readonly string[];
    /** The only admission plugins to run, or AlwaysAdmit for none beside those that always do; not together with the flags that switch single ones. */
    admissionControl: readonly string[];
    /** File of kind AdmissionConfiguration with the settings of plugins, or the names of the files that hold them. */
    admissionControlConfigFile: string;
    /** Seconds that pods which say nothing else stay on a node that is not ready. */
    defaultNotReadyTolerationSeconds: number;
    /** Seconds that pods which say nothing else stay on a node that cannot be reached. */
    defaultUnreachableTolerationSeconds: number;
    /** Controllers to run beside what the API itself needs: * for all, a name for one, and -<name> beside * for all but one; none when empty. There are bootstrapsigner, clusterrole-aggregation, csrapproving, csrcleaner, csrsigning, disruption, garbagecollector, namespace, pv-protection, pvc-protection, resourcequota, root-ca-cert-publisher, serviceaccount, serviceaccount-token, tokencleaner, ttl-after-finished and validatingadmissionpolicy-status-controller; with --simulate also cronjob, daemonset, deployment, endpoint, endpointslice, job, kube-scheduler, kubelet, persistentvolume-binder, replicaset, replicationcontroller, service-lb-controller and statefulset. */
    controllers: readonly string[];
    /** Play the controller manager, the scheduler and the nodes, so that workloads live as in a cluster without any: pods are made, placed, ready and done, by the server's clock. For tests and trials. */
    simulate: boolean;
    /** File of kind Simulation: the nodes of a simulated cluster, and stages of containers that are slow, crash or have no image. */
    simulationConfigFile: string;
    /** Delete what only deleted objects owned, and hold owners whose deletion has to wait for it or asks to keep it. */
    enableGarbageCollector: boolean;
    /** Objects that the deletion of a collection works on at once. */
    deleteCollectionWorkers: number;
    /** Folder for the embedded store, certificates and the administrator's kubeconfig. */
    dataDir: string;
    /** Where objects are kept: on disk, only as long as the server runs, or where --etcd-servers or --postgres-url says, either of which is enough. */
    storage: string;
    /** Addresses of an etcd cluster to keep objects in, such as https://10.0.0.1:2379; the embedded store is not used then. */
    etcdServers: readonly string[];
    /** PEM file with the authorities that etcd's certificates are checked with. */
    etcdCafile: string;
    /** PEM file with the certificate shown to etcd. */
    etcdCertfile: string;
    /** PEM file with the key of that certificate. */
    etcdKeyfile: string;
    /** Address of a PostgreSQL database to keep objects in, such as postgres://user@10.0.0.1:5432/database, with standby servers after commas; the embedded store is not used then. */
    postgresUrl: string;
    /** File with the password of that user. */
    postgresPasswordFile: string;
    /** PEM file with the authorities that the database's certificates are checked with. */
    postgresCaFile: string;
    /** PEM file with the certificate shown to the database. */
    postgresCertFile: string;
    /** PEM file with the key of that certificate. */
    postgresKeyFile: string;
    /** What all keys begin with. */
    etcdPrefix: string;
    /** How long old versions can still be listed and watched from, whichever engine keeps them; 0 keeps them for good. */
    etcdCompactionInterval: string | number;
    /** Time after which a store that does not answer is unhealthy. */
    etcdHealthcheckTimeout: string | number;
    /** Time after which a store that does not answer makes the server not ready. */
    etcdReadycheckTimeout: string | number;
    /** Longest that readiness waits for what is stored. */
    storageInitializationTimeout: string | number;
    /** How often stored objects are counted for metrics. */
    etcdCountMetricPollPeriod: string | number;
    /** How often a database is asked for the size of the store, and never with 0; that of a file is looked at when metrics are read. */
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
    /** Release whose API is shown, from 1.15 to 1.36. */
    release: string;
    /** Versions and resources to switch: <group>/<version>, <group>/<version>/<resource>, api/all, api/ga, api/beta or api/alpha, each with =true or =false. */
    runtimeConfig: Readonly<Record<string, boolean>>;
    /** Take versions of later releases in --runtime-config. */
    runtimeConfigEmulationForwardCompatible: boolean;
    /** Earlier release whose API is shown, as <major>.<minor> or kube=<major>.<minor>, at most three before that of --release. */
    emulatedVersion: readonly string[];
    /** Serve versions of later releases as far as they are stable. */
    emulationForwardCompatible: boolean;
    /** Oldest release that must read what is stored, as <component>=<major>.<minor>. */
    minCompatibilityVersion: readonly string[];
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
    /** File with values that labels of metrics may have. */
    allowMetricLabelsManifest: string;
    /** Take profiles at /debug/pprof/ for those who may read that path. */
    profiling: boolean;
    /** Socket of this machine at which profiles are taken without permission. */
    debugSocketPath: string;
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
    /** Bytes of lines that may wait to be written. */
    logTextInfoBufferSize: string;
    /** Write faults to the standard error, and other lines to the standard output. */
    logTextSplitStream: boolean;
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
    readonly "tls-curve-preferences": "strings";
    readonly "http2-max-streams-per-connection": "int";
    readonly "disable-http2-serving": "bool";
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
    readonly workers: "string";
    readonly "shutdown-delay-duration": "duration";
    readonly "shutdown-send-retry-after": "bool";
    readonly "shutdown-watch-termination-grace-period": "duration";
    readonly "livez-grace-period": "duration";
    readonly "enable-logs-handler": "bool";
    readonly "logs-dir": "string";
    readonly console: "bool";
    readonly "strict-transport-security-directives": "strings";
    readonly "cors-allowed-origins": "strings";
    readonly "client-ca-file": "string";
    readonly "token-auth-file": "string";
    readonly "anonymous-auth": "bool";
    readonly "authorization-config": "string";
    readonly "authentication-config": "string";
    readonly "api-audiences": "strings";
    readonly "service-account-api-audiences": "strings";
    readonly "enable-bootstrap-token-auth": "bool";
    readonly "service-account-issuer": "string";
    readonly "service-account-jwks-uri": "string";
    readonly "service-account-key-file": "strings";
    readonly "service-account-signing-key-file": "string";
    readonly "service-account-signing-endpoint": "string";
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
    readonly "requestheader-uid-headers": "strings";
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
    readonly "coordinated-leadership-lease-duration": "duration";
    readonly "coordinated-leadership-renew-deadline": "duration";
    readonly "coordinated-leadership-retry-period": "duration";
    readonly "cloud-provider": "string";
    readonly "cloud-config": "string";
    readonly "apiserver-count": "int";
    readonly "identity-lease-duration-seconds": "int";
    readonly "identity-lease-renew-interval-seconds": "int";
    readonly "master-service-namespace": "string";
    readonly "pod-access-config-maps": "strings";
    readonly "outgoing-denied-cidrs": "strings";
    readonly "outgoing-allowed-cidrs": "strings";
    readonly "egress-selector-config-file": "string";
    readonly "enable-aggregator-routing": "bool";
    readonly "aggregator-reject-forwarding-redirect": "bool";
    readonly "peer-ca-file": "string";
    readonly "peer-advertise-ip": "string";
    readonly "peer-advertise-port": "string";
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
    readonly simulate: "bool";
    readonly "simulation-config-file": "string";
    readonly "enable-garbage-collector": "bool";
    readonly "delete-collection-workers": "int";
    readonly "data-dir": "string";
    readonly storage: "string";
    readonly "etcd-servers": "strings";
    readonly "etcd-cafile": "string";
    readonly "etcd-certfile": "string";
    readonly "etcd-keyfile": "string";
    readonly "postgres-url": "string";
    readonly "postgres-password-file": "string";
    readonly "postgres-ca-file": "string";
    readonly "postgres-cert-file": "string";
    readonly "postgres-key-file": "string";
    readonly "etcd-prefix": "string";
    readonly "etcd-compaction-interval": "duration";
    readonly "etcd-healthcheck-timeout": "duration";
    readonly "etcd-readycheck-timeout": "duration";
    readonly "storage-initialization-timeout": "duration";
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
    readonly "runtime-config-emulation-forward-compatible": "bool";
    readonly "emulated-version": "strings";
    readonly "emulation-forward-compatible": "bool";
    readonly "min-compatibility-version": "strings";
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
    readonly "allow-metric-labels-manifest": "string";
    readonly profiling: "bool";
    readonly "debug-socket-path": "string";
    readonly "contention-profiling": "bool";
    readonly "logging-format": "string";
    readonly "tracing-config-file": "string";
    readonly v: "int";
    readonly vmodule: "strings";
    readonly "log-flush-frequency": "duration";
    readonly "log-text-info-buffer-size": "string";
    readonly "log-text-split-stream": "bool";
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
    readonly APISelfSubjectReview: "ALPHA";
    readonly APIServerIdentity: "ALPHA";
    readonly APIServerTracing: "ALPHA";
    readonly APIServingWithRoutine: "ALPHA";
    readonly AdmissionWebhookMatchConditions: "ALPHA";
    readonly AdvancedAuditing: "GA";
    readonly AggregatedDiscoveryEndpoint: "ALPHA";
    readonly AggregatedDiscoveryRemoveBetaType: "DEPRECATED";
    readonly AllAlpha: "ALPHA";
    readonly AllBeta: "BETA";
    readonly AllowDNSOnlyNodeCSR: "DEPRECATED";
    readonly AllowInsecureBackendProxy: "GA";
    readonly AllowInsecureKubeletCertificateSigningRequests: "DEPRECATED";
    readonly AllowOverwriteTerminationGracePeriodSeconds: "DEPRECATED";
    readonly AllowParsingUserUIDFromCertAuth: "BETA";
    readonly AllowServiceExternalIPs: "GA";
    readonly AllowServiceLBStatusOnNonLB: "DEPRECATED";
    readonly AllowUnsafeMalformedObjectDeletion: "ALPHA";
    readonly AnonymousAuthConfigurableEndpoints: "ALPHA";
    readonly AnyVolumeDataSource: "ALPHA";
    readonly AppArmor: "BETA";
    readonly AppArmorFields: "BETA";
    readonly AtomicFIFO: "BETA";
    readonly AuthorizeNodeWithSelectors: "ALPHA";
    readonly AuthorizePodWebsocketUpgradeCreatePermission: "BETA";
    readonly AuthorizeWithSelectors: "ALPHA";
    readonly BalanceAttachedNodeVolumes: "ALPHA";
    readonly BoundServiceAccountTokenVolume: "BETA";
    readonly BtreeWatchCache: "BETA";
    readonly CBORServingAndStorage: "ALPHA";
    readonly CPUManager: "BETA";
    readonly CPUManagerPolicyAlphaOptions: "ALPHA";
    readonly CPUManagerPolicyBetaOptions: "BETA";
    readonly CPUManagerPolicyOptions: "ALPHA";
    readonly CRDObservedGenerationTracking: "BETA";
    readonly CRDValidationRatcheting: "ALPHA";
    readonly CRIContainerLogRotation: "GA";
    readonly CRIListStreaming: "ALPHA";
    readonly CSIInlineVolume: "BETA";
    readonly CSIMigration: "BETA";
    readonly CSIMigrationAWS: "BETA";
    readonly CSIMigrationAzureDisk: "BETA";
    readonly CSIMigrationAzureFile: "BETA";
    readonly CSIMigrationGCE: "BETA";
    readonly CSIMigrationOpenStack: "BETA";
    readonly CSIMigrationPortworx: "ALPHA";
    readonly CSIMigrationRBD: "ALPHA";
    readonly CSIMigrationvSphere: "BETA";
    readonly CSIMigrationvSphereComplete: "BETA";
    readonly CSINodeExpandSecret: "ALPHA";
    readonly CSIServiceAccountToken: "BETA";
    readonly CSIServiceAccountTokenSecrets: "BETA";
    readonly CSIStorageCapacity: "BETA";
    readonly CSIVolumeFSGroupPolicy: "BETA";
    readonly CSIVolumeHealth: "ALPHA";
    readonly CSRDuration: "BETA";
    readonly ChangeContainerStatusOnKubeletRestart: "DEPRECATED";
    readonly ClearingNominatedNodeNameAfterBinding: "ALPHA";
    readonly ClientsAllowCARotation: "BETA";
    readonly ClientsAllowCBOR: "ALPHA";
    readonly ClientsAllowTLSCacheGC: "BETA";
    readonly ClientsPreferCBOR: "ALPHA";
    readonly CloudControllerManagerWatchBasedRoutesReconciliation: "ALPHA";
    readonly CloudControllerManagerWebhook: "ALPHA";
    readonly CloudDualStackNodeIPs: "ALPHA";
    readonly ClusterTrustBundle: "ALPHA";
    readonly ClusterTrustBundleProjection: "ALPHA";
    readonly ComponentFlagz: "ALPHA";
    readonly ComponentSLIs: "ALPHA";
    readonly ComponentStatusz: "ALPHA";
    readonly ConcurrentWatchObjectDecode: "BETA";
    readonly ConfigurableFSGroupPolicy: "BETA";
    readonly ConsistentHTTPGetHandlers: "GA";
    readonly ConsistentListFromCache: "ALPHA";
    readonly ConstrainedImpersonation: "ALPHA";
    readonly ContainerCheckpoint: "ALPHA";
    readonly ContainerRestartRules: "ALPHA";
    readonly ContainerStopSignals: "ALPHA";
    readonly ContextualLogging: "ALPHA";
    readonly ControllerManagerLeaderMigration: "BETA";
    readonly ControllerManagerReleaseLeaderElectionLockOnExit: "ALPHA";
    readonly CoordinatedLeaderElection: "ALPHA";
    readonly CronJobControllerV2: "BETA";
    readonly CronJobTimeZone: "ALPHA";
    readonly CronJobsScheduledAnnotation: "BETA";
    readonly CrossNamespaceVolumeDataSource: "ALPHA";
    readonly CustomCPUCFSQuotaPeriod: "ALPHA";
    readonly CustomResourceFieldSelectors: "ALPHA";
    readonly CustomResourceValidationExpressions: "BETA";
    readonly DRAAdminAccess: "ALPHA";
    readonly DRAConsumableCapacity: "ALPHA";
    readonly DRAControlPlaneController: "ALPHA";
    readonly DRADeviceBindingConditions: "ALPHA";
    readonly DRADeviceTaintRules: "ALPHA";
    readonly DRADeviceTaints: "ALPHA";
    readonly DRAExtendedResource: "ALPHA";
    readonly DRAListTypeAttributes: "ALPHA";
    readonly DRANodeAllocatableResources: "ALPHA";
    readonly DRAPartitionableDevices: "ALPHA";
    readonly DRAPrioritizedList: "ALPHA";
    readonly DRAResourceClaimDeviceStatus: "ALPHA";
    readonly DRAResourceClaimGranularStatusAuthorization: "BETA";
    readonly DRAResourcePoolStatus: "ALPHA";
    readonly DRASchedulerFilterTimeout: "BETA";
    readonly DRAWorkloadResourceClaims: "ALPHA";
    readonly DaemonSetUpdateSurge: "ALPHA";
    readonly DeclarativeValidation: "BETA";
    readonly DeclarativeValidationBeta: "BETA";
    readonly DeclarativeValidationTakeover: "BETA";
    readonly DefaultHostNetworkHostPortsInPodTemplates: "DEPRECATED";
    readonly DefaultPodTopologySpread: "BETA";
    readonly DelegateFSGroupToCSIDriver: "ALPHA";
    readonly DeploymentReplicaSetTerminatingReplicas: "ALPHA";
    readonly DetectCacheInconsistency: "BETA";
    readonly DevicePluginCDIDevices: "ALPHA";
    readonly DevicePlugins: "BETA";
    readonly DisableAcceleratorUsageMetrics: "BETA";
    readonly DisableAllocatorDualWrite: "ALPHA";
    readonly DisableCPUQuotaWithExclusiveCPUs: "BETA";
    readonly DisableCloudProviders: "ALPHA";
    readonly DisableKubeletCloudCredentialProviders: "ALPHA";
    readonly DisableNodeKubeProxyVersion: "ALPHA";
    readonly DownwardAPIHugePages: "BETA";
    readonly DryRun: "GA";
    readonly DynamicKubeletConfig: "BETA";
    readonly DynamicResourceAllocation: "ALPHA";
    readonly EfficientWatchResumption: "BETA";
    readonly ElasticIndexedJob: "BETA";
    readonly EndpointSlice: "GA";
    readonly EndpointSliceNodeName: "GA";
    readonly EndpointSliceProxying: "BETA";
    readonly EndpointSliceTerminatingCondition: "ALPHA";
    readonly EnvFiles: "ALPHA";
    readonly EphemeralContainers: "ALPHA";
    readonly EventedPLEG: "ALPHA";
    readonly ExecProbeTimeout: "GA";
    readonly ExpandCSIVolumes: "BETA";
    readonly ExpandInUsePersistentVolumes: "BETA";
    readonly ExpandPersistentVolumes: "BETA";
    readonly ExpandedDNSConfig: "ALPHA";
    readonly ExperimentalHostUserNamespaceDefaulting: "BETA";
    readonly ExtendWebSocketsToKubelet: "BETA";
    readonly ExternalPolicyForExternalIP: "GA";
    readonly ExternalServiceAccountTokenSigner: "ALPHA";
    readonly GRPCContainerProbe: "ALPHA";
    readonly GangScheduling: "ALPHA";
    readonly GenericEphemeralVolume: "BETA";
    readonly GenericWorkload: "ALPHA";
    readonly GitRepoVolumeDriver: "DEPRECATED";
    readonly GracefulNodeShutdown: "BETA";
    readonly GracefulNodeShutdownBasedOnPodPriority: "ALPHA";
    readonly HPAConfigurableTolerance: "ALPHA";
    readonly HPAContainerMetrics: "ALPHA";
    readonly HPAScaleToZero: "ALPHA";
    readonly HonorPVReclaimPolicy: "ALPHA";
    readonly HostnameOverride: "ALPHA";
    readonly HugePageStorageMediumSize: "BETA";
    readonly IPTablesOwnershipCleanup: "ALPHA";
    readonly IPv6DualStack: "BETA";
    readonly IdentifyPodOS: "ALPHA";
    readonly ImageMaximumGCAge: "ALPHA";
    readonly ImageVolume: "ALPHA";
    readonly ImageVolumeWithDigest: "ALPHA";
    readonly ImmutableEphemeralVolumes: "GA";
    readonly InOrderInformers: "BETA";
    readonly InOrderInformersBatchProcess: "BETA";
    readonly InPlacePodLevelResourcesVerticalScaling: "ALPHA";
    readonly InPlacePodVerticalScaling: "ALPHA";
    readonly InPlacePodVerticalScalingAllocatedStatus: "ALPHA";
    readonly InPlacePodVerticalScalingExclusiveCPUs: "ALPHA";
    readonly InPlacePodVerticalScalingExclusiveMemory: "ALPHA";
    readonly InPlacePodVerticalScalingInitContainers: "BETA";
    readonly InTreePluginAWSUnregister: "ALPHA";
    readonly InTreePluginAzureDiskUnregister: "ALPHA";
    readonly InTreePluginAzureFileUnregister: "ALPHA";
    readonly InTreePluginGCEUnregister: "ALPHA";
    readonly InTreePluginOpenStackUnregister: "ALPHA";
    readonly InTreePluginPortworxUnregister: "ALPHA";
    readonly InTreePluginRBDUnregister: "ALPHA";
    readonly InTreePluginvSphereUnregister: "ALPHA";
    readonly IndexedJob: "ALPHA";
    readonly InformerResourceVersion: "ALPHA";
    readonly IngressClassNamespacedParams: "ALPHA";
    readonly JobBackoffLimitPerIndex: "ALPHA";
    readonly JobManagedBy: "ALPHA";
    readonly JobMutableNodeSchedulingDirectives: "BETA";
    readonly JobPodFailurePolicy: "ALPHA";
    readonly JobPodReplacementPolicy: "ALPHA";
    readonly JobReadyPods: "ALPHA";
    readonly JobSuccessPolicy: "ALPHA";
    readonly JobTrackingWithFinalizers: "ALPHA";
    readonly KMSv1: "DEPRECATED";
    readonly KMSv2: "ALPHA";
    readonly KMSv2KDF: "BETA";
    readonly KubeProxyDrainingTerminatingNodes: "ALPHA";
    readonly KubeletCgroupDriverFromCRI: "ALPHA";
    readonly KubeletCrashLoopBackOffMax: "ALPHA";
    readonly KubeletCredentialProviders: "ALPHA";
    readonly KubeletEnsureSecretPulledImages: "ALPHA";
    readonly KubeletFineGrainedAuthz: "ALPHA";
    readonly KubeletInUserNamespace: "ALPHA";
    readonly KubeletPSI: "ALPHA";
    readonly KubeletPodResources: "BETA";
    readonly KubeletPodResourcesDynamicResources: "ALPHA";
    readonly KubeletPodResourcesGet: "ALPHA";
    readonly KubeletPodResourcesGetAllocatable: "ALPHA";
    readonly KubeletPodResourcesListUseActivePods: "DEPRECATED";
    readonly KubeletRegistrationGetOnExistsOnly: "DEPRECATED";
    readonly KubeletSeparateDiskGC: "ALPHA";
    readonly KubeletServiceAccountTokenForCredentialProviders: "ALPHA";
    readonly KubeletTracing: "ALPHA";
    readonly LegacyNodeRoleBehavior: "GA";
    readonly LegacyServiceAccountTokenCleanUp: "ALPHA";
    readonly LegacyServiceAccountTokenNoAutoGeneration: "BETA";
    readonly LegacyServiceAccountTokenTracking: "ALPHA";
    readonly LegacySidecarContainers: "DEPRECATED";
    readonly ListFromCacheSnapshot: "ALPHA";
    readonly LoadBalancerIPMode: "ALPHA";
    readonly LocalStorageCapacityIsolation: "BETA";
    readonly LocalStorageCapacityIsolationFSQuotaMonitoring: "ALPHA";
    readonly LogarithmicScaleDown: "ALPHA";
    readonly LoggingAlphaOptions: "ALPHA";
    readonly LoggingBetaOptions: "BETA";
    readonly ManifestBasedAdmissionControlConfig: "ALPHA";
    readonly MatchLabelKeysInPodAffinity: "ALPHA";
    readonly MatchLabelKeysInPodTopologySpread: "ALPHA";
    readonly MatchLabelKeysInPodTopologySpreadSelectorMerge: "BETA";
    readonly MaxUnavailableStatefulSet: "ALPHA";
    readonly MemoryManager: "ALPHA";
    readonly MemoryQoS: "ALPHA";
    readonly MinDomainsInPodTopologySpread: "ALPHA";
    readonly MinimizeIPTablesRestore: "ALPHA";
    readonly MixedProtocolLBService: "ALPHA";
    readonly MultiCIDRRangeAllocator: "ALPHA";
    readonly MultiCIDRServiceAllocator: "ALPHA";
    readonly MutableCSINodeAllocatableCount: "ALPHA";
    readonly MutablePVNodeAffinity: "ALPHA";
    readonly MutablePodResourcesForSuspendedJobs: "ALPHA";
    readonly MutableSchedulingDirectivesForSuspendedJobs: "ALPHA";
    readonly MutatingAdmissionPolicy: "ALPHA";
    readonly NFTablesProxyMode: "ALPHA";
    readonly NamespaceDefaultLabelName: "BETA";
    readonly NativeHistograms: "ALPHA";
    readonly NetworkPolicyEndPort: "ALPHA";
    readonly NetworkPolicyStatus: "ALPHA";
    readonly NewVolumeManagerReconstruction: "BETA";
    readonly NodeDeclaredFeatures: "ALPHA";
    readonly NodeDisruptionExclusion: "GA";
    readonly NodeInclusionPolicyInPodTopologySpread: "ALPHA";
    readonly NodeLease: "GA";
    readonly NodeLogQuery: "ALPHA";
    readonly NodeOutOfServiceVolumeDetach: "ALPHA";
    readonly NodeSwap: "ALPHA";
    readonly NominatedNodeNameForExpectation: "ALPHA";
    readonly NonPreemptingPriority: "BETA";
    readonly OpenAPIEnums: "ALPHA";
    readonly OpenAPIV3: "ALPHA";
    readonly OpportunisticBatching: "BETA";
    readonly OrderedNamespaceDeletion: "BETA";
    readonly PDBUnhealthyPodEvictionPolicy: "ALPHA";
    readonly PLEGOnDemandRelist: "BETA";
    readonly PersistentVolumeClaimUnusedSinceTime: "ALPHA";
    readonly PersistentVolumeLastPhaseTransitionTime: "ALPHA";
    readonly PodAffinityNamespaceSelector: "ALPHA";
    readonly PodAndContainerStatsFromCRI: "ALPHA";
    readonly PodCertificateRequest: "ALPHA";
    readonly PodDeletionCost: "ALPHA";
    readonly PodDisruptionBudget: "GA";
    readonly PodDisruptionConditions: "ALPHA";
    readonly PodHasNetworkCondition: "ALPHA";
    readonly PodHostIPs: "ALPHA";
    readonly PodIndexLabel: "BETA";
    readonly PodLevelResourceManagers: "ALPHA";
    readonly PodLevelResources: "ALPHA";
    readonly PodLifecycleSleepAction: "ALPHA";
    readonly PodLifecycleSleepActionAllowZero: "ALPHA";
    readonly PodLogsQuerySplitStreams: "ALPHA";
    readonly PodObservedGenerationTracking: "ALPHA";
    readonly PodOverhead: "BETA";
    readonly PodReadyToStartContainersCondition: "ALPHA";
    readonly PodSchedulingReadiness: "ALPHA";
    readonly PodSecurity: "ALPHA";
    readonly PodTopologyLabelsAdmission: "ALPHA";
    readonly PodsAPI: "ALPHA";
    readonly PortForwardWebsockets: "ALPHA";
    readonly PreferNominatedNode: "ALPHA";
    readonly PreferSameTrafficDistribution: "ALPHA";
    readonly PreventStaticPodAPIReferences: "BETA";
    readonly ProbeHostPodSecurityStandards: "GA";
    readonly ProbeTerminationGracePeriod: "ALPHA";
    readonly ProcMountType: "ALPHA";
    readonly ProxyTerminatingEndpoints: "ALPHA";
    readonly QOSReserved: "ALPHA";
    readonly ReadWriteOncePod: "ALPHA";
    readonly RecoverVolumeExpansionFailure: "ALPHA";
    readonly RecursiveReadOnlyMounts: "ALPHA";
    readonly ReduceDefaultCrashLoopBackOffDecay: "ALPHA";
    readonly RelaxedDNSSearchValidation: "ALPHA";
    readonly RelaxedEnvironmentVariableValidation: "ALPHA";
    readonly RelaxedServiceNameValidation: "ALPHA";
    readonly ReloadKubeletClientCAFile: "BETA";
    readonly ReloadKubeletServerCertificateFile: "BETA";
    readonly RemainingItemCount: "BETA";
    readonly RemoteRequestHeaderUID: "ALPHA";
    readonly RemoveSelfLink: "BETA";
    readonly ResilientWatchCacheInitialization: "BETA";
    readonly ResourceHealthStatus: "ALPHA";
    readonly ResourceHealthStatusMessage: "BETA";
    readonly RestartAllContainersOnContainerExits: "ALPHA";
    readonly RetroactiveDefaultStorageClass: "ALPHA";
    readonly RetryGenerateName: "ALPHA";
    readonly RootCAConfigMap: "GA";
    readonly RotateKubeletServerCertificate: "BETA";
    readonly RunAsGroup: "GA";
    readonly RuntimeClass: "GA";
    readonly RuntimeClassInImageCriApi: "ALPHA";
    readonly SCTPSupport: "GA";
    readonly SELinuxChangePolicy: "ALPHA";
    readonly SELinuxMount: "ALPHA";
    readonly SELinuxMountReadWriteOncePod: "ALPHA";
    readonly SchedulerAsyncAPICalls: "BETA";
    readonly SchedulerAsyncPreemption: "ALPHA";
    readonly SchedulerPopFromBackoffQ: "BETA";
    readonly SchedulerQueueingHints: "BETA";
    readonly SeccompDefault: "ALPHA";
    readonly SecurityContextDeny: "ALPHA";
    readonly SelectorIndex: "GA";
    readonly SeparateCacheWatchRPC: "BETA";
    readonly SeparateTaintEvictionController: "BETA";
    readonly ServerSideApply: "BETA";
    readonly ServerSideFieldValidation: "ALPHA";
    readonly ServiceAccountIssuerDiscovery: "GA";
    readonly ServiceAccountNodeAudienceRestriction: "BETA";
    readonly ServiceAccountTokenJTI: "ALPHA";
    readonly ServiceAccountTokenNodeBinding: "ALPHA";
    readonly ServiceAccountTokenNodeBindingValidation: "ALPHA";
    readonly ServiceAccountTokenPodNodeInfo: "ALPHA";
    readonly ServiceAppProtocol: "GA";
    readonly ServiceCIDRStatusFieldWiping: "DEPRECATED";
    readonly ServiceIPStaticSubrange: "ALPHA";
    readonly ServiceInternalTrafficPolicy: "ALPHA";
    readonly ServiceLBNodePortControl: "ALPHA";
    readonly ServiceLoadBalancerClass: "ALPHA";
    readonly ServiceNodeExclusion: "GA";
    readonly ServiceNodePortStaticSubrange: "ALPHA";
    readonly ServiceTopology: "ALPHA";
    readonly ServiceTrafficDistribution: "ALPHA";
    readonly SetHostnameAsFQDN: "BETA";
    readonly ShardedListAndWatch: "ALPHA";
    readonly SidecarContainers: "ALPHA";
    readonly SizeBasedListCostEstimate: "BETA";
    readonly SizeMemoryBackedVolumes: "ALPHA";
    readonly SkipReadOnlyValidationGCE: "ALPHA";
    readonly StableLoadBalancerNodeSet: "BETA";
    readonly StaleControllerConsistencyDaemonSet: "BETA";
    readonly StaleControllerConsistencyJob: "BETA";
    readonly StaleControllerConsistencyReplicaSet: "BETA";
    readonly StaleControllerConsistencyStatefulSet: "BETA";
    readonly StartupProbe: "GA";
    readonly StatefulSetAutoDeletePVC: "ALPHA";
    readonly StatefulSetMinReadySeconds: "ALPHA";
    readonly StatefulSetSemanticRevisionComparison: "BETA";
    readonly StatefulSetStartOrdinal: "ALPHA";
    readonly StorageCapacityScoring: "ALPHA";
    readonly StorageNamespaceIndex: "BETA";
    readonly StorageObjectInUseProtection: "GA";
    readonly StorageVersionAPI: "ALPHA";
    readonly StorageVersionHash: "BETA";
    readonly StorageVersionMigrator: "ALPHA";
    readonly StreamingCollectionEncodingToJSON: "BETA";
    readonly StreamingCollectionEncodingToProtobuf: "BETA";
    readonly StreamingProxyRedirects: "DEPRECATED";
    readonly StrictCostEnforcementForVAP: "BETA";
    readonly StrictCostEnforcementForWebhooks: "BETA";
    readonly StrictIPCIDRValidation: "ALPHA";
    readonly StructuredAuthenticationConfiguration: "ALPHA";
    readonly StructuredAuthenticationConfigurationEgressSelector: "BETA";
    readonly StructuredAuthenticationConfigurationJWKSMetrics: "BETA";
    readonly StructuredAuthorizationConfiguration: "ALPHA";
    readonly SupplementalGroupsPolicy: "ALPHA";
    readonly SupportNodePidsLimit: "GA";
    readonly SupportPodPidsLimit: "GA";
    readonly SuspendJob: "ALPHA";
    readonly Sysctls: "GA";
    readonly SystemdWatchdog: "BETA";
    readonly TTLAfterFinished: "BETA";
    readonly TaintTolerationComparisonOperators: "ALPHA";
    readonly TokenRequestServiceAccountUIDValidation: "BETA";
    readonly TopologyAwareHints: "ALPHA";
    readonly TopologyAwareWorkloadScheduling: "ALPHA";
    readonly TopologyManager: "BETA";
    readonly TopologyManagerPolicyAlphaOptions: "ALPHA";
    readonly TopologyManagerPolicyBetaOptions: "BETA";
    readonly TopologyManagerPolicyOptions: "ALPHA";
    readonly TranslateStreamCloseWebsocketRequests: "ALPHA";
    readonly UnauthenticatedHTTP2DOSMitigation: "BETA";
    readonly UnknownVersionInteroperabilityProxy: "ALPHA";
    readonly UnlockWhileProcessingFIFO: "BETA";
    readonly UserNamespacesHostNetworkSupport: "ALPHA";
    readonly UserNamespacesPodSecurityStandards: "ALPHA";
    readonly UserNamespacesStatelessPodsSupport: "ALPHA";
    readonly UserNamespacesSupport: "ALPHA";
    readonly ValidateProxyRedirects: "BETA";
    readonly ValidatingAdmissionPolicy: "ALPHA";
    readonly VolumeAttributesClass: "ALPHA";
    readonly VolumeCapacityPriority: "ALPHA";
    readonly VolumeLimitScaling: "ALPHA";
    readonly VolumeSnapshotDataSource: "GA";
    readonly VolumeSubpath: "GA";
    readonly WarningHeaders: "BETA";
    readonly WatchBookmark: "GA";
    readonly WatchCacheInitializationPostStartHook: "BETA";
    readonly WatchFromStorageWithoutResourceVersion: "BETA";
    readonly WatchList: "ALPHA";
    readonly WatchListClient: "BETA";
    readonly WinDSR: "ALPHA";
    readonly WinOverlay: "BETA";
    readonly WindowsCPUAndMemoryAffinity: "ALPHA";
    readonly WindowsEndpointSliceProxying: "BETA";
    readonly WindowsGracefulNodeShutdown: "ALPHA";
    readonly WindowsHostNetwork: "ALPHA";
    readonly WindowsHostProcessContainers: "ALPHA";
    readonly WorkloadAwarePreemption: "ALPHA";
    readonly WorkloadWithJob: "ALPHA";
    readonly ZeroLimitedNominalConcurrencyShares: "BETA";
    readonly csiMigrationRBD: "ALPHA";
}

/** What the protocol of a release has although no gate switches it, and the first and the last release that have it. */
export interface ProtocolLives {
    /** A write that resets managedFields leaves the object without owners, whatever else it changes. */
    readonly ResetsUntracked: ["1.22",""];
    /** managedFields name the subresource through which fields were written, and scales own replicas. */
    readonly EntriesOfSubresources: ["1.22",""];
    /** Faults of addresses tell the ranges of both families. */
    readonly WordsOfTwoFamilies: ["1.22",""];
    /** Faults of schedules are told in small letters. */
    readonly WordsOfSchedules: ["1.23",""];
    /** Faults of services tell of the cluster in a sentence. */
    readonly WordsOfFamilies: ["1.23",""];
    /** Faults of names of ports tell that a letter is missing, not that a number would do. */
    readonly WordsOfPortNames: ["1.24",""];
    /** Faults of definitions name the extension by its whole name. */
    readonly WordsOfSchemas: ["1.22",""];
    /** Faults of addresses of webhooks tell that the host is to be specified. */
    readonly WordsOfAddresses: ["1.27",""];
    /** Faults of changed pods tell that a time to end may become a second. */
    readonly WordsOfPodGrace: ["1.22",""];
    /** Faults of changed pods list the fields that may change without spaces. */
    readonly WordsOfPodUpdates: ["1.27",""];
    /** Faults of requests above their limits do not tell the limit. */
    readonly LimitsUntold: ["","1.26"];
    /** Faults of what is too long tell of more bytes than there may be. */
    readonly WordsOfLengths: ["1.32",""];
    /** Faults of levels that are exempt tell of the name as a field. */
    readonly WordsOfExemptions: ["1.34",""];
    /** An update that lacks a version is told of it as a decimal number. */
    readonly PlainVersionsTold: ["1.34",""];
    /** Faults of names with a prefix tell of keys of labels. */
    readonly WordsOfLabelKeys: ["1.36",""];
    /** Faults of applied configurations name the object that is described. */
    readonly ConfigurationsNamed: ["1.22",""];
    /** Faults of JSON tell the type that a field wants, and what stands there. */
    readonly FaultsByType: ["1.23",""];
    /** Entries get a new time with every change of the object, and with none that leaves it as it is. */
    readonly TimesOfChanges: ["1.24",""];
    /** The grace of a probe is above zero. */
    readonly PositiveProbeGrace: ["1.22",""];
    /** Init containers and ephemeral ones are judged by rules of their own. */
    readonly ContainersJudgedApart: ["1.24",""];
    /** Faults of init containers tell of those that are always restarted. */
    readonly SidecarsKnown: ["1.28",""];
    /** Every init container may say what a change of its resources means. */
    readonly InitContainersResized: ["1.33",""];
    /** The selectors of spread constraints are held to the rules of selectors. */
    readonly SpreadSelectorsJudged: ["1.27",""];
    /** Templates on the network of the host leave ports of the host to their pods. */
    readonly HostPortsOfPodsAlone: ["1.28",""];
    /** Slashes part names of kernel settings as dots do. */
    readonly SysctlsWithSlashes: ["1.23",""];
    /** A pod has no kernel settings of what it shares with its host. */
    readonly SysctlsOfHostRefused: ["1.29",""];
    /** Faults of secrets of storage drivers tell of the field that they are about. */
    readonly DriverSecretsByField: ["1.24",""];
    /** Names of secrets of storage drivers are subdomains. */
    readonly DriverSecretsAsSubdomains: ["1.26",""];
    /** The group of what a claim is filled from is held to the rules of groups. */
    readonly SourceGroupsJudged: ["1.29",""];
    /** Faults of claims tell that their class of attributes may change. */
    readonly AttributesClassesKnown: ["1.29",""];
    /** A claim may leave its class of attributes for none. */
    readonly AttributesClassLeft: ["1.34",""];
    /** Classes of attributes stay while volumes or claims have them. */
    readonly AttributesClassesProtected: ["1.32",""];
    /** Faults of changed drivers of a node tell of the list of drivers. */
    readonly ChangedDriversByList: ["1.33",""];
    /** Rows of nodes tell the architecture beside the version of the kernel. */
    readonly KernelsWithArchitecture: ["1.36",""];
    /** Slices have up to 20000 ports. */
    readonly ManyPortsOfSlices: ["1.22",""];
    /** Drivers may know nodes by long names. */
    readonly LongNodeIds: ["1.22",""];
    /** Definitions and registrations of versions are written by a program that does not say its name. */
    readonly RegistrationsUnnamed: ["1.23","1.23"];
    /** What fieldValidation says is one of its values, also where nothing goes by it. */
    readonly FieldValidationJudged: ["1.23",""];
    /** Nodes read the device claims of the pods that are bound to them. */
    readonly ClaimsOfNodes: ["1.26",""];
    /** Nodes read all slices of devices, and write those that name them. */
    readonly SlicesOfNodes: ["1.30",""];
    /** Nodes delete their slices of devices together. */
    readonly SlicesOfNodesEmptied: ["1.31",""];
    /** Devices that others use are shared with administrators only in namespaces labelled for it. */
    readonly AdminAccessByNamespace: ["1.33",""];
    /** The label of such namespaces has the domain of labels; before, it has the name of the group. */
    readonly AdminAccessByDomain: ["1.34",""];
    /** Faults of the keys of a topology of nodes show the key, and not all of them. */
    readonly TopologyKeysShown: ["1.25",""];
    /** A missing name of a driver is told of once. */
    readonly DriverNamesOnceMissing: ["1.34",""];
    /** Warnings tell of names of drivers of devices that have capital letters. */
    readonly DriverNameWarnings: ["1.36",""];
    /** A missing name of a driver of devices is told of once. */
    readonly DeviceDriversOnceMissing: ["1.35",""];
    /** Faults of device requests with one name tell of the request, and not of its name. */
    readonly RepeatedRequestsAsWhole: ["1.35",""];
    /** Tolerations of devices may be for taints of the effect None. */
    readonly EffectlessTaintsTolerated: ["1.35",""];
    /** Expressions of a device request are judged even if it names both one way and several. */
    readonly BothWaysJudged: ["","1.34"];
    /** Attributes in which devices must differ are named with their domain. */
    readonly DistinctAttributesFull: ["1.35",""];
    /** Warnings tell that volumes are recycled no more one day. */
    readonly RecycleWarnings: ["1.29",""];
    /** A definition whose webhook has authorities that can be read keeps such ones. */
    readonly AuthoritiesReadable: ["1.31",""];
    /** Warnings call unusual spellings of addresses invalid. */
    readonly OddAddressesInvalid: ["1.36",""];
    /** Faults of changed storage classes are those of fields that never change. */
    readonly StorageClassesDeclared: ["1.36",""];
    /** Addresses and blocks of addresses are read alike wherever they stand, and those that are stored pass. */
    readonly AddressesReadAlike: ["1.33",""];
    /** Blocks that a network policy leaves out are judged each by itself, also after one that cannot be read, and in the words of all blocks. */
    readonly PolicyBlocksJudgedAlone: ["1.30",""];
    /** Services with a balancer leave the port of the kubelet alone. */
    readonly KubeletPortGuarded: ["","1.32"];
    /** Families of services are settled before anything else is judged. */
    readonly DualStackByDefault: ["1.23",""];
    /** Warnings tell how addresses and blocks of addresses are written best. */
    readonly AddressSpellingWarnings: ["1.33",""];
    /** Warnings count a part of a volume that names no files as the part before it. */
    readonly RepeatedFileWarnings: ["1.33","1.34"];
    /** Only services with a balancer tell what it reports. */
    readonly BalancersReportAlone: ["1.29",""];
    /** Warnings tell what services without an address have no use for. */
    readonly HeadlessWarnings: ["1.35",""];
    /** Warnings tell that the annotation for the class of an ingress goes away, which may repeat the field. */
    readonly IngressClassWarnings: ["1.27",""];
    /** Warnings tell that slices of names go away. */
    readonly NamedAddressWarnings: ["1.27",""];
    /** Drivers may change what they are told of pods, and how they set groups. */
    readonly DriverPodFieldsChange: ["1.30",""];
    /** Drivers may change whether they tell their capacity. */
    readonly DriverCapacityChanges: ["1.23",""];
    /** What node selectors compare labels with is held to the rules of label values. */
    readonly NodeLabelValuesJudged: ["1.32",""];
    /** Addresses of pods may have leading zeros where nothing says that addresses are read strictly. */
    readonly PaddedAddressesRead: ["1.22",""];
    /** Pods get annotations for their seccomp profiles. */
    readonly SeccompAnnotated: ["","1.24"];
    /** Pods get annotations for their AppArmor profiles. */
    readonly AppArmorAnnotated: ["1.30","1.33"];
    /** Pods get seccomp profiles from their annotations. */
    readonly SeccompFromAnnotations: ["","1.26"];
    /** Generations that statuses of pods tell of are not below zero. */
    readonly GenerationsObserved: ["1.33",""];
    /** Faults of conditions of pods tell of the status that has them. */
    readonly ConditionsOfStatus: ["1.33",""];
    /** The quality of service of a pod stays as it was. */
    readonly QualityKept: ["1.32",""];
    /** Only pods with user ids of their own see all of /proc. */
    readonly UnmaskedNeedsOwnUsers: ["1.30",""];
    /** Pods whose time to end is below zero get a second. */
    readonly NegativeGraceAsOne: ["1.27",""];
    /** Operations take kinds of other groups at every version of these. */
    readonly OperationsOfAnyVersion: ["1.22",""];
    /** Events of the newest version do not change, but for their series, and faults of others tell of their own names. */
    readonly EventsFixed: ["1.24",""];
    /** Rows of events show the count of a series as it is. */
    readonly SeriesCountedWhole: ["1.22",""];
    /** Whoever reads the scale of an object that is not there is told of the object. */
    readonly AbsentScalesAsObjects: ["1.31",""];
    /** Who gives an object a name beside one to generate from is told of a clash as of generated names. */
    readonly GivenNamesAsGenerated: ["1.23",""];
    /** Answers to deletions have the version of the removal. */
    readonly VersionsOfRemovals: ["1.26",""];
    /** Faults of secrets name the key that is missing. */
    readonly SecretKeysNamed: ["1.22",""];
    /** Who gives an object less than no time to end gives it a second. */
    readonly NegativeDeletionGraceAsOne: ["1.22",""];
    /** Quotas are told of everything that is wrong with a scope, not of the first thing alone. */
    readonly ScopesJudgedFully: ["1.22",""];
    /** Pods that are not ready are evicted while their budget has enough that are. */
    readonly UnreadyPodsFree: ["1.22",""];
    /** A binding may be for the pod of one uid alone. */
    readonly BindingsOfOnePod: ["1.22",""];
    /** Whoever writes an object is warned of what in it is going away or does nothing. */
    readonly StrategyWarnings: ["1.22",""];
    /** Policies of restart of single containers are dropped while their feature is off. */
    readonly RestartPoliciesGated: ["1.34",""];
    /** A resize may give amounts of any resource to containers that had none. */
    readonly AbsentAmountsFree: ["","1.34"];
    /** A resize adds or lowers a limit of memory only where the container starts anew for it. */
    readonly MemoryLimitsKept: ["1.32","1.33"];
    /** Warnings tell of volumes of GlusterFS. */
    readonly GlusterWarnings: ["1.25",""];
    /** Warnings tell that drivers of volumes of former days do nothing. */
    readonly DriversGone: ["1.26",""];
    /** Warnings tell of selectors, ports and names in pods that are easily misread. */
    readonly LaterPodWarnings: ["1.27",""];
    /** Warnings tell of ports of several containers that have one name. */
    readonly PortNameWarnings: ["1.33",""];
    /** Warnings tell of files in volumes that take each other's place. */
    readonly OverlappingFileWarnings: ["1.30",""];
    /** Warnings tell that volumes of repositories are off by default. */
    readonly RepositoryVolumesOff: ["1.33",""];
    /** Warnings tell of lengths in bytes. */
    readonly LengthsInBytes: ["1.35",""];
    /** Warnings tell of secrets whose certificate and key cannot be used together. */
    readonly KeyPairWarnings: ["1.27",""];
    /** Whoever writes ephemeral containers of a pod owns them. */
    readonly EphemeralContainersOwned: ["1.32",""];
    /** Warnings tell of volumes of Ceph. */
    readonly CephWarnings: ["1.28",""];
    /** Services that stand for a name outside of the cluster also say where traffic inside of it goes. */
    readonly ExternalNamesRouted: ["1.22","1.24"];
    /** What services say of traffic and balancers is judged with all other fields. */
    readonly ServicesJudgedWhole: ["1.23",""];
    /** Services with a balancer say that they use ports of nodes. */
    readonly BalancersUseNodePorts: ["1.22",""];
    /** Services of a dry run show an address as an example. */
    readonly DryRunAddresses: ["1.23",""];
    /** Each range that a balancer takes traffic from is judged by itself. */
    readonly SourceRangesJudgedEach: ["1.29",""];
    /** Services with external addresses say how they take traffic from outside. */
    readonly ExternalAddressesReached: ["1.29",""];
    /** Warnings tell of fields of services that do nothing. */
    readonly ServiceWarnings: ["1.27",""];
    /** Warnings tell of the older name of traffic within a zone. */
    readonly CloseWarnings: ["1.35",""];
    /** Warnings tell that external addresses of services go away. */
    readonly ExternalAddressWarnings: ["1.36",""];
    /** Warnings tell of what goes away in volumes of the cluster. */
    readonly VolumeWarnings: ["1.27",""];
    /** Quotas count claims by their class of attributes. */
    readonly AttributesClassQuotas: ["1.33",""];
    /** Each alias of hosts is judged by itself. */
    readonly AliasesJudgedEach: ["1.29",""];
    /** What selectors of pods and claims compare labels with is held to the rules of label values. */
    readonly LabelValuesJudged: ["1.26",""];
    /** New objects are not being deleted, and their writers own nothing of that. */
    readonly NoSystemMetadataOwned: ["1.24",""];
    /** The lease that tells of a server is named by the machine that the server runs on. */
    readonly IdentityByMachine: ["1.26",""];
    /** A label of its own marks the leases that tell of servers. */
    readonly IdentityLabelled: ["1.27",""];
    /** Callers may take over a uid with the name of another user. */
    readonly ImpersonatedUid: ["1.22",""];
    /** Token requests are held to the names in their metadata, answers have those of the account, and a life that was shortened is told of. */
    readonly TokenRequestMetadata: ["1.24",""];
    /** Whoever binds a token to a node is told of the gate that takes it. */
    readonly TokenRequestNodes: ["1.29",""];
    /** Answers to token requests have the uid of the account. */
    readonly TokenRequestUid: ["1.34",""];
    /** Users of client certificates have the digest of the certificate among their extra values. */
    readonly CertificateCredentials: ["1.32",""];
    /** What is sent to operations gets the namespace of the request, and may name no other. */
    readonly NamespaceOfRequest: ["1.22",""];
    /** Webhooks are shown the namespace of new objects even if the client left it out. */
    readonly NamespaceSetFirst: ["1.22",""];
    /** A patch of a webhook that is no list of operations counts as a failed call. */
    readonly UndecodablePatchesFail: ["1.34",""];
    /** Among several default classes, ingresses get the newest. */
    readonly NewestDefaultIngressClass: ["1.25",""];
    /** Among several default classes, claims get the newest. */
    readonly NewestDefaultStorageClass: ["1.26",""];
    /** The secrets that an account allows bound those whose keys all become variables, and those of ephemeral containers. */
    readonly MountableSecretsOfAll: ["1.28",""];
    /** Clients are warned of a bearer token that several blanks hide. */
    readonly TokenBlanksWarning: ["1.22",""];
    /** Whoever binds a role that is not there is told of the binding's resource. */
    readonly MissingRolesByBinding: ["1.31",""];
    /** Indented answers are laid out alike, whatever their types. */
    readonly EvenIndentation: ["1.23",""];
    /** Watches say what is wrong with resourceVersionMatch and sendInitialEvents by rules of their own. */
    readonly InitialEventsRules: ["1.27",""];
    /** Lists and watches pass over sendInitialEvents. */
    readonly InitialEventsUnknown: ["1.22","1.26"];
    /** OpenAPI documents are sent as JSON; before, as text. */
    readonly DocumentsAsJson: ["1.27",""];
    /** Paths that nothing answers are told of in plain text; before, the answer lists all others. */
    readonly UnknownPathsPlain: ["1.23",""];
    /** Chunks of metadata tell how many items remain. */
    readonly RemainingMetadata: ["1.24",""];
    /** Objects that were never stored, and templates, have no creation time, where there was a null. */
    readonly ZeroTimesOmitted: ["1.34",""];
    /** Watches of tables tell of columns in their first event alone, even if that is a bookmark. */
    readonly ColumnsOnce: ["1.22",""];
    /** Conditions of flow schemas are applied. */
    readonly FlowConditionsApplied: ["1.26",""];
    /** Faults of shares of priority levels name them as later versions do. */
    readonly NominalSharesTold: ["1.26",""];
    /** A priority level may have no share of its own. */
    readonly LevelsWithoutShares: ["1.29",""];
    /** Faults of what bindings of policies match stand at a misspelled field. */
    readonly MisspelledMatchResources: ["","1.31"];
    /** Strategic merge patches leave directives out where they have nothing to direct. */
    readonly DirectivesLeftOut: ["1.28",""];
    /** What a strategic merge patch deletes from a list that is not there makes no list. */
    readonly DeletionsOfNothing: ["1.23",""];
    /** Strategic merge patches delete scalars from every list, however it merges. */
    readonly DeletionsFromEveryList: ["1.25",""];
    /** Certificate requests that are both approved and denied are told so of their conditions as a whole. */
    readonly DecisionsTogether: ["1.36",""];
    /** Merge patches keep the nulls of lists. */
    readonly NullItemsPatched: ["1.23",""];
    /** JSON patches may replace an object as a whole, and test it. */
    readonly PatchesOfWholes: ["1.23",""];
    /** What device claims ask for is judged when it is stored and not again. */
    readonly ClaimsJudgedOnce: ["1.35",""];
    /** Faults of the value of priority classes tell of it as manifests do. */
    readonly ClassValuesByField: ["1.25",""];
    /** Faults of tolerations of runtime classes stand at their own field. */
    readonly ClassTolerationsByField: ["1.36",""];
    /** A watch gets no bookmark of the version that it began with. */
    readonly BookmarksOfChanges: ["1.22",""];
    /** Failures are indented JSON where the client accepts no form of theirs. */
    readonly IndentedFallback: ["1.22",""];
    /** Aggregated discovery has the version v2. */
    readonly AggregatedDiscoveryV2: ["1.30",""];
    /** The health of a cluster's components is asked on ports with TLS. */
    readonly SecuredComponents: ["1.22",""];
    /** Discovery tells what one object of a kind of the catalogue is called. */
    readonly SingularNames: ["1.27",""];
    /** /version tells of the release that is emulated and of the least one, and OpenAPI documents of single versions of no patch. */
    readonly EmulatedVersions: ["1.33",""];
    /** Faults of values of custom resources have causes of their own for a wrong type, too long a text and too many parts, and items are told by their position. */
    readonly PreciseCauses: ["1.24",""];
    /** What was stored cannot be found again below maps of custom resources that are written as a whole. */
    readonly AtomicMapsUncorrelated: ["1.24",""];
    /** Rules in CEL are held against objects that have other faults, unless these are about the form of the object, which is told then. */
    readonly RulesBesideFaults: ["1.25",""];
    /** The time of a custom object that is not made yet is left out of what webhooks are asked. */
    readonly UnsetTimesOfCustomObjects: ["1.25",""];
    /** Writers are warned of new finalizers without a domain. */
    readonly FinalizerWarnings: ["1.29",""];
    /** A write of the status of a custom resource is held to the part of the schema that is about the status. */
    readonly StatusJudgedAlone: ["1.28",""];
    /** Faults of such a write tell of fields of the status by their whole path. */
    readonly StatusFaultsPlaced: ["1.31",""];
    /** Whole numbers are compared with the whole part of what custom resources want multiples of. */
    readonly WholeMultiples: ["1.22",""];
    /** The length that a text of a custom resource may have is told in bytes. */
    readonly LengthInBytes: ["1.32",""];
    /** Messages of faults show bad values as JSON. */
    readonly ValuesAsJson: ["1.34",""];
    /** Messages of rules in CEL show the value that breaks a rule, where it has no parts, and not the name of its type. */
    readonly ShownValues: ["1.34",""];
    /** Creating an object of a definition that is being deleted is forbidden; before, the method is not allowed. */
    readonly ForbiddenWhileTerminating: ["1.34",""];
    /** Whole numbers of custom resources are held to the range of their format. */
    readonly NumberRanges: ["1.36",""];
    /** An apply brings items of lists that are united into the order in which it has them. */
    readonly ItemsAsSent: ["1.22",""];
    /** An apply that does no more than put items of a list into another order changes the object. */
    readonly OrderOfItemsCounts: ["1.36",""];
    /** Objects that lose all their content by an apply stay, as empty ones. */
    readonly EmptiedObjectsStay: ["1.36",""];
    /** Objects with several items of one key are owned and applied to; such items are one value. */
    readonly RepeatedItemsOwned: ["1.29",""];
    /** Applied items of lists may lack some of the fields by which they are told apart, and are known by the others. */
    readonly PartialKeys: ["1.34",""];
    /** Parts of custom resources that may hold anything are owned key by key. */
    readonly FreePartsByKey: ["1.22",""];
    /** Containers that metrics of autoscalers name are held to the rules of names. */
    readonly MetricContainersJudged: ["1.27",""];
    /** Tables of autoscalers name the resources that metrics are of. */
    readonly MetricsNamed: ["1.30",""];
    /** Annotations of autoscalers tell of their tolerance, and of none. */
    readonly ToleranceOfScaling: ["1.33",""];
    /** References of autoscalers name a group and version. */
    readonly ScaledGroupsJudged: ["1.34",""];
    /** Autoscalers without an upper bound are told that they need one. */
    readonly UpperBoundRequired: ["1.36",""];
    /** Names of indexed jobs leave room for the index of a pod. */
    readonly IndexedNamesJudged: ["1.23",""];
    /** Pods of jobs have labels of the API's own domain, and are found by them. */
    readonly JobLabelsPrefixed: ["1.27",""];
    /** Jobs tell whether they select their pods by themselves. */
    readonly SelectionTold: ["1.29",""];
    /** Warnings tell of time zones in schedules. */
    readonly ZonesInSchedulesWarned: ["1.25",""];
    /** Faults of the claims that were made for a pod stand at the name of the entry. */
    readonly ClaimStatusesByName: ["","1.31"];
    /** Schedules name no time zone, for which there is a field. */
    readonly ZonesInSchedulesRefused: ["1.29",""];
    /** Templates of jobs tell of the status of conditions that failed pods must have. */
    readonly JobTemplatesFilled: ["1.34",""];
    /** An annotation marks jobs whose pods are counted by their finalizers. */
    readonly TrackedJobsAnnotated: ["","1.26"];
    /** Only indexed jobs with a policy of success tell that they met what it wants. */
    readonly SuccessNeedsPolicy: ["1.30","1.30"];
    /** Rules for failed pods may end single indexes of a job. */
    readonly FailingIndexes: ["1.28",""];
    /** Stateful sets may change how long their pods must be ready. */
    readonly SetsReadyLater: ["1.22",""];
    /** Stateful sets may change what becomes of their claims. */
    readonly SetClaimsRetained: ["1.23",""];
    /** Stateful sets may change how their replicas are numbered. */
    readonly SetOrdinals: ["1.26",""];
    /** What new controller revisions keep is an object. */
    readonly RevisionsJudged: ["1.31",""];
    /** Stateful sets may change how many revisions they keep. */
    readonly SetHistoryChanges: ["1.33",""];
    /** New stateful sets name services by labels. */
    readonly ServiceNamesJudged: ["1.33",""];
    /** Templates of stateful sets are held to the rules of pods and claims. */
    readonly SetTemplatesJudged: ["1.34",""];
    /** New stateful sets have labels for names. */
    readonly SetNamesAreLabels: ["1.27",""];
    /** Audit events tell what an answer says and is about, where it is a status. */
    readonly AuditedStatuses: ["1.24",""];
    /** Audit events show options of deletions as the server has them, at no version of their own. */
    readonly AuditedOptionsUnversioned: ["1.22",""];
    /** What is behind a service that answers for a group version, or converts objects, is told of by slices of endpoints. */
    readonly BackendsBySlices: ["1.34",""];
    /** Audit events tell of the end of a watch as of a connection that was closed. */
    readonly AuditedEndsOfWatches: ["","1.30"];
    /** OpenAPI documents say that bodies are needed, that lists of custom resources are objects, and that applies to their subresources may take fields over. */
    readonly DocumentsWhole: ["1.26",""];
    /** The type of metrics tells how characters in names are written that names may not have. */
    readonly MetricsEscaping: ["1.31",""];
    /** Refusals for a quota name the containers that do not tell what they need. */
    readonly QuotasNameContainers: ["1.25",""];
    /** Metrics count rejections by webhooks that could not be called by the code of the failure. */
    readonly CodesOfFailedCalls: ["1.23",""];
    /** An apply of the status of a definition merges its metadata, too. */
    readonly StatusMetadataApplied: ["1.30",""];
    /** Who writes the status of a definition owns the metadata that they write. */
    readonly StatusMetadataOwned: ["1.36",""];
    /** A missing handler of a runtime class is told of as missing. */
    readonly ClassHandlersOnceMissing: ["1.36",""];
    /** Who writes the status of a custom resource owns no metadata. */
    readonly StatusOwnsNoMetadata: ["1.34",""];
    /** Every answer has the id of its request, audited or not. */
    readonly AuditIdsAlways: ["1.22",""];
    /** Schedules may begin with a time zone. */
    readonly ZonesInSchedules: ["1.22",""];
}

export const flags: Readonly<Record<string, FlagDefinition>> = {
      "bind-address": {"section":"Serving","type":"ip","default":"127.0.0.1","description":"Address to listen on; 0.0.0.0 listens on all."},
      "advertise-address": {"section":"Serving","type":"ip","default":"0.0.0.0","description":"Address that the API's own service leads to; by default the one listened on or, where others cannot reach that, one of this machine."},
      "external-hostname": {"section":"Serving","type":"string","default":"","description":"Name, and port where it is another, by which the server is known outside; the address of the keys of tokens has it."},
      "secure-port": {"section":"Serving","type":"int","default":6443,"min":0,"max":65535,"description":"Port for HTTPS; 0 takes any free one."},
      "insecure-port": {"section":"Serving","type":"int","default":0,"min":0,"max":0,"hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","until":"1.23","description":"Port for HTTP."},
      port: {"section":"Serving","type":"int","default":0,"min":0,"max":0,"hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","until":"1.23","description":"Port for HTTP."},
      "insecure-bind-address": {"section":"Serving","type":"ip","default":"127.0.0.1","hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","until":"1.23","description":"Address for HTTP."},
      address: {"section":"Serving","type":"ip","default":"127.0.0.1","hidden":true,"deprecatedSince":"1.15","inert":"there is no serving without TLS","until":"1.23","description":"Address for HTTP."},
      "enable-swagger-ui": {"section":"Serving","type":"bool","default":false,"hidden":true,"deprecatedSince":"1.15","inert":"the API is shown by its documents alone","until":"1.23","description":"Serve pages that show the API."},
      "cert-dir": {"section":"Serving","type":"string","default":"","description":"Folder for the serving certificate that is made when none is given; below the data folder by default."},
      "tls-cert-file": {"section":"Serving","type":"string","default":"","description":"PEM file with the serving certificate and its chain."},
      "tls-private-key-file": {"section":"Serving","type":"string","default":"","description":"PEM file with the key of the serving certificate."},
      "tls-sni-cert-key": {"section":"Serving","type":"texts","default":[],"description":"A certificate and its key for some names, as <certificate file>,<key file>[:<name>,*.<domain>], the names of the certificate when none are given. May be given several times."},
      "tls-min-version": {"section":"Serving","type":"string","default":"VersionTLS12","values":["VersionTLS10","VersionTLS11","VersionTLS12","VersionTLS13"],"description":"Oldest version of TLS that clients may speak."},
      "tls-cipher-suites": {"section":"Serving","type":"strings","default":[],"values":["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256","TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA","TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256","TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA","TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_ECDSA_WITH_RC4_128_SHA","TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA","TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA","TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256","TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA","TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_RSA_WITH_RC4_128_SHA","TLS_RSA_WITH_3DES_EDE_CBC_SHA","TLS_RSA_WITH_AES_128_CBC_SHA","TLS_RSA_WITH_AES_128_CBC_SHA256","TLS_RSA_WITH_AES_128_GCM_SHA256","TLS_RSA_WITH_AES_256_CBC_SHA","TLS_RSA_WITH_AES_256_GCM_SHA384","TLS_RSA_WITH_RC4_128_SHA"],"description":"Cipher suites up to TLS 1.2 by their names at IANA, the preferred one first; those of TLS 1.3 are always taken. Good ones when empty."},
      "tls-curve-preferences": {"section":"Serving","type":"strings","default":[],"values":["23","24","25","29"],"since":"1.36","description":"Groups for the exchange of keys by their numbers at IANA, the preferred one first: 23, 24 and 25 for P-256, P-384 and P-521, 29 for X25519. Those of the runtime when empty."},
      "http2-max-streams-per-connection": {"section":"Serving","type":"int","default":0,"min":0,"description":"Requests at once of one connection over HTTP/2; 0 stands for 250."},
      "disable-http2-serving": {"section":"Serving","type":"bool","default":false,"since":"1.31","description":"Serve HTTP/1.1 alone."},
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
      workers: {"section":"Serving","type":"string","default":"1","description":"Processes that serve on the one address, over one store; auto stands for one a core. Limits of requests and connections are shared among them. Only the command serve has more than one."},
      "shutdown-delay-duration": {"section":"Serving","type":"duration","default":"0s","min":0,"description":"Time between the signal to stop and the end of listening."},
      "shutdown-send-retry-after": {"section":"Serving","type":"bool","default":false,"since":"1.23","inert":"no connections are taken once that time is over, and those under way are answered","description":"Tell requests to come back later that arrive after that time."},
      "shutdown-watch-termination-grace-period": {"section":"Serving","type":"duration","default":"0s","since":"1.27","min":0,"inert":"watches are told of the end and closed at once","description":"Time that watches may take to end when the server stops."},
      "livez-grace-period": {"section":"Serving","type":"duration","default":"0s","min":0,"description":"Time after the start in which /livez takes for done what the start still has to do."},
      "enable-logs-handler": {"section":"Serving","type":"bool","default":true,"changes":{"1.31":{"default":false}},"description":"Show log files at /logs to those who may read that path."},
      "logs-dir": {"section":"Serving","type":"string","default":"","description":"Folder of the files that /logs shows; logs below the data folder by default."},
      console: {"section":"Serving","type":"bool","default":false,"description":"Serve the console, a page for browsers, at /console/, and send browsers there from the root."},
      "strict-transport-security-directives": {"section":"Serving","type":"strings","default":[],"description":"Directives that keep browsers on HTTPS: max-age=<seconds>, includeSubDomains and preload; without any, browsers are told nothing."},
      "cors-allowed-origins": {"section":"Serving","type":"strings","default":[],"description":"Patterns of origins, such as ^https://shop[.]example[.]com$, whose pages may call from a browser; anchor them."},
      "client-ca-file": {"section":"Authentication","type":"string","default":"","description":"PEM file with the authorities whose client certificates identify callers."},
      "token-auth-file": {"section":"Authentication","type":"string","default":"","description":"CSV file with columns token, user name, user id and groups."},
      "anonymous-auth": {"section":"Authentication","type":"bool","default":true,"description":"Take requests without credentials as system:anonymous."},
      "authorization-config": {"section":"Authorization","type":"string","default":"","stage":"BETA","since":"1.29","description":"File of kind AuthorizationConfiguration: the modes in their order, with any number of services that are asked, each under conditions. Not together with --authorization-mode and the flags of its webhook."},
      "authentication-config": {"section":"Authentication","type":"string","default":"","stage":"BETA","description":"File of kind AuthenticationConfiguration: issuers of tokens, how their claims become users, and at which paths requests without credentials are taken; not together with --anonymous-auth, and with --oidc-issuer-url, where it says something of these."},
      "api-audiences": {"section":"Authentication","type":"strings","default":[],"description":"Audiences that tokens must be made for; the issuer when empty."},
      "service-account-api-audiences": {"section":"Authentication","type":"strings","default":[],"hidden":true,"deprecatedSince":"1.15","replacement":"--api-audiences","standsFor":"api-audiences","until":"1.24","description":"An older name."},
      "enable-bootstrap-token-auth": {"section":"Authentication","type":"bool","default":false,"description":"Take tokens of secrets in the system namespace whose type is that of bootstrap tokens."},
      "service-account-issuer": {"section":"Authentication","type":"string","default":"https://kubernetes.default.svc","description":"Issuer named in service account tokens."},
      "service-account-jwks-uri": {"section":"Authentication","type":"string","default":"","description":"Address of the issuer's keys that its discovery document names; this server's own by default."},
      "service-account-key-file": {"section":"Authentication","type":"strings","default":[],"description":"PEM files with keys that verify service account tokens; the TLS key when empty."},
      "service-account-signing-key-file": {"section":"Authentication","type":"string","default":"","description":"PEM file with the key that signs service account tokens; one is made when none is given."},
      "service-account-signing-endpoint": {"section":"Authentication","type":"string","default":"","since":"1.32","inert":"tokens are signed with a key that the server has","description":"Socket of a service that signs tokens in its place."},
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
      "requestheader-uid-headers": {"section":"Authentication","type":"strings","default":[],"since":"1.32","description":"Headers that name the uid of the user; the first that has a value counts. Needs the gate RemoteRequestHeaderUID."},
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
      "kubelet-https": {"section":"Resources","type":"bool","default":true,"hidden":true,"deprecatedSince":"1.15","inert":"agents are always called with TLS","until":"1.21","description":"Call agents of nodes with TLS."},
      "kubelet-port": {"section":"Resources","type":"int","default":10250,"min":0,"max":65535,"hidden":true,"deprecatedSince":"1.15","inert":"nodes tell the ports of their agents","description":"Port of agents of nodes that tell none."},
      "kubelet-read-only-port": {"section":"Resources","type":"int","default":10255,"min":0,"max":65535,"hidden":true,"deprecatedSince":"1.15","inert":"agents are always called with TLS","description":"Port of agents of nodes without TLS."},
      "ssh-user": {"section":"Resources","type":"string","default":"","hidden":true,"deprecatedSince":"1.15","inert":"nodes are called without tunnels","until":"1.21","description":"User of tunnels to nodes."},
      "ssh-keyfile": {"section":"Resources","type":"string","default":"","hidden":true,"deprecatedSince":"1.15","inert":"nodes are called without tunnels","until":"1.21","description":"Key of tunnels to nodes."},
      "allow-privileged": {"section":"Resources","type":"bool","default":false,"description":"Take pods with privileged containers."},
      "service-cluster-ip-range": {"section":"Resources","type":"string","default":"10.0.0.0/24","description":"Range that services get addresses from; a second one, of the other family, makes them dual-stack."},
      "service-node-port-range": {"section":"Resources","type":"string","default":"30000-32767","description":"Ports of nodes that services may get, as <from>-<to> or <from>+<count>."},
      "kubernetes-service-node-port": {"section":"Resources","type":"int","default":0,"min":0,"max":65535,"description":"Port of nodes that the API's own service is made with; 0 makes it reachable inside of the cluster alone."},
      "endpoint-reconciler-type": {"section":"Resources","type":"string","default":"lease","values":["master-count","lease","none"],"description":"Whether the addresses of the servers are kept behind the API's own service, by leases whichever of the first two it is."},
      "coordinated-leadership-lease-duration": {"section":"Resources","type":"duration","default":"15s","since":"1.34","min":0,"inert":"no component of a control plane is elected here","description":"How long an elected leader holds its place without renewing it."},
      "coordinated-leadership-renew-deadline": {"section":"Resources","type":"duration","default":"10s","since":"1.34","min":0,"inert":"no component of a control plane is elected here","description":"Longest that a leader tries to renew its place."},
      "coordinated-leadership-retry-period": {"section":"Resources","type":"duration","default":"2s","since":"1.34","min":0,"inert":"no component of a control plane is elected here","description":"Pause between two tries."},
      "cloud-provider": {"section":"Resources","type":"string","default":"","since":"1.22","until":"1.32","changes":{"1.29":{"hidden":true,"deprecatedSince":"1.29"}},"inert":"the server calls no cloud","description":"Cloud that the cluster is in."},
      "cloud-config": {"section":"Resources","type":"string","default":"","since":"1.22","until":"1.32","changes":{"1.29":{"hidden":true,"deprecatedSince":"1.29"}},"inert":"the server calls no cloud","description":"File with the settings of the cloud."},
      "apiserver-count": {"section":"Resources","type":"int","default":1,"min":1,"inert":"servers of one store know of one another by leases","description":"Servers that there are."},
      "identity-lease-duration-seconds": {"section":"Resources","type":"int","default":3600,"min":1,"until":"1.25","description":"Seconds of the lease that names a server."},
      "identity-lease-renew-interval-seconds": {"section":"Resources","type":"int","default":10,"min":1,"until":"1.25","description":"Seconds after which the lease that names a server is renewed."},
      "master-service-namespace": {"section":"Resources","type":"string","default":"default","deprecatedSince":"1.15","inert":"the API's own service is always in the namespace default","until":"1.26","description":"Namespace of the API's own service."},
      "pod-access-config-maps": {"section":"Resources","type":"strings","default":["kube-root-ca.crt:ca.crt"],"description":"Config maps, as <name>:<key>, with the authorities that pods trust; they stand beside the account's token in pods."},
      "outgoing-denied-cidrs": {"section":"Outgoing calls","type":"strings","default":[],"description":"Blocks of addresses that the server never calls, whoever names them, beside those of links, of groups of machines and of clouds' metadata."},
      "outgoing-allowed-cidrs": {"section":"Outgoing calls","type":"strings","default":[],"description":"Blocks that it may call nevertheless, such as 127.0.0.1/32 where the agent of a node is on this machine; the servers of this API are not called even there."},
      "egress-selector-config-file": {"section":"Outgoing calls","type":"string","default":"","inert":"services are called directly","description":"File that says through which proxies services are called."},
      "enable-aggregator-routing": {"section":"Aggregation","type":"bool","default":false,"description":"Call endpoints of services that answer for API services, not the services' own addresses."},
      "aggregator-reject-forwarding-redirect": {"section":"Aggregation","type":"bool","default":true,"since":"1.25","inert":"redirects of other API servers are always handed to the client, who decides","description":"Refuse redirects of other API servers."},
      "peer-ca-file": {"section":"Aggregation","type":"string","default":"","since":"1.28","inert":"servers of one store have the same resources, and forward nothing to one another","description":"PEM file with the authorities by which servers of one store know one another."},
      "peer-advertise-ip": {"section":"Aggregation","type":"string","default":"","since":"1.28","description":"Address at which servers of one store call this one, which its lease tells; those of everybody when empty."},
      "peer-advertise-port": {"section":"Aggregation","type":"string","default":"","since":"1.28","description":"Port at which servers of one store call this one, which its lease tells; those of everybody when empty."},
      "proxy-client-cert-file": {"section":"Aggregation","type":"string","default":"","description":"PEM file with the certificate by which other API servers know that this one tells them who is calling."},
      "proxy-client-key-file": {"section":"Aggregation","type":"string","default":"","description":"PEM file with the key of that certificate."},
      "authorization-mode": {"section":"Authorization","type":"strings","default":["RBAC"],"values":["AlwaysAllow","AlwaysDeny","ABAC","Node","RBAC","Webhook"],"description":"Modes that are asked in turn; the first to decide wins."},
      "authorization-policy-file": {"section":"Authorization","type":"string","default":"","description":"File with a policy in JSON a line, for the mode ABAC."},
      "authorization-webhook-config-file": {"section":"Authorization","type":"string","default":"","description":"Client configuration file that names the service which the mode Webhook asks."},
      "authorization-webhook-version": {"section":"Authorization","type":"string","default":"v1beta1","values":["v1","v1beta1"],"description":"Version of the access reviews that are sent to that service."},
      "authorization-webhook-cache-authorized-ttl": {"section":"Authorization","type":"duration","default":"5m0s","min":0,"description":"Time for which its answers hold that allow something."},
      "authorization-webhook-cache-unauthorized-ttl": {"section":"Authorization","type":"duration","default":"30s","min":0,"description":"Time for which its other answers hold."},
      "enable-admission-plugins": {"section":"Admission","type":"strings","default":[],"description":"Admission plugins to run in addition to default enabled ones ({defaultPlugins}). Comma-delimited list of admission plugins: {plugins}. The order of the list does not matter."},
      "disable-admission-plugins": {"section":"Admission","type":"strings","default":[],"description":"Admission plugins not to run, even where they are on by default ({defaultPlugins}) or asked for."},
      "admission-control": {"section":"Admission","type":"strings","default":[],"deprecatedSince":"1.15","replacement":"--enable-admission-plugins or --disable-admission-plugins","description":"The only admission plugins to run, or AlwaysAdmit for none beside those that always do; not together with the flags that switch single ones."},
      "admission-control-config-file": {"section":"Admission","type":"string","default":"","description":"File of kind AdmissionConfiguration with the settings of plugins, or the names of the files that hold them."},
      "default-not-ready-toleration-seconds": {"section":"Admission","type":"int","default":300,"description":"Seconds that pods which say nothing else stay on a node that is not ready."},
      "default-unreachable-toleration-seconds": {"section":"Admission","type":"int","default":300,"description":"Seconds that pods which say nothing else stay on a node that cannot be reached."},
      controllers: {"section":"Controllers","type":"strings","default":["*"],"description":"Controllers to run beside what the API itself needs: * for all, a name for one, and -<name> beside * for all but one; none when empty. There are bootstrapsigner, clusterrole-aggregation, csrapproving, csrcleaner, csrsigning, disruption, garbagecollector, namespace, pv-protection, pvc-protection, resourcequota, root-ca-cert-publisher, serviceaccount, serviceaccount-token, tokencleaner, ttl-after-finished and validatingadmissionpolicy-status-controller; with --simulate also cronjob, daemonset, deployment, endpoint, endpointslice, job, kube-scheduler, kubelet, persistentvolume-binder, replicaset, replicationcontroller, service-lb-controller and statefulset."},
      simulate: {"section":"Simulation","type":"bool","default":false,"description":"Play the controller manager, the scheduler and the nodes, so that workloads live as in a cluster without any: pods are made, placed, ready and done, by the server's clock. For tests and trials."},
      "simulation-config-file": {"section":"Simulation","type":"string","default":"","description":"File of kind Simulation: the nodes of a simulated cluster, and stages of containers that are slow, crash or have no image."},
      "enable-garbage-collector": {"section":"Controllers","type":"bool","default":true,"description":"Delete what only deleted objects owned, and hold owners whose deletion has to wait for it or asks to keep it."},
      "delete-collection-workers": {"section":"Controllers","type":"int","default":1,"min":1,"description":"Objects that the deletion of a collection works on at once."},
      "data-dir": {"section":"Storage","type":"string","default":"./data","description":"Folder for the embedded store, certificates and the administrator's kubeconfig."},
      storage: {"section":"Storage","type":"string","default":"sqlite","values":["sqlite","memory","etcd","postgres"],"description":"Where objects are kept: on disk, only as long as the server runs, or where --etcd-servers or --postgres-url says, either of which is enough."},
      "etcd-servers": {"section":"Storage","type":"strings","default":[],"description":"Addresses of an etcd cluster to keep objects in, such as https://10.0.0.1:2379; the embedded store is not used then."},
      "etcd-cafile": {"section":"Storage","type":"string","default":"","description":"PEM file with the authorities that etcd's certificates are checked with."},
      "etcd-certfile": {"section":"Storage","type":"string","default":"","description":"PEM file with the certificate shown to etcd."},
      "etcd-keyfile": {"section":"Storage","type":"string","default":"","description":"PEM file with the key of that certificate."},
      "postgres-url": {"section":"Storage","type":"string","default":"","description":"Address of a PostgreSQL database to keep objects in, such as postgres://user@10.0.0.1:5432/database, with standby servers after commas; the embedded store is not used then."},
      "postgres-password-file": {"section":"Storage","type":"string","default":"","description":"File with the password of that user."},
      "postgres-ca-file": {"section":"Storage","type":"string","default":"","description":"PEM file with the authorities that the database's certificates are checked with."},
      "postgres-cert-file": {"section":"Storage","type":"string","default":"","description":"PEM file with the certificate shown to the database."},
      "postgres-key-file": {"section":"Storage","type":"string","default":"","description":"PEM file with the key of that certificate."},
      "etcd-prefix": {"section":"Storage","type":"string","default":"/registry","description":"What all keys begin with."},
      "etcd-compaction-interval": {"section":"Storage","type":"duration","default":"5m0s","min":0,"description":"How long old versions can still be listed and watched from, whichever engine keeps them; 0 keeps them for good."},
      "etcd-healthcheck-timeout": {"section":"Storage","type":"duration","default":"10s","min":0,"description":"Time after which a store that does not answer is unhealthy."},
      "etcd-readycheck-timeout": {"section":"Storage","type":"duration","default":"2s","min":0,"since":"1.25","description":"Time after which a store that does not answer makes the server not ready."},
      "storage-initialization-timeout": {"section":"Storage","type":"duration","default":"1m0s","since":"1.31","min":0,"inert":"a server listens only once what is stored has been read","description":"Longest that readiness waits for what is stored."},
      "etcd-count-metric-poll-period": {"section":"Storage","type":"duration","default":"1m0s","min":0,"inert":"objects are counted as they come and go","description":"How often stored objects are counted for metrics."},
      "etcd-db-metric-poll-interval": {"section":"Storage","type":"duration","default":"30s","min":0,"description":"How often a database is asked for the size of the store, and never with 0; that of a file is looked at when metrics are read."},
      "etcd-servers-overrides": {"section":"Storage","type":"strings","default":[],"inert":"all resources are kept in one store","description":"Stores of single resources, as <group>/<resource>#<address>;<address>."},
      "lease-reuse-duration-seconds": {"section":"Storage","type":"int","default":60,"min":1,"description":"Seconds for which a lease of etcd is given to keys that expire at about the same time."},
      "storage-backend": {"section":"Storage","type":"string","default":"","inert":"--etcd-servers and --storage say where objects are kept","description":"Kind of the store."},
      "storage-media-type": {"section":"Storage","type":"string","default":"application/vnd.kubernetes.protobuf","values":["application/json","application/yaml","application/vnd.kubernetes.protobuf"],"inert":"objects are stored in one form","description":"Form in which objects are stored."},
      "watch-cache": {"section":"Storage","type":"bool","default":true,"inert":"every read is answered from memory","description":"Answer from memory."},
      "watch-cache-sizes": {"section":"Storage","type":"strings","default":[],"inert":"every resource has a cache, whose history is bounded by time and bytes","description":"Events of single resources that are kept for watches, as <resource>[.<group>]#<number>; 0 switches the cache of one off."},
      "default-watch-cache-size": {"section":"Storage","type":"int","default":100,"min":0,"inert":"the history for watches is bounded by time and bytes","description":"Events of a resource that are kept for watches."},
      "deserialization-cache-size": {"section":"Storage","type":"int","default":0,"hidden":true,"deprecatedSince":"1.15","inert":"objects are kept as they are sent","until":"1.23","description":"Objects whose decoded form is kept."},
      "target-ram-mb": {"section":"Storage","type":"int","default":0,"hidden":true,"deprecatedSince":"1.15","inert":"caches are bounded by the memory of the process","until":"1.23","description":"Memory that caches are sized by."},
      "encryption-provider-config": {"section":"Storage","type":"string","default":"","description":"File of kind EncryptionConfiguration: which resources are encrypted where they are kept, and by what."},
      "encryption-provider-config-automatic-reload": {"section":"Storage","type":"bool","default":false,"description":"Read that file again when it changes, not only at the start."},
      "experimental-encryption-provider-config": {"section":"Storage","type":"string","default":"","hidden":true,"deprecatedSince":"1.15","replacement":"--encryption-provider-config","standsFor":"encryption-provider-config","until":"1.23","description":"An older name."},
      "event-ttl": {"section":"Storage","type":"duration","default":"1h0m0s","min":0,"description":"How long events are kept."},
      release: {"section":"API","type":"string","default":"1.36","description":"Release whose API is shown, from 1.15 to 1.36."},
      "runtime-config": {"section":"API","type":"map","default":{},"description":"Versions and resources to switch: <group>/<version>, <group>/<version>/<resource>, api/all, api/ga, api/beta or api/alpha, each with =true or =false."},
      "runtime-config-emulation-forward-compatible": {"section":"API","type":"bool","default":false,"since":"1.33","inert":"a release is shown as it was, without versions of later ones","description":"Take versions of later releases in --runtime-config."},
      "emulated-version": {"section":"API","type":"strings","default":[],"since":"1.32","description":"Earlier release whose API is shown, as <major>.<minor> or kube=<major>.<minor>, at most three before that of --release."},
      "emulation-forward-compatible": {"section":"API","type":"bool","default":false,"since":"1.33","inert":"a release is shown as it was, without versions of later ones","description":"Serve versions of later releases as far as they are stable."},
      "min-compatibility-version": {"section":"API","type":"strings","default":[],"since":"1.35","inert":"what is stored can be read by every release that can be shown","description":"Oldest release that must read what is stored, as <component>=<major>.<minor>."},
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
      "allow-metric-labels-manifest": {"section":"Metrics","type":"string","default":"","since":"1.29","inert":"--allow-metric-labels takes the same","description":"File with values that labels of metrics may have."},
      profiling: {"section":"Serving","type":"bool","default":true,"description":"Take profiles at /debug/pprof/ for those who may read that path."},
      "debug-socket-path": {"section":"Serving","type":"string","default":"","since":"1.27","inert":"profiles are taken through the API alone, where permissions hold","description":"Socket of this machine at which profiles are taken without permission."},
      "contention-profiling": {"section":"Serving","type":"bool","default":false,"inert":"the server has no locks that threads wait for","description":"Take profiles of locks."},
      "logging-format": {"section":"Logging","type":"string","default":"text","values":["text","json"],"description":"Lines of text, or of one JSON object each."},
      "tracing-config-file": {"section":"Logging","type":"string","default":"","description":"File that says where traces of requests are sent, and of how many of them, of kind TracingConfiguration; without it none are."},
      v: {"section":"Logging","type":"int","default":0,"min":0,"max":10,"description":"How much is told on the standard error: from 3 on a line for each request."},
      vmodule: {"section":"Logging","type":"strings","default":[],"description":"Levels of single parts of the server in place of --v, as <part>=<level>, where * and ? stand for any letters or one; httplog is the part that tells of requests."},
      "log-flush-frequency": {"section":"Logging","type":"duration","default":"5s","min":0,"inert":"every line is written at once","description":"Longest that lines wait to be written."},
      "log-text-info-buffer-size": {"section":"Logging","type":"string","default":"0","since":"1.30","inert":"every line is written at once","description":"Bytes of lines that may wait to be written."},
      "log-text-split-stream": {"section":"Logging","type":"bool","default":false,"since":"1.30","inert":"lines go to the standard error alone","description":"Write faults to the standard error, and other lines to the standard output."},
      logtostderr: {"section":"Logging","type":"bool","default":true,"inert":"lines go to the standard error alone","until":"1.25","description":"Write lines to the standard error, not to files."},
      alsologtostderr: {"section":"Logging","type":"bool","default":false,"inert":"lines go to the standard error alone","until":"1.25","description":"Write lines to the standard error beside files."},
      stderrthreshold: {"section":"Logging","type":"string","default":2,"inert":"lines go to the standard error alone","until":"1.25","description":"Least severity of lines that go to the standard error beside files: INFO, WARNING, ERROR, FATAL, or its number."},
      one_output: {"section":"Logging","type":"bool","default":false,"inert":"lines go to the standard error alone","until":"1.25","description":"Write lines to the file of their severity alone."},
      log_dir: {"section":"Logging","type":"string","default":"","inert":"lines go to the standard error alone","until":"1.25","description":"Folder for files of lines."},
      log_file: {"section":"Logging","type":"string","default":"","inert":"lines go to the standard error alone","until":"1.25","description":"File for lines."},
      log_file_max_size: {"section":"Logging","type":"int","default":1800,"min":0,"inert":"lines go to the standard error alone","until":"1.25","description":"Megabytes of a file of lines."},
      log_backtrace_at: {"section":"Logging","type":"string","default":":0","inert":"lines are told by what they say, not by where","until":"1.25","description":"Place in the code, as <file>:<line>, whose lines come with a stack."},
      add_dir_header: {"section":"Logging","type":"bool","default":false,"inert":"a line of text has no header","until":"1.25","description":"Begin lines with the folder of the code."},
      skip_headers: {"section":"Logging","type":"bool","default":false,"inert":"a line of text has no header","until":"1.25","description":"Leave headers of lines out."},
      skip_log_headers: {"section":"Logging","type":"bool","default":false,"inert":"lines go to the standard error alone","until":"1.25","description":"Leave headers of files of lines out."},
      "experimental-logging-sanitization": {"section":"Logging","type":"bool","default":false,"stage":"ALPHA","inert":"lines never have values of objects","until":"1.23","description":"Leave values of secret fields out of lines."},
    };
export const features: Readonly<Record<string, FeatureDefinition>> = {
      APIListChunking: {"stage":"BETA","default":true,"changes":{"1.29":{"stage":"GA","locked":true}},"until":"1.32"},
      APIPriorityAndFairness: {"stage":"BETA","default":true,"changes":{"1.29":{"stage":"GA","locked":true}},"until":"1.30"},
      APIResponseCompression: {"stage":"BETA","default":true},
      APISelfSubjectReview: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      APIServerIdentity: {"stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true}}},
      APIServerTracing: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      APIServingWithRoutine: {"since":"1.30","stage":"ALPHA","default":false},
      AdmissionWebhookMatchConditions: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.32"},
      AdvancedAuditing: {"stage":"GA","default":true,"changes":{"1.27":{"locked":true}},"until":"1.27"},
      AggregatedDiscoveryEndpoint: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.32"},
      AggregatedDiscoveryRemoveBetaType: {"since":"1.33","stage":"DEPRECATED","default":true,"changes":{"1.35":{"locked":true}}},
      AllAlpha: {"stage":"ALPHA","default":false},
      AllBeta: {"stage":"BETA","default":false},
      AllowDNSOnlyNodeCSR: {"since":"1.31","stage":"DEPRECATED","default":false},
      AllowInsecureBackendProxy: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      AllowInsecureKubeletCertificateSigningRequests: {"since":"1.31","stage":"DEPRECATED","default":false},
      AllowOverwriteTerminationGracePeriodSeconds: {"since":"1.32","stage":"DEPRECATED","default":false,"changes":{"1.35":{"locked":true}}},
      AllowParsingUserUIDFromCertAuth: {"since":"1.33","stage":"BETA","default":true},
      AllowServiceExternalIPs: {"since":"1.36","stage":"GA","default":true},
      AllowServiceLBStatusOnNonLB: {"since":"1.29","stage":"DEPRECATED","default":false,"changes":{"1.32":{"locked":true}},"until":"1.34"},
      AllowUnsafeMalformedObjectDeletion: {"since":"1.32","stage":"ALPHA","default":false},
      AnonymousAuthConfigurableEndpoints: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      AnyVolumeDataSource: {"stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      AppArmor: {"stage":"BETA","default":true,"changes":{"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      AppArmorFields: {"since":"1.30","stage":"BETA","default":true,"changes":{"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      AtomicFIFO: {"since":"1.36","stage":"BETA","default":true},
      AuthorizeNodeWithSelectors: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      AuthorizePodWebsocketUpgradeCreatePermission: {"since":"1.35","stage":"BETA","default":true},
      AuthorizeWithSelectors: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      BalanceAttachedNodeVolumes: {"stage":"ALPHA","default":false,"until":"1.21"},
      BoundServiceAccountTokenVolume: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.22"},
      BtreeWatchCache: {"since":"1.32","stage":"BETA","default":true,"changes":{"1.33":{"stage":"GA","locked":true}}},
      CBORServingAndStorage: {"since":"1.32","stage":"ALPHA","default":false},
      CPUManager: {"stage":"BETA","default":true,"changes":{"1.26":{"stage":"GA","locked":true}},"until":"1.32"},
      CPUManagerPolicyAlphaOptions: {"since":"1.23","stage":"ALPHA","default":false},
      CPUManagerPolicyBetaOptions: {"since":"1.23","stage":"BETA","default":true},
      CPUManagerPolicyOptions: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      CRDObservedGenerationTracking: {"since":"1.35","stage":"BETA","default":false,"changes":{"1.36":{"default":true}}},
      CRDValidationRatcheting: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      CRIContainerLogRotation: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      CRIListStreaming: {"since":"1.36","stage":"ALPHA","default":false},
      CSIInlineVolume: {"stage":"BETA","default":true,"changes":{"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      CSIMigration: {"stage":"BETA","default":true,"changes":{"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      CSIMigrationAWS: {"stage":"BETA","default":false,"changes":{"1.23":{"default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      CSIMigrationAzureDisk: {"stage":"BETA","default":false,"changes":{"1.23":{"default":true},"1.24":{"stage":"GA"},"1.25":{"locked":true}},"until":"1.26"},
      CSIMigrationAzureFile: {"stage":"BETA","default":false,"changes":{"1.24":{"default":true},"1.26":{"stage":"GA"},"1.27":{"locked":true}},"until":"1.29"},
      CSIMigrationGCE: {"stage":"BETA","default":false,"changes":{"1.23":{"default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.27"},
      CSIMigrationOpenStack: {"stage":"BETA","default":false,"changes":{"1.23":{"default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      CSIMigrationPortworx: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.25":{"stage":"BETA"},"1.31":{"default":true},"1.33":{"stage":"GA","locked":true}},"until":"1.35"},
      CSIMigrationRBD: {"since":"1.24","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"DEPRECATED"}},"until":"1.30"},
      CSIMigrationvSphere: {"stage":"BETA","default":false,"changes":{"1.25":{"default":true},"1.26":{"stage":"GA"},"1.27":{"locked":true}},"until":"1.28"},
      CSIMigrationvSphereComplete: {"stage":"BETA","default":false,"until":"1.21"},
      CSINodeExpandSecret: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.29":{"stage":"GA","locked":true}},"until":"1.30"},
      CSIServiceAccountToken: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.24"},
      CSIServiceAccountTokenSecrets: {"since":"1.35","stage":"BETA","default":true,"changes":{"1.36":{"stage":"GA","locked":true}}},
      CSIStorageCapacity: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.27"},
      CSIVolumeFSGroupPolicy: {"stage":"BETA","default":true,"changes":{"1.23":{"stage":"GA","locked":true}},"until":"1.24"},
      CSIVolumeHealth: {"stage":"ALPHA","default":false},
      CSRDuration: {"since":"1.22","stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      ChangeContainerStatusOnKubeletRestart: {"since":"1.35","stage":"DEPRECATED","default":false},
      ClearingNominatedNodeNameAfterBinding: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      ClientsAllowCARotation: {"since":"1.36","stage":"BETA","default":true},
      ClientsAllowCBOR: {"since":"1.32","stage":"ALPHA","default":false},
      ClientsAllowTLSCacheGC: {"since":"1.36","stage":"BETA","default":true},
      ClientsPreferCBOR: {"since":"1.32","stage":"ALPHA","default":false},
      CloudControllerManagerWatchBasedRoutesReconciliation: {"since":"1.35","stage":"ALPHA","default":false},
      CloudControllerManagerWebhook: {"since":"1.27","stage":"ALPHA","default":false},
      CloudDualStackNodeIPs: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      ClusterTrustBundle: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA"}}},
      ClusterTrustBundleProjection: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA"}}},
      ComponentFlagz: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      ComponentSLIs: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}},"until":"1.34"},
      ComponentStatusz: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      ConcurrentWatchObjectDecode: {"since":"1.31","stage":"BETA","default":false},
      ConfigurableFSGroupPolicy: {"stage":"BETA","default":true,"changes":{"1.23":{"stage":"GA","locked":true}},"until":"1.24"},
      ConsistentHTTPGetHandlers: {"since":"1.26","stage":"GA","default":true,"changes":{"1.30":{"locked":true}},"until":"1.30"},
      ConsistentListFromCache: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      ConstrainedImpersonation: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      ContainerCheckpoint: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true}}},
      ContainerRestartRules: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      ContainerStopSignals: {"since":"1.33","stage":"ALPHA","default":false},
      ContextualLogging: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true}}},
      ControllerManagerLeaderMigration: {"since":"1.22","stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.26"},
      ControllerManagerReleaseLeaderElectionLockOnExit: {"since":"1.36","stage":"ALPHA","default":false},
      CoordinatedLeaderElection: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA"}}},
      CronJobControllerV2: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.22"},
      CronJobTimeZone: {"since":"1.24","stage":"ALPHA","default":false,"changes":{"1.25":{"stage":"BETA","default":true},"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      CronJobsScheduledAnnotation: {"since":"1.28","stage":"BETA","default":true,"changes":{"1.32":{"stage":"GA","locked":true}},"until":"1.34"},
      CrossNamespaceVolumeDataSource: {"since":"1.26","stage":"ALPHA","default":false},
      CustomCPUCFSQuotaPeriod: {"stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"GA","default":true}}},
      CustomResourceFieldSelectors: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}}},
      CustomResourceValidationExpressions: {"stage":"BETA","default":true,"changes":{"1.23":{"stage":"ALPHA","default":false},"1.25":{"stage":"BETA","default":true},"1.29":{"stage":"GA","locked":true}},"until":"1.30"},
      DRAAdminAccess: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      DRAConsumableCapacity: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      DRAControlPlaneController: {"since":"1.31","stage":"ALPHA","default":false,"until":"1.31"},
      DRADeviceBindingConditions: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      DRADeviceTaintRules: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA"}}},
      DRADeviceTaints: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      DRAExtendedResource: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      DRAListTypeAttributes: {"since":"1.36","stage":"ALPHA","default":false},
      DRANodeAllocatableResources: {"since":"1.36","stage":"ALPHA","default":false},
      DRAPartitionableDevices: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      DRAPrioritizedList: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.36":{"stage":"GA"}}},
      DRAResourceClaimDeviceStatus: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true}}},
      DRAResourceClaimGranularStatusAuthorization: {"since":"1.36","stage":"BETA","default":true},
      DRAResourcePoolStatus: {"since":"1.36","stage":"ALPHA","default":false},
      DRASchedulerFilterTimeout: {"since":"1.34","stage":"BETA","default":true},
      DRAWorkloadResourceClaims: {"since":"1.36","stage":"ALPHA","default":false},
      DaemonSetUpdateSurge: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      DeclarativeValidation: {"since":"1.33","stage":"BETA","default":true,"changes":{"1.36":{"stage":"GA","locked":true}}},
      DeclarativeValidationBeta: {"since":"1.36","stage":"BETA","default":true},
      DeclarativeValidationTakeover: {"since":"1.33","stage":"BETA","default":false,"changes":{"1.36":{"stage":"DEPRECATED"}}},
      DefaultHostNetworkHostPortsInPodTemplates: {"since":"1.28","stage":"DEPRECATED","default":false,"until":"1.30"},
      DefaultPodTopologySpread: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      DelegateFSGroupToCSIDriver: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      DeploymentReplicaSetTerminatingReplicas: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      DetectCacheInconsistency: {"since":"1.34","stage":"BETA","default":true},
      DevicePluginCDIDevices: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.33"},
      DevicePlugins: {"stage":"BETA","default":true,"changes":{"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      DisableAcceleratorUsageMetrics: {"stage":"BETA","default":true,"changes":{"1.25":{"stage":"GA","locked":true}},"until":"1.27"},
      DisableAllocatorDualWrite: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA"},"1.34":{"stage":"GA","default":true},"1.35":{"locked":true}}},
      DisableCPUQuotaWithExclusiveCPUs: {"since":"1.33","stage":"BETA","default":true,"changes":{"1.36":{"stage":"DEPRECATED"}}},
      DisableCloudProviders: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      DisableKubeletCloudCredentialProviders: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      DisableNodeKubeProxyVersion: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"DEPRECATED"},"1.33":{"default":true},"1.36":{"locked":true}}},
      DownwardAPIHugePages: {"stage":"BETA","default":false,"changes":{"1.23":{"default":true},"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      DryRun: {"stage":"GA","default":true,"changes":{"1.26":{"locked":true}},"until":"1.27"},
      DynamicKubeletConfig: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"DEPRECATED","default":false}},"until":"1.25"},
      DynamicResourceAllocation: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA"},"1.34":{"stage":"GA","default":true},"1.35":{"locked":true}}},
      EfficientWatchResumption: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.32"},
      ElasticIndexedJob: {"since":"1.27","stage":"BETA","default":true,"changes":{"1.31":{"stage":"GA","locked":true}},"until":"1.33"},
      EndpointSlice: {"stage":"GA","default":true,"locked":true,"until":"1.24"},
      EndpointSliceNodeName: {"stage":"GA","default":true,"locked":true,"until":"1.24"},
      EndpointSliceProxying: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.24"},
      EndpointSliceTerminatingCondition: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      EnvFiles: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      EphemeralContainers: {"stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      EventedPLEG: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA"},"1.30":{"stage":"ALPHA"}}},
      ExecProbeTimeout: {"stage":"GA","default":true,"changes":{"1.35":{"locked":true}}},
      ExpandCSIVolumes: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA"}},"until":"1.26"},
      ExpandInUsePersistentVolumes: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA"}},"until":"1.26"},
      ExpandPersistentVolumes: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA"}},"until":"1.26"},
      ExpandedDNSConfig: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      ExperimentalHostUserNamespaceDefaulting: {"stage":"BETA","default":false,"changes":{"1.28":{"stage":"DEPRECATED","locked":true}},"until":"1.29"},
      ExtendWebSocketsToKubelet: {"since":"1.36","stage":"BETA","default":true},
      ExternalPolicyForExternalIP: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      ExternalServiceAccountTokenSigner: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      GRPCContainerProbe: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      GangScheduling: {"since":"1.35","stage":"ALPHA","default":false},
      GenericEphemeralVolume: {"stage":"BETA","default":true,"changes":{"1.23":{"stage":"GA","locked":true}},"until":"1.24"},
      GenericWorkload: {"since":"1.35","stage":"ALPHA","default":false},
      GitRepoVolumeDriver: {"since":"1.33","stage":"DEPRECATED","default":false,"changes":{"1.36":{"locked":true}}},
      GracefulNodeShutdown: {"stage":"BETA","default":true},
      GracefulNodeShutdownBasedOnPodPriority: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true}}},
      HPAConfigurableTolerance: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      HPAContainerMetrics: {"stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      HPAScaleToZero: {"stage":"ALPHA","default":false},
      HonorPVReclaimPolicy: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}},"until":"1.35"},
      HostnameOverride: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      HugePageStorageMediumSize: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.23"},
      IPTablesOwnershipCleanup: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      IPv6DualStack: {"stage":"BETA","default":true,"changes":{"1.23":{"stage":"GA","locked":true}},"until":"1.24"},
      IdentifyPodOS: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      ImageMaximumGCAge: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.35":{"stage":"GA","locked":true}}},
      ImageVolume: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA"},"1.35":{"default":true},"1.36":{"stage":"GA","locked":true}}},
      ImageVolumeWithDigest: {"since":"1.36","stage":"ALPHA","default":false},
      ImmutableEphemeralVolumes: {"stage":"GA","default":true,"locked":true,"until":"1.23"},
      InOrderInformers: {"since":"1.33","stage":"BETA","default":true,"changes":{"1.36":{"stage":"GA"}}},
      InOrderInformersBatchProcess: {"since":"1.35","stage":"BETA","default":true},
      InPlacePodLevelResourcesVerticalScaling: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      InPlacePodVerticalScaling: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.35":{"stage":"GA","locked":true}}},
      InPlacePodVerticalScalingAllocatedStatus: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"DEPRECATED"}},"until":"1.35"},
      InPlacePodVerticalScalingExclusiveCPUs: {"since":"1.32","stage":"ALPHA","default":false},
      InPlacePodVerticalScalingExclusiveMemory: {"since":"1.34","stage":"ALPHA","default":false},
      InPlacePodVerticalScalingInitContainers: {"since":"1.36","stage":"BETA","default":true},
      InTreePluginAWSUnregister: {"stage":"ALPHA","default":false,"until":"1.30"},
      InTreePluginAzureDiskUnregister: {"stage":"ALPHA","default":false,"until":"1.30"},
      InTreePluginAzureFileUnregister: {"stage":"ALPHA","default":false,"until":"1.30"},
      InTreePluginGCEUnregister: {"stage":"ALPHA","default":false,"until":"1.30"},
      InTreePluginOpenStackUnregister: {"stage":"ALPHA","default":false,"until":"1.30"},
      InTreePluginPortworxUnregister: {"since":"1.23","stage":"ALPHA","default":false,"until":"1.35"},
      InTreePluginRBDUnregister: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"DEPRECATED"}},"until":"1.30"},
      InTreePluginvSphereUnregister: {"stage":"ALPHA","default":false,"until":"1.30"},
      IndexedJob: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      InformerResourceVersion: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"GA","default":true}}},
      IngressClassNamespacedParams: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.23":{"stage":"GA","locked":true}},"until":"1.24"},
      JobBackoffLimitPerIndex: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      JobManagedBy: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.35":{"stage":"GA","locked":true}}},
      JobMutableNodeSchedulingDirectives: {"since":"1.23","stage":"BETA","default":true,"changes":{"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      JobPodFailurePolicy: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      JobPodReplacementPolicy: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      JobReadyPods: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.29":{"stage":"GA","locked":true}},"until":"1.30"},
      JobSuccessPolicy: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      JobTrackingWithFinalizers: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA"},"1.25":{"default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.28"},
      KMSv1: {"since":"1.28","stage":"DEPRECATED","default":true,"changes":{"1.29":{"default":false}}},
      KMSv2: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.29":{"stage":"GA","locked":true}},"until":"1.31"},
      KMSv2KDF: {"since":"1.28","stage":"BETA","default":false,"changes":{"1.29":{"stage":"GA","default":true,"locked":true}},"until":"1.31"},
      KubeProxyDrainingTerminatingNodes: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      KubeletCgroupDriverFromCRI: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      KubeletCrashLoopBackOffMax: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      KubeletCredentialProviders: {"stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      KubeletEnsureSecretPulledImages: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      KubeletFineGrainedAuthz: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      KubeletInUserNamespace: {"since":"1.22","stage":"ALPHA","default":false},
      KubeletPSI: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      KubeletPodResources: {"stage":"BETA","default":true,"changes":{"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      KubeletPodResourcesDynamicResources: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      KubeletPodResourcesGet: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      KubeletPodResourcesGetAllocatable: {"stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.28"},
      KubeletPodResourcesListUseActivePods: {"since":"1.34","stage":"DEPRECATED","default":true},
      KubeletRegistrationGetOnExistsOnly: {"since":"1.32","stage":"DEPRECATED","default":false},
      KubeletSeparateDiskGC: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true}}},
      KubeletServiceAccountTokenForCredentialProviders: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true}}},
      KubeletTracing: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      LegacyNodeRoleBehavior: {"stage":"GA","default":false,"locked":true,"until":"1.21"},
      LegacyServiceAccountTokenCleanUp: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      LegacyServiceAccountTokenNoAutoGeneration: {"since":"1.24","stage":"BETA","default":true,"changes":{"1.26":{"stage":"GA"},"1.27":{"locked":true}},"until":"1.28"},
      LegacyServiceAccountTokenTracking: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      LegacySidecarContainers: {"since":"1.33","stage":"DEPRECATED","default":false,"until":"1.33"},
      ListFromCacheSnapshot: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true}}},
      LoadBalancerIPMode: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}},"until":"1.34"},
      LocalStorageCapacityIsolation: {"stage":"BETA","default":true,"changes":{"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      LocalStorageCapacityIsolationFSQuotaMonitoring: {"stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA"}}},
      LogarithmicScaleDown: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}}},
      LoggingAlphaOptions: {"since":"1.25","stage":"ALPHA","default":false},
      LoggingBetaOptions: {"since":"1.25","stage":"BETA","default":true},
      ManifestBasedAdmissionControlConfig: {"since":"1.36","stage":"ALPHA","default":false},
      MatchLabelKeysInPodAffinity: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      MatchLabelKeysInPodTopologySpread: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true}}},
      MatchLabelKeysInPodTopologySpreadSelectorMerge: {"since":"1.34","stage":"BETA","default":true},
      MaxUnavailableStatefulSet: {"since":"1.24","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA"}}},
      MemoryManager: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}},"until":"1.35"},
      MemoryQoS: {"since":"1.22","stage":"ALPHA","default":false},
      MinDomainsInPodTopologySpread: {"since":"1.24","stage":"ALPHA","default":false,"changes":{"1.25":{"stage":"BETA"},"1.27":{"default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      MinimizeIPTablesRestore: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      MixedProtocolLBService: {"stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      MultiCIDRRangeAllocator: {"since":"1.25","stage":"ALPHA","default":false,"until":"1.28"},
      MultiCIDRServiceAllocator: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA"},"1.33":{"stage":"GA","default":true},"1.34":{"locked":true}}},
      MutableCSINodeAllocatableCount: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA"},"1.35":{"default":true},"1.36":{"stage":"GA","locked":true}}},
      MutablePVNodeAffinity: {"since":"1.35","stage":"ALPHA","default":false},
      MutablePodResourcesForSuspendedJobs: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      MutableSchedulingDirectivesForSuspendedJobs: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      MutatingAdmissionPolicy: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA"},"1.36":{"stage":"GA","default":true}}},
      NFTablesProxyMode: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      NamespaceDefaultLabelName: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.23"},
      NativeHistograms: {"since":"1.36","stage":"ALPHA","default":false},
      NetworkPolicyEndPort: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      NetworkPolicyStatus: {"since":"1.24","stage":"ALPHA","default":false,"until":"1.27"},
      NewVolumeManagerReconstruction: {"since":"1.27","stage":"BETA","default":false,"changes":{"1.28":{"default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      NodeDeclaredFeatures: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      NodeDisruptionExclusion: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      NodeInclusionPolicyInPodTopologySpread: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      NodeLease: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      NodeLogQuery: {"since":"1.27","stage":"ALPHA","default":true,"changes":{"1.30":{"stage":"BETA"},"1.36":{"stage":"GA","locked":true}}},
      NodeOutOfServiceVolumeDetach: {"since":"1.24","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.31"},
      NodeSwap: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"BETA"},"1.30":{"default":true},"1.34":{"stage":"GA","locked":true}}},
      NominatedNodeNameForExpectation: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      NonPreemptingPriority: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      OpenAPIEnums: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true}}},
      OpenAPIV3: {"stage":"ALPHA","default":false,"changes":{"1.24":{"stage":"BETA","default":true},"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      OpportunisticBatching: {"since":"1.35","stage":"BETA","default":true},
      OrderedNamespaceDeletion: {"since":"1.33","stage":"BETA","default":true,"changes":{"1.34":{"stage":"GA","locked":true}}},
      PDBUnhealthyPodEvictionPolicy: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      PLEGOnDemandRelist: {"since":"1.36","stage":"BETA","default":true},
      PersistentVolumeClaimUnusedSinceTime: {"since":"1.36","stage":"ALPHA","default":false},
      PersistentVolumeLastPhaseTransitionTime: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.32"},
      PodAffinityNamespaceSelector: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      PodAndContainerStatsFromCRI: {"since":"1.23","stage":"ALPHA","default":false},
      PodCertificateRequest: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA"}}},
      PodDeletionCost: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true}}},
      PodDisruptionBudget: {"stage":"GA","default":true,"locked":true,"until":"1.24"},
      PodDisruptionConditions: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.33"},
      PodHasNetworkCondition: {"since":"1.25","stage":"ALPHA","default":false,"until":"1.27"},
      PodHostIPs: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      PodIndexLabel: {"since":"1.28","stage":"BETA","default":true,"changes":{"1.32":{"stage":"GA","locked":true}},"until":"1.34"},
      PodLevelResourceManagers: {"since":"1.36","stage":"ALPHA","default":false},
      PodLevelResources: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true}}},
      PodLifecycleSleepAction: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      PodLifecycleSleepActionAllowZero: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      PodLogsQuerySplitStreams: {"since":"1.32","stage":"ALPHA","default":false},
      PodObservedGenerationTracking: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.35":{"stage":"GA","locked":true}}},
      PodOverhead: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      PodReadyToStartContainersCondition: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true}}},
      PodSchedulingReadiness: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.30":{"stage":"GA","locked":true}}},
      PodSecurity: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.27"},
      PodTopologyLabelsAdmission: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA","default":true}}},
      PodsAPI: {"since":"1.36","stage":"ALPHA","default":false},
      PortForwardWebsockets: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true}}},
      PreferNominatedNode: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      PreferSameTrafficDistribution: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true},"1.35":{"stage":"GA","locked":true}}},
      PreventStaticPodAPIReferences: {"since":"1.34","stage":"BETA","default":true},
      ProbeHostPodSecurityStandards: {"since":"1.34","stage":"GA","default":true,"locked":true,"until":"1.34"},
      ProbeTerminationGracePeriod: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA"},"1.25":{"default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.28"},
      ProcMountType: {"stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA"},"1.33":{"default":true},"1.36":{"stage":"GA","locked":true}}},
      ProxyTerminatingEndpoints: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.28":{"stage":"GA","locked":true}},"until":"1.29"},
      QOSReserved: {"stage":"ALPHA","default":false},
      ReadWriteOncePod: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.29":{"stage":"GA","locked":true}},"until":"1.30"},
      RecoverVolumeExpansionFailure: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      RecursiveReadOnlyMounts: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      ReduceDefaultCrashLoopBackOffDecay: {"since":"1.33","stage":"ALPHA","default":false},
      RelaxedDNSSearchValidation: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      RelaxedEnvironmentVariableValidation: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      RelaxedServiceNameValidation: {"since":"1.34","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      ReloadKubeletClientCAFile: {"since":"1.36","stage":"BETA","default":true},
      ReloadKubeletServerCertificateFile: {"since":"1.31","stage":"BETA","default":true},
      RemainingItemCount: {"stage":"BETA","default":true,"changes":{"1.29":{"stage":"GA","locked":true}},"until":"1.32"},
      RemoteRequestHeaderUID: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true}}},
      RemoveSelfLink: {"stage":"BETA","default":true,"changes":{"1.24":{"stage":"GA","locked":true}},"until":"1.29"},
      ResilientWatchCacheInitialization: {"since":"1.31","stage":"BETA","default":false,"changes":{"1.32":{"default":true},"1.34":{"stage":"GA","locked":true}}},
      ResourceHealthStatus: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      ResourceHealthStatusMessage: {"since":"1.36","stage":"BETA","default":true},
      RestartAllContainersOnContainerExits: {"since":"1.35","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      RetroactiveDefaultStorageClass: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.26":{"stage":"BETA","default":true},"1.28":{"stage":"GA"}},"until":"1.28"},
      RetryGenerateName: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}}},
      RootCAConfigMap: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      RotateKubeletServerCertificate: {"stage":"BETA","default":true},
      RunAsGroup: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      RuntimeClass: {"stage":"GA","default":true,"locked":true,"until":"1.23"},
      RuntimeClassInImageCriApi: {"since":"1.29","stage":"ALPHA","default":false},
      SCTPSupport: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      SELinuxChangePolicy: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.36":{"stage":"GA","locked":true}}},
      SELinuxMount: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA"}}},
      SELinuxMountReadWriteOncePod: {"since":"1.25","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA"},"1.28":{"default":true},"1.36":{"stage":"GA","locked":true}}},
      SchedulerAsyncAPICalls: {"since":"1.34","stage":"BETA","default":false},
      SchedulerAsyncPreemption: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true}}},
      SchedulerPopFromBackoffQ: {"since":"1.33","stage":"BETA","default":true},
      SchedulerQueueingHints: {"since":"1.28","stage":"BETA","default":true,"changes":{"1.29":{"default":false},"1.32":{"default":true},"1.34":{"stage":"GA","locked":true}}},
      SeccompDefault: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.25":{"stage":"BETA","default":true},"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      SecurityContextDeny: {"since":"1.27","stage":"ALPHA","default":false,"until":"1.29"},
      SelectorIndex: {"stage":"GA","default":true,"locked":true,"until":"1.24"},
      SeparateCacheWatchRPC: {"since":"1.30","stage":"BETA","default":true,"changes":{"1.33":{"stage":"DEPRECATED","default":false},"1.36":{"locked":true}}},
      SeparateTaintEvictionController: {"since":"1.29","stage":"BETA","default":true,"changes":{"1.34":{"stage":"GA","locked":true}}},
      ServerSideApply: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA"},"1.26":{"locked":true}},"until":"1.31"},
      ServerSideFieldValidation: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.25":{"stage":"BETA","default":true},"1.27":{"stage":"GA","locked":true}},"until":"1.31"},
      ServiceAccountIssuerDiscovery: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      ServiceAccountNodeAudienceRestriction: {"since":"1.32","stage":"BETA","default":false,"changes":{"1.33":{"default":true}}},
      ServiceAccountTokenJTI: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}}},
      ServiceAccountTokenNodeBinding: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      ServiceAccountTokenNodeBindingValidation: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}}},
      ServiceAccountTokenPodNodeInfo: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}}},
      ServiceAppProtocol: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      ServiceCIDRStatusFieldWiping: {"since":"1.36","stage":"DEPRECATED","default":true},
      ServiceIPStaticSubrange: {"since":"1.24","stage":"ALPHA","default":false,"changes":{"1.25":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      ServiceInternalTrafficPolicy: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      ServiceLBNodePortControl: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      ServiceLoadBalancerClass: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      ServiceNodeExclusion: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      ServiceNodePortStaticSubrange: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"BETA","default":true},"1.29":{"stage":"GA","locked":true}},"until":"1.30"},
      ServiceTopology: {"stage":"ALPHA","default":false,"until":"1.21"},
      ServiceTrafficDistribution: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}},"until":"1.35"},
      SetHostnameAsFQDN: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.23"},
      ShardedListAndWatch: {"since":"1.36","stage":"ALPHA","default":false},
      SidecarContainers: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"BETA","default":true},"1.33":{"stage":"GA","locked":true}}},
      SizeBasedListCostEstimate: {"since":"1.34","stage":"BETA","default":true},
      SizeMemoryBackedVolumes: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}},"until":"1.34"},
      SkipReadOnlyValidationGCE: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.29":{"stage":"DEPRECATED","default":true}},"until":"1.30"},
      StableLoadBalancerNodeSet: {"since":"1.27","stage":"BETA","default":true,"changes":{"1.30":{"stage":"GA","locked":true}},"until":"1.31"},
      StaleControllerConsistencyDaemonSet: {"since":"1.36","stage":"BETA","default":true},
      StaleControllerConsistencyJob: {"since":"1.36","stage":"BETA","default":true},
      StaleControllerConsistencyReplicaSet: {"since":"1.36","stage":"BETA","default":true},
      StaleControllerConsistencyStatefulSet: {"since":"1.36","stage":"BETA","default":true},
      StartupProbe: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      StatefulSetAutoDeletePVC: {"since":"1.23","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}},"until":"1.34"},
      StatefulSetMinReadySeconds: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.25":{"stage":"GA","locked":true}},"until":"1.26"},
      StatefulSetSemanticRevisionComparison: {"since":"1.34","stage":"BETA","default":true},
      StatefulSetStartOrdinal: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.27":{"stage":"BETA","default":true},"1.31":{"stage":"GA","locked":true}},"until":"1.33"},
      StorageCapacityScoring: {"since":"1.33","stage":"ALPHA","default":false},
      StorageNamespaceIndex: {"since":"1.30","stage":"BETA","default":true,"changes":{"1.33":{"stage":"DEPRECATED"}}},
      StorageObjectInUseProtection: {"stage":"GA","default":true,"changes":{"1.23":{"locked":true}},"until":"1.24"},
      StorageVersionAPI: {"stage":"ALPHA","default":false},
      StorageVersionHash: {"stage":"BETA","default":true},
      StorageVersionMigrator: {"since":"1.30","stage":"ALPHA","default":false,"changes":{"1.35":{"stage":"BETA"}}},
      StreamingCollectionEncodingToJSON: {"since":"1.33","stage":"BETA","default":true,"changes":{"1.34":{"stage":"GA","locked":true}}},
      StreamingCollectionEncodingToProtobuf: {"since":"1.33","stage":"BETA","default":true,"changes":{"1.34":{"stage":"GA","locked":true}}},
      StreamingProxyRedirects: {"stage":"DEPRECATED","default":true,"changes":{"1.22":{"default":false}},"until":"1.23"},
      StrictCostEnforcementForVAP: {"since":"1.30","stage":"BETA","default":false,"changes":{"1.32":{"stage":"GA","default":true,"locked":true}},"until":"1.34"},
      StrictCostEnforcementForWebhooks: {"since":"1.30","stage":"BETA","default":false,"changes":{"1.32":{"stage":"GA","default":true,"locked":true}},"until":"1.34"},
      StrictIPCIDRValidation: {"since":"1.33","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      StructuredAuthenticationConfiguration: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      StructuredAuthenticationConfigurationEgressSelector: {"since":"1.34","stage":"BETA","default":true},
      StructuredAuthenticationConfigurationJWKSMetrics: {"since":"1.35","stage":"BETA","default":true},
      StructuredAuthorizationConfiguration: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true},"1.32":{"stage":"GA","locked":true}},"until":"1.35"},
      SupplementalGroupsPolicy: {"since":"1.31","stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.35":{"stage":"GA","locked":true}}},
      SupportNodePidsLimit: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      SupportPodPidsLimit: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      SuspendJob: {"stage":"ALPHA","default":false,"changes":{"1.22":{"stage":"BETA","default":true},"1.24":{"stage":"GA","locked":true}},"until":"1.25"},
      Sysctls: {"stage":"GA","default":true,"locked":true,"until":"1.22"},
      SystemdWatchdog: {"since":"1.32","stage":"BETA","default":true,"changes":{"1.35":{"stage":"GA","locked":true}}},
      TTLAfterFinished: {"stage":"BETA","default":true,"changes":{"1.23":{"stage":"GA","locked":true}},"until":"1.24"},
      TaintTolerationComparisonOperators: {"since":"1.35","stage":"ALPHA","default":false},
      TokenRequestServiceAccountUIDValidation: {"since":"1.34","stage":"BETA","default":true},
      TopologyAwareHints: {"stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA"},"1.24":{"default":true},"1.33":{"stage":"GA","locked":true}},"until":"1.35"},
      TopologyAwareWorkloadScheduling: {"since":"1.36","stage":"ALPHA","default":false},
      TopologyManager: {"stage":"BETA","default":true,"changes":{"1.27":{"stage":"GA","locked":true}},"until":"1.28"},
      TopologyManagerPolicyAlphaOptions: {"since":"1.26","stage":"ALPHA","default":false},
      TopologyManagerPolicyBetaOptions: {"since":"1.26","stage":"BETA","default":false,"changes":{"1.28":{"default":true}}},
      TopologyManagerPolicyOptions: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"BETA","default":true},"1.32":{"stage":"GA"},"1.36":{"locked":true}}},
      TranslateStreamCloseWebsocketRequests: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA","default":true}}},
      UnauthenticatedHTTP2DOSMitigation: {"since":"1.28","stage":"BETA","default":true},
      UnknownVersionInteroperabilityProxy: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.36":{"stage":"BETA","default":true}}},
      UnlockWhileProcessingFIFO: {"since":"1.36","stage":"BETA","default":true},
      UserNamespacesHostNetworkSupport: {"since":"1.35","stage":"ALPHA","default":false},
      UserNamespacesPodSecurityStandards: {"since":"1.29","stage":"ALPHA","default":false,"until":"1.34"},
      UserNamespacesStatelessPodsSupport: {"since":"1.25","stage":"ALPHA","default":false,"until":"1.27"},
      UserNamespacesSupport: {"since":"1.28","stage":"ALPHA","default":false,"changes":{"1.30":{"stage":"BETA"},"1.33":{"default":true},"1.36":{"stage":"GA","locked":true}}},
      ValidateProxyRedirects: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"DEPRECATED"}},"until":"1.23"},
      ValidatingAdmissionPolicy: {"since":"1.26","stage":"ALPHA","default":false,"changes":{"1.28":{"stage":"BETA"},"1.30":{"stage":"GA","default":true,"locked":true}},"until":"1.31"},
      VolumeAttributesClass: {"since":"1.29","stage":"ALPHA","default":false,"changes":{"1.31":{"stage":"BETA"},"1.34":{"stage":"GA","default":true},"1.36":{"locked":true}}},
      VolumeCapacityPriority: {"stage":"ALPHA","default":false,"until":"1.32"},
      VolumeLimitScaling: {"since":"1.35","stage":"ALPHA","default":false},
      VolumeSnapshotDataSource: {"stage":"GA","default":true,"locked":true,"until":"1.21"},
      VolumeSubpath: {"stage":"GA","default":true,"changes":{"1.23":{"locked":true}},"until":"1.24"},
      WarningHeaders: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.23"},
      WatchBookmark: {"stage":"GA","default":true,"locked":true,"until":"1.32"},
      WatchCacheInitializationPostStartHook: {"since":"1.31","stage":"BETA","default":false,"changes":{"1.36":{"default":true}}},
      WatchFromStorageWithoutResourceVersion: {"since":"1.30","stage":"BETA","default":false,"changes":{"1.33":{"stage":"DEPRECATED","locked":true}},"until":"1.35"},
      WatchList: {"since":"1.27","stage":"ALPHA","default":false,"changes":{"1.32":{"stage":"BETA","default":true},"1.33":{"default":false},"1.34":{"default":true}}},
      WatchListClient: {"since":"1.30","stage":"BETA","default":false,"changes":{"1.35":{"default":true}}},
      WinDSR: {"stage":"ALPHA","default":false,"changes":{"1.33":{"stage":"BETA","default":true},"1.34":{"stage":"GA","locked":true}}},
      WinOverlay: {"stage":"BETA","default":true,"changes":{"1.34":{"stage":"GA","locked":true}}},
      WindowsCPUAndMemoryAffinity: {"since":"1.32","stage":"ALPHA","default":false},
      WindowsEndpointSliceProxying: {"stage":"BETA","default":true,"changes":{"1.22":{"stage":"GA","locked":true}},"until":"1.24"},
      WindowsGracefulNodeShutdown: {"since":"1.32","stage":"ALPHA","default":false,"changes":{"1.34":{"stage":"BETA","default":true}}},
      WindowsHostNetwork: {"since":"1.26","stage":"ALPHA","default":true,"changes":{"1.33":{"stage":"DEPRECATED","default":false}}},
      WindowsHostProcessContainers: {"since":"1.22","stage":"ALPHA","default":false,"changes":{"1.23":{"stage":"BETA","default":true},"1.26":{"stage":"GA","locked":true}},"until":"1.27"},
      WorkloadAwarePreemption: {"since":"1.36","stage":"ALPHA","default":false},
      WorkloadWithJob: {"since":"1.36","stage":"ALPHA","default":false},
      ZeroLimitedNominalConcurrencyShares: {"since":"1.29","stage":"BETA","default":false,"changes":{"1.30":{"stage":"GA","default":true,"locked":true}},"until":"1.31"},
      csiMigrationRBD: {"since":"1.23","stage":"ALPHA","default":false,"until":"1.23"},
    };
export const protocol: Readonly<Record<string, ProtocolFeature>> = {
      ResetsUntracked: {"since":"1.22","description":"A write that resets managedFields leaves the object without owners, whatever else it changes."},
      EntriesOfSubresources: {"since":"1.22","description":"managedFields name the subresource through which fields were written, and scales own replicas."},
      WordsOfTwoFamilies: {"since":"1.22","description":"Faults of addresses tell the ranges of both families.","words":{"(127.0.0.0/8)":"(127.0.0.0/8, ::1/128)","(169.254.0.0/16)":"(169.254.0.0/16, fe80::/10)","(224.0.0.0/24)":"(224.0.0.0/24, ff02::/10)"}},
      WordsOfSchedules: {"since":"1.23","description":"Faults of schedules are told in small letters.","words":{"Expected exactly {}, found {}: {}":"expected exactly {}, found {}: [{}]","Failed to parse":"failed to parse","Negative number (":"negative number (","Too many hyphens: ":"too many hyphens: ","Too many slashes: ":"too many slashes: ","Beginning of range (":"beginning of range (","End of range (":"end of range (","Step of range should":"step of range should","Unrecognized descriptor: ":"unrecognized descriptor: "}},
      WordsOfFamilies: {"since":"1.23","description":"Faults of services tell of the cluster in a sentence.","words":{"Cluster is not configured for dual stack services":"this cluster is not configured for dual-stack services"}},
      WordsOfPortNames: {"since":"1.24","description":"Faults of names of ports tell that a letter is missing, not that a number would do.","words":{"must contain at least one letter or number (a-z, 0-9)":"must contain at least one letter (a-z)"}},
      WordsOfSchemas: {"since":"1.22","description":"Faults of definitions name the extension by its whole name.","words":{"set x-preserve-unknown-fields to true":"set x-kubernetes-preserve-unknown-fields to true"}},
      WordsOfAddresses: {"since":"1.27","description":"Faults of addresses of webhooks tell that the host is to be specified.","words":{"host must be provided":"host must be specified"}},
      WordsOfPodGrace: {"since":"1.22","description":"Faults of changed pods tell that a time to end may become a second.","words":{"`spec.activeDeadlineSeconds` or `spec.tolerations` (only additions to existing tolerations)":"`spec.activeDeadlineSeconds`, `spec.tolerations` (only additions to existing tolerations) or `spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)"}},
      WordsOfPodUpdates: {"since":"1.27","description":"Faults of changed pods list the fields that may change without spaces.","words":{"`spec.containers[*].image`, `spec.initContainers[*].image`, `spec.activeDeadlineSeconds`, `spec.tolerations` (only additions to existing tolerations) or `spec":"`spec.containers[*].image`,`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),`spec"}},
      LimitsUntold: {"until":"1.26","description":"Faults of requests above their limits do not tell the limit.","words":{"must be less than or equal to {} limit of {}":"must be less than or equal to {} limit"}},
      WordsOfLengths: {"since":"1.32","description":"Faults of what is too long tell of more bytes than there may be.","words":{"Too long: must have at most ":"Too long: may not be more than "}},
      WordsOfExemptions: {"since":"1.34","description":"Faults of levels that are exempt tell of the name as a field.","words":{"type must be 'Exempt' if and only if name is 'exempt'":"must be 'Exempt' if and only if `name` is 'exempt'"}},
      PlainVersionsTold: {"since":"1.34","description":"An update that lacks a version is told of it as a decimal number."},
      WordsOfLabelKeys: {"since":"1.36","description":"Faults of names with a prefix tell of keys of labels.","words":{"a qualified name must consist":"a valid label key must consist"}},
      ConfigurationsNamed: {"since":"1.22","description":"Faults of applied configurations name the object that is described."},
      FaultsByType: {"since":"1.23","description":"Faults of JSON tell the type that a field wants, and what stands there."},
      TimesOfChanges: {"since":"1.24","description":"Entries get a new time with every change of the object, and with none that leaves it as it is."},
      PositiveProbeGrace: {"since":"1.22","description":"The grace of a probe is above zero."},
      ContainersJudgedApart: {"since":"1.24","description":"Init containers and ephemeral ones are judged by rules of their own."},
      SidecarsKnown: {"since":"1.28","description":"Faults of init containers tell of those that are always restarted."},
      InitContainersResized: {"since":"1.33","description":"Every init container may say what a change of its resources means."},
      SpreadSelectorsJudged: {"since":"1.27","description":"The selectors of spread constraints are held to the rules of selectors."},
      HostPortsOfPodsAlone: {"since":"1.28","description":"Templates on the network of the host leave ports of the host to their pods."},
      SysctlsWithSlashes: {"since":"1.23","description":"Slashes part names of kernel settings as dots do."},
      SysctlsOfHostRefused: {"since":"1.29","description":"A pod has no kernel settings of what it shares with its host."},
      DriverSecretsByField: {"since":"1.24","description":"Faults of secrets of storage drivers tell of the field that they are about."},
      DriverSecretsAsSubdomains: {"since":"1.26","description":"Names of secrets of storage drivers are subdomains."},
      SourceGroupsJudged: {"since":"1.29","description":"The group of what a claim is filled from is held to the rules of groups."},
      AttributesClassesKnown: {"since":"1.29","description":"Faults of claims tell that their class of attributes may change."},
      AttributesClassLeft: {"since":"1.34","description":"A claim may leave its class of attributes for none."},
      AttributesClassesProtected: {"since":"1.32","description":"Classes of attributes stay while volumes or claims have them."},
      ChangedDriversByList: {"since":"1.33","description":"Faults of changed drivers of a node tell of the list of drivers."},
      KernelsWithArchitecture: {"since":"1.36","description":"Rows of nodes tell the architecture beside the version of the kernel."},
      ManyPortsOfSlices: {"since":"1.22","description":"Slices have up to 20000 ports."},
      LongNodeIds: {"since":"1.22","description":"Drivers may know nodes by long names."},
      RegistrationsUnnamed: {"since":"1.23","until":"1.23","description":"Definitions and registrations of versions are written by a program that does not say its name."},
      FieldValidationJudged: {"since":"1.23","description":"What fieldValidation says is one of its values, also where nothing goes by it."},
      ClaimsOfNodes: {"since":"1.26","description":"Nodes read the device claims of the pods that are bound to them."},
      SlicesOfNodes: {"since":"1.30","description":"Nodes read all slices of devices, and write those that name them."},
      SlicesOfNodesEmptied: {"since":"1.31","description":"Nodes delete their slices of devices together."},
      AdminAccessByNamespace: {"since":"1.33","description":"Devices that others use are shared with administrators only in namespaces labelled for it."},
      AdminAccessByDomain: {"since":"1.34","description":"The label of such namespaces has the domain of labels; before, it has the name of the group."},
      TopologyKeysShown: {"since":"1.25","description":"Faults of the keys of a topology of nodes show the key, and not all of them."},
      DriverNamesOnceMissing: {"since":"1.34","description":"A missing name of a driver is told of once."},
      DriverNameWarnings: {"since":"1.36","description":"Warnings tell of names of drivers of devices that have capital letters."},
      DeviceDriversOnceMissing: {"since":"1.35","description":"A missing name of a driver of devices is told of once."},
      RepeatedRequestsAsWhole: {"since":"1.35","description":"Faults of device requests with one name tell of the request, and not of its name."},
      EffectlessTaintsTolerated: {"since":"1.35","description":"Tolerations of devices may be for taints of the effect None."},
      BothWaysJudged: {"until":"1.34","description":"Expressions of a device request are judged even if it names both one way and several."},
      DistinctAttributesFull: {"since":"1.35","description":"Attributes in which devices must differ are named with their domain."},
      RecycleWarnings: {"since":"1.29","description":"Warnings tell that volumes are recycled no more one day."},
      AuthoritiesReadable: {"since":"1.31","description":"A definition whose webhook has authorities that can be read keeps such ones."},
      OddAddressesInvalid: {"since":"1.36","description":"Warnings call unusual spellings of addresses invalid."},
      StorageClassesDeclared: {"since":"1.36","description":"Faults of changed storage classes are those of fields that never change."},
      AddressesReadAlike: {"since":"1.33","description":"Addresses and blocks of addresses are read alike wherever they stand, and those that are stored pass."},
      PolicyBlocksJudgedAlone: {"since":"1.30","description":"Blocks that a network policy leaves out are judged each by itself, also after one that cannot be read, and in the words of all blocks."},
      KubeletPortGuarded: {"until":"1.32","description":"Services with a balancer leave the port of the kubelet alone."},
      DualStackByDefault: {"since":"1.23","description":"Families of services are settled before anything else is judged."},
      AddressSpellingWarnings: {"since":"1.33","description":"Warnings tell how addresses and blocks of addresses are written best."},
      RepeatedFileWarnings: {"since":"1.33","until":"1.34","description":"Warnings count a part of a volume that names no files as the part before it."},
      BalancersReportAlone: {"since":"1.29","description":"Only services with a balancer tell what it reports."},
      HeadlessWarnings: {"since":"1.35","description":"Warnings tell what services without an address have no use for."},
      IngressClassWarnings: {"since":"1.27","description":"Warnings tell that the annotation for the class of an ingress goes away, which may repeat the field."},
      NamedAddressWarnings: {"since":"1.27","description":"Warnings tell that slices of names go away."},
      DriverPodFieldsChange: {"since":"1.30","description":"Drivers may change what they are told of pods, and how they set groups."},
      DriverCapacityChanges: {"since":"1.23","description":"Drivers may change whether they tell their capacity."},
      NodeLabelValuesJudged: {"since":"1.32","description":"What node selectors compare labels with is held to the rules of label values."},
      PaddedAddressesRead: {"since":"1.22","description":"Addresses of pods may have leading zeros where nothing says that addresses are read strictly."},
      SeccompAnnotated: {"until":"1.24","description":"Pods get annotations for their seccomp profiles."},
      AppArmorAnnotated: {"since":"1.30","until":"1.33","description":"Pods get annotations for their AppArmor profiles."},
      SeccompFromAnnotations: {"until":"1.26","description":"Pods get seccomp profiles from their annotations."},
      GenerationsObserved: {"since":"1.33","description":"Generations that statuses of pods tell of are not below zero."},
      ConditionsOfStatus: {"since":"1.33","description":"Faults of conditions of pods tell of the status that has them."},
      QualityKept: {"since":"1.32","description":"The quality of service of a pod stays as it was."},
      UnmaskedNeedsOwnUsers: {"since":"1.30","description":"Only pods with user ids of their own see all of /proc."},
      NegativeGraceAsOne: {"since":"1.27","description":"Pods whose time to end is below zero get a second."},
      OperationsOfAnyVersion: {"since":"1.22","description":"Operations take kinds of other groups at every version of these."},
      EventsFixed: {"since":"1.24","description":"Events of the newest version do not change, but for their series, and faults of others tell of their own names."},
      SeriesCountedWhole: {"since":"1.22","description":"Rows of events show the count of a series as it is."},
      AbsentScalesAsObjects: {"since":"1.31","description":"Whoever reads the scale of an object that is not there is told of the object."},
      GivenNamesAsGenerated: {"since":"1.23","description":"Who gives an object a name beside one to generate from is told of a clash as of generated names."},
      VersionsOfRemovals: {"since":"1.26","description":"Answers to deletions have the version of the removal."},
      SecretKeysNamed: {"since":"1.22","description":"Faults of secrets name the key that is missing."},
      NegativeDeletionGraceAsOne: {"since":"1.22","description":"Who gives an object less than no time to end gives it a second."},
      ScopesJudgedFully: {"since":"1.22","description":"Quotas are told of everything that is wrong with a scope, not of the first thing alone."},
      UnreadyPodsFree: {"since":"1.22","description":"Pods that are not ready are evicted while their budget has enough that are."},
      BindingsOfOnePod: {"since":"1.22","description":"A binding may be for the pod of one uid alone."},
      StrategyWarnings: {"since":"1.22","description":"Whoever writes an object is warned of what in it is going away or does nothing."},
      RestartPoliciesGated: {"since":"1.34","description":"Policies of restart of single containers are dropped while their feature is off."},
      AbsentAmountsFree: {"until":"1.34","description":"A resize may give amounts of any resource to containers that had none."},
      MemoryLimitsKept: {"since":"1.32","until":"1.33","description":"A resize adds or lowers a limit of memory only where the container starts anew for it."},
      GlusterWarnings: {"since":"1.25","description":"Warnings tell of volumes of GlusterFS."},
      DriversGone: {"since":"1.26","description":"Warnings tell that drivers of volumes of former days do nothing."},
      LaterPodWarnings: {"since":"1.27","description":"Warnings tell of selectors, ports and names in pods that are easily misread."},
      PortNameWarnings: {"since":"1.33","description":"Warnings tell of ports of several containers that have one name."},
      OverlappingFileWarnings: {"since":"1.30","description":"Warnings tell of files in volumes that take each other's place."},
      RepositoryVolumesOff: {"since":"1.33","description":"Warnings tell that volumes of repositories are off by default."},
      LengthsInBytes: {"since":"1.35","description":"Warnings tell of lengths in bytes."},
      KeyPairWarnings: {"since":"1.27","description":"Warnings tell of secrets whose certificate and key cannot be used together."},
      EphemeralContainersOwned: {"since":"1.32","description":"Whoever writes ephemeral containers of a pod owns them."},
      CephWarnings: {"since":"1.28","description":"Warnings tell of volumes of Ceph."},
      ExternalNamesRouted: {"since":"1.22","until":"1.24","description":"Services that stand for a name outside of the cluster also say where traffic inside of it goes."},
      ServicesJudgedWhole: {"since":"1.23","description":"What services say of traffic and balancers is judged with all other fields."},
      BalancersUseNodePorts: {"since":"1.22","description":"Services with a balancer say that they use ports of nodes."},
      DryRunAddresses: {"since":"1.23","description":"Services of a dry run show an address as an example."},
      SourceRangesJudgedEach: {"since":"1.29","description":"Each range that a balancer takes traffic from is judged by itself."},
      ExternalAddressesReached: {"since":"1.29","description":"Services with external addresses say how they take traffic from outside."},
      ServiceWarnings: {"since":"1.27","description":"Warnings tell of fields of services that do nothing."},
      CloseWarnings: {"since":"1.35","description":"Warnings tell of the older name of traffic within a zone."},
      ExternalAddressWarnings: {"since":"1.36","description":"Warnings tell that external addresses of services go away."},
      VolumeWarnings: {"since":"1.27","description":"Warnings tell of what goes away in volumes of the cluster."},
      AttributesClassQuotas: {"since":"1.33","description":"Quotas count claims by their class of attributes."},
      AliasesJudgedEach: {"since":"1.29","description":"Each alias of hosts is judged by itself."},
      LabelValuesJudged: {"since":"1.26","description":"What selectors of pods and claims compare labels with is held to the rules of label values."},
      NoSystemMetadataOwned: {"since":"1.24","description":"New objects are not being deleted, and their writers own nothing of that."},
      IdentityByMachine: {"since":"1.26","description":"The lease that tells of a server is named by the machine that the server runs on."},
      IdentityLabelled: {"since":"1.27","description":"A label of its own marks the leases that tell of servers."},
      ImpersonatedUid: {"since":"1.22","description":"Callers may take over a uid with the name of another user."},
      TokenRequestMetadata: {"since":"1.24","description":"Token requests are held to the names in their metadata, answers have those of the account, and a life that was shortened is told of."},
      TokenRequestNodes: {"since":"1.29","description":"Whoever binds a token to a node is told of the gate that takes it."},
      TokenRequestUid: {"since":"1.34","description":"Answers to token requests have the uid of the account."},
      CertificateCredentials: {"since":"1.32","description":"Users of client certificates have the digest of the certificate among their extra values."},
      NamespaceOfRequest: {"since":"1.22","description":"What is sent to operations gets the namespace of the request, and may name no other."},
      NamespaceSetFirst: {"since":"1.22","description":"Webhooks are shown the namespace of new objects even if the client left it out."},
      UndecodablePatchesFail: {"since":"1.34","description":"A patch of a webhook that is no list of operations counts as a failed call."},
      NewestDefaultIngressClass: {"since":"1.25","description":"Among several default classes, ingresses get the newest."},
      NewestDefaultStorageClass: {"since":"1.26","description":"Among several default classes, claims get the newest."},
      MountableSecretsOfAll: {"since":"1.28","description":"The secrets that an account allows bound those whose keys all become variables, and those of ephemeral containers."},
      TokenBlanksWarning: {"since":"1.22","description":"Clients are warned of a bearer token that several blanks hide."},
      MissingRolesByBinding: {"since":"1.31","description":"Whoever binds a role that is not there is told of the binding's resource."},
      EvenIndentation: {"since":"1.23","description":"Indented answers are laid out alike, whatever their types."},
      InitialEventsRules: {"since":"1.27","description":"Watches say what is wrong with resourceVersionMatch and sendInitialEvents by rules of their own."},
      InitialEventsUnknown: {"since":"1.22","until":"1.26","description":"Lists and watches pass over sendInitialEvents."},
      DocumentsAsJson: {"since":"1.27","description":"OpenAPI documents are sent as JSON; before, as text."},
      UnknownPathsPlain: {"since":"1.23","description":"Paths that nothing answers are told of in plain text; before, the answer lists all others."},
      RemainingMetadata: {"since":"1.24","description":"Chunks of metadata tell how many items remain."},
      ZeroTimesOmitted: {"since":"1.34","description":"Objects that were never stored, and templates, have no creation time, where there was a null."},
      ColumnsOnce: {"since":"1.22","description":"Watches of tables tell of columns in their first event alone, even if that is a bookmark."},
      FlowConditionsApplied: {"since":"1.26","description":"Conditions of flow schemas are applied."},
      NominalSharesTold: {"since":"1.26","description":"Faults of shares of priority levels name them as later versions do."},
      LevelsWithoutShares: {"since":"1.29","description":"A priority level may have no share of its own."},
      MisspelledMatchResources: {"until":"1.31","description":"Faults of what bindings of policies match stand at a misspelled field."},
      DirectivesLeftOut: {"since":"1.28","description":"Strategic merge patches leave directives out where they have nothing to direct."},
      DeletionsOfNothing: {"since":"1.23","description":"What a strategic merge patch deletes from a list that is not there makes no list."},
      DeletionsFromEveryList: {"since":"1.25","description":"Strategic merge patches delete scalars from every list, however it merges."},
      DecisionsTogether: {"since":"1.36","description":"Certificate requests that are both approved and denied are told so of their conditions as a whole."},
      NullItemsPatched: {"since":"1.23","description":"Merge patches keep the nulls of lists."},
      PatchesOfWholes: {"since":"1.23","description":"JSON patches may replace an object as a whole, and test it."},
      ClaimsJudgedOnce: {"since":"1.35","description":"What device claims ask for is judged when it is stored and not again."},
      ClassValuesByField: {"since":"1.25","description":"Faults of the value of priority classes tell of it as manifests do."},
      ClassTolerationsByField: {"since":"1.36","description":"Faults of tolerations of runtime classes stand at their own field."},
      BookmarksOfChanges: {"since":"1.22","description":"A watch gets no bookmark of the version that it began with."},
      IndentedFallback: {"since":"1.22","description":"Failures are indented JSON where the client accepts no form of theirs."},
      AggregatedDiscoveryV2: {"since":"1.30","description":"Aggregated discovery has the version v2."},
      SecuredComponents: {"since":"1.22","description":"The health of a cluster's components is asked on ports with TLS."},
      SingularNames: {"since":"1.27","description":"Discovery tells what one object of a kind of the catalogue is called."},
      EmulatedVersions: {"since":"1.33","description":"/version tells of the release that is emulated and of the least one, and OpenAPI documents of single versions of no patch."},
      PreciseCauses: {"since":"1.24","description":"Faults of values of custom resources have causes of their own for a wrong type, too long a text and too many parts, and items are told by their position."},
      AtomicMapsUncorrelated: {"since":"1.24","description":"What was stored cannot be found again below maps of custom resources that are written as a whole."},
      RulesBesideFaults: {"since":"1.25","description":"Rules in CEL are held against objects that have other faults, unless these are about the form of the object, which is told then."},
      UnsetTimesOfCustomObjects: {"since":"1.25","description":"The time of a custom object that is not made yet is left out of what webhooks are asked."},
      FinalizerWarnings: {"since":"1.29","description":"Writers are warned of new finalizers without a domain."},
      StatusJudgedAlone: {"since":"1.28","description":"A write of the status of a custom resource is held to the part of the schema that is about the status."},
      StatusFaultsPlaced: {"since":"1.31","description":"Faults of such a write tell of fields of the status by their whole path."},
      WholeMultiples: {"since":"1.22","description":"Whole numbers are compared with the whole part of what custom resources want multiples of."},
      LengthInBytes: {"since":"1.32","description":"The length that a text of a custom resource may have is told in bytes."},
      ValuesAsJson: {"since":"1.34","description":"Messages of faults show bad values as JSON."},
      ShownValues: {"since":"1.34","description":"Messages of rules in CEL show the value that breaks a rule, where it has no parts, and not the name of its type."},
      ForbiddenWhileTerminating: {"since":"1.34","description":"Creating an object of a definition that is being deleted is forbidden; before, the method is not allowed."},
      NumberRanges: {"since":"1.36","description":"Whole numbers of custom resources are held to the range of their format."},
      ItemsAsSent: {"since":"1.22","description":"An apply brings items of lists that are united into the order in which it has them."},
      OrderOfItemsCounts: {"since":"1.36","description":"An apply that does no more than put items of a list into another order changes the object."},
      EmptiedObjectsStay: {"since":"1.36","description":"Objects that lose all their content by an apply stay, as empty ones."},
      RepeatedItemsOwned: {"since":"1.29","description":"Objects with several items of one key are owned and applied to; such items are one value."},
      PartialKeys: {"since":"1.34","description":"Applied items of lists may lack some of the fields by which they are told apart, and are known by the others."},
      FreePartsByKey: {"since":"1.22","description":"Parts of custom resources that may hold anything are owned key by key."},
      MetricContainersJudged: {"since":"1.27","description":"Containers that metrics of autoscalers name are held to the rules of names."},
      MetricsNamed: {"since":"1.30","description":"Tables of autoscalers name the resources that metrics are of."},
      ToleranceOfScaling: {"since":"1.33","description":"Annotations of autoscalers tell of their tolerance, and of none."},
      ScaledGroupsJudged: {"since":"1.34","description":"References of autoscalers name a group and version."},
      UpperBoundRequired: {"since":"1.36","description":"Autoscalers without an upper bound are told that they need one."},
      IndexedNamesJudged: {"since":"1.23","description":"Names of indexed jobs leave room for the index of a pod."},
      JobLabelsPrefixed: {"since":"1.27","description":"Pods of jobs have labels of the API's own domain, and are found by them."},
      SelectionTold: {"since":"1.29","description":"Jobs tell whether they select their pods by themselves."},
      ZonesInSchedulesWarned: {"since":"1.25","description":"Warnings tell of time zones in schedules."},
      ClaimStatusesByName: {"until":"1.31","description":"Faults of the claims that were made for a pod stand at the name of the entry."},
      ZonesInSchedulesRefused: {"since":"1.29","description":"Schedules name no time zone, for which there is a field."},
      JobTemplatesFilled: {"since":"1.34","description":"Templates of jobs tell of the status of conditions that failed pods must have."},
      TrackedJobsAnnotated: {"until":"1.26","description":"An annotation marks jobs whose pods are counted by their finalizers."},
      SuccessNeedsPolicy: {"since":"1.30","until":"1.30","description":"Only indexed jobs with a policy of success tell that they met what it wants."},
      FailingIndexes: {"since":"1.28","description":"Rules for failed pods may end single indexes of a job."},
      SetsReadyLater: {"since":"1.22","description":"Stateful sets may change how long their pods must be ready."},
      SetClaimsRetained: {"since":"1.23","description":"Stateful sets may change what becomes of their claims."},
      SetOrdinals: {"since":"1.26","description":"Stateful sets may change how their replicas are numbered."},
      RevisionsJudged: {"since":"1.31","description":"What new controller revisions keep is an object."},
      SetHistoryChanges: {"since":"1.33","description":"Stateful sets may change how many revisions they keep."},
      ServiceNamesJudged: {"since":"1.33","description":"New stateful sets name services by labels."},
      SetTemplatesJudged: {"since":"1.34","description":"Templates of stateful sets are held to the rules of pods and claims."},
      SetNamesAreLabels: {"since":"1.27","description":"New stateful sets have labels for names."},
      AuditedStatuses: {"since":"1.24","description":"Audit events tell what an answer says and is about, where it is a status."},
      AuditedOptionsUnversioned: {"since":"1.22","description":"Audit events show options of deletions as the server has them, at no version of their own."},
      BackendsBySlices: {"since":"1.34","description":"What is behind a service that answers for a group version, or converts objects, is told of by slices of endpoints."},
      AuditedEndsOfWatches: {"until":"1.30","description":"Audit events tell of the end of a watch as of a connection that was closed."},
      DocumentsWhole: {"since":"1.26","description":"OpenAPI documents say that bodies are needed, that lists of custom resources are objects, and that applies to their subresources may take fields over."},
      MetricsEscaping: {"since":"1.31","description":"The type of metrics tells how characters in names are written that names may not have."},
      QuotasNameContainers: {"since":"1.25","description":"Refusals for a quota name the containers that do not tell what they need."},
      CodesOfFailedCalls: {"since":"1.23","description":"Metrics count rejections by webhooks that could not be called by the code of the failure."},
      StatusMetadataApplied: {"since":"1.30","description":"An apply of the status of a definition merges its metadata, too."},
      StatusMetadataOwned: {"since":"1.36","description":"Who writes the status of a definition owns the metadata that they write."},
      ClassHandlersOnceMissing: {"since":"1.36","description":"A missing handler of a runtime class is told of as missing."},
      StatusOwnsNoMetadata: {"since":"1.34","description":"Who writes the status of a custom resource owns no metadata."},
      AuditIdsAlways: {"since":"1.22","description":"Every answer has the id of its request, audited or not."},
      ZonesInSchedules: {"since":"1.22","description":"Schedules may begin with a time zone."},
    };
