import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QuestionStatistics } from './question-statistics';

const meta = {
  title: 'Learning/Authoring/Question statistics',
  component: QuestionStatistics,
  args: {
    from: 10,
    questions: [
      {
        slot: 's1',
        number: 1,
        type: 'single',
        prompt: 'When do you water?',
        attempts: 40,
        facility: 0,
        discrimination: null,
        options: [
          { id: 'a', text: 'In the morning', right: true, share: 0 },
          { id: 'b', text: 'At noon', right: false, share: 0.6 },
          { id: 'c', text: 'At night', right: false, share: 0.4 },
        ],
        advice: [{ code: 'nobody-right', option: { text: 'At noon', share: 0.6 } }],
      },
      {
        slot: 's2',
        number: 2,
        type: 'true-false',
        prompt: 'Maize is a grass.',
        attempts: 40,
        facility: 0.97,
        discrimination: 4,
        options: [
          { id: 'true', text: 'true', right: true, share: 0.97 },
          { id: 'false', text: 'false', right: false, share: 0.03 },
        ],
        advice: [{ code: 'easy', option: null }],
      },
      {
        slot: 's3',
        number: 3,
        type: 'essay',
        prompt: 'Describe your own plot.',
        attempts: 6,
        facility: 0.55,
        discrimination: null,
        options: [],
        advice: [],
      },
    ],
  },
} satisfies Meta<typeof QuestionStatistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Nobody gets this right; 60% chose “At noon”/)).toBeVisible();
    await expect(canvas.getByText('Advice comes with 10 answers.')).toBeVisible();
    await expect(canvas.getByText('True (right), 97%')).toBeVisible();
  },
};

export const NobodyAnswered: Story = {
  tags: ['state:empty'],
  args: {
    questions: [
      {
        slot: 's1',
        number: 1,
        type: 'numeric',
        prompt: 'How many litres?',
        attempts: 0,
        facility: null,
        discrimination: null,
        options: [],
        advice: [],
      },
    ],
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    questions: [
      {
        slot: 's1',
        number: 200,
        type: 'multiple',
        prompt: `${LONG} ${LONG} ${LONG}`,
        attempts: 12_000,
        facility: 0.15,
        discrimination: -20,
        options: [
          { id: 'a', text: `${LONG} ${LONG}`, right: true, share: 0.15 },
          { id: 'b', text: LONG, right: false, share: 0.85 },
        ],
        advice: [
          { code: 'hard', option: { text: LONG, share: 0.85 } },
          { code: 'unrelated', option: null },
        ],
      },
    ],
  },
};
