import type { QuizListItem } from './types';

const ORDER = { 'in-progress': 0, due: 1, done: 2 } as const;

/** What is under way first, then what is due, then what is done; each in the given order. */
export const inOrder = (quizzes: readonly QuizListItem[]): QuizListItem[] =>
  quizzes.toSorted((a, b) => ORDER[a.progress] - ORDER[b.progress]);

export interface QuizGroup {
  /** `course`: quizzes of one course without a closing time. */
  kind: 'under' | 'closing' | 'course' | 'finished';
  /** Of the kind `course`. */
  course?: string;
  quizzes: QuizListItem[];
}

const kindOf = ({ progress, closesAt }: QuizListItem): QuizGroup['kind'] => {
  if (progress === 'in-progress') return 'under';
  if (progress === 'done') return 'finished';
  return closesAt === undefined ? 'course' : 'closing';
};

/** Quizzes in order, under headings: under way, closing, then each course, then done. */
export function groupsOf(quizzes: readonly QuizListItem[]): QuizGroup[] {
  const groups: QuizGroup[] = [];
  for (const quiz of inOrder(quizzes)) {
    const kind = kindOf(quiz);
    const course = kind === 'course' ? quiz.course : undefined;
    const group = groups.find((group) => group.kind === kind && group.course === course);
    if (group) group.quizzes.push(quiz);
    else groups.push({ kind, ...(course !== undefined && { course }), quizzes: [quiz] });
  }
  const rank = { under: 0, closing: 1, course: 2, finished: 3 } as const;
  return groups.toSorted((a, b) => rank[a.kind] - rank[b.kind]);
}
