import type { Coupon } from '@digiken/contract';
import { type Outcome } from '@digiken/hooks/api';
import { useCouponActions, useCoupons } from '@digiken/hooks/payments';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { DataTable } from '@digiken/ui/data-table';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { Section } from '@digiken/ui/section';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { dayName } from '../../shared/day-name';
import { couponMessages } from '../messages/coupons';
import { AddCoupon } from './add-coupon';

/** The coupons of a course: the newest first, switched off and on, removed while unused (spec 11.23). */
export function CourseCoupons({ courseId }: { courseId: string }) {
  const t = useMessages(couponMessages);
  const query = useCoupons({ courseId });
  const coupons = query.data?.data ?? [];
  return (
    <Section
      title={t('title')}
      intro={t('intro')}
      actions={<AddCoupon courseId={courseId} />}
      className="mt-12"
    >
      {query.status === 'error' && !query.data ? (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => query.retry()}>
              {t('again')}
            </Button>
          }
        >
          {query.error?.message ?? t('failed')}
        </Callout>
      ) : coupons.length > 0 ? (
        <Table coupons={coupons} />
      ) : (
        query.data && <p className="text-ink-muted">{t('none')}</p>
      )}
      {query.data?.next && <p className="text-sm text-ink-muted">{t('older')}</p>}
    </Section>
  );
}

function Table({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useMessages(couponMessages);
  const locale = useLocale();
  return (
    <DataTable
      label={t('label')}
      rows={coupons}
      rowKey={({ _id }) => _id}
      columns={[
        { id: 'code', label: t('code'), rowHeader: true, cell: ({ code }) => code },
        {
          id: 'takes',
          label: t('takes'),
          cell: ({ kind, value }) =>
            kind === 'amount' ? formatPrice(value, locale) : t('percent', { value }),
        },
        {
          id: 'expires',
          label: t('expires'),
          cell: ({ expiresAt }) => (expiresAt ? dayName(expiresAt, locale) : t('never')),
        },
        {
          id: 'uses',
          label: t('uses'),
          cell: ({ uses, maxUses }) => (maxUses === null ? uses : t('usesOf', { uses, most: maxUses })),
        },
        {
          id: 'state',
          label: t('state'),
          cell: ({ active }) => (
            <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'on' : 'off')}</Badge>
          ),
        },
        {
          id: 'acts',
          label: t('acts'),
          hideLabelOnPhone: true,
          cell: (coupon) => <Actions coupon={coupon} />,
        },
      ]}
    />
  );
}

function Actions({ coupon }: { coupon: Coupon }) {
  const t = useMessages(couponMessages);
  const { show } = useToast();
  const { updateCoupon, removeCoupon } = useCouponActions();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { _id, code, active, expiresAt, maxUses, uses } = coupon;
  const act = async (work: Promise<Outcome>) => {
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    if (!outcome.ok) show({ tone: 'danger', message: outcome.message });
    else if (outcome.message) show({ tone: 'success', message: outcome.message });
    return outcome.ok;
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        aria-label={t(active ? 'switchOffOf' : 'switchOnOf', { code })}
        onClick={() => void act(updateCoupon(_id, { active: !active, expiresAt, maxUses }))}
      >
        {t(active ? 'switchOff' : 'switchOn')}
      </Button>
      {uses === 0 && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('removeOf', { code })}
          onClick={() => setAsked(true)}
        >
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('removeTitle', { code })}
        message={t('removeText')}
        confirmLabel={t('remove')}
        danger
        busy={busy}
        onConfirm={() => void act(removeCoupon(_id)).then((done) => done && setAsked(false))}
      />
    </div>
  );
}
