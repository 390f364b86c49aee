import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';
import { type Answers, isAnswered, type Question, questionAnchor } from '../../lib/quiz';

export interface Place {
  question: Question | undefined;
  /** From 0. */
  at: number;
  /** Shows a question and focuses its heading. */
  go: (id: string) => void;
}

/** The current question. Starts at the first unanswered one, so that a reload continues there. */
export function usePlace(
  questions: readonly Question[],
  answers: Answers,
  current: string | undefined,
  onGo: ((id: string) => void) | undefined,
): Place {
  const [own, setOwn] = useState(
    () => questions.find((question) => !isAnswered(question, answers[question.id]))?.id,
  );
  const [wanted, setWanted] = useState<{ id: string }>();
  const found = questions.findIndex(({ id }) => id === (current ?? own));
  const at = found === -1 ? 0 : found;
  const question = questions[at];
  const shown = question?.id;

  useEffect(() => {
    if (!wanted) return undefined;
    // A closing dialog restores the focus in its own task; this task runs after it.
    const timer = clock.setTimeout(() => document.getElementById(questionAnchor(wanted.id))?.focus());
    return () => clock.clearTimeout(timer);
  }, [wanted, shown]);

  return {
    question,
    at,
    go: (id) => {
      setOwn(id);
      setWanted({ id });
      onGo?.(id);
    },
  };
}
