// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Metrics, with their labels. */

import type { MetricDefinition } from "kindwright/generated-code";

/** Labels of each counter, by its name. */
export interface CounterLabels {
    /** Counts how often the document of all groups, versions and resources was made. */
    aggregator_discovery_aggregation_count_total: never;
    /** Counts how often the joined OpenAPI v2 document was made again, by the API service that it was for, and by why. */
    aggregator_openapi_v2_regeneration_count: "apiservice" | "reason";
    /** Counts how often the server of an API service became unreachable, by why. */
    aggregator_unavailable_apiservice_total: "name" | "reason";
    /** Counts requests that webhooks kept from going on, by the webhook, by why, and by the code that was answered. */
    apiserver_admission_webhook_rejection_count: "error_type" | "name" | "operation" | "rejection_code" | "type";
    /** Counts audit events that were lost, by the part of auditing that lost them. */
    apiserver_audit_error_total: "plugin";
    /** Counts audit events made, whatever became of them. */
    apiserver_audit_event_total: never;
    /** Counts requests by the level that the audit policy gives them. */
    apiserver_audit_level_total: "level";
    /** Counts requests that were refused because their first audit event could not be stored. */
    apiserver_audit_requests_rejected_total: never;
    /** Counts objects that lists went by, of those resources that were asked for since the start. */
    apiserver_cache_list_fetched_objects_total: "index" | "resource_prefix";
    /** Counts objects that lists answered with, of those resources that were asked for since the start. */
    apiserver_cache_list_returned_objects_total: "resource_prefix";
    /** Counts lists that were answered from memory, of those resources that were asked for since the start. */
    apiserver_cache_list_total: "index" | "resource_prefix";
    /** Counts requests that were told to come back because there was no room for them. */
    apiserver_dropped_requests_total: "request_kind";
    /** Counts how often the file of what is encrypted was read again and could not be used. */
    apiserver_encryption_config_controller_automatic_reload_failures_total: never;
    /** Counts how often the file of what is encrypted was read again and could be used. */
    apiserver_encryption_config_controller_automatic_reload_success_total: never;
    /** Counts how often the file of what is encrypted was read again, by whether it could be used. */
    apiserver_encryption_config_controller_automatic_reloads_total: "apiserver_id_hash" | "status";
    /** Counts how often a key management service named a key that cannot be one, by why. */
    apiserver_envelope_encryption_invalid_key_id_from_status_total: "error" | "provider_name";
    /** Counts how often a key of a key management service was used, by its hash. */
    apiserver_envelope_encryption_key_id_hash_total: "apiserver_id_hash" | "key_id_hash" | "provider_name" | "transformation_type";
    /** Counts requests that were let through, at once or from a queue. */
    apiserver_flowcontrol_dispatched_requests_total: "flow_schema" | "priority_level";
    /** Counts requests that were refused, by why: queue-full, concurrency-limit or time-out. */
    apiserver_flowcontrol_rejected_requests_total: "flow_schema" | "priority_level" | "reason";
    /** Counts events about what was there already that watches began with. */
    apiserver_init_events_total: "resource";
    /** Counts requests that were told to come back because memory was short. */
    apiserver_memory_refused_requests_total: never;
    /** Counts requests that were given up because their time was over. */
    apiserver_request_aborts_total: "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Counts requests that were ended to keep the server well. */
    apiserver_request_terminations_total: "code" | "component" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Counts requests that were authorized, by what they asked for and the code of the answer. */
    apiserver_request_total: "code" | "component" | "dry_run" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Counts requests of the server's own controllers, which go through no connection. */
    apiserver_selfrequest_total: "resource" | "subresource" | "verb";
    /** Counts data keys that could not be made or sealed. */
    apiserver_storage_data_key_generation_failures_total: never;
    /** Counts values whose data key was not in memory. */
    apiserver_storage_envelope_transformation_cache_misses_total: never;
    /** Counts changes that the store told of, of those resources that were asked for since the start. */
    apiserver_storage_events_received_total: "group" | "resource";
    /** Counts objects of a resource that reads of several from the store looked at, which are all that they bring. */
    apiserver_storage_list_evaluated_objects_total: "group" | "resource";
    /** Counts objects of a resource that such reads brought from the store. */
    apiserver_storage_list_fetched_objects_total: "group" | "resource";
    /** Counts objects of a resource that reads of several from the store handed on, which are all that they bring. */
    apiserver_storage_list_returned_objects_total: "group" | "resource";
    /** Counts reads of several objects of a resource from the store. */
    apiserver_storage_list_total: "group" | "resource";
    /** Counts stored values that were encrypted or decrypted, by what did it and what came of it. */
    apiserver_storage_transformation_operations_total: "status" | "transformation_type" | "transformer_prefix";
    /** Counts watches that were ended because their clients took nothing. */
    apiserver_terminated_watchers_total: "resource";
    /** Counts connections that were given up before their TLS handshake was done. */
    apiserver_tls_handshake_errors_total: never;
    /** Counts reads of the newest state from memory, by whether it was known there in time or the store was asked instead, of those resources that were asked for since the start. */
    apiserver_watch_cache_consistent_read_total: "fallback" | "group" | "resource" | "success";
    /** Counts changes that were passed to whoever watches, of those resources that were asked for since the start. */
    apiserver_watch_cache_events_dispatched_total: "group" | "resource";
    /** Counts changes that the store told of, of those resources that were asked for since the start. */
    apiserver_watch_cache_events_received_total: "group" | "resource";
    /** Counts how often all objects of a resource were read into memory, of those resources that were asked for since the start. */
    apiserver_watch_cache_initializations_total: "group" | "resource";
    /** Counts events that were sent to watches. */
    apiserver_watch_events_total: "group" | "kind" | "version";
    /** Counts requests by who sent them, in a few sorts of names. */
    authenticated_user_requests: "username";
    /** Counts requests by whether their credentials are good. */
    authentication_attempts: "result";
    /** Counts answers about tokens that were asked for, by whether there was one. */
    authentication_token_cache_fetch_total: "status";
    /** Counts questions about tokens, by whether the answer was kept. */
    authentication_token_cache_request_total: "status";
    /** Counts decisions of what callers may do, by the decision. */
    authorization_attempts_total: "result";
    /** Counts measurements whose labels have values that are not allowed for them. */
    cardinality_enforcement_unexpected_categorizations_total: never;
    /** Counts metrics that are not shown because a flag says so. */
    disabled_metrics_total: never;
    /** Counts how often the store told how far it is without a change, of those resources that were asked for since the start. */
    etcd_bookmark_total: "group" | "resource";
    /** Counts operations that the store was asked for on objects of a resource. */
    etcd_requests_total: "group" | "operation" | "resource";
    /** Counts metrics that this release hides. */
    hidden_metrics_total: never;
    /** Counts addresses of a range that could not be had, by whether one was asked for (static) or any (dynamic). */
    kube_apiserver_clusterip_allocator_allocation_errors_total: "cidr" | "scope";
    /** Counts addresses of a range that writes were given, by whether one was asked for (static) or any (dynamic). */
    kube_apiserver_clusterip_allocator_allocation_total: "cidr" | "scope";
    /** Counts ports of nodes that could not be had, by whether one was asked for (static) or any (dynamic). */
    kube_apiserver_nodeport_allocator_allocation_errors_total: "scope";
    /** Counts ports of nodes that writes were given, by whether one was asked for (static) or any (dynamic). */
    kube_apiserver_nodeport_allocator_allocation_total: "scope";
    /** Counts how often checks of health ran, by what came of it and by the endpoint that ran them. */
    kubernetes_healthchecks_total: "name" | "status" | "type";
    /** Counts faults that kept pods from being judged by the standards for pods, by whether the request failed for them. */
    pod_security_errors_total: "fatal" | "request_operation" | "resource" | "subresource";
    /** Counts judgements by the standards for pods, by the level and version that was asked for and by what came of it. */
    pod_security_evaluations_total: "decision" | "mode" | "policy_level" | "policy_version" | "request_operation" | "resource" | "subresource";
    /** Counts requests that the standards for pods do not apply to, as settings say. */
    pod_security_exemptions_total: "request_operation" | "resource" | "subresource";
    /** Counts the seconds in which the event loop stood still for over a second each time. */
    process_event_loop_stall_seconds_total: never;
    /** Counts how often the event loop stood still for over a second. */
    process_event_loop_stalls_total: never;
    /** Counts metrics of this release, by how stable they are and since when they are deprecated. */
    registered_metrics_total: "deprecated_version" | "stability_level";
    /** Counts uses of tokens in secrets that a label marks as no longer taken. */
    serviceaccount_invalid_legacy_auto_token_uses_total: never;
    /** Counts uses of tokens in secrets that were made for their accounts, which name them. */
    serviceaccount_legacy_auto_token_uses_total: never;
    /** Counts uses of tokens in secrets that somebody made by hand. */
    serviceaccount_legacy_manual_token_uses_total: never;
    /** Counts uses of service account tokens that are kept in secrets. */
    serviceaccount_legacy_tokens_total: never;
    /** Counts uses of service account tokens that are good only because their life was extended. */
    serviceaccount_stale_tokens_total: never;
    /** Counts uses of service account tokens that end by themselves. */
    serviceaccount_valid_tokens_total: never;
    /** Counts keys that were added to the queue of a controller, without those that waited there already. */
    workqueue_adds_total: "name";
    /** Counts keys that a controller failed on and tries again. */
    workqueue_retries_total: "name";
}

/** Labels of each gauge, by its name. */
export interface GaugeLabels {
    /** Shows the seconds that making the joined OpenAPI v2 document took last, by why it was made. */
    aggregator_openapi_v2_regeneration_duration: "reason";
    /** Is 1 for each API service whose server cannot be reached, and 0 for the others. */
    aggregator_unavailable_apiservice: "name";
    /** Shows how many requests are worked on, those that only read and those that change something. */
    apiserver_current_inflight_requests: "request_kind";
    /** Shows how many requests waited for room at most in the last second, those that only read and those that change something. */
    apiserver_current_inqueue_requests: "request_kind";
    /** Shows when, in seconds since 1970, the file of what is encrypted was last read again, by whether it could be used. */
    apiserver_encryption_config_controller_automatic_reload_last_timestamp_seconds: "apiserver_id_hash" | "status";
    /** Shows which part of the data keys that may be in memory there are. */
    apiserver_envelope_encryption_dek_cache_fill_percent: never;
    /** Shows how many data keys of a key management service are in memory. */
    apiserver_envelope_encryption_dek_source_cache_size: "provider_name";
    /** Shows when, in seconds since 1970, a key of a key management service was last used, by its hash. */
    apiserver_envelope_encryption_key_id_hash_last_timestamp_seconds: "apiserver_id_hash" | "key_id_hash" | "provider_name" | "transformation_type";
    /** Shows when, in seconds since 1970, a key management service last named a key, by its hash. */
    apiserver_envelope_encryption_key_id_hash_status_last_timestamp_seconds: "apiserver_id_hash" | "key_id_hash" | "provider_name";
    /** Shows how many requests of a flow schema are worked on. */
    apiserver_flowcontrol_current_executing_requests: "flow_schema" | "priority_level";
    /** Shows how many places the requests of a flow schema take that are worked on, each one. */
    apiserver_flowcontrol_current_executing_seats: "flow_schema" | "priority_level";
    /** Shows how many requests of a flow schema wait in the queues of their priority level. */
    apiserver_flowcontrol_current_inqueue_requests: "flow_schema" | "priority_level";
    /** Shows how many requests of a priority level may be worked on at once, with those that others lend it; none do. */
    apiserver_flowcontrol_current_limit_seats: "priority_level";
    /** Shows the virtual time of a priority level in seconds, by which its queues are served. */
    apiserver_flowcontrol_current_r: "priority_level";
    /** Shows how many places the requests of a priority level asked for in the last ten seconds, on average. */
    apiserver_flowcontrol_demand_seats_average: "priority_level";
    /** Shows how many places the requests of a priority level asked for at most in the last ten seconds. */
    apiserver_flowcontrol_demand_seats_high_watermark: "priority_level";
    /** Shows how many places the requests of a priority level ask for of late; what it rises to it leaves only slowly. */
    apiserver_flowcontrol_demand_seats_smoothed: "priority_level";
    /** Shows how far the places that the requests of a priority level asked for in the last ten seconds were from their average. */
    apiserver_flowcontrol_demand_seats_stdev: "priority_level";
    /** Shows how many requests of a priority level may be worked on at once in any case; it lends none. */
    apiserver_flowcontrol_lower_limit_seats: "priority_level";
    /** Shows how many requests of a priority level may be worked on at once. */
    apiserver_flowcontrol_nominal_limit_seats: "priority_level";
    /** Shows how many places the requests of a flow schema take that are worked on, each one. */
    apiserver_flowcontrol_request_concurrency_in_use: "flow_schema" | "priority_level";
    /** Shows how many requests of a priority level may be worked on at once. */
    apiserver_flowcontrol_request_concurrency_limit: "priority_level";
    /** Shows how many places a priority level has use for, as it asks for of late, and at least those that it has in any case. */
    apiserver_flowcontrol_target_seats: "priority_level";
    /** Shows how many requests of a priority level may be worked on at once at most; it borrows no places from others. */
    apiserver_flowcontrol_upper_limit_seats: "priority_level";
    /** Shows how many watches and connections are open. */
    apiserver_longrunning_gauge: "component" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Shows how many watches and connections are open. */
    apiserver_longrunning_requests: "component" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Shows how many watches of a kind are open. */
    apiserver_registered_watchers: "group" | "kind" | "version";
    /** Is 1 for each deprecated API version that was asked for since the start, with the release that removes it. */
    apiserver_requested_deprecated_apis: "group" | "removed_release" | "resource" | "subresource" | "version";
    /** Shows how many objects of a resource are stored, of those resources that were asked for since the start. */
    apiserver_resource_objects: "group" | "resource";
    /** Shows the bytes of all objects of a resource in memory, of those resources that were asked for since the start. */
    apiserver_resource_size_estimate_bytes: "group" | "resource";
    /** Shows the bytes of the store. */
    apiserver_storage_db_total_size_in_bytes: "endpoint";
    /** Shows how many objects of a resource are stored, of those resources that were asked for since the start. */
    apiserver_storage_objects: "resource";
    /** Shows the bytes of the store. */
    apiserver_storage_size_bytes: "storage_cluster_id";
    /** Shows the resource version up to which objects of a resource are known, of those resources that were asked for since the start. */
    apiserver_watch_cache_resource_version: "group" | "resource";
    /** Shows how many answers about tokens are asked for (in_flight), and how many requests wait for one (blocked). */
    authentication_token_cache_active_fetch_count: "status";
    /** Shows how often the store told how far it is without a change, of those resources that were asked for since the start. */
    etcd_bookmark_counts: "group" | "resource";
    /** Shows the bytes of the store. */
    etcd_db_total_size_in_bytes: "endpoint";
    /** Shows how many objects of a resource are stored, of those resources that were asked for since the start. */
    etcd_object_counts: "resource";
    /** Shows how many addresses of a range services hold. */
    kube_apiserver_clusterip_allocator_allocated_ips: "cidr";
    /** Shows how many addresses of a range are free. */
    kube_apiserver_clusterip_allocator_available_ips: "cidr";
    /** Shows how many ports of nodes services have. */
    kube_apiserver_nodeport_allocator_allocated_ports: never;
    /** Shows how many ports of nodes services may still get. */
    kube_apiserver_nodeport_allocator_available_ports: never;
    /** Is always 1; its labels tell what the server is. */
    kubernetes_build_info: "build_date" | "compiler" | "git_commit" | "git_tree_state" | "git_version" | "go_version" | "major" | "minor" | "platform";
    /** Is 1 for each feature gate that is on, and 0 for the others, by how far the feature is. */
    kubernetes_feature_enabled: "name" | "stage";
    /** Is 1 for each check of health that found nothing wrong when it ran last, and 0 for the others, by the endpoint that ran it. */
    kubernetes_healthcheck: "name" | "type";
    /** Shows the bytes that objects in memory may take before the engine ends the process. */
    process_heap_limit_bytes: never;
    /** Is always 1; its labels tell which release the server is like. */
    version_info: "binary" | "component" | "emulation" | "min_compat";
    /** Shows how many recent events of a resource are kept for watches to resume from. */
    watch_cache_capacity: "resource";
    /** Shows how many keys wait in the queue of a controller. */
    workqueue_depth: "name";
    /** Shows for how many seconds a controller has been working on the key that it works on longest. */
    workqueue_longest_running_processor_seconds: "name";
    /** Shows for how many seconds a controller has been working on all keys together that it works on. */
    workqueue_unfinished_work_seconds: "name";
}

/** Labels of each histogram, by its name. */
export interface HistogramLabels {
    /** Seconds for which parts of a custom object with faults were compared with the stored ones, which may keep theirs. */
    apiextensions_apiserver_validation_ratcheting_seconds: never;
    /** Seconds that one admission plugin took, by whether it refused the request. */
    apiserver_admission_controller_admission_duration_seconds: "name" | "operation" | "rejected" | "type";
    /** Seconds that all mutating or all validating plugins took together, by whether one refused the request. */
    apiserver_admission_step_admission_duration_seconds: "operation" | "rejected" | "type";
    /** Seconds that one admission webhook took to answer, by whether it refused the request. */
    apiserver_admission_webhook_admission_duration_seconds: "name" | "operation" | "rejected" | "type";
    /** Seconds that compiling all rules of a custom kind's schema took. */
    apiserver_cel_compilation_duration_seconds: never;
    /** Seconds that holding a custom object to the rules of its schema took. */
    apiserver_cel_evaluation_duration_seconds: never;
    /** Seconds that client certificates are still valid for when they are used. */
    apiserver_client_certificate_expiration_seconds: never;
    /** Seconds that conversion webhooks took, by the custom resource, the versions and whether they succeeded. */
    apiserver_crd_webhook_conversion_duration_seconds: "crd_name" | "from_version" | "succeeded" | "to_version";
    /** Seconds that calls of key management services took, by what came of them. */
    apiserver_envelope_encryption_kms_operations_latency_seconds: "grpc_status_code" | "method_name" | "provider_name";
    /** Places that the requests of a priority level ask for each second, as a part of those that it has in any case. */
    apiserver_flowcontrol_demand_seats: "priority_level";
    /** Requests of a priority level each second, as a part of those that it has room for. */
    apiserver_flowcontrol_priority_level_request_count_samples: "phase" | "priority_level";
    /** Most and least requests of a priority level in each second, as a part of those that it has room for. */
    apiserver_flowcontrol_priority_level_request_count_watermarks: "mark" | "phase" | "priority_level";
    /** Requests of a priority level each second, as a part of those that it has room for. */
    apiserver_flowcontrol_priority_level_request_utilization: "phase" | "priority_level";
    /** Places that requests of a priority level take each second, as a part of those that it has. */
    apiserver_flowcontrol_priority_level_seat_count_samples: "priority_level";
    /** Most and least places that requests of a priority level took in each second, as a part of those that it has. */
    apiserver_flowcontrol_priority_level_seat_count_watermarks: "mark" | "priority_level";
    /** Places that requests of a priority level take each second, as a part of those that it has. */
    apiserver_flowcontrol_priority_level_seat_utilization: "priority_level";
    /** Requests that only read, and requests that change something, each second, as a part of those that the server has room for. */
    apiserver_flowcontrol_read_vs_write_current_requests: "phase" | "request_kind";
    /** Requests that only read, and requests that change something, each second, as a part of those that the server has room for. */
    apiserver_flowcontrol_read_vs_write_request_count_samples: "phase" | "request_kind";
    /** Most and least requests that only read, and that change something, in each second, as a part of those that the server has room for. */
    apiserver_flowcontrol_read_vs_write_request_count_watermarks: "mark" | "phase" | "request_kind";
    /** Seconds from letting a request through until its answer. */
    apiserver_flowcontrol_request_execution_seconds: "flow_schema" | "priority_level";
    /** Length of the queue that a request was put into, with that request. */
    apiserver_flowcontrol_request_queue_length_after_enqueue: "flow_schema" | "priority_level";
    /** Seconds that requests waited, by whether they were let through in the end. */
    apiserver_flowcontrol_request_wait_duration_seconds: "execute" | "flow_schema" | "priority_level";
    /** Watches of the resource that a request changes, when it comes. */
    apiserver_flowcontrol_watch_count_samples: "flow_schema" | "priority_level";
    /** Places that requests take, each one. */
    apiserver_flowcontrol_work_estimated_seats: "flow_schema" | "priority_level";
    /** Bytes of the bodies that requests came with. */
    apiserver_request_body_size_bytes: "group" | "resource" | "verb";
    /** Seconds from receiving a request until its answer is ready to be sent; of streams, until their end. */
    apiserver_request_duration_seconds: "component" | "dry_run" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Seconds that requests spent before they reached what answers them, by the part of the server. */
    apiserver_request_filter_duration_seconds: "filter";
    /** Seconds from receiving a request until its answer is ready to be sent, without those that it waited for room. */
    apiserver_request_sli_duration_seconds: "component" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Seconds from receiving a request until its answer is ready to be sent, without those that it waited for room. */
    apiserver_request_slo_duration_seconds: "component" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Seconds for which changed objects were compared with the stored ones, by where that ended. */
    apiserver_request_timestamp_comparison_time: "code_path";
    /** Bytes of answers to requests that read. */
    apiserver_response_sizes: "component" | "group" | "resource" | "scope" | "subresource" | "verb" | "version";
    /** Seconds that making a data key and having it sealed took. */
    apiserver_storage_data_key_generation_duration_seconds: never;
    /** Seconds that encrypting or decrypting one stored value took. */
    apiserver_storage_transformation_duration_seconds: "transformation_type";
    /** Seconds that reads of the newest state waited until the copy in memory was up to date. */
    apiserver_watch_cache_read_wait_seconds: "group" | "resource";
    /** Bytes of events that were sent to watches. */
    apiserver_watch_events_sizes: "group" | "kind" | "version";
    /** Seconds until a watch had sent the state that it was asked to begin with. */
    apiserver_watch_list_duration_seconds: "group" | "resource" | "scope" | "version";
    /** Seconds that it took to know who sent a request, by whether the credentials are good. */
    authentication_duration_seconds: "result";
    /** Seconds that it took to know of a token, by whether its answer was kept. */
    authentication_token_cache_request_duration_seconds: "status";
    /** Seconds that it took to decide what a caller may do, by the decision. */
    authorization_duration_seconds: "result";
    /** Keys of each lease of the etcd cluster that was replaced by another. */
    etcd_lease_object_counts: never;
    /** Seconds that the store took for an operation on objects of a resource. */
    etcd_request_duration_seconds: "operation" | "type";
    /** Seconds that requests took which write objects, by what is to become of fields that there are not. */
    field_validation_request_duration_seconds: "enabled" | "field_validation";
    /** Seconds that giving a service an address of a range took. */
    kube_apiserver_clusterip_allocator_allocation_duration_seconds: "cidr";
    /** Seconds that keys waited in the queue of a controller. */
    workqueue_queue_duration_seconds: "name";
    /** Seconds that a controller took for a key. */
    workqueue_work_duration_seconds: "name";
}

/** Labels of each summary, by its name. */
export interface SummaryLabels {
    /** Seconds that all mutating or all validating plugins took together, by whether one refused the request, as quantiles of the latest. */
    apiserver_admission_step_admission_duration_seconds_summary: "operation" | "rejected" | "type";
}

export const metrics: Readonly<Record<string, MetricDefinition>> = {
      aggregator_discovery_aggregation_count_total: {"type":"counter","stability":"ALPHA","since":"1.26","labels":[],"description":"Counts how often the document of all groups, versions and resources was made."},
      aggregator_openapi_v2_regeneration_count: {"type":"counter","stability":"ALPHA","until":"1.26","labels":["apiservice","reason"],"description":"Counts how often the joined OpenAPI v2 document was made again, by the API service that it was for, and by why."},
      aggregator_openapi_v2_regeneration_duration: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","until":"1.26","labels":["reason"],"description":"Shows the seconds that making the joined OpenAPI v2 document took last, by why it was made."},
      aggregator_unavailable_apiservice: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["name"],"description":"Is 1 for each API service whose server cannot be reached, and 0 for the others."},
      aggregator_unavailable_apiservice_total: {"type":"counter","stability":"ALPHA","labels":["name","reason"],"description":"Counts how often the server of an API service became unreachable, by why."},
      apiextensions_apiserver_validation_ratcheting_seconds: {"type":"histogram","stability":"ALPHA","since":"1.29","labels":[],"buckets":[0.00001,0.00004,0.00016,0.00064,0.00256,0.01024,0.04096,0.16384,0.65536,2.62144],"description":"Seconds for which parts of a custom object with faults were compared with the stored ones, which may keep theirs."},
      apiserver_admission_controller_admission_duration_seconds: {"type":"histogram","stability":"ALPHA","changes":{"1.23":{"stability":"STABLE"}},"labels":["name","operation","rejected","type"],"buckets":[0.005,0.025,0.1,0.5,2.5],"description":"Seconds that one admission plugin took, by whether it refused the request."},
      apiserver_admission_step_admission_duration_seconds: {"type":"histogram","stability":"ALPHA","changes":{"1.23":{"stability":"STABLE"}},"labels":["operation","rejected","type"],"buckets":[0.005,0.025,0.1,0.5,2.5],"description":"Seconds that all mutating or all validating plugins took together, by whether one refused the request."},
      apiserver_admission_step_admission_duration_seconds_summary: {"type":"summary","stability":"ALPHA","labels":["operation","rejected","type"],"quantiles":[0.5,0.9,0.99],"description":"Seconds that all mutating or all validating plugins took together, by whether one refused the request, as quantiles of the latest."},
      apiserver_admission_webhook_admission_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["name","operation","rejected","type"],"buckets":[0.005,0.025,0.1,0.5,2.5],"description":"Seconds that one admission webhook took to answer, by whether it refused the request."},
      apiserver_admission_webhook_rejection_count: {"type":"counter","stability":"ALPHA","labels":["error_type","name","operation","rejection_code","type"],"description":"Counts requests that webhooks kept from going on, by the webhook, by why, and by the code that was answered."},
      apiserver_audit_error_total: {"type":"counter","stability":"ALPHA","labels":["plugin"],"description":"Counts audit events that were lost, by the part of auditing that lost them."},
      apiserver_audit_event_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts audit events made, whatever became of them."},
      apiserver_audit_level_total: {"type":"counter","stability":"ALPHA","labels":["level"],"description":"Counts requests by the level that the audit policy gives them."},
      apiserver_audit_requests_rejected_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts requests that were refused because their first audit event could not be stored."},
      apiserver_cache_list_fetched_objects_total: {"type":"counter","stability":"ALPHA","labels":["index","resource_prefix"],"description":"Counts objects that lists went by, of those resources that were asked for since the start."},
      apiserver_cache_list_returned_objects_total: {"type":"counter","stability":"ALPHA","labels":["resource_prefix"],"description":"Counts objects that lists answered with, of those resources that were asked for since the start."},
      apiserver_cache_list_total: {"type":"counter","stability":"ALPHA","labels":["index","resource_prefix"],"description":"Counts lists that were answered from memory, of those resources that were asked for since the start."},
      apiserver_cel_compilation_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.25","changes":{"1.31":{"stability":"BETA"}},"labels":[],"buckets":[0.005,0.01,0.025,0.05,0.1,0.25,0.5,1,2.5,5,10],"description":"Seconds that compiling all rules of a custom kind's schema took."},
      apiserver_cel_evaluation_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.25","changes":{"1.31":{"stability":"BETA"}},"labels":[],"buckets":[0.005,0.01,0.025,0.05,0.1,0.25,0.5,1,2.5,5,10],"description":"Seconds that holding a custom object to the rules of its schema took."},
      apiserver_client_certificate_expiration_seconds: {"type":"histogram","stability":"ALPHA","labels":[],"buckets":[0,1800,3600,7200,21600,43200,86400,172800,345600,604800,2592000,7776000,15552000,31104000],"description":"Seconds that client certificates are still valid for when they are used."},
      apiserver_crd_webhook_conversion_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["crd_name","from_version","succeeded","to_version"],"buckets":[0.005,0.01,0.025,0.05,0.1,0.25,0.5,1,2.5,5,10],"description":"Seconds that conversion webhooks took, by the custom resource, the versions and whether they succeeded."},
      apiserver_current_inflight_requests: {"type":"gauge","stability":"ALPHA","changes":{"1.23":{"stability":"STABLE"}},"labels":["request_kind"],"description":"Shows how many requests are worked on, those that only read and those that change something."},
      apiserver_current_inqueue_requests: {"type":"gauge","stability":"ALPHA","labels":["request_kind"],"description":"Shows how many requests waited for room at most in the last second, those that only read and those that change something."},
      apiserver_dropped_requests_total: {"type":"counter","stability":"ALPHA","labels":["request_kind"],"description":"Counts requests that were told to come back because there was no room for them."},
      apiserver_encryption_config_controller_automatic_reload_failures_total: {"type":"counter","stability":"ALPHA","since":"1.26","until":"1.29","labels":[],"description":"Counts how often the file of what is encrypted was read again and could not be used."},
      apiserver_encryption_config_controller_automatic_reload_last_timestamp_seconds: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["apiserver_id_hash","status"],"description":"Shows when, in seconds since 1970, the file of what is encrypted was last read again, by whether it could be used."},
      apiserver_encryption_config_controller_automatic_reload_success_total: {"type":"counter","stability":"ALPHA","since":"1.26","until":"1.29","labels":[],"description":"Counts how often the file of what is encrypted was read again and could be used."},
      apiserver_encryption_config_controller_automatic_reloads_total: {"type":"counter","stability":"ALPHA","labels":["apiserver_id_hash","status"],"description":"Counts how often the file of what is encrypted was read again, by whether it could be used."},
      apiserver_envelope_encryption_dek_cache_fill_percent: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":[],"description":"Shows which part of the data keys that may be in memory there are."},
      apiserver_envelope_encryption_dek_source_cache_size: {"type":"gauge","stability":"ALPHA","labels":["provider_name"],"description":"Shows how many data keys of a key management service are in memory."},
      apiserver_envelope_encryption_invalid_key_id_from_status_total: {"type":"counter","stability":"ALPHA","labels":["error","provider_name"],"description":"Counts how often a key management service named a key that cannot be one, by why."},
      apiserver_envelope_encryption_key_id_hash_last_timestamp_seconds: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["apiserver_id_hash","key_id_hash","provider_name","transformation_type"],"description":"Shows when, in seconds since 1970, a key of a key management service was last used, by its hash."},
      apiserver_envelope_encryption_key_id_hash_status_last_timestamp_seconds: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["apiserver_id_hash","key_id_hash","provider_name"],"description":"Shows when, in seconds since 1970, a key management service last named a key, by its hash."},
      apiserver_envelope_encryption_key_id_hash_total: {"type":"counter","stability":"ALPHA","labels":["apiserver_id_hash","key_id_hash","provider_name","transformation_type"],"description":"Counts how often a key of a key management service was used, by its hash."},
      apiserver_envelope_encryption_kms_operations_latency_seconds: {"type":"histogram","stability":"ALPHA","labels":["grpc_status_code","method_name","provider_name"],"buckets":[0.0001,0.0002,0.0004,0.0008,0.0016,0.0032,0.0064,0.0128,0.0256,0.0512,0.1024,0.2048,0.4096,0.8192,1.6384,3.2768,6.5536,13.1072,26.2144,52.4288],"description":"Seconds that calls of key management services took, by what came of them."},
      apiserver_flowcontrol_current_executing_requests: {"type":"gauge","stability":"ALPHA","changes":{"1.28":{"stability":"BETA"}},"labels":["flow_schema","priority_level"],"description":"Shows how many requests of a flow schema are worked on."},
      apiserver_flowcontrol_current_executing_seats: {"type":"gauge","stability":"BETA","since":"1.28","sameAs":"apiserver_flowcontrol_current_executing_requests","labels":["flow_schema","priority_level"],"description":"Shows how many places the requests of a flow schema take that are worked on, each one."},
      apiserver_flowcontrol_current_inqueue_requests: {"type":"gauge","stability":"ALPHA","labels":["flow_schema","priority_level"],"description":"Shows how many requests of a flow schema wait in the queues of their priority level."},
      apiserver_flowcontrol_current_limit_seats: {"type":"gauge","stability":"ALPHA","since":"1.26","sameAs":"apiserver_flowcontrol_request_concurrency_limit","labels":["priority_level"],"description":"Shows how many requests of a priority level may be worked on at once, with those that others lend it; none do."},
      apiserver_flowcontrol_current_r: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.22","labels":["priority_level"],"description":"Shows the virtual time of a priority level in seconds, by which its queues are served."},
      apiserver_flowcontrol_demand_seats: {"type":"histogram","stability":"ALPHA","since":"1.26","labels":["priority_level"],"buckets":[0.2,0.4,0.6,0.8,1,1.2,1.4,1.7,2,2.8,4,6],"description":"Places that the requests of a priority level ask for each second, as a part of those that it has in any case."},
      apiserver_flowcontrol_demand_seats_average: {"type":"gauge","stability":"ALPHA","since":"1.26","labels":["priority_level"],"description":"Shows how many places the requests of a priority level asked for in the last ten seconds, on average."},
      apiserver_flowcontrol_demand_seats_high_watermark: {"type":"gauge","stability":"ALPHA","since":"1.26","labels":["priority_level"],"description":"Shows how many places the requests of a priority level asked for at most in the last ten seconds."},
      apiserver_flowcontrol_demand_seats_smoothed: {"type":"gauge","stability":"ALPHA","since":"1.26","labels":["priority_level"],"description":"Shows how many places the requests of a priority level ask for of late; what it rises to it leaves only slowly."},
      apiserver_flowcontrol_demand_seats_stdev: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.26","labels":["priority_level"],"description":"Shows how far the places that the requests of a priority level asked for in the last ten seconds were from their average."},
      apiserver_flowcontrol_dispatched_requests_total: {"type":"counter","stability":"ALPHA","changes":{"1.28":{"stability":"BETA"}},"labels":["flow_schema","priority_level"],"description":"Counts requests that were let through, at once or from a queue."},
      apiserver_flowcontrol_lower_limit_seats: {"type":"gauge","stability":"ALPHA","since":"1.26","sameAs":"apiserver_flowcontrol_request_concurrency_limit","labels":["priority_level"],"description":"Shows how many requests of a priority level may be worked on at once in any case; it lends none."},
      apiserver_flowcontrol_nominal_limit_seats: {"type":"gauge","stability":"ALPHA","since":"1.26","changes":{"1.28":{"stability":"BETA"}},"sameAs":"apiserver_flowcontrol_request_concurrency_limit","labels":["priority_level"],"description":"Shows how many requests of a priority level may be worked on at once."},
      apiserver_flowcontrol_priority_level_request_count_samples: {"type":"histogram","stability":"ALPHA","until":"1.24","labels":["phase","priority_level"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1],"description":"Requests of a priority level each second, as a part of those that it has room for."},
      apiserver_flowcontrol_priority_level_request_count_watermarks: {"type":"histogram","stability":"ALPHA","until":"1.24","labels":["mark","phase","priority_level"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1],"description":"Most and least requests of a priority level in each second, as a part of those that it has room for."},
      apiserver_flowcontrol_priority_level_request_utilization: {"type":"histogram","stability":"ALPHA","since":"1.25","labels":["phase","priority_level"],"buckets":[0,0.001,0.003,0.01,0.03,0.1,0.25,0.5,0.75,1],"description":"Requests of a priority level each second, as a part of those that it has room for."},
      apiserver_flowcontrol_priority_level_seat_count_samples: {"type":"histogram","stability":"ALPHA","since":"1.22","until":"1.24","labels":["priority_level"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1],"description":"Places that requests of a priority level take each second, as a part of those that it has."},
      apiserver_flowcontrol_priority_level_seat_count_watermarks: {"type":"histogram","stability":"ALPHA","since":"1.22","until":"1.24","labels":["mark","priority_level"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1],"description":"Most and least places that requests of a priority level took in each second, as a part of those that it has."},
      apiserver_flowcontrol_priority_level_seat_utilization: {"type":"histogram","stability":"ALPHA","since":"1.25","labels":["priority_level"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,0.95,0.99,1],"description":"Places that requests of a priority level take each second, as a part of those that it has."},
      apiserver_flowcontrol_read_vs_write_current_requests: {"type":"histogram","stability":"ALPHA","since":"1.25","labels":["phase","request_kind"],"buckets":[0,0.001,0.01,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,0.95,0.99,1],"description":"Requests that only read, and requests that change something, each second, as a part of those that the server has room for."},
      apiserver_flowcontrol_read_vs_write_request_count_samples: {"type":"histogram","stability":"ALPHA","until":"1.24","labels":["phase","request_kind"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1],"description":"Requests that only read, and requests that change something, each second, as a part of those that the server has room for."},
      apiserver_flowcontrol_read_vs_write_request_count_watermarks: {"type":"histogram","stability":"ALPHA","until":"1.24","labels":["mark","phase","request_kind"],"buckets":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1],"description":"Most and least requests that only read, and that change something, in each second, as a part of those that the server has room for."},
      apiserver_flowcontrol_rejected_requests_total: {"type":"counter","stability":"ALPHA","labels":["flow_schema","priority_level","reason"],"description":"Counts requests that were refused, by why: queue-full, concurrency-limit or time-out."},
      apiserver_flowcontrol_request_concurrency_in_use: {"type":"gauge","stability":"ALPHA","since":"1.22","until":"1.32","deprecatedSince":"1.31","sameAs":"apiserver_flowcontrol_current_executing_requests","labels":["flow_schema","priority_level"],"description":"Shows how many places the requests of a flow schema take that are worked on, each one."},
      apiserver_flowcontrol_request_concurrency_limit: {"type":"gauge","stability":"ALPHA","deprecatedSince":"1.30","labels":["priority_level"],"description":"Shows how many requests of a priority level may be worked on at once."},
      apiserver_flowcontrol_request_execution_seconds: {"type":"histogram","stability":"ALPHA","labels":["flow_schema","priority_level"],"buckets":[0,0.005,0.02,0.05,0.1,0.2,0.5,1,2,5,10,30],"description":"Seconds from letting a request through until its answer."},
      apiserver_flowcontrol_request_queue_length_after_enqueue: {"type":"histogram","stability":"ALPHA","labels":["flow_schema","priority_level"],"buckets":[0,10,25,50,100,250,500,1000],"description":"Length of the queue that a request was put into, with that request."},
      apiserver_flowcontrol_request_wait_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["execute","flow_schema","priority_level"],"buckets":[0,0.005,0.02,0.05,0.1,0.2,0.5,1,2,5,10,30],"description":"Seconds that requests waited, by whether they were let through in the end."},
      apiserver_flowcontrol_target_seats: {"type":"gauge","stability":"ALPHA","since":"1.26","labels":["priority_level"],"description":"Shows how many places a priority level has use for, as it asks for of late, and at least those that it has in any case."},
      apiserver_flowcontrol_upper_limit_seats: {"type":"gauge","stability":"ALPHA","since":"1.26","sameAs":"apiserver_flowcontrol_request_concurrency_limit","labels":["priority_level"],"description":"Shows how many requests of a priority level may be worked on at once at most; it borrows no places from others."},
      apiserver_flowcontrol_watch_count_samples: {"type":"histogram","stability":"ALPHA","since":"1.23","labels":["flow_schema","priority_level"],"buckets":[0,1,10,100,1000,10000],"description":"Watches of the resource that a request changes, when it comes."},
      apiserver_flowcontrol_work_estimated_seats: {"type":"histogram","stability":"ALPHA","since":"1.24","labels":["flow_schema","priority_level"],"buckets":[1,2,4,8,16,32,64,100],"description":"Places that requests take, each one."},
      apiserver_init_events_total: {"type":"counter","stability":"ALPHA","labels":["resource"],"description":"Counts events about what was there already that watches began with."},
      apiserver_longrunning_gauge: {"type":"gauge","stability":"ALPHA","until":"1.24","deprecatedSince":"1.23","labels":["component","group","resource","scope","subresource","verb","version"],"description":"Shows how many watches and connections are open."},
      apiserver_longrunning_requests: {"type":"gauge","stability":"ALPHA","since":"1.23","changes":{"1.25":{"stability":"STABLE"}},"sameAs":"apiserver_longrunning_gauge","labels":["component","group","resource","scope","subresource","verb","version"],"description":"Shows how many watches and connections are open."},
      apiserver_memory_refused_requests_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts requests that were told to come back because memory was short."},
      apiserver_registered_watchers: {"type":"gauge","stability":"ALPHA","until":"1.24","deprecatedSince":"1.23","labels":["group","kind","version"],"description":"Shows how many watches of a kind are open."},
      apiserver_request_aborts_total: {"type":"counter","stability":"ALPHA","labels":["group","resource","scope","subresource","verb","version"],"description":"Counts requests that were given up because their time was over."},
      apiserver_request_body_size_bytes: {"type":"histogram","stability":"ALPHA","since":"1.29","labels":["group","resource","verb"],"buckets":[50000,150000,250000,350000,450000,550000,650000,750000,850000,950000,1050000,1150000,1250000,1350000,1450000,1550000,1650000,1750000,1850000,1950000,2050000,2150000,2250000,2350000,2450000,2550000,2650000,2750000,2850000,2950000,3050000],"description":"Bytes of the bodies that requests came with."},
      apiserver_request_duration_seconds: {"type":"histogram","stability":"STABLE","labels":["component","dry_run","group","resource","scope","subresource","verb","version"],"buckets":[0.05,0.1,0.15,0.2,0.25,0.3,0.35,0.4,0.45,0.5,0.6,0.7,0.8,0.9,1,1.25,1.5,1.75,2,2.5,3,3.5,4,4.5,5,6,7,8,9,10,15,20,25,30,40,50,60],"description":"Seconds from receiving a request until its answer is ready to be sent; of streams, until their end."},
      apiserver_request_filter_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["filter"],"buckets":[0.0001,0.0003,0.001,0.003,0.01,0.03,0.1,0.3,1,5],"description":"Seconds that requests spent before they reached what answers them, by the part of the server."},
      apiserver_request_sli_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.26","labels":["component","group","resource","scope","subresource","verb","version"],"buckets":[0.05,0.1,0.2,0.4,0.6,0.8,1,1.25,1.5,2,3,4,5,6,8,10,15,20,30,45,60],"description":"Seconds from receiving a request until its answer is ready to be sent, without those that it waited for room."},
      apiserver_request_slo_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.23","until":"1.27","deprecatedSince":"1.27","sameAs":"apiserver_request_sli_duration_seconds","labels":["component","group","resource","scope","subresource","verb","version"],"buckets":[0.05,0.1,0.2,0.4,0.6,0.8,1,1.25,1.5,2,3,4,5,6,8,10,15,20,30,45,60],"description":"Seconds from receiving a request until its answer is ready to be sent, without those that it waited for room."},
      apiserver_request_terminations_total: {"type":"counter","stability":"ALPHA","labels":["code","component","group","resource","scope","subresource","verb","version"],"description":"Counts requests that were ended to keep the server well."},
      apiserver_request_timestamp_comparison_time: {"type":"histogram","stability":"ALPHA","since":"1.24","labels":["code_path"],"buckets":[0.0001,0.0003,0.001,0.003,0.01,0.03,0.1,0.3,1,5],"description":"Seconds for which changed objects were compared with the stored ones, by where that ended."},
      apiserver_request_total: {"type":"counter","stability":"STABLE","labels":["code","component","dry_run","group","resource","scope","subresource","verb","version"],"description":"Counts requests that were authorized, by what they asked for and the code of the answer."},
      apiserver_requested_deprecated_apis: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","changes":{"1.23":{"stability":"STABLE"}},"labels":["group","removed_release","resource","subresource","version"],"description":"Is 1 for each deprecated API version that was asked for since the start, with the release that removes it."},
      apiserver_resource_objects: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.34","labels":["group","resource"],"description":"Shows how many objects of a resource are stored, of those resources that were asked for since the start."},
      apiserver_resource_size_estimate_bytes: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.34","labels":["group","resource"],"description":"Shows the bytes of all objects of a resource in memory, of those resources that were asked for since the start."},
      apiserver_response_sizes: {"type":"histogram","stability":"ALPHA","changes":{"1.23":{"stability":"STABLE"}},"labels":["component","group","resource","scope","subresource","verb","version"],"buckets":[1000,10000,100000,1000000,10000000,100000000,1000000000],"description":"Bytes of answers to requests that read."},
      apiserver_selfrequest_total: {"type":"counter","stability":"ALPHA","labels":["resource","subresource","verb"],"description":"Counts requests of the server's own controllers, which go through no connection."},
      apiserver_storage_data_key_generation_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":[],"buckets":[0.000005,0.00001,0.00002,0.00004,0.00008,0.00016,0.00032,0.00064,0.00128,0.00256,0.00512,0.01024,0.02048,0.04096],"description":"Seconds that making a data key and having it sealed took."},
      apiserver_storage_data_key_generation_failures_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts data keys that could not be made or sealed."},
      apiserver_storage_db_total_size_in_bytes: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.26","until":"1.27","sameAs":"etcd_db_total_size_in_bytes","labels":["endpoint"],"description":"Shows the bytes of the store."},
      apiserver_storage_envelope_transformation_cache_misses_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts values whose data key was not in memory."},
      apiserver_storage_events_received_total: {"type":"counter","stability":"ALPHA","since":"1.29","changes":{"1.36":{"stability":"BETA"}},"sameAs":"apiserver_watch_cache_events_received_total","labels":["group","resource"],"description":"Counts changes that the store told of, of those resources that were asked for since the start."},
      apiserver_storage_list_evaluated_objects_total: {"type":"counter","stability":"ALPHA","since":"1.23","sameAs":"apiserver_storage_list_fetched_objects_total","labels":["group","resource"],"description":"Counts objects of a resource that reads of several from the store looked at, which are all that they bring."},
      apiserver_storage_list_fetched_objects_total: {"type":"counter","stability":"ALPHA","since":"1.23","labels":["group","resource"],"description":"Counts objects of a resource that such reads brought from the store."},
      apiserver_storage_list_returned_objects_total: {"type":"counter","stability":"ALPHA","since":"1.23","sameAs":"apiserver_storage_list_fetched_objects_total","labels":["group","resource"],"description":"Counts objects of a resource that reads of several from the store handed on, which are all that they bring."},
      apiserver_storage_list_total: {"type":"counter","stability":"ALPHA","since":"1.23","labels":["group","resource"],"description":"Counts reads of several objects of a resource from the store."},
      apiserver_storage_objects: {"type":"gauge","acrossWorkers":"max","stability":"STABLE","deprecatedSince":"1.35","labels":["resource"],"description":"Shows how many objects of a resource are stored, of those resources that were asked for since the start."},
      apiserver_storage_size_bytes: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.28","changes":{"1.30":{"stability":"STABLE"}},"labels":["storage_cluster_id"],"description":"Shows the bytes of the store."},
      apiserver_storage_transformation_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["transformation_type"],"buckets":[0.000005,0.00001,0.00002,0.00004,0.00008,0.00016,0.00032,0.00064,0.00128,0.00256,0.00512,0.01024,0.02048,0.04096],"description":"Seconds that encrypting or decrypting one stored value took."},
      apiserver_storage_transformation_operations_total: {"type":"counter","stability":"ALPHA","labels":["status","transformation_type","transformer_prefix"],"description":"Counts stored values that were encrypted or decrypted, by what did it and what came of it."},
      apiserver_terminated_watchers_total: {"type":"counter","stability":"ALPHA","labels":["resource"],"description":"Counts watches that were ended because their clients took nothing."},
      apiserver_tls_handshake_errors_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts connections that were given up before their TLS handshake was done."},
      apiserver_watch_cache_consistent_read_total: {"type":"counter","stability":"ALPHA","since":"1.31","labels":["fallback","group","resource","success"],"description":"Counts reads of the newest state from memory, by whether it was known there in time or the store was asked instead, of those resources that were asked for since the start."},
      apiserver_watch_cache_events_dispatched_total: {"type":"counter","stability":"ALPHA","since":"1.24","labels":["group","resource"],"description":"Counts changes that were passed to whoever watches, of those resources that were asked for since the start."},
      apiserver_watch_cache_events_received_total: {"type":"counter","stability":"ALPHA","since":"1.27","labels":["group","resource"],"description":"Counts changes that the store told of, of those resources that were asked for since the start."},
      apiserver_watch_cache_initializations_total: {"type":"counter","stability":"ALPHA","since":"1.24","labels":["group","resource"],"description":"Counts how often all objects of a resource were read into memory, of those resources that were asked for since the start."},
      apiserver_watch_cache_read_wait_seconds: {"type":"histogram","stability":"ALPHA","since":"1.30","labels":["group","resource"],"buckets":[0.005,0.025,0.05,0.1,0.2,0.4,0.6,0.8,1,1.25,1.5,2,3],"description":"Seconds that reads of the newest state waited until the copy in memory was up to date."},
      apiserver_watch_cache_resource_version: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.31","labels":["group","resource"],"description":"Shows the resource version up to which objects of a resource are known, of those resources that were asked for since the start."},
      apiserver_watch_events_sizes: {"type":"histogram","stability":"ALPHA","labels":["group","kind","version"],"buckets":[1024,2048,4096,8192,16384,32768,65536,131072],"description":"Bytes of events that were sent to watches."},
      apiserver_watch_events_total: {"type":"counter","stability":"ALPHA","labels":["group","kind","version"],"description":"Counts events that were sent to watches."},
      apiserver_watch_list_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.29","changes":{"1.36":{"stability":"BETA"}},"labels":["group","resource","scope","version"],"buckets":[0.05,0.1,0.2,0.4,0.6,0.8,1,2,4,6,8,10,15,20,30,45,60],"description":"Seconds until a watch had sent the state that it was asked to begin with."},
      authenticated_user_requests: {"type":"counter","stability":"ALPHA","labels":["username"],"description":"Counts requests by who sent them, in a few sorts of names."},
      authentication_attempts: {"type":"counter","stability":"ALPHA","labels":["result"],"description":"Counts requests by whether their credentials are good."},
      authentication_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["result"],"buckets":[0.001,0.002,0.004,0.008,0.016,0.032,0.064,0.128,0.256,0.512,1.024,2.048,4.096,8.192,16.384],"description":"Seconds that it took to know who sent a request, by whether the credentials are good."},
      authentication_token_cache_active_fetch_count: {"type":"gauge","stability":"ALPHA","labels":["status"],"description":"Shows how many answers about tokens are asked for (in_flight), and how many requests wait for one (blocked)."},
      authentication_token_cache_fetch_total: {"type":"counter","stability":"ALPHA","labels":["status"],"description":"Counts answers about tokens that were asked for, by whether there was one."},
      authentication_token_cache_request_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["status"],"buckets":[0.005,0.01,0.025,0.05,0.1,0.25,0.5,1,2.5,5,10],"description":"Seconds that it took to know of a token, by whether its answer was kept."},
      authentication_token_cache_request_total: {"type":"counter","stability":"ALPHA","labels":["status"],"description":"Counts questions about tokens, by whether the answer was kept."},
      authorization_attempts_total: {"type":"counter","stability":"ALPHA","since":"1.28","labels":["result"],"description":"Counts decisions of what callers may do, by the decision."},
      authorization_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.28","labels":["result"],"buckets":[0.001,0.002,0.004,0.008,0.016,0.032,0.064,0.128,0.256,0.512,1.024,2.048,4.096,8.192,16.384],"description":"Seconds that it took to decide what a caller may do, by the decision."},
      cardinality_enforcement_unexpected_categorizations_total: {"type":"counter","stability":"ALPHA","since":"1.29","labels":[],"description":"Counts measurements whose labels have values that are not allowed for them."},
      disabled_metrics_total: {"type":"counter","stability":"BETA","since":"1.28","labels":[],"description":"Counts metrics that are not shown because a flag says so."},
      etcd_bookmark_counts: {"type":"gauge","stability":"ALPHA","since":"1.31","until":"1.35","labels":["group","resource"],"description":"Shows how often the store told how far it is without a change, of those resources that were asked for since the start."},
      etcd_bookmark_total: {"type":"counter","stability":"ALPHA","since":"1.36","labels":["group","resource"],"description":"Counts how often the store told how far it is without a change, of those resources that were asked for since the start."},
      etcd_db_total_size_in_bytes: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","until":"1.25","labels":["endpoint"],"description":"Shows the bytes of the store."},
      etcd_lease_object_counts: {"type":"histogram","stability":"ALPHA","labels":[],"buckets":[10,50,100,500,1000,2500,5000],"description":"Keys of each lease of the etcd cluster that was replaced by another."},
      etcd_object_counts: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["resource"],"deprecatedSince":"1.22","description":"Shows how many objects of a resource are stored, of those resources that were asked for since the start."},
      etcd_request_duration_seconds: {"type":"histogram","stability":"ALPHA","labels":["operation","type"],"buckets":[0.005,0.025,0.1,0.25,0.5,1,2,4,15,30,60],"description":"Seconds that the store took for an operation on objects of a resource."},
      etcd_requests_total: {"type":"counter","stability":"ALPHA","since":"1.28","labels":["group","operation","resource"],"description":"Counts operations that the store was asked for on objects of a resource."},
      field_validation_request_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.25","changes":{"1.27":{"withoutLabels":["enabled"]}},"labels":["enabled","field_validation"],"buckets":[0.05,0.1,0.2,0.4,0.6,0.8,1,1.25,1.5,2,3,4,5,6,8,10,15,20,30,45,60],"description":"Seconds that requests took which write objects, by what is to become of fields that there are not."},
      hidden_metrics_total: {"type":"counter","stability":"BETA","since":"1.28","labels":[],"description":"Counts metrics that this release hides."},
      kube_apiserver_clusterip_allocator_allocated_ips: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["cidr"],"description":"Shows how many addresses of a range services hold."},
      kube_apiserver_clusterip_allocator_allocation_duration_seconds: {"type":"histogram","stability":"ALPHA","since":"1.31","labels":["cidr"],"buckets":[0.005,0.01,0.025,0.05,0.1,0.25,0.5,1,2.5,5,10],"description":"Seconds that giving a service an address of a range took."},
      kube_apiserver_clusterip_allocator_allocation_errors_total: {"type":"counter","stability":"ALPHA","labels":["cidr","scope"],"description":"Counts addresses of a range that could not be had, by whether one was asked for (static) or any (dynamic)."},
      kube_apiserver_clusterip_allocator_allocation_total: {"type":"counter","stability":"ALPHA","labels":["cidr","scope"],"description":"Counts addresses of a range that writes were given, by whether one was asked for (static) or any (dynamic)."},
      kube_apiserver_clusterip_allocator_available_ips: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["cidr"],"description":"Shows how many addresses of a range are free."},
      kube_apiserver_nodeport_allocator_allocated_ports: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.27","labels":[],"description":"Shows how many ports of nodes services have."},
      kube_apiserver_nodeport_allocator_allocation_errors_total: {"type":"counter","stability":"ALPHA","labels":["scope"],"description":"Counts ports of nodes that could not be had, by whether one was asked for (static) or any (dynamic)."},
      kube_apiserver_nodeport_allocator_allocation_total: {"type":"counter","stability":"ALPHA","labels":["scope"],"description":"Counts ports of nodes that writes were given, by whether one was asked for (static) or any (dynamic)."},
      kube_apiserver_nodeport_allocator_available_ports: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.27","labels":[],"description":"Shows how many ports of nodes services may still get."},
      kubernetes_build_info: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["build_date","compiler","git_commit","git_tree_state","git_version","go_version","major","minor","platform"],"description":"Is always 1; its labels tell what the server is."},
      kubernetes_feature_enabled: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.26","changes":{"1.28":{"stability":"BETA"}},"labels":["name","stage"],"description":"Is 1 for each feature gate that is on, and 0 for the others, by how far the feature is."},
      kubernetes_healthcheck: {"type":"gauge","acrossWorkers":"min","stability":"ALPHA","since":"1.26","changes":{"1.27":{"stability":"BETA"},"1.29":{"stability":"STABLE"}},"page":"slis","labels":["name","type"],"description":"Is 1 for each check of health that found nothing wrong when it ran last, and 0 for the others, by the endpoint that ran it."},
      kubernetes_healthchecks_total: {"type":"counter","stability":"ALPHA","since":"1.26","changes":{"1.27":{"stability":"BETA"},"1.29":{"stability":"STABLE"}},"page":"slis","labels":["name","status","type"],"description":"Counts how often checks of health ran, by what came of it and by the endpoint that ran them."},
      pod_security_errors_total: {"type":"counter","stability":"ALPHA","since":"1.23","labels":["fatal","request_operation","resource","subresource"],"description":"Counts faults that kept pods from being judged by the standards for pods, by whether the request failed for them."},
      pod_security_evaluations_total: {"type":"counter","stability":"ALPHA","since":"1.22","labels":["decision","mode","policy_level","policy_version","request_operation","resource","subresource"],"description":"Counts judgements by the standards for pods, by the level and version that was asked for and by what came of it."},
      pod_security_exemptions_total: {"type":"counter","stability":"ALPHA","since":"1.23","labels":["request_operation","resource","subresource"],"description":"Counts requests that the standards for pods do not apply to, as settings say."},
      process_event_loop_stall_seconds_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts the seconds in which the event loop stood still for over a second each time."},
      process_event_loop_stalls_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts how often the event loop stood still for over a second."},
      process_heap_limit_bytes: {"type":"gauge","stability":"ALPHA","labels":[],"description":"Shows the bytes that objects in memory may take before the engine ends the process."},
      registered_metrics_total: {"type":"counter","stability":"BETA","since":"1.28","labels":["deprecated_version","stability_level"],"description":"Counts metrics of this release, by how stable they are and since when they are deprecated."},
      serviceaccount_invalid_legacy_auto_token_uses_total: {"type":"counter","stability":"ALPHA","since":"1.29","labels":[],"description":"Counts uses of tokens in secrets that a label marks as no longer taken."},
      serviceaccount_legacy_auto_token_uses_total: {"type":"counter","stability":"ALPHA","since":"1.29","labels":[],"description":"Counts uses of tokens in secrets that were made for their accounts, which name them."},
      serviceaccount_legacy_manual_token_uses_total: {"type":"counter","stability":"ALPHA","since":"1.29","labels":[],"description":"Counts uses of tokens in secrets that somebody made by hand."},
      serviceaccount_legacy_tokens_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts uses of service account tokens that are kept in secrets."},
      serviceaccount_stale_tokens_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts uses of service account tokens that are good only because their life was extended."},
      serviceaccount_valid_tokens_total: {"type":"counter","stability":"ALPHA","labels":[],"description":"Counts uses of service account tokens that end by themselves."},
      version_info: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","since":"1.34","labels":["binary","component","emulation","min_compat"],"description":"Is always 1; its labels tell which release the server is like."},
      watch_cache_capacity: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","labels":["resource"],"description":"Shows how many recent events of a resource are kept for watches to resume from."},
      workqueue_adds_total: {"type":"counter","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"description":"Counts keys that were added to the queue of a controller, without those that waited there already."},
      workqueue_depth: {"type":"gauge","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"description":"Shows how many keys wait in the queue of a controller."},
      workqueue_longest_running_processor_seconds: {"type":"gauge","acrossWorkers":"max","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"description":"Shows for how many seconds a controller has been working on the key that it works on longest."},
      workqueue_queue_duration_seconds: {"type":"histogram","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"buckets":[1e-8,1e-7,0.000001,0.000009999999999999999,0.00009999999999999999,0.001,0.01,0.1,1,10],"description":"Seconds that keys waited in the queue of a controller."},
      workqueue_retries_total: {"type":"counter","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"description":"Counts keys that a controller failed on and tries again."},
      workqueue_unfinished_work_seconds: {"type":"gauge","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"description":"Shows for how many seconds a controller has been working on all keys together that it works on."},
      workqueue_work_duration_seconds: {"type":"histogram","stability":"ALPHA","changes":{"1.36":{"stability":"BETA"}},"labels":["name"],"buckets":[1e-8,1e-7,0.000001,0.000009999999999999999,0.00009999999999999999,0.001,0.01,0.1,1,10],"description":"Seconds that a controller took for a key."},
    };
