import { Info, TriangleAlert, WalletCards } from 'lucide';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import { formatPrice, Price } from '@digiken/ui/price';
import { ProgressBar } from '@digiken/ui/progress';
import { cn } from '@digiken/ui/internal/cn';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { Duration } from '../course-outline/duration';
import { languageName } from '../language-switch/language-switch';
import { BuyButton, buyActionMessages, useBuying } from './buy-action';
import { isBarred, type Offer, type OfferLine } from './offer';

export type { Offer, OfferLine } from './offer';

export const buyCardMessages = defineMessages('buyCard', {
  choice: { one: 'Your choice: {count} unit', other: 'Your choice: {count} units' },
  choose: 'Units one by one',
  add: 'More of this course',
  free: 'This course is free',
  owned: 'You have the whole course',
  paying: 'Your payment is in progress',
  payingText: 'You can close this page: the payment goes on, and your units open when it arrives.',
  from: 'From',
  total: 'Total',
  updating: 'Updating…',
  rest: '{count} more',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  keep: 'Yours to keep.',
  keepLogIn: 'Yours to keep. You log in first; your choice stays.',
  keepFree: 'You log in first.',
  changed: 'Prices have changed since this page was opened. Check the new ones, then pay.',
  progress: 'Your progress in {title}',
  said: { one: '{count} unit chosen. Total {total}.', other: '{count} units chosen. Total {total}.' },
  saidNone: 'No units chosen.',
});

/** Delay after a change before the total is announced (ms), so that quick choices are one announcement. */
const SAY_AFTER = 700;
/** More lines than this are cut. */
const LINES = 4;

export interface BuyCardProps {
  /** The course's, or the unit's. */
  title: string;
  image?: string;
  offer: Offer;
  headingLevel?: 2 | 3;
  className?: string;
}

/** The purchase card: cover, choice, total and the one main action. A new total is announced. */
export function BuyCard({ title, image, offer, headingLevel = 2, className }: BuyCardProps) {
  const t = useMessages(buyCardMessages);
  const scope = useId();
  const Heading = `h${headingLevel}` as const;
  const { complaint, buy } = useBuying(offer);
  useSaidTotal(offer);
  return (
    <section
      aria-labelledby={scope}
      data-slot="buy-card"
      data-state={offer.state}
      className={cn(
        '@container/buy overflow-hidden rounded-xl border bg-surface shadow-raised forced-colors:border-2',
        className,
      )}
    >
      <CourseCover title={title} image={image} className="aspect-[368/164] rounded-none" eager />
      <div className="flex flex-col gap-4 px-4 pt-4.5 pb-5 @min-[16rem]/buy:px-5.5">
        <div className="flex flex-col gap-2">
          <Heading id={scope} className="text-lg font-bold">
            {offer.state === 'chosen'
              ? t('choice', { count: offer.lines.length })
              : offer.state === 'choose' && offer.continueHref
                ? t('add')
                : t(offer.state)}
          </Heading>
          {offer.state === 'paying' && <p className="text-sm text-ink-muted">{t('payingText')}</p>}
          {offer.state === 'chosen' && <Lines lines={offer.lines} />}
        </div>
        {offer.state !== 'chosen' && offer.continueHref && offer.progress && offer.progress.total > 0 && (
          <ProgressBar
            label={t('progress', { title })}
            done={offer.progress.done}
            total={offer.progress.total}
          />
        )}
        <Amount offer={offer} />
        {offer.changed && (
          <Notice tone="changed">
            <p>{t('changed')}</p>
          </Notice>
        )}
        <BuyNotice offer={offer} />
        {complaint && !offer.changed && <FieldError>{complaint}</FieldError>}
        <Actions offer={offer} onBuy={buy} />
        <Facts offer={offer} />
      </div>
    </section>
  );
}

function useSaidTotal({ state, lines, total, updating, notice }: Offer) {
  const t = useMessages(buyCardMessages);
  const locale = useLocale();
  const chosen = state === 'chosen';
  const text =
    chosen && total !== null
      ? t('said', { count: lines.length, total: formatPrice(total, locale) })
      : t('saidNone');
  const open = state === 'choose' || chosen;
  // One announcement: the total, and why it cannot be paid here (WCAG 4.1.3).
  useSpokenChange(
    !open || updating || (chosen && total === null)
      ? undefined
      : [text, chosen && notice].filter(Boolean).join(' '),
    SAY_AFTER,
  );
}

function Lines({ lines }: { lines: readonly OfferLine[] }) {
  const t = useMessages(buyCardMessages);
  const cut = lines.length > LINES;
  const shown = cut ? lines.slice(0, LINES - 1) : lines;
  const rest = lines.slice(shown.length);
  const sum = rest.reduce((all, { price }) => all + price, 0);
  return (
    <dl data-slot="buy-lines" className="text-sm">
      {shown.map(({ id, label, price }) => (
        <Line key={id} label={label} price={price} />
      ))}
      {cut && <Line label={t('rest', { count: rest.length })} price={sum} />}
    </dl>
  );
}

function Line({ label, price }: { label: string; price: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <dt className="min-w-0 grow basis-32 wrap-anywhere">{label}</dt>
      <dd className="ms-auto font-medium whitespace-nowrap">
        <Price amount={price} />
      </dd>
    </div>
  );
}

function Amount({ offer }: { offer: Offer }) {
  const t = useMessages(buyCardMessages);
  const { state, total, from, updating } = offer;
  const amount = state === 'choose' ? from : state === 'free' ? 0 : (total ?? undefined);
  if (state === 'owned' || state === 'paying') return null;
  if (amount === undefined && !updating) return null;
  return (
    <p className="-mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className={cn(updating && 'text-ink-muted')}>
        {updating ? t('updating') : state === 'choose' ? t('from') : t('total')}
      </span>
      <Price
        amount={amount}
        className={cn(
          'ms-auto text-xl font-heavy tracking-tight whitespace-nowrap tabular-nums @min-[16rem]/buy:text-3xl',
          updating && 'text-ink-muted',
        )}
      />
    </p>
  );
}

function Actions({ offer, onBuy }: { offer: Offer; onBuy: () => Promise<void> }) {
  const t = useMessages(buyActionMessages);
  const goesOn = offer.continueHref !== undefined;
  const label = { begin: 'begin', resume: 'resume', review: 'review' } as const;
  const { done, total } = offer.progress ?? { done: 0, total: 0 };
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <BuyButton offer={offer} onBuy={onBuy} />
      {offer.state === 'choose' && goesOn && (
        <ButtonLink href={offer.chooseHref ?? '#units'} variant="secondary" wide>
          {t('more')}
        </ButtonLink>
      )}
      {(offer.state === 'chosen' || offer.state === 'free' || offer.state === 'paying') && goesOn && (
        <ButtonLink href={offer.continueHref ?? ''} variant="secondary" wide>
          {t(done === 0 ? label.begin : done >= total ? label.review : label.resume)}
        </ButtonLink>
      )}
    </div>
  );
}

/** Why the choice cannot be bought here. It replaces the button, in the tab order too. */
export function BuyNotice({ offer }: { offer: Offer }) {
  const scope = useId();
  if (!offer.notice || (offer.state !== 'chosen' && offer.state !== 'choose')) return null;
  return (
    <div
      role="group"
      aria-labelledby={`${scope}-notice`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-22: it replaces the button in the tab order
      tabIndex={isBarred(offer) ? 0 : undefined}
      data-slot="buy-notice"
    >
      <Notice tone="barred">
        <p id={`${scope}-notice`}>{offer.notice}</p>
      </Notice>
    </div>
  );
}

function Notice({ tone, children }: { tone: 'changed' | 'barred'; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-ink">
      <Icon
        of={tone === 'changed' ? TriangleAlert : Info}
        size={18}
        className="mt-0.5 shrink-0 text-warning-ink"
      />
      {children}
    </div>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const t = useMessages(buyCardMessages);
  const { state, lessons, minutes, bytes, languages = [], signInHref } = offer;
  const priced = state === 'chosen' || state === 'choose';
  return (
    <div className="flex gap-2.5 text-sm text-ink-muted">
      <Icon of={WalletCards} size={20} className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap gap-x-3.5 [&>*]:whitespace-nowrap">
          {lessons > 0 && <span>{t('lessons', { count: lessons })}</span>}
          {minutes > 0 && <Duration minutes={minutes} short />}
          {bytes > 0 && <DataSize bytes={bytes} />}
        </p>
        {languages.length > 0 && <p>{languages.map(languageName).join(', ')}</p>}
        {priced && !isBarred(offer) && <p>{t(signInHref && state === 'chosen' ? 'keepLogIn' : 'keep')}</p>}
        {state === 'free' && signInHref && <p>{t('keepFree')}</p>}
      </div>
    </div>
  );
}
