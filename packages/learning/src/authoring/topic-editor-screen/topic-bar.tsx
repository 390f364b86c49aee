import { CircleCheck, Eye } from 'lucide';
import { useEffect } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { SaveBar } from '../save-bar/save-bar';
import { topicEditorMessages } from './messages';
import type { TopicWritingModel, TopicWritingProps } from './use-topic-writing';

interface TopicBarProps extends Pick<TopicWritingProps, 'saveState' | 'savedAt' | 'onRetrySave'> {
  model: TopicWritingModel;
  /** The lesson as learners see it. */
  viewHref?: string;
}

/** Saves the lesson, and says whether the draft is safe and what learners see. */
export function TopicBar({ model, viewHref, ...draft }: TopicBarProps) {
  const t = useMessages(topicEditorMessages);
  const { differs, busy, saves } = model;
  return (
    <SaveBar
      edge="window"
      saveLabel={t('draft')}
      save={{ state: draft.saveState, at: draft.savedAt, onRetry: draft.onRetrySave }}
      notice={
        differs ? (
          <span className="text-ink-muted">{model.differsText}</span>
        ) : (
          saves > 0 && <Saved key={saves} text={model.savedText} />
        )
      }
    >
      {viewHref && (
        <ButtonLink
          href={viewHref}
          variant="secondary"
          icon={<Icon of={Eye} size={20} />}
          className="max-[52rem]:gap-0! max-[52rem]:px-2.5!"
        >
          <span className="max-[52rem]:sr-only">{t('view')}</span>
        </ButtonLink>
      )}
      <Button type="submit" form={model.formId} busy={busy}>
        {busy ? t('saving') : t('save')}
      </Button>
    </SaveBar>
  );
}

function Saved({ text }: { text: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return (
    <span className="flex items-start gap-1.5 font-bold text-success-ink">
      <Icon of={CircleCheck} size={18} className="mt-0.5 shrink-0 forced-colors:text-[CanvasText]" />
      <span>{text}</span>
    </span>
  );
}
