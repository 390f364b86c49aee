import type { Refund } from '@digiken/contract';
import { usePaymentHealth } from '@digiken/hooks/payments';
import { useSession } from '@digiken/hooks/session';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { refundMessages } from '../messages/transactions';
import { RowActions } from './row-actions';

/** `answer`: say what became of a refund without an answer; `confirm` and `takeBack`: decide about what was said. */
export type RefundAct = 'approve' | 'reject' | 'answer' | 'confirm' | 'takeBack';

interface Offered {
  act: RefundAct;
  label: 'approve' | 'reject' | 'withdraw' | 'answer' | 'confirm' | 'takeBack';
}

/**
 * What the administrator can do about a refund. Another one approves it, and confirms what was said about it; whoever
 * asked or said can only take it back, unless one person may do both.
 */
export function RefundActions({ refund, onAct }: { refund: Refund; onAct: (act: RefundAct) => void }) {
  const t = useMessages(refundMessages);
  const locale = useLocale();
  const session = useSession();
  const approver = usePaymentHealth().data?.refundApprover ?? 'other';
  if (session.status !== 'signed-in') return null;
  const { state, answer } = refund;
  const said = state === 'unknown' ? answer : undefined;
  if (state !== 'requested' && state !== 'unknown') return null;
  const by = said ? said.by?._id : refund.requestedBy?._id;
  const own = by === session.claims.id;
  const alone = own && approver !== 'self';
  const amount = formatPrice(refund.amount, locale);
  return (
    <div className="flex flex-col gap-2">
      {said && (
        <p className="text-sm wrap-anywhere">
          {t(said.sent ? 'saidSent' : 'saidNotSent', {
            name: said.by?.name ?? t('gone'),
            reference: said.reference,
            reason: said.reason,
          })}
        </p>
      )}
      {alone && (state === 'requested' || said) && (
        <Waiting missing={approver === 'missing'} answered={Boolean(said)} />
      )}
      <RowActions
        actions={offered(refund, { own, alone }).map(({ act, label }) => ({
          label: t(label),
          name: t(`${label}Of`, { amount }),
          onPress: () => onAct(act),
        }))}
      />
    </div>
  );
}

function offered({ state, answer }: Refund, { own, alone }: { own: boolean; alone: boolean }): Offered[] {
  if (state === 'unknown' && !answer) return [{ act: 'answer', label: 'answer' }];
  if (state === 'unknown')
    return [
      ...(alone ? [] : [{ act: 'confirm', label: 'confirm' } as const]),
      { act: 'takeBack', label: 'takeBack' },
    ];
  return [
    ...(alone ? [] : [{ act: 'approve', label: 'approve' } as const]),
    { act: 'reject', label: own ? 'withdraw' : 'reject' },
  ];
}

/** @param missing there is no other administrator */
function Waiting({ missing, answered }: { missing: boolean; answered: boolean }) {
  const t = useMessages(refundMessages);
  if (!missing) return <p className="text-sm text-ink-muted">{t(answered ? 'ownAnswer' : 'own')}</p>;
  return (
    <p className="text-sm">
      <span>{t(answered ? 'missingAnswer' : 'missing')}</span>{' '}
      <TextLink href="/admin/users">{t('addOne')}</TextLink>{' '}
      <TextLink href="/admin/settings">{t('changeRule')}</TextLink>
    </p>
  );
}
