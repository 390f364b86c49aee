import { clock } from '@digiken/ui/clock';
import { useEffect, useRef, useState } from 'react';
import { type Answers, isAnswered, type Question, questionAnchor } from '../../lib/quiz';

export interface Place {
  question: Question | undefined;
  /** From 0. */
  at: number;
  /** Shows a question and focuses its heading. */
  go: (id: string) => void;
}

/**
 * The current question. Starts at the first unanswered one, so that a reload continues there.
 * @param last always the last one: the parent adds the next once a question was left
 */
export function usePlace(
  questions: readonly Question[],
  answers: Answers,
  current: string | undefined,
  onGo: ((id: string) => void) | undefined,
  last: boolean,
): Place {
  const [own, setOwn] = useState(
    () => questions.find((question) => !isAnswered(question, answers[question.id]))?.id,
  );
  const [wanted, setWanted] = useState<{ id: string }>();
  const found = questions.findIndex(({ id }) => id === (current ?? own));
  const at = last ? questions.length - 1 : found === -1 ? 0 : found;
  const question = questions[at];
  const shown = question?.id;

  const before = useRef(shown);
  useEffect(() => {
    const id = last && before.current !== shown ? shown : wanted?.id;
    before.current = shown;
    if (id === undefined) return undefined;
    // A closing dialog restores the focus in its own task; this task runs after it.
    const timer = clock.setTimeout(() => document.getElementById(questionAnchor(id))?.focus());
    return () => clock.clearTimeout(timer);
  }, [wanted, shown, last]);

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
