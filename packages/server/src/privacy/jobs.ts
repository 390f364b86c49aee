import type { Handler } from '../platform/jobs';
import type { Services } from '../platform/services';
import { deleteAccount, DELETION_JOB } from './deletion';
import { EXPORT_JOB, makeExport } from './exports';

export const privacyJobs = (services: Services): Record<string, Handler> => ({
  [EXPORT_JOB]: (job) => makeExport(services, job),
  [DELETION_JOB]: ({ key }) => deleteAccount(services, key),
});
