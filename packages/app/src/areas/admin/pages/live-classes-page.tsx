import type { LiveClass } from '@digiken/contract';
import { useAllLiveClasses, useLiveActions } from '@digiken/hooks/live';
import { Badge } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { RowLink } from '@digiken/ui/data-table';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { livePageMessages } from '../../shared/live/messages';
import { livePaths } from '../../shared/live/paths';
import { placeOf } from '../../shared/live/views';
import { useListAddress } from '../../shared/use-list-address';
import { ListPage } from '../parts/list-page';
import { RowActions } from '../parts/row-actions';
import { useOutcomeToast } from '../use-outcome-toast';

const CHOICES = { when: ['past'] } as const;
const TONES = {
  planned: 'info',
  open: 'success',
  live: 'success',
  ended: 'neutral',
  cancelled: 'danger',
} as const;

/** All live classes, with their attendance, and the way to cancel one (spec 2.41). */
export default function LiveClassesPage() {
  const t = useMessages(livePageMessages);
  const locale = useLocale();
  const address = useListAddress(CHOICES);
  const { values, search, cursor } = address;
  const { cancelClass } = useLiveActions();
  const toastOutcome = useOutcomeToast();
  const [asked, setAsked] = useState<LiveClass | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const close = () => {
    setAsked(null);
    setProblem(undefined);
  };
  const cancel = async () => {
    if (!asked) return;
    setBusy(true);
    const outcome = await toastOutcome(cancelClass(asked._id, 'this'));
    setBusy(false);
    if (outcome.ok) close();
    else setProblem(outcome.message);
  };
  const texts = {
    title: 'all',
    intro: 'allIntro',
    label: 'allLabel',
    empty: 'allEmpty',
    emptyText: 'allEmptyText',
  } as const;
  return (
    <>
      <ListPage
        texts={(key) => t(texts[key])}
        address={address}
        query={useAllLiveClasses({ cursor, search: search || undefined, when: values.when ?? 'upcoming' })}
        filters={{
          label: t('allFilter'),
          search: t('search'),
          selects: [
            {
              name: 'when',
              label: t('when'),
              value: values.when ?? '',
              options: [
                { value: '', label: t('upcoming') },
                { value: 'past', label: t('past') },
              ],
            },
          ],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          {
            id: 'title',
            label: t('title'),
            cell: ({ _id, title }) => <RowLink href={livePaths.one('admin', _id)}>{title}</RowLink>,
          },
          { id: 'place', label: t('place'), cell: (live) => placeOf(live, t('deleted')) },
          { id: 'host', label: t('host'), cell: ({ host }) => host.name },
          { id: 'starts', label: t('starts'), cell: ({ startsAt }) => day.format(Date.parse(startsAt)) },
          {
            id: 'state',
            label: t('state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
          },
          {
            id: 'acts',
            label: t('acts'),
            hideLabelOnPhone: true,
            cell: (live) =>
              live.state === 'ended' ? (
                <ButtonLink href={livePaths.attendance('admin', live._id)} size="sm" variant="secondary">
                  {t('attendance')} <span className="dk-visually-hidden">{`(${live.title})`}</span>
                </ButtonLink>
              ) : (
                live.state !== 'cancelled' && (
                  <RowActions actions={[{ label: t('cancel'), onPress: () => setAsked(live) }]} />
                )
              ),
          },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('cancelTitle', { title: asked?.title ?? '' })}
        message={
          <>
            <span>{t('cancelText')}</span>
            {problem !== undefined && <span className="mt-3 block font-bold text-danger-ink">{problem}</span>}
          </>
        }
        confirmLabel={t(busy ? 'cancelling' : 'cancelConfirm')}
        cancelLabel={t('keep')}
        danger
        busy={busy}
        onConfirm={() => void cancel()}
        onOpenChange={(open) => !open && close()}
      />
    </>
  );
}
