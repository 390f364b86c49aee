import { Check, Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { TextInput } from '@digiken/ui/text-input';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { hubSettingsMessages } from './hub-settings-form.messages';

export interface CopyLinkProps {
  link: string;
  mailed: boolean;
}

/** A link that is shown only once. It is focused when it appears. */
export function CopyLink({ link, mailed }: CopyLinkProps) {
  const t = useMessages(hubSettingsMessages);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce(t('copiedNow'));
    } catch {
      field.current?.select();
      setCopied(false);
      announce(t('copyFailed'));
    }
  };

  return (
    <div className="flex max-w-form flex-col gap-4 rounded-lg bg-success-soft p-6 in-[.high-contrast]:border-2 forced-colors:border-2">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t('linkTitle')}
      </h3>
      <p>{`${t('linkText')} ${mailed ? t('mailedText') : ''}`}</p>
      <TextInput
        ref={field}
        label={t('link')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="secondary"
        icon={copied ? <Icon of={Check} size={18} /> : <Icon of={Copy} size={18} />}
        onClick={() => void copy()}
        className="self-start"
      >
        {t(copied ? 'copied' : 'copy')}
      </Button>
      {copied === false && <p>{t('copyFailed')}</p>}
    </div>
  );
}
