import { Check, Copy, Download } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { twoStepSetupMessages } from './messages';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** They are kept, and never shown again. */
  onDone: () => void;
}

/** The recovery codes, shown once. The heading is focused when they appear. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useMessages(twoStepSetupMessages);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(t('copiedNow'));
    } catch {
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setCopied(false);
      announce(t('copyFailed'));
    }
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${t('fileTitle')}\n\n${text}\n`], { type: 'text/plain' }));
    link.download = 'digiken-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
    announce(t('downloaded'));
  };

  return (
    <div data-slot="recovery-codes" className="flex max-w-form flex-col items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t('codesTitle')}
      </h3>
      <p>{t('codesText')}</p>
      <ul ref={list} aria-label={t('codesTitle')} className="flex flex-col gap-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Icon of={Download} size={18} />} onClick={download}>
          {t('download')}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon of={copied ? Check : Copy} size={18} />}
          onClick={() => void copy()}
        >
          {t(copied ? 'copied' : 'copyCodes')}
        </Button>
      </div>
      {copied === false && <p>{t('copyFailed')}</p>}
      <Button onClick={onDone}>{t('kept')}</Button>
    </div>
  );
}
