/** The store: its contract, the engines that keep it, and the watch cache above them. */
export { WatchCache } from './cache.js';
export type { CacheEntry, CacheEvent } from './cache-entry.js';
export type { CacheSubscription } from './cache-late-subscription.js';
export type { CacheListener, CacheRange, KeyRange, SubscriptionScope, WatchCacheOptions } from './cache-options.js';
export * from './contract.js';
export type { EncryptionRule } from './encryption/configuration.js';
export { readEncryptionFile } from './encryption/configuration.js';
export { isEncrypted } from './encryption/prefix.js';
export { EtcdEngine, type EtcdOptions } from './etcd/engine.js';
export { EventBudget } from './event-budget.js';
export type { RingBounds } from './event-ring.js';
export { compareKeys, keyAfter, prefixEnd } from './keys.js';
export { MemoryEngine } from './memory.js';
export { backUp, restore } from './sqlite/backup.js';
export { checkDatabase, type StoreFault, storeReader } from './sqlite/check.js';
export { DATABASE_FILE } from './sqlite/database.js';
export { SqliteEngine, type SqliteOptions } from './sqlite/engine.js';
export type { Ask } from './term-indexes.js';
