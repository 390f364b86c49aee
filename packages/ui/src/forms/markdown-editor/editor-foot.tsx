import { type ReactNode, useEffect } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { FieldError } from '../field/field';
import { FormattingHelp } from './formatting-help';
import { countWords } from './markdown-edits';
import { markdownEditorMessages } from './messages';

export interface EditorFootProps {
  text: string;
  maxLength?: number;
  status?: ReactNode;
}

/** Share of the limit from which the length is shown. */
const NEAR = 0.9;

/** Word count, limit, help. */
export function EditorFoot({ text, maxLength, status }: EditorFootProps) {
  const t = useMessages(markdownEditorMessages);
  const announce = useAnnounce();
  const over = maxLength === undefined ? 0 : Math.max(0, text.length - maxLength);
  const tooLong = over > 0;
  const speak = useEffectEvent(() => announce(t('tooLong', { count: over }), { politeness: 'assertive' }));

  useEffect(() => {
    if (tooLong) speak();
  }, [tooLong]);

  return (
    <div className="flex flex-col gap-2 border-t-2 border-line px-4 py-2 text-sm sm:px-5">
      {tooLong && <FieldError>{t('tooLong', { count: over })}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted">
        <span>{t('words', { count: countWords(text) })}</span>
        {maxLength !== undefined && text.length > maxLength * NEAR && (
          <span>{t('length', { used: text.length, limit: maxLength })}</span>
        )}
        <FormattingHelp />
        {status && <span className="ms-auto">{status}</span>}
      </div>
    </div>
  );
}
