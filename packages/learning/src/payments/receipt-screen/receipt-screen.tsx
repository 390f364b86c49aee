import type { Receipt as ContractReceipt } from '@digiken/contract';
import { Printer } from 'lucide';
import { Button } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { TextLink } from '@digiken/ui/text-link';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { PAGE } from '../../lib/page';
import { Receipt } from '../receipt/receipt';
import { SavePdf } from './save-pdf';

export { SavePdf, type SavePdfProps } from './save-pdf';

export const receiptScreenMessages = defineMessages('receipt-screen', {
  loading: 'Loading the receipt…',
  all: 'All receipts',
  print: 'Print',
});

export interface ReceiptScreenProps {
  state: LoadState;
  receipt?: ContractReceipt;
  /** The list of receipts. */
  receiptsHref: string;
  onSavePdf: () => Promise<FormOutcome>;
}

/** A page with one receipt, which can be saved and printed. */
export function ReceiptScreen({ state, receipt, receiptsHref, onSavePdf }: ReceiptScreenProps) {
  const t = useMessages(receiptScreenMessages);
  if (state.status === 'error')
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={1} />;
  if (!receipt) return <LoadingScreen message={t('loading')} />;
  return (
    <div data-slot="receipt-screen" className={cn(PAGE, 'flex flex-col gap-5')}>
      <p>
        <TextLink href={receiptsHref}>{t('all')}</TextLink>
      </p>
      <div className="max-w-form">
        <Receipt receipt={receipt} headingLevel={1} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SavePdf onSavePdf={onSavePdf} />
        <Button variant="secondary" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
