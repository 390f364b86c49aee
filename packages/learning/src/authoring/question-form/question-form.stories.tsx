import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { QuestionForm } from './question-form';

const meta = {
  title: 'Learning/Authoring/Question form',
  component: QuestionForm,
  args: {
    type: 'single',
    language: 'en',
    onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onCancel: fn(),
    onRender: async (markdown: string) => ({ html: `<p>${markdown}</p>`, short: [] }),
  },
} satisfies Meta<typeof QuestionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const prompt = (text: string) => ({ text, format: 'markdown' as const });
const rest = { feedback: {}, points: 1, tags: ['soil'] };

const CHOICE: AuthoredQuestionView = {
  ...rest,
  body: {
    type: 'multiple',
    prompt: prompt('Which of these improve a **sandy** soil?'),
    options: [
      { id: 'a', text: 'Compost' },
      { id: 'b', text: 'More sand' },
      { id: 'c', text: 'Manure' },
    ],
  },
  key: { type: 'multiple', options: ['a', 'c'], rule: 'partial' },
  feedback: { options: { b: 'Sand lets water run through even faster.' } },
};

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await expect(canvas.getByRole('link', { name: 'Write the question' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write at least two answers' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    const typed = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.type(typed('Question'), 'When does the long rain begin?');
    await userEvent.type(typed('Answer 1'), 'March');
    await userEvent.type(typed('Answer 2'), 'July');
    await userEvent.click(canvas.getByRole('radio', { name: 'Answer 1 is right' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add an answer' }));
    await waitFor(() => expect(typed('Answer 4')).toHaveFocus());
    await userEvent.keyboard('May');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove answer 3' }));
    await waitFor(() => expect(typed('Answer 3')).toHaveFocus());
    const preview = within(canvas.getByRole('region', { name: 'What learners see' }));
    await expect(await preview.findByRole('radio', { name: 'July' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          type: 'single',
          options: [
            expect.objectContaining({ text: 'March' }),
            expect.objectContaining({ text: 'July' }),
            expect.objectContaining({ text: 'May' }),
          ],
        }) as unknown,
        points: 1,
      }),
    );
  },
};

export const Edited: Story = {
  tags: ['wcag:1.3.1'],
  args: { question: CHOICE },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Answer 3 is right' })).toBeChecked();
    await passTime(500);
    await expect(
      await canvas.findByText('Which of these improve a **sandy** soil?', { selector: 'p' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await expect(args.onSave).toHaveBeenCalledWith(CHOICE);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const RefusedByTheServer: Story = {
  tags: ['state:error'],
  args: {
    question: CHOICE,
    onSave: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Someone saved this question since you opened it.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await expect(await canvas.findByText('Someone saved this question since you opened it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('Compost');
  },
};

export const TrueOrFalse: Story = { args: { type: 'true-false' } };

export const NumberWithUnit: Story = {
  args: {
    question: {
      ...rest,
      body: { type: 'numeric', prompt: prompt('How many litres does the tank hold?'), unit: 'litres' },
      key: { type: 'numeric', accepted: [{ value: 1000, abs: 50, credit: 1 }] },
    },
  },
};

export const ShortText: Story = {
  args: {
    question: {
      ...rest,
      body: { type: 'short-text', prompt: prompt('Which city is the capital of Kenya?'), maxLength: 500 },
      key: { type: 'short-text', accepted: [{ text: 'Nairobi', credit: 1 }], ignoreDiacritics: true },
    },
  },
};

export const Blanks: Story = {
  args: { type: 'fill-in' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Complete it.');
    const text = canvas.getByRole('textbox', { name: 'Text with blanks' });
    await userEvent.type(text, 'It rains in [[[[April/aprili]].');
    await userEvent.type(canvas.getByRole('textbox', { name: /Blank 1 asks for/ }), 'a month');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          parts: ['It rains in ', { blank: 'b1', label: 'a month' }, '.'],
        }) as unknown,
      }),
    );
  },
};

export const Pairs: Story = {
  args: {
    question: {
      ...rest,
      body: {
        type: 'matching',
        prompt: prompt('Who eats what?'),
        left: [
          { id: 'g', text: 'Goat' },
          { id: 'l', text: 'Lion' },
        ],
        right: [
          { id: 'r1', text: 'Leaves' },
          { id: 'r2', text: 'Goats' },
          { id: 'r3', text: 'Stones' },
        ],
      },
      key: { type: 'matching', pairs: { g: 'r1', l: 'r2' } },
    },
  },
};

export const InOrder: Story = {
  args: { type: 'ordering' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'In which order?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Item 1' }), 'Weed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Item 2' }), 'Sow');
    await userEvent.click(canvas.getByRole('button', { name: 'Move item 2 up' }));
    await expect(canvas.getByRole('textbox', { name: 'Item 1' })).toHaveValue('Sow');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          items: [expect.objectContaining({ text: 'Sow' }), expect.objectContaining({ text: 'Weed' })],
        }) as unknown,
      }),
    );
  },
};

export const EssayWithRubric: Story = {
  args: {
    question: {
      ...rest,
      points: 6,
      body: { type: 'essay', prompt: prompt('Why do you rotate crops?'), minWords: 50, maxWords: 300 },
      key: {
        type: 'essay',
        rubric: {
          criteria: [
            {
              id: 'reasons',
              name: 'Reasons',
              levels: [
                { points: 0, text: 'None' },
                { points: 3, text: 'Two reasons with examples' },
              ],
            },
          ],
        },
      },
    },
  },
};

export const AskForFiles: Story = { args: { type: 'file' } };

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    question: {
      ...CHOICE,
      body: {
        type: 'single',
        prompt: prompt(`${LONG} ${LONG} ${LONG}`),
        options: [
          { id: 'a', text: `${LONG} ${LONG}` },
          { id: 'b', text: LONG },
        ],
      },
      key: { type: 'single', option: 'a' },
      feedback: { general: `${LONG} ${LONG} ${LONG}` },
    },
  },
};
