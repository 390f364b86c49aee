import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { topicEditorMessages } from './messages';

export interface HtmlNoticeProps {
  html: string;
  onToMarkdown: (html: string) => Promise<FormOutcome & { markdown?: string }>;
  /** The text was converted to Markdown and is not saved yet. */
  onConverted: (markdown: string) => void;
}

/** Shown above HTML text, which can be edited as it is or converted to Markdown. */
export function HtmlNotice({ html, onToMarkdown, onConverted }: HtmlNoticeProps) {
  const t = useMessages(topicEditorMessages);
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const convert = async () => {
    setState('busy');
    const outcome = await onToMarkdown(html);
    if (outcome.ok && outcome.markdown !== undefined) {
      announce(t('htmlConverted'), { politeness: 'polite' });
      onConverted(outcome.markdown);
      return;
    }
    setState('failed');
    announce(t('htmlFailed'), { politeness: 'assertive' });
  };

  return (
    <Callout
      tone="info"
      title={t('htmlTitle')}
      actions={
        <Button size="sm" variant="secondary" busy={state === 'busy'} onClick={() => void convert()}>
          {state === 'busy' ? t('htmlConverting') : t('htmlConvert')}
        </Button>
      }
    >
      <p>{t('htmlText')}</p>
      {state === 'failed' && <p className="mt-2 font-medium">{t('htmlFailed')}</p>}
    </Callout>
  );
}
