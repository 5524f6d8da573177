/** The flags of the API server of release 1.21, by name; those in the second list its help does not show. */
export const SHOWN_FLAGS: readonly string[] = `
  advertise-address cors-allowed-origins default-not-ready-toleration-seconds default-unreachable-toleration-seconds
  enable-priority-and-fairness external-hostname feature-gates goaway-chance livez-grace-period master-service-namespace
  max-mutating-requests-inflight max-requests-inflight min-request-timeout request-timeout shutdown-delay-duration
  strict-transport-security-directives default-watch-cache-size delete-collection-workers enable-garbage-collector
  encryption-provider-config etcd-cafile etcd-certfile etcd-compaction-interval etcd-count-metric-poll-period
  etcd-db-metric-poll-interval etcd-healthcheck-timeout etcd-keyfile etcd-prefix etcd-servers etcd-servers-overrides
  lease-reuse-duration-seconds storage-backend storage-media-type watch-cache watch-cache-sizes bind-address cert-dir
  http2-max-streams-per-connection permit-address-sharing permit-port-sharing secure-port tls-cert-file tls-cipher-suites
  tls-min-version tls-private-key-file tls-sni-cert-key audit-log-batch-buffer-size audit-log-batch-max-size audit-log-batch-max-wait
  audit-log-batch-throttle-burst audit-log-batch-throttle-enable audit-log-batch-throttle-qps audit-log-compress audit-log-format
  audit-log-maxage audit-log-maxbackup audit-log-maxsize audit-log-mode audit-log-path audit-log-truncate-enabled
  audit-log-truncate-max-batch-size audit-log-truncate-max-event-size audit-log-version audit-policy-file
  audit-webhook-batch-buffer-size audit-webhook-batch-max-size audit-webhook-batch-max-wait audit-webhook-batch-throttle-burst
  audit-webhook-batch-throttle-enable audit-webhook-batch-throttle-qps audit-webhook-config-file audit-webhook-initial-backoff
  audit-webhook-mode audit-webhook-truncate-enabled audit-webhook-truncate-max-batch-size audit-webhook-truncate-max-event-size
  audit-webhook-version contention-profiling profiling anonymous-auth api-audiences authentication-token-webhook-cache-ttl
  authentication-token-webhook-config-file authentication-token-webhook-version client-ca-file enable-bootstrap-token-auth oidc-ca-file
  oidc-client-id oidc-groups-claim oidc-groups-prefix oidc-issuer-url oidc-required-claim oidc-signing-algs oidc-username-claim
  oidc-username-prefix requestheader-allowed-names requestheader-client-ca-file requestheader-extra-headers-prefix
  requestheader-group-headers requestheader-username-headers service-account-extend-token-expiration service-account-issuer
  service-account-jwks-uri service-account-key-file service-account-lookup service-account-max-token-expiration token-auth-file
  authorization-mode authorization-policy-file authorization-webhook-cache-authorized-ttl authorization-webhook-cache-unauthorized-ttl
  authorization-webhook-config-file authorization-webhook-version runtime-config egress-selector-config-file admission-control
  admission-control-config-file disable-admission-plugins enable-admission-plugins allow-metric-labels disabled-metrics
  show-hidden-metrics-for-version experimental-logging-sanitization logging-format allow-privileged apiserver-count
  enable-aggregator-routing endpoint-reconciler-type event-ttl identity-lease-duration-seconds identity-lease-renew-interval-seconds
  kubelet-certificate-authority kubelet-client-certificate kubelet-client-key kubelet-preferred-address-types kubelet-timeout
  kubernetes-service-node-port max-connection-bytes-per-sec proxy-client-cert-file proxy-client-key-file
  service-account-signing-key-file service-cluster-ip-range service-node-port-range add_dir_header alsologtostderr help
  log-flush-frequency log_backtrace_at log_dir log_file log_file_max_size logtostderr one_output skip_headers skip_log_headers
  stderrthreshold v version vmodule
`
  .trim()
  .split(/\s+/);

export const HIDDEN_FLAGS: readonly string[] = `
  address audit-webhook-batch-initial-backoff deserialization-cache-size enable-logs-handler enable-swagger-ui
  experimental-encryption-provider-config insecure-bind-address insecure-port kubelet-https kubelet-port kubelet-read-only-port port
  service-account-api-audiences ssh-keyfile ssh-user target-ram-mb
`
  .trim()
  .split(/\s+/);
