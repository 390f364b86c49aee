import { fn } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { LessonDiscussionProps, PostView, QuestionView, ThreadView } from './lesson-discussion';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

export const post = (id: string, more: Partial<PostView> = {}): PostView => ({
  ...{ id, mine: false, blocked: false, state: 'shown', edited: false, helpful: 0, votedHelpful: false },
  ...{ accepted: false, reported: false, createdAt: '2026-11-20T09:00:00Z' },
  author: { name: 'Otieno Barasa' },
  text: 'Twice the size of the seed.',
  ...more,
});

const question = (id: string, title: string, more: Partial<QuestionView> = {}): QuestionView => ({
  ...{ id, title, href: `?thread=${id}`, state: 'shown', blocked: false, replies: 0, helpful: 0 },
  ...{ answered: false, pinned: false, locked: false, createdAt: '2026-11-20T08:00:00Z' },
  excerpt: 'The packet of beans does not say it, and my soil is heavy.',
  author: { name: 'Achieng Odhiambo' },
  ...more,
});

const questions: QuestionView[] = [
  question('pinned', 'How this discussion works', {
    ...{ pinned: true, locked: true, answered: true },
    author: { name: 'Wanjiku Kamau', badge: 'instructor' },
    excerpt: 'Ask one thing at a time, and say what you have tried.',
  }),
  question('deep', 'How deep do I plant beans?', { replies: 3, helpful: 2, answered: true }),
  question('water', 'How often do I water them?'),
  question('hidden', 'Cheap seeds here', { state: 'hidden' }),
  question('blocked', 'A question', { blocked: true, replies: 1 }),
  question('deleted', '', { state: 'deleted', author: undefined, excerpt: '', replies: 2 }),
];

/** Every kind of post. */
export const thread: ThreadView = {
  id: 'deep',
  title: 'How deep do I plant beans?',
  question: post('deep', {
    ...{ mine: true, edited: true, helpful: 2, author: { name: 'Achieng Odhiambo' } },
    text: 'The packet does not say it.\nSee https://example.org/beans, and `row = 5 cm`.\n\n```\ndepth = 2 * seed\n```',
  }),
  answer: post('answer', {
    ...{ accepted: true, helpful: 4, votedHelpful: true },
    author: { name: 'Wanjiku Kamau', badge: 'instructor' },
  }),
  replies: [
    post('first', { text: 'I would like to know this too.' }),
    post('answer', {
      ...{ accepted: true, helpful: 4, votedHelpful: true },
      author: { name: 'Wanjiku Kamau', badge: 'instructor' },
    }),
    post('blocked', { blocked: true, text: 'Not nice.' }),
    post('hidden', { state: 'hidden', author: undefined, text: undefined }),
    post('deleted', { state: 'deleted', author: undefined, text: undefined }),
    post('reported', { reported: true, author: undefined, text: 'Buy from me.' }),
  ],
  count: 4,
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
  limits: { title: 120, text: 4000, reason: 1000 },
  list: { state: { status: 'ready' }, questions, search: '', filter: '', sort: 'newest', onChange: fn() },
  draft: { title: '', text: '' },
  onDraftChange: fn(),
  onAsk: fn(fine),
} satisfies LessonDiscussionProps;
