import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorPage } from '../../lib/authoring-frames';
import { authoredUnits, checks, checksDone } from '../../lib/authoring-samples';
import { CourseEditorScreen } from './course-editor-screen';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Authoring/Course editor screen',
  component: CourseEditorScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorPage],
  args: {
    state: { status: 'ready' },
    course: {
      id: 'books',
      title: 'Keep the books of a small shop',
      summary: 'From the first receipt to the yearly accounts, with a pencil and one page a day.',
      description:
        'Most small shops close with money in the drawer and no idea where it came from.\n\nYou will need:\n\n- a shop, a stall, or a friend who has one\n- a notebook with numbered pages',
      level: 'beginner',
      categoryId: 'business',
      priceWhole: 1000,
      priceUnits: 1200,
      state: 'draft',
      learnerCount: 0,
    },
    categories: [
      { id: 'business', name: 'Business' },
      { id: 'farming', name: 'Farming' },
    ],
    units: authoredUnits,
    crumbs: [
      { label: 'My courses', href: '/instructor/courses' },
      { label: 'Keep the books of a small shop' },
    ],
    checklist: { items: checks, ready: false },
    preview: { state: 'idle' },
    onPreview: fn(),
    onSave: fn(fine),
    onPicture: fn(fine),
    onAddUnit: fn(fine),
    onReorderUnits: fn(fine),
    onRemoveUnit: fn(fine),
    onSubmitForReview: fn(fine),
    previewHref: '/course/books',
  },
} satisfies Meta<typeof CourseEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { course } = meta.args;

export const Default: Story = { tags: ['!test'] };

export const ChangesAskedFor: Story = {
  args: {
    course: {
      ...course,
      title:
        'Kuweka vitabu vya duka dogo: keep the books of a small shop, from the first receipt to the yearly accounts',
      state: 'changes',
      reviewNote: {
        text: 'The lesson on credit promises that a bank will lend. Please say “may”.\nThe second picture needs a text alternative.',
        at: '2026-11-20T09:30:00.000Z',
      },
    },
    history: [
      {
        id: '2',
        title: 'Mwende Kilonzo asked for changes',
        at: '2026-11-20T09:30:00.000Z',
        reason: 'The lesson on credit promises that a bank will lend.',
      },
      { id: '1', title: 'You submitted the course', at: '2026-11-18T14:02:00.000Z' },
    ],
  },
};

export const NewAndEmpty: Story = {
  args: {
    course: { ...course, summary: '', description: '', priceWhole: null, categoryId: undefined },
    units: [],
    previewHref: undefined,
  },
};

export const InReview: Story = {
  args: {
    course: { ...course, state: 'review', learnerCount: 12 },
    checklist: { items: checksDone, ready: true },
    onSubmitForReview: undefined,
    onWithdraw: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'It was published just now.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from review' }));
    await expect(await canvas.findByText('It was published just now.')).toBeVisible();
  },
};

export const TypingFound: Story = {
  tags: ['wcag:3.3.4'],
  args: {
    draft: {
      title: 'Keep the books of a small shop, in an evening',
      summary: course.summary,
      description: 'Bring a pencil.',
      level: 'intermediate',
      categoryId: 'farming',
      priceWhole: '900',
    },
    onTyping: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = () => canvas.getByRole('textbox', { name: 'Title' });
    await expect(title()).toHaveValue('Keep the books of a small shop, in an evening');
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('Bring a pencil.');
    await userEvent.type(title(), 's');
    await expect(args.onTyping).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Keep the books of a small shop, in an evenings', priceWhole: '900' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(title()).toHaveValue(course.title));
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};

/** Someone else saved the details of a published course since they were opened. */
export const Conflict: Story = {
  tags: ['wcag:3.3.4', 'spec:R.94'],
  args: {
    course: { ...course, state: 'published' },
    publishing: { staged: true, pending: false },
    onSubmitForReview: undefined,
    conflict: {
      theirs: { ...course, title: 'Books of a small shop' },
      onKeepMine: fn(),
      onTakeTheirs: fn(),
    },
    onTyping: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = () => canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title(), ', mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the other version' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take the other version?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take the other version' }));
    await waitFor(() => expect(title()).toHaveValue(course.title));
    await expect(args.conflict?.onTakeTheirs).toHaveBeenCalledOnce();
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};

export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() }, course: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1'],
  args: {
    onRemoveUnit: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'Two learners hold this unit already.' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const added = canvas.getByRole('textbox', { name: 'Title of a new unit' });
    added.focus();
    await userEvent.keyboard('{Enter}');
    await expect(added).toHaveAccessibleDescription(/Enter a title/);
    await userEvent.keyboard('Taxes{Enter}');
    await waitFor(() => expect(args.onAddUnit).toHaveBeenCalledWith({ title: 'Taxes' }));
    await waitFor(() => expect(added).toHaveValue(''));
    await expect(added).toHaveFocus();

    const price = canvas.getByRole('textbox', { name: /Price for the whole course/ });
    await userEvent.clear(price);
    await userEvent.type(price, 'cheap{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Enter whole shillings, like 450' })).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '1,200{Enter}');
    await expect(await canvas.findByText('Details saved')).toBeVisible();
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ priceWhole: 1200, categoryId: 'business', level: 'beginner' }),
    );

    canvas.getByRole('button', { name: 'Remove Stock' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “Stock”?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('Two learners hold this unit already.')).toBeVisible();
  },
};
