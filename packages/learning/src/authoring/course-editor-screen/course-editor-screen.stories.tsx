import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorPage } from '../../lib/authoring-frames';
import { checks, checksDone, curriculum } from '../../lib/authoring-samples';
import { CourseEditorScreen, type EditorTab } from './course-editor-screen';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Authoring/Course editor screen',
  component: CourseEditorScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorPage],
  render: function Render(args) {
    const [tab, setTab] = useState<EditorTab>(args.tab);
    return (
      <CourseEditorScreen
        {...args}
        tab={tab}
        onTabChange={(wanted) => {
          args.onTabChange(wanted);
          setTab(wanted);
        }}
      />
    );
  },
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
    tab: 'curriculum',
    onTabChange: fn(),
    curriculum: {
      units: curriculum,
      onMoveUnit: fn(fine),
      onMoveLesson: fn(fine),
      onMoveQuiz: fn(fine),
      onAddUnit: fn(fine),
      onAddLesson: fn(fine),
      onAddQuiz: fn(fine),
      onRenameUnit: fn(fine),
      onRenameLesson: fn(fine),
      onFreeToTry: fn(fine),
      onRemoveUnit: fn(fine),
      onRemoveLesson: fn(fine),
      onRemoveQuiz: fn(fine),
    },
    onSavePrices: fn(fine),
    crumbs: [
      { label: 'My courses', href: '/instructor/courses' },
      { label: 'Keep the books of a small shop' },
    ],
    checklist: { items: checks, ready: false },
    preview: { state: 'idle' },
    onPreview: fn(),
    onSave: fn(fine),
    onPicture: fn(fine),
    onSubmitForReview: fn(fine),
    previewHref: '/course/books',
  },
} satisfies Meta<typeof CourseEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { course } = meta.args;
const { curriculum: tree } = meta.args;

export const Default: Story = { tags: ['!test'] };

export const ChangesAskedFor: Story = {
  tags: ['spec:16.26', 'wcag:3.1.2'],
  args: {
    course: {
      ...course,
      title:
        'Kuweka vitabu vya duka dogo: keep the books of a small shop, from the first receipt to the yearly accounts',
      state: 'changes',
      reviewNote: {
        text: 'Somo la mikopo linaahidi kwamba benki itakopesha.\nPicha ya pili inahitaji maelezo.',
        language: 'sw',
        at: '2026-11-20T09:30:00.000Z',
      },
    },
    history: [
      {
        id: '2',
        title: 'Mwende Kilonzo asked for changes',
        at: '2026-11-20T09:30:00.000Z',
        reason: 'Somo la mikopo lisahihishwe.',
        reasonLanguage: 'sw',
      },
      { id: '1', title: 'You submitted the course', at: '2026-11-18T14:02:00.000Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Somo la mikopo linaahidi/)).toHaveAttribute('lang', 'sw');
  },
};

export const NewAndEmpty: Story = {
  args: {
    course: { ...course, summary: '', description: '', priceWhole: null, categoryId: undefined },
    curriculum: { ...tree, units: [] },
    autosave: true,
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
    await expect(canvasElement.querySelector('[data-slot=save-bar]')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-slot=callout]')).toHaveLength(1);
  },
};

/** Changes of a published course are under review. After they are withdrawn, the bar is back and has the next step. */
export const ChangesInReview: Story = {
  render: function Render(args) {
    const [state, setState] = useState<'review' | 'draft'>('review');
    const items = [
      { id: 'close', item: 'lesson', change: 'changed', title: 'Close the day', parts: ['text'] },
    ] as const;
    const withdraw = async (): Promise<FormOutcome> => {
      setState('draft');
      return { ok: true };
    };
    return (
      <CourseEditorScreen
        {...args}
        stagedChanges={{
          state,
          items,
          onDiscard: fine,
          ...(state === 'review' ? { onWithdraw: withdraw } : { onSubmit: fine }),
        }}
      />
    );
  },
  args: {
    tab: 'publish',
    course: { ...course, state: 'published', learnerCount: 24 },
    checklist: { items: checksDone, ready: true },
    onSubmitForReview: undefined,
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your changes are in review')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot=callout]')).toHaveLength(1);
    await step('withdraw', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from review' }));
      await expect(await canvas.findByRole('button', { name: 'Submit 1 change' })).toBeVisible();
      await expect(canvas.queryByText('Your changes are in review')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Publish' })).toHaveFocus());
    });
  },
};

/** A co-instructor reads the prices. */
export const PricesOfTheOwner: Story = {
  tags: ['spec:12.127'],
  args: { tab: 'price', course: { ...course, priceWhole: null, priceUnits: 300 }, onSavePrices: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Only the owner of this course can change its prices.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/300, the sum of its units$/)).toBeVisible();
  },
};

/** What is discarded is not saved, although it was waiting to be. */
export const TypingFound: Story = {
  tags: ['wcag:3.3.4', 'spec:15.129'],
  args: {
    autosave: true,
    onSave: fn(fine),
    draft: {
      title: 'Keep the books of a small shop, in an evening',
      summary: course.summary,
      description: 'Bring a pencil.',
      level: 'intermediate',
      categoryId: 'farming',
    },
    tab: 'details',
    onTyping: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = () => canvas.getByRole('textbox', { name: 'Title' });
    await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title()).toHaveValue('Keep the books of a small shop, in an evening');
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('Bring a pencil.');
    await userEvent.type(title(), 's');
    await expect(args.onTyping).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Keep the books of a small shop, in an evenings',
        categoryId: 'farming',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(title()).toHaveValue(course.title));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};

/** Someone else saved the details of a published course since they were opened. */
export const Conflict: Story = {
  tags: ['wcag:3.3.4', 'spec:R.94'],
  args: {
    course: { ...course, state: 'published' },
    tab: 'details',
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ', mine');
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

/** A draft saves itself a second after the last keystroke. */
export const SavesItself: Story = {
  tags: ['spec:12.102'],
  args: { tab: 'details', autosave: true, onSave: fn(fine) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Books');
    await expect(canvas.getAllByText('Not saved yet')[0]).toBeVisible();
    await passTime(1000);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Books' })),
    );
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=save-state]')).toHaveTextContent(/^Saved/),
    );
    await expect(title).toHaveFocus();
  },
};

/** What waits for the pause is sent when the editor is left. */
export const SavesOnLeaving: Story = {
  tags: ['spec:15.129'],
  args: { tab: 'details', autosave: true, onSave: fn(fine) },
  render: function Render(args) {
    const [left, setLeft] = useState(false);
    return (
      <>
        <Button onClick={() => setLeft(true)}>Leave</Button>
        {left ? <h1>My courses</h1> : <CourseEditorScreen {...args} />}
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' today');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ title: expect.stringMatching(/ today$/) as string }),
      ),
    );
  },
};

/** Changes of a published course: the prices of units and of the whole are in one table. */
export const PublishedWithChanges: Story = {
  tags: ['spec:12.103', 'wcag:3.3.1'],
  args: {
    tab: 'price',
    course: { ...course, state: 'published', learnerCount: 24 },
    checklist: { items: checksDone, ready: true },
    onSubmitForReview: undefined,
    onVersions: fn(),
    onSavePrices: fn(fine),
    stagedChanges: {
      state: 'draft',
      trusted: true,
      items: [{ id: 'close', item: 'lesson', change: 'changed', title: 'Close the day', parts: ['text'] }],
      onSubmit: fn(fine),
      onDiscard: fn(fine),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByRole('textbox', { name: '2. Stock and prices' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the prices' }));
    await expect(
      await canvas.findByRole('link', { name: 'Enter whole shillings, like 450, or 0' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '2. Stock and prices' }), '200');
    const whole = canvas.getByRole('textbox', { name: /Price for the whole course/ });
    await userEvent.clear(whole);
    await userEvent.type(whole, '1,200');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the prices' }));
    await waitFor(() =>
      expect(args.onSavePrices).toHaveBeenCalledWith({
        priceWhole: 1200,
        units: [{ id: 'stock', price: 200 }],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 1 change' }));
    await waitFor(() => expect(args.stagedChanges?.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'spec:12.100'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Curriculum' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('details');
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ', kept');
    await userEvent.click(canvas.getByRole('tab', { name: 'Cover' }));
    await expect(await canvas.findByText('On a card')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(`${course.title}, kept`);
    canvas.getByRole('textbox', { name: 'Title' }).focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('Details saved')).toBeVisible();
    // The next step, pressed too early, opens the list of what is missing.
    canvas.getByRole('button', { name: 'Submit for review' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('publish');
    await expect(args.onSubmitForReview).not.toHaveBeenCalled();
    await expect(canvas.getByText('2 things are missing. They are listed under Publish.')).toBeVisible();
  },
};
