import type { Discussion, DiscussionPost, DiscussionSummary } from '@digiken/contract';
import { fn } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { LessonDiscussionProps } from './lesson-discussion';

const person = (name: string, badge: 'instructor' | null = null) => ({
  _id: name,
  name,
  avatar: null,
  badge,
});

const fine = async (): Promise<FormOutcome> => ({ ok: true });

export const post = (_id: string, more: Partial<DiscussionPost> = {}): DiscussionPost => ({
  ...{ _id, mine: false, blocked: false, state: 'shown', reason: null, editedAt: null },
  ...{ helpful: 0, votedHelpful: false },
  ...{ accepted: false, reported: false, createdAt: '2026-11-20T09:00:00Z' },
  author: person('Otieno Barasa'),
  text: 'Twice the size of the seed.',
  ...more,
});

const question = (_id: string, title: string, more: Partial<DiscussionSummary> = {}): DiscussionSummary => ({
  ...{ _id, title, state: 'shown', mine: false, blocked: false, replies: 0, helpful: 0 },
  ...{ answered: false, pinned: false, locked: false, createdAt: '2026-11-20T08:00:00Z' },
  excerpt: 'The packet of beans does not say it, and my soil is heavy.',
  author: person('Achieng Odhiambo'),
  ...more,
});

const questions: DiscussionSummary[] = [
  question('pinned', 'How this discussion works', {
    ...{ pinned: true, locked: true, answered: true },
    author: person('Wanjiku Kamau', 'instructor'),
    excerpt: 'Ask one thing at a time, and say what you have tried.',
  }),
  question('deep', 'How deep do I plant beans?', { replies: 3, helpful: 2, answered: true }),
  question('water', 'How often do I water them?'),
  question('hidden', 'Cheap seeds here', { state: 'hidden' }),
  question('blocked', 'A question', { blocked: true, replies: 1 }),
  question('deleted', '', { state: 'deleted', author: null, excerpt: '', replies: 2 }),
];

/** Every kind of post. */
export const thread: Discussion = {
  _id: 'deep',
  lesson: { _id: 'l1', name: 'Sow' },
  title: 'How deep do I plant beans?',
  question: post('deep', {
    ...{ mine: true, editedAt: '2026-11-20T10:00:00Z', helpful: 2, author: person('Achieng Odhiambo') },
    text: 'The packet does not say it.\nSee https://example.org/beans, and `row = 5 cm`.\n\n```\ndepth = 2 * seed\n```',
  }),
  answer: post('answer', {
    ...{ accepted: true, helpful: 4, votedHelpful: true },
    author: person('Wanjiku Kamau', 'instructor'),
  }),
  replies: [
    post('first', { text: 'I would like to know this too.' }),
    post('answer', {
      ...{ accepted: true, helpful: 4, votedHelpful: true },
      author: person('Wanjiku Kamau', 'instructor'),
    }),
    post('blocked', { blocked: true, text: 'Not nice.' }),
    post('hidden', { state: 'hidden', author: null, text: null }),
    post('deleted', { state: 'deleted', author: null, text: null }),
    post('reported', { reported: true, author: null, text: 'Buy from me.' }),
  ],
  count: 4,
  ...{ next: null, previous: null },
  ...{ pinned: false, locked: false, following: true, mayReply: true, mayAccept: true, mayModerate: false },
};

export const actions = () => ({
  onReply: fn(fine),
  onEdit: fn(fine),
  onRemove: fn(fine),
  onAccept: fn(fine),
  onHelpful: fn(fine),
  onHide: fn(fine),
  onReport: fn(fine),
  onModerate: fn(fine),
  onFollow: fn(fine),
});

export const sampleDiscussion = {
  count: 6,
  list: {
    ...{ state: { status: 'ready' }, questions, search: '', filter: '', sort: 'newest', onChange: fn() },
    threadHrefOf: ({ _id }) => `?thread=${_id}`,
  },
  draft: { title: '', text: '' },
  onDraftChange: fn(),
  onAsk: fn(fine),
} satisfies LessonDiscussionProps;
