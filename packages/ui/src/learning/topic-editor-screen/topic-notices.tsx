import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/button/button';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { Callout } from '../../feedback/callout/callout';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import { topicEditorMessages } from './messages';
import type { TopicTyping } from './types';

/** What was typed earlier and is not in the lesson. `savedAt` is ISO 8601. */
export interface TopicDraft extends TopicTyping {
  savedAt: string;
  /** "Free to read", where that was changed too. */
  preview?: boolean;
}

/** The version that someone else saved since this lesson was opened. */
export interface TopicConflict extends TopicTyping {
  /** The app saves the next time over the other version. */
  onKeepMine: () => void;
  /** The screen shows the other version; the app forgets the draft. */
  onTakeTheirs: () => void;
}

function Version({ label, version }: { label: string; version: TopicTyping }) {
  return (
    <details className="mt-2">
      <summary className="min-h-target cursor-pointer font-medium">{label}</summary>
      <div className="mt-2 max-h-80 overflow-y-auto rounded-md bg-surface p-4 in-[.high-contrast]:border-2 forced-colors:border">
        <p className="font-bold">{version.title}</p>
        <p className="mt-2 whitespace-pre-wrap">{version.markdown}</p>
      </div>
    </details>
  );
}

export interface DraftNoticeProps {
  draft: TopicDraft;
  /** The lesson as saved last. */
  saved: TopicTyping;
  onKeep: () => void;
  /** The way back to the saved lesson. */
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
          <Button size="small" variant="secondary" onClick={onKeep}>
            {t('keep')}
          </Button>
          {discard}
        </>
      }
    >
      <p>
        {t('backText')} <RelativeTime iso={draft.savedAt} />.
      </p>
      <Version label={t('savedVersion')} version={saved} />
    </Callout>
  );
}

/** Two versions, and the choice is the author's. */
export function ConflictNotice({ conflict }: { conflict: TopicConflict }) {
  const t = useMessages(topicEditorMessages);
  const [asking, setAsking] = useState(false);
  return (
    <Callout
      tone="warning"
      title={t('conflictTitle')}
      actions={
        <>
          <Button size="small" onClick={conflict.onKeepMine}>
            {t('conflictMine')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
            {t('conflictTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      <Version label={t('conflictShow')} version={conflict} />
      <ConfirmDialog
        open={asking}
        title={t('conflictTitleTheirs')}
        message={t('conflictLose')}
        confirmLabel={t('conflictTheirs')}
        cancelLabel={t('conflictMine')}
        danger
        onConfirm={() => {
          setAsking(false);
          conflict.onTakeTheirs();
        }}
        onCancel={() => setAsking(false)}
      />
    </Callout>
  );
}
