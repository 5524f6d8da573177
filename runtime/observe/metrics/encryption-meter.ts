/** Measures encryption as the metrics of the catalogue say. */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { EncryptionMeter } from '../../store/encryption/meter.js';
import type { Cell, HistogramCell } from './cells.js';
import type { Metrics } from './metrics.js';

const hashOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

const seconds = (): number => Date.now() / 1000;

/** Texts whose cells or hashes are kept at once; beyond, they are looked up each time. */
const MAX_KEPT = 1000;

function kept<V>(make: (key: string) => V): (key: string) => V {
  const known = new Map<string, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      if (known.size < MAX_KEPT) known.set(key, value);
    }
    return value;
  };
}

interface KeyCells {
  readonly count: Cell;
  readonly last: Cell;
}

export function encryptionMeter(metrics: Metrics): EncryptionMeter {
  const server = { apiserver_id_hash: hashOf(hostname()) };
  const operations = metrics.counter('apiserver_storage_transformation_operations_total');
  const durations = metrics.histogram('apiserver_storage_transformation_duration_seconds');
  const durationOf: (direction: string) => HistogramCell = kept((direction) => durations.cell({ transformation_type: direction }));
  const operationOf = kept((name): Cell => {
    const [transformation_type = '', status = '', transformer_prefix = ''] = name.split('\0');
    return operations.cell({ transformation_type, status, transformer_prefix });
  });
  const uses = metrics.counter('apiserver_envelope_encryption_key_id_hash_total');
  const lastUses = metrics.gauge('apiserver_envelope_encryption_key_id_hash_last_timestamp_seconds');
  const keyOf = kept((name): KeyCells => {
    const [transformation_type = '', provider_name = '', ...keyId] = name.split('\0');
    const labels = { ...server, transformation_type, provider_name, key_id_hash: hashOf(keyId.join('\0')) };
    return { count: uses.cell(labels), last: lastUses.cell(labels) };
  });
  const made = metrics.histogram('apiserver_storage_data_key_generation_duration_seconds').cell({});
  const unmade = metrics.counter('apiserver_storage_data_key_generation_failures_total').cell({});
  const misses = metrics.counter('apiserver_storage_envelope_transformation_cache_misses_total').cell({});
  const calls = metrics.histogram('apiserver_envelope_encryption_kms_operations_latency_seconds');
  const told = metrics.gauge('apiserver_envelope_encryption_key_id_hash_status_last_timestamp_seconds');
  const refused = metrics.counter('apiserver_envelope_encryption_invalid_key_id_from_status_total');
  const sizes = metrics.gauge('apiserver_envelope_encryption_dek_source_cache_size');
  const fill = metrics.gauge('apiserver_envelope_encryption_dek_cache_fill_percent');
  const reloadsOf = {
    success: metrics.counter('apiserver_encryption_config_controller_automatic_reload_success_total').cell({}),
    failure: metrics.counter('apiserver_encryption_config_controller_automatic_reload_failures_total').cell({}),
  };
  const reloads = metrics.counter('apiserver_encryption_config_controller_automatic_reloads_total');
  const lastReload = metrics.gauge('apiserver_encryption_config_controller_automatic_reload_last_timestamp_seconds');
  return {
    transformed: (direction, label, took, failed) => {
      operationOf(`${direction}\0${failed ? 'Unknown' : 'OK'}\0${label}`).add();
      if (!failed) durationOf(direction).observe(took);
    },
    called: (service, method, code, took) => {
      calls.cell({ provider_name: service, method_name: method, grpc_status_code: code }).observe(took);
    },
    keyUsed: (direction, service, keyId) => {
      const { count, last } = keyOf(`${direction}\0${service}\0${keyId}`);
      count.add();
      last.value = seconds();
    },
    keyTold: (service, keyId) => told.set({ ...server, provider_name: service, key_id_hash: hashOf(keyId) }, seconds()),
    keyRefused: (service, why) => refused.add({ provider_name: service, error: why }),
    missed: () => misses.add(),
    kept: (service, count, room) => {
      sizes.set({ provider_name: service }, count);
      fill.set({}, count / room);
    },
    generated: (took, failed) => (failed ? unmade.add() : made.observe(took)),
    reloaded: (failed) => {
      const status = failed ? 'failure' : 'success';
      const labels = { ...server, status };
      reloadsOf[status].add();
      reloads.add(labels);
      lastReload.set(labels, seconds());
    },
  };
}
