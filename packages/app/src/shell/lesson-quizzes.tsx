import { useLessonQuizzes } from '@digiken/hooks/quizzes';
import { QuizList } from '@digiken/learning/quiz-list';
import { useMessages } from '@digiken/ui/messages-provider';
import { useId, useState } from 'react';
import { quizPageMessages } from '../quiz-messages';
import { quizItem } from '../views/quizzes';

/** The quizzes before and after a lesson, below it; nothing while there are none. */
export function LessonQuizzes({ lessonId, language }: { lessonId: string; language: string }) {
  const t = useMessages(quizPageMessages);
  const id = useId();
  const [now] = useState(Date.now);
  const quizzes = useLessonQuizzes(lessonId, language).data ?? [];
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-auto mt-12 flex w-full max-w-content flex-col gap-4">
      <h2 id={id} className="text-xl font-heavy">
        {t('ofLesson')}
      </h2>
      <QuizList quiet label={t('ofLesson')} quizzes={quizzes.map((quiz) => quizItem(quiz, now))} />
    </section>
  );
}
