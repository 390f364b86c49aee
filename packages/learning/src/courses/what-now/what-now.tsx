import { ArrowRight, CircleCheck } from 'lucide';
import { useId } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { textIn } from '@digiken/ui/internal/text-language';
import { useMessages } from '@digiken/ui/messages-provider';
import { useProgressText } from '@digiken/ui/progress';
import { TextLink } from '@digiken/ui/text-link';
import { CourseCover } from '../course-cover/course-cover';
import { ProgressSegments } from '../progress-segments/progress-segments';
import { whatNowMessages } from './messages';
import type { WhatNowProgress, WhatNowProps } from './types';
import { useAction, useCost, useReason } from './words';

export { whatNowMessages } from './messages';
export type { WhatNowProgress, WhatNowProps, WhatNowReason } from './types';

/** The learner's next step, with one count and one button (spec 17.10–17.13). */
export function WhatNow({
  reason,
  title,
  titleLanguage,
  place,
  cover,
  progress,
  href,
  onPress,
  busy,
  action,
  quiet,
  form = 'card',
  headingLevel = 2,
  className,
  startsAt,
  dueAt,
  mistakes,
  unit,
  readToEnd,
  quiz,
  none,
  amount,
  minutes,
  minutesLeft,
  bytes,
  saved,
  ...rest
}: WhatNowProps) {
  const t = useMessages(whatNowMessages);
  const id = useId();
  const facts = { reason, startsAt, dueAt, mistakes, unit, readToEnd, quiz, none, amount };
  const why = useReason(facts);
  const usual = useAction(facts);
  const cost = useCost({ minutes, minutesLeft, bytes, saved }, reason === 'class');
  const Heading = `h${headingLevel}` as const;
  const strip = form === 'strip';
  const picture = !strip && cover;
  const button = {
    className: 'min-h-13! grow @min-[36rem]/now:grow-0',
    iconAfter: <Icon of={ArrowRight} size={20} className="rtl:-scale-x-100" />,
    'aria-describedby': cost ? `${id}cost` : undefined,
    children: busy ? t('busy') : (action ?? usual),
  };
  return (
    <section
      {...rest}
      aria-labelledby={id}
      data-slot="what-now"
      className={cn('@container/now min-w-0', className)}
    >
      <div
        className={cn(
          'flex flex-col overflow-clip rounded-lg border bg-surface in-[.high-contrast]:border-2 forced-colors:border-2',
          picture && '@min-[36rem]/now:flex-row @min-[36rem]/now:rounded-xl',
        )}
      >
        {picture && (
          <CourseCover
            {...picture}
            className="h-35 shrink-0 rounded-none @min-[36rem]/now:h-auto @min-[36rem]/now:min-h-66 @min-[36rem]/now:w-66"
          />
        )}
        <div
          className={cn(
            'flex min-w-0 grow flex-col justify-center gap-3.5 p-4.5 wrap-anywhere',
            strip
              ? '@min-[36rem]/now:grid @min-[36rem]/now:grid-cols-[minmax(0,1fr)_fit-content(50%)] @min-[36rem]/now:gap-x-7 @min-[36rem]/now:px-6 @min-[36rem]/now:py-5'
              : '@min-[36rem]/now:p-7',
          )}
        >
          <div className="flex flex-col gap-0.5">
            <p className="text-sm font-bold text-accent-ink">{why}</p>
            <Heading
              {...textIn(titleLanguage)}
              id={id}
              className={cn(
                'text-xl leading-tight font-heavy tracking-tight text-balance',
                !strip && '@min-[36rem]/now:text-2xl',
              )}
            >
              {title ?? t('chooseTitle')}
            </Heading>
            {place && (
              <div dir="auto" className="text-ink-muted">
                {place}
              </div>
            )}
          </div>
          {progress && <Count {...progress} toPay={reason === 'choice'} />}
          <div
            className={cn(
              'flex flex-wrap items-center gap-x-3.5 gap-y-2',
              strip &&
                '@min-[36rem]/now:col-start-2 @min-[36rem]/now:row-start-1 @min-[36rem]/now:min-w-57 @min-[36rem]/now:flex-col @min-[36rem]/now:items-stretch @min-[36rem]/now:self-center @min-[36rem]/now:text-center',
            )}
          >
            {href === undefined ? (
              <Button {...button} busy={busy} onClick={onPress} />
            ) : (
              <ButtonLink {...button} href={href} />
            )}
            {cost && (
              <p
                id={`${id}cost`}
                data-slot="what-now-cost"
                className="flex items-center justify-center gap-1.5 text-sm text-ink-muted"
              >
                {saved && <Icon of={CircleCheck} size={18} className="shrink-0" />}
                <span>{cost}</span>
              </p>
            )}
            {quiet && (
              <p className="w-full text-sm">
                <QuietLink {...quiet} />
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Count({ unit = 'lessons', ...progress }: WhatNowProgress & { toPay: boolean }) {
  const t = useMessages(whatNowMessages);
  const { done, total, certificateAt, held, note, toPay } = progress;
  const lessons = useProgressText({ done, total });
  const aside = held
    ? t('held', { count: held })
    : certificateAt
      ? t('certificateAt', { count: certificateAt })
      : toPay
        ? t('nextPay')
        : '';
  return (
    <ProgressSegments
      label={unit === 'lessons' ? lessons : t(unit, { done, total, count: total })}
      text={note ?? aside}
      done={done}
      total={total}
    />
  );
}

function QuietLink({ label, href, onPress }: NonNullable<WhatNowProps['quiet']>) {
  const className = 'inline-flex min-h-11 items-center';
  return href === undefined ? (
    <TextLink asChild className={className}>
      <button type="button" onClick={onPress}>
        {label}
      </button>
    </TextLink>
  ) : (
    <TextLink href={href} className={className}>
      {label}
    </TextLink>
  );
}
