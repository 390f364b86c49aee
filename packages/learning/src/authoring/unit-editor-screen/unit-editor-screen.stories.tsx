import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorPage } from '../../lib/authoring-frames';
import { authoredTopics } from '../../lib/authoring-samples';
import { UnitEditorScreen } from './unit-editor-screen';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Authoring/Unit editor screen',
  component: UnitEditorScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorPage],
  args: {
    state: { status: 'ready' },
    unit: {
      id: 'unit-2',
      title: 'Stock',
      summary: 'Know what you have, what it cost, and when to buy more.',
      price: 450,
      requiresQuizzes: false,
      position: 2,
    },
    course: { title: 'Keep the books of a small shop', href: '/instructor/course/books' },
    topics: authoredTopics,
    crumbs: [
      { label: 'My courses', href: '/instructor/courses' },
      { label: 'Keep the books of a small shop', href: '/instructor/course/books' },
      { label: 'Stock' },
    ],
    onSave: fn(fine),
    onTyping: fn(),
    onAddTopic: fn(fine),
    onReorderTopics: fn(fine),
    onRemoveTopic: fn(fine),
  },
} satisfies Meta<typeof UnitEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Empty: Story = { args: { topics: [] } };
export const Loading: Story = { args: { state: { status: 'loading' }, unit: undefined } };

/** A published course: a save waits for an approval unless it is a minor correction. */
export const MinorCorrection: Story = {
  tags: ['spec:R.92'],
  args: { publishing: { staged: true, pending: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 's');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Minor correction: publish now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the unit' }));
    await expect(await canvas.findByText('Correction published. Learners see it now.')).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Stocks', minor: true }),
    );
  },
};

export const TypingFound: Story = {
  args: { draft: { title: 'Stock and orders', summary: '', price: '500', requiresQuizzes: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('What you typed is back')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Stock and orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Stock'));
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};

export const Conflict: Story = {
  tags: ['wcag:3.3.4', 'spec:R.94'],
  args: {
    conflict: {
      theirs: { title: 'Stock and orders', summary: 'Count, then order.', price: 500, requiresQuizzes: true },
      onKeepMine: fn(),
      onTakeTheirs: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show the other version'));
    await expect(canvas.getByText('Count, then order.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.conflict?.onKeepMine).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move When to order again up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onReorderTopics).toHaveBeenCalledWith([
        'lesson-2-1',
        'lesson-2-3',
        'lesson-2-2',
        'lesson-2-4',
      ]),
    );
    const price = canvas.getByRole('textbox', { name: 'Price in shillings' });
    await userEvent.clear(price);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: /Enter whole shillings/ })).toBeVisible();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.type(price, '0');
    canvas.getByRole('checkbox', { name: /complete once its required quizzes/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onTyping).toHaveBeenLastCalledWith(expect.objectContaining({ price: '0' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ price: 0, requiresQuizzes: true })),
    );
    await expect(await canvas.findByText('Unit saved')).toBeVisible();
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};
