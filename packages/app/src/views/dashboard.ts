import type { CertificateProgress } from '@digiken/contract';

/** A certificate is near with at most so many lessons and quizzes to do. */
const NEAR = 5;

/** The certificate with the least to do, if it is near and its course has been begun (spec 12.118). */
export function nearestCertificate(
  progress: readonly CertificateProgress[],
): CertificateProgress | undefined {
  const left = (one: CertificateProgress) => one.lessons - one.lessonsDone + one.quizzes - one.quizzesPassed;
  return progress
    .filter((item) => item.lessonsDone > 0 && left(item) > 0 && left(item) <= NEAR)
    .toSorted((a, b) => left(a) - left(b))[0];
}
