import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { curriculum } from '../../lib/authoring-samples';
import { CurriculumTree } from './curriculum-tree';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Authoring/Curriculum tree',
  component: CurriculumTree,
  args: {
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
} satisfies Meta<typeof CurriculumTree>;

export default meta;
type Story = StoryObj<typeof meta>;

const titlesIn = (canvasElement: HTMLElement, unit: string) =>
  [...canvasElement.querySelectorAll(`[data-row=${unit}] [data-slot=curriculum-row] a`)].map(
    ({ textContent }) => textContent,
  );
const polite = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = { tags: ['!test'] };

export const PassMarks: Story = {
  tags: ['spec:15.141'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/10 questions.*pass at 60%/);
  },
};

export const Empty: Story = {
  args: { units: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add unit' }));
    const title = canvas.getByRole('textbox', { name: 'Title of the new unit' });
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveAccessibleDescription(/Enter a title/);
    await userEvent.keyboard('Know your cash{Enter}');
    await waitFor(() => expect(args.onAddUnit).toHaveBeenCalledWith('Know your cash'));
    // Until the new unit is there.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add unit' })).toHaveFocus());
  },
};

export const LongTitles: Story = {
  args: {
    units: curriculum.map((unit, at) =>
      at === 1
        ? {
            ...unit,
            title: 'Agricultural-extension-and-smallholder-irrigation-scheme-documentation for beginners',
            items: unit.items.map((item) => ({
              ...item,
              title: `${item.title}, ${item.title}, ${item.title}`,
            })),
          }
        : unit,
    ),
  },
};

/** The server refuses: somebody else changed the course. */
export const Refused: Story = {
  tags: ['wcag:4.1.3', 'spec:12.95'],
  args: {
    onMoveLesson: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Someone changed this course since you opened it, so nothing was moved.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Close the day' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move up' }));
    await expect(await canvas.findByText(/so nothing was moved/)).toBeVisible();
    await expect(titlesIn(canvasElement, 'cash')[0]).toBe('One page a day');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const MovedByTheMenu: Story = {
  tags: ['spec:12.98', 'wcag:2.5.7'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Count what you have' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move to another unit' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Move “Count what you have” to another unit' }),
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Unit' }), 'Know your cash');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(args.onMoveLesson).toHaveBeenCalledWith({ id: 'count', unitId: 'cash', position: 4 }),
    );
    await expect(titlesIn(canvasElement, 'cash').slice(3)).toEqual([
      'Count what you have',
      'Count a shelf',
      'Know your cash',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(args.onMoveLesson).toHaveBeenLastCalledWith({ id: 'count', unitId: 'stock', position: 1 }),
    );
    await expect(titlesIn(canvasElement, 'stock')[0]).toBe('Count what you have');
  },
};

export const RenamedAndRemoved: Story = {
  tags: ['spec:12.99', 'wcag:3.3.1'],
  args: {
    onRemoveLesson: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'Learners have studied this lesson.' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const choose = async (title: string, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${title}` }));
      await userEvent.click(await canvas.findByRole('menuitem', { name }));
    };
    await choose('One page a day', 'Stop making it free');
    await waitFor(() => expect(args.onFreeToTry).toHaveBeenCalledWith('page', false));
    await choose('One page a day', 'Rename');
    const rename = within(await screen.findByRole('dialog', { name: 'Rename “One page a day”' }));
    const title = rename.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(rename.getByRole('button', { name: 'Save the title' }));
    await expect(title).toBeInvalid();
    await expect(title).toHaveAccessibleDescription(/Error: /);
    await userEvent.type(title, 'One page a day, no more');
    await userEvent.click(rename.getByRole('button', { name: 'Save the title' }));
    await waitFor(() => expect(args.onRenameLesson).toHaveBeenCalledWith('page', 'One page a day, no more'));
    await choose('One page a day', 'Remove');
    const remove = within(await screen.findByRole('alertdialog', { name: 'Remove “One page a day”?' }));
    await userEvent.click(remove.getByRole('button', { name: 'Remove' }));
    await expect(await remove.findByText('Learners have studied this lesson.')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'spec:12.97'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = () => canvas.getByRole('link', { name: 'Close the day' });
    row().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(row()).toHaveFocus();
    await expect(args.onMoveLesson).toHaveBeenLastCalledWith({ id: 'close', unitId: 'cash', position: 3 });
    await waitFor(() => expect(polite()).toHaveTextContent('“Close the day” is now 3 of 4.'));
    // The last lesson of a unit moves on into the next one.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(row()).toHaveFocus();
    await expect(titlesIn(canvasElement, 'stock')[0]).toBe('Close the day');
    await waitFor(() =>
      expect(args.onMoveLesson).toHaveBeenLastCalledWith({ id: 'close', unitId: 'stock', position: 1 }),
    );
    canvas.getByRole('button', { name: 'Contents of Know your cash' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'One page a day' })).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMoveUnit).toHaveBeenCalledWith(['stock', 'cash', 'credit']);
    await expect(canvas.getByRole('button', { name: 'Contents of Know your cash' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Fold all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Unfold all' })).toHaveFocus();
  },
};
