import { useOfferedSeats, useSeatActions } from '@digiken/hooks/seats';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { offerMessages } from '../offer-messages';
import { startAtTop } from './use-page';

/** A seat in this course that a hub of the learner has paid for. */
export function SeatOffer({ courseId }: { courseId: string }) {
  const t = useMessages(offerMessages);
  const locale = useLocale();
  const { show } = useToast();
  const [seat] = useOfferedSeats(courseId).data ?? [];
  const { claimSeat } = useSeatActions();
  const [busy, setBusy] = useState(false);
  if (!seat) return null;
  const left = seat.left.toLocaleString(locale);

  async function take(id: string) {
    setBusy(true);
    const outcome = await claimSeat(id);
    setBusy(false);
    if (!outcome.ok) return show({ tone: 'danger', message: outcome.message });
    // The pressed button is gone, and the way on is at the top.
    startAtTop();
    show({ tone: 'success', message: outcome.message ?? '' });
  }
  return (
    <Callout
      tone="success"
      title={t('seat', { hub: seat.hub.name })}
      actions={
        <Button busy={busy} onClick={() => void take(seat._id)}>
          {t('take')}
        </Button>
      }
    >
      {seat.units === null
        ? t('seatText', { left })
        : t('seatUnits', { left, units: new Intl.ListFormat(locale).format(seat.units) })}
    </Callout>
  );
}
