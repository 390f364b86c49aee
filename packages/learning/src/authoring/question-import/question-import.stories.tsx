import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { QuestionImport, type QuestionImportProps } from './question-import';

type ReadText = QuestionImportProps['onReadText'];

const truth = (text: string): AuthoredQuestionView => ({
  body: { type: 'true-false', prompt: { text, format: 'markdown' } },
  key: { type: 'true-false', value: true },
  feedback: {},
  points: 1,
  tags: [],
});
const PROBLEM = {
  line: 7,
  item: 'Which of these',
  message: 'No answer is marked as right. It was left out.',
};

const meta = {
  title: 'Learning/Authoring/Question import',
  component: QuestionImport,
  args: {
    onReadText: fn<ReadText>(async () => ({
      ok: true,
      data: { questions: [truth('Maize is a grass.'), truth('Beans fix nitrogen.')], problems: [PROBLEM] },
    })),
    onReadFile: fn(async () => ({ ok: true as const, data: { questions: [], problems: [] } })),
    onAdd: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof QuestionImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: [
    'state:default',
    'keyboard',
    'wcag:1.3.1',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:3.3.1',
    'wcag:3.3.2',
    'wcag:4.1.3',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const read = canvas.getByRole('button', { name: 'Read the questions' });
    await userEvent.click(read);
    await expect(await canvas.findByRole('link', { name: 'Paste the questions first' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Maize is a grass.');
    await userEvent.click(read);
    const heading = await canvas.findByRole('heading', {
      name: 'What was found: 2 questions can be added.',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onReadText).toHaveBeenCalledWith('markdown', 'Maize is a grass.');
    await expect(canvas.getByText('No answer is marked as right. It was left out.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the text' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Maize is a grass.');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the questions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 questions' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(''));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Where the questions come from' }),
      'qti',
    );
    const file = new File(['<a/>'], 'quiz.xml', { type: 'text/xml' });
    await userEvent.upload(canvas.getByLabelText(/^File/), file);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the questions' }));
    await expect(
      await canvas.findByRole('heading', { name: 'What was found: No question can be added.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    const picker = canvas.getByLabelText<HTMLInputElement>(/^File/);
    await waitFor(() => expect(picker).toHaveFocus());
    await expect(picker.files?.[0]?.name).toBe('quiz.xml');
  },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: {
    onReadText: fn<ReadText>(async () => ({ ok: false, message: 'This text is too long' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Maize');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the questions' }));
    await expect(await canvas.findByText('This text is too long')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Maize');
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    onReadText: fn<ReadText>(async () => ({
      ok: true,
      data: {
        questions: Array.from({ length: 8 }, () => truth(`${LONG} ${LONG}`)),
        problems: [{ line: null, item: LONG, message: `${LONG} ${LONG}` }],
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the questions' }));
    await expect(await canvas.findByRole('button', { name: 'Add 8 questions' })).toBeVisible();
  },
};
