import type { Lesson } from '@digiken/contract';
import { useActivity } from '@digiken/hooks/learning';
import { ActivityPlayer } from '@digiken/learning/activity-player';
import { useMemo } from 'react';
import { useOnline } from './use-online';

export interface LessonActivityProps {
  lessonId: string;
  activity: NonNullable<Lesson['activity']>;
  language: string;
}

/** The activity of a lesson. */
export default function LessonActivity({ lessonId, activity, language }: LessonActivityProps) {
  const { outcome, launch, saving, open, close, take } = useActivity(lessonId);
  const online = useOnline();
  const view = useMemo(() => launch && { ...launch, lessonId }, [launch, lessonId]);
  return (
    <ActivityPlayer
      title={activity.title}
      language={language}
      weightBytes={activity.weightBytes}
      reached={outcome.data}
      launch={view}
      saving={saving}
      online={online}
      onOpen={open}
      onState={take}
      onLeft={close}
    />
  );
}
