import type { CourseDetail, Lesson } from '@digiken/contract';
import { useNextStep } from '@digiken/hooks/learning';
import type { LessonReaderProps } from '@digiken/learning/lesson-reader';
import { useMessages } from '@digiken/ui/messages-provider';
import { nextStepMessages } from '../next-step-messages';
import { nextStepPath } from '../views/next-step';
import { finishedPath, isLastLesson } from '../views/finished-course';
import { lessonPath } from '../views/paths';
import { useOnline } from './use-online';
import { useWhatNow } from './use-what-now';

/**
 * What follows a lesson that a learner reads in the console (spec 17.21); undefined until it is known, and without a
 * connection. Titles of lessons are in the language of the lesson (spec 12.85).
 * @param language the chosen language of the address
 */
export function useLessonStep(
  lesson: Lesson,
  { course, language, off }: { course: CourseDetail | undefined; language?: string; off: boolean },
): LessonReaderProps['step'] {
  const t = useMessages(nextStepMessages);
  const online = useOnline();
  const step = useNextStep(off ? null : { after: lesson._id }).data;
  const view = useWhatNow(step, true);
  if (!step || !view) return undefined;
  if (online && course && isLastLesson(lesson, course)) {
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
