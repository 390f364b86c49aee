import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inInstructorPage } from '../../lib/authoring-frames';
import { type AnswerToMarkView, MarkingScreen, type MarkOutcome } from './marking-screen';

const ANSWER: AnswerToMarkView = {
  slot: 's1',
  question: { id: 's1', number: 3, type: 'essay', prompt: 'Why do you rotate crops?', points: 6 },
  answer: {
    type: 'essay',
    text: 'Because each plant takes something else from the soil.\n\nBeans give nitrogen back, and pests do not find their plants again.',
  },
  rubric: {
    criteria: [
      {
        id: 'reasons',
        name: 'Reasons',
        levels: [
          { points: 0, text: 'None' },
          { points: 2, text: 'One reason' },
          { points: 4, text: 'Two reasons with examples' },
        ],
      },
      {
        id: 'words',
        name: 'Own words',
        levels: [
          { points: 0, text: 'Copied' },
          { points: 2, text: 'Own words' },
        ],
      },
    ],
  },
  points: null,
  levels: {},
  comment: '',
  markedBy: null,
  markedAt: '2026-11-20T08:00:00.000Z',
};
const ATTEMPT = {
  id: 'a1',
  quiz: 'What the soil needs',
  learner: 'Achieng Otieno',
  submittedAt: '2026-11-20T08:00:00.000Z',
  waiting: 1,
  pointsScored: 3,
  points: 9,
  answers: [ANSWER],
};

const meta = {
  title: 'Learning/Authoring/Marking screen',
  component: MarkingScreen,
  decorators: [inInstructorPage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    attempt: ATTEMPT,
    crumbs: [{ label: 'Marking', href: '/instructor/marking' }, { label: 'Achieng Otieno' }],
    maxComment: 5000,
    onMark: fn(async (): Promise<MarkOutcome> => ({ ok: true })),
    nextHref: '/instructor/marking/a2',
    queueHref: '/instructor/marking',
  },
} satisfies Meta<typeof MarkingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: [
    'state:default',
    'keyboard',
    'wcag:1.3.1',
    'wcag:2.1.1',
    'wcag:2.4.6',
    'wcag:3.3.1',
    'wcag:3.3.2',
    'wcag:4.1.3',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save the mark' });
    await userEvent.click(save);
    await expect(canvas.getByRole('link', { name: 'Enter the points, from 0 to 6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Two reasons with examples (4 points)' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Own words (2 points)' }));
    await expect(canvas.getByRole('textbox', { name: /^Points/ })).toHaveValue('6');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Comment/ }), 'Well argued.');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onMark).toHaveBeenCalledWith('s1', {
        points: 6,
        levels: { reasons: 2, words: 1 },
        comment: 'Well argued.',
        markedAt: ANSWER.markedAt,
      }),
    );
    await expect(await canvas.findByText('Marked')).toBeVisible();
  },
};

export const AllMarked: Story = {
  args: {
    attempt: {
      ...ATTEMPT,
      waiting: 0,
      pointsScored: 9,
      answers: [
        {
          ...ANSWER,
          points: 6,
          levels: { reasons: 2, words: 1 },
          comment: 'Well argued.',
          markedBy: 'Wanjiku Kamau',
        },
      ],
    },
  },
};

const CHOICE = {
  id: 's2',
  number: 2,
  type: 'single' as const,
  prompt: 'When do you water?',
  points: 1,
  options: [
    { id: 'a', text: 'In the morning' },
    { id: 'b', text: 'At noon' },
  ],
};
export const LateAnswers: Story = {
  args: {
    attempt: {
      ...ATTEMPT,
      endedAt: '2026-11-20T08:00:00.000Z',
      late: [
        {
          slot: 's2',
          question: CHOICE,
          answer: { type: 'single', option: 'a' },
          instead: { type: 'single', option: 'b' },
          receivedAt: '2026-11-20T08:03:00.000Z',
          decision: 'waiting',
        },
        {
          slot: 's1',
          question: ANSWER.question,
          answer: { type: 'essay', text: 'Because each plant takes something else from the soil.' },
          instead: null,
          receivedAt: '2026-11-20T08:03:00.000Z',
          decision: 'waiting',
        },
      ],
    },
    onDecideLate: fn(async () => ({ ok: true as const })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/3 minutes after the end/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept late answers' }));
    await expect(args.onDecideLate).toHaveBeenCalledWith(true);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '2 answers arrived late' })).toHaveFocus(),
    );
  },
};

export const HiddenName: Story = {
  args: {
    attempt: { ...ATTEMPT, learner: null, answers: [{ ...ANSWER, rubric: null, answer: null }] },
    nextHref: undefined,
  },
};

export const RefusedByTheServer: Story = {
  tags: ['state:error'],
  args: {
    onMark: fn(
      async (): Promise<MarkOutcome> => ({
        ok: false,
        message: 'Someone marked this answer since you opened it.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Points/ }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the mark' }));
    await expect(await canvas.findByText('Someone marked this answer since you opened it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Points/ })).toHaveValue('3');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { state: { status: 'loading' }, attempt: undefined },
};

export const Failed: Story = {
  args: {
    state: { status: 'error', error: { message: 'The answers could not be loaded.' }, onRetry: fn() },
    attempt: undefined,
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'spec:16.26', 'wcag:1.4.10', 'wcag:3.1.2'],
  args: {
    attempt: {
      ...ATTEMPT,
      learner: `${LONG} ${LONG}`,
      quiz: LONG,
      answers: [
        {
          ...ANSWER,
          question: { ...ANSWER.question, prompt: `${LONG} ${LONG} ${LONG}` },
          answer: { type: 'essay', text: `${LONG} ${LONG} ${LONG} ${LONG}` },
          answerLanguage: 'sw',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const essay = canvas.getByText(`${LONG} ${LONG} ${LONG} ${LONG}`);
    await expect(essay.closest('[lang]')).toHaveAttribute('lang', 'sw');
  },
};

const read = fn(() => ({ points: 4, levels: {}, comment: 'Two good', markedAt: ANSWER.markedAt }));
const write = fn();

/** A mark of an earlier visit is in the form, and each change is reported. */
export const Kept: Story = {
  tags: ['spec:15.131'],
  args: { drafts: { read, write } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Comment/ }), ' reasons');
    await expect(write).toHaveBeenLastCalledWith(
      's1',
      expect.objectContaining({ points: 4, comment: 'Two good reasons' }),
    );
  },
};
