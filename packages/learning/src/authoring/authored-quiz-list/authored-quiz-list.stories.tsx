import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { AuthoredQuizList } from './authored-quiz-list';

const meta = {
  title: 'Learning/Authoring/Authored quiz list',
  component: AuthoredQuizList,
  args: {
    quizzes: [
      {
        id: '1',
        title: 'What you know already',
        href: '#1',
        place: 'Before the lesson “Feed the soil”',
        questions: 3,
        points: 3,
        practice: true,
        required: false,
        closesAt: null,
        attempts: 41,
      },
      {
        id: '2',
        title: 'What the soil needs',
        href: '#2',
        place: 'After the lesson “Feed the soil”',
        questions: 8,
        points: 12,
        practice: false,
        required: true,
        closesAt: '2026-12-01T15:00:00.000Z',
        attempts: 1,
      },
    ],
    places: [
      { value: 'unit', label: 'At the end of the unit' },
      { value: 'post lesson', label: 'After the lesson “Feed the soil”' },
    ],
    maxTitle: 200,
    onAdd: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof AuthoredQuizList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'wcag:3.3.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole('button', { name: 'Add a quiz' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a quiz' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add the quiz' }));
    await expect(await dialog.findByRole('link', { name: 'Enter a title' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Compost');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Where learners find it' }),
      'post lesson',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add the quiz' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ title: 'Compost', place: 'post lesson' }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const Empty: Story = { tags: ['state:empty'], args: { quizzes: [] } };

export const WithoutQuestions: Story = {
  tags: ['wcag:1.4.1'],
  args: {
    places: [],
    quizzes: [
      {
        id: '3',
        title: 'Compost',
        href: '#3',
        place: 'At the end of the unit',
        questions: 0,
        points: 0,
        practice: false,
        required: false,
        closesAt: null,
        attempts: 0,
      },
    ],
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    quizzes: [
      {
        id: '4',
        title: `${LONG} ${LONG} ${LONG}`,
        href: '#4',
        place: LONG,
        questions: 200,
        points: 1000,
        practice: false,
        required: false,
        closesAt: '2026-12-01T15:00:00.000Z',
        attempts: 12_000,
      },
    ],
  },
};
