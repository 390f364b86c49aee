import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longCourse } from '../../lib/samples';
import { LessonNotes, type LessonNotesProps } from './lesson-notes';
import { sampleNotes } from './sample-notes';

function WithDraft(props: LessonNotesProps) {
  const [draft, setDraft] = useState(props.draft);
  return <LessonNotes {...props} draft={draft} onDraftChange={setDraft} />;
}

const meta = {
  title: 'Learning/Courses/Lesson notes',
  component: LessonNotes,
  args: sampleNotes,
  render: (args) => <WithDraft {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

export const Default: Story = { args: { section: { id: 'count-in-twos', title: 'Count in twos' } } };
export const NoNotes: Story = { args: { notes: [], count: 0 } };
export const Loading: Story = { args: { notes: [], count: 0, state: 'loading' } };
export const Failed: Story = { args: { notes: [], count: 0, state: 'error' } };
export const ManyPages: Story = { args: { count: 45, onOlder: fn(), onNewer: fn() } };
export const LongTexts: Story = {
  args: {
    notes: [
      {
        id: 'long',
        text: `${longCourse.title} `.repeat(6),
        section: { title: longCourse.title, href: '#x' },
        createdAt: '2026-01-11T17:30:00Z',
      },
    ],
    count: 1,
    section: { id: 'x', title: longCourse.title },
  },
};

/** The server cannot be reached: the note is kept, and says so. */
export const Kept: Story = {
  tags: ['spec:12.86', 'wcag:4.1.3'],
  args: { onAdd: fn(async () => ({ ok: true as const, kept: true })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'Buy a second pencil');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save the note' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      text: 'Buy a second pencil',
      section: null,
      quote: null,
    });
    await waitFor(() => expect(field(canvasElement)).toHaveValue(''));
    await expect(within(canvasElement).getByText('Kept on this phone')).toBeVisible();
  },
};

/** The server refuses it: the text stays, with the reason. */
export const Refused: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    onAdd: fn(async () => ({
      ok: false as const,
      message: 'A lesson has room for 200 notes. Delete one first.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvasElement), 'One more');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the note' }));
    await expect(await canvas.findByText(/room for 200 notes/)).toBeVisible();
    await expect(field(canvasElement)).toHaveValue('One more');
  },
};

/** A passage was selected in the lesson: it is saved without words, too. */
export const Marked: Story = {
  tags: ['spec:17.88', 'wcag:2.4.3'],
  args: {
    quote: 'Write the difference on the page every day',
    onUnmark: fn(),
    notes: [
      {
        id: 'marked',
        text: '',
        quote: 'What the book says and what the drawer holds',
        createdAt: '2026-01-11T17:30:00Z',
      },
    ],
    count: 1,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the note' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ text: '', section: null, quote: args.quote });
    await waitFor(() => expect(args.onUnmark).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Without the marked text' }));
    await expect(args.onUnmark).toHaveBeenCalledTimes(2);
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The note that is saved; the one that waits on this device comes first.
    const button = () => canvas.getAllByRole('button', { name: 'Change' }).at(-1);
    button()?.focus();
    await userEvent.keyboard('{Enter}');
    const text = canvas.getByRole('textbox', { name: 'Your note' });
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, delete it' }));
    await expect(args.onRemove).toHaveBeenCalled();
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.keyboard('Buy a second pencil');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({
      text: 'Buy a second pencil',
      section: null,
      quote: null,
    });
  },
};
