import { Avatar } from '@digiken/ui/avatar';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const instructorCardMessages = defineMessages('instructorCard', {
  courses: { one: '{count} course on Digiken', other: '{count} courses on Digiken' },
});

export interface InstructorView {
  name: string;
  /** What they do, in one line. */
  headline?: string;
  /** BCP 47 tag of `headline`, e.g. "sw"; undefined if it is not known. */
  headlineLanguage?: string;
  bio?: string;
  /** BCP 47 tag of `bio`. */
  bioLanguage?: string;
  image?: string;
  courseCount?: number;
  /** Where their courses are listed. */
  href?: string;
}

export interface InstructorCardProps {
  instructor: InstructorView;
  /** Level of the name's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Who teaches a course: picture, name, what they do, a short text. What is missing is left out. */
export function InstructorCard({ instructor, headingLevel = 3 }: InstructorCardProps) {
  const t = useMessages(instructorCardMessages);
  const { name, headline, bio, image, courseCount, href } = instructor;
  const Heading = `h${headingLevel}` as const;
  const courses = courseCount ? t('courses', { count: courseCount }) : undefined;
  return (
    <div data-slot="instructor-card" className="flex flex-wrap items-start gap-x-5 gap-y-3 sm:flex-nowrap">
      <Avatar name={name} src={image} size="lg" />
      <div className="flex min-w-0 flex-col gap-2 wrap-anywhere">
        <div>
          <Heading className="text-lg font-bold" dir="auto">
            {name}
          </Heading>
          {headline && (
            <p lang={instructor.headlineLanguage} className="text-ink-muted">
              {headline}
            </p>
          )}
        </div>
        {bio && (
          <p lang={instructor.bioLanguage} className="max-w-[56ch] whitespace-pre-line" dir="auto">
            {bio}
          </p>
        )}
        {courses && (
          <p>
            {href ? (
              <TextLink href={href}>{courses}</TextLink>
            ) : (
              <span className="text-sm text-ink-muted">{courses}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
