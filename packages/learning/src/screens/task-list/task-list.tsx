import { BookOpenCheck, CircleCheck, Flag, HandCoins, LifeBuoy, Scale, Star, Undo2, UserPlus } from 'lucide';
import { useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const taskListMessages = defineMessages('task-list', {
  title: 'Needs attention',
  count: { one: '{count} thing', other: '{count} things' },
  empty: 'Nothing waits for you',
  button: '{action}: {task}',
});

const LOOK = {
  payment: { icon: HandCoins, tile: 'bg-warning-soft text-warning-ink' },
  refund: { icon: Undo2, tile: 'bg-warning-soft text-warning-ink' },
  ledger: { icon: Scale, tile: 'bg-danger-soft text-danger-ink' },
  course: { icon: BookOpenCheck, tile: 'bg-info-soft text-info-ink' },
  help: { icon: LifeBuoy, tile: 'bg-info-soft text-info-ink' },
  request: { icon: UserPlus, tile: 'bg-info-soft text-info-ink' },
  report: { icon: Flag, tile: 'bg-danger-soft text-danger-ink' },
  review: { icon: Star, tile: 'bg-danger-soft text-danger-ink' },
} as const;

export interface TaskView {
  id: string;
  kind: keyof typeof LOOK;
  /** What waits, e.g. "2 courses to review". */
  title: string;
  /** Why, or since when, in one sentence. */
  reason?: string;
  href: string;
  /** The button, e.g. "Review". */
  action: string;
}

export interface TaskListProps {
  /** The most urgent first: its button is the main one. */
  tasks: readonly TaskView[];
  /** Default "Needs attention". */
  title?: string;
}

/** What waits for a person on the dashboard of a console (spec 11.46). */
export function TaskList({ tasks, title }: TaskListProps) {
  const t = useMessages(taskListMessages);
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      data-slot="task-list"
      className="min-w-0 rounded-xl border bg-surface in-[.high-contrast]:border-2"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 sm:px-5">
        <h2 id={heading} className="text-xl font-heavy tracking-tight">
          {title ?? t('title')}
        </h2>
        {tasks.length > 0 && <p className="text-ink-muted">{t('count', { count: tasks.length })}</p>}
      </div>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-2 px-4 pt-2 pb-4 sm:px-5">
          <Icon of={CircleCheck} size={20} className="shrink-0 text-success-ink" />
          {t('empty')}
        </p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {tasks.map(({ id, kind, title: task, reason, href, action }, index) => (
            <li
              key={id}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-3 px-4 py-3.5 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-5"
            >
              <span className={cn('grid size-10 place-items-center rounded-lg', LOOK[kind].tile)}>
                <Icon of={LOOK[kind].icon} size={20} />
              </span>
              <div className="min-w-0 wrap-anywhere">
                <h3 className="font-bold">{task}</h3>
                {reason && <p className="text-sm text-ink-muted">{reason}</p>}
              </div>
              <ButtonLink
                href={href}
                variant={index === 0 ? 'primary' : 'secondary'}
                aria-label={t('button', { action, task })}
                className="col-start-2 justify-self-start sm:col-start-3 sm:min-w-36"
              >
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
