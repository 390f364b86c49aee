import { hubAnnouncementRoutes } from '@digiken/contract/routes/hub-announcements';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

/** Writing to the members of a hub. */
export function useHubAnnouncementActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** 409 where nobody would get it. */
      sendAnnouncement: (body: RequestBody<(typeof hubAnnouncementRoutes)['sendHubAnnouncement']>) =>
        act(hubAnnouncementRoutes.sendHubAnnouncement, { body }),
    }),
    [act],
  );
}
