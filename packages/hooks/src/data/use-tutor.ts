import type {
  FlaggedConversation,
  Tutor,
  TutorAnswer,
  TutorConversation,
  TutorConversationDetail,
} from '@digiken/contract';
import { tutorRoutes } from '@digiken/contract/routes/tutor';
import { useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { followEvents } from '../api/event-stream';
import type { FlaggedPage, TalkPage } from '../api/page-queries';
import type { Defaults } from './list-items';
import { isKeyOf } from './query-key';
import { afterEvent, withAnswer, withTurns, writingIn } from './tutor-answers';
import { dataOf, type Query, readOne, readPage, useQuery } from './use-query';

const TUTOR: Defaults<Tutor> = { model: null, budget: null, closedIn: [] };
const TALK: Defaults<TutorConversation> = {
  title: '',
  course: null,
  lesson: null,
  ticket: null,
  createdAt: '',
  updatedAt: '',
};
const FLAGGED: Defaults<FlaggedConversation> = {
  person: { _id: '', name: '' },
  reasons: [],
  state: 'open',
  flaggedAt: '',
  reviewedBy: null,
  reviewedAt: null,
};

/** While its stream is broken, a conversation is refetched at this interval; milliseconds. */
const POLL = 3000;

/** What the tutor can do for the user now. @param enabled false: nothing is asked */
export const useTutor = (enabled = true) =>
  useQuery(tutorRoutes.getTutor, enabled ? {} : null, { read: readOne(TUTOR) });

/** A page of the user's talks, latest first. @param enabled false: nothing is asked */
export const useTalks = (query: TalkPage = {}, enabled = true) =>
  useQuery(tutorRoutes.listConversations, enabled ? { query } : null, {
    read: readPage(TALK),
    keepPreviousData: true,
  });

/**
 * One talk of the user. An answer that is being written grows sentence by sentence (spec 13.32); while its stream is
 * broken, the talk is refetched until the answer is done.
 * @param id empty: asks nothing
 */
export function useTalk(id: string): Query<TutorConversationDetail> {
  const [broken, setBroken] = useState(false);
  const query = useQuery(tutorRoutes.getConversation, id ? { params: { id } } : null, {
    every: broken ? POLL : undefined,
  });
  const live = useLiveAnswer(id, writingIn(query.data)?._id, setBroken);
  return useMemo(() => {
    const { data } = query;
    if (!data) return query;
    const grown = live && live._id === writingIn(data)?._id ? withAnswer(data, live) : data;
    return { ...query, data: withTurns(grown) };
  }, [query, live]);
}

/** Follows an answer that is being written; once it is done, the cache has it. */
function useLiveAnswer(
  talkId: string,
  answerId: string | undefined,
  onBroken: (broken: boolean) => void,
): TutorAnswer | undefined {
  const { mutate } = useSWRConfig();
  const [live, setLive] = useState<TutorAnswer>();
  useEffect(() => {
    if (answerId === undefined) return undefined;
    const stream = new AbortController();
    void followEvents(
      tutorRoutes.followAnswer,
      { params: { id: answerId } },
      {
        signal: stream.signal,
        onState: (state) => onBroken(state === 'broken'),
        onRefused: () => onBroken(true),
        onEvent: (event) => {
          setLive((answer) => afterEvent(answer, event));
          if (event.type !== 'done') return;
          stream.abort();
          onBroken(false);
          void mutate<TutorConversationDetail>(
            (key) => isKeyOf(key, [tutorRoutes.getConversation.path], { id: talkId }),
            (talk) => talk && withAnswer(talk, event.answer),
            { revalidate: false },
          );
          // It counts from the day's questions.
          void mutate((key) => isKeyOf(key, [tutorRoutes.getTutor.path])).catch(() => {});
        },
      },
    );
    return () => {
      stream.abort();
      onBroken(false);
    };
  }, [talkId, answerId, onBroken, mutate]);
  return live;
}

/** Which model the public assistant can ask. */
export const useAssistant = () => useQuery(tutorRoutes.getAssistant, {});

/** Use, cost, ratings and limits of the tutor; for administrators. */
export const useTutorFigures = () => useQuery(tutorRoutes.getTutorFigures, {});

/** A page of flagged conversations, latest first, without their text. */
export const useFlagged = (query: FlaggedPage = {}) =>
  useQuery(tutorRoutes.listFlagged, { query }, { read: readPage(FLAGGED), keepPreviousData: true });

/** One flagged conversation. Each request is audited, so that nothing but opening it sends one. */
export const useFlaggedConversation = (id: string) =>
  useQuery(
    tutorRoutes.getFlagged,
    { params: { id } },
    {
      read: (answer) => withTurns(dataOf(answer)),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
