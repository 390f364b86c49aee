import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ContentPicker } from './content-picker';

const COURSES = [
  { id: 'bees', title: 'Keep bees in the highlands' },
  { id: 'iot', title: 'Internet of things for beginners: from farm to table with sensors' },
];

const OUTLINE = {
  units: [
    {
      id: 'u1',
      title: 'The hive',
      items: [
        { kind: 'lesson' as const, id: 'l1', title: 'Where bees live' },
        { kind: 'quiz' as const, id: 'q1', title: 'Where bees live' },
        { kind: 'lesson' as const, id: 'l2', title: 'Tools of a beekeeper' },
      ],
    },
    { id: 'u2', title: 'Honey', items: [{ kind: 'quiz' as const, id: 'q2', title: 'Final quiz' }] },
  ],
};

const meta = {
  title: 'Learning/Screens/Content picker',
  component: ContentPicker,
  args: {
    platform: 'Moodle of Moi School',
    multiple: true,
    grades: true,
    courses: COURSES,
    onSearch: fn(),
    outlines: { bees: OUTLINE },
    onOpen: fn(),
    onAdd: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof ContentPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3', 'spec:14.288'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveFocus();
    await userEvent.keyboard('bees{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('bees');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(
      canvas.getByRole('checkbox', { name: 'Whole course: Keep bees in the highlands' }),
    ).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Quiz: Where bees live' })).toBeChecked();
    await expect(canvas.getByText('2 items chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 items' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith([
        { kind: 'course', id: 'bees' },
        { kind: 'quiz', id: 'q1' },
      ]),
    );
  },
};

export const OneItem: Story = {
  tags: ['spec:14.288', 'wcag:3.3.1'],
  args: {
    multiple: false,
    grades: false,
    onAdd: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'This is not published any more.' })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add Whole course: Keep bees in the highlands' }),
    );
    await expect(args.onAdd).toHaveBeenCalledWith([{ kind: 'course', id: 'bees' }]);
    await expect(await canvas.findByText('This is not published any more.')).toBeVisible();
  },
};

export const LoadsAnOutline: Story = {
  tags: ['spec:14.288'],
  args: { outlines: { iot: 'failed' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button', { name: /Lessons and quizzes/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith('bees');
    await userEvent.click(second as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('iot');
  },
};

export const NothingFound: Story = { args: { courses: [] } };

export const Loading: Story = { args: { courses: undefined } };

export const Failed: Story = {
  tags: ['spec:14.341'],
  args: {
    courses: undefined,
    error: 'The courses could not be loaded. Check your connection.',
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
