import { z } from 'zod';
import { COMPLETION_JOB } from '../learning';
import type { Handler } from '../platform/jobs';
import type { Services } from '../platform/services';
import { issueIfComplete } from './issue';

const Payload = z.object({ userId: z.string(), courseId: z.string() });

/** The work that completed lessons and quizzes leave for later. */
export function certificateJobs(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
): Record<string, Handler> {
  return {
    [COMPLETION_JOB]: async ({ payload }) => {
      await issueIfComplete(services, Payload.parse(payload));
    },
  };
}
