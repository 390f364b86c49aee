import type { Gift } from '@digiken/contract';
import { useGiftActions, useGifts } from '@digiken/hooks/seats';
import { Badge } from '@digiken/ui/badge';
import { Button, ButtonLink } from '@digiken/ui/button';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { dayName } from '../../shared/day-name';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { checkoutPath } from '../../../views/payment-paths';
import { useListAddress } from '../../shared/use-list-address';
import { learnerMessages } from '../messages';

const NO_FILTERS = {};
const STATES = {
  unpaid: ['giftUnpaid', 'warning'],
  ready: ['giftReady', 'info'],
  claimed: ['giftClaimed', 'success'],
  refunded: ['giftRefunded', 'neutral'],
} as const;

/** What the learner has given to others, newest first. */
export default function GiftsPage() {
  const t = useMessages(learnerMessages);
  const locale = useLocale();
  const { show } = useToast();
  const address = useListAddress(NO_FILTERS);
  const query = useGifts({ cursor: address.cursor });
  const { resendGift } = useGiftActions();
  const [sending, setSending] = useState<string>();
  usePage({ title: t('gifts') });
  const day = (iso: string) => dayName(iso, locale);

  async function resend(id: string) {
    setSending(id);
    const outcome = await resendGift(id);
    setSending(undefined);
    show(
      outcome.ok
        ? { tone: 'success', message: outcome.message ?? '' }
        : { tone: 'danger', message: outcome.message },
    );
  }
  const state = ({ state: at }: Gift) => <Badge tone={STATES[at][1]}>{t(STATES[at][0])}</Badge>;
  const act = ({ _id, orderId, recipient: { name }, state: at }: Gift) =>
    at === 'unpaid' ? (
      <ButtonLink
        href={checkoutPath(orderId)}
        size="sm"
        variant="secondary"
        aria-label={t('payGiftOf', { name })}
      >
        {t('payGift')}
      </ButtonLink>
    ) : at === 'ready' ? (
      <Button
        size="sm"
        variant="secondary"
        busy={sending === _id}
        aria-label={t('resendOf', { name })}
        onClick={() => void resend(_id)}
      >
        {t('resend')}
      </Button>
    ) : null;

  return (
    <ListScreen
      title={t('gifts')}
      intro={t('giftsIntro')}
      actions={
        <ButtonLink href="/console/gift" variant="secondary">
          {t('openGift')}
        </ButtonLink>
      }
      state={loadState(query)}
      page={address.pageLinks(query.data)}
      table={{
        label: t('gifts'),
        rows: query.data?.data ?? [],
        rowKey: ({ _id }) => _id,
        columns: [
          { id: 'name', label: t('giftTo'), rowHeader: true, cell: ({ recipient }) => recipient.name },
          { id: 'course', label: t('giftCourse'), cell: ({ course }) => course.name },
          { id: 'date', label: t('giftDate'), cell: ({ createdAt }) => day(createdAt) },
          { id: 'total', label: t('giftTotal'), align: 'end', cell: ({ total }) => <Price amount={total} /> },
          { id: 'state', label: t('giftState'), cell: state },
          { id: 'act', label: t('giftAct'), cell: act },
        ],
      }}
      empty={{
        title: t('noGifts'),
        text: t('noGiftsText'),
        action: <ButtonLink href="/courses">{t('browse')}</ButtonLink>,
      }}
    />
  );
}
