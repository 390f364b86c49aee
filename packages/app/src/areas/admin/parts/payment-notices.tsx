import { usePaymentHealth, usePaymentOptions } from '@digiken/hooks/payments';
import { Callout } from '@digiken/ui/callout';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { momentName } from '../../shared/day-name';
import { testOf } from '../../../views/payments';
import { transactionMessages } from '../messages/transactions';

/** That payments are simulated, and that the books do not add up. */
export function PaymentNotices() {
  const t = useMessages(transactionMessages);
  const time = useTime();
  const test = testOf(usePaymentOptions().data);
  const ledger = usePaymentHealth().data?.ledger;
  return (
    <>
      {ledger && !ledger.clean && (
        <Callout tone="danger" title={t('ledgerTitle')}>
          {t('ledgerText', { at: time(ledger.at) })}
        </Callout>
      )}
      {test && (
        <Callout tone="warning" title={t('test')}>
          {test.href && (
            <TextLink href={test.href} external>
              {t('testLink')}
            </TextLink>
          )}
        </Callout>
      )}
    </>
  );
}

/** When the books and the provider's list were looked at last. */
export function BooksChecked() {
  const t = useMessages(transactionMessages);
  const time = useTime();
  const health = usePaymentHealth().data;
  if (!health) return null;
  const { ledger, pulledAt } = health;
  return (
    <p className="text-sm text-ink-muted">
      {`${!ledger ? t('ledgerNever') : ''}${ledger?.clean ? t('ledgerClean', { at: time(ledger.at) }) : ''} ${pulledAt ? t('pulled', { at: time(pulledAt) }) : ''}`}
    </p>
  );
}

function useTime() {
  const locale = useLocale();
  return (iso: string) => momentName(iso, locale);
}
