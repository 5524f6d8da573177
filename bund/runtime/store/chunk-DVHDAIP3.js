import {
  JobSpec,
  jobSpecFromMessage,
  jobSpecToMessage
} from "./chunk-HLPDJZT5.js";
import {
  ObjectReference,
  objectReferenceFromMessage,
  objectReferenceToMessage
} from "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/batch/v2alpha1/generated.js
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
  return { active: [], lastScheduleTime: void 0 };
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

// dist/generated/batch/v2alpha1/codecs.js
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
    lastScheduleTime: optionalTo(v.lastScheduleTime, timeTo)
  };
}
function cronJobStatusFromMessage(m) {
  const out = {};
  if (!!m.active?.length) out.active = listFrom(m.active, objectReferenceFromMessage);
  if (m.lastScheduleTime !== void 0) out.lastScheduleTime = timeFrom(m.lastScheduleTime);
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
  decode: (bytes) => asObject("CronJob", "batch/v2alpha1", cronJobFromMessage(CronJob.decode(bytes)))
};
var JobTemplate2 = {
  encode: (object) => JobTemplate.encode(jobTemplateToMessage(object)).finish(),
  decode: (bytes) => asObject("JobTemplate", "batch/v2alpha1", jobTemplateFromMessage(JobTemplate.decode(bytes)))
};
export {
  CronJob2 as CronJob,
  JobTemplate2 as JobTemplate,
  cronJobFromMessage,
  cronJobSpecFromMessage,
  cronJobSpecToMessage,
  cronJobStatusFromMessage,
  cronJobStatusToMessage,
  cronJobToMessage,
  jobTemplateFromMessage,
  jobTemplateSpecFromMessage,
  jobTemplateSpecToMessage,
  jobTemplateToMessage
};
