import type { CourseDetail } from '@digiken/contract';
import { Clock, HardDriveDownload, Languages, Layers } from 'lucide';
import type { ReactNode } from 'react';
import { Avatar } from '@digiken/ui/avatar';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { DataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { TextLink } from '@digiken/ui/text-link';
import type { Crumb } from '@digiken/ui/internal/types';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { levelMessages } from '../course-card/level-messages';
import { Duration } from '../course-outline/duration';
import { CourseRating } from '../course-rating/course-rating';
import { languageName } from '../language-switch/language-switch';

export const courseHeaderMessages = defineMessages('courseHeader', {
  units: { one: '{count} unit', other: '{count} units' },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  both: '{units}, {lessons}',
  with: 'with {names}',
});

/** Longer titles are set smaller, so that the units stay in the first window. */
const LONG_TITLE = 44;

export interface CourseHeaderProps {
  course: CourseDetail;
  crumbs?: Crumb[];
  reviewsId?: string;
  teacherId?: string;
}

/** Where the course is, its title and summary, and the facts that people decide by. */
export function CourseHeader({ course, crumbs, reviewsId, teacherId }: CourseHeaderProps) {
  const t = useMessages(courseHeaderMessages);
  const locale = useLocale();
  const others = course.coInstructors.map(({ name }) => name);
  const level = useMessages(levelMessages)(course.level);
  const long = course.title.length > LONG_TITLE;
  const teacher = course.instructor;
  return (
    <>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <h1
        className={`text-2xl font-heavy tracking-tight text-balance ${long ? 'sm:text-3xl' : 'sm:text-3xl lg:text-4xl'}`}
        dir="auto"
      >
        {course.title}
      </h1>
      {course.summary && (
        <p className="max-w-[40rem] sm:text-lg" dir="auto">
          {course.summary}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm [&>*]:min-h-7">
        {reviewsId && course.rating ? (
          <BaseLink href={`#${reviewsId}`} className="inline-flex items-center rounded-sm no-underline">
            <CourseRating rating={course.rating} />
          </BaseLink>
        ) : (
          <span className="inline-flex items-center">
            <CourseRating rating={course.rating} />
          </span>
        )}
        {level && <span className="inline-flex items-center text-ink-muted">{level}</span>}
        {teacher && (
          <span className="inline-flex min-w-0 items-center gap-2">
            <Avatar name={teacher.name} src={teacher.image ?? undefined} size="sm" />
            {teacherId ? (
              <TextLink href={`#${teacherId}`} className="py-1">
                {teacher.name}
              </TextLink>
            ) : (
              <span>{teacher.name}</span>
            )}
          </span>
        )}
        {others.length > 0 && (
          <span className="inline-flex min-w-0 items-center text-ink-muted">
            {t('with', { names: new Intl.ListFormat(locale).format(others) })}
          </span>
        )}
      </div>
      <CourseFacts course={course} />
    </>
  );
}

function CourseFacts({ course }: { course: CourseDetail }) {
  const t = useMessages(courseHeaderMessages);
  const count = course.units.reduce((sum, unit) => sum + unit.lessons.length, 0);
  const units = t('units', { count: course.unitCount });
  return (
    <ul data-slot="course-facts" className="flex flex-wrap gap-x-4.5 gap-y-1 text-sm text-ink-muted">
      <Fact icon={Layers}>{count > 0 ? t('both', { units, lessons: t('lessons', { count }) }) : units}</Fact>
      {course.minutes > 0 && (
        <Fact icon={Clock}>
          <Duration minutes={course.minutes} short />
        </Fact>
      )}
      {course.weightBytes > 0 && (
        <Fact icon={HardDriveDownload}>
          <DataSize bytes={course.weightBytes} />
        </Fact>
      )}
      {course.languages.length > 0 && (
        <Fact icon={Languages}>{course.languages.map(languageName).join(', ')}</Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: typeof Layers; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon of={icon} size={18} className="shrink-0" />
      <span>{children}</span>
    </li>
  );
}
