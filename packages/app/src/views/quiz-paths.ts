export const quizzesPath = '/console/quizzes';

/** @param attemptId an attempt to look at; without it the rules, or the attempt that is open */
export function quizPath(id: string, attemptId?: string): string {
  const path = `${quizzesPath}/${encodeURIComponent(id)}`;
  return attemptId === undefined ? path : `${path}?attempt=${encodeURIComponent(attemptId)}`;
}
