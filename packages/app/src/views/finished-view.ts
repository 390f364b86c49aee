import type { CertificateDetail, CertificateProgress, CourseDetail } from '@digiken/contract';
import type { CourseFinishedScreenProps } from '@digiken/learning/course-finished-screen';
import { certificatePath } from './certificate-paths';

interface Finished {
  course: CourseDetail;
  firstName: string;
  /** The learner's valid certificate of the course. */
  certificate: CertificateDetail | undefined;
  /** What it asks for, while something is missing. */
  missing: CertificateProgress | undefined;
  /** The course has a certificate for the learner. */
  offered: boolean;
}

/** A finished course as its page shows it (spec 17.25, 17.27). */
export function finishedView({ course, firstName, certificate, missing, offered }: Finished) {
  const quizzesLeft = missing && missing.quizzes - missing.quizzesPassed;
  const lessons = course.progress.total;
  return {
    scene: {
      firstName,
      course: course.title,
      lessons,
      quizzes: certificate?.quizzes ?? missing?.quizzesPassed,
      quizzesLeft,
      certificate: certificate ? paperOf(certificate) : offered ? undefined : null,
    },
    certificate: certificate && {
      number: certificate._id,
      href: certificatePath(certificate._id),
      pdfHref: certificate.pdf === null ? undefined : new URL(certificate.pdf).pathname,
      address: `${new URL(certificate.verify.url).host}/verify`,
    },
    toDo: missing && { lessons, quizzes: missing.quizzes, quizzesPassed: missing.quizzesPassed },
    outcomes: course.outcomes,
  } satisfies Partial<CourseFinishedScreenProps>;
}

const paperOf = ({ _id, name, course, issuedAt, signatory }: CertificateDetail) => ({
  ...{ name, course, issuedAt, number: _id },
  signatory: signatory || undefined,
});
