import type { AuthoredTopic } from '@digiken/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { authoringCalls } from '../api/authoring-calls';
import type { Outcome } from '../api/outcome';
import { isKeyOf, type KeyName } from '../data/keys';
import { type AuthoringKey, useAuthoredTopic } from '../data/use-authoring';
import type { Query } from '../data/use-query';
import { useCalls, useServices } from '../session/services';
import type { DraftText } from './device-copy';
import { DraftKeeper, type DraftSnapshot } from './draft-keeper';

export interface TopicDraft extends Partial<DraftSnapshot> {
  /** The lesson itself; `text` and `state` are there once it is. */
  topic: Query<AuthoredTopic>;
  /** Takes what was typed: kept on this device at once, on the server a second later. */
  change: (part: Partial<DraftText>) => void;
  /** Saves the lesson for learners. */
  save: () => Promise<Outcome>;
  /** Forgets what was typed; after a conflict: takes the other text. */
  discard: () => Promise<Outcome>;
  /** After a conflict: goes on with one's own text. */
  keepMine: () => Promise<Outcome>;
}

const NOTHING: Outcome = { ok: false, message: '', status: 0 };
const CHANGED = [
  'ownCourses',
  'authoredCourse',
  'authoredUnit',
  'authoredTopic',
  'course',
  'unit',
  'lesson',
] as const;

/**
 * Typing in a lesson without losing anything: kept on this device at every key, sent to the server one second
 * after the last (at least every ten), sent again when the network is back, found again after a refresh or crash.
 * @param language BCP 47 tag; the lesson's own when absent
 */
export function useTopicDraft(topicId: string, language?: string): TopicDraft {
  const calls = useCalls(authoringCalls);
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  const topic = useAuthoredTopic(topicId, language);
  const wanted = JSON.stringify([topicId, language]);
  const [opened, setOpened] = useState<{ of: string; keeper: DraftKeeper }>();

  // One keeper for a lesson and language: what is fetched again later must not replace what is being typed,
  // and what the cache remembers of an earlier visit must not begin it.
  const { data, refreshing } = topic;
  if (data !== undefined && !refreshing && opened?.of !== wanted) {
    setOpened({ of: wanted, keeper: new DraftKeeper(calls, texts, topicId, data.language, data) });
  }
  const keeper = opened?.of === wanted ? opened.keeper : undefined;

  useEffect(() => keeper?.start(), [keeper]);
  const snapshot = useSyncExternalStore(keeper?.subscribe ?? never, keeper?.get ?? nothing, nothing);

  return useMemo(() => {
    const refreshing = async (work: (() => Promise<Outcome>) | undefined) => {
      if (!work) return NOTHING;
      const outcome = await work();
      if (outcome.ok) await mutate((key) => isKeyOf<AuthoringKey | KeyName>(key, ...CHANGED)).catch(() => {});
      return outcome;
    };
    return {
      topic,
      ...snapshot,
      change: (part) => keeper?.change(part),
      save: () => refreshing(keeper?.save),
      discard: () => refreshing(keeper?.discard),
      keepMine: () => refreshing(keeper?.keepMine),
    };
  }, [topic, snapshot, keeper, mutate]);
}

const never = () => () => {};
const nothing = () => undefined;
