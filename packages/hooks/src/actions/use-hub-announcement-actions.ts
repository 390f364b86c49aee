import { hubAnnouncementRoutes } from '@digiken/contract/routes/hub-announcements';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { hubAnnouncementKeys } from '../data/use-hub-announcements';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

/** Writing to the members of a hub. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useHubAnnouncementActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof hubAnnouncementKeys | 'threads'>();
  return useMemo(
    () => ({
      /** 409 where nobody would get it. */
      sendAnnouncement: (body: RequestBody<(typeof hubAnnouncementRoutes)['sendHubAnnouncement']>) =>
        run(
          () => request(hubAnnouncementRoutes.sendHubAnnouncement, { body }),
          'hubAnnouncements',
          'threads',
        ),
    }),
    [request, run],
  );
}
