import { type ReactNode, useEffect } from 'react';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { markdownEditorMessages } from './messages';

export interface MarkdownPreview {
  state: 'idle' | 'loading' | 'ready' | 'error';
  /** The rendered text: a `LessonHtml` with the server's HTML. */
  content?: ReactNode;
}

export interface PreviewPanelProps {
  empty: boolean;
  preview: MarkdownPreview;
  onRetry: () => void;
}

/** The preview of the text. Mounted only while visible, so that it announces only then. */
export function PreviewPanel({ empty, preview, onRetry }: PreviewPanelProps): ReactNode {
  const t = useMessages(markdownEditorMessages);
  const announce = useAnnounce();
  const { state } = preview;
  const speak = useEffectEvent((text: string, politeness: 'polite' | 'assertive') =>
    announce(text, { politeness }),
  );

  useEffect(() => {
    if (empty) return;
    if (state === 'ready') speak(t('previewReady'), 'polite');
    if (state === 'error') speak(t('previewFailed'), 'assertive');
  }, [state, empty, t]);

  if (empty) return <p className="text-ink-muted">{t('nothing')}</p>;
  if (state === 'error') {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t('previewFailed')}</p>
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (state === 'ready') return preview.content;
  return <p className="text-ink-muted">{t('previewLoading')}</p>;
}
