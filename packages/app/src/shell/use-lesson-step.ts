import type { CourseDetail, Lesson, NextStep } from '@digiken/contract';
import type { Query } from '@digiken/hooks/api';
import { useNextStep } from '@digiken/hooks/learning';
import type { LessonReaderProps } from '@digiken/learning/lesson-reader';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { nextStepMessages } from '../next-step-messages';
import { nextStepPath } from '../views/next-step';
import { finishedPath, isLastLesson } from '../views/finished-course';
import { lessonPath } from '../views/paths';
import { useOnline } from './use-online';
import { useWhatNow } from './use-what-now';

interface LessonStepOptions {
  course: Query<CourseDetail>;
  /** The chosen language of the address. */
  language?: string;
  off: boolean;
}

/**
 * What follows a lesson that a learner reads in the console (spec 17.21): `step` is undefined until it is known, and
 * without a connection. Titles of lessons are in the language of the lesson (spec 12.85).
 */
export function useLessonStep(
  lesson: Lesson,
  { course, language, off }: LessonStepOptions,
): Pick<LessonReaderProps, 'step' | 'stepPending'> {
  const query = useNextStep(off ? null : { after: lesson._id });
  const step = useStepView(lesson, { step: query.data, course: course.data, language });
  const waits = ({ status }: Query<unknown>) => status === 'loading';
  return { step, stepPending: !off && (waits(query) || waits(course)) };
}

function useStepView(
  lesson: Lesson,
  { step, course, language }: { step?: NextStep; course?: CourseDetail; language?: string },
): LessonReaderProps['step'] {
  const t = useMessages(nextStepMessages);
  const online = useOnline();
  const view = useWhatNow(step, true);
  // Stays true while “Done” is being saved. A lesson that was already done leads to its next step instead.
  const [toDo, setToDo] = useState(!lesson.done);
  if (!toDo && !lesson.done) setToDo(true);
  if (!step || !view) return undefined;
  if (online && course && toDo && isLastLesson(lesson, course)) {
    return {
      href: finishedPath(lesson.course),
      lesson: false,
      shown: {
        reason: 'next',
        title: t('lastLesson'),
        place: lesson.course.title,
        progress: view.progress,
      },
    };
  }
  const { next } = lesson;
  const opensNext = step.target.kind === 'lesson' && step.target._id === next?._id;
  const shown =
    opensNext && next
      ? { ...view, title: next.title, titleLanguage: next.titleLanguage ?? lesson.language }
      : view;
  const isLesson = step.target.kind === 'lesson';
  const href = isLesson
    ? lessonPath('console', { _id: step.target._id ?? '', title: shown.title }, language)
    : nextStepPath(step);
  return { href, lesson: isLesson, shown };
}
