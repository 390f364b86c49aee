import { Info } from 'lucide';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { formatPrice } from '@digiken/ui/price';
import { FieldError } from '@digiken/ui/field';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const choiceSummaryMessages = defineMessages('choiceSummary', {
  heading: 'Your choice',
  none: 'No units chosen yet',
  count: { one: '{count} unit', other: '{count} units' },
  total: 'Total',
  updating: 'Updating…',
  calculating: 'Calculating…',
  wait: 'Wait for the total, then enrol.',
  free: 'Enrol for free',
  enrol: 'Enrol for {price}',
  enrolNone: 'Enrol',
  busy: 'Enrolling…',
  signIn: 'Sign in to enrol',
  kept: 'Your selection is saved while you sign in.',
  chooseFirst: 'Choose at least one unit first.',
});

export interface ChoiceSummaryProps {
  count: number;
  /** Whole shillings; null until the first total is known. */
  total: number | null;
  quoting: boolean;
  notice?: string;
  busy?: boolean;
  onEnrol: () => Promise<FormOutcome>;
  signInHref?: string;
  headingLevel?: 2 | 3 | 4;
}

/** The running total and its action. Sticky where the window is tall enough. */
export function ChoiceSummary({
  count,
  total,
  quoting,
  notice,
  busy = false,
  onEnrol,
  signInHref,
  headingLevel = 3,
}: ChoiceSummaryProps) {
  const t = useMessages(choiceSummaryMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const scope = useId();
  const [failure, setFailure] = useState<{ message: string; count: number }>();
  const Heading = `h${headingLevel}` as const;
  const price = total === null ? t('calculating') : formatPrice(total, locale);
  // An error belongs to one selection.
  const complaint = failure?.count === count ? failure.message : undefined;

  const barred = Boolean(notice) && count > 0;

  const fail = (message: string) => {
    setFailure({ message, count });
    announce(message, { politeness: 'assertive' });
  };
  const enrol = async () => {
    setFailure(undefined);
    if (count === 0) return fail(t('chooseFirst'));
    if (quoting) return fail(t('wait'));
    const outcome = await onEnrol();
    if (!outcome.ok) fail(outcome.message);
  };

  return (
    <section
      data-slot="choice-summary"
      className={cn(
        'flex flex-col gap-4 rounded-xl border bg-surface p-5 lg:top-24 lg:p-7 lg:[@media(min-height:40rem)]:sticky',
        // On a phone only the short form is sticky: with a notice it would cover too much.
        !notice &&
          'max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:-mx-4 max-lg:[@media(min-height:40rem)]:bottom-0 max-lg:[@media(min-height:40rem)]:rounded-b-none max-lg:[@media(min-height:40rem)]:shadow-overlay',
      )}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:flex-col lg:items-start">
        <div>
          <Heading className="font-bold lg:text-lg">{t('heading')}</Heading>
          <p className="text-sm text-ink-muted">{count === 0 ? t('none') : t('count', { count })}</p>
        </div>
        <p className="flex flex-col max-lg:items-end">
          <span className="text-sm text-ink-muted">{quoting ? t('updating') : t('total')}</span>
          <span className={cn('text-xl font-heavy lg:text-3xl', quoting && 'text-ink-muted')}>{price}</span>
        </p>
      </div>
      {notice && (
        <div
          role="group"
          aria-labelledby={`${scope}-notice`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-22: it replaces the button in the tab order
          tabIndex={barred ? 0 : undefined}
          data-slot="choice-notice"
          className="flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-ink"
        >
          <Icon of={Info} size={18} className="mt-0.5 shrink-0 text-warning-ink" />
          <p id={`${scope}-notice`}>{notice}</p>
        </div>
      )}
      {complaint && <FieldError>{complaint}</FieldError>}
      {signInHref ? (
        <div className="flex flex-col gap-2">
          <ButtonLink href={signInHref} wide>
            {t('signIn')}
          </ButtonLink>
          {count > 0 && <p className="text-sm text-ink-muted">{t('kept')}</p>}
        </div>
      ) : (
        !barred && (
          <Button wide busy={busy} onClick={() => void enrol()}>
            {busy
              ? t('busy')
              : count === 0 || quoting
                ? t('enrolNone')
                : total === 0
                  ? t('free')
                  : t('enrol', { price })}
          </Button>
        )
      )}
    </section>
  );
}
