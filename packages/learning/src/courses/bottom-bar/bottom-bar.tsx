import { DataSize } from '@digiken/ui/data-size';
import { FieldError } from '@digiken/ui/field';
import { Price } from '@digiken/ui/price';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { BuyNotice, type Offer } from '../buy-card/buy-card';
import { BuyButton, useBuying } from '../buy-card/buy-action';
import { isBarred } from '../buy-card/offer';

export const bottomBarMessages = defineMessages('bottomBar', {
  label: 'Your choice',
  units: { one: '{count} unit', other: '{count} units' },
  from: 'From',
  updating: 'Updating…',
  free: 'The whole course',
  owned: 'You have the whole course',
  paying: 'Payment in progress',
  progress: '{done} of {total} lessons done',
});

export interface BottomBarProps {
  offer: Offer;
  /** Names the region. Default "Your choice". */
  label?: string;
  className?: string;
}

/**
 * The purchase card's short form for phones, at the bottom of the window. Place it after what is chosen from, last by
 * `order` in a flex column that ends main: it sticks while main is in view and never covers the footer.
 */
export function BottomBar({ offer, label, className }: BottomBarProps) {
  const t = useMessages(bottomBarMessages);
  const { complaint, buy } = useBuying(offer);
  const barred = isBarred(offer);
  if (offer.state === 'owned' && !offer.continueHref) return null;
  return (
    <section
      aria-label={label ?? t('label')}
      data-slot="bottom-bar"
      data-bar="bottom"
      className={cn(
        'z-sticky -mx-4 mt-10 -mb-20 flex flex-col gap-2 border-t border-line bg-raised px-4 py-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-overlay sm:-mx-6 sm:px-6',
        // With a notice it would cover too much.
        barred && 'static!',
        className,
      )}
    >
      {complaint && <FieldError>{complaint}</FieldError>}
      {barred && <BuyNotice offer={offer} />}
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Summary offer={offer} />
        <div className="ms-auto">
          <BuyButton offer={offer} onBuy={buy} short />
        </div>
      </div>
    </section>
  );
}

function Summary({ offer }: { offer: Offer }) {
  const t = useMessages(bottomBarMessages);
  const { state, lines, total, from, bytes, progress, updating } = offer;
  const goesOn = offer.continueHref !== undefined && (state === 'owned' || state === 'choose');
  const amount = state === 'choose' ? from : state === 'free' ? 0 : (total ?? undefined);
  const big = 'block text-xl leading-tight font-heavy whitespace-nowrap tabular-nums';
  if (state === 'paying') return <p className="min-w-0 font-bold">{t('paying')}</p>;
  if (goesOn && progress) {
    return <p className="min-w-0 text-sm font-medium">{t('progress', { ...progress })}</p>;
  }
  if (state === 'owned') return <p className="min-w-0 text-sm font-medium">{t('owned')}</p>;
  return (
    <p className="min-w-0 text-sm leading-snug">
      <span>
        {updating ? (
          t('updating')
        ) : state === 'chosen' ? (
          <>
            <span className="whitespace-nowrap">{t('units', { count: lines.length })}</span>
            {bytes > 0 && (
              <span>
                , <DataSize bytes={bytes} className="whitespace-nowrap" />
              </span>
            )}
          </>
        ) : (
          t(state === 'free' ? 'free' : 'from')
        )}
      </span>
      <Price amount={amount} className={cn(big, updating && 'text-ink-muted')} />
    </p>
  );
}
