import { Check } from 'lucide';
import { Price } from '@digiken/ui/price';
import { ProgressBar } from '@digiken/ui/progress';
import { Icon } from '@digiken/ui/icon';
import type { CourseView, ProgressView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { levelMessages } from './level-messages';

export const courseCardMessages = defineMessages('courseCard', {
  units: { one: '{count} unit', other: '{count} units' },
  by: 'By {name}',
  enrolled: 'Enrolled',
  untitled: 'Untitled course',
  progress: 'Your progress in {title}',
});

export interface CourseCardProps {
  course: CourseView;
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** The user's own progress; shown instead of the price. */
  progress?: ProgressView;
  /** The user is enrolled; shown instead of the price. */
  owned?: boolean;
}

/** A course in a list. Its only link is the title, and the whole card is the link's target. */
export function CourseCard({ course, headingLevel = 3, progress, owned = false }: CourseCardProps) {
  const t = useMessages(courseCardMessages);
  const level = useMessages(levelMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="course-card"
      className="group relative flex h-full min-w-0 flex-col gap-4 rounded-lg outline-offset-8 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus"
    >
      <CourseCover title={course.title} image={course.image} />
      <div className="flex grow flex-col gap-2">
        {course.category && <p className="text-sm font-medium text-accent-ink">{course.category}</p>}
        <Heading className="text-lg font-bold text-pretty">
          <BaseLink
            href={course.href}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            {course.title || t('untitled')}
          </BaseLink>
        </Heading>
        <p className="line-clamp-4 text-sm text-ink-muted">{course.summary}</p>
        <div className="mt-auto flex flex-col gap-2 pt-2 text-sm">
          {course.instructor && <p className="text-ink-muted">{t('by', { name: course.instructor })}</p>}
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-muted">
            {course.level && <span>{level(course.level)}</span>}
            <span>{t('units', { count: course.unitCount })}</span>
            {!progress && (
              <span className="ms-auto text-base font-bold text-ink">
                {owned ? (
                  <span className="inline-flex items-center gap-1.5 text-success-ink">
                    <Icon of={Check} size={18} />
                    {t('enrolled')}
                  </span>
                ) : (
                  <Price amount={course.price} />
                )}
              </span>
            )}
          </p>
          {progress && (
            <ProgressBar
              label={t('progress', { title: course.title })}
              done={progress.done}
              total={progress.total}
            />
          )}
        </div>
      </div>
    </article>
  );
}
