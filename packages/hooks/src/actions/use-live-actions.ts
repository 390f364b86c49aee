import type { LiveScope } from '@digiken/contract/constants';
import { liveRoutes } from '@digiken/contract/routes/live';
import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { createActionKeys } from '../api/idempotency';
import type { RequestBody } from '../api/request';
import { sendFile, type UploadOptions } from '../api/upload';
import { isKeyOf } from '../data/keys';
import type { liveListKeys } from '../data/use-live-class-lists';
import type { liveKeys } from '../data/use-live-classes';
import { useActionRequest, useServices } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof liveRoutes;
type Keys = keyof typeof liveKeys;
const CLASSES = ['liveClasses', 'hubLiveClasses', 'allLiveClasses', 'liveClass'] as const;

/** Planning live classes, and what is kept of them. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useLiveActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  const [keys] = useState(createActionKeys);
  return useMemo(
    () => ({
      /** `outcome.data.data` is the first class of a series. */
      scheduleClass: (body: RequestBody<Routes['scheduleLiveClass']>) =>
        run(() => request(liveRoutes.scheduleLiveClass, { body }), ...CLASSES),
      /** 409 once the class has started. */
      saveClass: (id: string, body: RequestBody<Routes['saveLiveClass']>) =>
        run(() => request(liveRoutes.saveLiveClass, { params: { id }, body }), ...CLASSES),
      cancelClass: (id: string, scope: LiveScope) =>
        run(() => request(liveRoutes.cancelLiveClass, { params: { id }, body: { scope } }), ...CLASSES),
      /** The answer is a file: `name` and `calendar`. */
      getCalendar: (id: string) =>
        run(() => request(liveRoutes.getLiveCalendar, { params: { id }, query: {} })),
      async addSlide(id: string, alt: string, file: Blob, options?: UploadOptions) {
        const outcome = await sendFile(
          liveRoutes.addLiveSlide,
          { params: { id }, query: { alt }, file },
          { keys, texts },
          options,
        );
        if (outcome.ok) await mutate((key) => isKeyOf<Keys>(key, ...CLASSES)).catch(() => {});
        return outcome;
      },
      /** Slides that are left out are deleted. */
      saveSlides: (id: string, slides: RequestBody<Routes['saveLiveSlides']>['slides']) =>
        run(() => request(liveRoutes.saveLiveSlides, { params: { id }, body: { slides } }), ...CLASSES),
      /** The answer is a file: `name` and `csv`. */
      getAttendanceCsv: (id: string) =>
        run(() => request(liveRoutes.exportLiveAttendance, { params: { id } })),
      /** The answer is a file: `name` and `vtt`. */
      getCaptions: (id: string) => run(() => request(liveRoutes.getLiveCaptions, { params: { id } })),
      removeRecording: (id: string, recordingId: string) =>
        run(
          () => request(liveRoutes.removeLiveRecording, { params: { id, recordingId } }),
          'liveRecordings',
          ...CLASSES,
        ),
    }),
    [request, run, texts, mutate, keys],
  );
}
