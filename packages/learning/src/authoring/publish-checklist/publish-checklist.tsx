import { Check, Lightbulb, X } from 'lucide';
import { useId, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { FieldError } from '@digiken/ui/field';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useCheckLabel } from '../../lib/check-text';
import { useOutcome } from '../../lib/use-outcome';

export const publishChecklistMessages = defineMessages('publish-checklist', {
  done: 'Done:',
  missing: 'Missing:',
  advice: 'Worth doing:',
  ready: 'Everything that is needed is there.',
  open: { one: '{count} thing is still missing.', other: '{count} things are still missing.' },
  published: 'Learners see this course. Nothing is missing.',
  publishedOpen: {
    one: 'Learners see this course. Add {count} thing before you publish changes.',
    other: 'Learners see this course. Add {count} things before you publish changes.',
  },
  toAdd: 'To add:',
  more: { one: 'and {count} more', other: 'and {count} more' },
  busy: 'One moment…',
});

export interface CheckView {
  id: string;
  /** The requirement, e.g. "Captions for all videos". Default: the label of a check known to the server. */
  label?: string;
  status: 'done' | 'missing' | 'advice';
  /** More about it, e.g. "2 pictures in Stock". */
  detail?: string;
  /** Link to the place to fix it. */
  href?: string;
  /** The first of the `count` places to fix. */
  where?: readonly { title: string; href?: string }[];
  /** Number of places. Default: those in `where`. */
  count?: number;
}

export interface PublishChecklistProps {
  items: readonly CheckView[];
  /** All requirements are met, so the server accepts a submission. */
  ready: boolean;
  /** Learners see the course already. What it lacks is then asked for with its next changes. */
  published?: boolean;
  /** Undefined if there is nothing to submit, e.g. while the course is in review. */
  onSubmit?: () => Promise<FormOutcome>;
  /** E.g. "Submit for review". */
  submitLabel: string;
}

const LOOK = {
  done: { icon: Check, look: 'bg-success-soft text-success-ink' },
  missing: { icon: X, look: 'bg-danger-soft text-danger-ink' },
  advice: { icon: Lightbulb, look: 'bg-info-soft text-info-ink' },
} as const;

/** What is to be done comes first. */
const ORDER = { missing: 0, advice: 1, done: 2 } as const;

/** Missing, recommended and met requirements, and the button that submits the course. */
export function PublishChecklist({
  items,
  ready,
  published = false,
  onSubmit,
  submitLabel,
}: PublishChecklistProps) {
  const t = useMessages(publishChecklistMessages);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const summary = useId();
  const labelOf = useCheckLabel();
  const { busy, problem, run, clear } = useOutcome();
  const sorted = items.toSorted((a, b) => ORDER[a.status] - ORDER[b.status]);
  const missing = items.filter(({ status }) => status === 'missing').length;
  const words = ready
    ? t(published ? 'published' : 'ready')
    : t(published ? 'publishedOpen' : 'open', { count: Math.max(1, missing) });

  const submit = async () => {
    if (!ready) {
      clear();
      announce(words, { politeness: 'assertive' });
      const item = list.current?.querySelector<HTMLElement>('[data-status=missing]');
      (item?.querySelector('a') ?? item)?.focus();
      return;
    }
    if (onSubmit) await run(onSubmit);
  };

  return (
    <div data-slot="publish-checklist" className="flex flex-col gap-5">
      <p id={summary} className={cn('font-bold', ready ? 'text-success-ink' : 'text-ink')}>
        {words}
      </p>
      <ul ref={list} className="flex flex-col gap-3">
        {sorted.map(({ id, label = labelOf(id), status, detail, href, where = [], count }) => {
          const { icon, look } = LOOK[status];
          const rest = (count ?? where.length) - where.length;
          return (
            <li
              key={id}
              data-status={status}
              {...(status === 'missing' && { tabIndex: -1, 'aria-labelledby': `${summary}-${id}` })}
              className="flex items-start gap-3"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full forced-colors:text-[CanvasText]',
                  look,
                )}
              >
                <Icon of={icon} size={15} strokeWidth={3} />
              </span>
              <div id={`${summary}-${id}`} className="flex min-w-0 flex-col wrap-anywhere">
                <span>
                  <span className={status === 'done' ? 'dk-visually-hidden' : 'font-bold'}>
                    {t(published && status === 'missing' ? 'toAdd' : status)}
                  </span>{' '}
                  {href && status !== 'done' ? (
                    <TextLink href={href} className="inline-block min-h-target">
                      {label}
                    </TextLink>
                  ) : (
                    <span>{label}</span>
                  )}
                </span>
                {detail && <span className="text-sm text-ink-muted">{detail}</span>}
                {where.length > 0 && (
                  <ul className="flex flex-col text-sm text-ink-muted">
                    {where.map((place) => (
                      <li key={place.title}>
                        {place.href ? (
                          <TextLink href={place.href} className="inline-block min-h-target">
                            {place.title}
                          </TextLink>
                        ) : (
                          place.title
                        )}
                      </li>
                    ))}
                    {rest > 0 && <li>{t('more', { count: rest })}</li>}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {problem && <FieldError>{problem}</FieldError>}
      {onSubmit && (
        <Button
          wide
          variant={ready ? 'primary' : 'secondary'}
          busy={busy}
          aria-describedby={summary}
          onClick={() => void submit()}
        >
          {busy ? t('busy') : submitLabel}
        </Button>
      )}
    </div>
  );
}
