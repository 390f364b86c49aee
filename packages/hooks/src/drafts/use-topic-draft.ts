import type { AuthoredTopic } from '@digiken/contract';
import { authoringRoutes } from '@digiken/contract/routes/authoring';
import { useCallback, useMemo } from 'react';
import { useRefetch } from '../actions/use-action';
import type { Outcome } from '../api/outcome';
import { useAuthoredTopic } from '../data/use-authoring';
import type { Query } from '../data/use-query';
import { useOpened, useSaving } from '../kept/use-saver';
import { useActionRequest, useServices, useViewer } from '../session/services';
import type { DraftText } from './lesson-copy';
import { trackSave, useEarlierSaves } from './record-saves';
import { DraftSaver, type DraftSnapshot, type SaveOptions } from './draft-saver';

export interface TopicDraft extends Partial<DraftSnapshot> {
  /** The lesson; `text` and `state` are present once it is loaded. */
  topic: Query<AuthoredTopic>;
  /** Changes the text: saved on this device at once, on the server a second later. */
  change: (part: Partial<DraftText>) => void;
  /** Saves the lesson for learners; `minor`: a correction that goes live at once, where saves are staged. */
  save: (options?: SaveOptions) => Promise<Outcome>;
  /** Discards the changes; after a conflict: takes the other text. */
  discard: () => Promise<Outcome>;
  /** Restores an older text of the lesson; what is typed and not saved is kept as a version. */
  restore: (versionId: string) => Promise<Outcome>;
  /** After a conflict: keeps the author's own text. */
  keepMine: () => Promise<Outcome>;
}

const NOT_OPEN: Outcome = { ok: false, message: '', status: 0 };

/**
 * Edits a lesson without losing changes: saved on this device at every key, sent to the server one second after
 * the last key (at least every ten seconds), retried when the network is back, restored after a refresh or crash.
 * @param language BCP 47 tag; by default the lesson's own
 */
export function useTopicDraft(topicId: string, language?: string): TopicDraft {
  const request = useActionRequest();
  const { texts } = useServices();
  const refetch = useRefetch();
  const viewer = useViewer();
  const topic = useAuthoredTopic(topicId, language);
  const lessonKey = JSON.stringify([topicId, language]);

  // One saver for a lesson and language: a refetch must not replace text that is being edited, and a cached
  // answer of an earlier visit must not initialise it.
  const { data, refreshing } = topic;
  // A save that an earlier visit has begun comes first, or its version would look like another window's.
  const record = `lesson:${lessonKey}`;
  const earlier = useEarlierSaves(record);
  const open = useCallback(
    (loaded: AuthoredTopic) => new DraftSaver(request, texts, topicId, loaded.language, loaded, viewer ?? ''),
    [request, texts, topicId, viewer],
  );
  const [saver] = useOpened(lessonKey, earlier && viewer !== null && !refreshing ? data : undefined, open);
  const snapshot = useSaving(saver);

  return useMemo(() => {
    const run = async (work: () => Promise<Outcome>) => {
      const outcome = await work();
      if (outcome.ok) await refetch(authoringRoutes.saveTopic);
      return outcome;
    };
    const refetching = async (work: (() => Promise<Outcome>) | undefined) =>
      work ? trackSave(record, run(work)) : NOT_OPEN;
    return {
      topic,
      ...snapshot,
      change: (part) => saver?.change(part),
      save: (options) => refetching(saver && (() => saver.save(options))),
      discard: () => refetching(saver?.discard),
      restore: (versionId) => refetching(saver && (() => saver.restore(versionId))),
      keepMine: () => refetching(saver?.keepMine),
    };
  }, [topic, snapshot, saver, refetch, record]);
}
