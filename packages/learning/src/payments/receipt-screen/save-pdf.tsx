import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const savePdfMessages = defineMessages('save-pdf', {
  pdf: 'Save as PDF',
  receipt: 'Receipt as PDF',
  saving: 'Preparing the PDF…',
  saved: 'The PDF is saved.',
});

export interface SavePdfProps {
  /** The page shows more than the receipt: the button names it. */
  named?: boolean;
  onSavePdf: () => Promise<FormOutcome>;
}

/** Saves a receipt on the device. */
export function SavePdf({ named = false, onSavePdf }: SavePdfProps) {
  const t = useMessages(savePdfMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
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
    <div className="flex flex-col items-start gap-3">
      {failure && <Callout tone="danger">{failure}</Callout>}
      <Button
        variant={named ? 'secondary' : 'primary'}
        icon={<Icon of={Download} />}
        busy={busy}
        onClick={() => void save()}
      >
        {t(busy ? 'saving' : named ? 'receipt' : 'pdf')}
      </Button>
    </div>
  );
}
