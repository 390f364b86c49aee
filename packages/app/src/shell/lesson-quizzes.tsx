import { useLessonQuizzes } from '@digiken/hooks/quizzes';
import { QuizList } from '@digiken/learning/quiz-list';
import { useMessages } from '@digiken/ui/messages-provider';
import { useId, useState } from 'react';
import { quizPageMessages } from '../quiz-messages';
import { quizItem } from '../views/quizzes';

export interface LessonQuizzesProps {
  lessonId: string;
  language: string;
  /** Which of them: those to take before the lesson stand above its text, the others below. */
  before?: boolean;
}

/** The quizzes before or after a lesson; nothing while there are none. */
export default function LessonQuizzes({ lessonId, language, before = false }: LessonQuizzesProps) {
  const t = useMessages(quizPageMessages);
  const id = useId();
  const [now] = useState(Date.now);
  const { data } = useLessonQuizzes(lessonId, language);
  const quizzes = (data ?? []).filter(({ place }) => (place === 'pre') === before);
  const title = t(before ? 'beforeLesson' : 'ofLesson');
  if (quizzes.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`mx-auto flex w-full max-w-content flex-col gap-4 ${before ? '' : 'mt-12'}`}
    >
      <h2 id={id} className="text-xl font-heavy">
        {title}
      </h2>
      <QuizList quiet label={title} quizzes={quizzes.map((quiz) => quizItem(quiz, now))} />
    </section>
  );
}
