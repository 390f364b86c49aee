import type { Handler } from '../platform/jobs';
import type { Services } from '../platform/services';
import { EXPIRY_JOB, expireOrder } from './orders/expiry';
import { MAIL_JOB, sendMail } from './outbox';

/** The work that payments leave for later, by kind of job. */
export function paymentJobs(services: Services): Record<string, Handler> {
  return {
    [MAIL_JOB]: ({ key }) => sendMail(services, key),
    [EXPIRY_JOB]: ({ key }) => expireOrder(services, key),
  };
}
