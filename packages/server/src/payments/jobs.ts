import { enqueue, type Handler } from '../platform/jobs';
import type { Services } from '../platform/services';
import { CHECK_JOB, checkAttempt } from './attempts/checks';
import type { PaymentServices } from './context';
import { HOOK_JOB } from './hooks/receive';
import { processHook } from './hooks/process';
import { EXPIRY_JOB, expireOrder } from './orders/expiry';
import { MAIL_JOB, sendMail } from './outbox';
import { REFUND_JOB, sendRefund } from './refunds/send';
import { NIGHT_JOB, PULL_JOB, pullPayments, runNight } from './reconcile';

/** The work that payments leave for later, by kind of job. */
export function paymentJobs(services: PaymentServices): Record<string, Handler> {
  return {
    [MAIL_JOB]: ({ key }) => sendMail(services, key),
    [EXPIRY_JOB]: ({ key }) => expireOrder(services, key),
    [CHECK_JOB]: ({ key }) => checkAttempt(services, key),
    [HOOK_JOB]: ({ key, payload }) => processHook(services, key, String(payload.scope)),
    [REFUND_JOB]: ({ key }) => sendRefund(services, key),
    [PULL_JOB]: () => pullPayments(services),
    [NIGHT_JOB]: () => runNight(services),
  };
}

/** Makes sure that the regular work is waiting. Safe to repeat, and in several processes. */
export async function scheduleRegularJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await enqueue(db, { kind: PULL_JOB, key: 'mpesa', runAt: clock.now() });
  await enqueue(db, { kind: NIGHT_JOB, key: 'night', runAt: clock.now() });
}
