import { Check, Lightbulb, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { FieldError } from '../../forms/field/field';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cx } from '../../foundations/lib/cx';
import type { FormOutcome } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const publishChecklistMessages = defineMessages('publish-checklist', {
  done: 'Done:',
  missing: 'Missing:',
  advice: 'Worth doing:',
  ready: 'Everything that is needed is there.',
  open: { one: '{count} thing is still missing.', other: '{count} things are still missing.' },
  busy: 'One moment…',
  unexpected: 'Something went wrong on our side. Nothing was submitted: please try again.',
});

export interface CheckView {
  id: string;
  /** What is asked for, e.g. "Every picture has a text alternative". */
  label: string;
  status: 'done' | 'missing' | 'advice';
  /** More about it, e.g. "2 pictures in Stock". */
  detail?: string;
  /** Where it is mended. */
  href?: string;
}

export interface PublishChecklistProps {
  items: readonly CheckView[];
  /** Nothing is missing: the server will take it. */
  ready: boolean;
  /** Absent: there is nothing to submit, e.g. while the course is in review. */
  onSubmit?: () => Promise<FormOutcome>;
  /** E.g. "Submit for review". */
  submitLabel: string;
}

const LOOK = {
  done: { Icon: Check, look: 'bg-success-soft text-success-ink' },
  missing: { Icon: X, look: 'bg-danger-soft text-danger-ink' },
  advice: { Icon: Lightbulb, look: 'bg-info-soft text-info-ink' },
} as const;

/** What is there, what is missing, what would be better; and the button that sends the course on. */
export function PublishChecklist({ items, ready, onSubmit, submitLabel }: PublishChecklistProps) {
  const t = useMessages(publishChecklistMessages);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const summary = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const missing = items.filter(({ status }) => status === 'missing').length;
  const words = ready ? t('ready') : t('open', { count: Math.max(1, missing) });

  const submit = async () => {
    setProblem(undefined);
    if (!ready) {
      announce(words, { politeness: 'assertive' });
      const item = list.current?.querySelector<HTMLElement>('[data-status=missing]');
      (item?.querySelector('a') ?? item)?.focus();
      return;
    }
    if (!onSubmit) return;
    setBusy(true);
    let outcome: FormOutcome;
    try {
      outcome = await onSubmit();
    } catch {
      outcome = { ok: false, message: t('unexpected') };
    }
    setBusy(false);
    if (outcome.ok) return;
    setProblem(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };

  return (
    <div data-slot="publish-checklist" className="flex flex-col gap-5">
      <p id={summary} className={cx('font-bold', ready ? 'text-success-ink' : 'text-ink')}>
        {words}
      </p>
      <ul ref={list} className="flex flex-col gap-3">
        {items.map(({ id, label, status, detail, href }) => {
          const { Icon, look } = LOOK[status];
          return (
            <li
              key={id}
              data-status={status}
              tabIndex={status === 'missing' && !href ? -1 : undefined}
              className="flex items-start gap-3"
            >
              <span
                aria-hidden="true"
                className={cx(
                  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full forced-colors:text-[CanvasText]',
                  look,
                )}
              >
                <Icon size={15} strokeWidth={3} />
              </span>
              <div className="flex min-w-0 flex-col wrap-anywhere">
                <span>
                  <span className={status === 'done' ? 'dk-visually-hidden' : 'font-bold'}>{t(status)}</span>{' '}
                  {href && status !== 'done' ? <TextLink href={href}>{label}</TextLink> : label}
                </span>
                {detail && <span className="text-sm text-ink-muted">{detail}</span>}
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
