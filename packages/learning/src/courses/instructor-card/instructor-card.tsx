import type { Instructor } from '@digiken/contract';
import { Avatar } from '@digiken/ui/avatar';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const instructorCardMessages = defineMessages('instructorCard', {
  courses: { one: '{count} course on Digiken', other: '{count} courses on Digiken' },
});

export interface InstructorCardProps {
  instructor: Instructor;
  /** Level of the name's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Who teaches a course: picture, name, what they do, a short text. What is missing is left out. */
export function InstructorCard({ instructor, headingLevel = 3 }: InstructorCardProps) {
  const t = useMessages(instructorCardMessages);
  const { name, headline, bio, image, courseCount } = instructor;
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="instructor-card" className="flex flex-wrap items-start gap-x-5 gap-y-3 sm:flex-nowrap">
      <Avatar name={name} src={image ?? undefined} size="lg" />
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
        {courseCount > 0 && (
          <p>
            <span className="text-sm text-ink-muted">{t('courses', { count: courseCount })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
