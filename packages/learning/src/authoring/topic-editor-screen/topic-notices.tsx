import type { ReactNode } from 'react';
import { Button } from '@digiken/ui/button';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { OtherVersion, VersionConflict } from '../../lib/version-conflict';
import { topicEditorMessages } from './messages';
import type { TopicTyping } from './types';

/** Typed earlier and not saved in the lesson. `savedAt` is ISO 8601. */
export interface TopicDraft extends TopicTyping {
  savedAt: string;
  /** "Free to read", if it was changed too. */
  preview?: boolean;
}

/** The version that someone else saved after this lesson was opened. */
export interface TopicConflict extends TopicTyping {
  /** The next save of the app overwrites the other version. */
  onKeepMine: () => void;
  /** The screen shows the other version; the app discards the draft. */
  onTakeTheirs: () => void;
}

function Version({ version }: { version: TopicTyping }) {
  return (
    <>
      <p className="font-bold">{version.title}</p>
      <p className="mt-2 whitespace-pre-wrap">{version.markdown}</p>
    </>
  );
}

export interface DraftNoticeProps {
  draft: TopicDraft;
  /** The lesson as last saved. */
  saved: TopicTyping;
  onKeep: () => void;
  /** Discards the unsaved text. */
  discard: ReactNode;
}

/** Unsaved text was restored in the editor. */
export function DraftNotice({ draft, saved, onKeep, discard }: DraftNoticeProps) {
  const t = useMessages(topicEditorMessages);
  return (
    <Callout
      tone="info"
      title={t('backTitle')}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={onKeep}>
            {t('keep')}
          </Button>
          {discard}
        </>
      }
    >
      <p>
        {t('backText')} <RelativeTime iso={draft.savedAt} />
        <span>.</span>
      </p>
      <OtherVersion label={t('savedVersion')}>
        <Version version={saved} />
      </OtherVersion>
    </Callout>
  );
}

/** Shows both versions and lets the author choose. */
export function ConflictNotice({ conflict }: { conflict: TopicConflict }) {
  const t = useMessages(topicEditorMessages);
  return (
    <VersionConflict
      title={t('conflictTitle')}
      onKeepMine={conflict.onKeepMine}
      onTakeTheirs={conflict.onTakeTheirs}
    >
      <Version version={conflict} />
    </VersionConflict>
  );
}
