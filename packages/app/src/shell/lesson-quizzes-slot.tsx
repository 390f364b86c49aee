import type { LessonQuizzesProps } from './lesson-quizzes';
import { useLatePart } from './use-late-part';

const loadQuizzes = () => import('./lesson-quizzes');

/** The place of the quizzes of a lesson. Their code comes after the text, because visitors do not need it. */
export function LessonQuizzesSlot(props: LessonQuizzesProps) {
  const { Part } = useLatePart(loadQuizzes, true);
  return Part && <Part {...props} />;
}
