import { Check, Minus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { dateFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';

const goalForm = deferred(() => import('./goal-form'));

export const weekDotsMessages = defineMessages('weekDots', {
  title: 'This week',
  noGoal: {
    zero: 'A new week. Every lesson that you finish shows here.',
    one: '{count} lesson done.',
    other: '{count} lessons done.',
  },
  toGoal: '{done} of {goal} lessons done.',
  reached: '{done} of {goal} lessons done: your goal is reached.',
  row: { one: '', other: 'You have studied {count} weeks in a row.' },
  setGoal: 'Set a goal',
  changeGoal: 'Change goal',
  days: 'Days of this week',
  today: 'Today',
  shortDays: 'Mon Tue Wed Thu Fri Sat Sun',
  lessons: { zero: 'no lesson', one: '{count} lesson', other: '{count} lessons' },
});

/** A week, Monday to Sunday. */
export interface WeekView {
  /** Lessons a week; null: no goal. */
  goal: number | null;
  /** Lessons done this week. */
  done: number;
  /** Seven, Monday first; dates as `YYYY-MM-DD`. */
  days: readonly { date: string; lessons: number }[];
  today: string;
  weeksInARow: number;
}

export interface WeekDotsProps {
  week: WeekView;
  /** Saves the goal; null removes it. */
  onSetGoal: (lessons: number | null) => Promise<FormOutcome>;
  /** Default 2. */
  headingLevel?: 2 | 3;
}

/** What a learner has done this week, a dot for each day, and the goal that they set themselves (spec 12.117). */
export function WeekDots({ week, onSetGoal, headingLevel = 2 }: WeekDotsProps) {
  const t = useMessages(weekDotsMessages);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const form = useDeferred(goalForm, editing);
  const { goal, done, weeksInARow } = week;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} data-slot="week-dots" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id={id} className="text-xl font-bold">
          {t('title')}
        </Heading>
        <Button
          ref={button}
          variant="quiet"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
          className="-my-2"
        >
          {t(goal === null ? 'setGoal' : 'changeGoal')}
        </Button>
      </div>
      <div className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 in-[.high-contrast]:border-2">
        <p>
          {[
            goal === null
              ? t('noGoal', { count: done })
              : t(done >= goal ? 'reached' : 'toGoal', { done, goal }),
            weeksInARow > 1 && t('row', { count: weeksInARow }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {editing && form && (
          <form.GoalForm
            goal={goal}
            onSetGoal={onSetGoal}
            onClose={() => {
              setEditing(false);
              button.current?.focus();
            }}
          />
        )}
        <ol aria-label={t('days')} className="grid grid-cols-7 gap-1">
          {week.days.map((day) => (
            <Day key={day.date} {...day} today={week.today} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Day({ date, lessons, today }: { date: string; lessons: number; today: string }) {
  const t = useMessages(weekDotsMessages);
  const locale = useLocale();
  // A date without a time is midnight UTC.
  const at = new Date(date);
  const name = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);
  // Of its own words: the short names that browsers have for Kiswahili are the long ones.
  const short = t('shortDays').split(' ')[(at.getUTCDay() + 6) % 7];
  const isToday = date === today;
  return (
    <li className="flex min-w-0 flex-col items-center gap-1.5">
      <span className="dk-visually-hidden">
        {`${isToday ? t('today') : name}: ${t('lessons', { count: lessons })}`}
      </span>
      <span
        aria-hidden="true"
        data-done={lessons > 0 || undefined}
        className={cn(
          'grid aspect-square w-full max-w-10 place-items-center rounded-full border-2',
          lessons > 0
            ? 'border-emphasis bg-emphasis text-on-emphasis forced-colors:border-[Highlight]'
            : 'border-line-control text-ink-muted',
          (date > today || isToday) && lessons === 0 && 'border-dashed',
        )}
      >
        {lessons > 0 ? <Icon of={Check} size={18} /> : date < today && <Icon of={Minus} size={14} />}
      </span>
      <span aria-hidden="true" className={cn('text-sm leading-tight', isToday && 'font-heavy')}>
        {short}
      </span>
    </li>
  );
}
