import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorPage } from '../../lib/authoring-frames';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import {
  type EditedQuestion,
  QuizEditorScreen,
  type QuizEditorScreenProps,
  type QuizEditorTab,
} from './quiz-editor-screen';

const rest = { feedback: {}, points: 1, tags: [] };
const truth = (text: string): AuthoredQuestionView => ({
  ...rest,
  body: { type: 'true-false', prompt: { text, format: 'markdown' } },
  key: { type: 'true-false', value: true },
});
const QUESTIONS: QuizEditorScreenProps['quiz'] & object = {
  id: 'quiz',
  title: 'What the soil needs',
  place: 'post',
  at: 'Feed the soil',
  language: 'en',
  points: 4,
  attempts: 12,
  publishing: { staged: true, pending: true },
  questions: [
    { id: 'q1', question: truth('Compost **feeds** the soil.') },
    {
      id: 'q2',
      question: {
        ...rest,
        points: 2,
        body: {
          type: 'single',
          prompt: { text: 'When do you water?', format: 'markdown' },
          options: [
            { id: 'a', text: 'In the morning' },
            { id: 'b', text: 'At noon' },
          ],
        },
        key: { type: 'single', option: 'a' },
      },
    },
    {
      id: 'q3',
      question: {
        ...rest,
        body: { type: 'essay', prompt: { text: 'Describe your own plot.', format: 'plain' } },
        key: { type: 'essay' },
      },
    },
  ],
};
const ok = async (): Promise<FormOutcome> => ({ ok: true });

/** The tab and the edited question, as the address keeps them. */
function Stateful(props: QuizEditorScreenProps) {
  const [tab, setTab] = useState<QuizEditorTab>(props.tab);
  const [editing, setEditing] = useState<EditedQuestion | null>(props.editing);
  return <QuizEditorScreen {...props} tab={tab} onTabChange={setTab} editing={editing} onEdit={setEditing} />;
}

const meta = {
  title: 'Learning/Authoring/Quiz editor screen',
  component: QuizEditorScreen,
  render: Stateful,
  decorators: [inInstructorPage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    quiz: QUESTIONS,
    crumbs: [
      { label: 'My courses', href: '/instructor/courses' },
      { label: 'Kitchen garden', href: '/instructor/course/1' },
      { label: 'What the soil needs' },
    ],
    tab: 'questions',
    onTabChange: fn(),
    editing: null,
    href: (editing) => `#${Object.values(editing ?? { list: 'questions' }).join()}`,
    onEdit: fn(),
    onSaveQuestion: fn(ok),
    onRemoveQuestion: fn(ok),
    onReorder: fn(ok),
    onRemoveQuiz: fn(ok),
    onRender: async (markdown: string) => ({ html: `<p>${markdown}</p>`, short: [] }),
    settings: <p>The settings of the quiz</p>,
    exchange: <p>Import and export</p>,
  },
} satisfies Meta<typeof QuizEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.6', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const down = canvas.getByRole('button', { name: 'Move Question 1 down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(['q2', 'q1', 'q3']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Question 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemoveQuestion).toHaveBeenCalledWith('q1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AddsAQuestion: Story = {
  tags: ['wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'True or false' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'New question · True or false' })).toHaveFocus(),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Maize is a grass.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await waitFor(() => expect(args.onSaveQuestion).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('list', { name: 'Questions' })).toBeVisible();
  },
};

export const EditsAQuestion: Story = {
  args: { editing: { id: 'q2' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Question 2 · One right answer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '2. When do you water?' })).toHaveFocus());
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    quiz: {
      ...QUESTIONS,
      questions: [],
      points: 0,
      attempts: 0,
      publishing: { staged: false, pending: false },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Paste many questions at once' }));
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Import and export', selected: true })).toHaveFocus(),
    );
  },
};

const BANKS = {
  list: [
    {
      id: 'soil',
      name: 'Soil',
      questions: 12,
      tags: [
        { tag: 'compost', questions: 2 },
        { tag: 'water', questions: 5 },
      ],
    },
    { id: 'seeds', name: 'Seeds', questions: 30, tags: [] },
  ],
  href: '#banks',
  onFind: fn(async ({ cursor }: { cursor?: string }) => ({
    ok: true as const,
    data: {
      questions: [
        { id: `${cursor ?? ''}b1`, question: { ...truth('Worms **help** the soil.'), tags: ['compost'] } },
        { id: `${cursor ?? ''}b2`, question: truth('Clay holds water.') },
      ],
      total: 4,
      next: cursor === undefined ? 'second' : null,
    },
  })),
  onAdd: fn(ok),
  onSaveDraw: fn(ok),
  onKeep: fn(ok),
};
const DRAWN = {
  ...QUESTIONS,
  points: 10,
  questions: [
    ...QUESTIONS.questions.slice(0, 1),
    {
      id: 'd1',
      draw: { bankId: 'soil', bankName: 'Soil', tag: 'compost', count: 3, points: 2, missing: 1 },
    },
    ...QUESTIONS.questions.slice(1),
  ],
};

export const FromABank: Story = {
  tags: ['spec:12.38', 'spec:12.39', 'spec:12.142'],
  args: { quiz: DRAWN, banks: BANKS, editing: { id: 'd1' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Draw at random' })).toHaveFocus();
    await expect(canvas.getByText('1 question is missing. An attempt asks what there is.')).toBeVisible();
    const tag = canvas.getByRole('combobox', { name: 'Tag' });
    await userEvent.selectOptions(tag, 'water (5)');
    await expect(canvas.getByText('5 questions match')).toBeVisible();
    await expect(canvas.queryByText(/is missing\. An attempt/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.banks?.onSaveDraw).toHaveBeenCalledWith(
        { bankId: 'soil', tag: 'water', count: 3, points: 2 },
        'd1',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '2–4. 3 questions at random from “Soil”' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: '5. When do you water?' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'From a bank' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose questions' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Worms help the soil.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(4));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[2]).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 questions' }));
    await waitFor(() => expect(args.banks?.onAdd).toHaveBeenCalledWith('soil', ['b1', 'secondb1']));
    await expect(await canvas.findByText('1 question is missing', { exact: true })).toBeVisible();
  },
};

export const Settings: Story = {
  args: { tab: 'settings' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove What the soil needs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemoveQuiz).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { state: { status: 'loading' }, quiz: undefined },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: {
    state: { status: 'error', error: { message: 'The quiz could not be loaded.' }, onRetry: fn() },
    quiz: undefined,
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    quiz: {
      ...QUESTIONS,
      title: `${LONG} ${LONG}`,
      at: LONG,
      questions: [{ id: 'q1', question: truth(`${LONG} ${LONG} ${LONG} ${LONG}`) }],
    },
  },
};
