import { Download, Printer } from 'lucide';
import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { TextLink } from '@digiken/ui/text-link';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { PAGE } from '../../lib/page';
import { Receipt, type ReceiptProps } from '../receipt/receipt';

export const receiptScreenMessages = defineMessages('receipt-screen', {
  loading: 'Loading the receipt…',
  all: 'All receipts',
  pdf: 'Save as PDF',
  saving: 'Preparing the PDF…',
  saved: 'The PDF is saved.',
  print: 'Print',
});

export interface ReceiptScreenProps {
  state: LoadState;
  receipt?: ReceiptProps;
  /** The list of receipts. */
  receiptsHref: string;
  onSavePdf: () => Promise<FormOutcome>;
}

/** A page with one receipt, which can be saved and printed. */
export function ReceiptScreen({ state, receipt, receiptsHref, onSavePdf }: ReceiptScreenProps) {
  const t = useMessages(receiptScreenMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (state.status === 'error')
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={1} />;
  if (!receipt) return <LoadingScreen message={t('loading')} />;
  const save = async () => {
    setBusy(true);
    const outcome = await onSavePdf();
    setBusy(false);
    setFailure(outcome.ok ? undefined : outcome.message);
    announce(outcome.ok ? t('saved') : outcome.message, {
      politeness: outcome.ok ? 'polite' : 'assertive',
    });
  };
  return (
    <div data-slot="receipt-screen" className={cn(PAGE, 'flex flex-col gap-5')}>
      <p>
        <TextLink href={receiptsHref}>{t('all')}</TextLink>
      </p>
      <div className="max-w-form">
        <Receipt {...receipt} headingLevel={1} />
      </div>
      {failure && <Callout tone="danger">{failure}</Callout>}
      <div className="flex flex-wrap gap-3">
        <Button icon={<Icon of={Download} />} busy={busy} onClick={() => void save()}>
          {busy ? t('saving') : t('pdf')}
        </Button>
        <Button variant="secondary" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
