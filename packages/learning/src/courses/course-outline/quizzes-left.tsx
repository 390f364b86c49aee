import { useQuizzesLeft } from '../../lib/quizzes-left';

/** The quizzes that are missing for a unit to be complete, below its lessons. */
export function QuizzesLeft({ count }: { count: number }) {
  const text = useQuizzesLeft(count);
  return text === undefined ? null : <p className="text-sm font-medium">{text}</p>;
}
