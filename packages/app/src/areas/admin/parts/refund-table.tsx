import type { Refund } from '@digiken/contract';
import { usePaymentAdminActions, usePaymentHealth } from '@digiken/hooks/payments';
import { useSession } from '@digiken/hooks/session';
import { DataTable, RowLink } from '@digiken/ui/data-table';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextLink } from '@digiken/ui/text-link';
import { useState } from 'react';
import { refundMessages } from '../messages/transactions';
import { useIsAdmin } from '../use-is-admin';
import { transactionPath } from '../views';
import { ConfirmAction } from './confirm-action';
import { RefundBadge } from './payment-badges';
import { RowActions } from './row-actions';

/** Refunds, with what the administrator can do about each. */
export function RefundTable({ refunds, linked = false }: { refunds: readonly Refund[]; linked?: boolean }) {
  const t = useMessages(refundMessages);
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const { decideRefund } = usePaymentAdminActions();
  const [asked, setAsked] = useState<{ refund: Refund; approve: boolean } | null>(null);
  const approve = asked?.approve ?? false;
  return (
    <>
      <DataTable
        label={t('label')}
        rows={refunds}
        rowKey={({ _id }) => _id}
        columns={[
          {
            id: 'amount',
            label: t('amount'),
            cell: ({ amount, orderId }) => {
              const price = formatPrice(amount, locale);
              return linked && orderId ? <RowLink href={transactionPath(orderId)}>{price}</RowLink> : price;
            },
          },
          { id: 'reason', label: t('reason'), cell: ({ reason }) => reason },
          { id: 'by', label: t('by'), cell: ({ requestedBy }) => requestedBy?.name ?? t('gone') },
          { id: 'when', label: t('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
          {
            id: 'state',
            label: t('state'),
            cell: ({ state, doneAt }) => (
              <span className="flex flex-wrap items-baseline gap-x-2">
                <RefundBadge state={state} />
                {doneAt && <RelativeTime iso={doneAt} />}
              </span>
            ),
          },
          ...(isAdmin
            ? [
                {
                  id: 'acts',
                  label: t('acts'),
                  hideLabelOnPhone: true,
                  cell: (refund: Refund) => (
                    <Decide refund={refund} onAsk={(answer) => setAsked({ refund, approve: answer })} />
                  ),
                },
              ]
            : []),
        ]}
      />
      <ConfirmAction
        open={asked !== null}
        title={
          approve
            ? t('approveTitle', { amount: formatPrice(asked?.refund.amount ?? 0, locale) })
            : t('rejectTitle')
        }
        message={t(approve ? 'approveText' : 'rejectText')}
        confirmLabel={t(approve ? 'approve' : 'reject')}
        danger={approve}
        act={() => decideRefund(asked?.refund._id ?? '', approve)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Another administrator approves; whoever asked can only withdraw, unless one person may do both. */
function Decide({ refund, onAsk }: { refund: Refund; onAsk: (approve: boolean) => void }) {
  const t = useMessages(refundMessages);
  const locale = useLocale();
  const session = useSession();
  const approver = usePaymentHealth().data?.refundApprover ?? 'other';
  if (refund.state !== 'requested' || session.status !== 'signed-in') return null;
  const amount = formatPrice(refund.amount, locale);
  const own = refund.requestedBy?._id === session.claims.id;
  const actions = own
    ? approver === 'self'
      ? (['approve', 'withdraw'] as const)
      : (['withdraw'] as const)
    : (['approve', 'reject'] as const);
  return (
    <div className="flex flex-col gap-2">
      {own && approver === 'other' && <p className="text-sm text-ink-muted">{t('own')}</p>}
      {own && approver === 'missing' && (
        <p className="text-sm">
          {t('missing')} <TextLink href="/admin/users">{t('addOne')}</TextLink>{' '}
          <TextLink href="/admin/settings">{t('changeRule')}</TextLink>
        </p>
      )}
      <RowActions
        actions={actions.map((one) => ({
          label: t(one),
          name: t(`${one}Of`, { amount }),
          onPress: () => onAsk(one === 'approve'),
        }))}
      />
    </div>
  );
}
