import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ProgressSegments } from '../progress-segments/progress-segments';

export const certificateNearMessages = defineMessages('certificate-near', {
  title: 'Within reach',
  both: '{lessons} and {quizzes} to go',
  one: '{part} to go',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  quizzes: { one: '{count} quiz', other: '{count} quizzes' },
  checking: 'Everything is done. The certificate is being issued.',
});

/** A course on the way to its certificate. */
export interface NearCertificate {
  id: string;
  course: string;
  href: string;
  lessonsDone: number;
  lessons: number;
  quizzesPassed: number;
  quizzes: number;
}

export interface CertificateNearProps {
  /** The nearest first. */
  items: readonly NearCertificate[];
  headingLevel?: 2 | 3;
}

/** How far the certificates of begun courses are, in what is left to do (spec 12.70). */
export function CertificateNear({ items, headingLevel = 2 }: CertificateNearProps) {
  const t = useMessages(certificateNearMessages);
  const Heading = `h${headingLevel}` as const;
  const left = ({ lessons, lessonsDone, quizzes, quizzesPassed }: NearCertificate) => {
    const parts = [
      ...(lessons > lessonsDone ? [t('lessons', { count: lessons - lessonsDone })] : []),
      ...(quizzes > quizzesPassed ? [t('quizzes', { count: quizzes - quizzesPassed })] : []),
    ];
    const [first, second] = parts;
    if (first === undefined) return t('checking');
    return second === undefined ? t('one', { part: first }) : t('both', { lessons: first, quizzes: second });
  };
  return (
    <section data-slot="certificate-near" className="flex min-w-0 flex-col gap-3">
      <Heading className="text-xl font-bold">{t('title')}</Heading>
      <ul className="flex flex-col divide-y divide-line rounded-xl border border-line bg-surface px-5">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 flex-col gap-2 py-4">
            <TextLink href={item.href} className="self-start font-bold wrap-anywhere">
              {item.course}
            </TextLink>
            <ProgressSegments label={left(item)} done={item.lessonsDone} total={item.lessons} />
          </li>
        ))}
      </ul>
    </section>
  );
}
