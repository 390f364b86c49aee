import type {
  FlaggedConversation,
  FlaggedConversationDetail,
  Tutor,
  TutorAnswer,
  TutorConversation,
  TutorConversationDetail,
  TutorFigures,
} from '@digiken/contract';
import { tutorRoutes } from '@digiken/contract/routes/tutor';
import { useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { followEvents } from '../api/event-stream';
import type { FlaggedPage, TalkPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import { isKeyOf } from './keys';
import type { Defaults } from './list-items';
import { afterEvent, withAnswer, writingIn } from './tutor-answers';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of the tutor. */
export const tutorKeys = {
  tutor: (viewer: string) => ['tutor', viewer] as const,
  talks: (page: TalkPage, viewer: string) => ['talks', page, viewer] as const,
  talk: (id: string, viewer: string) => ['talk', id, viewer] as const,
  assistant: () => ['assistant'] as const,
  tutorFigures: () => ['tutorFigures'] as const,
  flagged: (page: FlaggedPage) => ['flagged', page] as const,
  flaggedOne: (id: string) => ['flaggedOne', id] as const,
};
export type TutorKey = keyof typeof tutorKeys;

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
export function useTutor(enabled = true): Query<Tutor> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer && enabled ? tutorKeys.tutor(viewer) : null, async () =>
    dataOf(await request(tutorRoutes.getTutor)),
  );
}

/** A page of the user's talks, latest first. @param enabled false: nothing is asked */
export function useTalks(page: TalkPage = {}, enabled = true): Query<PageOf<TutorConversation>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && enabled ? tutorKeys.talks(page, viewer) : null,
    async () => pageOf(await request(tutorRoutes.listConversations, { query: page }), TALK),
    { keepPreviousData: true },
  );
}

/**
 * One talk of the user. An answer that is being written grows sentence by sentence (spec 13.32); while its stream is
 * broken, the talk is refetched until the answer is done.
 * @param id empty: asks nothing
 */
export function useTalk(id: string): Query<TutorConversationDetail> {
  const request = useRequest();
  const viewer = useViewer();
  const [broken, setBroken] = useState(false);
  const query = useCached(
    viewer && id ? tutorKeys.talk(id, viewer) : null,
    async () => dataOf(await request(tutorRoutes.getConversation, { params: { id } })),
    { every: broken ? POLL : undefined },
  );
  const live = useLiveAnswer(id, writingIn(query.data)?._id, setBroken);
  return useMemo(() => {
    const { data } = query;
    const writing = writingIn(data);
    return data && live && live._id === writing?._id ? { ...query, data: withAnswer(data, live) } : query;
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
            (key) => isKeyOf<TutorKey>(key, 'talk') && (key as string[])[1] === talkId,
            (talk) => talk && withAnswer(talk, event.answer),
            { revalidate: false },
          );
          // It counts from the day's questions.
          void mutate((key) => isKeyOf<TutorKey>(key, 'tutor')).catch(() => {});
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
export function useAssistant(): Query<Pick<Tutor, 'model'>> {
  const request = useRequest();
  return useCached(tutorKeys.assistant(), async () => dataOf(await request(tutorRoutes.getAssistant)));
}

/** Use, cost, ratings and limits of the tutor; for administrators. */
export function useTutorFigures(): Query<TutorFigures> {
  const request = useRequest();
  return useCached(tutorKeys.tutorFigures(), async () => dataOf(await request(tutorRoutes.getTutorFigures)));
}

/** A page of flagged conversations, latest first, without their text. */
export function useFlagged(page: FlaggedPage = {}): Query<PageOf<FlaggedConversation>> {
  const request = useRequest();
  return useCached(
    tutorKeys.flagged(page),
    async () => pageOf(await request(tutorRoutes.listFlagged, { query: page }), FLAGGED),
    { keepPreviousData: true },
  );
}

/** One flagged conversation. Each request is audited, so that nothing but opening it sends one. */
export function useFlaggedConversation(id: string): Query<FlaggedConversationDetail> {
  const request = useRequest();
  return useCached(
    tutorKeys.flaggedOne(id),
    async () => dataOf(await request(tutorRoutes.getFlagged, { params: { id } })),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
