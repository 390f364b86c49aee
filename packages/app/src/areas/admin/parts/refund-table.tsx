import type { Refund } from '@digiken/contract';
import { usePaymentAdminActions } from '@digiken/hooks/payments';
import { DataTable, RowLink } from '@digiken/ui/data-table';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { refundMessages } from '../messages/transactions';
import { useIsAdmin } from '../use-is-admin';
import { transactionPath } from '../views';
import { AnswerRefund } from './answer-refund';
import { ConfirmAction } from './confirm-action';
import { RefundBadge } from './payment-badges';
import { RefundActions, type RefundAct } from './refund-actions';

/** Refunds, with what the administrator can do about each. */
export function RefundTable({ refunds, linked = false }: { refunds: readonly Refund[]; linked?: boolean }) {
  const t = useMessages(refundMessages);
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const [asked, setAsked] = useState<{ refund: Refund; act: RefundAct } | null>(null);
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
          {
            id: 'reason',
            label: t('reason'),
            cell: ({ reason, reasonLanguage }) => <span lang={reasonLanguage}>{reason}</span>,
          },
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
                    <RefundActions refund={refund} onAct={(act) => setAsked({ refund, act })} />
                  ),
                },
              ]
            : []),
        ]}
      />
      {asked?.act === 'answer' && <AnswerRefund refund={asked.refund} onClose={() => setAsked(null)} />}
      <ConfirmRefund asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface ConfirmRefundProps {
  asked: { refund: Refund; act: RefundAct } | null;
  onClose: () => void;
}

/** Asks before a refund, or what was said about it, is decided. */
function ConfirmRefund({ asked, onClose }: ConfirmRefundProps) {
  const t = useMessages(refundMessages);
  const locale = useLocale();
  const { decideRefund, decideRefundAnswer } = usePaymentAdminActions();
  const refundId = asked?.refund._id ?? '';
  const amount = formatPrice(asked?.refund.amount ?? 0, locale);
  const dialogs = {
    approve: { title: t('approveTitle', { amount }), message: t('approveText'), confirmLabel: t('approve') },
    reject: { title: t('rejectTitle'), message: t('rejectText'), confirmLabel: t('reject') },
    confirm: {
      title: t('confirmTitle'),
      message: t(asked?.refund.answer?.sent ? 'confirmSent' : 'confirmNotSent'),
      confirmLabel: t('confirm'),
    },
    takeBack: { title: t('takeBackTitle'), message: t('takeBackText'), confirmLabel: t('takeBack') },
  };
  const act = asked === null || asked.act === 'answer' ? null : asked.act;
  return (
    <ConfirmAction
      open={act !== null}
      {...dialogs[act ?? 'approve']}
      danger={act === 'approve' || act === 'confirm'}
      act={() =>
        act === 'confirm' || act === 'takeBack'
          ? decideRefundAnswer(refundId, act === 'confirm')
          : decideRefund(refundId, act === 'approve')
      }
      onClose={onClose}
    />
  );
}
