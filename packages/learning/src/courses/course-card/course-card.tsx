import type { Course } from '@digiken/contract';
import { Check } from 'lucide';
import { DataSize } from '@digiken/ui/data-size';
import { formatPrice, Price } from '@digiken/ui/price';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { Duration } from '../course-outline/duration';
import { CourseRating } from '../course-rating/course-rating';

export const courseCardMessages = defineMessages('courseCard', {
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  allUnits: { one: 'The whole unit', other: 'All {count} units' },
  unitsFrom: 'Units from {price}',
  enrolled: 'Enrolled',
  untitled: 'Untitled course',
});

export interface CourseCardProps {
  course: Course;
  href: string;
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** The user is enrolled; shown instead of the price. */
  owned?: boolean;
  /** In view when the page opens: its picture is fetched at once. */
  eager?: boolean;
}

const CARD =
  'grid h-full min-w-0 grid-cols-[min(7rem,30vw)_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-3.5 gap-y-3 rounded-xl border border-line bg-raised p-3 sm:grid-cols-1 sm:gap-y-0 sm:p-0 forced-colors:border-2';
const COVER = 'h-23 rounded-lg sm:aspect-video sm:h-auto sm:rounded-b-none sm:rounded-t-[0.6875rem]';
const TEXT = 'flex flex-col gap-1.5 text-sm max-sm:row-span-2 sm:px-4.5 sm:pt-4';
const TITLE = 'line-clamp-3 text-base font-bold text-pretty wrap-anywhere sm:text-lg';
const PRICES = 'col-span-full flex flex-col gap-2 border-t border-line pt-2.5 sm:mx-4.5 sm:mt-3 sm:pb-3.5';
const AMOUNT = 'text-lg font-heavy whitespace-nowrap';

/**
 * A course in a list. Its only link is the title, and the whole card is the link's target. On phones the picture is
 * beside the text.
 */
export function CourseCard({ course, href, headingLevel = 3, owned = false, eager }: CourseCardProps) {
  const t = useMessages(courseCardMessages);
  const Heading = `h${headingLevel}` as const;
  const { title, instructor, rating, lessonCount, minutes, bytes } = course;
  return (
    <article
      data-slot="course-card"
      className={`group relative outline-offset-4 transition-colors duration-fast hover:border-line-control has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus ${CARD}`}
    >
      <div className="max-sm:row-span-2">
        <CourseCover title={title} image={course.image ?? undefined} className={COVER} eager={eager} />
      </div>
      <div className={TEXT}>
        <Heading className={`mb-auto ${TITLE}`}>
          <BaseLink
            href={href}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-xl"
            dir="auto"
          >
            {title || t('untitled')}
          </BaseLink>
        </Heading>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          {instructor && <span className="min-w-0 text-ink-muted wrap-anywhere">{instructor.name}</span>}
          <CourseRating rating={rating} />
        </p>
        <p className="flex flex-wrap gap-x-3.5 gap-y-0.5 whitespace-nowrap text-ink-muted">
          {lessonCount > 0 && <span>{t('lessons', { count: lessonCount })}</span>}
          {minutes !== null && minutes > 0 && <Duration minutes={minutes} short />}
          {bytes !== null && bytes > 0 && <DataSize bytes={bytes} />}
        </p>
      </div>
      <div className={PRICES}>
        {owned ? (
          <p className="inline-flex items-center gap-1.5 font-bold text-success-ink">
            <Icon of={Check} size={18} className="shrink-0" />
            {t('enrolled')}
          </p>
        ) : (
          <Prices course={course} />
        )}
      </div>
    </article>
  );
}

function Prices({ course: { price, unitCount, lowestPrice } }: { course: Course }) {
  const t = useMessages(courseCardMessages);
  const locale = useLocale();
  const part =
    price === 0
      ? unitCount > 0 && t('allUnits', { count: unitCount })
      : lowestPrice !== null &&
        lowestPrice !== price &&
        t('unitsFrom', { price: formatPrice(lowestPrice, locale) });
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
      <span className={AMOUNT}>
        <Price amount={price} />
      </span>
      {part && <span className="text-sm text-ink-muted">{part}</span>}
    </p>
  );
}

/** Holds the place of a card with a title of two lines while courses load. */
export function CourseCardPlaceholder() {
  const grey = 'rounded-sm bg-hover text-transparent';
  return (
    <div className={CARD}>
      <div className="max-sm:row-span-2">
        <div className={`bg-hover ${COVER}`} />
      </div>
      <div className={TEXT}>
        <p className={`${TITLE} ${grey} h-[2lh] w-full`} />
        <p className={`${grey} h-[1lh] w-3/5`} />
        <p className={`${grey} h-[1lh] w-4/5`} />
      </div>
      <div className={PRICES}>
        <p>
          <span className={`${AMOUNT} ${grey} inline-block w-24`}>&nbsp;</span>
        </p>
      </div>
    </div>
  );
}
