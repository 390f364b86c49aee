import type { LiveScope } from '@digiken/contract/constants';
import { liveRoutes } from '@digiken/contract/routes/live';
import { useMemo, useState } from 'react';
import { createActionKeys } from '../api/idempotency';
import type { RequestBody } from '../api/request';
import { sendFile, type UploadOptions } from '../api/upload';
import { useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type Routes = typeof liveRoutes;

/** Planning live classes, and what is kept of them. */
export function useLiveActions() {
  const act = useAction();
  const refetch = useRefetch();
  const { texts } = useServices();
  const [keys] = useState(createActionKeys);
  return useMemo(
    () => ({
      /** `outcome.data` is the first class of a series. */
      scheduleClass: (body: RequestBody<Routes['scheduleLiveClass']>) =>
        act(liveRoutes.scheduleLiveClass, { body }),
      /** 409 once the class has started. */
      saveClass: (id: string, body: RequestBody<Routes['saveLiveClass']>) =>
        act(liveRoutes.saveLiveClass, { params: { id }, body }),
      cancelClass: (id: string, scope: LiveScope) =>
        act(liveRoutes.cancelLiveClass, { params: { id }, body: { scope } }),
      /** The answer is a file: `name` and `calendar`. */
      getCalendar: (id: string) => act(liveRoutes.getLiveCalendar, { params: { id }, query: {} }),
      async addSlide(id: string, alt: string, file: Blob, options?: UploadOptions) {
        const input = { params: { id }, query: { alt }, file };
        const outcome = await sendFile(liveRoutes.addLiveSlide, input, { keys, texts }, options);
        if (outcome.ok) await refetch(liveRoutes.addLiveSlide);
        return outcome;
      },
      /** Slides that are left out are deleted. */
      saveSlides: (id: string, slides: RequestBody<Routes['saveLiveSlides']>['slides']) =>
        act(liveRoutes.saveLiveSlides, { params: { id }, body: { slides } }),
      /** The answer is a file: `name` and `csv`. */
      getAttendanceCsv: (id: string) => act(liveRoutes.exportLiveAttendance, { params: { id } }),
      /** The answer is a file: `name` and `vtt`. */
      getCaptions: (id: string) => act(liveRoutes.getLiveCaptions, { params: { id } }),
      removeRecording: (id: string, recordingId: string) =>
        act(liveRoutes.removeLiveRecording, { params: { id, recordingId } }),
    }),
    [act, refetch, texts, keys],
  );
}
