import type { ActivityLaunch, ActivityOutcome, Lesson } from '@digiken/contract';
import { activityRoutes } from '@digiken/contract/routes/activities';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { studyRoutes } from '@digiken/contract/routes/study';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useRefetch } from '../actions/use-action';
import { type Outcome, outcomeOf } from '../api/outcome';
import { isKeyOf } from '../data/query-key';
import { dataOf, type Query, useQuery } from '../data/use-query';
import { useOpened, useSaving } from '../kept/use-saver';
import { useActionRequest, useServices, useViewer } from '../session/services';
import type { StateCopy } from './state-copy';
import { type SavedActivity, type SavingSnapshot, sendLeftover, StateSaver } from './state-saver';

export interface OpenActivity {
  /** What the learner has reached so far. */
  outcome: Query<ActivityOutcome>;
  /** Undefined while it is closed. */
  launch: ActivityLaunch | undefined;
  saving: SavingSnapshot;
  open: () => Promise<Outcome>;
  close: () => void;
  /** Takes a state from the player. */
  take: (state: Omit<StateCopy, 'session'>) => void;
}

const NOTHING_SENT: SavingSnapshot = { state: 'saved', confirmed: 0, problem: null, again: false };

/** The activity of a lesson: opens it, and saves what its player sends. */
export function useActivity(lessonId: string): OpenActivity {
  const { texts } = useServices();
  const request = useActionRequest();
  const viewer = useViewer();
  const { mutate } = useSWRConfig();
  const refetch = useRefetch();
  const [launch, setLaunch] = useState<ActivityLaunch>();
  const outcome = useQuery(activityRoutes.getActivity, { params: { lessonId } });

  const onSaved = useCallback(
    ({ done, unitProgress, courseProgress, ...reached }: SavedActivity) => {
      void mutate((key) => isKeyOf(key, [activityRoutes.getActivity.path], { lessonId }), reached, {
        revalidate: false,
      });
      if (unitProgress === undefined || courseProgress === undefined) return;
      void mutate<Lesson>(
        (key) => isKeyOf(key, [learningRoutes.getLesson.path], { lessonId }),
        (lesson) => lesson && { ...lesson, done, unitProgress, courseProgress },
        { revalidate: false },
      );
      void refetch(studyRoutes.saveLessonProgress);
    },
    [mutate, refetch, lessonId],
  );
  const openSaver = useCallback(
    (session: string) => new StateSaver({ request, texts, viewer: viewer ?? '', lessonId, session, onSaved }),
    [request, texts, viewer, lessonId, onSaved],
  );
  const session = (viewer && launch?.session) || undefined;
  const [saver] = useOpened(`${lessonId} ${session}`, session, openSaver);
  const saving = useSaving(saver) ?? NOTHING_SENT;

  return {
    outcome,
    launch,
    saving,
    open: useCallback(async () => {
      const opened = await outcomeOf(async () => {
        if (viewer) await sendLeftover({ request, viewer, lessonId });
        return dataOf(await request(activityRoutes.openActivity, { params: { lessonId } }));
      }, texts);
      if (opened.ok) setLaunch(opened.data);
      return opened;
    }, [request, viewer, lessonId, texts]),
    close: useCallback(() => setLaunch(undefined), []),
    take: useCallback((state) => saver?.take(state), [saver]),
  };
}
