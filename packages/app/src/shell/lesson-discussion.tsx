import type { Lesson } from '@digiken/contract';
import {
  DISCUSSION_FILTERS,
  type DiscussionFilter,
  type DiscussionSort,
  LIMITS,
} from '@digiken/contract/constants';
import { useDiscussion, useDiscussionActions, useDiscussions } from '@digiken/hooks/discussions';
import { useKeptText } from '@digiken/hooks/drafts';
import { LessonDiscussion } from '@digiken/learning/lesson-discussion';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { loadState } from '../views/load-state';

interface Shown {
  search: string;
  filter: DiscussionFilter | undefined;
  sort: DiscussionSort;
  cursor?: string | undefined;
}

/** A title and a text in one stored text. */
const SEPARATOR = '\n';

/** The discussion below a lesson; `?thread=` opens a question, and `&post=` leads to a post in it (spec 13.208). */
export default function LessonDiscussionPart({ lesson }: { lesson: Lesson }) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<Shown>({ search: '', filter: undefined, sort: 'newest' });
  const { search, filter, sort, cursor } = shown;
  const query = useDiscussions(lesson._id, { search: search || undefined, filter, sort, cursor });
  const { startDiscussion } = useDiscussionActions();
  const [kept, keep] = useKeptText(`discussion:${lesson._id}`);
  const [title = '', ...text] = kept.split(SEPARATOR);
  const threadId = params.get('thread') ?? '';
  const open = useOpenQuestion(threadId, params.get('post') ?? undefined);
  const { next, previous } = query.data ?? {};

  const addressOf = (thread?: string, post?: string) => {
    const to = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ thread, post }))
      if (value === undefined) to.delete(name);
      else to.set(name, value);
    return to;
  };
  const hrefOf = (thread?: string) => {
    const to = addressOf(thread).toString();
    return to === '' ? pathname : `${pathname}?${to}`;
  };

  return (
    <LessonDiscussion
      id="discussion"
      count={query.data?.count ?? 0}
      list={{
        state: loadState(query),
        questions: query.data?.data ?? [],
        threadHrefOf: ({ _id }) => hrefOf(_id),
        search,
        filter: filter ?? '',
        sort,
        busy: query.refreshing,
        onChange: (values) =>
          setShown({
            search: (values['search'] ?? '').slice(0, LIMITS.searchMax),
            filter: DISCUSSION_FILTERS.find((filter) => filter === values['filter']),
            sort: values['sort'] === 'helpful' ? 'helpful' : 'newest',
          }),
        onNewer: previous ? () => setShown({ ...shown, cursor: previous }) : undefined,
        onOlder: next ? () => setShown({ ...shown, cursor: next }) : undefined,
      }}
      open={
        threadId === ''
          ? undefined
          : {
              ...open,
              listHref: hrefOf(),
              actions: {
                ...open.actions,
                onReply: async (reply) => {
                  const outcome = await open.actions.onReply(reply);
                  if (outcome.ok && outcome.id !== undefined)
                    setParams(addressOf(threadId, outcome.id), { replace: true });
                  return outcome;
                },
                onRemove: async (id) => {
                  const outcome = await open.actions.onRemove(id);
                  // The question may be gone with its text.
                  if (outcome.ok && id === threadId) setParams(addressOf(), { replace: true });
                  return outcome;
                },
              },
            }
      }
      draft={{ title, text: text.join(SEPARATOR) }}
      onDraftChange={(draft) =>
        keep(draft.title === '' && draft.text === '' ? '' : `${draft.title}${SEPARATOR}${draft.text}`)
      }
      onAsk={async (question) => {
        const outcome = await startDiscussion(lesson._id, question);
        if (!outcome.ok) return outcome;
        keep('');
        setParams(addressOf(outcome.data._id));
        return { ok: true };
      }}
    />
  );
}

/** The open question, its page of replies, and what can be done with it. @param id empty: none is open */
function useOpenQuestion(id: string, post: string | undefined) {
  const place = `${id} ${post ?? ''}`;
  const [turned, setTurned] = useState({ place, cursor: '' });
  const cursor = turned.place === place ? turned.cursor : '';
  const query = useDiscussion(id, cursor === '' ? { post } : { cursor });
  const actions = useDiscussionActions();
  const [draft, keep] = useKeptText(`discussion-reply:${id}`);
  const data = query.data?._id === id ? query.data : undefined;
  const { next, previous } = data ?? {};
  const read = data?._id;
  const { markRead } = actions;
  // Each new reply that is shown is read as well.
  const replies = data?.count;
  useEffect(() => {
    if (read !== undefined) void markRead(read);
  }, [read, replies, markRead]);
  return {
    state: loadState(query),
    thread: data,
    postId: post,
    draft,
    onDraftChange: keep,
    onEarlier: previous ? () => setTurned({ place, cursor: previous }) : undefined,
    onLater: next ? () => setTurned({ place, cursor: next }) : undefined,
    actions: {
      onReply: async (text: string) => {
        const outcome = await actions.reply(id, text);
        if (!outcome.ok) return outcome;
        keep('');
        return { ok: true as const, id: outcome.data?._id };
      },
      onEdit: (postId: string, change: { title?: string; text: string }) => actions.editPost(postId, change),
      onRemove: (postId: string) => actions.removePost(postId),
      onAccept: (postId: string | null) => actions.acceptAnswer(id, postId),
      onHelpful: (postId: string, helpful: boolean) => actions.votePost(postId, helpful),
      onHide: (postId: string, reason: string | null) => actions.hidePost(postId, reason),
      onReport: (postId: string, reason: string) => actions.reportPost(postId, reason),
      onModerate: (change: { pinned?: boolean; locked?: boolean }) => actions.moderate(id, change),
      onFollow: (following: boolean) => actions.follow(id, following),
    },
  };
}
