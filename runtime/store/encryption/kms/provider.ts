/** Encrypts values with data keys of a service. The stored message holds the value and the data key, itself encrypted by the service. */
import { whenThere } from '../../../model/definition/settled.js';
import type { FreshBytes } from '../nonces.js';
import { ENCRYPTED } from '../prefix.js';
import type { Provider } from '../provider.js';
import { SORT, type Sort } from './data-key.js';
import { decodeObject, encodeObject } from './messages.js';
import type { KmsService } from './service.js';

export function kmsProvider(service: KmsService, fresh: FreshBytes): Provider {
  const prefix = `${ENCRYPTED}kms:v2:${service.settings.name}:`;
  const head = Buffer.from(prefix);
  const identityOf = (keyId: string | undefined, sort: Sort): string => `${prefix}${sort}:${keyId ?? ''}`;
  return {
    prefix,
    label: prefix,
    get identity() {
      return identityOf(service.keyId, SORT.seed);
    },
    seal: (key, value) => {
      const { by, key: dataKey } = service.writing();
      return Buffer.concat([head, encodeObject(by, dataKey.seal(fresh, key, value))]);
    },
    reader: (payload) => {
      const { by, data } = decodeObject(payload);
      const identity = identityOf(by.keyId, by.sort);
      return whenThere(service.dataKey(by), (dataKey) => ({ identity, open: (key: string) => dataKey.open(key, data) }));
    },
  };
}
