import {
  CronJob,
  Job,
  JobTemplate,
  cronJobFromMessage,
  cronJobSpecFromMessage,
  cronJobSpecToMessage,
  cronJobStatusFromMessage,
  cronJobStatusToMessage,
  cronJobToMessage,
  jobConditionFromMessage,
  jobConditionToMessage,
  jobFromMessage,
  jobSpecFromMessage,
  jobSpecToMessage,
  jobStatusFromMessage,
  jobStatusToMessage,
  jobTemplateFromMessage,
  jobTemplateSpecFromMessage,
  jobTemplateSpecToMessage,
  jobTemplateToMessage,
  jobToMessage
} from "./chunk-HLPDJZT5.js";
import "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";
export {
  CronJob,
  Job,
  JobTemplate,
  cronJobFromMessage,
  cronJobSpecFromMessage,
  cronJobSpecToMessage,
  cronJobStatusFromMessage,
  cronJobStatusToMessage,
  cronJobToMessage,
  jobConditionFromMessage,
  jobConditionToMessage,
  jobFromMessage,
  jobSpecFromMessage,
  jobSpecToMessage,
  jobStatusFromMessage,
  jobStatusToMessage,
  jobTemplateFromMessage,
  jobTemplateSpecFromMessage,
  jobTemplateSpecToMessage,
  jobTemplateToMessage,
  jobToMessage
};
