import { useTopicDraft } from '@digiken/hooks/authoring';
import type { TopicEditorScreenProps } from '@digiken/learning/topic-editor-screen';
import { useEffect, useState } from 'react';

type Writing = Pick<
  TopicEditorScreenProps,
  | 'draft'
  | 'conflict'
  | 'publishing'
  | 'saveState'
  | 'onRetrySave'
  | 'onChange'
  | 'onPreviewChange'
  | 'onPublish'
  | 'onDiscardDraft'
  | 'onRestoreDraft'
>;

/** A lesson's draft for the editor: the found draft, its save state, and both versions of a conflict. */
export function useTopicEditing(id: string, language: string | undefined) {
  const draft = useTopicDraft(id, language);
  const { topic, text, state = 'saved', changed = false, change, save, discard, keepMine, restore } = draft;
  const [openedAt] = useState(() => new Date().toISOString());
  const conflicting = state === 'conflict';
  const { retry, data, refreshing } = topic;

  // Fetches the other version, which is only on the server.
  useEffect(() => {
    if (conflicting) retry();
    // The query's functions are new on each render.
    // oxlint-disable-next-line react/exhaustive-deps -- 2026-11-21: once for each conflict
  }, [conflicting]);

  const writing: Writing = {
    draft: text && changed ? { ...text, savedAt: data?.draft?.savedAt ?? openedAt } : undefined,
    conflict:
      conflicting && data && !refreshing
        ? {
            title: data.title,
            markdown: data.markdown,
            format: data.format,
            onKeepMine: () => void keepMine(),
            onTakeTheirs: () => void discard(),
          }
        : undefined,
    publishing: data?.publishing,
    saveState: state,
    onRetrySave: state === 'offline' || state === 'failed' ? () => change({}) : undefined,
    onChange: change,
    onPreviewChange: (preview) => change({ preview }),
    async onPublish({ minor, ...values }) {
      change(values);
      return save(minor && { minor });
    },
    onDiscardDraft: discard,
    onRestoreDraft: () => change({}),
  };
  return {
    topic,
    ready: text !== undefined,
    format: text?.format,
    markdown: text?.markdown,
    writing,
    restore,
  };
}
