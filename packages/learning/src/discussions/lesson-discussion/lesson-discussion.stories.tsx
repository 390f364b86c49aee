import type { DiscussionSummary } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longCourse } from '../../lib/samples';
import { LessonDiscussion, type LessonDiscussionProps } from './lesson-discussion';
import { actions, post, sampleDiscussion, thread } from './samples';

/** Holds the drafts, as the app does. */
function WithDrafts(props: LessonDiscussionProps) {
  const [draft, setDraft] = useState(props.draft);
  const [reply, setReply] = useState(props.open?.draft ?? '');
  return (
    <LessonDiscussion
      {...props}
      draft={draft}
      onDraftChange={setDraft}
      open={props.open && { ...props.open, draft: reply, onDraftChange: setReply }}
    />
  );
}

const meta = {
  title: 'Learning/Discussions/Lesson discussion',
  component: LessonDiscussion,
  args: sampleDiscussion,
  render: (args) => <WithDrafts {...args} />,
} satisfies Meta<typeof LessonDiscussion>;

export default meta;
type Story = StoryObj<typeof meta>;

type Open = NonNullable<LessonDiscussionProps['open']>;
const open = (more: Partial<Open> = {}): Open => ({
  ...{ state: { status: 'ready' }, thread, listHref: '?', draft: '', onDraftChange: fn() },
  actions: actions(),
  ...more,
});

export const Default: Story = {
  tags: ['spec:13.191', 'spec:16.26', 'wcag:3.1.2'],
  args: {
    list: {
      ...sampleDiscussion.list,
      questions: [
        ...sampleDiscussion.list.questions,
        {
          ...(sampleDiscussion.list.questions[1] as DiscussionSummary),
          ...{ _id: 'sw', title: 'Nipande maharagwe lini?', titleLanguage: 'sw' },
          ...{ excerpt: 'Mvua bado haijanyesha huku.', excerptLanguage: 'sw' },
        },
      ],
      onOlder: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nipande maharagwe lini?' })).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Mvua bado haijanyesha huku.')).toHaveAttribute('lang', 'sw');
  },
};

const without = (state: LessonDiscussionProps['list']['state']) => ({
  count: 0,
  list: { ...sampleDiscussion.list, state, questions: [] },
});

export const Empty: Story = { args: without({ status: 'ready' }) };
export const Loading: Story = { args: without({ status: 'loading' }) };
export const Failed: Story = {
  args: without({ status: 'error', error: { message: 'The server cannot be reached.', kind: 'offline' } }),
};
export const LongTexts: Story = {
  args: {
    open: open({
      thread: {
        ...thread,
        title: longCourse.title.repeat(2),
        replies: [post('long', { text: `https://example.org/${'long'.repeat(60)}`, mine: true })],
        ...{ locked: true, pinned: true, mayReply: false, mayModerate: true },
      },
      onEarlier: fn(),
      onLater: fn(),
    }),
  },
};

/** A link to a post moves the focus there; the post of a blocked person opens on request. */
export const ThreadWithPosts: Story = {
  tags: ['spec:13.202', 'spec:13.208', 'spec:16.26', 'wcag:2.4.3', 'wcag:3.1.2'],
  args: {
    open: open({
      postId: 'blocked',
      thread: {
        ...thread,
        replies: [
          ...thread.replies,
          post('sw', { text: 'Panda mvua ikianza.', textLanguage: 'sw' }),
          post('why', { state: 'hidden', reason: 'Hili ni tangazo la biashara.', reasonLanguage: 'sw' }),
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'post-blocked'));
    await expect(canvas.queryByText('Not nice.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(canvas.getByText('Not nice.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://example.org/beans' })).toBeVisible();
    await expect(canvas.getByText('Panda mvua ikianza.').closest('[lang=sw]')).toBeVisible();
    await expect(canvas.getByText('Hili ni tangazo la biashara.')).toHaveAttribute('lang', 'sw');
  },
};

/** An instructor hides a post with a reason; the server refuses a reply, whose text stays. */
export const Moderated: Story = {
  tags: ['spec:13.200', 'wcag:3.3.1'],
  args: {
    open: open({
      thread: {
        ...thread,
        mayModerate: true,
        replies: [post('rude', { text: 'Buy from me.' })],
        answer: null,
      },
      actions: {
        ...actions(),
        onReply: fn(async () => ({ ok: false as const, message: 'This question is closed.' })),
      },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hide' }).at(-1) as HTMLElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Why is it hidden/ }), 'An advertisement.');
    await userEvent.click(page.getByRole('button', { name: 'Hide it' }));
    await waitFor(() => expect(args.open?.actions.onHide).toHaveBeenCalledWith('rude', 'An advertisement.'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const field = canvas.getByRole('textbox', { name: /Your reply/ });
    await userEvent.type(field, 'Please do not.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() => expect(canvas.getAllByText('This question is closed.')[0]).toBeVisible());
    await expect(field).toHaveValue('Please do not.');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3', 'spec:13.197', 'spec:13.198'],
  args: {
    open: open({ thread: { ...thread, answer: null, replies: [post('reply')] } }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: thread.title })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Unfollow' })).toHaveFocus();
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Helpful');
    await expect(args.open?.actions.onHelpful).toHaveBeenCalledWith('reply', true);
    await press('Accept as answer');
    await waitFor(() => expect(args.open?.actions.onAccept).toHaveBeenCalledWith('reply'));
    canvas.getByRole('textbox', { name: /Your reply/ }).focus();
    await userEvent.keyboard('Thank you');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.open?.actions.onReply).toHaveBeenCalledWith('Thank you'));
  },
};
