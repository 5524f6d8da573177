import {
  ObjectReference,
  PodTemplateSpec,
  objectReferenceFromMessage,
  objectReferenceToMessage,
  podTemplateSpecFromMessage,
  podTemplateSpecToMessage
} from "./chunk-OCKGDRJ2.js";
import {
  LabelSelector,
  ObjectMeta,
  Time,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";

// dist/generated/messages/k8s/io/api/batch/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseCronJob() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var CronJob = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      CronJobSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      CronJobStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCronJob();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ObjectMeta.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.spec = CronJobSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = CronJobStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCronJobSpec() {
  return {
    schedule: void 0,
    startingDeadlineSeconds: void 0,
    concurrencyPolicy: void 0,
    suspend: void 0,
    jobTemplate: void 0,
    successfulJobsHistoryLimit: void 0,
    failedJobsHistoryLimit: void 0
  };
}
var CronJobSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.schedule !== void 0) {
      writer.uint32(10).string(message.schedule);
    }
    if (message.startingDeadlineSeconds !== void 0) {
      if (BigInt.asIntN(64, message.startingDeadlineSeconds) !== message.startingDeadlineSeconds) {
        throw new globalThis.Error("value provided for field message.startingDeadlineSeconds of type int64 too large");
      }
      writer.uint32(16).int64(message.startingDeadlineSeconds);
    }
    if (message.concurrencyPolicy !== void 0) {
      writer.uint32(26).string(message.concurrencyPolicy);
    }
    if (message.suspend !== void 0) {
      writer.uint32(32).bool(message.suspend);
    }
    if (message.jobTemplate !== void 0) {
      JobTemplateSpec.encode(message.jobTemplate, writer.uint32(42).fork()).join();
    }
    if (message.successfulJobsHistoryLimit !== void 0) {
      writer.uint32(48).int32(message.successfulJobsHistoryLimit);
    }
    if (message.failedJobsHistoryLimit !== void 0) {
      writer.uint32(56).int32(message.failedJobsHistoryLimit);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCronJobSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.schedule = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.startingDeadlineSeconds = reader.int64();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.concurrencyPolicy = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.suspend = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.jobTemplate = JobTemplateSpec.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.successfulJobsHistoryLimit = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.failedJobsHistoryLimit = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCronJobStatus() {
  return { active: [], lastScheduleTime: void 0, lastSuccessfulTime: void 0 };
}
var CronJobStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.active !== void 0 && message.active.length !== 0) {
      for (const v of message.active) {
        ObjectReference.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.lastScheduleTime !== void 0) {
      Time.encode(message.lastScheduleTime, writer.uint32(34).fork()).join();
    }
    if (message.lastSuccessfulTime !== void 0) {
      Time.encode(message.lastSuccessfulTime, writer.uint32(42).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCronJobStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ObjectReference.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.active.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastScheduleTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.lastSuccessfulTime = Time.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJob() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Job = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      JobSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      JobStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJob();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ObjectMeta.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.spec = JobSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = JobStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJobCondition() {
  return {
    type: void 0,
    status: void 0,
    lastProbeTime: void 0,
    lastTransitionTime: void 0,
    reason: void 0,
    message: void 0
  };
}
var JobCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.lastProbeTime !== void 0) {
      Time.encode(message.lastProbeTime, writer.uint32(26).fork()).join();
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(34).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(42).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(50).string(message.message);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJobCondition();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.status = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.lastProbeTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.message = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJobSpec() {
  return {
    parallelism: void 0,
    completions: void 0,
    activeDeadlineSeconds: void 0,
    selector: void 0,
    manualSelector: void 0,
    template: void 0,
    backoffLimit: void 0,
    ttlSecondsAfterFinished: void 0,
    completionMode: void 0,
    suspend: void 0
  };
}
var JobSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.parallelism !== void 0) {
      writer.uint32(8).int32(message.parallelism);
    }
    if (message.completions !== void 0) {
      writer.uint32(16).int32(message.completions);
    }
    if (message.activeDeadlineSeconds !== void 0) {
      if (BigInt.asIntN(64, message.activeDeadlineSeconds) !== message.activeDeadlineSeconds) {
        throw new globalThis.Error("value provided for field message.activeDeadlineSeconds of type int64 too large");
      }
      writer.uint32(24).int64(message.activeDeadlineSeconds);
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(34).fork()).join();
    }
    if (message.manualSelector !== void 0) {
      writer.uint32(40).bool(message.manualSelector);
    }
    if (message.template !== void 0) {
      PodTemplateSpec.encode(message.template, writer.uint32(50).fork()).join();
    }
    if (message.backoffLimit !== void 0) {
      writer.uint32(56).int32(message.backoffLimit);
    }
    if (message.ttlSecondsAfterFinished !== void 0) {
      writer.uint32(64).int32(message.ttlSecondsAfterFinished);
    }
    if (message.completionMode !== void 0) {
      writer.uint32(74).string(message.completionMode);
    }
    if (message.suspend !== void 0) {
      writer.uint32(80).bool(message.suspend);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJobSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.parallelism = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.completions = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.activeDeadlineSeconds = reader.int64();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.manualSelector = reader.bool();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.template = PodTemplateSpec.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.backoffLimit = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.ttlSecondsAfterFinished = reader.int32();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.completionMode = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }
            message.suspend = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJobStatus() {
  return {
    conditions: [],
    startTime: void 0,
    completionTime: void 0,
    active: void 0,
    succeeded: void 0,
    failed: void 0,
    completedIndexes: void 0
  };
}
var JobStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        JobCondition.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.startTime !== void 0) {
      Time.encode(message.startTime, writer.uint32(18).fork()).join();
    }
    if (message.completionTime !== void 0) {
      Time.encode(message.completionTime, writer.uint32(26).fork()).join();
    }
    if (message.active !== void 0) {
      writer.uint32(32).int32(message.active);
    }
    if (message.succeeded !== void 0) {
      writer.uint32(40).int32(message.succeeded);
    }
    if (message.failed !== void 0) {
      writer.uint32(48).int32(message.failed);
    }
    if (message.completedIndexes !== void 0) {
      writer.uint32(58).string(message.completedIndexes);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJobStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = JobCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.startTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.completionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.active = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.succeeded = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.failed = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.completedIndexes = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJobTemplate() {
  return { metadata: void 0, template: void 0 };
}
var JobTemplate = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.template !== void 0) {
      JobTemplateSpec.encode(message.template, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJobTemplate();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ObjectMeta.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.template = JobTemplateSpec.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJobTemplateSpec() {
  return { metadata: void 0, spec: void 0 };
}
var JobTemplateSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      JobSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJobTemplateSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ObjectMeta.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.spec = JobSpec.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/batch/v1/codecs.js
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
function cronJobToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: cronJobSpecToMessage(v.spec ?? {}),
    status: cronJobStatusToMessage(v.status ?? {})
  };
}
function cronJobFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = cronJobSpecFromMessage(m.spec ?? {});
  out.status = cronJobStatusFromMessage(m.status ?? {});
  return out;
}
function cronJobSpecToMessage(v) {
  return {
    schedule: v.schedule ?? "",
    startingDeadlineSeconds: optionalTo(v.startingDeadlineSeconds, longTo),
    concurrencyPolicy: v.concurrencyPolicy ?? "",
    suspend: v.suspend ?? void 0,
    jobTemplate: jobTemplateSpecToMessage(v.jobTemplate ?? {}),
    successfulJobsHistoryLimit: v.successfulJobsHistoryLimit ?? void 0,
    failedJobsHistoryLimit: v.failedJobsHistoryLimit ?? void 0
  };
}
function cronJobSpecFromMessage(m) {
  const out = {};
  out.schedule = !m.schedule ? "" : m.schedule;
  if (m.startingDeadlineSeconds !== void 0) out.startingDeadlineSeconds = longFrom(m.startingDeadlineSeconds);
  if (!!m.concurrencyPolicy) out.concurrencyPolicy = m.concurrencyPolicy;
  if (m.suspend !== void 0) out.suspend = m.suspend;
  out.jobTemplate = jobTemplateSpecFromMessage(m.jobTemplate ?? {});
  if (m.successfulJobsHistoryLimit !== void 0) out.successfulJobsHistoryLimit = m.successfulJobsHistoryLimit;
  if (m.failedJobsHistoryLimit !== void 0) out.failedJobsHistoryLimit = m.failedJobsHistoryLimit;
  return out;
}
function cronJobStatusToMessage(v) {
  return {
    active: listTo(v.active, objectReferenceToMessage),
    lastScheduleTime: optionalTo(v.lastScheduleTime, timeTo),
    lastSuccessfulTime: optionalTo(v.lastSuccessfulTime, timeTo)
  };
}
function cronJobStatusFromMessage(m) {
  const out = {};
  if (!!m.active?.length) out.active = listFrom(m.active, objectReferenceFromMessage);
  if (m.lastScheduleTime !== void 0) out.lastScheduleTime = timeFrom(m.lastScheduleTime);
  if (m.lastSuccessfulTime !== void 0) out.lastSuccessfulTime = timeFrom(m.lastSuccessfulTime);
  return out;
}
function jobToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: jobSpecToMessage(v.spec ?? {}),
    status: jobStatusToMessage(v.status ?? {})
  };
}
function jobFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = jobSpecFromMessage(m.spec ?? {});
  out.status = jobStatusFromMessage(m.status ?? {});
  return out;
}
function jobStatusToMessage(v) {
  return {
    conditions: listTo(v.conditions, jobConditionToMessage),
    startTime: optionalTo(v.startTime, timeTo),
    completionTime: optionalTo(v.completionTime, timeTo),
    active: v.active ?? 0,
    succeeded: v.succeeded ?? 0,
    failed: v.failed ?? 0,
    completedIndexes: v.completedIndexes ?? ""
  };
}
function jobStatusFromMessage(m) {
  const out = {};
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, jobConditionFromMessage);
  if (m.startTime !== void 0) out.startTime = timeFrom(m.startTime);
  if (m.completionTime !== void 0) out.completionTime = timeFrom(m.completionTime);
  if (!!m.active) out.active = m.active;
  if (!!m.succeeded) out.succeeded = m.succeeded;
  if (!!m.failed) out.failed = m.failed;
  if (!!m.completedIndexes) out.completedIndexes = m.completedIndexes;
  return out;
}
function jobConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastProbeTime: timeTo(v.lastProbeTime ?? void 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function jobConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastProbeTime = timeFrom(m.lastProbeTime);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function jobTemplateToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    template: jobTemplateSpecToMessage(v.template ?? {})
  };
}
function jobTemplateFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.template = jobTemplateSpecFromMessage(m.template ?? {});
  return out;
}
function jobSpecToMessage(v) {
  return {
    parallelism: v.parallelism ?? void 0,
    completions: v.completions ?? void 0,
    activeDeadlineSeconds: optionalTo(v.activeDeadlineSeconds, longTo),
    backoffLimit: v.backoffLimit ?? void 0,
    selector: optionalTo(v.selector, labelSelectorToMessage),
    manualSelector: v.manualSelector ?? void 0,
    template: podTemplateSpecToMessage(v.template ?? {}),
    ttlSecondsAfterFinished: v.ttlSecondsAfterFinished ?? void 0,
    completionMode: v.completionMode ?? void 0,
    suspend: v.suspend ?? void 0
  };
}
function jobSpecFromMessage(m) {
  const out = {};
  if (m.parallelism !== void 0) out.parallelism = m.parallelism;
  if (m.completions !== void 0) out.completions = m.completions;
  if (m.activeDeadlineSeconds !== void 0) out.activeDeadlineSeconds = longFrom(m.activeDeadlineSeconds);
  if (m.backoffLimit !== void 0) out.backoffLimit = m.backoffLimit;
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  if (m.manualSelector !== void 0) out.manualSelector = m.manualSelector;
  out.template = podTemplateSpecFromMessage(m.template ?? {});
  if (m.ttlSecondsAfterFinished !== void 0) out.ttlSecondsAfterFinished = m.ttlSecondsAfterFinished;
  if (m.completionMode !== void 0) out.completionMode = m.completionMode;
  if (m.suspend !== void 0) out.suspend = m.suspend;
  return out;
}
function jobTemplateSpecToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: jobSpecToMessage(v.spec ?? {})
  };
}
function jobTemplateSpecFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = jobSpecFromMessage(m.spec ?? {});
  return out;
}
var CronJob2 = {
  encode: (object) => CronJob.encode(cronJobToMessage(object)).finish(),
  decode: (bytes) => asObject("CronJob", "batch/v1", cronJobFromMessage(CronJob.decode(bytes)))
};
var Job2 = {
  encode: (object) => Job.encode(jobToMessage(object)).finish(),
  decode: (bytes) => asObject("Job", "batch/v1", jobFromMessage(Job.decode(bytes)))
};
var JobTemplate2 = {
  encode: (object) => JobTemplate.encode(jobTemplateToMessage(object)).finish(),
  decode: (bytes) => asObject("JobTemplate", "batch/v1", jobTemplateFromMessage(JobTemplate.decode(bytes)))
};

export {
  JobSpec,
  cronJobToMessage,
  cronJobFromMessage,
  cronJobSpecToMessage,
  cronJobSpecFromMessage,
  cronJobStatusToMessage,
  cronJobStatusFromMessage,
  jobToMessage,
  jobFromMessage,
  jobStatusToMessage,
  jobStatusFromMessage,
  jobConditionToMessage,
  jobConditionFromMessage,
  jobTemplateToMessage,
  jobTemplateFromMessage,
  jobSpecToMessage,
  jobSpecFromMessage,
  jobTemplateSpecToMessage,
  jobTemplateSpecFromMessage,
  CronJob2 as CronJob,
  Job2 as Job,
  JobTemplate2 as JobTemplate
};
