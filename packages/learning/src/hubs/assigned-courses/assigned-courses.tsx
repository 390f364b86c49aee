import type { AssignedCourse } from '@digiken/contract';
import { type ReactNode, useId } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Callout } from '@digiken/ui/callout';
import { dateFormat } from '@digiken/ui/internal/intl';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useProgressText } from '@digiken/ui/progress';
import { DateTile } from '../../lib/date-tile';
import { noonOf } from '../../lib/noon';

export const assignedCoursesMessages = defineMessages('assigned-courses', {
  title: 'Assigned to you',
  by: 'Assigned by {hub}',
  byDue: 'Assigned by {hub}, due {date}',
  starts: 'Starts {date}',
  'not-started': 'Not started',
  'on-track': 'On track',
  late: 'Late',
  done: 'Done',
  'done-late': 'Done late',
  noSeat: 'No seat is free yet. {hub} has been told.',
  pending: 'You are being enrolled.',
  seen: 'Administrators of {hub} see your progress in assigned courses.',
});

const ASSIGNED_TONES = {
  'not-started': 'neutral',
  'on-track': 'info',
  late: 'danger',
  done: 'success',
  'done-late': 'success',
} as const;

function useDay(): (day: string) => string {
  const format = dateFormat(useLocale(), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(noonOf(day)));
}

function useBy({ hub: { name: hub }, dueOn }: AssignedCourse): string {
  const t = useMessages(assignedCoursesMessages);
  const day = useDay();
  return dueOn === null ? t('by', { hub }) : t('byDue', { hub, date: day(dueOn) });
}

export interface AssignedCoursesProps {
  /** Open ones; what is due first comes first. */
  items: readonly AssignedCourse[];
  courseHrefOf: (item: AssignedCourse) => string;
  /** Default 2. */
  headingLevel?: 2 | 3;
}

/** Courses that hubs have assigned to the learner (spec 13.183). Show it only with items. */
export function AssignedCourses({ items, courseHrefOf, headingLevel = 2 }: AssignedCoursesProps) {
  const t = useMessages(assignedCoursesMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      data-slot="assigned-courses"
      className="flex min-w-0 flex-col rounded-xl border bg-raised py-4 in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      <Heading id={id} className="px-5 pb-1 text-lg font-heavy">
        {t('title')}
      </Heading>
      <ul>
        {items.map((item) => (
          <Item key={item._id} item={item} href={courseHrefOf(item)} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, href }: { item: AssignedCourse; href: string }) {
  const t = useMessages(assignedCoursesMessages);
  const by = useBy(item);
  const done = useProgressText(item.progress);
  return (
    <li className="relative flex gap-3.5 border-line px-5 py-3.5 not-last:border-b">
      {item.dueOn !== null && <DateTile iso={noonOf(item.dueOn)} />}
      <div className="flex min-w-0 flex-col items-start gap-0.5 wrap-anywhere">
        <BaseLink
          href={href}
          className="rounded-sm leading-snug font-bold underline-offset-4 after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          {item.course.name}
        </BaseLink>
        <span className="text-sm text-ink-muted">{by}</span>
        <Access item={item}>
          <span className="text-sm text-ink-muted">{done}</span>
        </Access>
        <Badge tone={ASSIGNED_TONES[item.state]}>{t(item.state)}</Badge>
      </div>
    </li>
  );
}

/** Why the course cannot be studied yet; otherwise the children. */
function Access({ item: { access, hub }, children }: { item: AssignedCourse; children?: ReactNode }) {
  const t = useMessages(assignedCoursesMessages);
  if (access === 'enrolled') return children;
  return (
    <span className="text-sm text-ink-muted">
      {t(access === 'pending' ? 'pending' : 'noSeat', { hub: hub.name })}
    </span>
  );
}

/** On the page of a course: who assigned it, until when, and the administrator's note. */
export function AssignedNotice({ item }: { item: AssignedCourse }) {
  const t = useMessages(assignedCoursesMessages);
  const day = useDay();
  const by = useBy(item);
  return (
    <Callout tone={item.state === 'late' ? 'warning' : 'info'} title={by} data-slot="assigned-notice">
      <div className="flex flex-col items-start gap-2">
        <Badge tone={ASSIGNED_TONES[item.state]}>{t(item.state)}</Badge>
        {item.startsOn !== null && item.state === 'not-started' && (
          <p>{t('starts', { date: day(item.startsOn) })}</p>
        )}
        {item.note !== '' && (
          <p lang={item.noteLanguage} className="whitespace-pre-wrap">
            {item.note}
          </p>
        )}
        <Access item={item} />
        <p className="text-sm text-ink-muted">{t('seen', { hub: item.hub.name })}</p>
      </div>
    </Callout>
  );
}
